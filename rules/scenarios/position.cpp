#include "scenarios/given.h"
#include "scenarios/parts.h"

#include "cards/base/faults.h"
#include "game/values/invariants.h"
#include "game/values/values.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr int max_turns = 120;

struct GivenUnit {
    std::vector<CardIndex> stack; ///< from the bottom
    bool tapped = false;
    bool protagonist = false;
    Line line = Line::Front;
};
struct GivenSide {
    std::vector<CardIndex> deck; ///< the top first
    std::vector<CardIndex> hand;
    std::vector<CardIndex> orbs;
    std::vector<CardIndex> bonds;
    std::vector<CardIndex> retreat;
    std::vector<CardIndex> infinite;
    std::vector<bool> orbs_up;
    std::vector<bool> bonds_up;
    std::vector<GivenUnit> units;

    std::vector<CardIndex> all() const
    {
        std::vector<CardIndex> cards;
        for (const auto* list : {&deck, &hand, &orbs, &bonds, &retreat, &infinite})
            cards.insert(cards.end(), list->begin(), list->end());
        for (const GivenUnit& unit : units)
            cards.insert(cards.end(), unit.stack.begin(), unit.stack.end());
        return cards;
    }
};

void read_faced_cards(const YamlNode& map, std::string_view key, bool up,
                      const CardLibrary& library, std::vector<CardIndex>& into,
                      std::vector<bool>& faces)
{
    for (const YamlNode& item : items_of(map, key)) {
        if (item.kind() == YamlKind::Map) {
            item.only_keys({"card", "face"});
            into.push_back(read_card_index(item.at("card"), library));
            faces.push_back(read_face(item.at("face")));
        } else {
            into.push_back(read_card_index(item, library));
            faces.push_back(up);
        }
    }
}

void read_units(const YamlNode& map, std::string_view key, Line line, const CardLibrary& library,
                std::vector<GivenUnit>& into)
{
    for (const YamlNode& item : items_of(map, key)) {
        item.require_map();
        item.only_keys({"stack", "protagonist", "tapped"});
        GivenUnit unit;
        unit.line = line;
        unit.stack = read_cards(item, "stack", library);
        if (unit.stack.empty())
            item.refuse(faults::BadPosition{"INV-11"});
        if (const auto tapped = item.find("tapped"))
            unit.tapped = tapped->flag();
        if (const auto protagonist = item.find("protagonist"))
            unit.protagonist = protagonist->flag();
        into.push_back(std::move(unit));
    }
}

GivenSide read_side(const YamlNode& node, const CardLibrary& library)
{
    node.require_map();
    node.only_keys({"deck", "hand", "orbs", "bonds", "retreat", "front", "back", "infinite",
                    "support", "used", "deck-size"});
    GivenSide read;
    read.deck = read_cards(node, "deck", library);
    read.hand = read_cards(node, "hand", library);
    read.retreat = read_cards(node, "retreat", library);
    read.infinite = read_cards(node, "infinite", library);
    read_faced_cards(node, "orbs", false, library, read.orbs, read.orbs_up);
    read_faced_cards(node, "bonds", true, library, read.bonds, read.bonds_up);
    read_units(node, "front", Line::Front, library, read.units);
    read_units(node, "back", Line::Back, library, read.units);
    if (const auto support = node.find("support"); support && !support->is_null())
        support->refuse(faults::BadPosition{"INV-8"});
    // A position shows what matters of a deck, which has fifty cards unless it says otherwise.
    const auto size = node.find("deck-size");
    const auto deck_size =
        static_cast<std::size_t>(size ? size->number(12, max_cards) : usual_deck_size);
    if (read.all().size() > (size ? deck_size : max_cards))
        node.refuse(faults::BadPosition{"INV-1"});
    if (read.orbs.size() >= deck_size)
        node.at("orbs").refuse(faults::BadPosition{"INV-14"});
    return read;
}

void place(GameState& state, Player player, const GivenSide& given)
{
    PlayerState& one = state[player];
    std::array<bool, max_cards> used{};
    const auto take = [&](CardIndex card) { // of each card the lowest number that is left
        const Card* const wanted = &state.cards->library().cards()[card];
        CardNumber number = 0;
        while (used.at(number) || state.kind(player, number).card != wanted)
            ++number;
        used.at(number) = true;
        return number;
    };
    const auto lay = [&](const std::vector<CardIndex>& cards, CardPile& pile) {
        for (const CardIndex card : cards)
            pile.push_back(take(card));
    };
    one.below.fill(no_card);
    lay({given.deck.rbegin(), given.deck.rend()}, one.deck);
    lay(given.hand, one.hand);
    std::sort(one.hand.begin(), one.hand.end());
    lay(given.orbs, one.orbs);
    for (std::size_t at = 0; at < given.orbs.size(); ++at) {
        if (given.orbs_up[at])
            one.face_up_orbs.insert(one.orbs[at]);
    }
    lay(given.bonds, one.bonds);
    for (std::size_t at = 0; at < given.bonds.size(); ++at) {
        if (!given.bonds_up[at])
            one.face_down_bonds.insert(one.bonds[at]);
    }
    lay(given.retreat, one.retreat);
    lay(given.infinite, one.infinite);
    for (const CardNumber card : one.infinite)
        one.open_infinite.insert(card);
    for (const GivenUnit& given_unit : given.units) {
        Unit unit;
        unit.id = static_cast<UnitId>(std::size_t{2} * state.next_unit++ + index(player));
        unit.line = given_unit.line;
        unit.tapped = given_unit.tapped;
        unit.protagonist = given_unit.protagonist;
        for (const CardIndex card : given_unit.stack) {
            const CardNumber number = take(card);
            one.below[number] = unit.top;
            unit.top = number;
            ++unit.size;
        }
        one.units.push_back(unit);
    }
}

/// Only an effect takes bonds away, and what was paid before stays paid (RULING-16).
bool bonds_may_leave(const GameCards& cards)
{
    return std::ranges::any_of(cards.program().ops, [](const Op& op) {
        return op.from == Zone::Bonds || op.from == Zone::Self;
    });
}

void read_turn(const YamlNode& node, GameState& state)
{
    node.only_keys({"player", "own-turn", "phase"});
    const Player player = read_player(node.at("player"));
    const int own_turn = node.at("own-turn").number(1, max_turns);
    constexpr std::array<std::pair<std::string_view, Phase>, 5> phases = {
        {{"begin", Phase::Begin},
         {"bond", Phase::Bond},
         {"deployment", Phase::Deployment},
         {"action", Phase::Action},
         {"end", Phase::End}}};
    const YamlNode phase = node.at("phase");
    const auto found =
        std::ranges::find(phases, phase.text(), &std::pair<std::string_view, Phase>::first);
    if (found == phases.end())
        phase.refuse(faults::UnknownWord{.what = phase.scalar(),
                                         .other = "phase",
                                         .expected = "begin, bond, deployment, action, end"});
    state.phase = found->second;
    const bool is_first = player == state.first;
    const int turn = 2 * own_turn - (is_first ? 1 : 0);
    state[player].own_turns = static_cast<std::uint8_t>(own_turn);
    state[other(player)].own_turns = static_cast<std::uint8_t>(is_first ? own_turn - 1 : own_turn);
    state.turn = static_cast<std::uint16_t>(turn);
    state.turn_player = player;
    state.turn_begun = true;
    if (state.phase != Phase::Begin)
        return;
    // The turn has not begun: it counts only when it does.
    state.turn_begun = false;
    --state.turn;
    --state[player].own_turns;
    if (state.turn > 0)
        state.turn_player = other(player);
}

} // namespace

GameState read_position(const YamlNode& node, const Rulings& rulings, const CardLibrary& library)
{
    node.require_map();
    node.only_keys({"first", "turn", "spent", "P", "Q"});
    const std::array<YamlNode, 2> nodes = {node.at("P"), node.at("Q")};
    const std::array<GivenSide, 2> sides = {read_side(nodes[0], library),
                                            read_side(nodes[1], library)};
    GameState state;
    state.rulings = rulings;
    state.cards =
        std::make_shared<const GameCards>(library, std::array{sides[0].all(), sides[1].all()});
    state.first = read_player(node.at("first"));
    for (const Player player : {Player::P, Player::Q})
        place(state, player, sides[index(player)]);
    read_turn(node.at("turn"), state);
    if (const auto spent = node.find("spent")) {
        const auto bonds = static_cast<int>(state[state.turn_player].bonds.size());
        const int number = spent->number(0, 255);
        if (number > bonds && !bonds_may_leave(*state.cards))
            spent->refuse(faults::BadPosition{"INV-5"});
        state[state.turn_player].spent = static_cast<std::uint8_t>(number);
    }
    for (const Player player : {Player::P, Player::Q})
        read_uses(nodes[index(player)], library, state, player);
    for (const Player player : {Player::P, Player::Q}) {
        if (const int broken = broken_invariant(state, player))
            nodes[index(player)].refuse(faults::BadPosition{"INV-" + std::to_string(broken)});
    }
    return state;
}

} // namespace kizuna
