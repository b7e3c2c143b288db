#include "cli/cards/card_input.h"
#include "cli/cards/card_json.h"
#include "cli/cards/listed_cards.h"
#include "cli/console/options.h"
#include "cli/console/text_layout.h"

#include "app/card_games/card_game_catalogue.h"
#include "app/card_games/card_game_text.h"
#include "app/cards/card_facts.h"
#include "app/collection/user_cards.h"
#include "app/text/card_names.h"
#include "app/text/fault_text.h"
#include "app/text/joined_text.h"
#include "app/text/printable.h"
#include "app/text/violation_text.h"
#include "cards/query/query.h"
#include "decks/deck/deck_statistics.h"

#include <algorithm>
#include <array>
#include <ostream>

namespace kizuna {
namespace {

constexpr std::array<std::string_view, 8> sort_words = {"id",     "name",    "cost",  "cc",
                                                        "attack", "support", "class", "symbol"};
constexpr std::array sort_keys = {SortKey::Id,          SortKey::Name,   SortKey::Cost,
                                  SortKey::ClassChange, SortKey::Attack, SortKey::Support,
                                  SortKey::Class,       SortKey::Symbol};

struct Order : ListedCardOrder {
    bool is_chosen = false; ///< by the user; else cards whose names were typed come first
};

/// The sort keys for a game; other games have numbers of their own.
std::vector<std::string_view> sort_words_of(const CardGame* game)
{
    if (!game)
        return {sort_words.begin(), sort_words.end()};
    std::vector<std::string_view> words(sort_words.begin(), sort_words.begin() + 2);
    for (const Word& number : game->words.numbers)
        words.push_back(number.slug);
    return words;
}

/// Reads a sort key, as "cost", or "-cost" for descending. Names are sorted in the user's language.
std::optional<Order> read_order(CommandLine& line, const CLI::Option& option)
{
    std::string word = value_of(option, sort_words.front());
    Order order;
    if (word.starts_with('-')) {
        order.descending = true;
        word.erase(0, 1);
    }
    order.is_chosen = !value_of(option).empty();
    const std::vector<std::string_view> words = sort_words_of(line.card_game());
    if (!is_choice(line, option.get_name(), word, words))
        return std::nullopt;
    const auto place = std::ranges::find(words, word) - words.begin();
    if (line.card_game() && place > 1) {
        order.number = static_cast<std::size_t>(place - 2);
        return order;
    }
    order.key = sort_keys[static_cast<std::size_t>(place)];
    if (order.key == SortKey::Name)
        order.key = name_order(line.messages().language());
    else if (order.key == SortKey::Class)
        order.key = class_order(line.messages().language());
    return order;
}

/// The protagonist for `unit:protagonist`; null if none is given, empty if --protagonist names no
/// card, which is reported.
std::optional<const Card*> read_protagonist(CommandLine& line, const Query& query)
{
    if (!line.options.protagonist.empty()) {
        const auto match = read_card_argument(line, line.options.protagonist, Answer::Unusable);
        return match ? std::optional(match->card) : std::nullopt;
    }
    if (query.asks_about_protagonist())
        line.note("cli.search.needs-protagonist"_msg);
    return nullptr;
}

void say_cards(CommandLine& line, const std::vector<CardIndex>& found)
{
    const CardLibrary& library = line.catalogue().library;
    const Messages& messages = line.messages();
    std::vector<std::vector<std::string>> rows;
    for (const CardIndex at : found) {
        const Card& card = library.cards()[at];
        rows.push_back({card.id, card_name(card, messages.language()), amount_text(card.cost),
                        card.class_change_cost ? amount_text(*card.class_change_cost) : "-",
                        amount_text(card.attack), amount_text(card.support),
                        card.range.empty() ? "-" : range_text(card.range),
                        symbols_text(card, library, messages)});
    }
    line.out << table_text({{messages.get("cli.column.id"_msg)},
                            {messages.get("cli.column.name"_msg)},
                            {messages.get("cli.column.cost"_msg), true},
                            {messages.get("cli.column.class-change"_msg), true},
                            {messages.get("cli.column.attack"_msg), true},
                            {messages.get("cli.column.support"_msg), true},
                            {messages.get("cli.column.range"_msg), true},
                            {messages.get("cli.column.symbol"_msg)}},
                           rows, Paint(line.colours()));
}

struct SearchOptions {
    std::string query;
    Order order;
    std::size_t limit = 0;
    bool count = false;
};

/// Fails if Cipher's cards are searched and --library only has cards of another game.
bool has_other_game(CommandLine& line)
{
    const auto& folder = line.options.library.instead;
    if (line.card_game() || !folder || !line.catalogue().library.cards().empty())
        return false;
    const std::vector<OwnCardFile> lists = own_card_files(*folder, {});
    if (lists.empty())
        return false;
    line.fail("cli.search.other-game"_msg, {{"folder", printable(folder->string())},
                                            {"game", card_game_of_list(lists[0].text)}});
    return true;
}

void search_cards(CommandLine& line, const SearchOptions& options)
{
    if (has_other_game(line))
        return;
    const CardLibrary& library = line.catalogue().library;
    const auto parsed = Query::parse(options.query, library, line.catalogue().format_ids());
    if (const Fault* fault = std::get_if<Fault>(&parsed)) {
        line.fail_at_caret(*fault, options.query);
        return;
    }
    const Query& query = std::get<Query>(parsed);
    const auto protagonist = read_protagonist(line, query);
    if (!protagonist)
        return;

    QueryContext context = line.catalogue().context(*protagonist);
    EffectSearchTexts texts(line.folders().locales); // including the user's imported texts
    const CardTexts& own = line.user_cards().texts();
    texts.use([&own](const Card& card) -> const std::vector<std::string>& { return own.of(card); });
    if (own.size() > 0)
        context.effect_texts = [&](const Card& card) { return texts.of(card, library); };
    std::vector<CardIndex> found = search(query, context);
    sort_listed_cards(found, options.order, library);
    if (!options.order.is_chosen)
        put_named_first(found, query, library);
    const std::size_t count = found.size();
    if (count == 0)
        line.answer(Answer::No);
    std::vector<std::string> suggestions;
    if (count == 0) {
        if (auto miss = word_that_finds_nothing(options.query, library))
            suggestions = std::move(miss->suggestions);
        if (const auto hint = query_of_texts(options.query, context))
            suggestions.insert(suggestions.begin(), *hint);
    }
    if (found.size() > options.limit)
        found.resize(options.limit);

    if (line.options.json) {
        Json document = Json::object({{"count", count}, {"query", query.to_text()}});
        if (!suggestions.empty())
            document.set("suggestions", Json::list(suggestions));
        const CardJson json(line);
        Json cards = Json::list(found, [&](CardIndex at) {
            return line.card_game() ? listed_card_json(line, library.cards()[at])
                                    : json.of(library.cards()[at]);
        });
        if (line.card_game())
            document.set("game", card_game_json(line));
        line.print(options.count ? document : document.set("cards", std::move(cards)));
    } else if (options.count) {
        line.out << count << '\n';
        if (line.card_game())
            line.note(partial_text(*line.card_game(), line.messages()));
    } else if (count == 0) {
        if (line.card_game() && library.cards().empty())
            return line.note(no_card_list_text(line));
        line.note(joined_sentences(line.text("cli.search.nothing"_msg),
                                   suggestion_text(suggestions, line.messages()), line.messages()));
    } else {
        if (line.card_game()) {
            say_listed_cards(line, found);
            say_partial(line, *line.card_game());
        } else {
            say_cards(line, found);
        }
        if (found.size() < count)
            line.note("cli.search.limited"_msg, {{"shown", static_cast<int>(found.size())},
                                                 {"count", static_cast<int>(count)}});
    }
}

} // namespace

void add_search_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(
        parser, line, "search", "cli.search"_msg,
        {"search \"marth cost<=2 -type:flier\" --sort -attack", "cli.search.example"_msg});
    const CLI::Option& query = command.optional_arguments("QUERY", "cli.search.query"_msg);
    const CLI::Option& sort = command.value("--sort", "KEY", "cli.search.sort"_msg);
    const CLI::Option& limit = command.value("--limit", "N", "cli.search.limit"_msg);
    const CLI::Option& count = command.flag("--count", "cli.search.count"_msg);
    const CLI::Option& game = command.value("--game", "ID", "cli.search.game"_msg);
    command.runs([&line, &query, &sort, &limit, &count, &game] {
        if (!line.choose_game(value_of(game, cipher_game)))
            return;
        const auto order = read_order(line, sort);
        const auto max = whole_number(line, limit, std::numeric_limits<std::uint32_t>::max(), 0,
                                      std::numeric_limits<std::uint32_t>::max());
        if (order && max)
            search_cards(line, {.query = joined(query.results()),
                                .order = *order,
                                .limit = *max,
                                .count = is_set(count)});
    });
}

} // namespace kizuna
