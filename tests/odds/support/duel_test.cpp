// Long because: the positions that are played out by hand stand beside what they are compared with.
#include "odds/support/support_odds.h"

#include "game/play/engine.h"
#include "odds/goldfish/goldfish_tools.h"
#include "odds/odds_fixture.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include <cmath>

using namespace kizuna;
using namespace kizuna::test;

BOOST_AUTO_TEST_SUITE(support_duels)

namespace {

constexpr double near = 1e-12;

/// Two decks of cards of their own: of each the first card leads, and the others are its supports.
struct Duel {
    CardLibrary library;
    std::array<ResolvedDeck, 2> decks;

    /// Cards as card() writes them, with their copies.
    Duel(const std::vector<std::pair<std::string, int>>& own,
         const std::vector<std::pair<std::string, int>>& other)
        : library(library_of(texts(own, '0') + texts(other, '1')))
    {
        for (const Card& card : library.cards()) {
            const bool is_own = card.id.starts_with("T01-0");
            const auto& entries = is_own ? own : other;
            ResolvedDeck& deck = decks[is_own ? 0 : 1];
            deck.cards.push_back({&card, entries[deck.cards.size()].second});
            deck.size += deck.cards.back().copies;
        }
    }
    static std::string texts(const std::vector<std::pair<std::string, int>>& entries, char side)
    {
        std::string text;
        int number = 0;
        for (const auto& [entry, copies] : entries) {
            const std::string id = std::string("T01-") + side + "0" + std::to_string(++number);
            text +=
                "- id: " + id + "\n  title: Of " + id + "\n" + entry + "  prints: [" + id + "N]\n";
        }
        return text;
    }
    std::vector<UnitSupport> units(std::optional<int> flat = std::nullopt) const
    {
        return support_odds({decks[0], *decks[0].cards[0].card},
                            {{decks[1], *decks[1].cards[0].card}, flat}, library)
            .value();
    }
    UnitSupport leader() const { return units().front(); }
};

/// The lines of a card: unit, strength, support, and the steps of its skills.
std::string card(const std::string& unit, int strength, int support, const std::string& skills = "",
                 const std::string& more = "")
{
    return "  unit: " + unit + "\n  symbol: red\n  tags: [male, sword" + more +
           "]\n  stats: {cost: 1, range: 1, attack: " + std::to_string(strength) +
           ", support: " + std::to_string(support) + "}\n" +
           (skills.empty() ? skills : "  skills:\n" + skills);
}
std::string cont(const std::string& effect, const std::string& condition = "")
{
    return "  - {category: cont, " + (condition.empty() ? condition : "if: " + condition + ", ") +
           "effect: [" + effect + "]}\n";
}

const std::vector<std::pair<std::string, int>> plain_side = {{card("Bela", 40, 20), 1},
                                                             {card("Cora", 30, 20), 3}};

/// The chances of an attack, counted card by card and pair by pair, each played on the engine from
/// a position of its own.
class PlayedOut {
public:
    PlayedOut(const ResolvedDeck& own, const Card& fighter, const Card& leads,
              const ResolvedDeck& other, const Card& defender, const Card& its_leader,
              const CardLibrary& library)
        : cards_(std::make_shared<const GameCards>(
              library,
              std::array<std::vector<CardIndex>, 2>{list(own, library), list(other, library)}))
    {
        state_.cards = cards_;
        state_.turn = 7;
        state_.phase = Phase::Action;
        state_.turn_begun = true;
        state_.next_unit = 5;
        for (PlayerState& player : state_.players) {
            player.below.fill(no_card);
            player.own_turns = 3;
        }
        place(Player::P, fighter, leads);
        place(Player::Q, defender, its_leader);
    }

    /// Strength that the attack has more than the defence; empty where it is not judged.
    struct Judged {
        std::optional<int> margin;
        bool was_asked_to_evade = false;
    };
    Judged play(CardNumber own, CardNumber other, bool critical) const
    {
        GameState state = state_;
        state[Player::P].deck = deck(Player::P, own);
        state[Player::Q].deck = deck(Player::Q, other);
        Action action;
        action.kind = ActionKind::Attack;
        action.unit = 0;
        action.target = 1;
        Judged judged;
        EventLog log;
        for (int step = 0; step < 50 && !judged.margin; ++step) {
            log.clear();
            if (apply(state, action, &log) != Clause::None)
                break;
            for (const Event& event : log.events()) {
                if (event.kind == EventKind::Judged)
                    judged.margin = event.number - event.second;
            }
            if (judged.margin || !to_act(state))
                break;
            if (state.decision == Decision::Critical && critical) {
                const CardNumber top = state[Player::P].units[0].top;
                state[Player::P].hand.push_back(top);
                std::sort(state[Player::P].hand.begin(), state[Player::P].hand.end());
                action = {};
                action.kind = ActionKind::Critical;
                action.card = cards_->kind_number(Player::P, top);
                continue;
            }
            judged.was_asked_to_evade |= state.decision == Decision::Evade;
            action = legal_actions(state)[0];
            for (const Action& one : legal_actions(state)) {
                if (one.kind == ActionKind::No || one.kind == ActionKind::Enough)
                    action = one;
            }
        }
        return judged;
    }

    /// All but the protagonist's card: a fighter's own card is counted as though it lay elsewhere.
    std::vector<CardNumber> supports(Player player) const
    {
        std::vector<CardNumber> cards;
        for (std::size_t at = 0; at < cards_->size(player); ++at) {
            if (at != used_[index(player)][0])
                cards.push_back(static_cast<CardNumber>(at));
        }
        return cards;
    }

private:
    static std::vector<CardIndex> list(const ResolvedDeck& deck, const CardLibrary& library)
    {
        std::vector<CardIndex> cards;
        for (const ResolvedDeck::Line& line : deck.cards)
            cards.insert(cards.end(), static_cast<std::size_t>(line.copies),
                         library.index_of(*line.card));
        return cards;
    }
    CardNumber take(Player player, const Card& card)
    {
        for (std::size_t at = 0; at < cards_->size(player); ++at) {
            const auto number = static_cast<CardNumber>(at);
            if (cards_->kind(player, number).card == &card &&
                std::ranges::find(used_[index(player)], at) == used_[index(player)].end()) {
                used_[index(player)].push_back(at);
                return number;
            }
        }
        throw std::runtime_error("no such card");
    }
    /// The leader alone or under the fighter; a fighter of another name before the leader.
    void place(Player player, const Card& fighter, const Card& leads)
    {
        PlayerState& owner = state_[player];
        const CardNumber marker = take(player, leads);
        const CardNumber top = &fighter == &leads ? marker : take(player, fighter);
        const bool is_leader = fighter.unit == leads.unit;
        const auto id = static_cast<UnitId>(index(player));
        const bool is_far = player == Player::P && !fighter.range.contains(1);
        owner.units.push_back({id, top, 1, is_far ? Line::Back : Line::Front, false, is_leader});
        if (top != marker && is_leader) {
            owner.below[top] = marker;
            owner.units[0].size = 2;
        }
        if (!is_leader)
            owner.units.push_back(
                {static_cast<UnitId>(id + 4), marker, 1, Line::Back, false, true});
    }
    CardPile deck(Player player, CardNumber top) const
    {
        CardPile pile;
        for (const CardNumber card : supports(player)) {
            const auto& used = used_[index(player)];
            if (card != top && std::ranges::find(used, card) == used.end())
                pile.push_back(card);
        }
        pile.push_back(top);
        return pile;
    }

    std::shared_ptr<const GameCards> cards_;
    GameState state_;
    std::array<std::vector<std::size_t>, 2> used_;
};

/// Attacks of a unit on the other deck's protagonist, card against card.
void compare(const UnitSupport& unit, const PlayedOut& played)
{
    int all = 0;
    std::array<int, 4> counted{};
    for (const CardNumber own : played.supports(Player::P)) {
        for (const CardNumber other : played.supports(Player::Q)) {
            const auto plain = played.play(own, other, false);
            const auto critical = played.play(own, other, true);
            BOOST_REQUIRE(plain.margin.has_value());
            ++all;
            counted[0] += *plain.margin >= 0;
            counted[1] += *critical.margin >= 0;
            counted[2] += *plain.margin >= 0 && !plain.was_asked_to_evade;
            counted[3] += *critical.margin >= 0 && !critical.was_asked_to_evade;
        }
    }
    const DuelChance chance = unit.chance();
    BOOST_TEST_CONTEXT(unit.unit->id << " on " << unit.opponent->id)
    {
        BOOST_TEST(std::abs(chance.probability - double(counted[0]) / all) < near);
        BOOST_TEST(std::abs(chance.with_critical - double(counted[1]) / all) < near);
        BOOST_TEST(std::abs(chance.unevadable - double(counted[2]) / all) < near);
        BOOST_TEST(std::abs(chance.critical_unevadable - double(counted[3]) / all) < near);
    }
}

} // namespace

BOOST_AUTO_TEST_CASE(a_strength_that_holds_in_the_duel_counts_on_its_side_alone)
{
    const Duel duel(
        {{card("Aria", 50, 10, cont("{strength: {of: self, by: 20}}", "{turn: own}")), 1},
         {card("Dara", 40, 20), 2}},
        plain_side);
    const UnitSupport aria = duel.leader();
    BOOST_TEST(aria.duel[index(DuelSide::Attack)].attack == 70);
    BOOST_TEST(aria.duel[index(DuelSide::Attack)].critical == 140);
    BOOST_TEST(aria.duel[index(DuelSide::Defence)].defence == 50);
    BOOST_TEST(mean_of(aria.odds(DuelSide::Attack)) == 20);
    BOOST_TEST(aria.chance().difference == 30);
}

BOOST_AUTO_TEST_CASE(a_strength_against_some_units_asks_who_stands_there)
{
    const std::string against =
        cont("{strength: {of: self, by: 30}}", "{units: 'defender,tag:armored'}");
    const std::vector<std::pair<std::string, int>> own = {{card("Aria", 50, 10, against), 1},
                                                          {card("Dara", 40, 20), 2}};
    BOOST_TEST(Duel(own, plain_side).leader().duel[0].attack == 50);
    const std::vector<std::pair<std::string, int>> armoured = {
        {card("Bela", 40, 20, "", ", armored"), 1}, {card("Cora", 30, 20), 3}};
    BOOST_TEST(Duel(own, armoured).leader().duel[0].attack == 80);
}

BOOST_AUTO_TEST_CASE(the_opponents_always_on_effects_count_while_it_is_attacked)
{
    const Duel duel(
        {{card("Aria", 50, 10), 1}, {card("Dara", 40, 20), 2}},
        {{card("Bela", 40, 20, cont("{strength: {of: self, by: 10}}", "{units: 'self,defender'}")),
          1},
         {card("Cora", 30, 20), 3}});
    BOOST_TEST(duel.leader().duel[0].defence == 50);
    BOOST_TEST(duel.leader().duel[1].attack == 40);
    BOOST_TEST(duel.leader().chance().probability == 1); // 50 + 20 on 40 + 10 + 20
}

BOOST_AUTO_TEST_CASE(a_critical_hit_multiplies_by_what_a_skill_says)
{
    const Duel duel(
        {{card("Aria", 40, 10, cont("{critical-times: 3}")), 1}, {card("Dara", 40, 20), 2}},
        plain_side);
    const UnitSupport aria = duel.leader();
    BOOST_TEST(aria.duel[0].critical == 120);
    // 3 x (40 + 20) on 180: 160 and the support of 20.
    BOOST_TEST(aria.chance(-120).with_critical == 1);
    BOOST_TEST(aria.chance(-130).with_critical == 0);
}

BOOST_AUTO_TEST_CASE(where_a_critical_hit_is_forbidden_its_chance_is_the_one_without)
{
    const Duel duel({{card("Aria", 40, 10), 1}, {card("Dara", 40, 20), 2}},
                    {{card("Bela", 60, 20, cont("{forbid: {what: critical, of: enemy}}")), 1},
                     {card("Cora", 30, 20), 3}});
    const UnitSupport aria = duel.leader();
    BOOST_TEST(!aria.duel[0].has_critical);
    BOOST_TEST(aria.chance().probability == 0);
    BOOST_TEST(aria.chance().with_critical == 0);
}

BOOST_AUTO_TEST_CASE(where_an_evasion_is_forbidden_it_takes_no_share)
{
    const std::string text =
        cont("{forbid: {what: evade, of: defender}}", "{units: 'self,attacker'}");
    const Duel duel({{card("Aria", 40, 10, text), 1}, {card("Dara", 40, 20), 2}}, plain_side);
    const UnitSupport aria = duel.leader();
    BOOST_TEST(!aria.duel[0].can_be_evaded);
    BOOST_TEST(aria.chance().against_evasion(0.5) == 1);
    const UnitSupport dara = duel.units()[1];
    BOOST_TEST(dara.duel[0].can_be_evaded);
    BOOST_TEST(dara.chance().against_evasion(0.5) == dara.chance().probability / 2);
}

// A miracle on the other side: of its three supports one keeps the attack from a critical hit.
BOOST_AUTO_TEST_CASE(a_support_that_forbids_the_critical_hit_counts_where_it_is_turned_over)
{
    const std::string forbids = "  - {category: support, type: defense, emblem: miracle}\n";
    const Duel duel(
        {{card("Aria", 40, 10), 1}, {card("Dara", 40, 0), 2}},
        {{card("Bela", 60, 20), 1}, {card("Cora", 30, 0), 2}, {card("Nora", 30, 0, forbids), 1}});
    const UnitSupport aria = duel.leader();
    BOOST_TEST(aria.duel[0].has_critical);
    BOOST_TEST(std::abs(aria.chance().with_critical - 2.0 / 3) < near);
}

BOOST_AUTO_TEST_CASE(a_support_that_lets_the_other_one_fail_counts_for_each_pair)
{
    const std::string fails =
        "  - {category: support, type: attack, emblem: vengeful-white-wolf}\n";
    const Duel duel(
        {{card("Aria", 40, 10), 1}, {card("Dara", 40, 10, fails), 1}, {card("Ella", 40, 10), 1}},
        {{card("Bela", 40, 20), 1}, {card("Cora", 30, 30), 2}});
    const UnitSupport aria = duel.leader();
    BOOST_TEST(aria.chance().probability == 0.5);
    BOOST_TEST(aria.has_changed_meetings());
    BOOST_TEST(aria.changed_supports(DuelSide::Attack) == 0);
}

BOOST_AUTO_TEST_CASE(an_always_on_effect_lets_supports_fail)
{
    const Duel duel(
        {{card("Aria", 40, 10, cont("{fail-support: {of: self, with: 'name:Dara'}}")), 1},
         {card("Dara", 40, 10), 1},
         {card("Ella", 40, 10), 3}},
        plain_side);
    const UnitSupport aria = duel.leader();
    BOOST_TEST(aria.failure(DuelSide::Attack) == 0.25);
    BOOST_TEST(aria.failure(DuelSide::Defence) == 0.25);
    BOOST_TEST(aria.changed_supports(DuelSide::Defence) == 1);
}

BOOST_AUTO_TEST_CASE(a_unit_that_its_text_keeps_from_attacking_cannot_attack)
{
    const Duel duel({{card("Aria", 40, 10, cont("{forbid: {what: attack, of: self}}")), 1},
                     {card("Dara", 40, 20), 2}},
                    plain_side);
    BOOST_TEST(!duel.leader().can_attack);
    BOOST_TEST(duel.units()[1].can_attack);
    BOOST_TEST(mean_of(duel.leader().odds(DuelSide::Attack)) == 20);
}

BOOST_AUTO_TEST_CASE(a_unit_of_range_2_attacks_from_the_back)
{
    std::string archer =
        card("Aria", 40, 10, cont("{strength: {of: self, by: 30}}", "{units: 'self,back'}"));
    archer.replace(archer.find("range: 1"), 8, "range: 2");
    const Duel duel({{archer, 1}, {card("Dara", 40, 20), 2}}, plain_side);
    BOOST_TEST(duel.leader().can_attack);
    BOOST_TEST(duel.leader().duel[0].attack == 70);
    BOOST_TEST(duel.leader().duel[1].defence == 40);
}

BOOST_AUTO_TEST_CASE(a_class_change_lies_on_the_cheaper_card_of_its_unit)
{
    std::string promoted =
        card("Dara", 60, 10,
             "  - {category: cont, marks: [CCS], effect: [{strength: {of: self, by: 10}}]}\n");
    promoted.replace(promoted.find("cost: 1"), 7, "cost: 3, cc: 2");
    const auto strength = [&](const std::string& other) {
        const Duel duel({{card("Aria", 50, 10), 1}, {promoted, 2}, {other, 3}}, plain_side);
        const auto units = duel.units();
        for (const UnitSupport& unit : units) {
            if (unit.unit->unit == "Dara")
                return unit.duel[0].attack;
        }
        return 0;
    };
    BOOST_TEST(strength(card("Dara", 30, 10)) == 70);
    BOOST_TEST(strength(card("Ella", 30, 10)) == 60);
}

BOOST_AUTO_TEST_CASE(against_a_flat_support_the_other_side_turns_nothing_over)
{
    const Duel duel({{card("Aria", 40, 10), 1}, {card("Dara", 40, 20), 2}}, plain_side);
    const UnitSupport aria = duel.units(30).front();
    BOOST_TEST(aria.opposing.size() == 1u);
    BOOST_TEST(aria.chance(0).probability == 0);
    BOOST_TEST(aria.chance(10).probability == 1);
}

BOOST_AUTO_TEST_CASE(cards_without_skills_change_nothing)
{
    const Duel duel({{card("Aria", 40, 10), 1}, {card("Dara", 40, 20), 2}}, plain_side);
    const UnitSupport aria = duel.leader();
    BOOST_TEST(aria.changed_supports(DuelSide::Attack) == 0);
    BOOST_TEST(aria.changed_supports(DuelSide::Defence) == 0);
    BOOST_TEST(aria.changed_opposing() == 0);
    BOOST_TEST(!aria.has_changed_meetings());
}

// Every pair of cards of both decks, for the protagonist and units without class changes.
BOOST_AUTO_TEST_CASE(the_chances_are_those_counted_pair_by_pair_on_the_engine)
{
    const GoldfishDeck altea = bundled_deck("altean-vanguard");
    const GoldfishDeck deer = bundled_deck("golden-deer");
    for (const auto& [own, other] : {std::pair(&altea, &deer), std::pair(&deer, &altea)}) {
        const auto units = support_odds({own->deck, own->protagonist},
                                        {{other->deck, other->protagonist}, {}}, own->library)
                               .value();
        int compared = 0;
        for (const UnitSupport& unit : units) {
            const bool is_plain = unit.is_protagonist || !unit.unit->class_change_cost;
            if (!is_plain || !unit.can_attack || compared == 3)
                continue;
            ++compared;
            compare(unit, PlayedOut(own->deck, *unit.unit, own->protagonist, other->deck,
                                    *unit.opponent, other->protagonist, own->library));
        }
        BOOST_TEST(compared > 0);
    }
}

BOOST_AUTO_TEST_SUITE_END()
