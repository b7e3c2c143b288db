#include "gui/play/table_board.h"

#include "app/faces/card_face.h"
#include "app/play/refusal_text.h"
#include "app/play/table_text.h"
#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/wx_text.h"
#include "gui/play/board_face_drawing.h"
#include "gui/text/drawn_text.h"

#include <wx/dcclient.h>
#include <wx/menu.h>
#include <wx/settings.h>

#include <algorithm>
#include <utility>

namespace kizuna {

TableBoard::TableBoard(wxWindow* parent, const BoardLook& look,
                       const std::vector<RuleClause>& clauses, Handlers handlers)
    : wxPanel(parent), messages_(look.messages), clauses_(clauses), handlers_(std::move(handlers))
{
    SetName("table board");
    const auto add = [&](wxWindow* to, TablePlace place) {
        zones_.at(static_cast<std::size_t>(place)) =
            new BoardZone(to, place, look, *this, place == TablePlace::Orbs);
    };
    // Zones are made in the order of the Tab key.
    add(this, TablePlace::Hand);
    add(this, TablePlace::Bonds);
    lines_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                  wxVSCROLL | wxTAB_TRAVERSAL);
    lines_->SetName("table lines");
    lines_->SetScrollRate(0, FromDIP(8));
    keep_scroll_bar(*lines_);
    sheet_ = new wxPanel(lines_);
    for (int at = 0; at < table_places; ++at) {
        const auto place = static_cast<TablePlace>(at);
        if (place != TablePlace::Hand && place != TablePlace::Bonds)
            add(sheet_, place);
    }
    SetMinSize(wxSize(FromDIP(320), low_height() / 2));
    listen(*this, wxEVT_SIZE, [this] { lay_out(); });
    faces_arrived_ = look.large.faces().arrived.subscribe([this] {
        if (IsShownOnScreen())
            Refresh();
    });
}

BoardMeasures TableBoard::measures() const
{
    BoardMeasures by;
    by.caption = zone(TablePlace::Hand).caption_height();
    by.edge = board_face_edge(*this, {}) + zone(TablePlace::Hand).padding();
    by.min_face = FromDIP(min_board_face);
    const auto with_text = [this](int width) {
        return static_cast<int>(FromDIP(width) * std::clamp(text_scale(), 1.0, 1.6));
    };
    by.easy_face = with_text(64);
    by.good_face = with_text(80);
    by.bar = wxSystemSettings::GetMetric(wxSYS_VSCROLL_X, lines_);
    for (const TablePlace place :
         {TablePlace::Orbs, TablePlace::Deck, TablePlace::Retreat, TablePlace::Infinite})
        by.side = std::max(by.side, zone(place).caption_width());
    const auto faces_in = [this](TablePlace place) {
        double faces = 0;
        for (int at = 0; at < zone(place).count(); ++at)
            faces += zone(place).card(at).card().tapped ? card_shape : 1;
        return faces;
    };
    by.front = faces_in(TablePlace::Front);
    by.back = faces_in(TablePlace::Back);
    return by;
}

void TableBoard::lay_out()
{
    const BoardLayout layout = lay_out_board(GetClientSize(), measures());
    const wxSize sheet(layout.lines.width, layout.lines_height);
    const bool is_other = lines_->GetSize() != layout.lines.GetSize() || sheet_->GetSize() != sheet;
    lines_->SetSize(layout.lines);
    sheet_->SetSize(wxRect(lines_->CalcScrolledPosition(wxPoint()), sheet));
    lines_->SetVirtualSize(sheet);
    if (is_other)
        roll();
    for (BoardZone* each : zones_) {
        each->set_max_face(each->place() == TablePlace::Hand ? layout.hand_face : layout.face);
        each->SetSize(layout.of(each->place()));
    }
}

/// Scrolls the lines to the player's own at the bottom, or, in a battle, to the dummy and the
/// support at the top.
void TableBoard::roll()
{
    lines_->Scroll(0, is_in_battle_ ? 0 : lines_->GetVirtualSize().y);
}

void TableBoard::show(const GameSession& session)
{
    session_ = &session;
    if (std::exchange(is_in_battle_, session.state().in_battle) != is_in_battle_)
        roll();
    for (BoardZone* each : zones_)
        each->show(cards_in_place(session, each->place(), messages_), session.cards());
    lay_out();
}

/// Scrolls a focused card into sight.
void TableBoard::roll_to(const BoardCard& card)
{
    const wxRect place(sheet_->ScreenToClient(card.GetScreenPosition()), card.GetSize());
    int step = 1;
    lines_->GetScrollPixelsPerUnit(nullptr, &step);
    const int top = lines_->GetViewStart().y * step;
    const int high = lines_->GetClientSize().y;
    if (place.y < top)
        lines_->Scroll(0, place.y / step);
    else if (place.GetBottom() >= top + high)
        lines_->Scroll(0, (place.GetBottom() - high) / step + 1);
}

void TableBoard::card_reached(const BoardCard& card)
{
    if (card.GetGrandParent() == sheet_)
        roll_to(card);
    if (card.face())
        handlers_.look(*card.face());
}

/// The menu text of an option, wrapped, as the reason of a forbidden one may take several lines.
wxString TableBoard::row_of(const TableOption& option, const wxDC& dc) const
{
    const std::string text = option_text(session_->state(), option, clauses_, messages_);
    return joined(wrapped(dc, menu_text(text), FromDIP(520)));
}

void TableBoard::card_asked(BoardCard& card)
{
    const TablePlace place = card.card().place;
    if (place == TablePlace::Retreat || place == TablePlace::Infinite)
        handlers_.look_through(card.card());
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
    std::vector<std::function<void()>> rows; // by menu id less 1
    const auto add = [&rows](wxMenu& to, const wxString& text, std::function<void()> chosen) {
        rows.push_back(std::move(chosen));
        to.Append(static_cast<int>(rows.size()), text);
    };
    bool is_allowed = true;
    for (const TableOption& option : options_for(*session_, asked)) {
        if (option.refusal != Clause::None && std::exchange(is_allowed, false) && !rows.empty())
            menu.AppendSeparator();
        add(menu, row_of(option, dc),
            [this, action = option.action] { handlers_.attempt(action); });
    }
    if (is_pile || is_stack) {
        if (!rows.empty())
            menu.AppendSeparator();
        const std::string look =
            is_pile ? messages_.get("table.hand.look"_msg)
                    : messages_.get("table.look-through"_msg, {{"count", asked.pile}});
        add(menu, menu_text(look), [this, asked] { handlers_.look_through(asked); });
    }
    const auto by_hand = manual_choices(*session_, taken_by_hand(asked), messages_);
    if (!by_hand.empty()) {
        if (!rows.empty())
            menu.AppendSeparator();
        auto* hand = new wxMenu;
        for (const ManualChoice& choice : by_hand)
            add(*hand, menu_text(choice.text), [this, choice] { handlers_.do_by_hand(choice); });
        hand->AppendSeparator();
        add(*hand, menu_text(messages_.get("table.hand.take"_msg)),
            [this, asked] { handlers_.ask_by_hand(asked); });
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
        handlers_.attempt(*action);
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
