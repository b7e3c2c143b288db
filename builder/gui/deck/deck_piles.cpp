#include "gui/deck/deck_piles.h"

#include "app/document/deck_edits.h"
#include "app/faces/card_face.h"
#include "app/pool/card_sheet.h"
#include "app/settings/pool_settings.h"
#include "app/text/card_names.h"
#include "gui/base/accessible.h"
#include "gui/base/wx_text.h"
#include "gui/controls/card_drag.h"
#include "gui/controls/count_editor.h"
#include "gui/deck/pile_layout.h"
#include "gui/faces/card_cell.h"
#include "gui/faces/card_strip.h"
#include "gui/faces/large_rows.h"
#include "gui/text/contrast.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <utility>

namespace kizuna {
namespace {

SelectedCard card_of(const DeckRow& row)
{
    return {row.code, row.pile};
}

} // namespace

DeckPiles::DeckPiles(wxWindow* parent, DeckDocument& document, CardSelection& selection,
                     Pointing& pointing, CommandBar& commands, LargeCard& large,
                     const Messages& messages)
    : ItemView(parent, "deck piles", messages.get("gui.deck.cards"_msg)), document_(document),
      selection_(selection), pointing_(pointing), commands_(commands), large_(large),
      faces_(large.faces()), messages_(messages), marks_(document, messages),
      selected_(selection.all())
{
    Bind(wxEVT_CHAR, &DeckPiles::on_letter, this);
    selection_changed_ = selection_.changed.subscribe([this] { show_selection(); });
    faces_arrived_ = faces_.arrived.subscribe([this] { show_ready(); });
    show_large(large, [this](std::size_t item) { return items_[item].row.card; });
    show_face_in_tooltip(faces_, *this, [this]() -> const Card* {
        const bool is_line = as_text_ && hovered() && *hovered() < items_.size();
        return is_line ? items_[*hovered()].row.card : nullptr;
    });
}

void DeckPiles::show(const std::vector<DeckGroup>& groups)
{
    const auto place = current();
    const auto was = place ? std::optional(card_of(items_[*place].row)) : std::nullopt;
    const bool is_new = items_.empty(); // then begin at the first card
    items_.clear();
    headings_.clear();
    for (const DeckGroup& group : groups) {
        for (const DeckRow& row : group.rows)
            items_.push_back({row, headings_.size(), {}, {}, false});
        headings_.push_back({group.head, group.rows.size(), {}});
    }
    find_twins();
    marks_.read_deck();
    auto wanted = item_of({selection_.code(), selection_.pile()});
    if (!wanted && place && HasFocus() && !items_.empty()) // take the card in its place
        wanted = std::min(*place, items_.size() - 1);
    items_changed(is_new && !HasFocus() ? std::nullopt : wanted);
    if (!wanted || !HasFocus())
        return;
    if (!item_is_selected(*wanted))
        select_item(*wanted);
    if (card_of(items_[*wanted].row) != was) // have screen readers say the new current card
        tell_current_item(*this);
}

std::optional<std::size_t> DeckPiles::item_of(const SelectedCard& card) const
{
    const auto found =
        std::ranges::find(items_, card, [](const Item& item) { return card_of(item.row); });
    if (found == items_.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - items_.begin());
}

void DeckPiles::show_selection()
{
    const auto item = item_of({selection_.code(), selection_.pile()});
    if (item && item != current())
        go_to(*item);
    const std::vector<SelectedCard> before = std::exchange(selected_, selection_.all());
    const auto is_among = [](const std::vector<SelectedCard>& cards, const SelectedCard& card) {
        return std::ranges::find(cards, card) != cards.end();
    };
    for (std::size_t at = 0; at < items_.size(); ++at) { // redraw only what changed
        const SelectedCard card = card_of(items_[at].row);
        if (is_among(before, card) != is_among(selected_, card))
            look_changed(at);
    }
}

/// The item; the first of a pile with the pile's heading.
wxRect DeckPiles::sight_of(std::size_t item) const
{
    const Item& shown = items_[item];
    const bool is_first = item == 0 || items_[item - 1].pile != shown.pile;
    return is_first ? shown.place.Union(headings_[shown.pile].place) : shown.place;
}

Pile DeckPiles::pile_at(const wxPoint& in_window) const
{
    const wxPoint point = CalcUnscrolledPosition(in_window);
    Pile pile = Pile::Cards;
    int highest = -1; // greatest y above the point in its column
    const auto look = [&](const wxRect& place, Pile of) {
        const bool is_above = place.y <= point.y && point.x >= place.x &&
                              point.x <= place.GetRight() && place.y > highest;
        if (is_above) {
            highest = place.y;
            pile = of;
        }
    };
    for (const Item& item : items_)
        look(item.open, item.row.pile);
    for (const Heading& heading : headings_)
        look(heading.place, heading.head.pile);
    return pile;
}

std::string DeckPiles::mark_of(const DeckRow& row) const
{
    return row.card ? marks_.of(*row.card, row.pile) : messages_.get("gui.piles.unknown"_msg);
}

std::string DeckPiles::item_name(std::size_t item) const
{
    const DeckRow& row = items_[item].row;
    const std::string copies =
        messages_.get("gui.card.in-deck"_msg,
                      {{"count", row.copies}, {"protagonist", row.protagonist ? "yes" : "no"}});
    if (row.card)
        return spoken_card(*row.card, document_.catalogue().library, copies, mark_of(row),
                           messages_);
    return messages_.get("mark.before"_msg, {{"mark", mark_of(row)}, {"name", row.name}});
}

std::string DeckPiles::item_description(std::size_t item) const
{
    const DeckRow& head = headings_[items_[item].pile].head;
    const std::string group =
        messages_.get("gui.piles.group"_msg, {{"name", head.name}, {"count", head.copies}});
    const DeckRow& row = items_[item].row;
    const std::string reason = row.card ? marks_.reason(*row.card, row.pile) : std::string();
    return reason.empty() ? group : group + "\n" + reason;
}

bool DeckPiles::is_ready(std::size_t item) const
{
    const Item& shown = items_[item];
    return !shown.row.card || faces_.has(*shown.row.card, shown.place.width, *this);
}

bool DeckPiles::item_is_selected(std::size_t item) const
{
    return std::ranges::find(selection_.all(), card_of(items_[item].row)) != selection_.all().end();
}

wxSize DeckPiles::lay_out(int width)
{
    const wxPoint corner = FromDIP(wxPoint(4, 2));
    const double scale = std::max(text_scale(), 1.0);
    const auto at_text_size = [&](int usual) { return static_cast<int>(FromDIP(usual) * scale); };
    PileLayout::Fixed fixed{.heading = GetCharHeight() + FromDIP(4),
                            .below = FromDIP(6),
                            .beside = FromDIP(8),
                            .head = strip_height(*this),
                            .min_face = at_text_size(min_card_width),
                            .good_face = std::max(at_text_size(120), min_strip_width(*this)),
                            .max_face = at_text_size(220)};
    if (as_text_) {
        fixed.beside = FromDIP(12);
        fixed.head = GetCharHeight() + FromDIP(4);
        fixed.are_lines = true;
    }
    std::vector<std::size_t> piles;
    for (const Heading& heading : headings_)
        piles.push_back(heading.cards);
    const wxSize room = wxSize(width, GetClientSize().y) - wxSize(2 * corner.x, 2 * corner.y);
    const auto laid_out = [&] {
        if (as_text_)
            fixed.min_face = fixed.good_face = fixed.max_face = std::min(room.x, widest_line());
        return PileLayout::fitting(piles, room, fixed);
    };
    lines_have_ids_ = true;
    flaw_room_ = flaw_room();
    PileLayout layout = laid_out();
    const bool is_cut = as_text_ && widest_line() > room.x;
    if (is_cut || (as_text_ && layout.whole.y > room.y)) { // narrower lines may fit side by side
        lines_have_ids_ = false;
        if (PileLayout without = laid_out(); is_cut || without.whole.y < layout.whole.y)
            layout = std::move(without);
        else
            lines_have_ids_ = true;
    }
    if (const int lines = as_text_ ? 1 : lines_of_headings(layout.face); lines > 1) {
        fixed.heading += (lines - 1) * GetCharHeight();
        layout = laid_out();
    }
    for (std::size_t pile = 0; pile < headings_.size(); ++pile) {
        headings_[pile].place = layout.headings[pile];
        headings_[pile].place.Offset(corner);
    }
    for (std::size_t item = 0; item < items_.size(); ++item) {
        items_[item].place = layout.cards[item].face;
        items_[item].place.Offset(corner);
        items_[item].open = layout.cards[item].open;
        items_[item].open.Offset(corner);
    }
    return {width, layout.whole.y + 2 * corner.y};
}

std::size_t DeckPiles::next(std::size_t from, Way way) const
{
    const std::size_t last = items_.size() - 1;
    switch (way) {
    case Way::Up:
        return from > 0 ? from - 1 : 0;
    case Way::Down:
        return std::min(from + 1, last);
    case Way::First:
        return 0;
    case Way::Last:
        return last;
    case Way::PageUp: // the first card of this pile; from there, of the previous one
        from -= from > 0 ? 1 : 0;
        while (from > 0 && items_[from - 1].pile == items_[from].pile)
            --from;
        return from;
    case Way::PageDown:
        for (const std::size_t pile = items_[from].pile; from < last && items_[from].pile == pile;)
            ++from;
        return from;
    case Way::Left:
    case Way::Right:
        break;
    }
    // Left or right: the card nearest in height in the nearest column.
    const wxRect here = items_[from].open;
    std::size_t best = from;
    int best_distance = std::numeric_limits<int>::max();
    for (std::size_t at = 0; at < items_.size(); ++at) {
        const int across = items_[at].open.x - here.x;
        if (across == 0 || (across < 0) != (way == Way::Left))
            continue;
        const int distance = std::abs(across) * 100 + std::abs(items_[at].open.y - here.y);
        if (distance < best_distance) {
            best_distance = distance;
            best = at;
        }
    }
    return best;
}

void DeckPiles::selected(const std::set<std::size_t>& items, std::size_t at)
{
    std::vector<SelectedCard> all;
    for (const std::size_t item : items)
        all.push_back(card_of(items_[item].row));
    selection_.show_several(items_[at].row.card, card_of(items_[at].row), std::move(all));
}

void DeckPiles::activated(std::size_t)
{
    commands_.run("card.remove");
}

void DeckPiles::double_clicked(std::size_t item, const wxPoint& in_it)
{
    if (count_place(wxRect(items_[item].place.GetSize())).Contains(in_it))
        edit_copies();
    else
        activated(item);
}

/// Where a card drawn at `card` shows its copies.
wxRect DeckPiles::count_place(wxRect card) const
{
    card.height = strip_height(*this);
    if (as_text_) {
        card.width = GetTextExtent("00").x;
    } else {
        card.x += card.width * 3 / 4;
        card.width /= 4;
    }
    return card;
}

void DeckPiles::menu_asked(std::size_t)
{
    commands_.pop_up_card_menu(*this);
}

void DeckPiles::drag_begun(std::size_t item)
{
    std::vector<SelectedCard> cards = selection_.all();
    if (!item_is_selected(item))
        cards = {card_of(items_[item].row)};
    const wxBitmap picture = items_[item].row.card
                                 ? carried_picture(*items_[item].row.card, faces_,
                                                   carried_width(item), cards.size(), *this)
                                 : wxBitmap();
    carry(*this, {CardDrag::From::Deck, std::move(cards)}, picture);
}

/// Width of the dragged face: that of the pile, or 120 device-independent pixels when piles are
/// shown as text.
int DeckPiles::carried_width(std::size_t item) const
{
    return as_text_ ? FromDIP(120) : items_[item].place.width;
}

void DeckPiles::pointed_at(std::optional<std::size_t> item)
{
    if (!item || *item >= items_.size() || !items_[*item].row.card) {
        show_tip({});
        return pointing_.nowhere();
    }
    const DeckRow& row = items_[*item].row;
    if (as_text_) // prepare the face for a drag
        faces_.face(*row.card, carried_width(*item), *this);
    const std::string reason = marks_.reason(*row.card, row.pile);
    const bool face_says_skills =
        !as_text_ && items_[*item].place.width >= FromDIP(skills_face_width);
    show_tip(to_wx(face_says_skills ? reason : large_.tip(*row.card, reason)));
    pointing_.at(*row.card);
}

/// Opens the editor of copies where the current card shows them.
void DeckPiles::edit_copies()
{
    if (!current())
        return;
    const Item& item = items_[*current()];
    wxRect where = raised() == current() && !as_text_ ? raised_part(*current()) : item.open;
    where.SetPosition(CalcScrolledPosition(where.GetPosition()));
    CountEditor::open(*this, count_place(where), item.row.copies,
                      messages_.get("gui.copies.editor"_msg, {{"card", item.row.name}}),
                      [this, cards = selection_.all()](int copies) {
                          set_copies(document_, cards, copies, messages_);
                      });
}

/// Goes to the next card whose unit name begins with the letters typed.
void DeckPiles::on_letter(wxKeyEvent& event)
{
    const wxUniChar letter(event.GetUnicodeKey());
    if (letter.GetValue() <= ' ' || letter.GetValue() == WXK_DELETE || event.HasModifiers() ||
        (letter >= '0' && letter <= '9'))
        return event.Skip();
    const auto found = type_ahead_.type(letter, items_.size(), current(), [this](std::size_t at) {
        const DeckRow& row = items_[at].row;
        return row.card ? unit_name(*row.card, messages_.card_language()) : row.name;
    });
    if (found)
        select_item(*found);
}

bool DeckPiles::key_pressed(wxKeyEvent& event)
{
    if (const auto copies = copies_of_key(event); copies && !selection_.all().empty()) {
        set_copies(document_, selection_.all(), *copies, messages_);
        return true;
    }
    switch (event.GetKeyCode()) {
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER: // without Ctrl ItemView calls activated()
        if (event.GetModifiers() == wxMOD_CONTROL)
            commands_.run("card.fill");
        return event.GetModifiers() == wxMOD_CONTROL;
    case WXK_F2:
        edit_copies();
        return true;
    case WXK_DELETE:
    case WXK_NUMPAD_DELETE:
    case WXK_BACK:
    case WXK_NUMPAD_SUBTRACT:
    case '-':
        commands_.run("card.remove");
        return true;
    case WXK_NUMPAD_ADD:
    case '=':
    case '+':
        commands_.run("card.add");
        return true;
    default:
        return false;
    }
}

} // namespace kizuna
