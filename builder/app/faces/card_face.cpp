#include "app/faces/card_face.h"

#include "app/faces/shapes.h"

#include <algorithm>
#include <cmath>

namespace kizuna {
namespace {

constexpr double min_head = 19;

/// The face without frame and head.
Box paper_of(const Box& face, double letters)
{
    const double border = 0.026 * face.width;
    const double head = face_head_height(face.width, letters);
    return {face.left + border, face.top + head, face.width - 2 * border,
            face.height - head - border};
}

/// Draws one face. Lengths are in hundredths of its width.
class FaceDrawing {
public:
    /// `min`: smallest letters of a face that shows every word; 0: as many words as fit.
    FaceDrawing(Canvas& canvas, const Box& where, const CardFace& face, const FaceLook& look,
                double min = 0)
        : canvas_(canvas), where_(where), face_(face), look_(look), min_letters_(min),
          unit_(where.width / 100), faint_(mixed(look.ink, look.paper, 0.3)),
          larger_(face_letters(where.width, look.text_scale)), places_(face_places(where, larger_))
    {
        for (const SymbolLook* symbol : face.symbols)
            colours_.push_back(look.saves_ink ? look.paper : symbol->fill);
    }

    bool has_room_for_all() const { return has_room_; }

    void draw()
    {
        const double corner = 4.5 * unit_;
        if (face_.picture && !face_.picture->empty() && !look_.saves_ink) {
            canvas_.within(where_, corner, [&] {
                canvas_.fill(where_, look_.paper);
                canvas_.picture(*face_.picture, where_, true);
            });
            return canvas_.frame(where_, mixed(look_.ink, look_.paper, 0.6), line(), corner);
        }
        canvas_.fill_parts(where_, colours_, corner);
        // The name is on the first colour; the others begin at their shapes.
        canvas_.within(where_, corner, [&] {
            canvas_.fill({where_.left, where_.top, stamps_left() - where_.left, head()},
                         colours_.front());
        });
        canvas_.frame(where_, mixed(colours_.front(), look_.ink, 0.35), line(), corner);
        paper_ = paper_of(where_, larger_);
        canvas_.fill(paper_, mixed(look_.paper, colours_.front(), 0.06), 2 * unit_);
        if (!look_.saves_ink)
            watermark();
        draw_head();
        draw_foot();
        draw_words();
    }

private:
    double stamps_left() const
    {
        const double stamps = static_cast<double>(face_.symbols.size());
        return where_.right() - 2 * unit_ - head() * 0.52 * (1.3 * stamps - 0.2);
    }
    double line() const { return std::max(1.0, 0.8 * unit_); }
    double head() const { return face_head_height(where_.width, larger_); }
    /// A letter size in hundredths of the width, but at least the smallest readable one.
    double letters(double hundredths) const { return std::max(hundredths * unit_, 8.0 * larger_); }

    /// The first symbol, large and faint, where a printed card has its picture.
    void watermark()
    {
        const double size = 0.62 * paper_.width;
        const Box box{paper_.left + (paper_.width - size) / 2,
                      paper_.top + 0.5 * (paper_.height - size), size, size};
        canvas_.fill_outline(face_.symbols.front()->outline, symbol_box, box,
                             readable_on({look_.paper}, colours_.front(), 1.6), 0.16);
    }

    /// Costs on the left, symbols on the right, the unit name between.
    void draw_head()
    {
        const double radius = head() * 0.42;
        double left = where_.left + head() * 0.5;
        const double middle = where_.top + head() * 0.5;
        medal(left, middle, radius, face_.cost, look_.paper);
        left += radius + 1.5 * unit_;
        if (!face_.class_change.empty()) {
            const double small = radius * 0.78;
            left += small - 0.6 * unit_;
            medal(left, middle, small, face_.class_change, mixed(look_.paper, look_.ink, 0.16));
            left += small + 1.5 * unit_;
        }
        double right = stamps_left();
        const Box room{left, where_.top, right - left, head()};
        for (std::size_t at = 0; at < face_.symbols.size(); ++at) {
            const double stamp = head() * 0.52;
            const Box place{right, middle - stamp / 2, stamp, stamp};
            canvas_.fill(place.inset(-0.12 * stamp), colours_[at], 0.2 * stamp);
            canvas_.fill_outline(face_.symbols[at]->outline, symbol_box, place,
                                 text_colour_on(colours_[at]));
            right += stamp * 1.3;
        }
        TextLook name{letters(9), true, text_colour_on(colours_.front())};
        const double wide = std::max(1.0, canvas_.text_width(face_.unit, name));
        name.size = std::max(7.5, std::min(name.size, 0.98 * name.size * room.width / wide));
        const double height = canvas_.line_height(name);
        canvas_.text(face_.unit, {room.left, middle - height / 2, room.width, height + 1}, name);
    }

    void medal(double x, double y, double radius, const std::string& number, Colour fill)
    {
        canvas_.disc(x, y, radius, fill);
        canvas_.ring(x, y, radius, look_.ink, line());
        const TextLook look{radius * 1.35, true, text_colour_on(fill), TextLook::Align::Centre};
        canvas_.label(number, {x - radius * 0.85, y - radius, radius * 1.7, radius * 2}, look);
    }

    /// Attack, support and range in boxes along the bottom, with the signs above.
    void draw_foot()
    {
        for (std::size_t at = 0; at < face_.numbers.size(); ++at)
            number(face_.numbers[at], places_.numbers.at(at), at == 0);
        draw_signs();
    }

    void number(const CardFace::Number& number, const Box& box, bool is_first)
    {
        const Colour fill = is_first ? mixed(look_.paper, colours_.front(), 0.22)
                                     : mixed(look_.paper, look_.ink, 0.05);
        if (!look_.saves_ink)
            canvas_.fill(box, fill, 1.8 * unit_);
        canvas_.frame(box, mixed(look_.ink, look_.paper, 0.7), std::max(0.7, 0.4 * unit_),
                      1.8 * unit_);
        constexpr auto centre = TextLook::Align::Centre;
        const TextLook big{std::max(7.6 * unit_, 9.5 * larger_), true, look_.ink, centre};
        const TextLook small{std::max(4.2 * unit_, 7.0 * larger_), false, faint_, centre};
        const bool has_caption = box.height >= big.size + small.size + 2;
        const double upper = has_caption ? box.height * 0.62 : box.height;
        canvas_.label(number.text, {box.left + 1, box.top, box.width - 2, upper}, big);
        if (has_caption)
            canvas_.label(number.caption,
                          {box.left + 1, box.top + upper - 0.8 * unit_, box.width - 2,
                           box.height - upper + 0.4 * unit_},
                          small);
    }

    void draw_signs()
    {
        const double size = places_.signs.height;
        const double right = places_.signs.right();
        const double top = places_.signs.top;
        double left = places_.signs.left;
        for (const std::string& sign : face_.signs) {
            if (left + size > right)
                break;
            canvas_.draw_outline(sign_strokes(sign), sign_box, {left, top, size, size}, faint_, 2);
            left += size + 1.5 * unit_;
        }
        const double free = right - left;
        const TextLook look{letters(4.6), false, faint_, TextLook::Align::Right};
        if (!face_.unit_class.empty() &&
            (is_whole() || canvas_.text_width(face_.unit_class, look) <= free))
            canvas_.label(face_.unit_class, {left, top, free, size}, look);
        const bool has_none = face_.signs.empty() && face_.unit_class.empty();
        bottom_ = has_none ? places_.signs.bottom() : places_.words.bottom();
    }

    /// The title, then as many skills as fit.
    void draw_words()
    {
        const Box inside = places_.words;
        double top = inside.top;
        TextLook title{.size = letters(6), .colour = look_.ink, .max_lines = 2};
        while (is_whole() && title.size > min_letters_ &&
               canvas_.text_height(face_.title, inside.width, title) >
                   2.5 * canvas_.line_height(title))
            title.size *= 0.96;
        top += canvas_.text(face_.title, {inside.left, top, inside.width, bottom_ - top}, title);
        if (is_whole())
            top += draw_number({inside.left, top, inside.width, bottom_ - top});
        top += 1.5 * unit_;
        if (face_.skills.empty())
            return;
        const Box room{inside.left, top, inside.width, bottom_ - top};
        const double size = is_whole() ? whole_skill_size(room) : std::max(skill_size(room), 7.0);
        for (const CardFace::Skill& skill : face_.skills)
            top += draw_skill(skill, {inside.left, top, inside.width, bottom_ - top}, size) +
                   skill_gap();
    }

    /// The card id, and its name in the other language, by which it can be looked up.
    double draw_number(const Box& room)
    {
        const double size = std::max(4.4 * unit_, min_letters_);
        const std::string other = face_.other_name.empty() ? "" : " · " + face_.other_name;
        return canvas_.text(face_.id + other, room,
                            {.size = size, .colour = faint_, .max_lines = 2});
    }

    bool is_whole() const { return min_letters_ > 0; }
    double skill_gap() const { return 1.2 * unit_; }

    /// The largest letter size at which all skills fit, found by measuring.
    double whole_skill_size(const Box& room)
    {
        const auto fits = [&](double size) {
            return skills_height(room.width, size) <= room.height;
        };
        constexpr double step = 0.2;
        double largest = std::max(5.2 * unit_, min_letters_);
        if (fits(largest))
            return largest;
        double fitting = min_letters_;
        has_room_ = fits(fitting);
        while (has_room_ && largest - fitting > step) {
            const double middle = (fitting + largest) / 2;
            (fits(middle) ? fitting : largest) = middle;
        }
        return fitting;
    }

    double skills_height(double width, double size)
    {
        double height = 0;
        for (const CardFace::Skill& skill : face_.skills)
            height += canvas_.text_height(skill.head, width, TextLook{size, true, look_.ink}) +
                      canvas_.text_height(skill.text, width, TextLook{size, false, look_.ink}) +
                      skill_gap();
        return height - skill_gap();
    }

    /// An estimate of the largest letter size at which all skills fit, within bounds.
    double skill_size(const Box& room)
    {
        const double largest = std::max(5.2 * unit_, 8.0);
        // Large faces may use small letters, which are readable there.
        const double smallest = std::max(std::min(3.7 * unit_, 10.0), 7.5);
        std::size_t letters = 0;
        for (const CardFace::Skill& skill : face_.skills)
            letters += skill.head.size() + skill.text.size() + 24;
        // A letter with its line spacing takes about 0.68 of the square of its size.
        const double area = room.width * std::max(room.height, 1.0);
        const double fits =
            std::sqrt(area / (0.68 * static_cast<double>(std::max<std::size_t>(letters, 1))));
        return std::clamp(fits, smallest, largest);
    }

    double draw_skill(const CardFace::Skill& skill, const Box& room, double size)
    {
        const TextLook head{.size = size, .bold = true, .colour = look_.ink, .max_lines = 0};
        const TextLook text{.size = size, .colour = look_.ink, .max_lines = 0};
        if (room.height < canvas_.line_height(head))
            return 0;
        const double used = canvas_.text(skill.head, room, head);
        return used + canvas_.text(skill.text,
                                   {room.left, room.top + used, room.width, room.height - used},
                                   text);
    }

    Canvas& canvas_;
    Box where_;
    const CardFace& face_;
    const FaceLook& look_;
    double min_letters_;
    double unit_;
    Colour faint_;
    double larger_; ///< as face_letters()
    FacePlaces places_;
    std::vector<Colour> colours_;
    Box paper_;
    bool has_room_ = true;
    double bottom_ = 0; ///< of the area for words
};

} // namespace

double face_letters(double width, double text_scale)
{
    const double max_head = 0.28 * width;
    return std::clamp(text_scale, 1.0, std::max(1.0, max_head / min_head));
}

double face_head_height(double width, double letters)
{
    return std::max(0.15 * width, min_head * letters);
}

FacePlaces face_places(const Box& face, double letters)
{
    const double unit = face.width / 100;
    const double gap = 1.6 * unit;
    const Box paper = paper_of(face, letters);
    const Box foot = paper.inset(gap);
    FacePlaces places;
    const double height = std::max(15 * unit, 20.0 * letters);
    const auto count = static_cast<double>(places.numbers.size());
    const double width = (foot.width - gap * (count - 1)) / count;
    double left = foot.left;
    for (Box& number : places.numbers) {
        number = {left, foot.bottom() - height, width, height};
        left += width + gap;
    }
    const Box inside = paper.inset(2 * unit);
    const double signs = std::max(8.5 * unit, 11.0 * letters);
    places.signs = {inside.left, foot.bottom() - height - gap - signs, inside.width, signs};
    places.words = {inside.left, inside.top, inside.width, places.signs.top - unit - inside.top};
    return places;
}

void draw_card_face(Canvas& canvas, const Box& where, const CardFace& face, const FaceLook& look)
{
    constexpr double min_letters = 8;
    const bool is_large = where.width >= whole_face_width;
    FaceDrawing(canvas, where, face, look, is_large ? min_letters : 0).draw();
}

bool draw_whole_card_face(Canvas& canvas, const Box& where, const CardFace& face,
                          const FaceLook& look, double min)
{
    FaceDrawing drawing(canvas, where, face, look, min);
    drawing.draw();
    return drawing.has_room_for_all();
}

void draw_card_back(Canvas& canvas, const Box& where, const FaceLook& look)
{
    const double corner = 0.045 * where.width;
    const Colour cloth = mixed(Colour{0x2f, 0x3f, 0x66}, look.paper, 0.1);
    canvas.fill(where, cloth, corner);
    canvas.frame(where.inset(0.05 * where.width), mixed(cloth, white, 0.45), 0.012 * where.width,
                 corner / 2);
    const double size = 0.42 * where.width;
    canvas.fill_outline(
        "M8 1 L15 8 L8 15 L1 8 Z M8 4.5 L4.5 8 L8 11.5 L11.5 8 Z", symbol_box,
        {where.left + (where.width - size) / 2, where.top + (where.height - size) / 2, size, size},
        mixed(cloth, white, 0.35));
}

} // namespace kizuna
