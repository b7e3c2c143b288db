#include "cli/cards/listed_cards.h"

#include "app/card_games/card_game_catalogue.h"
#include "app/card_games/card_game_text.h"
#include "app/text/printable.h"
#include "app/text/violation_text.h"
#include "cli/cards/card_json.h"
#include "cli/console/text_layout.h"

#include <ostream>

namespace kizuna {

void say_listed_cards(CommandLine& line, const std::vector<CardIndex>& cards)
{
    const CardLibrary& library = line.catalogue().library;
    std::vector<std::vector<std::string>> rows;
    for (const CardIndex at : cards) {
        const Card& card = library.cards()[at];
        rows.push_back({card.id, card_name(card, line.messages().language()),
                        listed_card_text(card, library.words(), line.messages())});
    }
    line.out << table_text(
        {{line.text("cli.column.id"_msg)}, {line.text("cli.column.name"_msg)}, {}}, rows,
        Paint(line.colours()));
}

Json listed_card_json(const CommandLine& line, const Card& card)
{
    const Vocabulary& words = line.card_game()->words;
    Json numbers = Json::object();
    for (std::size_t at = 0; card.numbers && at < card.numbers->size(); ++at) {
        const int number = (*card.numbers)[at];
        numbers.set(words.numbers[at].slug, number >= 0 ? Json(number) : Json());
    }
    Json texts = Json::object();
    for (std::size_t at = 0; at < words.texts.size(); ++at)
        texts.set(words.texts[at].slug,
                  card.texts && !(*card.texts)[at].empty() ? Json((*card.texts)[at]) : Json());
    return Json::object({{"card", card.id},
                         {"name", name_json(card.unit, card.unit_ja)},
                         {"types", Json::list(slugs(words, card.types))},
                         {"numbers", std::move(numbers)},
                         {"range", range_json(card.range)},
                         {"no_range", card.range.contains(0)},
                         {"texts", std::move(texts)}});
}

std::string no_card_list_text(const CommandLine& line)
{
    return line.text("cli.search.no-list"_msg,
                     {{"game", in_language(line.card_game()->name, line.messages())},
                      {"file", printable(own_card_list(line.card_game()->id).string())}});
}

void say_partial(CommandLine& line, const CardGame& game)
{
    if (const std::string text = partial_text(game, line.messages()); !text.empty())
        line.out << Paint(line.colours()).faint(text) << '\n';
}

Json card_game_json(const CommandLine& line)
{
    return card_game_json(line, *line.card_game());
}

Json card_game_json(const CommandLine& line, const CardGame& game)
{
    return Json::object({{"id", game.id},
                         {"partial", game.partial},
                         {"note", partial_text(game, line.messages())},
                         {"clauses", Json::list(game.construction)}});
}

} // namespace kizuna
