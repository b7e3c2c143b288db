#pragma once

#include "app/faces/colour.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A rectangle in the units of a canvas; y points down.
struct Box {
    double left = 0;
    double top = 0;
    double width = 0;
    double height = 0;
    double right() const { return left + width; }
    double bottom() const { return top + height; }
    /// The box made smaller by `by` on every side.
    Box inset(double by) const { return {left + by, top + by, width - 2 * by, height - 2 * by}; }
    bool operator==(const Box&) const = default;
};

/// A picture in memory, row by row from the top. Each point is 0xAARRGGBB with the colours
/// multiplied by alpha.
struct Pixels {
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> points;
    bool empty() const { return points.empty(); }
    std::size_t bytes() const { return points.size() * sizeof(std::uint32_t); }
};

/// A font family ("Sans"; empty: the default one) and the language that its Han letters are drawn
/// for ("ja").
struct Typeface {
    std::string family;
    std::string language;
    bool operator==(const Typeface&) const = default;
};

/// The layout of a text.
struct TextLook {
    enum class Align : unsigned char { Left, Centre, Right };
    double size = 12; ///< in the canvas's units
    bool bold = false;
    Colour colour;
    Align align = Align::Left;
    int max_lines = 1; ///< a longer text ends in "…"; 0: as many lines as fit into the box
};

/// Draws shapes and texts into pixels, SVG or PDF. The only file that calls Cairo and Pango. Each
/// canvas and what it draws belong to one thread.
class Canvas {
public:
    /// A picture of `width` by `height` points, transparent at first, with `scale` points to a
    /// unit.
    static Pixels pixels(int width, int height, double scale, const Typeface& face,
                         const std::function<void(Canvas&)>& draw);
    /// As pixels(), as the bytes of a PNG file. Throws std::runtime_error if memory runs out.
    static std::string png(int width, int height, double scale, const Typeface& face,
                           const std::function<void(Canvas&)>& draw);
    /// The text of an SVG file, with a unit as a point. Letters become outlines, so that no font is
    /// needed.
    static std::string svg(double width, double height, const Typeface& face,
                           const std::function<void(Canvas&)>& draw);

    /// The bytes of a PDF file, with a unit as a millimetre; `width` and `height` are the paper's.
    /// Letters stay text that can be searched and copied, and fonts are embedded. Throws
    /// std::runtime_error on failure.
    static std::string pdf(double width, double height, int pages, const std::string& title,
                           const Typeface& face,
                           const std::function<void(Canvas&, int page)>& draw);
    /// Draws onto a Cairo context (cairo_t) of another library, as for a printer; a unit is `scale`
    /// of the context's units.
    static void onto(void* context, double scale, const Typeface& face,
                     const std::function<void(Canvas&)>& draw);
    /// Draws a picture onto such a context with its corner at (x, y), each point `scale` wide. Sets
    /// up no fonts, so it is fast.
    static void put(void* context, const Pixels& picture, double x, double y, double scale);

    ~Canvas();
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;

    void fill(const Box& box, Colour colour, double radius = 0, double opacity = 1);
    void frame(const Box& box, Colour colour, double line, double radius = 0);
    /// Fills a box with colours side by side.
    void fill_parts(const Box& box, const std::vector<Colour>& colours, double radius = 0);
    void line(double x1, double y1, double x2, double y2, Colour colour, double width);
    void disc(double x, double y, double radius, Colour colour);
    void ring(double x, double y, double radius, Colour colour, double line);
    /// An outline (vector_path()) drawn in a square of `units`, fitted to `box`.
    void fill_outline(std::string_view outline, double units, const Box& box, Colour colour,
                      double opacity = 1);
    void draw_outline(std::string_view outline, double units, const Box& box, Colour colour,
                      double line_in_units);
    /// The whole picture in the middle of the box or, if `fills`, the whole box with the rest of
    /// the picture cut off.
    void picture(const Pixels& picture, const Box& box, bool fills = false);
    /// Clips what `draw` draws to the box.
    void within(const Box& box, double radius, const std::function<void()>& draw);
    /// Calls `draw` with the origin moved to (left, top) and the units `scale` times as large.
    void scaled(double left, double top, double scale, const std::function<void()>& draw);

    /// Draws a text from the top of the box; returns the height of its lines.
    double text(std::string_view words, const Box& box, const TextLook& look);
    /// Draws one line at half the height of the box, in smaller letters if it would be cut off. A
    /// line that is still too long ends in "…".
    void label(std::string_view words, const Box& box, TextLook look);
    double text_width(std::string_view words, const TextLook& look);
    /// The height of a text broken into lines of at most `width`.
    double text_height(std::string_view words, double width, const TextLook& look);
    double line_height(const TextLook& look);

private:
    struct Drawing;
    explicit Canvas(std::unique_ptr<Drawing> drawing);
    std::unique_ptr<Drawing> drawing_;
};

/// Loads a PNG or JPEG file, scaled down to `max_width` if wider. Empty if it is no picture or
/// would need too much memory (may_be_loaded()).
std::optional<Pixels> load_picture(const std::filesystem::path& file, int max_width);

} // namespace kizuna
