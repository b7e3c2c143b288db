#include "game/invariants.h"
#include "game/scenario_parts.h"
#include "game/values.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr int most_turns = 120;
constexpr int usual_deck = 50;

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

bool read_face(const YamlNode& node)
{
    if (node.text() != "up" && node.text() != "down")
        throw DataError(
            node.fault(FaultKind::UnknownWord, std::string(node.scalar()), "up, down", "face"));
    return node.scalar() == "up";
}

class StartReader {
public:
    StartReader(const YamlNode& root, const CardLibrary& library) : root_(root), library_(library)
    {
    }

    GameState read()
    {
        const auto given = root_.find("given");
        const auto start = root_.find("start");
        if (given.has_value() == start.has_value())
            throw DataError(given ? given->fault(FaultKind::UnknownKey, "given")
                                  : root_.fault(FaultKind::MissingKey, "given"));
        GameState state = given ? read_given(*given) : read_game(*start);
        read_chance(root_, library_, state);
        return state;
    }

private:
    CardIndex card(const YamlNode& node) const
    {
        return library_.index_of(read_card(node, library_));
    }

    std::vector<CardIndex> cards(const YamlNode& map, std::string_view key) const
    {
        std::vector<CardIndex> read;
        const auto list = map.find(key);
        if (!list)
            return read;
        list->require_sequence();
        for (const YamlNode& item : list->items())
            read.push_back(card(item));
        return read;
    }

    void cards_with_face(const YamlNode& map, std::string_view key, bool up,
                         std::vector<CardIndex>& into, std::vector<bool>& faces) const
    {
        const auto list = map.find(key);
        if (!list)
            return;
        list->require_sequence();
        for (const YamlNode& item : list->items()) {
            if (item.kind() == YamlKind::Map) {
                item.only_keys({"card", "face"});
                into.push_back(card(item.at("card")));
                faces.push_back(read_face(item.at("face")));
            } else {
                into.push_back(card(item));
                faces.push_back(up);
            }
        }
    }

    void units(const YamlNode& map, std::string_view key, Line line,
               std::vector<GivenUnit>& into) const
    {
        const auto list = map.find(key);
        if (!list)
            return;
        list->require_sequence();
        for (const YamlNode& item : list->items()) {
            item.require_map();
            item.only_keys({"stack", "protagonist", "tapped"});
            GivenUnit unit;
            unit.line = line;
            unit.stack = cards(item, "stack");
            if (unit.stack.empty())
                throw DataError(item.fault(FaultKind::BadPosition, "INV-11"));
            if (const auto tapped = item.find("tapped"))
                unit.tapped = tapped->flag();
            if (const auto protagonist = item.find("protagonist"))
                unit.protagonist = protagonist->flag();
            into.push_back(std::move(unit));
        }
    }

    GivenSide side(const YamlNode& node) const
    {
        node.require_map();
        node.only_keys({"deck", "hand", "orbs", "bonds", "retreat", "front", "back", "infinite",
                        "support", "used", "deck-size"});
        GivenSide read;
        read.deck = cards(node, "deck");
        read.hand = cards(node, "hand");
        read.retreat = cards(node, "retreat");
        read.infinite = cards(node, "infinite");
        cards_with_face(node, "orbs", false, read.orbs, read.orbs_up);
        cards_with_face(node, "bonds", true, read.bonds, read.bonds_up);
        units(node, "front", Line::Front, read.units);
        units(node, "back", Line::Back, read.units);
        if (const auto support = node.find("support"); support && !support->is_null())
            throw DataError(support->fault(FaultKind::BadPosition, "INV-8"));
        // A position shows what matters of a deck, which has fifty cards unless it says otherwise.
        const auto size = node.find("deck-size");
        const auto deck_size =
            static_cast<std::size_t>(size ? size->number(12, most_cards) : usual_deck);
        if (read.all().size() > (size ? deck_size : most_cards))
            throw DataError(node.fault(FaultKind::BadPosition, "INV-1"));
        if (read.orbs.size() >= deck_size)
            throw DataError(node.at("orbs").fault(FaultKind::BadPosition, "INV-14"));
        return read;
    }

    /// Hands out card numbers: of each card the lowest that is left.
    class Numbers {
    public:
        Numbers(const GameState& state, Player player) : state_(state), player_(player) {}
        CardNumber take(CardIndex card)
        {
            const Card& wanted = state_.cards->library().cards()[card];
            for (std::size_t at = 0; at < state_.cards->size(player_); ++at) {
                if (!used_[at] &&
                    state_.kind(player_, static_cast<CardNumber>(at)).card == &wanted) {
                    used_[at] = true;
                    return static_cast<CardNumber>(at);
                }
            }
            return no_card;
        }

    private:
        const GameState& state_;
        Player player_;
        std::array<bool, most_cards> used_{};
    };

    static void place(GameState& state, Player player, const GivenSide& given)
    {
        PlayerState& one = state[player];
        Numbers numbers(state, player);
        one.below.fill(no_card);
        for (auto card = given.deck.rbegin(); card != given.deck.rend(); ++card)
            one.deck.push_back(numbers.take(*card));
        for (const CardIndex card : given.hand)
            one.hand.push_back(numbers.take(card));
        std::sort(one.hand.begin(), one.hand.end());
        for (std::size_t at = 0; at < given.orbs.size(); ++at) {
            one.orbs.push_back(numbers.take(given.orbs[at]));
            if (given.orbs_up[at])
                one.face_up_orbs.insert(one.orbs.back());
        }
        for (std::size_t at = 0; at < given.bonds.size(); ++at) {
            one.bonds.push_back(numbers.take(given.bonds[at]));
            if (!given.bonds_up[at])
                one.face_down_bonds.insert(one.bonds.back());
        }
        for (const CardIndex card : given.retreat)
            one.retreat.push_back(numbers.take(card));
        for (const CardIndex card : given.infinite) {
            one.infinite.push_back(numbers.take(card));
            one.open_infinite.insert(one.infinite.back());
        }
        for (const GivenUnit& given_unit : given.units) {
            Unit unit;
            unit.id = static_cast<UnitId>(2 * state.next_unit++ + index(player));
            unit.line = given_unit.line;
            unit.tapped = given_unit.tapped;
            unit.protagonist = given_unit.protagonist;
            for (const CardIndex card : given_unit.stack) {
                const CardNumber number = numbers.take(card);
                one.below[number] = unit.top;
                unit.top = number;
                ++unit.size;
            }
            one.units.push_back(unit);
        }
    }

    GameState read_given(const YamlNode& node) const
    {
        node.require_map();
        node.only_keys({"first", "turn", "spent", "P", "Q"});
        const std::array<YamlNode, 2> nodes = {node.at("P"), node.at("Q")};
        const std::array<GivenSide, 2> sides = {side(nodes[0]), side(nodes[1])};
        GameState state;
        state.rulings = rulings();
        state.cards =
            std::make_shared<const GameCards>(library_, std::array{sides[0].all(), sides[1].all()});
        state.first = read_player(node.at("first"));
        for (const Player player : {Player::P, Player::Q})
            place(state, player, sides[index(player)]);
        read_turn(node.at("turn"), state);
        if (const auto spent = node.find("spent")) {
            const auto bonds = static_cast<int>(state[state.turn_player].bonds.size());
            const int number = spent->number(0, 255);
            if (number > bonds && !bonds_may_leave(*state.cards))
                throw DataError(spent->fault(FaultKind::BadPosition, "INV-5"));
            state[state.turn_player].spent = static_cast<std::uint8_t>(number);
        }
        for (const Player player : {Player::P, Player::Q})
            read_uses(nodes[index(player)], library_, state, player);
        for (const Player player : {Player::P, Player::Q}) {
            if (const int broken = broken_invariant(state, player))
                throw DataError(nodes[index(player)].fault(FaultKind::BadPosition,
                                                           "INV-" + std::to_string(broken)));
        }
        return state;
    }

    /// Only an effect takes bonds away, and what was paid before stays paid (RULING-16).
    static bool bonds_may_leave(const GameCards& cards)
    {
        return std::ranges::any_of(cards.program().ops, [](const Op& op) {
            return op.from == Zone::Bonds || op.from == Zone::Self;
        });
    }

    static void read_turn(const YamlNode& node, GameState& state)
    {
        node.only_keys({"player", "own-turn", "phase"});
        const Player player = read_player(node.at("player"));
        const int own_turn = node.at("own-turn").number(1, most_turns);
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
            throw DataError(phase.fault(FaultKind::UnknownWord, std::string(phase.scalar()),
                                        "begin, bond, deployment, action, end", "phase"));
        state.phase = found->second;
        const bool is_first = player == state.first;
        const int turn = 2 * own_turn - (is_first ? 1 : 0);
        state[player].own_turns = static_cast<std::uint8_t>(own_turn);
        state[other(player)].own_turns =
            static_cast<std::uint8_t>(is_first ? own_turn - 1 : own_turn);
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

    Rulings rulings() const
    {
        Rulings read;
        read.wait_before_turns = true;
        if (const auto rules = root_.find("rules")) {
            rules->only_keys({"no-cards"});
            const YamlNode no_cards = rules->at("no-cards");
            if (no_cards.text() != "continue" && no_cards.text() != "lose")
                throw DataError(no_cards.fault(FaultKind::UnknownWord,
                                               std::string(no_cards.scalar()), "continue, lose",
                                               "no-cards"));
            read.no_cards_loses = no_cards.scalar() == "lose";
        }
        return read;
    }

    /// The whole game from the start: the decks are stacked, the first player is known. With
    /// `choose-protagonists` the actions choose them, as `protagonist: {by: P, card: T01}`.
    GameState read_game(const YamlNode& node) const
    {
        node.require_map();
        node.only_keys({"first", "choose-protagonists", "P", "Q"});
        const auto choose = node.find("choose-protagonists");
        std::array<std::vector<CardIndex>, 2> decks;
        std::array<std::vector<CardIndex>, 2> redraws;
        std::array<CardIndex, 2> protagonists{};
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
            one.only_keys({"protagonist", "deck", "mulligan"});
            const std::size_t at = index(player);
            protagonists[at] = card(one.at("protagonist"));
            if (library_.cards()[protagonists[at]].cost != Amount(1))
                throw DataError(one.at("protagonist").fault(FaultKind::BadPosition, "SETUP-2"));
            decks[at] = cards(one, "deck");
            redraws[at] = cards(one, "mulligan");
            constexpr std::size_t least = 11; // six cards and five orbs
            if (decks[at].size() < least || decks[at].size() >= most_cards)
                throw DataError(one.at("deck").fault(FaultKind::BadPosition, "INV-13"));
            all[at] = decks[at];
            auto sorted = decks[at];
            auto redrawn = redraws[at];
            std::ranges::sort(sorted);
            std::ranges::sort(redrawn);
            if (!redrawn.empty() && sorted != redrawn)
                throw DataError(one.at("mulligan").fault(FaultKind::BadPosition, "INV-1"));
            all[at].push_back(protagonists[at]);
        }
        const auto game = dummy ? std::make_shared<const GameCards>(library_, all[0], *dummy)
                                : std::make_shared<const GameCards>(library_, all);
        auto chance = std::make_shared<ScriptedChance>();
        for (std::size_t at = 0; at < 2; ++at) {
            chance->shuffles[at].emplace_back();
            for (const CardIndex one : decks[at])
                chance->shuffles[at].back().push_back(game->kind_of(library_.cards()[one]));
            for (const CardIndex one : redraws[at])
                chance->redraws[at].push_back(game->kind_of(library_.cards()[one]));
        }
        GameState state = new_game(game, 0, rulings());
        state.first = read_player(node.at("first"));
        state.turn_player = state.first;
        state.chance = chance;
        for (const Player player : {Player::P, Player::Q}) {
            if ((choose && choose->flag()) || game->is_dummy(player))
                break;
            Action action;
            action.kind = ActionKind::ChooseProtagonist;
            action.player = player;
            action.card = game->kind_of(library_.cards()[protagonists[index(player)]]);
            apply(state, action);
        }
        return state;
    }

    YamlNode root_;
    const CardLibrary& library_;
};

} // namespace
GameState read_start(const YamlNode& root, const CardLibrary& library)
{
    return StartReader(root, library).read();
}

} // namespace kizuna
