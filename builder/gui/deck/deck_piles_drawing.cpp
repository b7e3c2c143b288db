#include "app/text/card_label.h"
#include "app/text/card_names.h"
#include "app/text/joined_text.h"
#include "gui/base/wx_text.h"
#include "gui/deck/deck_piles.h"
#include "gui/deck/pile_layout.h"
#include "gui/faces/card_cell.h"
#include "gui/faces/card_strip.h"
#include "gui/text/contrast.h"
#include "gui/text/drawn_text.h"

#include <wx/control.h>
#include <wx/dcclient.h>
#include <wx/settings.h>

#include <algorithm>
#include <map>
#include <set>

namespace kizuna {

/// Width for the name in a heading above cards of this width, beside the number of copies.
int DeckPiles::room_of_name(const wxDC& dc, const Heading& heading, int width) const
{
    const wxString count = wxString::Format("%d", heading.head.copies);
    return width - dc.GetTextExtent(count).x - FromDIP(12);
}

/// Number of lines of the longest heading above cards of this width; at most 3.
int DeckPiles::lines_of_headings(int width)
{
    constexpr std::size_t max = 3;
    wxClientDC dc(this);
    dc.SetFont(GetFont().Bold());
    std::size_t lines = 1;
    for (const Heading& heading : headings_)
        lines = std::max(
            lines, wrapped(dc, to_wx(heading.head.name), room_of_name(dc, heading, width)).size());
    return static_cast<int>(std::min(lines, max));
}

void DeckPiles::draw_behind(wxDC& dc, const wxRect& seen)
{
    dc.SetFont(GetFont().Bold());
    dc.SetTextForeground(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT));
    for (const Heading& heading : headings_) {
        if (!heading.place.Intersects(seen))
            continue;
        // The count is at the right, above the cards' copies, apart from the name.
        const wxString count = wxString::Format("%d", heading.head.copies);
        wxRect room = heading.place;
        room.width -= FromDIP(6);
        wxString name = to_wx(heading.head.name);
        if (as_text_) { // lines of text have their copies at the left
            name = to_wx(with_aside(heading.head.name, from_wx(count), messages_));
        } else {
            dc.DrawLabel(count, room, wxALIGN_RIGHT | wxALIGN_CENTRE_VERTICAL);
            room.width = room_of_name(dc, heading, heading.place.width);
        }
        const int lines = std::max(heading.place.height / GetCharHeight(), 1);
        dc.DrawLabel(joined(wrapped(dc, name, room.width, lines)), room,
                     wxALIGN_LEFT | wxALIGN_CENTRE_VERTICAL);
    }
}

std::optional<std::size_t> DeckPiles::raised() const
{
    const auto item = hovered() ? hovered() : HasFocus() ? current() : std::nullopt;
    return item && *item < items_.size() ? item : std::nullopt;
}

/// Where the whole card is drawn when raised: moved into sight, but below the heading of its pile.
wxRect DeckPiles::whole_in_sight(const Item& item) const
{
    wxRect in_sight(CalcUnscrolledPosition(wxPoint(0, 0)), GetClientSize());
    const wxRect& heading = headings_[item.pile].place;
    if (heading.x == item.place.x && heading.y < item.place.y)
        in_sight.SetTop(std::max(in_sight.y, heading.GetBottom() + 1));
    return raised_place(item.place, in_sight);
}

/// As whole_in_sight(), but cut above the next heading if the card is raised only by the keyboard.
wxRect DeckPiles::raised_part(std::size_t item) const
{
    wxRect part = whole_in_sight(items_[item]);
    if (hovered() == item)
        return part;
    const wxRect& open = items_[item].open;
    for (const Heading& heading : headings_) {
        const bool is_below = heading.place.x == open.x && heading.place.y > open.y;
        if (is_below && heading.place.y <= part.GetBottom())
            part.height = heading.place.y - part.y;
    }
    return part;
}

wxRect DeckPiles::drawn_part_of(std::size_t item) const
{
    const wxRect usual = ItemView::drawn_part_of(item);
    return as_text_ ? usual : usual.Union(whole_in_sight(items_[item]));
}

CardFlaw DeckPiles::flaw_of(const DeckRow& row) const
{
    return row.card ? marks_.flaw_of(*row.card, row.pile) : CardFlaw::None;
}

void DeckPiles::draw(wxDC& dc, std::size_t item, const wxRect& where)
{
    const Item& shown = items_[item];
    if (as_text_)
        return draw_line(dc, item);
    const bool is_raised = raised() == item;
    // Do not draw the part that the next card covers.
    const wxDCClipper clip(dc, is_raised ? raised_part(item) : shown.open);
    if (!shown.row.card)
        draw_unknown(dc, shown);
    else if (!draw_card_cell(dc, where, *shown.row.card, faces_, {.flaw = flaw_of(shown.row)},
                             *this))
        not_ready(item);
    draw_strip(dc, shown, where, is_raised);
}

/// Draws the strip with unit and title, or only the title if the pile's heading is the unit. The
/// strip of a raised card has only the unit, since its face shows the title.
void DeckPiles::draw_strip(wxDC& dc, const Item& item, const wxRect& where, bool is_raised) const
{
    CardStrip strip{.card = item.row.card,
                    .name = to_wx(item.row.name),
                    .copies = item.row.copies,
                    .leads = item.row.protagonist};
    if (const Card* card = item.row.card) {
        const std::string& title = card_title(*card, messages_.card_language());
        strip.flaw = flaw_of(item.row); // the strip covers the face's sign
        if (item.row.name != title || is_raised) {
            strip.name = to_wx(unit_name(*card, messages_.card_language()));
            strip.title = is_raised ? wxString() : to_wx(title);
        }
    }
    const bool is_covered = !is_raised && item.open.height <= strip_height(*this);
    const int height = is_covered ? item.open.height : card_head_height(item.place.width, *this);
    draw_card_strip(dc, wxRect(where.GetPosition(), wxSize(where.width, height)), strip,
                    faces_.library().words(), *this);
}

/// Frames the visible parts of selected cards; then draws the raised card whole, with its frame.
void DeckPiles::draw_above(wxDC& dc)
{
    if (as_text_)
        return;
    const auto frame = [&](std::size_t item, const wxRect& where) {
        CardCell cell;
        cell.is_selected = item_is_selected(item);
        cell.has_focus = HasFocus() && current() == item;
        cell.is_hovered = hovered() == item;
        draw_card_frame(dc, where, cell, *this);
    };
    for (std::size_t item = 0; item < items_.size(); ++item) {
        if (item_is_selected(item) && item != raised())
            frame(item, items_[item].open);
    }
    if (const auto item = raised()) {
        const wxRect where = raised_part(*item);
        draw(dc, *item, where);
        frame(*item, where);
    }
}

/// Draws a line of text: copies and name, as in "4 Marth: Altean Prince", with the sign of a flaw
/// before the name.
void DeckPiles::draw_line(wxDC& dc, std::size_t item) const
{
    const Item& shown = items_[item];
    const bool is_chosen = item_is_selected(item);
    if (is_chosen) {
        dc.SetPen(*wxTRANSPARENT_PEN);
        dc.SetBrush(wxBrush(wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT)));
        dc.DrawRectangle(shown.open);
    }
    dc.SetTextForeground(wxSystemSettings::GetColour(is_chosen ? wxSYS_COLOUR_HIGHLIGHTTEXT
                                                               : wxSYS_COLOUR_WINDOWTEXT));
    const wxString count = to_wx(std::to_string(shown.row.copies));
    dc.SetFont(GetFont().Bold());
    const int top = shown.open.y + FromDIP(2);
    const int room = dc.GetTextExtent("00").x;
    dc.DrawText(count, shown.open.x + room - dc.GetTextExtent(count).x, top);
    dc.SetFont(GetFont());
    int left = shown.open.x + room + FromDIP(6);
    if (const CardFlaw flaw = flaw_of(shown.row); flaw != CardFlaw::None)
        draw_card_flaw(dc, wxRect(left, top, flaw_size(), flaw_size()), flaw);
    left += flaw_room_;
    dc.DrawText(
        wxControl::Ellipsize(line_of(shown), dc, wxELLIPSIZE_END, shown.open.GetRight() - left),
        left, top);
    if (HasFocus() && current() == item) {
        dc.SetBrush(*wxTRANSPARENT_BRUSH);
        dc.SetPen(wxPen(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT), 1, wxPENSTYLE_DOT));
        dc.DrawRectangle(shown.open);
    }
}

/// The text of a line. It has the card's id if lines_have_ids_, or if another card of the deck has
/// the same name.
wxString DeckPiles::line_of(const Item& item) const
{
    const DeckRow& row = item.row;
    const std::string& language = messages_.card_language();
    std::string name = !row.card                               ? row.name
                       : lines_have_ids_ || item.is_one_of_two ? card_label(*row.card, language)
                                                               : card_name(*row.card, language);
    if (row.protagonist)
        name = "★ " + name;
    if (!row.card)
        name = messages_.get("mark.before"_msg, {{"mark", mark_of(row)}, {"name", name}});
    return to_wx(name);
}

/// Width and height of the sign of a flaw in a line of text, in pixels.
int DeckPiles::flaw_size() const
{
    return GetCharHeight() - FromDIP(2);
}

/// Marks the items that share their card name with another card of the deck.
void DeckPiles::find_twins()
{
    std::map<std::string, const Card*> seen;
    std::set<std::string> twice;
    const auto name_of = [this](const Item& item) {
        return item.row.card ? card_name(*item.row.card, messages_.card_language()) : "";
    };
    for (const Item& item : items_) {
        if (item.row.card &&
            seen.emplace(name_of(item), item.row.card).first->second != item.row.card)
            twice.insert(name_of(item));
    }
    for (Item& item : items_)
        item.is_one_of_two = twice.contains(name_of(item));
}

/// Width kept for the sign of a flaw in every line, so that names align; 0 if no card has a flaw.
int DeckPiles::flaw_room() const
{
    const bool is_sound = std::ranges::all_of(
        items_, [this](const Item& item) { return flaw_of(item.row) == CardFlaw::None; });
    return is_sound ? 0 : flaw_size() + FromDIP(4);
}

/// The width of the widest line with its copies, in pixels.
int DeckPiles::widest_line()
{
    int widest = 0;
    for (const Item& item : items_)
        widest = std::max(widest, GetTextExtent(line_of(item)).x);
    return widest + flaw_room_ + 2 * GetTextExtent("00").x + FromDIP(8);
}

/// Draws an unknown card, which has no face, as paper with a frame.
void DeckPiles::draw_unknown(wxDC& dc, const Item& item) const
{
    const FaceLook look = face_look_of_theme();
    dc.SetPen(wxPen(to_wx(look.ink), FromDIP(2), wxPENSTYLE_SHORT_DASH));
    dc.SetBrush(wxBrush(to_wx(look.paper)));
    dc.DrawRectangle(item.place);
}

} // namespace kizuna
