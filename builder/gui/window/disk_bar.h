#pragma once

#include "app/files/deck_files.h"

#include <wx/infobar.h>
#include <wx/timer.h>

#include <map>

namespace kizuna {

/// Says where another program changed or removed the file of the deck that is shown, and offers
/// what can be done about it. Looks when the deck or the window becomes active, and every few
/// seconds.
class DiskBar : public wxEvtHandler {
public:
    /// The bar is made when there is something to say, right above `below`, an item of its parent's
    /// sizer. Everything passed in outlives this.
    DiskBar(wxWindow& below, DeckDocument& document, DeckFiles& files, const Messages& messages);

    void look();

private:
    bool is_shown() const { return bar_ && bar_->IsShown(); }
    void make();
    void tell(OnDisk state);
    void keep();
    void reload();

    wxWindow& below_;
    wxInfoBar* bar_ = nullptr; ///< of the window's; null until something is told
    DeckDocument& document_;
    DeckFiles& files_;
    const Messages& messages_;
    wxTimer timer_;
    OnDisk told_ = OnDisk::Same;
    std::uint64_t told_of_ = 0;                   ///< the deck's id
    std::map<std::uint64_t, OnDisk> put_up_with_; ///< by deck: what the person knows already
    Subscription deck_changed_;
};

} // namespace kizuna
