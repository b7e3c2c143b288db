#include "cli/files/deck_input.h"

#include "cli/cards/card_input.h"
#include "cli/cards/listed_cards.h"

#include "app/base/files.h"
#include "app/files/bundled_words.h"
#include "app/text/import_text.h"
#include "app/text/printable.h"
#include "app/text/violation_text.h"
#include "cards/base/encodings.h"
#include "cards/base/faults.h"
#include "cards/text/nearest.h"
#include "decks/lookup/card_lookup.h"

#include <algorithm>

namespace kizuna {
namespace {

std::string shown(const std::string& file)
{
    return printable(file, file.size());
}

constexpr std::string_view bundled_prefix = "bundled:";
/// Up to this number, all bundled decks are listed in a complaint.
constexpr std::size_t few_enough_to_name = 12;

} // namespace

bool is_deck_link(const std::string& argument)
{
    std::error_code error;
    return is_deck_code(argument) && !std::filesystem::exists(argument, error);
}

bool is_bundled(const std::string& argument)
{
    return argument.starts_with(bundled_prefix);
}

std::optional<std::filesystem::path> bundled_file(CommandLine& line, const std::string& argument)
{
    const std::string id = argument.substr(bundled_prefix.size());
    std::vector<std::string> known;
    for (const BundledDeck& deck : bundled_decks(line.folders())) {
        if (deck.id == id)
            return deck.file;
        known.push_back(std::string(bundled_prefix) + deck.id);
    }
    line.fail(line.text("cli.deck.no-bundled"_msg, {{"deck", printable(argument)}}), {},
              known.size() <= few_enough_to_name ? known : nearest(argument, known));
    return std::nullopt;
}

namespace {

/// The one card among the matches that can be the deck's protagonist; null if there is none or
/// several.
const CardMatch* only_one_in(const ResolvedDeck& deck, const std::vector<CardMatch>& matches)
{
    const CardMatch* only = nullptr;
    for (const CardMatch& match : matches) {
        if (deck.copies_of(*match.card) == 0 || match.card->cost != Amount(1))
            continue;
        if (only)
            return nullptr;
        only = &match;
    }
    return only;
}

/// Designates the card of --protagonist. False if it names no card, which is reported.
bool designate(CommandLine& line, Deck& deck)
{
    const std::string& wanted = line.options.protagonist;
    const CardLibrary& library = line.catalogue().library;
    const CardLookup lookup = look_up_card(wanted, library);
    const CardMatch* match = lookup.found() ? &lookup.matches.front()
                                            : only_one_in(resolve(deck, library), lookup.matches);
    if (!match) {
        line.fail(card_complaint(line, wanted, lookup));
        return false;
    }
    deck.protagonist = match->card->id;
    return true;
}

/// Switches to the cards of the deck's game; fails if the command needs Cipher's.
bool choose_game_of(CommandLine& line, const DeckCardGame& game, const std::string& argument)
{
    Place place = game.place;
    place.file = argument;
    const bool is_known = std::ranges::find(known_card_games, game.id) != known_card_games.end();
    if (game.id != cipher_game && line.takes_other_card_games &&
        !line.options.protagonist.empty()) {
        line.fail(Complaint{.place = place,
                            .message = line.text("cli.protagonist.other-game"_msg,
                                                 {{"game", printable(game.id)}})});
        return false;
    }
    if (game.id == cipher_game || line.takes_other_card_games || !is_known)
        return line.choose_game(game.id, place);
    line.fail(Fault{faults::OtherGame{game.id, line.why_not_other_games}, {.file = argument}});
    return false;
}

} // namespace

std::optional<DeckInput> read_deck_input(CommandLine& line, const std::string& argument,
                                         const DeckFileKind* kind, const ImportAnswers& answers)
{
    std::filesystem::path file = argument;
    if (is_bundled(argument)) {
        const auto bundled = bundled_file(line, argument);
        if (!bundled)
            return std::nullopt;
        file = *bundled;
    }
    auto text = is_deck_link(argument) ? argument : line.read(argument, file);
    if (!text)
        return std::nullopt;
    const auto note = [&](const std::string& said) { line.note(shown(argument) + ": " + said); };
    const DecodedText decoded = decoded_text(std::move(*text));
    if (decoded.encoding != TextEncoding::Utf8)
        note(line.text("import.encoding"_msg,
                       {{"encoding", std::string(name_of(decoded.encoding))}}));
    const std::string& content = decoded.text;
    if (!choose_game_of(line, card_game_of_deck(content, file.string(), kind), argument))
        return std::nullopt;
    const DeckFileTools tools = line.catalogue().tools();
    if (!kind)
        kind = deck_file_kind_for(content, file.string());
    ImportedDeck imported =
        kind ? kind->read(content, argument, tools) : read_deck(content, argument, tools);
    for (const Fault& fault : imported.faults)
        line.fail(fault);
    if (!imported.faults.empty())
        return std::nullopt;
    if (is_deck_link(argument))
        imported.deck.name.clear(); // without a file there is no file name to take as name

    if (line.card_game() && tools.library.cards().empty() && !imported.deck.cards.empty())
        note(no_card_list_text(line));
    std::vector<ResolvedLine> resolved =
        answer_unclear_lines(line, shown(argument), imported, answers);
    if (resolved.empty() && !answers.resolve.empty())
        return std::nullopt; // an answer was invalid
    for (const ResolvedLine& each : resolved)
        note(line.text("cli.resolve.taken"_msg,
                       {{"text", printable(each.text)},
                        {"card", card_label(*each.card, line.messages().language())}}));
    note_problems(line, shown(argument), imported.problems);
    if (const std::string custom = by_custom_text(imported, tools.library, line.messages());
        !custom.empty())
        note(custom);
    // The output for programs is the same in every language.
    if (is_bundled(argument) && !line.options.json)
        word_bundled_deck(imported.deck, argument.substr(bundled_prefix.size()), line.messages());
    if (!line.options.protagonist.empty() && !designate(line, imported.deck))
        return std::nullopt;
    return DeckInput{.name = argument,
                     .deck = std::move(imported.deck),
                     .kind = kind,
                     .problems = std::move(imported.problems),
                     .resolved = std::move(resolved),
                     .cards_in = imported.cards_in,
                     .format_place = imported.format_place.file.empty()
                                         ? Place{.file = argument}
                                         : std::move(imported.format_place)};
}

bool is_for_other_game(CommandLine& line, const std::string& argument)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(argument, error))
        return false;
    auto text = read_file(argument);
    if (std::holds_alternative<Fault>(text))
        return false; // reported when the deck is read
    const std::string content = decoded_text(std::move(std::get<std::string>(text))).text;
    const DeckCardGame game = card_game_of_deck(content, argument, nullptr);
    return game.id != cipher_game && !choose_game_of(line, game, argument);
}

const Card* protagonist_for(CommandLine& line, const ResolvedDeck& deck, const DeckInput& input)
{
    const Card* used = protagonist_of(deck);
    const auto complain = [&](const std::string& message) {
        line.fail(message, input.name);
        return nullptr;
    };
    if (!used)
        return complain(line.text("cli.protagonist.none"_msg));
    if (used == deck.designated)
        return used;
    if (!line.options.protagonist.empty())
        return complain(
            line.text("cli.protagonist.unusable"_msg,
                      {{"card", card_label(*deck.designated, line.messages().language())}}));
    const Warning warning{.kind = Warning::Kind::NoProtagonist, .cards = {used}};
    const std::string& designated = input.deck.protagonist;
    line.note(shown(input.name) + ": " + std::string(code_of(warning.kind)) + ": " +
              (designated.empty()
                   ? warning_text(warning, line.messages())
                   : line.text("cli.protagonist.instead"_msg,
                               {{"designated", printable(designated)},
                                {"card", card_label(*used, line.messages().language())}})));
    return used;
}

void note_problems(CommandLine& line, const std::string& file,
                   const std::vector<ImportProblem>& problems)
{
    if (line.options.quiet) // suggestions are slow
        return;
    for (const std::string& problem :
         import_problem_texts(problems, line.catalogue().library, line.messages()))
        line.note(file + ": " + problem);
}

void note_unknown_cards(CommandLine& line, const ResolvedDeck& deck, const DeckInput& input)
{
    if (const int copies = unknown_copies(deck); copies > 0)
        line.note(shown(input.name) + ": " +
                  line.text("cli.deck.unknown"_msg, {{"count", copies}}));
}

const Format* read_format_argument(CommandLine& line, const std::string& id, const Place& place)
{
    if (const Format* format = line.catalogue().format(id))
        return format;
    line.fail(Fault{faults::UnknownFormat{id}, place, nearest(id, line.catalogue().format_ids())});
    return nullptr;
}

} // namespace kizuna
