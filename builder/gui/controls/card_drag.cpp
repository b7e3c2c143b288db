#include "gui/controls/card_drag.h"

#include <wx/dataobj.h>

#include <string_view>

namespace kizuna {
namespace {

std::string to_text(const CardDrag& drag)
{
    const char* from = drag.from == CardDrag::From::Pool ? "pool " : "deck ";
    const char* pile = drag.pile == Pile::Cards ? "cards " : "maybe ";
    return from + (pile + drag.code);
}

/// True where `text` begins with `word`, which is then taken off.
bool take(std::string_view& text, std::string_view word)
{
    if (!text.starts_with(word))
        return false;
    text.remove_prefix(word.size());
    return true;
}

std::optional<CardDrag> from_text(std::string_view text)
{
    CardDrag drag;
    if (take(text, "deck "))
        drag.from = CardDrag::From::Deck;
    else if (!take(text, "pool "))
        return std::nullopt;
    if (take(text, "maybe "))
        drag.pile = Pile::Maybe;
    else if (!take(text, "cards "))
        return std::nullopt;
    drag.code = text;
    return drag;
}

} // namespace

const wxDataFormat& card_drag_format()
{
    static const wxDataFormat format("application/x-kizuna-card");
    return format;
}

wxDataObject* drag_data(const CardDrag& drag)
{
    auto* data = new wxCustomDataObject(card_drag_format());
    const std::string text = to_text(drag);
    data->SetData(text.size(), text.data());
    return data;
}

CardDropTarget::CardDropTarget(CardDrag::From from, std::function<void(const CardDrag&)> dropped)
    : wxDropTarget(new wxCustomDataObject(card_drag_format())), from_(from),
      dropped_(std::move(dropped))
{
}

wxDragResult CardDropTarget::OnData(wxCoord, wxCoord, wxDragResult suggested)
{
    if (!GetData())
        return wxDragNone;
    const auto* data = static_cast<const wxCustomDataObject*>(GetDataObject());
    const auto drag = from_text({static_cast<const char*>(data->GetData()), data->GetSize()});
    if (!drag || drag->from != from_)
        return wxDragNone;
    dropped_(*drag);
    return suggested;
}

} // namespace kizuna
