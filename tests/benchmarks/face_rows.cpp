#include "bench_library.h"
#include "harness.h"

#include "app/base/program_files.h"
#include "app/faces/card_face.h"

#include <vector>

namespace kizuna::bench {
namespace {

constexpr int face_width = 200;
const int face_height = static_cast<int>(face_width * card_shape);

/// Some of the shipped cards, from all sets alike.
std::vector<CardFace> some_faces()
{
    constexpr std::size_t wanted = 50;
    const Messages messages(find_program_folders().locales, "en");
    const CardLibrary& library = shipped_library();
    const std::size_t step = library.cards().size() / wanted;
    std::vector<CardFace> faces;
    for (std::size_t card = 0; faces.size() < wanted; card += step)
        faces.push_back(card_face(library.cards()[card], library, messages, true));
    return faces;
}

/// What a face says, one text under the other, in the least letters of a face.
void write_plainly(Canvas& canvas, const CardFace& face)
{
    TextLook look;
    look.size = 7.5;
    look.max_lines = 0;
    double top = 0;
    const auto write = [&](const std::string& text) {
        top += canvas.text(text, {0, top, face_width, face_height - top}, look);
    };
    write(face.unit);
    write(face.title);
    write(face.unit_class);
    write(face.cost);
    write(face.class_change);
    for (const CardFace::Number& number : face.numbers) {
        write(number.caption);
        write(number.text);
    }
    for (const CardFace::Skill& skill : face.skills) {
        write(skill.head);
        write(skill.text);
    }
}

} // namespace

void add_face_rows(const Options& options, std::vector<Row>& rows)
{
    if (!options.wants("FACE"))
        return;
    const std::vector<CardFace> faces = some_faces();
    const auto draw_all = [&](const auto& draw) {
        for (const CardFace& face : faces)
            keep(Canvas::pixels(face_width, face_height, 1, {"Sans", "en"},
                                [&](Canvas& canvas) { draw(canvas, face); }));
    };
    const Box whole{0, 0, face_width, static_cast<double>(face_height)};
    Row row = compare(
        "FACE", 3,
        [&] {
            draw_all([&](Canvas& canvas, const CardFace& face) {
                draw_card_face(canvas, whole, face, light_face);
            });
        },
        [&] { draw_all(write_plainly); }, options.pairs);
    row.ours /= static_cast<double>(faces.size());
    row.baseline /= static_cast<double>(faces.size());
    rows.push_back(std::move(row));
}

} // namespace kizuna::bench
