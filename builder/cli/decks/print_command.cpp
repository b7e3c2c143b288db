#include "cli/console/options.h"
#include "cli/files/deck_input.h"
#include "cli/files/deck_output.h"

#include "app/collection/user_cards.h"
#include "app/print/sheet_html.h"
#include "app/print/sheet_pages.h"
#include "decks/files/deck_import.h"

#include <filesystem>
#include <ostream>

namespace kizuna {
namespace {

constexpr std::string_view card_languages[] = {"en", "ja", "both"};
constexpr std::string_view copies_choices[] = {"all", "one-each"};
constexpr std::string_view groupings_by[] = {"unit", "cost", "symbol", "role"};

struct PrintOptions {
    std::string deck;
    std::string out;
    std::string paper;
    std::string language; ///< of card names; empty: the user's language
    std::string pictures;
    std::string texts;
    SheetOrder order;
};

bool is_html(const std::string& file)
{
    return ends_like(file, ".html") || ends_like(file, ".htm");
}

bool is_sheet_file(CommandLine& line, const std::string& file)
{
    if (file == "-" || is_html(file) || ends_like(file, ".pdf"))
        return true;
    line.fail(line.text("cli.print.which-kind"_msg), file, {".pdf", ".html"});
    return false;
}

/// Texts for proxies: those of the given files, else the user's imported ones. Fails if the files
/// contain none.
std::optional<CardTexts> own_texts(CommandLine& line, const std::string& files)
{
    if (files.empty())
        return line.user_cards().texts();
    CardImport imported =
        import_cards(std::vector<std::filesystem::path>{files}, line.catalogue().tools());
    if (imported.texts.size() > 0)
        return std::move(imported.texts);
    line.fail(line.text("cli.print.no-texts"_msg), files);
    return std::nullopt;
}

void say_printed(CommandLine& line, const PrintOptions& options, const std::string& in,
                 const SheetPages& pages)
{
    for (const std::string& sentence : pages.sheet->left_out)
        line.note(sentence);
    if (pages.too_long > 0)
        line.note("cli.print.too-long"_msg, {{"count", pages.too_long}});
    if (options.out == "-")
        return;
    if (!line.options.json) {
        line.say("cli.print.done"_msg, {{"out", options.out}, {"pages", pages.count()}});
        return;
    }
    int proxies = 0;
    for (const DeckSheet::Proxy& proxy : pages.sheet->proxies)
        proxies += proxy.copies;
    line.print(Json::object(
        {{"in", in},
         {"out", options.out},
         {"sheet", std::string(sheet_ids()[static_cast<std::size_t>(pages.sheet->kind)])},
         {"paper", std::string(pages.paper->id)},
         {"pages", pages.count()},
         {"proxies", proxies},
         {"too_long", pages.too_long}}));
}

void print_deck(CommandLine& line, PrintOptions options)
{
    if (!is_sheet_file(line, options.out) || !are_pictures(line, options.pictures))
        return;
    const auto input = read_deck_input(line, options.deck);
    if (!input)
        return;
    const auto texts = own_texts(line, options.texts);
    if (!texts)
        return;
    const PictureFolder pictures =
        options.pictures.empty() ? PictureFolder()
                                 : read_picture_folder(options.pictures, line.catalogue().tools());
    options.order.own_texts = &*texts;
    options.order.pictures = &pictures;
    Deck deck = input->deck;
    if (deck.name.empty() && input->name != "-")
        deck.name = name_from_file(input->name);
    Messages messages = line.messages().for_another_thread();
    messages.choose_card_language(options.language);
    const SheetPages pages =
        sheet_pages(deck_sheet(deck, line.catalogue(), messages, options.order),
                    paper_of(options.paper), messages);
    const std::string content =
        is_html(options.out) ? sheet_html(*pages.sheet, *pages.paper, messages) : sheet_pdf(pages);
    if (write_output(line, options.out, content))
        say_printed(line, options, input->name, pages);
}

} // namespace

void add_print_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(parser, line, "print", "cli.print"_msg,
                             {"print bundled:altean-vanguard --sheet registration -o deck.pdf",
                              "cli.print.example"_msg});
    const CLI::Option& deck = command.argument("DECK", "cli.deck"_msg);
    const CLI::Option& sheet =
        command.value("--sheet", "recipe|registration|proxies", "cli.print.sheet"_msg);
    const CLI::Option& out = command.value("-o,--output", "OUT", "cli.print.output"_msg);
    const CLI::Option& paper = command.value("--paper", "a4|letter", "cli.print.paper"_msg);
    const CLI::Option& language =
        command.value("--language", "en|ja|both", "cli.print.language"_msg);
    const CLI::Option& by = command.value("--by", "unit|cost|symbol|role", "cli.print.by"_msg);
    const CLI::Option& copies = command.value("--copies", "all|one-each", "cli.print.copies"_msg);
    const CLI::Option& save_ink = command.flag("--save-ink", "cli.print.save-ink"_msg);
    const CLI::Option& pictures = command.value("--pictures", "FOLDER", "cli.picture.pictures"_msg);
    const CLI::Option& texts = command.value("--texts", "FILES", "cli.print.texts"_msg);
    const CLI::Option& player = command.value("--player", "NAME", "cli.print.player"_msg);
    const CLI::Option& player_id = command.value("--player-id", "ID", "cli.print.player-id"_msg);
    const CLI::Option& event = command.value("--event", "NAME", "cli.print.event"_msg);
    const CLI::Option& date = command.value("--date", "DATE", "cli.print.date"_msg);
    command.runs([&line, &deck, &sheet, &out, &paper, &language, &by, &copies, &save_ink, &pictures,
                  &texts, &player, &player_id, &event, &date] {
        const std::string kind = value_of(sheet, sheet_ids().front());
        const std::string size = value_of(paper, papers().front().id);
        const std::string names = value_of(language);
        const std::string grouping = value_of(by, groupings_by[0]);
        const std::string which = value_of(copies, copies_choices[0]);
        std::vector<std::string_view> sizes;
        for (const Paper& each : papers())
            sizes.push_back(each.id);
        if (!is_choice(line, sheet.get_name(), kind, sheet_ids()) ||
            !is_choice(line, paper.get_name(), size, sizes) ||
            (!names.empty() && !is_choice(line, language.get_name(), names, card_languages)) ||
            !is_choice(line, by.get_name(), grouping, groupings_by) ||
            !is_choice(line, copies.get_name(), which, copies_choices))
            return;
        print_deck(line, {.deck = value_of(deck),
                          .out = value_of(out),
                          .paper = size,
                          .language = names,
                          .pictures = value_of(pictures),
                          .texts = value_of(texts),
                          .order = {.kind = sheet_of(kind),
                                    .grouping = grouping_of(grouping),
                                    .every_copy = which == copies_choices[0],
                                    .saves_ink = is_set(save_ink),
                                    .player = value_of(player),
                                    .player_id = value_of(player_id),
                                    .event = value_of(event),
                                    .date = value_of(date)}});
    });
}

} // namespace kizuna
