#include "scenarios/scenario_run.h"

#include "cards/base/faults.h"
#include "game/state/transcript.h"
#include "game/values/choices.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

/// What answers each question, in the order of the enumeration.
constexpr std::array decision_names = {
    "",      "protagonist", "keep, mulligan", "critical", "evade", "orb",
    "order", "may",         "targets, pay",   "place",    "keep",  "one-of"};
static_assert(decision_names.size() == static_cast<std::size_t>(Decision::OneOf) + 1);

/// The question that an answer with this key belongs to.
std::optional<Decision> decision_of(std::string_view key)
{
    constexpr std::array<std::pair<std::string_view, Decision>, 7> keys = {
        {{"critical", Decision::Critical},
         {"evade", Decision::Evade},
         {"orb", Decision::Orb},
         {"may", Decision::May},
         {"target", Decision::Choose},
         {"card", Decision::Choose},
         {"keep", Decision::SameName}}};
    const auto found = std::ranges::find(keys, key, &std::pair<std::string_view, Decision>::first);
    return found == keys.end() ? std::nullopt : std::optional(found->second);
}

/// `yes` and `no` as people write it, or a flag.
bool is_yes(const YamlNode& node)
{
    const bool is_word = node.is_scalar() && (node.scalar() == "yes" || node.scalar() == "no");
    return is_word ? node.scalar() == "yes" : node.flag();
}

} // namespace

/// Answers every decision that waits, until a phase does.
void ScenarioRun::answer_all(const YamlNode& node)
{
    answer_decisions(node);
    require_used();
}

void ScenarioRun::answer_decisions(const YamlNode& node)
{
    while (!state().is_over() && state().decision != Decision::None &&
           state().decision != Decision::Mulligan && state().decision != Decision::Protagonist)
        answer(node);
}

void ScenarioRun::require_used()
{
    if (next_answer_ < answers_.size())
        answers_[next_answer_].refuse(faults::AnswerUnused{words_of(answers_[next_answer_])});
    if (critical_)
        critical_->refuse(faults::AnswerUnused{"critical"});
    if (evade_)
        evade_->refuse(faults::AnswerUnused{"evade"});
    if (next_orb_ < orbs_.size())
        orbs_[next_orb_].refuse(faults::AnswerUnused{"orbs"});
}

/// The next answer where it has that key; it is used up.
std::optional<YamlNode> ScenarioRun::next_answer(std::string_view key)
{
    if (next_answer_ == answers_.size())
        return std::nullopt;
    const YamlNode answer = answers_[next_answer_];
    answer.require_map();
    const auto found = answer.find(key);
    if (!found)
        return std::nullopt;
    if (const auto by = answer.find("by"); by && read_player(*by) != state().decider)
        by->refuse(faults::AnswerUnused{words_of(answer)});
    ++next_answer_;
    return found;
}

YamlNode ScenarioRun::required_answer(const YamlNode& node, std::string_view key)
{
    const auto found = next_answer(key);
    if (!found)
        throw missing_answer(node);
    return *found;
}

DataError ScenarioRun::missing_answer(const YamlNode& node)
{
    return DataError(node.fault(
        faults::AnswerMissing{decision_names.at(static_cast<std::size_t>(state().decision))}));
}

Action ScenarioRun::made(ActionKind kind)
{
    return {.kind = kind, .player = state().decider};
}

/// A pick that the scenario says is refused. Where such a pick is offered it is taken, so that the
/// step then reports it as allowed.
void ScenarioRun::read_refused_pick(const YamlNode& value, bool is_unit, Action& action)
{
    action.kind = ActionKind::Pick;
    if (is_unit) {
        action.zone = ActionZone::Field;
        action.unit = read_any_unit(value, action.player);
        return;
    }
    for (const Action& option : legal_actions(state())) {
        if (option.kind != ActionKind::Pick)
            continue;
        action.zone = option.zone;
        if (names_option(value, "cards", option)) {
            action = option;
            return;
        }
    }
    action.card = kind(value.kind() == YamlKind::Map ? value.at("card") : value);
}

/// The first unit of that name.
UnitId ScenarioRun::read_any_unit(const YamlNode& node, Player first)
{
    for (const Player player : {first, other(first)}) {
        for (const Unit& unit : state()[player].units) {
            if (unit_name(state(), unit) == node.text())
                return unit.id;
        }
    }
    return no_unit;
}

/// An answer that must be refused. Its question must be asked: where something else is, it would be
/// refused whatever the rules say, unless a clause tells why.
Action ScenarioRun::read_refused(const YamlNode& answer)
{
    answer.only_keys({"by", "illegal", "clause"});
    const YamlNode refused = answer.at("illegal");
    refused.require_map();
    if (refused.size() != 1) {
        if (refused.size() == 0)
            refused.refuse(faults::MissingKey{"may"});
        const YamlNode second = refused.entries()[1].key;
        second.refuse(faults::UnknownKey{second.scalar()});
    }
    const YamlNode name = refused.entries().front().key;
    const YamlNode value = refused.entries().front().value;
    const std::string_view key = name.scalar();
    const Player by = read_player(answer.at("by"));
    if (key == "skill")
        return read_skill(value);
    const auto question = decision_of(key);
    if (!question)
        name.refuse(faults::UnknownKey{key});
    const bool is_of_units =
        state().decision == Decision::Choose && chooses_units(running_op(state()));
    const bool is_asked = state().decision == *question &&
                          (*question != Decision::Choose || is_of_units == (key == "target"));
    if (!is_asked && !answer.find("clause"))
        answer.refuse(faults::AnswerUnused{words_of(answer)});
    Action action = made(ActionKind::NoCritical);
    action.player = by;
    if (key == "critical" || key == "evade") {
        action.kind = key == "critical" ? ActionKind::Critical : ActionKind::Evade;
        action.card = kind(value);
    } else if (key == "orb") {
        action.kind = ActionKind::Orb;
        action.number = static_cast<std::uint8_t>(value.number(0, 255));
    } else if (key == "may") {
        action.kind = is_yes(value) ? ActionKind::Yes : ActionKind::No;
    } else if (key == "keep") {
        action.kind = ActionKind::KeepUnit;
        action.unit = read_any_unit(value, by);
    } else {
        read_refused_pick(value, key == "target", action);
    }
    return action;
}

/// Answers that must be refused come before the one that is given.
void ScenarioRun::try_refused_answers()
{
    while (next_answer_ < answers_.size() && answers_[next_answer_].find("illegal")) {
        const YamlNode answer = answers_[next_answer_++];
        const Action action = read_refused(answer);
        tested_refusal_ = true;
        refuse(answer, action, answer.find("clause"));
    }
}

/// Takes out what the action must not ask.
void ScenarioRun::find_unasked()
{
    unasked_.clear();
    for (std::size_t at = 0; at < answers_.size();) {
        const YamlNode answer = answers_[at];
        const auto word = answer.kind() == YamlKind::Map ? answer.find("not-asked") : std::nullopt;
        if (!word) {
            ++at;
            continue;
        }
        answer.only_keys({"by", "not-asked"});
        const auto question = decision_of(word->text());
        if (!question)
            word->refuse(
                faults::UnknownWord{.what = word->text(),
                                    .other = "not-asked",
                                    .expected = "critical, evade, orb, may, target, card, keep"});
        unasked_.push_back({*question, read_player(answer.at("by")), *word});
        answers_.erase(answers_.begin() + static_cast<std::ptrdiff_t>(at));
        tested_refusal_ = true;
    }
}

void ScenarioRun::require_unasked()
{
    for (const Unasked& one : unasked_) {
        if (one.question == state().decision && one.by == state().decider)
            result_.differences.push_back(
                {one.word.place(), "not-asked", std::string(one.word.text()), "asked"});
    }
}

void ScenarioRun::answer(const YamlNode& node)
{
    require_unasked();
    try_refused_answers();
    switch (state().decision) {
    case Decision::Critical:
    case Decision::Evade: {
        const bool critical = state().decision == Decision::Critical;
        auto& shorthand = critical ? critical_ : evade_;
        auto card = shorthand;
        shorthand.reset();
        if (!card)
            card = next_answer(critical ? "critical" : "evade");
        const bool none = !card || card->text() == "none";
        Action action = made(critical ? (none ? ActionKind::NoCritical : ActionKind::Critical)
                                      : (none ? ActionKind::NoEvade : ActionKind::Evade));
        if (!none)
            action.card = kind(*card);
        perform(card ? *card : node, action);
        return;
    }
    case Decision::Orb: {
        Action action = made(ActionKind::Orb);
        std::optional<YamlNode> orb =
            next_orb_ < orbs_.size() ? std::optional(orbs_[next_orb_++]) : next_answer("orb");
        if (orb)
            action.number = static_cast<std::uint8_t>(orb->number(0, 254));
        perform(orb ? *orb : node, action);
        return;
    }
    case Decision::May: {
        const auto may = next_answer("may");
        if (may) {
            perform(*may, made(is_yes(*may) ? ActionKind::Yes : ActionKind::No));
            return;
        }
        const bool pays = next_answer_ < answers_.size() && answers_[next_answer_].find("pay");
        if (!pays) // paying is agreeing to pay
            throw missing_answer(node);
        perform(node, made(ActionKind::Yes));
        return;
    }
    case Decision::Place: {
        const YamlNode place = required_answer(node, "place");
        Action action = made(ActionKind::Place);
        action.line = read_line(place, "place");
        perform(place, action);
        return;
    }
    case Decision::OneOf: {
        const YamlNode option = required_answer(node, "one-of");
        Action action = made(ActionKind::Option);
        action.number = static_cast<std::uint8_t>(option.number(0, 99));
        perform(option, action);
        return;
    }
    case Decision::SameName: {
        const YamlNode unit = required_answer(node, "keep");
        Action action = made(ActionKind::KeepUnit);
        if (unit.kind() == YamlKind::Map || unit.is_scalar())
            action.unit = read_unit(unit, state(), state().decider).id;
        perform(unit, action);
        return;
    }
    case Decision::Order:
        answer_order(node);
        return;
    default:
        answer_picks(node);
        return;
    }
}

/// A permutation of the skills that wait, as positions among them.
void ScenarioRun::answer_order(const YamlNode& node)
{
    const YamlNode order = required_answer(node, "order");
    order.require_sequence();
    std::vector<int> left(order.size());
    for (std::size_t at = 0; at < left.size(); ++at)
        left[at] = static_cast<int>(at);
    for (const YamlNode& item : order.items()) {
        const int wanted = item.number(0, 255);
        const auto place = std::ranges::find(left, wanted);
        if (place == left.end())
            item.refuse(faults::ActionRefused{"order", "SKILL-16"});
        if (left.size() == 1)
            return; // the last one follows by itself
        Action action = made(ActionKind::Order);
        action.number = static_cast<std::uint8_t>(place - left.begin());
        left.erase(place);
        if (state().decision != Decision::Order)
            item.refuse(faults::AnswerUnused{"order"});
        perform(item, action);
    }
}

} // namespace kizuna
