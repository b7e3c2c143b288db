#include "cards/skills/effect_parts_yaml.h"

#include "cards/base/faults.h"
#include "cards/skills/step_reader.h"

namespace kizuna {

const std::array<StepReader::VerbForm, StepReader::form_count> StepReader::forms = {{
    {"strength", Verb::Strength, &StepReader::read_change, Use::Both},
    {"support", Verb::SupportValue, &StepReader::read_support, Use::Both},
    {"allow-support", Verb::AllowSupport, &StepReader::read_support_rule, Use::AlwaysOn},
    {"cost", Verb::Cost, &StepReader::read_cost, Use::Both},
    {"class-change-cost", Verb::ClassChangeCost, &StepReader::read_cost, Use::AlwaysOn},
    {"again", Verb::Again, &StepReader::read_phase},
    {"counts-as", Verb::CountAs, &StepReader::read_count_as, Use::Both},
    {"waive-symbols", Verb::Waive, &StepReader::read_waive, Use::AlwaysOn},
    {"critical-by", Verb::CriticalBy, &StepReader::read_other_payment, Use::AlwaysOn},
    {"evade-by", Verb::EvadeBy, &StepReader::read_other_payment, Use::AlwaysOn},
    {"instead", Verb::Instead, &StepReader::read_instead, Use::AlwaysOn},
    {"also-deploy", Verb::AlsoDeploy, &StepReader::read_also_deploy, Use::AlwaysOn},
    {"uncover", Verb::Uncover, &StepReader::read_uncover},
    {"silence", Verb::Silence, &StepReader::read_silence, Use::Both},
    {"marks-hold", Verb::MarksHold, &StepReader::read_marks_hold, Use::Both},
    {"skill-cost", Verb::SkillCost, &StepReader::read_skill_cost, Use::Both},
    {"skill-effect", Verb::SkillEffect, &StepReader::read_skill_effect, Use::Both},
    {"support-skill-times", Verb::SupportSkillTimes, &StepReader::read_support_times,
     Use::AlwaysOn},
    {"loses", Verb::Lose, &StepReader::read_loses, Use::Both},
    {"acquire", Verb::Acquire, &StepReader::read_acquire, Use::Both},
    {"copy", Verb::Copy, &StepReader::read_copy},
    {"defender", Verb::Defender, &StepReader::read_units},
    {"grant", Verb::Grant, &StepReader::read_grant, Use::Both},
    {"range", Verb::Range, &StepReader::read_range, Use::Both},
    {"orbs", Verb::OrbsToDestroy, &StepReader::read_orbs, Use::Both},
    {"critical-times", Verb::CriticalTimes, &StepReader::read_amount, Use::Both},
    {"draw", Verb::Draw, &StepReader::read_draw},
    {"put", Verb::Put, &StepReader::read_put},
    {"move", Verb::Move, &StepReader::read_units},
    {"tap", Verb::Tap, &StepReader::read_units},
    {"untap", Verb::Untap, &StepReader::read_units},
    {"destroy", Verb::Destroy, &StepReader::read_units},
    {"survive", Verb::Survive, &StepReader::read_units},
    {"protagonist", Verb::Protagonist, &StepReader::read_units},
    {"choose", Verb::Choose, &StepReader::read_units},
    {"deploy", Verb::Deploy, &StepReader::read_deploy},
    {"level-up", Verb::LevelUp, &StepReader::read_stacking},
    {"grow", Verb::Grow, &StepReader::read_stacking},
    {"look", Verb::Look, &StepReader::read_cards},
    {"show", Verb::Show, &StepReader::read_cards},
    {"flip", Verb::Flip, &StepReader::read_bonds},
    {"turn-orbs", Verb::TurnOrbs, &StepReader::read_bonds},
    {"turn-up", Verb::TurnUp, &StepReader::read_bonds},
    {"shuffle", Verb::Shuffle, &StepReader::read_whose},
    {"forbid", Verb::Forbid, &StepReader::read_forbid, Use::Both},
    {"cancel-support-skill", Verb::CancelSupportSkill, &StepReader::read_support_rule, Use::Both},
    {"fail-support", Verb::FailSupport, &StepReader::read_support_rule, Use::Both},
    {"win", Verb::Win, &StepReader::read_whose},
    {"if", Verb::If, &StepReader::read_if, Use::Both},
    {"may", Verb::May, &StepReader::read_then},
    {"at-end-of-battle", Verb::AtEndOfBattle, &StepReader::read_then},
    {"at-end-of-turn", Verb::AtEndOfTurn, &StepReader::read_then},
    {"one-of", Verb::OneOf, &StepReader::read_options},
    {"guess", Verb::Guess, &StepReader::read_if},
    {"repeat", Verb::Repeat, &StepReader::read_then},
}};

namespace {

void require_steps(const std::vector<Step>& steps, const YamlNode& node)
{
    if (steps.empty())
        node.refuse(faults::OutOfRange{"[]", "1 to 99"});
}

} // namespace

Script StepReader::script(const YamlNode& node)
{
    Script script;
    const auto category = node.find("category");
    const std::string_view name = category ? category->scalar() : "support";
    if (name == "auto" || name == "bond-auto" || name == "spec") {
        const auto when = name == "spec" ? node.find("when") : node.at("when");
        if (when)
            script.when = triggers(*when);
        for (const Trigger& trigger : script.when)
            require_memory(word_without_memory(trigger), *when);
    } else {
        refuse(node, {"when"});
    }
    if (const auto in = node.find("in")) {
        constexpr auto zones = std::to_array<std::pair<std::string_view, Zone>>(
            {{"hand", Zone::Hand}, {"retreat", Zone::Retreat}, {"infinite", Zone::Infinite}});
        script.works_in = read_choice(*in, "in", zones);
        // What is always on is in effect in the hand anyway, so it needs no `in: hand`.
        if (name != "spec" || (script.when.empty() && script.works_in == Zone::Hand))
            refuse(node, {"in"});
    }
    is_of_unit_ = name == "act" || name == "auto";
    always_on_ = name == "cont" || name == "bond-cont" || (name == "spec" && script.when.empty());
    memory_.note(script.when);
    if (const auto conditions_node = node.find("if")) {
        script.conditions = conditions(*conditions_node);
        require_memory(word_without_memory(script.conditions, memory_), *conditions_node);
    }
    if (const auto unlimited = node.find("unlimited-if")) {
        node.at("once");
        script.unlimited = conditions(*unlimited);
        require_memory(word_without_memory(script.unlimited, {}), *unlimited);
    }
    memory_.paid = node.find("cost").has_value();
    memory_.seen = memory_.done = std::ranges::any_of(script.when, [](const Trigger& trigger) {
        return trigger.moment == Moment::SkillDone; // of the effect that was over
    });
    script.steps = steps(node.at("effect"));
    require_steps(script.steps, node.at("effect"));
    return script;
}

std::vector<Step> StepReader::steps(const YamlNode& node) const
{
    std::vector<Step> read;
    for (const YamlNode& item : listed(node))
        read.push_back(step(item));
    return read;
}

void StepReader::read_then(const YamlNode& node, Step& into) const
{
    into.then = steps(node);
    require_steps(into.then, node);
}

Step StepReader::step(const YamlNode& node) const
{
    node.require_map();
    count_part(node);
    const std::vector<YamlNode::Entry> entries = node.entries();
    if (entries.empty())
        node.refuse(faults::MissingKey{"strength"});
    const std::string_view key = entries.front().key.scalar();
    Step read;
    if (key == "pay" && !always_on_) {
        node.only_keys({"pay", "then", "else", "chooser"});
        read.verb = Verb::Pay;
        read.then = steps(node.at("pay"));
        memory_.paid = true;
        if (const auto then = node.find("then"))
            read.otherwise = steps(*then);
        if (const auto otherwise = node.find("else"))
            read.refused = steps(*otherwise);
        if (read.otherwise.empty() && read.refused.empty())
            node.refuse(faults::MissingKey{"then"});
        read.chosen_by_opponent = whose_at(node, "chooser") == Whose::Opponent;
        return read;
    }
    for (const VerbForm& form : forms) {
        if (form.key != key)
            continue;
        read.verb = form.verb;
        if (form.use == (always_on_ ? Use::InPlay : Use::AlwaysOn))
            entries.front().key.refuse(faults::UnknownKey{key});
        const EffectMemory before = memory_;
        const bool is_later = form.verb == Verb::AtEndOfBattle || form.verb == Verb::AtEndOfTurn;
        if (is_later) // only what was chosen is remembered so long
            memory_ = {.chosen = memory_.chosen, .destroyed = form.verb == Verb::AtEndOfBattle};
        (this->*form.read)(entries.front().value, read);
        if (is_later)
            memory_ = before;
        require_memory(word_without_memory(read, memory_), entries.front().key);
        memory_.note(read);
        if (read.verb == Verb::If || read.verb == Verb::Guess) {
            node.only_keys({key, "then", "else"});
            if (read.verb == Verb::If || !node.find("else"))
                node.at("then"); // refuses where there is none
            if (const auto then = node.find("then"))
                read.then = steps(*then);
            read.chosen_by_opponent = read.verb == Verb::Guess;
        } else if (read.verb == Verb::OneOf) {
            node.only_keys({"one-of", "chooser"});
            read.chosen_by_opponent = whose_at(node, "chooser") == Whose::Opponent;
        } else if (read.verb == Verb::May) {
            node.only_keys({"may", "else", "chooser"});
            read.chosen_by_opponent = whose_at(node, "chooser") == Whose::Opponent;
        } else {
            node.only_keys({key});
        }
        if (const auto otherwise = node.find("else"))
            read.otherwise = steps(*otherwise);
        return read;
    }
    std::vector<std::string> known = {"pay"};
    for (const VerbForm& form : forms)
        known.emplace_back(form.key);
    entries.front().key.refuse_unknown(faults::UnknownKey{key}, known);
}

/// Reads the options of a choice: two lists of steps or more.
void StepReader::read_options(const YamlNode& node, Step& into) const
{
    node.require_sequence();
    constexpr std::size_t max_options = 9;
    if (node.size() < 2 || node.size() > max_options)
        node.refuse(faults::OutOfRange{std::to_string(node.size()), "2 to 9"});
    const EffectMemory before = memory_;
    EffectMemory after = memory_;
    for (const YamlNode& item : node.items()) {
        memory_ = before;
        Step option;
        option.verb = Verb::If;
        option.then = steps(item);
        into.then.push_back(std::move(option));
        after.add(memory_);
    }
    memory_ = after;
    into.count = static_cast<int>(into.then.size());
}

void StepReader::read_from(const YamlNode& node, Step& into)
{
    if (node.kind() != YamlKind::Sequence) {
        if (into.verb == Verb::Put)
            into.from = read_choice(node, "zone", step_sources_and_field);
        else
            into.from = read_choice(node, "zone", step_sources);
        return;
    }
    std::vector<Zone> zones;
    for (const YamlNode& item : listed(node))
        zones.push_back(zone(item));
    if (zones.size() < 2)
        node.refuse(faults::OutOfRange{std::to_string(zones.size()), "2 to 7"});
    into.from = zones.front();
    into.or_from.assign(zones.begin() + 1, zones.end());
}

void StepReader::require_memory(std::string_view word, const YamlNode& node)
{
    if (word.empty())
        return;
    constexpr auto needs = std::to_array<std::pair<std::string_view, std::string_view>>({
        {"seen", "look, show"},
        {"shown", "show"},
        {"paid", "cost, pay"},
        {"chosen", "choose"},
        {"done", "put, draw, destroy, move, tap"},
        {"subject", "when: attacks, attacked, deployed, destroyed"},
        {"destroyed", "when: destroys, destroyed, attack-ends"},
    });
    const auto needed = std::ranges::find(needs, word, &decltype(needs)::value_type::first);
    node.refuse(faults::NothingEarlier{word, needed->second});
}

void StepReader::read_count(const YamlNode& map, Step& into) const
{
    if (always_on_)
        refuse(map, {"n", "may", "different", "sum-cost"}); // nothing is chosen
    if (!map.find("n"))
        refuse(map, {"different", "sum-cost"});
    if (const auto different = map.find("different"))
        into.different = read_choice(*different, "different", differences);
    if (const auto sum = map.find("sum-cost"))
        into.cost_sum = sum->number(0, max_effect_count);
    if (const auto n = map.find("n")) {
        if (n->is_scalar() && n->scalar() == "any") {
            into.count = max_effect_count;
            into.up_to = true;
        } else if (n->kind() == YamlKind::Map) {
            into.count = max_effect_count;
            into.number = quantity(*n);
        } else {
            into.count = n->number(1, max_effect_count);
        }
    }
    into.up_to = into.up_to || flag_at(map, "may");
}

void StepReader::read_until(const YamlNode& map, Step& into) const
{
    if (always_on_)
        refuse(map, {"until"});
    if (const auto until = map.find("until"))
        into.until = read_choice(*until, "until", step_durations);
}

void StepReader::read_top(const YamlNode& map, Step& into)
{
    if (into.from != Zone::Deck)
        refuse(map, {"top"});
    if (const auto top = map.find("top"))
        into.top = top->number(1, max_effect_count);
}

Filter StepReader::units_at(const YamlNode& map, std::string_view key) const
{
    Filter of = filter(map.at(key));
    if (of == Filter{})
        map.at(key).refuse(faults::MissingKey{"ally"});
    return of;
}

void StepReader::read_by_or_to(const YamlNode& map, Step& into) const
{
    into.sets = map.find("to").has_value();
    into.amount = quantity(into.sets ? map.at("to") : map.at("by"));
}

Script read_script(const YamlNode& node, SkillReading& reading)
{
    return StepReader(reading).script(node);
}

} // namespace kizuna
