// Long because: every field of a state is written and read by one walk over it.
#include "game/state_text.h"

#include "cards/text/fault.h"
#include "game/choices.h"
#include "game/invariants.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>

namespace kizuna {
namespace {

constexpr std::string_view head = "kizuna-state";
constexpr int form = 1;

class Writer {
public:
    static constexpr bool reads = false;

    template <typename Number>
    void number(std::string_view name, Number& value)
    {
        text += fmt::format("{}: {}\n", name, static_cast<std::int64_t>(value));
    }
    void seed(std::string_view name, Rng& rng)
    {
        text += fmt::format("{}:", name);
        for (const std::uint64_t word : rng.state())
            text += fmt::format(" {}", word);
        text += '\n';
    }
    template <typename List>
    void list(std::string_view name, List& items)
    {
        text += fmt::format("{}:", name);
        for (const auto item : items)
            text += fmt::format(" {}", static_cast<std::uint64_t>(item));
        text += '\n';
    }
    /// How many records follow.
    template <typename List, typename Each>
    void records(std::string_view name, List& items, Each each)
    {
        text += fmt::format("{}: {}\n", name, items.size());
        for (auto& item : items)
            each(item);
    }
    std::string text;
};

class Reader {
public:
    static constexpr bool reads = true;

    Reader(std::string_view text, const std::string& file) : rest_(text), file_(file) {}

    template <typename Number>
    void number(std::string_view name, Number& value)
    {
        const auto numbers = line(name);
        if (numbers.size() != 1)
            fail(FaultKind::NotANumber, std::string(name));
        value = static_cast<Number>(static_cast<std::int64_t>(numbers[0]));
    }
    void seed(std::string_view name, Rng& rng)
    {
        const auto numbers = line(name);
        std::array<std::uint64_t, 4> words{};
        if (numbers.size() != words.size())
            fail(FaultKind::NotANumber, std::string(name));
        std::ranges::copy(numbers, words.begin());
        rng = Rng(words);
    }
    template <typename List>
    void list(std::string_view name, List& items)
    {
        items.clear();
        for (const std::uint64_t number : line(name))
            items.push_back(static_cast<std::decay_t<decltype(items[0])>>(number));
    }
    void list(std::string_view name, std::array<CardNumber, most_cards + 1>& items)
    {
        fill(name, items);
    }
    void list(std::string_view name, std::array<std::uint64_t, 4>& items) { fill(name, items); }
    template <typename List, typename Each>
    void records(std::string_view name, List& items, Each each)
    {
        constexpr std::size_t most = 100000;
        std::size_t count = 0;
        number(name, count);
        if (count > most)
            fail(FaultKind::OutOfRange, std::to_string(count));
        items.clear();
        for (std::size_t at = 0; at < count; ++at) {
            typename std::decay<decltype(items[0])>::type item{};
            each(item);
            items.push_back(item);
        }
    }

    std::string_view next_line()
    {
        if (rest_.empty())
            fail(FaultKind::MissingKey, std::string(head));
        const std::size_t end = std::min(rest_.find('\n'), rest_.size());
        const std::string_view found = rest_.substr(0, end);
        rest_.remove_prefix(std::min(end + 1, rest_.size()));
        ++line_;
        return found;
    }
    /// The value of the line that must come next.
    std::string_view value(std::string_view name)
    {
        std::string_view found = next_line();
        if (!found.starts_with(name) || found.substr(name.size(), 1) != ":")
            fail(FaultKind::MissingKey, std::string(name));
        found.remove_prefix(name.size() + 1);
        return found;
    }
    [[noreturn]] void fail(FaultKind kind, std::string what) const
    {
        throw DataError(Fault{kind, {file_, line_, 0}, std::move(what), {}, {}, {}});
    }
    bool at_end() const { return rest_.empty(); }
    /// The name of the line that comes next.
    bool is_next(std::string_view name) const
    {
        return rest_.starts_with(name) && rest_.substr(name.size()).starts_with(':');
    }

private:
    template <typename Array>
    void fill(std::string_view name, Array& items)
    {
        const auto numbers = line(name);
        if (numbers.size() != items.size())
            fail(FaultKind::NotANumber, std::string(name));
        for (std::size_t at = 0; at < items.size(); ++at)
            items[at] = static_cast<std::decay_t<decltype(items[0])>>(numbers[at]);
    }
    std::vector<std::uint64_t> line(std::string_view name)
    {
        std::string_view text = value(name);
        std::vector<std::uint64_t> numbers;
        while (!text.empty()) {
            text.remove_prefix(1); // the space
            const bool negative = text.starts_with('-');
            std::uint64_t number = 0;
            const char* begin = text.data() + (negative ? 1 : 0);
            const auto [end, error] = std::from_chars(begin, text.data() + text.size(), number);
            if (error != std::errc())
                fail(FaultKind::NotANumber, std::string(text.substr(0, text.find(' '))));
            numbers.push_back(negative ? 0 - number : number);
            text.remove_prefix(static_cast<std::size_t>(end - text.data()));
            if (!text.empty() && text.front() != ' ')
                fail(FaultKind::NotANumber, std::string(text));
        }
        return numbers;
    }

    std::string_view rest_;
    const std::string& file_;
    int line_ = 0;
};

template <typename Archive>
void visit(Archive& archive, CardBits& set, std::string_view name)
{
    archive.list(name, set.bits());
}

template <typename Archive>
void visit(Archive& archive, Unit& unit)
{
    archive.number("id", unit.id);
    archive.number("top", unit.top);
    archive.number("size", unit.size);
    archive.number("line", unit.line);
    archive.number("tapped", unit.tapped);
    archive.number("protagonist", unit.protagonist);
    archive.number("new", unit.new_this_turn);
}

template <typename Archive>
void visit(Archive& archive, PlayerState& player)
{
    archive.list("deck", player.deck);
    archive.list("hand", player.hand);
    archive.list("orbs", player.orbs);
    archive.list("bonds", player.bonds);
    archive.list("retreat", player.retreat);
    archive.list("infinite", player.infinite);
    archive.list("below", player.below);
    archive.records("units", player.units, [&](Unit& unit) { visit(archive, unit); });
    visit(archive, player.face_down_bonds, "face-down");
    visit(archive, player.face_up_orbs, "face-up");
    visit(archive, player.open_infinite, "open");
    for (CardBits& looked_at : player.looked_at)
        visit(archive, looked_at, "looked-at");
    archive.number("support", player.support);
    archive.number("own-turns", player.own_turns);
    archive.number("spent", player.spent);
    archive.number("bonus-draws", player.bonus_draws);
    archive.number("orbs-to-lose", player.orbs_to_lose);
    archive.number("redraws", player.redraws);
    archive.number("loses", player.loses);
    archive.seed("opening", player.opening);
    archive.seed("mulligan", player.mulligan);
    archive.seed("refresh", player.refresh);
    archive.seed("effects", player.effects);
}

template <typename Archive>
void visit(Archive& archive, Battle& battle)
{
    archive.number("attacker", battle.attacker);
    archive.number("defender", battle.defender);
    archive.number("battle-step", battle.step);
    archive.number("critical", battle.critical);
    archive.number("evaded", battle.evaded);
    archive.number("critical-decided", battle.critical_decided);
    archive.number("destroyed", battle.destroyed);
    visit(archive, battle.destroyed_unit);
    archive.number("orbs-to-destroy", battle.orbs);
    archive.number("critical-times", battle.critical_times);
    for (std::size_t player = 0; player < 2; ++player) {
        archive.number("succeeded", battle.succeeded[player]);
        archive.number("cancelled", battle.cancelled[player]);
        archive.number("support-by", battle.support_by[player]);
        archive.number("support-to", battle.support_to[player]);
    }
}

template <typename Archive>
void visit(Archive& archive, RunningEffect& effect)
{
    archive.number("op", effect.op);
    archive.number("stage", effect.stage);
    archive.number("skill", effect.skill);
    archive.number("by", effect.player);
    archive.number("card", effect.card);
    archive.number("unit", effect.unit);
    archive.number("subject", effect.subject);
    archive.number("left", effect.left);
    archive.list("picked", effect.picked);
    archive.list("chosen", effect.chosen);
    archive.number("shown-owner", effect.shown_owner);
    archive.number("shown", effect.shown);
}

template <typename Archive>
void visit_lists(Archive& archive, GameState& state)
{
    archive.records("modifiers", state.modifiers, [&](Modifier& modifier) {
        archive.number("kind", modifier.kind);
        archive.number("unit", modifier.unit);
        archive.number("value", modifier.value);
        archive.number("until", modifier.until);
        archive.number("by", modifier.by);
        archive.number("after-critical", modifier.after_critical);
        archive.number("turn-seen", modifier.turn_seen);
    });
    archive.records("waiting", state.waiting, [&](WaitingSkill& waiting) {
        archive.number("skill", waiting.skill);
        archive.number("by", waiting.player);
        archive.number("card", waiting.card);
        archive.number("unit", waiting.unit);
        archive.number("subject", waiting.subject);
        archive.number("group", waiting.group);
        archive.number("ordered", waiting.ordered);
    });
    archive.records("delayed", state.delayed, [&](DelayedSteps& delayed) {
        archive.number("op", delayed.op);
        archive.number("skill", delayed.skill);
        archive.number("by", delayed.player);
        archive.number("card", delayed.card);
        archive.number("unit", delayed.unit);
    });
    archive.records("uses", state.uses, [&](SkillUse& use) {
        archive.number("skill", use.skill);
        archive.number("by", use.player);
        archive.number("card", use.card);
        archive.number("times", use.times);
    });
    archive.records("destructions", state.destructions, [&](Destruction& destruction) {
        archive.number("unit", destruction.unit);
        archive.number("orbs", destruction.orbs);
        archive.number("in-battle", destruction.in_battle);
    });
}

template <typename Archive>
void visit(Archive& archive, ScriptedChance& chance)
{
    for (std::size_t player = 0; player < 2; ++player) {
        archive.records("shuffles", chance.shuffles[player],
                        [&](std::vector<std::uint16_t>& order) { archive.list("order", order); });
        archive.list("redraw", chance.redraws[player]);
        archive.list("picks", chance.picks[player]);
    }
}

template <typename Archive>
void visit(Archive& archive, GameState& state)
{
    for (PlayerState& player : state.players)
        visit(archive, player);
    archive.number("no-cards-loses", state.rulings.no_cards_loses);
    archive.number("wait-before-turns", state.rulings.wait_before_turns);
    archive.number("first", state.first);
    archive.number("turn-player", state.turn_player);
    archive.number("turn", state.turn);
    archive.number("phase", state.phase);
    archive.number("decision", state.decision);
    archive.number("decider", state.decider);
    archive.number("turn-begun", state.turn_begun);
    archive.number("in-battle", state.in_battle);
    archive.number("check-names", state.check_names);
    archive.number("drawn", state.drawn);
    int winner = state.winner ? static_cast<int>(*state.winner) : -1;
    archive.number("winner", winner);
    if (winner >= 0)
        state.winner = static_cast<Player>(winner);
    archive.number("next-unit", state.next_unit);
    archive.number("step", state.step);
    archive.number("group", state.group);
    archive.number("chain", state.chain);
    visit(archive, state.battle);
    visit(archive, state.effect);
    visit_lists(archive, state);
    for (std::size_t player = 0; player < 2; ++player) {
        archive.number("next-shuffle", state.next_shuffle[player]);
        archive.number("next-pick", state.next_pick[player]);
    }
    archive.number("chance-failed", state.chance_failed);
    bool scripted = state.chance != nullptr;
    archive.number("scripted-chance", scripted);
    if (!scripted)
        return;
    ScriptedChance chance = state.chance ? *state.chance : ScriptedChance{};
    visit(archive, chance);
    if constexpr (Archive::reads)
        state.chance = std::make_shared<const ScriptedChance>(std::move(chance));
}

std::vector<CardIndex> read_cards(Reader& reader, const CardLibrary& library)
{
    std::vector<CardIndex> cards;
    std::string_view text = reader.value("cards");
    while (!text.empty()) {
        text.remove_prefix(1);
        const std::size_t end = std::min(text.find(' '), text.size());
        const Card* card = library.find_id(text.substr(0, end));
        if (!card)
            reader.fail(FaultKind::UnknownCard, std::string(text.substr(0, end)));
        cards.push_back(library.index_of(*card));
        text.remove_prefix(end);
    }
    if (cards.size() > most_cards)
        reader.fail(FaultKind::OutOfRange, std::to_string(cards.size()));
    return cards;
}

/// In place of Q's cards, where a dummy takes its part: strength, then supports.
constexpr std::string_view dummy_line = "dummy";

Dummy read_dummy(Reader& reader)
{
    constexpr int most = 30'000;
    std::vector<std::int16_t> numbers;
    reader.list(dummy_line, numbers);
    Dummy dummy;
    dummy.supports.clear();
    for (const int number : numbers) {
        if (number < 0 || number > most)
            reader.fail(FaultKind::OutOfRange, std::to_string(number));
        dummy.supports.push_back(number);
    }
    if (dummy.supports.size() < 2)
        reader.fail(FaultKind::MissingKey, std::string(dummy_line));
    dummy.strength = dummy.supports.front();
    dummy.supports.erase(dummy.supports.begin());
    return dummy;
}

std::shared_ptr<const GameCards> read_game_cards(Reader& reader, const CardLibrary& library)
{
    std::array<std::vector<CardIndex>, 2> decks;
    decks[0] = read_cards(reader, library);
    if (reader.is_next(dummy_line))
        return std::make_shared<const GameCards>(library, decks[0], read_dummy(reader));
    decks[1] = read_cards(reader, library);
    return std::make_shared<const GameCards>(library, decks);
}

/// Everything that is used as a place in a list must be in it, before anything looks.
bool has_sound_places(const GameState& state)
{
    const Program& program = state.cards->program();
    const auto is_card = [&](Player player, CardNumber card) {
        return card == no_card || card < state.cards->size(player);
    };
    const auto is_player = [](Player player) { return player == Player::P || player == Player::Q; };
    for (const Player player : {Player::P, Player::Q}) {
        const PlayerState& one = state[player];
        const auto all_are = [&](const auto& pile) {
            return std::all_of(pile.begin(), pile.end(),
                               [&](CardNumber card) { return card < state.cards->size(player); });
        };
        if (!all_are(one.deck) || !all_are(one.hand) || !all_are(one.orbs) || !all_are(one.bonds) ||
            !all_are(one.retreat) || !all_are(one.infinite) || !is_card(player, one.support) ||
            one.below[no_card] != no_card || !std::is_sorted(one.hand.begin(), one.hand.end()))
            return false;
        for (const Unit& unit : one.units) {
            if (unit.top >= state.cards->size(player) || owner_of(unit.id) != player)
                return false;
        }
        if (!std::all_of(one.below.begin(), one.below.end(),
                         [&](CardNumber card) { return is_card(player, card); }))
            return false;
    }
    const auto is_op = [&](Place16 op) { return op == nothing || op < program.ops.size(); };
    const auto is_skill = [&](std::uint16_t skill) {
        return skill == nothing || skill < program.skills.size();
    };
    const auto is_sound = [&](const auto& one) {
        return is_skill(one.skill) && is_player(one.player) && is_card(one.player, one.card);
    };
    const auto has_card = [&](const auto& one) {
        return one.skill != nothing && is_sound(one) && one.card != no_card;
    };
    const Unit& gone = state.battle.destroyed_unit;
    return (!state.battle.destroyed ||
            (gone.id != no_unit && gone.top < state.cards->size(owner_of(gone.id)))) &&
           is_op(state.effect.op) && is_sound(state.effect) && is_player(state.first) &&
           is_player(state.turn_player) && is_player(state.decider) &&
           is_player(state.effect.shown_owner) &&
           is_card(state.effect.shown_owner, state.effect.shown) && state.phase <= Phase::Over &&
           state.decision <= Decision::SameName &&
           std::all_of(state.modifiers.begin(), state.modifiers.end(),
                       [&](const Modifier& one) {
                           return one.kind != Modifier::Kind::Skill ||
                                  static_cast<std::uint16_t>(one.value) < program.skills.size();
                       }) &&
           std::all_of(state.waiting.begin(), state.waiting.end(), has_card) &&
           std::all_of(state.uses.begin(), state.uses.end(), is_sound) &&
           std::all_of(state.delayed.begin(), state.delayed.end(),
                       [&](const DelayedSteps& one) { return is_op(one.op) && has_card(one); });
}

/// The cards of a step that is choosing or acting lie where the step will look for them.
bool has_sound_picks(const GameState& state)
{
    const RunningEffect& effect = state.effect;
    if (effect.op == nothing)
        return true;
    const Op& op = state.cards->program().ops[effect.op];
    if (effect.stage > RunningEffect::Stage::Acting || effect.card == no_card ||
        effect.skill == nothing)
        return false;
    if (chooses_units(op))
        return true;
    const Player owner = owner_of_cards(viewpoint_of(effect), op);
    const bool by_position =
        zone_of_cards(op) == Zone::Orbs && effect.stage != RunningEffect::Stage::Acting;
    const std::size_t end = by_position ? state[owner].orbs.size() : state.cards->size(owner);
    return std::all_of(effect.picked.begin(), effect.picked.end(),
                       [&](std::uint16_t picked) { return picked < end; });
}

/// What is asked can be asked.
bool has_sound_decision(const GameState& state)
{
    const bool is_running = state.effect.op != nothing;
    switch (state.decision) {
    case Decision::May:
    case Decision::Choose:
        return is_running;
    case Decision::Place:
        return is_running && !state.effect.picked.empty();
    case Decision::Critical:
    case Decision::Evade:
        return state.in_battle && state.find(state.battle.attacker) &&
               state.find(state.battle.defender);
    case Decision::Orb:
        return state[state.decider].orbs_to_lose > 0 &&
               state[state.decider].orbs_to_lose <= state[state.decider].orbs.size();
    case Decision::Order:
        return !state.waiting.empty();
    case Decision::Protagonist:
    case Decision::Mulligan:
        return state.phase == Phase::Setup;
    case Decision::None:
    case Decision::SameName:
        return true;
    }
    return false;
}

bool has_sound_chance(const GameState& state)
{
    if (!state.chance)
        return true;
    return std::ranges::all_of(state.chance->picks, [](const std::vector<int>& picks) {
        return std::ranges::all_of(picks, [](int pick) { return pick >= 0; });
    });
}

} // namespace

std::string to_text(const GameState& state)
{
    Writer writer;
    writer.text = fmt::format("{}: {}\n", head, form);
    for (const Player player : {Player::P, Player::Q}) {
        if (state.cards->is_dummy(player)) {
            std::vector<int> numbers = state.cards->dummy()->supports;
            numbers.insert(numbers.begin(), state.cards->dummy()->strength);
            writer.list(dummy_line, numbers);
            continue;
        }
        writer.text += "cards:";
        for (std::size_t card = 0; card < state.cards->size(player); ++card)
            writer.text += ' ' + state.kind(player, static_cast<CardNumber>(card)).card->id;
        writer.text += '\n';
    }
    GameState copy = state;
    visit(writer, copy);
    return std::move(writer.text);
}

GameState read_state(std::string_view text, const std::string& file, const CardLibrary& library)
{
    Reader reader(text, file);
    int found_form = 0;
    reader.number(head, found_form);
    if (found_form != form)
        reader.fail(FaultKind::NewerForm, std::to_string(found_form));
    GameState state;
    state.cards = read_game_cards(reader, library);
    visit(reader, state);
    if (!reader.at_end())
        reader.fail(FaultKind::UnknownKey, std::string(reader.next_line()));
    if (!has_sound_places(state) || !has_sound_picks(state) || !has_sound_decision(state) ||
        !has_sound_chance(state))
        reader.fail(FaultKind::BadPosition, "INV-2");
    if (const int broken = broken_invariant(state))
        reader.fail(FaultKind::BadPosition, "INV-" + std::to_string(broken));
    return state;
}

} // namespace kizuna
