#pragma once

#include "app/files/deck_files.h"

#include <wx/infobar.h>
#include <wx/timer.h>

#include <map>

namespace kizuna {

/// Tells when another program changed or removed the open deck's file, and offers to reload, keep
/// or save the deck. Checks when the deck changes, when the caller calls look(), and every two
/// seconds.
class DiskBar : public wxEvtHandler {
public:
    /// The bar is made when first needed, right above `below`, the last item of its parent's sizer.
    /// Everything passed in outlives this.
    DiskBar(wxWindow& below, DeckDocument& document, DeckFiles& files, const Messages& messages);

    void look();

private:
    bool is_shown() const { return bar_ && bar_->IsShown(); }
    void make();
    void tell(OnDisk state);
    void keep();
    void reload();

    wxWindow& below_;
    wxInfoBar* bar_ = nullptr; ///< owned by the parent of below_; null until first needed
    DeckDocument& document_;
    DeckFiles& files_;
    const Messages& messages_;
    wxTimer timer_;
    OnDisk told_ = OnDisk::Same;
    std::uint64_t told_of_ = 0;                   ///< id of the deck that the bar tells of
    std::map<std::uint64_t, OnDisk> put_up_with_; ///< by deck id: the state the user dismissed
    Subscription deck_changed_;
};

} // namespace kizuna
