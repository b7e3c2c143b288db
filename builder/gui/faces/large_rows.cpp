#include "gui/faces/large_rows.h"

#include "gui/base/accessible.h"

#include <wx/image.h>

#include <memory>
#include <utility>

namespace kizuna {
namespace {

constexpr int tip_width = 110; ///< too narrow for skills, which are in the tooltip's text

/// The bitmap scaled to its logical size: tooltips ignore the scale of a bitmap.
wxBitmap without_scale(const wxBitmap& bitmap)
{
    if (bitmap.GetScaleFactor() == 1)
        return bitmap;
    const wxSize size = wxSize(bitmap.GetDIPSize());
    return {bitmap.ConvertToImage().Scale(size.x, size.y, wxIMAGE_QUALITY_HIGH)};
}

} // namespace

void show_face_in_tooltip(FaceCache& faces, wxWindow& window,
                          std::function<const Card*()> card_at_pointer)
{
    auto lacking = std::make_shared<bool>(false);
    show_in_tooltip(
        window,
        [&faces, &window, card_at_pointer = std::move(card_at_pointer), lacking]() -> wxBitmap {
            const Card* card = card_at_pointer();
            const FacePicture* face =
                card ? faces.face(*card, window.FromDIP(tip_width), window) : nullptr;
            *lacking = card && !face;
            return face ? without_scale(face->bitmap()) : wxBitmap();
        });
    Subscription arrived = faces.arrived.subscribe([&window, lacking] {
        if (std::exchange(*lacking, false))
            renew_tooltip(window);
    });
    window.Bind(wxEVT_DESTROY,
                [&window, arrived = std::move(arrived)](wxWindowDestroyEvent& event) mutable {
                    event.Skip();
                    if (event.GetEventObject() == &window)
                        arrived.reset();
                });
}

void show_large(LargeCard& large, wxDataViewCtrl& list,
                std::function<const Card*(const wxDataViewItem&)> card_of)
{
    const LargeCard::Find find =
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
    };
    show_face_in_tooltip(large.faces(), list, [find]() -> const Card* {
        const auto found = find(wxGetMousePosition());
        return found ? found->card : nullptr;
    });
    large.watch(list, find);
}

} // namespace kizuna
