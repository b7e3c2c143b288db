#include "gui/text/desktop_fonts.h"

#include <wx/dc.h>
#include <wx/graphics.h>

#include <gtk/gtk.h>

#include <memory>

namespace kizuna {
namespace {

struct Released {
    void operator()(cairo_font_options_t* options) const { cairo_font_options_destroy(options); }
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};

} // namespace

/// Pango shares a font only between equal font options. An image surface sets some that GTK leaves
/// unset, so these are added to the screen's.
void share_desktop_fonts()
{
    GdkScreen* screen = gdk_screen_get_default();
    if (!screen || !gtk_settings_get_for_screen(screen))
        return;
    const std::unique_ptr<cairo_font_options_t, Released> options(cairo_font_options_create());
    const std::unique_ptr<cairo_surface_t, Released> picture(
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1));
    cairo_surface_get_font_options(picture.get(), options.get());
    if (const cairo_font_options_t* desktop = gdk_screen_get_font_options(screen))
        cairo_font_options_merge(options.get(), desktop);
    gdk_screen_set_font_options(screen, options.get());
}

void use_desktop_fonts(wxDC& dc)
{
    GdkScreen* screen = gdk_screen_get_default();
    const cairo_font_options_t* desktop = screen ? gdk_screen_get_font_options(screen) : nullptr;
    wxGraphicsContext* context = dc.GetGraphicsContext();
    if (desktop && context)
        cairo_set_font_options(static_cast<cairo_t*>(context->GetNativeContext()), desktop);
}

} // namespace kizuna
