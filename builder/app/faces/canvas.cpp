// Long because: all calls of Cairo, Pango and GdkPixbuf are in this file.
#include "app/faces/canvas.h"

#include "app/cards/card_pictures.h"
#include "app/faces/vector_path.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <pango/pangocairo.h>

#include <algorithm>
#include <array>
#include <limits>
#include <numbers>
#include <stdexcept>

namespace kizuna {
namespace {

template <typename T, void (*release)(T*)>
struct Released {
    void operator()(T* thing) const { release(thing); }
};
using Surface = std::unique_ptr<cairo_surface_t, Released<cairo_surface_t, &cairo_surface_destroy>>;
using Context = std::unique_ptr<cairo_t, Released<cairo_t, &cairo_destroy>>;
using Font = std::unique_ptr<PangoFontDescription,
                             Released<PangoFontDescription, &pango_font_description_free>>;
using Options = std::unique_ptr<cairo_font_options_t,
                                Released<cairo_font_options_t, &cairo_font_options_destroy>>;
struct Unreferenced {
    void operator()(gpointer object) const { g_object_unref(object); }
};
using Layout = std::unique_ptr<PangoLayout, Unreferenced>;
using Pixbuf = std::unique_ptr<GdkPixbuf, Unreferenced>;

cairo_status_t append(void* to, const unsigned char* bytes, unsigned int count)
{
    static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(bytes), count);
    return CAIRO_STATUS_SUCCESS;
}

Surface surface_over(Pixels& pixels)
{
    return Surface(cairo_image_surface_create_for_data(
        reinterpret_cast<unsigned char*>(pixels.points.data()), CAIRO_FORMAT_ARGB32, pixels.width,
        pixels.height, pixels.width * 4));
}

/// Cairo has no surface for read-only points.
Surface surface_to_read(const Pixels& pixels)
{
    return surface_over(const_cast<Pixels&>(pixels));
}

/// All texts are laid out in this size and scaled when drawn, because fontconfig sorts all fonts of
/// the system again for each new size. No text has exactly this size: Cairo would then use its font
/// for the next size too.
constexpr double laid_out_size = 16.37;

constexpr double points_of_millimetre = 72 / 25.4;

PangoAlignment alignment_of(TextLook::Align align)
{
    constexpr std::array alignments{PANGO_ALIGN_LEFT, PANGO_ALIGN_CENTER, PANGO_ALIGN_RIGHT};
    return alignments.at(static_cast<std::size_t>(align));
}

} // namespace

struct Canvas::Drawing {
    Context to;
    Layout layout;
    Typeface face;
    struct Letters {
        Font font;
        double line_height = 0; ///< of `laid_out_size`; 0: not measured yet
    };
    std::array<Letters, 2> letters; ///< regular and bold

    Drawing(cairo_surface_t* surface, double scale, Typeface typeface)
        : Drawing(Context(cairo_create(surface)), scale, std::move(typeface))
    {
    }
    Drawing(Context context_of_cairo, double scale, Typeface typeface)
        : to(std::move(context_of_cairo)), face(std::move(typeface))
    {
        cairo_scale(to.get(), scale, scale);
        layout.reset(pango_cairo_create_layout(to.get()));
        if (!face.language.empty())
            pango_context_set_language(pango_layout_get_context(layout.get()),
                                       pango_language_from_string(face.language.c_str()));
        // Keeps line positions equal at every scale.
        const Options options(cairo_font_options_create());
        cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
        cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_SLIGHT);
        cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
        PangoContext* context = pango_layout_get_context(layout.get());
        pango_cairo_context_set_font_options(context, options.get());
        pango_context_set_round_glyph_positions(context, FALSE);
    }

    void paint_with(Colour colour, double opacity = 1) const
    {
        cairo_set_source_rgba(to.get(), colour.red / 255.0, colour.green / 255.0,
                              colour.blue / 255.0, opacity);
    }

    void rounded(const Box& box, double radius) const
    {
        cairo_t* c = to.get();
        radius = std::min({radius, box.width / 2, box.height / 2});
        if (radius <= 0)
            return cairo_rectangle(c, box.left, box.top, box.width, box.height);
        constexpr double quarter = std::numbers::pi / 2;
        cairo_new_sub_path(c);
        cairo_arc(c, box.right() - radius, box.top + radius, radius, -quarter, 0);
        cairo_arc(c, box.right() - radius, box.bottom() - radius, radius, 0, quarter);
        cairo_arc(c, box.left + radius, box.bottom() - radius, radius, quarter, 2 * quarter);
        cairo_arc(c, box.left + radius, box.top + radius, radius, 2 * quarter, 3 * quarter);
        cairo_close_path(c);
    }

    void outline(std::string_view outline, double units, const Box& box) const
    {
        cairo_t* c = to.get();
        const auto x = [&](double at) { return box.left + at * box.width / units; };
        const auto y = [&](double at) { return box.top + at * box.height / units; };
        for (const PathPart& part : vector_path(outline)) {
            const auto& p = part.to;
            switch (part.kind) {
            case PathPart::Kind::Move:
                cairo_move_to(c, x(p[0].x), y(p[0].y));
                break;
            case PathPart::Kind::Line:
                cairo_line_to(c, x(p[0].x), y(p[0].y));
                break;
            case PathPart::Kind::Curve:
                cairo_curve_to(c, x(p[0].x), y(p[0].y), x(p[1].x), y(p[1].y), x(p[2].x), y(p[2].y));
                break;
            case PathPart::Kind::Close:
                cairo_close_path(c);
                break;
            }
        }
    }

    /// The factor on the distance of lines. Japanese fonts leave no space between lines.
    double line_distance(const TextLook& look) const
    {
        return face.language == "ja" && look.max_lines != 1 ? 1.15 : 1;
    }

    /// The same extra space below the last line, for a text that follows.
    double room_below(const TextLook& look)
    {
        return (line_distance(look) - 1) * line_height(look);
    }

    static double scale_of(const TextLook& look) { return look.size / laid_out_size; }

    const PangoFontDescription* font(bool bold)
    {
        Font& font = letters[bold ? 1 : 0].font;
        if (!font) {
            font.reset(pango_font_description_new());
            pango_font_description_set_family(font.get(),
                                              face.family.empty() ? "Sans" : face.family.c_str());
            pango_font_description_set_absolute_size(font.get(), laid_out_size * PANGO_SCALE);
            if (bold)
                pango_font_description_set_weight(font.get(), PANGO_WEIGHT_BOLD);
        }
        return font.get();
    }

    /// The layout with a text in it. `width` below 0: unlimited.
    PangoLayout* lay_out(std::string_view words, const TextLook& look, double width)
    {
        PangoLayout* l = layout.get();
        pango_layout_set_font_description(l, font(look.bold));
        pango_layout_set_text(l, words.data(), static_cast<int>(words.size()));
        pango_layout_set_width(
            l, width < 0 ? -1 : static_cast<int>(width / scale_of(look) * PANGO_SCALE));
        pango_layout_set_wrap(l, PANGO_WRAP_WORD_CHAR);
        pango_layout_set_ellipsize(l, width < 0 ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
        pango_layout_set_alignment(l, alignment_of(look.align));
        pango_layout_set_height(l, -std::max(look.max_lines, 1));
        const double distance = line_distance(look);
        pango_layout_set_line_spacing(l, distance == 1 ? 0 : static_cast<float>(distance));
        return l;
    }

    /// The drawn size of the current layout.
    struct Extent {
        double width;
        double height;
    };
    Extent extent(const TextLook& look) const
    {
        int width = 0;
        int height = 0;
        pango_layout_get_size(layout.get(), &width, &height);
        const double scale = scale_of(look) / PANGO_SCALE;
        return {width * scale, height * scale};
    }

    /// Draws the current layout.
    void show(double left, double top, const TextLook& look) const
    {
        cairo_t* c = to.get();
        paint_with(look.colour);
        cairo_save(c);
        cairo_translate(c, left, top);
        cairo_scale(c, scale_of(look), scale_of(look));
        cairo_move_to(c, 0, 0);
        pango_cairo_show_layout(c, layout.get());
        cairo_restore(c);
    }

    double line_height(const TextLook& look)
    {
        double& known = letters[look.bold ? 1 : 0].line_height;
        if (known == 0) {
            int height = 0;
            pango_layout_get_size(lay_out("Áj", look, -1), nullptr, &height);
            known = static_cast<double>(height) / PANGO_SCALE;
        }
        return known * scale_of(look);
    }
};

Canvas::Canvas(std::unique_ptr<Drawing> drawing) : drawing_(std::move(drawing)) {}
Canvas::~Canvas() = default;

Pixels Canvas::pixels(int width, int height, double scale, const Typeface& face,
                      const std::function<void(Canvas&)>& draw)
{
    Pixels made{std::max(width, 1), std::max(height, 1), {}};
    made.points.resize(static_cast<std::size_t>(made.width) *
                       static_cast<std::size_t>(made.height));
    const Surface surface = surface_over(made);
    {
        Canvas canvas(std::make_unique<Drawing>(surface.get(), scale, face));
        draw(canvas);
    }
    cairo_surface_finish(surface.get());
    return made;
}

std::string Canvas::png(int width, int height, double scale, const Typeface& face,
                        const std::function<void(Canvas&)>& draw)
{
    const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height));
    {
        Canvas canvas(std::make_unique<Drawing>(surface.get(), scale, face));
        draw(canvas);
    }
    std::string bytes;
    const cairo_status_t done = cairo_surface_write_to_png_stream(surface.get(), &append, &bytes);
    if (done != CAIRO_STATUS_SUCCESS)
        throw std::runtime_error(cairo_status_to_string(done));
    return bytes;
}

std::string Canvas::svg(double width, double height, const Typeface& face,
                        const std::function<void(Canvas&)>& draw)
{
    std::string text;
    const Surface surface(cairo_svg_surface_create_for_stream(&append, &text, width, height));
    cairo_svg_surface_set_document_unit(surface.get(), CAIRO_SVG_UNIT_PX);
    {
        Canvas canvas(std::make_unique<Drawing>(surface.get(), 1, face));
        draw(canvas);
    }
    cairo_surface_finish(surface.get());
    return text;
}

std::string Canvas::pdf(double width, double height, int pages, const std::string& title,
                        const Typeface& face, const std::function<void(Canvas&, int page)>& draw)
{
    std::string bytes;
    const Surface surface(cairo_pdf_surface_create_for_stream(
        &append, &bytes, width * points_of_millimetre, height * points_of_millimetre));
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, title.c_str());
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATOR, "Kizuna");
    {
        Canvas canvas(std::make_unique<Drawing>(surface.get(), points_of_millimetre, face));
        for (int page = 0; page < pages; ++page) {
            draw(canvas, page);
            cairo_show_page(canvas.drawing_->to.get());
        }
    }
    cairo_surface_finish(surface.get());
    const cairo_status_t done = cairo_surface_status(surface.get());
    if (done != CAIRO_STATUS_SUCCESS)
        throw std::runtime_error(cairo_status_to_string(done));
    return bytes;
}

void Canvas::onto(void* context, double scale, const Typeface& face,
                  const std::function<void(Canvas&)>& draw)
{
    auto* const shared = static_cast<cairo_t*>(context);
    cairo_save(shared);
    {
        Canvas canvas(std::make_unique<Drawing>(Context(cairo_reference(shared)), scale, face));
        draw(canvas);
    }
    cairo_restore(shared);
}

void Canvas::put(void* context, const Pixels& picture, double x, double y, double scale)
{
    auto* const c = static_cast<cairo_t*>(context);
    const Surface surface = surface_to_read(picture);
    cairo_save(c);
    cairo_translate(c, x, y);
    cairo_scale(c, scale, scale);
    cairo_set_source_surface(c, surface.get(), 0, 0);
    cairo_paint(c);
    cairo_restore(c);
}

void Canvas::fill(const Box& box, Colour colour, double radius, double opacity)
{
    drawing_->paint_with(colour, opacity);
    drawing_->rounded(box, radius);
    cairo_fill(drawing_->to.get());
}

void Canvas::frame(const Box& box, Colour colour, double line, double radius)
{
    drawing_->paint_with(colour);
    cairo_set_line_width(drawing_->to.get(), line);
    drawing_->rounded(box.inset(line / 2), radius);
    cairo_stroke(drawing_->to.get());
}

void Canvas::fill_parts(const Box& box, const std::vector<Colour>& colours, double radius)
{
    within(box, radius, [&] {
        const double width =
            box.width / static_cast<double>(std::max<std::size_t>(1, colours.size()));
        double left = box.left;
        for (const Colour colour : colours) {
            fill({left, box.top, box.right() - left, box.height}, colour);
            left += width;
        }
    });
}

void Canvas::line(double x1, double y1, double x2, double y2, Colour colour, double width)
{
    cairo_t* c = drawing_->to.get();
    drawing_->paint_with(colour);
    cairo_set_line_width(c, width);
    cairo_move_to(c, x1, y1);
    cairo_line_to(c, x2, y2);
    cairo_stroke(c);
}

void Canvas::disc(double x, double y, double radius, Colour colour)
{
    fill({x - radius, y - radius, 2 * radius, 2 * radius}, colour, radius);
}

void Canvas::ring(double x, double y, double radius, Colour colour, double line)
{
    frame({x - radius, y - radius, 2 * radius, 2 * radius}, colour, line, radius);
}

void Canvas::fill_outline(std::string_view outline, double units, const Box& box, Colour colour,
                          double opacity)
{
    drawing_->paint_with(colour, opacity);
    drawing_->outline(outline, units, box);
    cairo_fill(drawing_->to.get());
}

void Canvas::draw_outline(std::string_view outline, double units, const Box& box, Colour colour,
                          double line_in_units)
{
    cairo_t* c = drawing_->to.get();
    drawing_->paint_with(colour);
    cairo_set_line_width(c, line_in_units * box.width / units);
    cairo_set_line_join(c, CAIRO_LINE_JOIN_ROUND);
    cairo_set_line_cap(c, CAIRO_LINE_CAP_ROUND);
    drawing_->outline(outline, units, box);
    cairo_stroke(c);
    cairo_set_line_join(c, CAIRO_LINE_JOIN_MITER);
    cairo_set_line_cap(c, CAIRO_LINE_CAP_BUTT);
}

void Canvas::picture(const Pixels& picture, const Box& box, bool fills)
{
    if (picture.empty())
        return;
    cairo_t* c = drawing_->to.get();
    const Surface surface = surface_to_read(picture);
    const double across = box.width / picture.width;
    const double down = box.height / picture.height;
    const double scale = fills ? std::max(across, down) : std::min(across, down);
    cairo_save(c);
    cairo_rectangle(c, box.left, box.top, box.width, box.height);
    cairo_clip(c);
    cairo_translate(c, box.left + (box.width - picture.width * scale) / 2,
                    box.top + (box.height - picture.height * scale) / 2);
    cairo_scale(c, scale, scale);
    cairo_set_source_surface(c, surface.get(), 0, 0);
    cairo_pattern_set_filter(cairo_get_source(c), CAIRO_FILTER_GOOD);
    cairo_paint(c);
    cairo_restore(c);
}

void Canvas::within(const Box& box, double radius, const std::function<void()>& draw)
{
    cairo_t* c = drawing_->to.get();
    cairo_save(c);
    drawing_->rounded(box, radius);
    cairo_clip(c);
    draw();
    cairo_restore(c);
}

void Canvas::scaled(double left, double top, double scale, const std::function<void()>& draw)
{
    cairo_t* c = drawing_->to.get();
    cairo_save(c);
    cairo_translate(c, left, top);
    cairo_scale(c, scale, scale);
    draw();
    cairo_restore(c);
}

double Canvas::text(std::string_view words, const Box& box, const TextLook& look)
{
    if (words.empty())
        return 0;
    const double line = drawing_->line_height(look) * drawing_->line_distance(look);
    // Fallback fonts can have lower lines than `line`, so that more of them fit.
    if (look.max_lines == 0) {
        const double whole = text_height(words, box.width, look);
        if (whole <= box.height + 0.05 * line) {
            drawing_->show(box.left, box.top, look);
            return whole;
        }
    }
    TextLook fitting = look;
    const int room = std::max(0, static_cast<int>(box.height / line + 0.05));
    fitting.max_lines = look.max_lines > 0 ? std::min(look.max_lines, room) : room;
    if (fitting.max_lines == 0)
        return 0;
    drawing_->lay_out(words, fitting, box.width);
    drawing_->show(box.left, box.top, look);
    return drawing_->extent(look).height + drawing_->room_below(look);
}

void Canvas::label(std::string_view words, const Box& box, TextLook look)
{
    constexpr double smallest = 0.65; // share of the size: smaller letters are too thin on paper
    if (const double width = text_width(words, look); width > box.width)
        look.size *= std::max(smallest, box.width / width);
    look.max_lines = 1;
    const double slack = std::min(1.0, look.size / 12); // else rounding might cut off the text
    drawing_->lay_out(words, look, box.width + slack);
    const double height = drawing_->extent(look).height;
    drawing_->show(box.left - slack / 2, box.top + (box.height - height) / 2, look);
}

double Canvas::text_width(std::string_view words, const TextLook& look)
{
    drawing_->lay_out(words, look, -1);
    return drawing_->extent(look).width;
}

double Canvas::text_height(std::string_view words, double width, const TextLook& look)
{
    if (words.empty())
        return 0;
    TextLook whole = look;
    whole.max_lines = std::numeric_limits<int>::max() / 2;
    drawing_->lay_out(words, whole, width);
    return drawing_->extent(look).height + drawing_->room_below(whole);
}

double Canvas::line_height(const TextLook& look)
{
    return drawing_->line_height(look);
}

std::optional<Pixels> load_picture(const std::filesystem::path& file, int max_width)
{
    if (!may_be_loaded(file))
        return std::nullopt;
    GError* error = nullptr;
    Pixbuf loaded(gdk_pixbuf_new_from_file(file.c_str(), &error));
    g_clear_error(&error);
    if (!loaded)
        return std::nullopt;
    if (const int width = gdk_pixbuf_get_width(loaded.get()); width > max_width) {
        const int height = std::max(1, gdk_pixbuf_get_height(loaded.get()) * max_width / width);
        loaded.reset(gdk_pixbuf_scale_simple(loaded.get(), max_width, height, GDK_INTERP_BILINEAR));
        if (!loaded)
            return std::nullopt;
    }
    Pixels pixels{gdk_pixbuf_get_width(loaded.get()), gdk_pixbuf_get_height(loaded.get()), {}};
    pixels.points.reserve(static_cast<std::size_t>(pixels.width) *
                          static_cast<std::size_t>(pixels.height));
    const int channels = gdk_pixbuf_get_n_channels(loaded.get());
    const guint8* row = gdk_pixbuf_read_pixels(loaded.get());
    for (int y = 0; y < pixels.height; ++y, row += gdk_pixbuf_get_rowstride(loaded.get())) {
        const guint8* from = row;
        for (int x = 0; x < pixels.width; ++x, from += channels) {
            const std::uint32_t alpha = channels > 3 ? from[3] : 255U;
            const auto part = [&](int at) { return (from[at] * alpha + 127U) / 255U; };
            pixels.points.push_back(alpha << 24 | part(0) << 16 | part(1) << 8 | part(2));
        }
    }
    return pixels;
}

} // namespace kizuna
