#include "embedding/kizuna.h"

#include "app/base/program_files.h"
#include "app/cards/catalogue.h"
#include "app/text/fault_text.h"
#include "cli/console/subcommands.h"
#include "game/play/engine.h"
#include "game/state/transcript.h"
#include "game/values/values.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <functional>
#include <sstream>
#include <stdexcept>

using namespace kizuna;

struct kizuna_library {
    ProgramFolders folders;
    Messages messages;
    Catalogue catalogue;
};

struct kizuna_game {
    GameState state;
};

namespace {

thread_local std::string last_error;

/// What `make` gives, or null with the reason kept for kizuna_error(): nothing is thrown at a
/// caller that may not be C++.
template <typename Made>
Made* made_or_null(const std::function<Made*()>& make, const Messages* messages = nullptr)
{
    try {
        return make();
    } catch (const DataError& error) {
        last_error = messages ? fault_text(error.fault(), *messages) : error.what();
    } catch (const std::exception& error) {
        last_error = error.what();
    }
    return nullptr;
}

/// Freed by kizuna_free_text().
char* text_for_caller(const std::string& text)
{
    char* copy = static_cast<char*>(std::malloc(text.size() + 1));
    if (!copy)
        throw std::bad_alloc();
    std::memcpy(copy, text.c_str(), text.size() + 1);
    return copy;
}

std::string run(kizuna_library& loaded, const std::vector<std::string>& words,
                std::string_view input, int& code)
{
    std::vector<const char*> arguments{"kizuna-cli", "--json"};
    for (const std::string& word : words)
        arguments.push_back(word.c_str());
    std::ostringstream out;
    std::ostringstream err;
    Console console{.out = out, .err = err};
    console.read_input = [input] { return std::string(input); };
    console.shipped = &loaded.catalogue;
    console.folders = loaded.folders;
    code = run_command_line(static_cast<int>(arguments.size()), arguments.data(), console);
    return out.str();
}

/// Throws where the caller gave null.
std::string given(const char* text, const char* name)
{
    if (!text)
        throw std::invalid_argument(std::string(name) + " is null");
    return text;
}

char* answer(kizuna_library* loaded, const char* deck,
             const std::function<std::vector<std::string>()>& words)
{
    return made_or_null<char>([&] {
        int code = 0;
        return text_for_caller(run(*loaded, words(), given(deck, "deck"), code));
    });
}

/// Every copy of the deck's cards, its protagonist among them. Throws where no game can be played
/// with them.
std::vector<CardIndex> cards_of(const kizuna_library& loaded, const char* text)
{
    const ImportedDeck read = read_deck(given(text, "deck"), "deck", loaded.catalogue.tools());
    if (!read.faults.empty())
        throw DataError(read.faults.front());
    const CardLibrary& library = loaded.catalogue.library;
    const ResolvedDeck deck = resolve(read.deck, library);
    if (!deck.unknown.empty() || deck.known_copies() < 12)
        throw std::invalid_argument("a game needs decks of twelve known cards or more");
    if (static_cast<std::size_t>(deck.known_copies()) > max_cards)
        throw std::invalid_argument("a game needs decks of 255 cards or fewer");
    const auto has_cost_one = [](const ResolvedDeck::Line& line) { return costs_one(*line.card); };
    if (std::ranges::none_of(deck.cards, has_cost_one))
        throw std::invalid_argument("a game needs a card of cost 1 in each deck");
    std::vector<CardIndex> cards;
    for (const ResolvedDeck::Line& line : deck.cards)
        cards.insert(cards.end(), static_cast<std::size_t>(line.copies),
                     library.index_of(*line.card));
    return cards;
}

Json unit_json(const GameState& state, Player player, const Unit& unit)
{
    Json::Array cards;
    for (CardNumber card = unit.top; card != no_card; card = state[player].below[card])
        cards.push_back(state.kind(player, card).card->id);
    return Json::object({{"cards", std::move(cards)},
                         {"line", unit.line == Line::Front ? "front" : "back"},
                         {"tapped", unit.tapped},
                         {"protagonist", unit.protagonist},
                         {"strength", strength_of(state, unit)}});
}

Json side_json(const GameState& state, Player player)
{
    const PlayerState& side = state[player];
    const auto ids = [&](const CardPile& pile) {
        return Json::list(pile, [&](CardNumber card) { return state.kind(player, card).card->id; });
    };
    const auto of_unit = [&](const Unit& unit) { return unit_json(state, player, unit); };
    return Json::object({{"deck", side.deck.size()},
                         {"hand", ids(side.hand)},
                         {"orbs", side.orbs.size()},
                         {"bonds", ids(side.bonds)},
                         {"retreat", ids(side.retreat)},
                         {"units", Json::list(side.units, of_unit)}});
}

/// None where nobody is to act.
ActionList actions_of(const GameState& state)
{
    return to_act(state) ? legal_actions(state) : ActionList();
}

Json name_or_null(std::optional<Player> player)
{
    return player ? Json(name_of(*player)) : Json();
}

} // namespace

kizuna_library* kizuna_load(const char* data, const char* messages)
{
    return made_or_null<kizuna_library>([&] {
        ProgramFolders folders =
            data && messages ? ProgramFolders{data, messages} : find_program_folders();
        if (data)
            folders.data = data;
        if (messages)
            folders.locales = messages;
        Messages english(folders.locales, "en");
        Catalogue catalogue = load_catalogue(folders);
        return new kizuna_library{std::move(folders), std::move(english), std::move(catalogue)};
    });
}

void kizuna_free(kizuna_library* loaded)
{
    delete loaded;
}

const char* kizuna_error(void)
{
    return last_error.c_str();
}

void kizuna_free_text(char* text)
{
    std::free(text);
}

char* kizuna_run(kizuna_library* loaded, const char* const* arguments, size_t count,
                 const char* input, int* code)
{
    return made_or_null<char>([&] {
        int ended = 0;
        const std::string text =
            run(*loaded, {arguments, arguments + count}, input ? input : "", ended);
        if (code)
            *code = ended;
        return text_for_caller(text);
    });
}

char* kizuna_check(kizuna_library* loaded, const char* deck, const char* format)
{
    return answer(loaded, deck, [&] {
        std::vector<std::string> words{"check", "-"};
        if (format)
            words.insert(words.end(), {"--format", format});
        return words;
    });
}

char* kizuna_deal(kizuna_library* loaded, const char* deck, unsigned long long seed, int count)
{
    return answer(loaded, deck, [&]() -> std::vector<std::string> {
        return {"hand", "-", "--seed", std::to_string(seed), "--count", std::to_string(count)};
    });
}

char* kizuna_odds(kizuna_library* loaded, const char* deck, const char* query, int at_least,
                  int turns)
{
    return answer(loaded, deck, [&]() -> std::vector<std::string> {
        return {"odds",       "-",
                "--want",     given(query, "query"),
                "--at-least", std::to_string(at_least),
                "--turns",    std::to_string(turns)};
    });
}

kizuna_game* kizuna_game_new(kizuna_library* loaded, const char* deck_p, const char* deck_q,
                             unsigned long long seed)
{
    return made_or_null<kizuna_game>(
        [&] {
            const std::array decks{cards_of(*loaded, deck_p), cards_of(*loaded, deck_q)};
            return new kizuna_game{new_game(
                std::make_shared<const GameCards>(loaded->catalogue.library, decks), seed)};
        },
        &loaded->messages);
}

void kizuna_game_free(kizuna_game* game)
{
    delete game;
}

char* kizuna_game_state(const kizuna_game* game)
{
    return made_or_null<char>([&] {
        const GameState& state = game->state;
        return text_for_caller(Json::object({{"turn", state.turn},
                                             {"turn_player", name_of(state.turn_player)},
                                             {"phase", name_of(state.phase)},
                                             {"to_act", name_or_null(to_act(state))},
                                             {"winner", name_or_null(state.winner)},
                                             {"P", side_json(state, Player::P)},
                                             {"Q", side_json(state, Player::Q)}})
                                   .to_text(true));
    });
}

char* kizuna_game_actions(const kizuna_game* game)
{
    return made_or_null<char>([&] {
        const Json actions = Json::list(actions_of(game->state), [&](const Action& action) {
            return to_text(game->state, action);
        });
        return text_for_caller(actions.to_text(true));
    });
}

char* kizuna_game_act(kizuna_game* game, size_t action)
{
    return made_or_null<char>([&] {
        const ActionList actions = actions_of(game->state);
        if (action >= actions.size())
            throw std::out_of_range("there is no such action");
        EventLog log;
        apply(game->state, actions[action], &log);
        const Json events = Json::list(log.events(), [](const Event& event) {
            return std::string(name_of(event.player)) + ' ' + std::string(name_of(event.kind));
        });
        return text_for_caller(events.to_text(true));
    });
}
