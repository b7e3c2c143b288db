#include "gui/deck/deck_drop.h"

namespace kizuna {

DeckDrop::DeckDrop(wxWindow* parent, const Messages& messages)
    : DropStrip(parent, "deck drop"), messages_(messages)
{
}

void DeckDrop::point_at(Pile pile, const wxRect& where)
{
    if (IsShown() && pile == pile_)
        return;
    pile_ = pile;
    const bool is_lit = pile == Pile::Maybe;
    say(messages_.get(is_lit ? "gui.deck.drop.maybe"_msg : "gui.deck.drop.deck"_msg), is_lit,
        where);
}

void DeckDrop::go()
{
    Hide();
}

bool DeckDrop::is_at(const wxPoint& on_screen) const
{
    return IsShown() && GetScreenRect().Contains(on_screen);
}

} // namespace kizuna
