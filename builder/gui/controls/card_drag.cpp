#include "gui/controls/card_drag.h"

#include "cards/base/plain_text.h"

#include <gtk/gtk.h>

#include <wx/dataobj.h>
#include <wx/dataview.h>
#include <wx/icon.h>
#include <wx/utils.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace kizuna {
namespace {

CardDrag last_carried;

/// "pool" or "deck", then a line for each card: its pile and its code.
std::string to_text(const CardDrag& drag)
{
    std::string text = drag.from == CardDrag::From::Pool ? "pool" : "deck";
    for (const SelectedCard& card : drag.cards)
        text += (card.pile == Pile::Cards ? "\ncards " : "\nmaybe ") + card.code;
    return text;
}

/// Removes `word` from the beginning of `text`; false if `text` does not begin with it.
bool take(std::string_view& text, std::string_view word)
{
    if (!text.starts_with(word))
        return false;
    text.remove_prefix(word.size());
    return true;
}

std::optional<CardDrag> from_text(std::string_view text)
{
    const std::vector<std::string_view> lines = split(text, '\n');
    CardDrag drag;
    if (lines.front() == "deck")
        drag.from = CardDrag::From::Deck;
    else if (lines.front() != "pool")
        return std::nullopt;
    for (std::string_view line : std::span(lines).subspan(1)) {
        SelectedCard card;
        if (take(line, "maybe "))
            card.pile = Pile::Maybe;
        else if (!take(line, "cards "))
            return std::nullopt;
        card.code = line;
        drag.cards.push_back(std::move(card));
    }
    return drag;
}

} // namespace

const wxDataFormat& card_drag_format()
{
    static const wxDataFormat format("application/x-kizuna-card");
    return format;
}

const CardDrag& carried()
{
    return last_carried;
}

void begin_drag(wxDataViewEvent& event, const CardDrag& drag)
{
    last_carried = drag;
    auto* data = new wxCustomDataObject(card_drag_format());
    const std::string text = to_text(drag);
    data->SetData(text.size(), text.data());
    event.SetDataObject(data); // the event owns it
    event.SetDragFlags(wxDrag_CopyOnly);
}

void carry(wxWindow& from, const CardDrag& drag, const wxBitmap& picture)
{
    last_carried = drag;
    wxCustomDataObject data(card_drag_format());
    const std::string text = to_text(drag);
    data.SetData(text.size(), text.data());
    wxIcon icon;
    if (picture.IsOk())
        icon.CopyFromBitmap(picture);
    wxDropSource source(data, &from, icon, icon, icon);
    // The window that wxWidgets makes for the picture stays grey, so let GTK draw the picture once
    // the drag has begun.
    const auto is_carried = std::make_shared<bool>(true);
    if (icon.IsOk())
        from.CallAfter([&source, &icon, still = std::weak_ptr(is_carried)] {
            constexpr int beside_pointer = -8;
            if (!still.expired() && source.m_waiting)
                gtk_drag_set_icon_pixbuf(source.m_dragContext, icon.GetPixbuf(), beside_pointer,
                                         beside_pointer);
        });
    source.DoDragDrop(wxDrag_CopyOnly);
}

CardsToDrag::CardsToDrag(wxDataViewCtrl& list, CardSelection& selection) : selection_(selection)
{
    list.Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        event.Skip();
        if (!event.LeftIsDown())
            pressed_.clear();
    });
}

void CardsToDrag::note(const std::vector<SelectedCard>& before)
{
    const std::vector<SelectedCard>& now = selection_.all();
    const bool is_one_of_them =
        now.size() == 1 && std::ranges::find(before, now.front()) != before.end();
    pressed_.clear();
    if (is_one_of_them && before.size() > 1 && wxGetMouseState().LeftIsDown())
        pressed_ = before;
}

std::vector<SelectedCard> CardsToDrag::take(const SelectedCard& dragged)
{
    if (std::ranges::find(pressed_, dragged) != pressed_.end())
        selection_.show_several(selection_.card(), dragged, std::exchange(pressed_, {}));
    const std::vector<SelectedCard>& all = selection_.all();
    if (std::ranges::find(all, dragged) != all.end())
        return all;
    return {dragged};
}

CardDropTarget::CardDropTarget(Handlers handlers)
    : wxDropTarget(new wxCustomDataObject(card_drag_format())), handlers_(std::move(handlers))
{
}

wxDragResult CardDropTarget::OnDragOver(wxCoord x, wxCoord y, wxDragResult suggested)
{
    if (handlers_.over)
        handlers_.over(wxPoint(x, y));
    return suggested;
}

void CardDropTarget::OnLeave()
{
    if (handlers_.left)
        handlers_.left();
}

wxDragResult CardDropTarget::OnData(wxCoord, wxCoord, wxDragResult suggested)
{
    if (!GetData())
        return wxDragNone;
    const auto* data = static_cast<const wxCustomDataObject*>(GetDataObject());
    const auto drag = from_text({static_cast<const char*>(data->GetData()), data->GetSize()});
    if (!drag)
        return wxDragNone;
    handlers_.dropped(*drag);
    return suggested;
}

} // namespace kizuna
