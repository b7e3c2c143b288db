#include "cli/console/options.h"
#include "cli/files/deck_input.h"
#include "cli/files/deck_output.h"

#include "app/faces/deck_picture_drawing.h"
#include "app/files/bundled_words.h"
#include "decks/files/deck_import.h"

#include <cmath>
#include <ostream>

namespace kizuna {
namespace {

constexpr std::string_view picture_widths[] = {"1080", "2160"};

struct PictureOptions {
    std::string deck;
    std::string out;
    int scale = 1;
    bool dark = false;
    std::string pictures;
};

bool write_picture(CommandLine& line, const PictureOptions& options, const DeckPicture& picture)
{
    const FaceLook& look = options.dark ? dark_face : light_face;
    const Typeface letters{{}, line.messages().language()};
    return write_output(line, options.out,
                        ends_like(options.out, ".svg")
                            ? deck_picture_svg(picture, look, letters)
                            : deck_picture_png(picture, look, options.scale, letters));
}

void draw_picture(CommandLine& line, const PictureOptions& options)
{
    if (!is_picture_file(line, options.out) || !are_pictures(line, options.pictures))
        return;
    const auto input = read_deck_input(line, options.deck);
    if (!input)
        return;
    Deck deck = input->deck;
    if (deck.name.empty() && input->name != "-")
        deck.name = name_from_file(input->name);
    if (is_bundled(options.deck)) { // it has a name in each language
        if (const auto file = bundled_file(line, options.deck))
            word_bundled_deck(deck, *file, line.catalogue(), line.messages());
    }
    DeckPicture picture = deck_picture(deck, line.catalogue(), line.messages());
    const int width = deck_picture_width * options.scale;
    const double face_width = picture_grid(picture).face_width * options.scale;
    const PictureFolder own = options.pictures.empty()
                                  ? PictureFolder()
                                  : read_picture_folder(options.pictures, line.catalogue().tools());
    const int loaded = load_card_pictures(picture, own, static_cast<int>(std::ceil(face_width)));
    if (!write_picture(line, options, picture))
        return;
    const int height = deck_picture_height(picture) * options.scale;
    const int cards = static_cast<int>(picture.places.size());
    if (line.options.json) {
        line.print(Json::object({{"in", input->name},
                                 {"out", options.out},
                                 {"width", width},
                                 {"height", height},
                                 {"cards", cards},
                                 {"pictures", loaded}}));
        return;
    }
    line.say("cli.picture.done"_msg,
             {{"out", options.out}, {"count", cards}, {"pictures", loaded}});
}

} // namespace

void add_picture_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(
        parser, line, "picture", "cli.picture"_msg,
        {"picture bundled:altean-vanguard -o deck.png", "cli.picture.example"_msg});
    const CLI::Option& deck = command.argument("DECK", "cli.deck"_msg);
    const CLI::Option& out = command.value("-o,--output", "OUT", "cli.picture.output"_msg);
    const CLI::Option& width = command.value("--width", "1080|2160", "cli.picture.width"_msg);
    const CLI::Option& dark = command.flag("--dark", "cli.picture.dark"_msg);
    const CLI::Option& pictures = command.value("--pictures", "FOLDER", "cli.picture.pictures"_msg);
    command.runs([&line, &deck, &out, &width, &dark, &pictures] {
        const std::string wide = value_of(width, picture_widths[0]);
        if (is_choice(line, width.get_name(), wide, picture_widths))
            draw_picture(line, {.deck = value_of(deck),
                                .out = value_of(out),
                                .scale = wide == picture_widths[1] ? 2 : 1,
                                .dark = is_set(dark),
                                .pictures = value_of(pictures)});
    });
}

} // namespace kizuna
