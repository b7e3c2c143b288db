#include "gui/controls/card_drag.h"

#include <wx/dataobj.h>

#include <algorithm>
#include <string>
#include <string_view>

namespace kizuna {
namespace {

/// "deck", then a line for each card: its pile and its code.
std::string to_text(const CardDrag& drag)
{
    std::string text = drag.from == CardDrag::From::Pool ? "pool" : "deck";
    for (const SelectedCard& card : drag.cards)
        text += (card.pile == Pile::Cards ? "\ncards " : "\nmaybe ") + card.code;
    return text;
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
    if (take(text, "deck"))
        drag.from = CardDrag::From::Deck;
    else if (!take(text, "pool"))
        return std::nullopt;
    while (take(text, "\n")) {
        SelectedCard card;
        if (take(text, "maybe "))
            card.pile = Pile::Maybe;
        else if (!take(text, "cards "))
            return std::nullopt;
        const std::size_t end = std::min(text.find('\n'), text.size());
        card.code = text.substr(0, end);
        text.remove_prefix(end);
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
