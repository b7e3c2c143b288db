#include "gui/pool/pool_grid.h"

#include "app/document/deck_edits.h"
#include "app/faces/card_face.h"
#include "app/pool/card_sheet.h"
#include "app/skills/effect_tip.h"
#include "app/text/card_label.h"
#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/wx_text.h"
#include "gui/controls/card_drag.h"
#include "gui/controls/count_editor.h"
#include "gui/faces/card_cell.h"

#include <wx/utils.h>

#include <algorithm>
#include <utility>

namespace kizuna {
namespace {

/// From this width on faces show what skills do, so that tooltips need not.
constexpr int readable_face_width = 240;

} // namespace

PoolGrid::PoolGrid(wxWindow* parent, DeckDocument& document, CardSearch& search,
                   CardSelection& selection, Pointing& pointing, CommandBar& commands,
                   LargeCard& large, PoolSettings& settings, const Messages& messages,
                   Handlers handlers)
    : ItemView(parent, "card grid", messages.get("gui.pool.name"_msg)), document_(document),
      search_(search), selection_(selection), pointing_(pointing), commands_(commands),
      large_(large), faces_(large.faces()), settings_(settings), messages_(messages),
      handlers_(std::move(handlers)), marks_(document, messages)
{
    listen(*this, wxEVT_SYS_COLOUR_CHANGED, [this] { strip_words_.clear(); });
    const auto show_deck = [this] {
        marks_.read_deck();
        Refresh();
        if (hovered())
            pointed_at(hovered()); // renews the tooltip, which tells the card's flaw
    };
    subscriptions_ = {search_.changed.subscribe([this] { show_search(); }),
                      document_.changed.subscribe(show_deck),
                      selection_.changed.subscribe([this] { show_selection(); }),
                      faces_.arrived.subscribe([this] { show_ready(); })};
    show_large(large, [this](std::size_t item) { return &card(item); });
    show_search();
    show_selection();
}

void PoolGrid::show_selection()
{
    selected_.clear();
    for (const SelectedCard& card : selection_.all())
        selected_.insert(card.code);
    const bool is_current =
        current() && *current() < item_count() && &card(*current()) == selection_.card();
    const auto item = is_current ? std::nullopt : item_of(selection_.card());
    if (item && HasFocus())
        go_to(*item);
    else if (item)
        mark_current(*item);
    Refresh();
}

const Card& PoolGrid::card(std::size_t item) const
{
    return search_.library().cards()[search_.rows()[item]];
}

std::optional<std::size_t> PoolGrid::item_of(const Card* card) const
{
    for (std::size_t at = 0; card && at < item_count(); ++at) {
        if (&this->card(at) == card)
            return at;
    }
    return std::nullopt;
}

void PoolGrid::show_search()
{
    items_changed(item_of(selection_.card()));
    if (current())
        go_to(*current());
    else
        Scroll(0, 0);
}

void PoolGrid::scroll_to_selected()
{
    if (const auto item = item_of(selection_.card()))
        go_to(*item);
}

void PoolGrid::set_card_width(int width)
{
    width = std::clamp(width, min_card_width, max_card_width);
    if (width == settings_.card_width)
        return;
    settings_.card_width = width;
    items_changed(current());
    if (current())
        go_to(*current());
    width_changed.emit();
}

void PoolGrid::resized(int steps)
{
    constexpr int step = 20;
    set_card_width(settings_.card_width + steps * step);
}

std::string PoolGrid::item_name(std::size_t item) const
{
    const Card& shown = card(item);
    const std::string copies =
        messages_.get("gui.card.in-deck"_msg,
                      {{"count", document_.resolved().copies_of(shown)}, {"protagonist", "no"}});
    return spoken_card(shown, search_.library(), copies, marks_.of(shown), messages_);
}

std::string PoolGrid::item_description(std::size_t item) const
{
    return marks_.reason(card(item));
}

bool PoolGrid::is_ready(std::size_t item) const
{
    return faces_.has(card(item), place_of(item).width, *this);
}

bool PoolGrid::item_is_selected(std::size_t item) const
{
    return selected_.contains(card(item).id);
}

/// Width of a face in pixels. It is that of the settings, larger with larger text as long as a
/// whole row is visible, then grown, or shrunk by up to an eighth, so that the faces fill the row.
int PoolGrid::face_width(int width) const
{
    const int min = FromDIP(settings_.card_width);
    const int max = std::max(min, FromDIP(max_card_width));
    const auto low_enough = [&](int face, int least) {
        const int room = GetClientSize().y - strip_height_ - 2 * gap_;
        while (face > least && face_height(face) > room)
            --face;
        return face;
    };
    const int wanted =
        low_enough(std::min(static_cast<int>(min * std::max(text_scale(), 1.0)), max), min);
    // Do not shrink below the width at which the texts of skills are easy to read.
    const int may_shrink =
        wanted < easy_face_width ? wanted / 8 : std::min(wanted / 8, wanted - easy_face_width);
    const int columns = std::max(1, (width - gap_) / (wanted - may_shrink + gap_));
    const int filling = (width - gap_) / columns - gap_;
    return low_enough(std::clamp(filling, FromDIP(min_card_width), max), std::min(filling, wanted));
}

wxSize PoolGrid::lay_out(int width)
{
    gap_ = FromDIP(10);
    if (const int high = GetCharHeight() + FromDIP(6); std::exchange(strip_height_, high) != high)
        strip_words_.clear();
    face_ = face_width(width);
    columns_ = std::max(1, (width - gap_) / (face_ + gap_));
    left_ = std::max(gap_, (width - columns_ * (face_ + gap_) + gap_) / 2);
    const int rows = (static_cast<int>(item_count()) + columns_ - 1) / columns_;
    return {width, gap_ + rows * (face_height(face_) + strip_height_ + gap_)};
}

int PoolGrid::row_height() const
{
    return gap_ + face_height(FromDIP(settings_.card_width)) + strip_height_;
}

wxRect PoolGrid::place_of(std::size_t item) const
{
    const int row = static_cast<int>(item) / columns_;
    const int column = static_cast<int>(item) % columns_;
    const int height = face_height(face_) + strip_height_;
    return {left_ + column * (face_ + gap_), gap_ + row * (height + gap_), face_, height};
}

std::pair<std::size_t, std::size_t> PoolGrid::items_near(const wxRect& where) const
{
    const int height = face_height(face_) + strip_height_ + gap_;
    const auto row_at = [&](int y) {
        return static_cast<std::size_t>(std::max(0, y - gap_) / height);
    };
    const auto columns = static_cast<std::size_t>(columns_);
    return {std::min(item_count(), row_at(where.y) * columns),
            std::min(item_count(), (row_at(where.GetBottom()) + 1) * columns)};
}

std::size_t PoolGrid::next(std::size_t from, Way way) const
{
    const auto last = static_cast<int>(item_count()) - 1;
    const int height = place_of(0).height + gap_;
    const int page = std::max(1, GetClientSize().y / height) * columns_;
    const int at = static_cast<int>(from);
    int to = at;
    switch (way) {
    case Way::Left:
        to = at - 1;
        break;
    case Way::Right:
        to = at + 1;
        break;
    case Way::Up:
        to = at >= columns_ ? at - columns_ : at;
        break;
    case Way::Down: // the last row may be shorter
        to = at / columns_ < last / columns_ ? at + columns_ : at;
        break;
    case Way::PageUp:
        to = at >= page ? at - page : at % columns_;
        break;
    case Way::PageDown:
        to = at + page;
        break;
    case Way::First:
        to = 0;
        break;
    case Way::Last:
        to = last;
        break;
    }
    return static_cast<std::size_t>(std::clamp(to, 0, last));
}

void PoolGrid::selected(const std::set<std::size_t>& items, std::size_t at)
{
    std::vector<SelectedCard> all;
    for (const std::size_t item : items)
        all.push_back({card(item).id});
    const Card& shown = card(at);
    selection_.show_several(&shown, {shown.id}, std::move(all));
}

void PoolGrid::activated(std::size_t)
{
    handlers_.run(wxGetKeyState(WXK_SHIFT) ? "card.remove" : "card.add");
}

void PoolGrid::menu_asked(std::size_t)
{
    commands_.pop_up_card_menu(*this);
}

void PoolGrid::drag_begun(std::size_t item)
{
    std::vector<SelectedCard> cards = selection_.all();
    if (!item_is_selected(item))
        cards = {{card(item).id}};
    const wxBitmap picture = carried_picture(card(item), faces_, face_, cards.size(), *this);
    carry(*this, {CardDrag::From::Pool, std::move(cards)}, picture);
}

bool PoolGrid::pressed(std::size_t item, const wxPoint& in_it)
{
    const wxRect cell(place_in_window(item).GetSize());
    const bool is_more = button_of(cell, true).Contains(in_it);
    if (!is_more && !button_of(cell, false).Contains(in_it))
        return false;
    selection_.show(card(item));
    const bool all = wxGetKeyState(WXK_SHIFT);
    if (is_more)
        handlers_.run(all ? "card.fill" : "card.add");
    else if (document_.resolved().copies_of(card(item)) > 0)
        all ? handlers_.set(0) : handlers_.run("card.remove");
    return true;
}

void PoolGrid::pointed_at(std::optional<std::size_t> item)
{
    if (!item || *item >= item_count()) {
        show_tip({});
        return pointing_.nowhere();
    }
    const Card& shown = card(*item);
    std::string tip = marks_.reason(shown);
    if (face_ < FromDIP(readable_face_width) && !large_.comes_by_itself()) {
        const std::string skills = skills_tip(shown, search_.library(), messages_);
        tip += (tip.empty() || skills.empty() ? "" : "\n") + skills;
    }
    show_tip(to_wx(tip));
    pointing_.at(shown);
}

/// Opens the editor of copies over the strip below the face.
void PoolGrid::edit_copies(std::size_t item)
{
    wxRect where = place_in_window(item);
    where.y = where.GetBottom() - strip_height_;
    where.height = strip_height_;
    CountEditor::open(*this, where, document_.resolved().copies_of(card(item)),
                      messages_.get("gui.copies.editor"_msg,
                                    {{"card", card_name(card(item), messages_.card_language())}}),
                      [this, cards = selection_.all()](int copies) {
                          set_copies(document_, cards, copies, messages_);
                      });
}

/// Keys as in the list: Enter adds a copy, Shift+Enter removes one, Ctrl+Enter adds all that are
/// allowed; Escape, and Up in the first row, go back to the search field.
bool PoolGrid::key_pressed(wxKeyEvent& event)
{
    if (const auto copies = copies_of_key(event)) {
        handlers_.set(*copies);
        return true;
    }
    const int key = event.GetKeyCode();
    const bool is_enter = key == WXK_RETURN || key == WXK_NUMPAD_ENTER;
    const bool is_first_row = current() && *current() < static_cast<std::size_t>(columns_);
    if (is_enter && event.GetModifiers() == wxMOD_SHIFT)
        handlers_.run("card.remove");
    else if (is_enter && event.GetModifiers() == wxMOD_CONTROL)
        handlers_.run("card.fill");
    else if (!event.HasAnyModifiers() && (is_enter || key == WXK_SPACE))
        handlers_.run("card.add");
    else if (!event.HasAnyModifiers() && (key == WXK_ESCAPE || (key == WXK_UP && is_first_row)))
        handlers_.leave();
    else if (key == WXK_F2 && current())
        edit_copies(*current());
    else if (key == WXK_NUMPAD_ADD || key == '+' || key == '=')
        handlers_.run("card.add");
    else if (key == WXK_NUMPAD_SUBTRACT || key == '-' || key == WXK_DELETE)
        handlers_.run("card.remove");
    else
        return false;
    return true;
}

} // namespace kizuna
