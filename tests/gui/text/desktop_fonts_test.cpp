#include "gui/text/desktop_fonts.h"

#include <boost/test/unit_test.hpp>

#include <wx/bitmap.h>
#include <wx/dcmemory.h>
#include <wx/graphics.h>

#include <gtk/gtk.h>

#include <memory>

using namespace kizuna;

namespace desktop_fonts {

struct Released {
    void operator()(cairo_font_options_t* options) const { cairo_font_options_destroy(options); }
};
using Options = std::unique_ptr<cairo_font_options_t, Released>;

/// What the screen asks of letters, put back at the end.
struct DesktopFontsTest {
    GdkScreen* screen = gdk_screen_get_default();
    Options before{cairo_font_options_copy(gdk_screen_get_font_options(screen))};
    wxBitmap paper{10, 10};
    wxMemoryDC dc{paper};

    DesktopFontsTest() = default;
    DesktopFontsTest(const DesktopFontsTest&) = delete;
    DesktopFontsTest& operator=(const DesktopFontsTest&) = delete;
    ~DesktopFontsTest() { gdk_screen_set_font_options(screen, before.get()); }

    void ask_for(cairo_hint_style_t hinting) const
    {
        const Options options(cairo_font_options_copy(before.get()));
        cairo_font_options_set_hint_style(options.get(), hinting);
        gdk_screen_set_font_options(screen, options.get());
    }
    cairo_t* drawn_with() const
    {
        return static_cast<cairo_t*>(dc.GetGraphicsContext()->GetNativeContext());
    }
};

} // namespace desktop_fonts

BOOST_FIXTURE_TEST_SUITE(desktop_fonts, DesktopFontsTest)

BOOST_AUTO_TEST_CASE(what_is_drawn_is_hinted_as_the_desktop_asks)
{
    for (const auto hinting : {CAIRO_HINT_STYLE_NONE, CAIRO_HINT_STYLE_FULL}) {
        ask_for(hinting);
        use_desktop_fonts(dc);
        const Options used(cairo_font_options_create());
        cairo_get_font_options(drawn_with(), used.get());
        BOOST_TEST(cairo_font_options_get_hint_style(used.get()) == hinting);
    }
}

// Pango shares a font between what asks the same of it.
BOOST_AUTO_TEST_CASE(a_picture_asks_nothing_of_letters_that_labels_do_not)
{
    ask_for(CAIRO_HINT_STYLE_NONE);
    share_desktop_fonts();
    const cairo_font_options_t* of_labels = gdk_screen_get_font_options(screen);
    BOOST_TEST(cairo_font_options_get_hint_style(of_labels) == CAIRO_HINT_STYLE_NONE);
    const Options of_picture(cairo_font_options_create());
    cairo_surface_get_font_options(cairo_get_target(drawn_with()), of_picture.get());
    cairo_font_options_merge(of_picture.get(), of_labels);
    BOOST_TEST(cairo_font_options_equal(of_picture.get(), of_labels));
}

BOOST_AUTO_TEST_SUITE_END()
