#include "gui/faces/face_picture.h"

#include <wx/dc.h>
#include <wx/graphics.h>
#include <wx/rawbmp.h>

namespace kizuna {

void FacePicture::draw(wxDC& dc, const wxPoint& at) const
{
    if (wxGraphicsContext* context = dc.GetGraphicsContext()) // a Cairo context, under GTK
        return Canvas::put(context->GetNativeContext(), pixels_, at.x, at.y, 1 / scale_);
    dc.DrawBitmap(bitmap(), at, true);
}

wxBitmap FacePicture::bitmap() const
{
    return to_bitmap(pixels_, scale_);
}

wxBitmap to_bitmap(const Pixels& pixels, double scale)
{
    wxBitmap bitmap(pixels.width, pixels.height, 32);
    wxAlphaPixelData data(bitmap);
    wxAlphaPixelData::Iterator row(data);
    auto from = pixels.points.begin();
    for (int y = 0; y < pixels.height; ++y) {
        wxAlphaPixelData::Iterator to = row;
        for (int x = 0; x < pixels.width; ++x, ++to, ++from) {
            const std::uint32_t alpha = *from >> 24;
            // wxWidgets wants colours that are not multiplied by alpha.
            const auto part = [&](int shift) {
                const std::uint32_t value = *from >> shift & 0xffU;
                return static_cast<unsigned char>(alpha == 0 || alpha == 255 ? value
                                                                             : value * 255 / alpha);
            };
            to.Red() = part(16);
            to.Green() = part(8);
            to.Blue() = part(0);
            to.Alpha() = static_cast<unsigned char>(alpha);
        }
        row.OffsetY(data, 1);
    }
    bitmap.SetScaleFactor(scale);
    return bitmap;
}

} // namespace kizuna
