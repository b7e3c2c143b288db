#pragma once

#include <wx/dcmemory.h>
#include <wx/dcscreen.h>
#include <wx/image.h>
#include <wx/window.h>

#include <cairo.h>

namespace kizuna::test {

/// What the screen shows in a window's place.
inline wxImage screen_copy(const wxWindow& window)
{
    const wxRect place = window.GetScreenRect();
    wxBitmap shown(place.width, place.height);
    wxMemoryDC copy(shown);
    wxScreenDC screen;
    // Cairo keeps what it once read of the screen, as it does not see the server draw there.
    cairo_surface_t* read = cairo_get_target(static_cast<cairo_t*>(screen.GetHandle()));
    cairo_surface_flush(read);
    cairo_surface_mark_dirty(read);
    copy.Blit(0, 0, place.width, place.height, &screen, place.x, place.y);
    copy.SelectObject(wxNullBitmap);
    return shown.ConvertToImage();
}

/// True where the screen shows more than one colour in a window's place.
inline bool is_painted(const wxWindow& window)
{
    return screen_copy(window).CountColours(2) > 1;
}

} // namespace kizuna::test
