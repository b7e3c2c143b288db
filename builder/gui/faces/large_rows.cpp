#include "gui/faces/large_rows.h"

#include <utility>

namespace kizuna {

void show_large(LargeCard& large, wxDataViewCtrl& list,
                std::function<const Card*(const wxDataViewItem&)> card_of)
{
    large.watch(list,
                [&list, card_of = std::move(card_of)](
                    const std::optional<wxPoint>& at) -> std::optional<LargeCard::Found> {
                    wxDataViewItem item = list.GetCurrentItem();
                    wxDataViewColumn* column = nullptr;
                    if (at)
                        list.HitTest(list.ScreenToClient(*at), item, column);
                    const Card* card = item.IsOk() ? card_of(item) : nullptr;
                    if (!card)
                        return std::nullopt;
                    wxRect row = list.GetItemRect(item, list.GetColumn(0));
                    row.SetLeft(0);
                    row.SetWidth(list.GetClientSize().x);
                    row.SetPosition(list.GetMainWindow()->ClientToScreen(row.GetPosition()));
                    return LargeCard::Found{card, row};
                });
}

} // namespace kizuna
