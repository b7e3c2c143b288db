#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cards/skills/card_yaml_skill.h"
#include "cards/skills/effect_parts_yaml.h"

#include <algorithm>

namespace kizuna {
namespace {

/// Zones that a card may have been put from.
constexpr auto event_zones = joined_words(card_zones, the_field);

/// The form of an event: what stands after its word, and the keys that may stand beside it.
struct EventForm {
    enum class Value : std::uint8_t {
        Unit,   ///< a filter; the word alone speaks of the skill's own unit
        Player, ///< the word alone: own
        Cards,  ///< {of, from, to, whose}
        None,   ///< the word alone; for Bonded also `self`
        Phase,  ///< a phase
    };
    Moment moment;
    Value value = Value::Unit;
    std::array<std::string_view, 3> with{};
};
constexpr auto events = std::to_array<std::pair<std::string_view, EventForm>>({
    {"deployed", {Moment::Deployed, EventForm::Value::Unit, {"by", "not-by", "from"}}},
    {"leveled-up", {Moment::LeveledUp, EventForm::Value::Unit, {"by", "not-by", "onto"}}},
    {"class-changed", {Moment::ClassChanged, EventForm::Value::Unit, {"by", "not-by"}}},
    {"attacks", {Moment::Attacks, EventForm::Value::Unit, {"against"}}},
    {"attacked", {Moment::Attacked, EventForm::Value::Unit, {"against"}}},
    {"critical-hit", {Moment::CriticalHit, EventForm::Value::Unit, {"against"}}},
    {"evaded", {Moment::Evaded, EventForm::Value::Unit, {"against"}}},
    {"destroys", {Moment::Destroys, EventForm::Value::Unit, {"against"}}},
    {"destroyed", {Moment::Destroyed, EventForm::Value::Unit, {"by", "not-by"}}},
    {"attack-ends", {Moment::AttackEnds, EventForm::Value::Unit, {"against"}}},
    {"moved", {Moment::Moved, EventForm::Value::Unit, {"by", "not-by"}}},
    {"turn-begins", {Moment::TurnBegins, EventForm::Value::Player}},
    {"turn-ends", {Moment::TurnEnds, EventForm::Value::Player}},
    {"bonded", {Moment::Bonded, EventForm::Value::None, {"by", "not-by"}}},
    {"orb-lost", {Moment::OrbLost, EventForm::Value::Player, {"by", "not-by"}}},
    {"support-revealed", {Moment::SupportRevealed, EventForm::Value::None}},
    {"tapped", {Moment::Tapped, EventForm::Value::Unit, {"by", "not-by"}}},
    {"untapped", {Moment::Untapped, EventForm::Value::Unit, {"by", "not-by"}}},
    {"grown", {Moment::Grown, EventForm::Value::Unit, {"by", "not-by"}}},
    {"support-succeeds", {Moment::SupportSucceeds, EventForm::Value::Unit, {"against", "with"}}},
    {"support-fails", {Moment::SupportFails, EventForm::Value::Unit, {"against", "with"}}},
    {"draws", {Moment::Draws, EventForm::Value::Player, {"by", "not-by"}}},
    {"put", {Moment::Put, EventForm::Value::Cards, {"by", "not-by"}}},
    {"shown", {Moment::Shown, EventForm::Value::Cards, {"by", "not-by"}}},
    {"skill-used", {Moment::SkillUsed, EventForm::Value::Unit, {"mark", "number"}}},
    {"phase-begins", {Moment::PhaseBegins, EventForm::Value::Phase, {"whose"}}},
    {"phase-ends", {Moment::PhaseEnds, EventForm::Value::Phase, {"whose"}}},
    {"skill-done", {Moment::SkillDone, EventForm::Value::Unit, {"mark", "number"}}},
});
EventForm::Value value_after(Moment moment)
{
    const auto of = [](const auto& event) { return event.second.moment; };
    return std::ranges::find(events, moment, of)->second.value;
}
/// True for what an attack does by itself. Everything else that has a cause is done by skills.
bool is_done_by_attacks(Moment moment)
{
    return moment == Moment::Destroyed || moment == Moment::OrbLost;
}

} // namespace

std::vector<Trigger> EffectPartsReader::triggers(const YamlNode& node) const
{
    std::vector<Trigger> read;
    if (node.kind() == YamlKind::Sequence && node.size() == 0)
        node.refuse(faults::MissingKey{"attacks"});
    for (const YamlNode& item : one_or_listed(node))
        read.push_back(trigger(item));
    return read;
}

Trigger EffectPartsReader::trigger(const YamlNode& node) const
{
    Trigger read;
    count_part(node);
    if (node.is_scalar()) {
        const EventForm form = read_choice(node, "when", events);
        if (form.value == EventForm::Value::Cards || form.value == EventForm::Value::Phase)
            node.refuse(faults::UnknownWord{node.text(), "when"});
        read.moment = form.moment;
        return read;
    }
    node.require_map();
    const std::vector<YamlNode::Entry> entries = node.entries();
    const auto event = std::ranges::find_if(entries, [](const YamlNode::Entry& entry) {
        return std::ranges::find(events, entry.key.scalar(),
                                 &std::pair<std::string_view, EventForm>::first) != events.end();
    });
    if (event == entries.end())
        read_choice(entries.empty() ? node : entries.front().key, "when", events); // is a fault
    const EventForm form = read_choice(event->key, "when", events);
    read.moment = form.moment;
    read_event(event->value, read);
    for (const YamlNode::Entry& entry : entries) {
        const std::string_view key = entry.key.scalar();
        if (key == event->key.scalar())
            continue;
        if (std::ranges::find(form.with, key) == form.with.end())
            entry.key.refuse(faults::UnknownKey{key});
        if (key == "against")
            read.against = filter(entry.value);
        else if (key == "with" || key == "onto")
            read.with = filter(entry.value);
        else if (key == "from")
            read.from = zone(entry.value);
        else if (key == "whose")
            read.whose = read_choice(entry.value, "whose", all_players);
        else if (key == "mark")
            read.mark = read_mark(entry.value);
        else if (key == "number")
            read.number = entry.value.number(1, max_effect_count);
        else
            read_causes(entry, read);
    }
    return read;
}

void EffectPartsReader::read_causes(const YamlNode::Entry& entry, Trigger& into) const
{
    if (!into.causes.empty()) // `by` and `not-by`
        entry.key.refuse(faults::UnknownKey{entry.key.scalar()});
    into.not_by = entry.key.scalar() == "not-by";
    const YamlNode& node = entry.value;
    if (node.kind() == YamlKind::Sequence && node.size() == 0)
        node.refuse(faults::MissingKey{"skill"});
    for (const YamlNode& item : one_or_listed(node))
        into.causes.push_back(cause(item, into.moment));
}

void EffectPartsReader::read_event(const YamlNode& node, Trigger& into) const
{
    switch (value_after(into.moment)) {
    case EventForm::Value::Unit:
        into.subject = filter(node);
        break;
    case EventForm::Value::Player:
        into.whose = read_choice(node, "whose", all_players);
        break;
    case EventForm::Value::Phase:
        into.phase = read_choice(node, "phase", turn_phases);
        if (into.phase == TurnPhase::Begin) // that is when a turn begins
            node.refuse(
                faults::UnknownWord{.what = "begin", .other = "phase", .expected = "turn-begins"});
        break;
    case EventForm::Value::Cards: {
        const bool is_put = into.moment == Moment::Put;
        node.require_map();
        if (is_put)
            node.only_keys({"of", "from", "to", "whose"});
        else
            node.only_keys({"of", "in", "whose"});
        into.subject = filter_at(node, "of");
        if (!is_put)
            into.from = zone(node.at("in"));
        else if (const auto zone_node = node.find("from"))
            into.from = read_choice(*zone_node, "zone", event_zones);
        if (const auto zone_node = node.find("to"))
            into.to = zone(*zone_node);
        if (const auto whose = node.find("whose"))
            into.whose = read_choice(*whose, "whose", all_players);
        if (is_put && !into.from && !into.to)
            node.refuse(faults::MissingKey{"to"});
        break;
    }
    case EventForm::Value::None:
        if (into.moment != Moment::Bonded || node.text() != "self")
            node.refuse(faults::UnknownWord{node.text(), "when"});
        break;
    }
}

Cause EffectPartsReader::cause(const YamlNode& node, Moment moment) const
{
    using Kind = Cause::Kind;
    Cause read;
    if (node.is_scalar()) {
        constexpr auto kinds = std::to_array<std::pair<std::string_view, Kind>>({
            {"attack", Kind::Attack},
            {"skill", Kind::Skill},
            {"support-skill", Kind::SupportSkill},
        });
        read.kind = read_choice(node, "by", kinds);
        if (read.kind == Kind::Attack && !is_done_by_attacks(moment))
            node.refuse(faults::UnknownWord{"attack", "by"});
        return read;
    }
    node.require_map();
    node.only_keys({"attack", "skill", "support-skill", "emblem"});
    require_one_of(node, {"attack", "skill", "support-skill", "emblem"});
    if (const auto attack = node.find("attack")) {
        if (!is_done_by_attacks(moment))
            attack->refuse(faults::UnknownWord{"attack", "by"});
        read.kind = Kind::Attack;
        read.of = filter(*attack);
    } else if (const auto whose = node.find("support-skill")) {
        read.kind = Kind::SupportSkill;
        read.whose = read_choice(*whose, "whose", all_players);
    } else if (const auto emblem = node.find("emblem")) {
        read.kind = Kind::Emblem;
        read.emblem = emblem->text();
        if (!words_.emblem(read.emblem))
            emblem->refuse(faults::UnknownWord{read.emblem, "emblem"});
    } else {
        const YamlNode skill = node.at("skill");
        const std::string_view text = skill.text();
        const bool is_number = is_digit(text.front()); // a text is never empty
        read.kind = is_number ? Kind::NumberedSkill : Kind::UnitSkill;
        if (is_number)
            read.number = skill.number(1, max_skill_);
        else
            read.of = filter(skill);
    }
    return read;
}

std::vector<std::string_view> moment_words()
{
    std::vector<std::string_view> words(events.size());
    for (const auto& [word, form] : events)
        words[static_cast<std::size_t>(form.moment)] = word;
    return words;
}

} // namespace kizuna
