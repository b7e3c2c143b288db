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

/// A place on a canvas, in its units, with y downwards.
struct Box {
    double left = 0;
    double top = 0;
    double width = 0;
    double height = 0;
    double right() const { return left + width; }
    double bottom() const { return top + height; }
    /// Smaller by that much on every side.
    Box inset(double by) const { return {left + by, top + by, width - 2 * by, height - 2 * by}; }
    bool operator==(const Box&) const = default;
};

/// A picture in memory: rows from the top, each point 0xAARRGGBB, colours multiplied by alpha.
struct Pixels {
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> points;
    bool empty() const { return points.empty(); }
    std::size_t bytes() const { return points.size() * sizeof(std::uint32_t); }
};

/// Where texts come from: a font family ("Sans"; empty: the usual one), and the language its Han
/// letters are drawn for ("ja").
struct Typeface {
    std::string family;
    std::string language;
    bool operator==(const Typeface&) const = default;
};

/// How a text is set.
struct TextLook {
    enum class Align : unsigned char { Left, Centre, Right };
    double size = 12; ///< in the canvas's units
    bool bold = false;
    Colour colour;
    Align align = Align::Left;
    int max_lines = 1; ///< what is longer ends in "…"; 0: as many as the box holds
};

/// Draws shapes and texts into pixels, SVG or PDF: the one door to Cairo and Pango. A canvas and
/// all that it draws belong to one thread, any thread.
class Canvas {
public:
    /// Draws into a picture `width` by `height` points, each unit `scale` points wide. It begins
    /// transparent.
    static Pixels pixels(int width, int height, double scale, const Typeface& face,
                         const std::function<void(Canvas&)>& draw);
    /// The same as a PNG file's bytes. Throws std::runtime_error where there is no memory for it.
    static std::string png(int width, int height, double scale, const Typeface& face,
                           const std::function<void(Canvas&)>& draw);
    /// The drawing as an SVG file's text, a unit a point; letters become outlines, so that no font
    /// is needed.
    static std::string svg(double width, double height, const Typeface& face,
                           const std::function<void(Canvas&)>& draw);

    /// The drawing as a PDF file's bytes, a unit a millimetre on paper of that size. Letters stay
    /// letters, which other programs find and copy, and the fonts are in the file. Throws
    /// std::runtime_error where it cannot be made.
    static std::string pdf(double width, double height, int pages, const std::string& title,
                           const Typeface& face,
                           const std::function<void(Canvas&, int page)>& draw);
    /// Onto a context of Cairo (cairo_t) that another library made, as one for a printer; each unit
    /// is `scale` of its own.
    static void onto(void* context, double scale, const Typeface& face,
                     const std::function<void(Canvas&)>& draw);
    /// A picture onto such a context, its corner at a place and each of its points `scale` wide.
    /// Makes nothing that letters need, so it takes as long as the points themselves.
    static void put(void* context, const Pixels& picture, double x, double y, double scale);

    ~Canvas();
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;

    void fill(const Box& box, Colour colour, double radius = 0, double opacity = 1);
    void frame(const Box& box, Colour colour, double line, double radius = 0);
    /// A box in several colours beside one another.
    void fill_parts(const Box& box, const std::vector<Colour>& colours, double radius = 0);
    void line(double x1, double y1, double x2, double y2, Colour colour, double width);
    void disc(double x, double y, double radius, Colour colour);
    void ring(double x, double y, double radius, Colour colour, double line);
    /// An outline (vector_path()) in a box `units` wide and high, laid over `box`.
    void fill_outline(std::string_view outline, double units, const Box& box, Colour colour,
                      double opacity = 1);
    void draw_outline(std::string_view outline, double units, const Box& box, Colour colour,
                      double line_in_units);
    /// Whole within the box and in its middle, or, where asked, filling the box and cut by it.
    void picture(const Pixels& picture, const Box& box, bool fills = false);
    /// Keeps what `draw` draws inside a box.
    void within(const Box& box, double radius, const std::function<void()>& draw);
    /// Has `draw` draw from that place on, in units so many times as large.
    void scaled(double left, double top, double scale, const std::function<void()>& draw);

    /// Writes a text from the top of the box and returns how high its lines are.
    double text(std::string_view words, const Box& box, const TextLook& look);
    /// Writes one line in the middle of the box's height, smaller where it would be cut; what is
    /// too long even so ends in "…".
    void label(std::string_view words, const Box& box, TextLook look);
    double text_width(std::string_view words, const TextLook& look);
    /// How high all lines of a text are where they are no wider than that.
    double text_height(std::string_view words, double width, const TextLook& look);
    double line_height(const TextLook& look);

private:
    struct Drawing;
    explicit Canvas(std::unique_ptr<Drawing> drawing);
    std::unique_ptr<Drawing> drawing_;
};

/// A PNG or JPEG file, made smaller where it is wider than `max_width`. Empty where it is none, or
/// would take more memory than is worth it (may_be_loaded()).
std::optional<Pixels> load_picture(const std::filesystem::path& file, int max_width);

} // namespace kizuna
