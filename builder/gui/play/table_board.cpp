#include "gui/play/table_board.h"

#include "app/play/table_text.h"
#include "gui/accessible.h"
#include "gui/text/drawn_text.h"
#include "gui/wx_text.h"

#include <wx/dcclient.h>
#include <wx/menu.h>
#include <wx/sizer.h>

#include <algorithm>
#include <utility>

namespace kizuna {
TableBoard::TableBoard(wxWindow* parent, const BoardLook& look,
                       const std::vector<RuleClause>& clauses, Heard heard)
    : wxPanel(parent), messages_(look.messages), clauses_(clauses), heard_(std::move(heard))
{
    SetName("table board");
    for (int at = 0; at < table_places; ++at) { // what is made first is first for the Tab key
        const auto place = static_cast<TablePlace>(at);
        zones_[static_cast<std::size_t>(at)] =
            new BoardZone(this, place, look, *this, place == TablePlace::Orbs);
    }
    lay_out();
    faces_arrived_ = look.large.faces().arrived.subscribe([this] {
        if (IsShownOnScreen())
            Refresh();
    });
}

void TableBoard::lay_out()
{
    const auto part = [this](TablePlace place) { return &zone(place); };
    const auto share = [](int proportion) { return wxSizerFlags(proportion).Expand(); };
    auto* top = new wxBoxSizer(wxHORIZONTAL);
    top->Add(part(TablePlace::DummyOrbs), share(4));
    top->Add(part(TablePlace::Dummy), share(3));
    top->Add(part(TablePlace::Support), share(2));
    auto* lines = new wxBoxSizer(wxVERTICAL);
    lines->Add(part(TablePlace::Front), share(1));
    lines->Add(part(TablePlace::Back), share(1));
    auto* piles = new wxBoxSizer(wxVERTICAL);
    for (const TablePlace place : {TablePlace::Deck, TablePlace::Retreat, TablePlace::Infinite})
        piles->Add(part(place), share(1));
    auto* middle = new wxBoxSizer(wxHORIZONTAL);
    middle->Add(part(TablePlace::Orbs), share(0));
    middle->Add(lines, share(1));
    middle->Add(piles, share(0));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(top, share(5));
    column->Add(middle, share(20));
    column->Add(part(TablePlace::Bonds), share(5));
    column->Add(part(TablePlace::Hand), share(11));
    SetSizer(column);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        give_columns_width();
        event.Skip();
    });
}

/// The narrow columns beside the lines: a share of the board, and room for their captions.
void TableBoard::give_columns_width()
{
    const int share = GetClientSize().x * 2 / 15;
    const int max = GetClientSize().x / 5;
    bool is_other = false;
    for (const TablePlace place :
         {TablePlace::Orbs, TablePlace::Deck, TablePlace::Retreat, TablePlace::Infinite}) {
        BoardZone& column = zone(place);
        const int width = std::max(share, std::min(column.caption_width(), max));
        is_other = is_other || column.GetMinSize().x != width;
        column.SetMinSize(wxSize(width, column.GetMinSize().y));
    }
    if (is_other)
        Layout();
}

void TableBoard::show(const GameSession& session)
{
    session_ = &session;
    for (BoardZone* each : zones_)
        each->show(cards_in_place(session, each->place(), messages_), session.cards());
    give_columns_width();
}

void TableBoard::card_reached(const BoardCard& card)
{
    if (card.face())
        heard_.look(*card.face());
}

/// What is forbidden says why, which may take several lines.
wxString TableBoard::row_of(const TableOption& option, const wxDC& dc) const
{
    const std::string text = option_text(session_->state(), option, clauses_, messages_);
    wxString row;
    for (const wxString& line : wrapped(dc, menu_text(text), FromDIP(520)))
        row += row.empty() ? line : "\n" + line;
    return row;
}

void TableBoard::card_asked(BoardCard& card)
{
    const TablePlace place = card.card().place;
    if (place == TablePlace::Retreat || place == TablePlace::Infinite)
        heard_.look_through(card.card());
    else
        card_menu_asked(card);
}

void TableBoard::card_menu_asked(BoardCard& card)
{
    const TableCard asked = card.card();
    const bool is_pile = asked.place == TablePlace::Retreat || asked.place == TablePlace::Infinite;
    const bool is_stack = asked.unit != no_unit && owner_of(asked.unit) == Player::P;
    wxMenu menu;
    const wxClientDC dc(this);
    std::vector<std::function<void()>> rows; // by the number of the entry, from 1
    const auto add = [&rows](wxMenu& to, const wxString& text, std::function<void()> chosen) {
        rows.push_back(std::move(chosen));
        to.Append(static_cast<int>(rows.size()), text);
    };
    bool is_allowed = true;
    for (const TableOption& option : options_for(*session_, asked)) {
        if (option.refusal != Clause::None && std::exchange(is_allowed, false) && !rows.empty())
            menu.AppendSeparator();
        add(menu, row_of(option, dc), [this, action = option.action] { heard_.attempt(action); });
    }
    if (is_pile || is_stack) {
        if (!rows.empty())
            menu.AppendSeparator();
        const std::string look =
            is_pile ? messages_.get("table.hand.look"_msg)
                    : messages_.get("table.look-through"_msg, {{"count", asked.pile}});
        add(menu, menu_text(look), [this, asked] { heard_.look_through(asked); });
    }
    const auto by_hand = hand_choices(*session_, taken_by_hand(asked), messages_);
    if (!by_hand.empty()) {
        if (!rows.empty())
            menu.AppendSeparator();
        auto* hand = new wxMenu;
        for (const HandChoice& choice : by_hand)
            add(*hand, menu_text(choice.text), [this, choice] { heard_.do_by_hand(choice); });
        hand->AppendSeparator();
        add(*hand, menu_text(messages_.get("table.hand.take"_msg)),
            [this, asked] { heard_.ask_by_hand(asked); });
        menu.AppendSubMenu(hand, menu_text(messages_.get("table.hand.title"_msg)));
    }
    if (rows.empty())
        return;
    set_accessible(menu, accessible_name(card));
    const int chosen = card.GetPopupMenuSelectionFromUser(menu, wxPoint(0, card.GetSize().y));
    if (chosen >= 1 && chosen <= static_cast<int>(rows.size()))
        rows[static_cast<std::size_t>(chosen - 1)]();
}

bool TableBoard::takes(const BoardZone& zone, const TableCard& card) const
{
    const auto is_allowed = [&](UnitId onto) {
        const auto action = dropped(*session_, card, zone.place(), onto);
        return action && refusal_of(session_->state(), *action) == Clause::None;
    };
    if (is_allowed(no_unit))
        return true;
    for (int at = 0; at < zone.count(); ++at) {
        const UnitId unit = zone.card(at).card().unit;
        if (unit != no_unit && is_allowed(unit))
            return true;
    }
    return false;
}

void TableBoard::card_carried(const BoardCard& card, const wxPoint& on_screen)
{
    const BoardZone* below = zone_at(on_screen);
    for (BoardZone* each : zones_) {
        const bool is_asked = each == below && each->place() != card.card().place;
        each->set_welcome(takes(*each, card.card()) ? BoardZone::Welcome::Takes
                          : is_asked                ? BoardZone::Welcome::Refuses
                                                    : BoardZone::Welcome::Nothing);
    }
}

void TableBoard::card_dropped(const BoardCard& card, const wxPoint& on_screen)
{
    const BoardZone* below = zone_at(on_screen);
    if (!below)
        return;
    const BoardCard* onto = below->card_at(on_screen);
    const auto action =
        dropped(*session_, card.card(), below->place(), onto ? onto->card().unit : no_unit);
    if (action)
        heard_.attempt(*action);
}

void TableBoard::carrying_ended()
{
    for (BoardZone* each : zones_)
        each->set_welcome(BoardZone::Welcome::Nothing);
}

BoardZone* TableBoard::zone_at(const wxPoint& on_screen) const
{
    for (BoardZone* each : zones_) {
        if (each->GetScreenRect().Contains(on_screen))
            return each;
    }
    return nullptr;
}

} // namespace kizuna
