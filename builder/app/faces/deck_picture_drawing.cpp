#include "app/faces/deck_picture_drawing.h"

#include "app/faces/shapes.h"

#include <algorithm>
#include <cmath>

namespace kizuna {
namespace {

constexpr double picture_margin = 30;
constexpr double band_height = 10; ///< the band in the symbols' colours
constexpr double head_height = 152;
constexpr double face_gap = 12;
constexpr double foot_height = 46;
constexpr double empty_height = 240; ///< of the message shown without cards
constexpr std::string_view star_outline =
    "M12 3 L14.7 8.8 L21 9.6 L16.4 14 L17.6 20.3 L12 17.2 L6.4 20.3 L7.6 14 L3 9.6 L9.3 8.8 Z";
constexpr Colour star_gold{0xd9, 0xa4, 0x1c};

/// The height of the tab with the number of copies, under a face.
double tab_height(double face_width)
{
    return std::clamp(0.17 * face_width, 20.0, 30.0);
}

PictureGrid grid_of(int places, int columns)
{
    PictureGrid grid;
    grid.columns = columns;
    grid.rows = (places + columns - 1) / columns;
    grid.face_width =
        (deck_picture_width - 2 * picture_margin - (columns - 1) * face_gap) / columns;
    grid.top = band_height + picture_margin + head_height;
    grid.pitch = grid.face_width * card_shape + tab_height(grid.face_width) + face_gap;
    grid.height = grid.top + grid.rows * grid.pitch - face_gap + foot_height;
    return grid;
}

class DeckPictureDrawing {
public:
    DeckPictureDrawing(Canvas& canvas, const DeckPicture& picture, const FaceLook& look)
        : canvas_(canvas), picture_(picture), look_(look), grid_(picture_grid(picture)),
          is_dark_(contrast(look.paper, white) > contrast(look.paper, black)),
          table_(is_dark_ ? Colour{0x17, 0x18, 0x1d} : Colour{0xe9, 0xe6, 0xdf}),
          faint_(mixed(look.ink, table_, 0.35))
    {
    }

    void draw()
    {
        canvas_.fill({0, 0, deck_picture_width, std::ceil(grid_.height)}, table_);
        draw_band();
        draw_titles();
        draw_curve();
        if (picture_.places.empty())
            draw_nothing();
        for (std::size_t at = 0; at < picture_.places.size(); ++at)
            draw_place(picture_.places[at], box_of(static_cast<int>(at)));
        draw_foot();
    }

private:
    TextLook centred(double size, bool bold, Colour colour) const
    {
        return {size, bold, colour, TextLook::Align::Centre};
    }

    Box box_of(int at) const
    {
        const double step = grid_.face_width + face_gap;
        const int row = at / grid_.columns;
        return {picture_margin + at % grid_.columns * step, grid_.top + row * grid_.pitch,
                grid_.face_width, grid_.face_width * card_shape};
    }

    /// Draws the band of symbols, each as wide as its share of the copies.
    void draw_band()
    {
        int all = 0;
        for (const auto& symbol : picture_.symbols)
            all += symbol.copies;
        double left = 0;
        for (const auto& symbol : picture_.symbols) {
            const double width = static_cast<double>(deck_picture_width) * symbol.copies / all;
            canvas_.fill({left, 0, width + 1, band_height}, symbol.look->fill);
            left += width;
        }
    }

    void draw_titles()
    {
        const double top = band_height + 22;
        const double room = titles_right - picture_margin;
        TextLook title{42, true, look_.ink};
        const bool is_long = canvas_.text_width(picture_.title, title) > room;
        title.size = is_long ? 27 : 42;
        title.max_lines = is_long ? 2 : 1;
        constexpr double height = 66;     // Japanese lines are higher
        constexpr double smallest = 0.85; // share of the size: two lines fit, a third is cut off
        if (const double whole = canvas_.text_height(picture_.title, room, title); whole > height)
            title.size *= std::max(smallest, height / whole);
        canvas_.text(picture_.title, {picture_margin, top, room, 3 * canvas_.line_height(title)},
                     title);

        const double leads = top + height;
        if (!picture_.protagonist.empty()) {
            draw_star({picture_margin, leads + 1, 26, 26});
            draw_line(picture_.protagonist, {picture_margin + 32, leads, room - 32, 28},
                      TextLook{21, true, look_.ink});
        }
        draw_about({picture_margin, leads + 38, room, 28});
    }

    /// The format and number of cards, then the copies of each symbol.
    void draw_about(const Box& box)
    {
        const TextLook text{18, false, faint_};
        const double wide = canvas_.text_width(picture_.about, text);
        draw_line(picture_.about, box, text);
        double left = box.left + wide + 22;
        for (const auto& [look, copies] : picture_.symbols) {
            const std::string count = std::to_string(copies);
            const TextLook number{18, true, look_.ink};
            const double size = 24;
            const double needs = size + 6 + canvas_.text_width(count, number);
            if (left + needs > box.right())
                return;
            const Box stamp{left, box.top + (box.height - size) / 2, size, size};
            canvas_.fill(stamp, look->fill, 5);
            canvas_.fill_outline(look->outline, symbol_box, stamp.inset(4.5),
                                 text_colour_on(look->fill));
            draw_line(count, {left + size + 6, box.top, needs - size, box.height}, number);
            left += needs + 16;
        }
    }

    /// One line at half the height of the box; ends in "…" if too long.
    void draw_line(const std::string& text, const Box& box, const TextLook& look)
    {
        const double height = canvas_.line_height(look);
        canvas_.text(text, {box.left, box.top + (box.height - height) / 2, box.width, height + 1},
                     look);
    }

    void draw_star(const Box& box)
    {
        canvas_.fill_outline(star_outline, 24, box, star_gold);
        canvas_.draw_outline(star_outline, 24, box, mixed(star_gold, black, 0.3), 1.2);
    }

    /// Two bars for each cost: deployment and class change.
    void draw_curve()
    {
        if (picture_.curve.empty())
            return;
        const Box box{titles_right + 30, band_height + 24,
                      deck_picture_width - picture_margin - titles_right - 30, head_height - 18};
        const double legend = 22;
        const double costs = 22;
        const Box bars{box.left, box.top + legend + 18, box.width,
                       box.height - legend - costs - 18};
        draw_legend({box.left, box.top, box.width, legend});
        int highest = 1;
        for (const auto& bar : picture_.curve)
            highest = std::max({highest, bar.deployment, bar.class_change});
        const double step = std::min(box.width / static_cast<double>(picture_.curve.size()), 74.0);
        const double width = std::min(0.36 * step, 24.0);
        double left = box.right() - step * static_cast<double>(picture_.curve.size());
        canvas_.line(left, bars.bottom(), box.right(), bars.bottom(), faint_, 1);
        for (const auto& bar : picture_.curve) {
            const double middle = left + step / 2;
            draw_bar(bars, middle - width - 1, width, bar.deployment, highest, deployment_colour());
            draw_bar(bars, middle + 1, width, bar.class_change, highest, class_change_colour());
            canvas_.label(bar.cost, {left, bars.bottom() + 2, step, costs},
                          centred(16, true, look_.ink));
            left += step;
        }
    }

    void draw_bar(const Box& room, double left, double width, int count, int highest, Colour colour)
    {
        if (count == 0)
            return;
        const double height = std::max(2.0, room.height * count / highest);
        canvas_.fill({left, room.bottom() - height, width, height}, colour, 2);
        canvas_.fill({left, room.bottom() - 2, width, 2}, colour); // square corners at the bottom
        canvas_.label(std::to_string(count),
                      {left - 8, room.bottom() - height - 17, width + 16, 17},
                      centred(13, false, look_.ink));
    }

    void draw_legend(const Box& box)
    {
        double right = box.right();
        const auto entry = [&](const std::string& text, Colour colour) {
            const TextLook look{15, false, faint_};
            const double width = canvas_.text_width(text, look);
            draw_line(text, {right - width, box.top, width + 2, box.height}, look);
            canvas_.fill({right - width - 19, box.top + (box.height - 13) / 2, 13, 13}, colour, 2);
            right -= width + 37;
        };
        entry(picture_.class_change, class_change_colour());
        entry(picture_.deployment, deployment_colour());
    }

    Colour deployment_colour() const
    {
        return readable_on({table_}, is_dark_ ? Colour{0x8a, 0xb4, 0xf8} : Colour{0x2f, 0x4d, 0x8c},
                           shape_contrast);
    }
    Colour class_change_colour() const
    {
        return readable_on({table_}, star_gold, is_dark_ ? shape_contrast : 2);
    }

    void draw_place(const DeckPicture::Place& place, const Box& box)
    {
        if (!is_dark_)
            canvas_.fill({box.left + 1, box.top + 3, box.width, box.height}, black,
                         0.045 * box.width, 0.12);
        if (place.card)
            draw_face(place.face, box);
        else
            draw_unknown(place.code, box);
        if (place.leads)
            canvas_.frame(box.inset(-4), star_gold, 4, 0.045 * box.width + 4);
        draw_tab(place, box);
    }

    void draw_face(const CardFace& face, const Box& box)
    {
        if (box.width >= skills_face_width)
            return draw_card_face(canvas_, box, face, look_);
        CardFace brief = face;
        brief.skills.clear();
        draw_card_face(canvas_, box, brief, look_);
    }

    /// The number of copies, on a tab below the card.
    void draw_tab(const DeckPicture::Place& place, const Box& box)
    {
        const double height = tab_height(box.width);
        const Colour fill = place.leads ? star_gold : look_.ink;
        const Colour ink = text_colour_on(fill);
        const TextLook count = centred(0.78 * height, true, ink);
        const std::string text = "×" + std::to_string(place.copies);
        const double star_width = place.leads ? 0.9 * height : 0;
        const double width =
            std::max(canvas_.text_width(text, count) + star_width + 0.8 * height, 1.9 * height);
        const Box tab{box.left + (box.width - width) / 2, box.bottom() - 4, width, height};
        canvas_.fill(tab, fill, 0.3 * height);
        if (place.leads)
            canvas_.fill_outline(
                star_outline, 24,
                {tab.left + 0.3 * height, tab.top + 0.08 * height, 0.84 * height, 0.84 * height},
                ink);
        canvas_.label(text, {tab.left + star_width, tab.top, width - star_width, height}, count);
    }

    void draw_unknown(const std::string& code, const Box& box)
    {
        const double corner = 0.045 * box.width;
        canvas_.fill(box, mixed(look_.paper, table_, 0.5), corner);
        canvas_.frame(box, faint_, 1.5, corner);
        const Box inside = box.inset(0.08 * box.width);
        canvas_.label("?",
                      {inside.left, inside.top + 0.12 * box.height, inside.width, 0.4 * box.height},
                      centred(0.36 * box.width, true, faint_));
        TextLook name = centred(std::max(0.1 * box.width, 10.0), true, look_.ink);
        name.max_lines = 3;
        const double top = box.top + 0.55 * box.height;
        const double used =
            canvas_.text(code, {inside.left, top, inside.width, 0.3 * box.height}, name);
        canvas_.label(picture_.unknown, {inside.left, top + used, inside.width, 20},
                      centred(std::max(0.08 * box.width, 9.0), false, faint_));
    }

    void draw_nothing()
    {
        canvas_.label(
            picture_.nothing,
            {picture_margin, grid_.top, deck_picture_width - 2 * picture_margin, empty_height},
            centred(24, false, faint_));
    }

    void draw_foot()
    {
        const Box box{picture_margin, grid_.height - foot_height + 12,
                      deck_picture_width - 2 * picture_margin, 24};
        if (!picture_.more.empty())
            draw_line(picture_.more, box, TextLook{15, true, look_.ink});
        draw_line("Kizuna", box, TextLook{15, true, faint_, TextLook::Align::Right});
    }

    static constexpr double titles_right = 660;

    Canvas& canvas_;
    const DeckPicture& picture_;
    FaceLook look_;
    PictureGrid grid_;
    bool is_dark_;
    Colour table_;
    Colour faint_;
};

} // namespace

PictureGrid picture_grid(const DeckPicture& picture)
{
    constexpr int fewest = 5;
    constexpr int max = 10;
    const int places = static_cast<int>(picture.places.size());
    if (places == 0) {
        PictureGrid grid = grid_of(1, max);
        grid.rows = 0;
        grid.height = grid.top + empty_height + foot_height;
        return grid;
    }
    // Distance from a square, and the empty share of the last row.
    const auto flaw = [&](const PictureGrid& grid) {
        const int empty = grid.rows * grid.columns - places;
        return std::abs(grid.height / deck_picture_width - 1) + 0.5 * empty / grid.columns;
    };
    PictureGrid best = grid_of(places, fewest);
    for (int columns = fewest + 1; columns <= max; ++columns) {
        const PictureGrid grid = grid_of(places, columns);
        if (flaw(grid) < flaw(best))
            best = grid;
    }
    return best;
}

int deck_picture_height(const DeckPicture& picture)
{
    return static_cast<int>(std::ceil(picture_grid(picture).height));
}

void draw_deck_picture(Canvas& canvas, const DeckPicture& picture, const FaceLook& look)
{
    DeckPictureDrawing(canvas, picture, look).draw();
}

std::string deck_picture_png(const DeckPicture& picture, const FaceLook& look, int scale,
                             const Typeface& letters)
{
    return Canvas::png(deck_picture_width * scale, deck_picture_height(picture) * scale, scale,
                       letters, [&](Canvas& canvas) { draw_deck_picture(canvas, picture, look); });
}

std::string deck_picture_svg(const DeckPicture& picture, const FaceLook& look,
                             const Typeface& letters)
{
    return Canvas::svg(deck_picture_width, deck_picture_height(picture), letters,
                       [&](Canvas& canvas) { draw_deck_picture(canvas, picture, look); });
}

} // namespace kizuna
