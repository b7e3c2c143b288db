#pragma once

#include "app/base/messages.h"
#include "decks/deck/deck.h"

#include <wx/panel.h>

class wxStaticText;

namespace kizuna {

/// A strip that is there while cards are carried over the deck. It is the place to drop them for
/// the maybe pile, lit while they are over it, and says where they would go.
class DeckDrop : public wxPanel {
public:
    /// Hidden at first. `messages` outlive it.
    DeckDrop(wxWindow* parent, const Messages& messages);

    /// Cards are carried over this pile; the strip lies in that place of its parent.
    void point_at(Pile pile, const wxRect& where);
    /// They are carried elsewhere, or dropped.
    void go();
    /// What was last pointed at.
    Pile pile() const { return pile_; }
    bool is_at(const wxPoint& on_screen) const;

private:
    const Messages& messages_;
    Pile pile_ = Pile::Cards;
    wxStaticText* text_ = nullptr;
};

} // namespace kizuna
