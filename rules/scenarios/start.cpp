#include "scenarios/parts.h"

#include "cards/base/faults.h"
#include "game/state/transcript.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace kizuna {
namespace {

Rulings read_rulings(const YamlNode& root)
{
    Rulings read;
    read.wait_before_turns = true;
    if (const auto rules = root.find("rules")) {
        rules->only_keys({"no-cards"});
        read.no_cards_loses = !is_first_word(rules->at("no-cards"), "continue", "lose", "no-cards");
    }
    return read;
}

/// The opponent of a goldfish game, from `dummy:` in the place of Q's deck.
Dummy read_dummy(const YamlNode& node)
{
    constexpr int max_strength = 1000;
    constexpr std::size_t max_supports = 255;
    node.require_map();
    node.only_keys({"strength", "supports"});
    Dummy dummy;
    if (const auto strength = node.find("strength"))
        dummy.strength = strength->number(0, max_strength);
    const auto supports = node.find("supports");
    if (!supports)
        return dummy;
    supports->require_sequence();
    dummy.supports.clear();
    for (const YamlNode& support : supports->items())
        dummy.supports.push_back(support.number(0, max_strength));
    if (dummy.supports.empty() || dummy.supports.size() > max_supports)
        supports->refuse(faults::OutOfRange{std::to_string(dummy.supports.size()), "1–255"});
    return dummy;
}

struct StackedDeck {
    CardIndex protagonist = 0;
    std::vector<CardIndex> cards;  ///< without the protagonist, the top first
    std::vector<CardIndex> redraw; ///< the same cards as they lie after a mulligan, or none
};

StackedDeck read_deck(const YamlNode& node, const CardLibrary& library)
{
    constexpr std::size_t min_cards = 11; // six cards and five orbs
    node.only_keys({"protagonist", "deck", "mulligan"});
    StackedDeck deck;
    deck.protagonist = read_card_index(node.at("protagonist"), library);
    if (library.cards()[deck.protagonist].cost != Amount(1))
        node.at("protagonist").refuse(faults::BadPosition{"SETUP-2"});
    deck.cards = read_cards(node, "deck", library);
    deck.redraw = read_cards(node, "mulligan", library);
    if (deck.cards.size() < min_cards || deck.cards.size() >= max_cards)
        node.at("deck").refuse(faults::BadPosition{"INV-13"});
    auto sorted = deck.cards;
    auto redrawn = deck.redraw;
    std::ranges::sort(sorted);
    std::ranges::sort(redrawn);
    if (!redrawn.empty() && sorted != redrawn)
        node.at("mulligan").refuse(faults::BadPosition{"INV-1"});
    return deck;
}

/// The whole game from the start: the decks are stacked, the first player is known. With
/// `choose-protagonists` the actions choose them, as `protagonist: {by: P, card: T01}`.
GameState read_game(const YamlNode& node, const Rulings& rulings, const CardLibrary& library)
{
    node.require_map();
    node.only_keys({"first", "choose-protagonists", "P", "Q"});
    const auto choose = node.find("choose-protagonists");
    std::array<StackedDeck, 2> decks;
    std::array<std::vector<CardIndex>, 2> all;
    std::optional<Dummy> dummy;
    for (const Player player : {Player::P, Player::Q}) {
        const YamlNode one = node.at(name_of(player));
        one.require_map();
        if (const auto its = one.find("dummy"); its && player == Player::Q) {
            one.only_keys({"dummy"});
            dummy = read_dummy(*its);
            break;
        }
        const std::size_t at = index(player);
        decks[at] = read_deck(one, library);
        all[at] = decks[at].cards;
        all[at].push_back(decks[at].protagonist);
    }
    const auto game = dummy ? std::make_shared<const GameCards>(library, all[0], *dummy)
                            : std::make_shared<const GameCards>(library, all);
    const auto kind = [&](CardIndex card) { return game->kind_of(library.cards()[card]); };
    auto chance = std::make_shared<FixedChance>();
    for (std::size_t at = 0; at < decks.size(); ++at) {
        chance->shuffles[at].emplace_back();
        std::ranges::transform(decks[at].cards, std::back_inserter(chance->shuffles[at][0]), kind);
        std::ranges::transform(decks[at].redraw, std::back_inserter(chance->redraws[at]), kind);
    }
    GameState state = new_game(game, 0, rulings);
    state.first = read_player(node.at("first"));
    state.turn_player = state.first;
    state.chance = chance;
    for (const Player player : {Player::P, Player::Q}) {
        if ((choose && choose->flag()) || game->is_dummy(player))
            break;
        apply(state, {.kind = ActionKind::ChooseProtagonist,
                      .player = player,
                      .card = kind(decks[index(player)].protagonist)});
    }
    return state;
}

/// Puts what `shuffles` and `picks` write into the state.
void read_chance(const YamlNode& root, const CardLibrary& library, GameState& state)
{
    auto chance = state.chance ? std::make_shared<FixedChance>(*state.chance)
                               : std::make_shared<FixedChance>();
    if (const auto shuffles = root.find("shuffles")) {
        shuffles->only_keys({"P", "Q"});
        for (const YamlNode::Entry& entry : shuffles->entries()) {
            const Player player = read_player(entry.key);
            entry.value.require_sequence();
            for (const YamlNode& order : entry.value.items()) {
                order.require_sequence();
                std::vector<std::uint16_t> kinds;
                for (const YamlNode& item : order.items())
                    kinds.push_back(read_kind(item, library, state));
                chance->shuffles[index(player)].push_back(std::move(kinds));
            }
        }
    }
    if (const auto picks = root.find("picks")) {
        picks->only_keys({"P", "Q"});
        for (const YamlNode::Entry& entry : picks->entries()) {
            const Player player = read_player(entry.key);
            entry.value.require_sequence();
            for (const YamlNode& pick : entry.value.items())
                chance->picks[index(player)].push_back(pick.number(0, 255));
        }
    }
    state.chance = chance;
}

} // namespace

GameState read_start(const YamlNode& root, const CardLibrary& library)
{
    const auto given = root.find("given");
    const auto start = root.find("start");
    if (given.has_value() == start.has_value())
        throw DataError(given ? given->fault(faults::UnknownKey{"given"})
                              : root.fault(faults::MissingKey{"given"}));
    const Rulings rulings = read_rulings(root);
    GameState state =
        given ? read_position(*given, rulings, library) : read_game(*start, rulings, library);
    read_chance(root, library, state);
    return state;
}

} // namespace kizuna
