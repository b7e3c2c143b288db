#include "cli/files/other_deck.h"

#include "app/card_games/card_game_text.h"
#include "app/text/violation_text.h"
#include "cli/cards/listed_cards.h"
#include "cli/console/text_layout.h"
#include "cli/files/deck_json.h"

#include <algorithm>
#include <map>
#include <ostream>

namespace kizuna {
namespace {

/// Copies by type, and by each number.
struct GameCounts {
    std::map<std::string, int> by_type; ///< by slug
    std::vector<std::map<int, int>> by_number;
};

GameCounts count(const ResolvedDeck& deck, const Vocabulary& words)
{
    GameCounts counts;
    counts.by_number.resize(words.numbers.size());
    for (const ResolvedDeck::Line& each : deck.cards) {
        for (const std::string_view type : slugs(words, each.card->types))
            counts.by_type[std::string(type)] += each.copies;
        for (std::size_t at = 0; each.card->numbers && at < each.card->numbers->size(); ++at) {
            if ((*each.card->numbers)[at] >= 0)
                counts.by_number[at][(*each.card->numbers)[at]] += each.copies;
        }
    }
    return counts;
}

void say_head(CommandLine& line, const DeckInput& input, const ResolvedDeck& deck)
{
    line.out << Paint(line.colours())
                    .strong(line.text("cli.list.head"_msg,
                                      {{"deck", input.title()}, {"count", deck.size}}))
             << '\n';
}

using Rows = std::vector<std::vector<std::string>>;

void say_rows(CommandLine& line, const Rows& rows)
{
    line.out << table_text({{.heading = {}, .numbers = true}, {}, {}, {}}, rows,
                           Paint(line.colours()), "  ");
}

Json counts_json(const ResolvedDeck& deck, const GameCounts& counts, const Vocabulary& words)
{
    Json by_type = Json::object();
    for (const auto& [type, copies] : counts.by_type)
        by_type.set(type, copies);
    Json answer = Json::object(
        {{"protagonist", Json()}, {"size", deck.size}, {"by_type", std::move(by_type)}});
    for (std::size_t at = 0; at < words.numbers.size(); ++at) {
        Json by_number = Json::object();
        for (const auto& [number, copies] : counts.by_number[at])
            by_number.set(std::to_string(number), copies);
        answer.set("by_" + words.numbers[at].slug, std::move(by_number));
    }
    return answer;
}

void say_counts(CommandLine& line, const GameCounts& counts)
{
    const Vocabulary& words = line.card_game()->words;
    const Paint paint(line.colours());
    Rows types;
    for (const Word& type : words.types) {
        if (const auto copies = counts.by_type.find(type.slug); copies != counts.by_type.end())
            types.push_back(
                {std::to_string(copies->second), in_language(type.name, line.messages()), {}, {}});
    }
    say_rows(line, types);
    for (std::size_t at = 0; at < words.numbers.size(); ++at) {
        if (counts.by_number[at].empty())
            continue;
        line.out << '\n'
                 << paint.strong(in_language(words.numbers[at].name, line.messages())) << '\n';
        const int max = std::ranges::max_element(counts.by_number[at], {}, [](const auto& each) {
                            return each.second;
                        })->second;
        Rows rows;
        for (const auto& [number, copies] : counts.by_number[at])
            rows.push_back(
                {std::to_string(number), std::to_string(copies), bar_text(copies, max, 30), {}});
        say_rows(line, rows);
    }
}

} // namespace

void list_other_deck(CommandLine& line, const DeckInput& input, bool with_statistics)
{
    const CardLibrary& library = line.catalogue().library;
    const ResolvedDeck deck = resolve(input.deck, library);
    const std::string& language = line.messages().language();
    const auto rows_of = [&](const std::vector<DeckEntry>& entries) {
        Rows rows;
        for (const DeckEntry& entry : entries) {
            const Card* card = library.find(entry.code).card;
            rows.push_back(
                {std::to_string(entry.copies), entry.code,
                 card ? card_name(*card, language) : line.text("cli.list.unknown"_msg),
                 card ? listed_card_text(*card, library.words(), line.messages()) : std::string()});
        }
        return rows;
    };
    if (!line.options.json) {
        say_head(line, input, deck);
        say_rows(line, rows_of(input.deck.cards));
        if (!input.deck.maybe.empty()) {
            line.out << '\n' << line.text("cli.list.maybe"_msg) << '\n';
            say_rows(line, rows_of(input.deck.maybe));
        }
        if (with_statistics) {
            line.out << '\n';
            say_counts(line, count(deck, library.words()));
        }
        say_partial(line, *line.card_game());
        return;
    }
    Json::Array cards;
    for (const DeckEntry& entry : input.deck.cards) {
        if (const Card* card = library.find(entry.code).card)
            cards.push_back(listed_card_json(line, *card).set("copies", entry.copies));
    }
    Json answer = Json::object({{"name", input.deck.name},
                                {"protagonist", Json()},
                                {"size", deck.size},
                                {"cards", cards},
                                {"unknown", unknown_json(input.deck.cards, library)},
                                {"problems", problems_json(input.problems, library)},
                                {"game", card_game_json(line)}});
    if (with_statistics)
        answer.set("stats", counts_json(deck, count(deck, library.words()), library.words()));
    line.print(std::move(answer));
}

void say_other_statistics(CommandLine& line, const DeckInput& input)
{
    const CardLibrary& library = line.catalogue().library;
    const ResolvedDeck deck = resolve(input.deck, library);
    const Vocabulary& words = library.words();
    note_unknown_cards(line, deck, input);
    const GameCounts counts = count(deck, words);
    if (line.options.json)
        return line.print(counts_json(deck, counts, words)
                              .set("problems", problems_json(input.problems, library))
                              .set("game", card_game_json(line)));
    say_head(line, input, deck);
    say_counts(line, counts);
    say_partial(line, *line.card_game());
}

} // namespace kizuna
