#pragma once

#include "app/decks/deck_files.h"

#include <wx/infobar.h>
#include <wx/timer.h>

#include <map>

namespace kizuna {

/// Says where another program changed or removed the file of the deck that is shown, and offers
/// what can be done about it. Looks when the deck or the window becomes active, and every few
/// seconds.
class DiskBar : public wxInfoBar {
public:
    /// Everything passed in outlives the bar.
    DiskBar(wxWindow* parent, DeckDocument& document, DeckFiles& files, const Messages& messages);

    void look();

private:
    void tell(OnDisk state);
    void keep();
    void reload();

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
