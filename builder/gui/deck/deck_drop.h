#pragma once

#include "app/base/messages.h"
#include "decks/deck/deck.h"
#include "gui/controls/drop_strip.h"

namespace kizuna {

/// The strip over the deck: it is the place to drop cards for the maybe pile, lit while they are
/// over it.
class DeckDrop : public DropStrip {
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
};

} // namespace kizuna
