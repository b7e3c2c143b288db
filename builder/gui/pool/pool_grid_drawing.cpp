#include "app/text/fault_text.h"
#include "app/text/joined_text.h"
#include "gui/base/wx_text.h"
#include "gui/faces/card_cell.h"
#include "gui/faces/card_strip.h"
#include "gui/pool/pool_grid.h"
#include "gui/text/drawn_text.h"

#include <wx/dcmemory.h>
#include <wx/settings.h>

#include <algorithm>

namespace kizuna {

/// If no card matches, writes that, or what is wrong with the query, with suggested names.
void PoolGrid::draw_behind(wxDC& dc, const wxRect&)
{
    if (item_count() > 0)
        return;
    const wxSize size = GetClientSize();
    const std::string said = search_.fault() ? fault_text(*search_.fault(), messages_)
                                             : messages_.get("gui.grid.none"_msg);
    const std::string text =
        joined_sentences(said, suggestion_text(search_.suggestions(), messages_), messages_);
    dc.SetFont(GetFont());
    dc.SetTextForeground(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT));
    dc.DrawLabel(joined(wrapped(dc, to_wx(text), std::max(size.x - 4 * gap_, gap_))), wxRect(size),
                 wxALIGN_CENTRE);
}

void PoolGrid::draw(wxDC& dc, std::size_t item, const wxRect& where)
{
    const Card& shown = card(item);
    CardCell cell;
    cell.is_selected = item_is_selected(item);
    cell.has_focus = HasFocus() && current() == item;
    cell.is_hovered = hovered() == item;
    cell.flaw = marks_.flaw_of(shown);
    wxRect face = where;
    face.height -= strip_height_;
    if (!draw_card_cell(dc, face, shown, faces_, cell, *this))
        not_ready(item);
    draw_strip(dc, item, where, cell.flaw);
}

wxRect PoolGrid::button_of(const wxRect& cell, bool is_more) const
{
    const int size = strip_height_ - FromDIP(2);
    return {is_more ? cell.GetRight() - size + 1 : cell.x, cell.GetBottom() - size + 1, size, size};
}

void PoolGrid::draw_button(wxDC& dc, const wxRect& where, bool is_more) const
{
    const wxColour ink = wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT);
    dc.SetPen(wxPen(ink));
    dc.SetBrush(wxBrush(wxSystemSettings::GetColour(wxSYS_COLOUR_BTNFACE)));
    dc.DrawRoundedRectangle(where, FromDIP(3));
    dc.SetPen(wxPen(ink, FromDIP(2)));
    const wxPoint middle(where.x + where.width / 2, where.y + where.height / 2);
    const int arm = where.width / 4;
    dc.DrawLine(middle.x - arm, middle.y, middle.x + arm + 1, middle.y);
    if (is_more)
        dc.DrawLine(middle.x, middle.y - arm, middle.x, middle.y + arm + 1);
}

/// Draws the strip below a face: the copies and the card's flaw in words, between the buttons.
void PoolGrid::draw_strip(wxDC& dc, std::size_t item, const wxRect& cell, CardFlaw flaw)
{
    const int copies = document_.resolved().copies_of(card(item));
    const bool has_buttons = hovered() == item || (HasFocus() && current() == item);
    if (has_buttons) {
        if (copies > 0)
            draw_button(dc, button_of(cell, false), false);
        draw_button(dc, button_of(cell, true), true);
    }
    const int sides = has_buttons ? strip_height_ : 0;
    const int free = cell.width - 2 * sides;
    const wxBitmap* words = &strip_words(copies, flaw);
    if (words->IsOk() && words->GetLogicalWidth() > free)
        words = &strip_words(copies, CardFlaw::None); // leave out the flaw: the face shows it too
    if (words->IsOk())
        dc.DrawBitmap(*words,
                      cell.x + (cell.width - static_cast<int>(words->GetLogicalWidth())) / 2,
                      cell.GetBottom() - strip_height_ + 1 + FromDIP(2), true);
}

/// The drawn text of a strip; not Ok if it is empty. Each is drawn once, because drawing text takes
/// as long as drawing ten faces that are ready.
const wxBitmap& PoolGrid::strip_words(int copies, CardFlaw flaw)
{
    wxBitmap& words = strip_words_[{copies, flaw}];
    const double scale = GetContentScaleFactor();
    if ((copies == 0 && flaw == CardFlaw::None) ||
        (words.IsOk() && words.GetScaleFactor() == scale))
        return words;
    const wxFont bold = GetFont().Bold();
    const int gap = FromDIP(6);
    const int high = strip_height_ - FromDIP(2);
    const wxString count =
        copies > 0 ? to_wx(messages_.get("gui.grid.copies"_msg, {{"count", copies}})) : wxString();
    const wxString mark = to_wx(mark_text(flaw, messages_));
    const int badge = width_of(*this, bold, count) + (copies > 0 ? 2 * gap : 0);
    const int wide = GetTextExtent(mark).x;
    const int left = badge + (copies > 0 && wide > 0 ? gap : 0);
    if (!words.CreateWithDIPSize(wxSize(std::max(1, left + wide), std::max(1, high)), scale, 32))
        return words;
    wxMemoryDC dc(words);
    dc.SetBackground(*wxTRANSPARENT_BRUSH);
    dc.Clear();
    dc.SetFont(GetFont());
    dc.SetTextForeground(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT));
    dc.DrawLabel(mark, wxRect(left, 0, wide, high), wxALIGN_LEFT | wxALIGN_CENTRE_VERTICAL);
    dc.SetFont(bold);
    if (copies > 0)
        draw_copies(dc, wxRect(0, 0, badge, high), count, *this);
    return words;
}

} // namespace kizuna
