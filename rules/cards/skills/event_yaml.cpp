#include "cards/skills/card_yaml_skill.h"
#include "cards/skills/effect_parts_yaml.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr auto moments = std::to_array<std::pair<std::string_view, Moment>>({
    {"deployed", Moment::Deployed},
    {"leveled-up", Moment::LeveledUp},
    {"class-changed", Moment::ClassChanged},
    {"attacks", Moment::Attacks},
    {"attacked", Moment::Attacked},
    {"critical-hit", Moment::CriticalHit},
    {"evaded", Moment::Evaded},
    {"destroys", Moment::Destroys},
    {"destroyed", Moment::Destroyed},
    {"attack-ends", Moment::AttackEnds},
    {"moved", Moment::Moved},
    {"turn-begins", Moment::TurnBegins},
    {"turn-ends", Moment::TurnEnds},
    {"bonded", Moment::Bonded},
    {"orb-lost", Moment::OrbLost},
    {"support-revealed", Moment::SupportRevealed},
    {"tapped", Moment::Tapped},
    {"untapped", Moment::Untapped},
    {"grown", Moment::Grown},
    {"support-succeeds", Moment::SupportSucceeds},
    {"support-fails", Moment::SupportFails},
    {"draws", Moment::Draws},
    {"put", Moment::Put},
    {"shown", Moment::Shown},
    {"skill-used", Moment::SkillUsed},
    {"phase-begins", Moment::PhaseBegins},
    {"phase-ends", Moment::PhaseEnds},
    {"skill-done", Moment::SkillDone},
});
/// Where a card that was put or shown may have lain.
constexpr auto event_zones = [] {
    std::array<std::pair<std::string_view, Zone>, card_zones.size() + 1> all;
    std::ranges::copy(card_zones, all.begin());
    all[card_zones.size()] = {"field", Zone::Field};
    return all;
}();

/// What stands after an event, and what may stand beside it.
struct EventForm {
    enum class Value : std::uint8_t {
        Unit,   ///< a filter; the word alone speaks of the skill's own unit
        Player, ///< the word alone: own
        Cards,  ///< {of, from, to, whose}
        None,   ///< the word alone
        Self,   ///< the word alone, or `self`
        Phase,  ///< a phase
    };
    Moment moment;
    Value value = Value::Unit;
    std::array<std::string_view, 3> with{};
};
constexpr auto event_forms = std::to_array<EventForm>({
    {Moment::Deployed, EventForm::Value::Unit, {"by", "not-by", "from"}},
    {Moment::LeveledUp, EventForm::Value::Unit, {"by", "not-by", "onto"}},
    {Moment::ClassChanged, EventForm::Value::Unit, {"by", "not-by"}},
    {Moment::Attacks, EventForm::Value::Unit, {"against"}},
    {Moment::Attacked, EventForm::Value::Unit, {"against"}},
    {Moment::CriticalHit, EventForm::Value::Unit, {"against"}},
    {Moment::Evaded, EventForm::Value::Unit, {"against"}},
    {Moment::Destroys, EventForm::Value::Unit, {"against"}},
    {Moment::Destroyed, EventForm::Value::Unit, {"by", "not-by"}},
    {Moment::AttackEnds, EventForm::Value::Unit, {"against"}},
    {Moment::Moved, EventForm::Value::Unit, {"by", "not-by"}},
    {Moment::TurnBegins, EventForm::Value::Player},
    {Moment::TurnEnds, EventForm::Value::Player},
    {Moment::Bonded, EventForm::Value::Self, {"by", "not-by"}},
    {Moment::OrbLost, EventForm::Value::Player, {"by", "not-by"}},
    {Moment::SupportRevealed, EventForm::Value::None},
    {Moment::Tapped, EventForm::Value::Unit, {"by", "not-by"}},
    {Moment::Untapped, EventForm::Value::Unit, {"by", "not-by"}},
    {Moment::Grown, EventForm::Value::Unit, {"by", "not-by"}},
    {Moment::SupportSucceeds, EventForm::Value::Unit, {"against", "with"}},
    {Moment::SupportFails, EventForm::Value::Unit, {"against", "with"}},
    {Moment::Draws, EventForm::Value::Player, {"by", "not-by"}},
    {Moment::Put, EventForm::Value::Cards, {"by", "not-by"}},
    {Moment::Shown, EventForm::Value::Cards, {"by", "not-by"}},
    {Moment::SkillUsed, EventForm::Value::Unit, {"mark", "number"}},
    {Moment::SkillDone, EventForm::Value::Unit, {"mark", "number"}},
    {Moment::PhaseBegins, EventForm::Value::Phase, {"whose"}},
    {Moment::PhaseEnds, EventForm::Value::Phase, {"whose"}},
});
const EventForm& form_of(Moment moment)
{
    return *std::ranges::find(event_forms, moment, &EventForm::moment);
}
/// What an attack does by itself; everything else that has a cause is done by skills.
bool is_done_by_attacks(Moment moment)
{
    return moment == Moment::Destroyed || moment == Moment::OrbLost;
}

} // namespace

std::vector<Trigger> EffectPartsReader::triggers(const YamlNode& node) const
{
    std::vector<Trigger> read;
    if (node.kind() != YamlKind::Sequence) {
        read.push_back(trigger(node));
        return read;
    }
    if (node.size() == 0)
        throw DataError(node.fault(FaultKind::MissingKey, "attacks"));
    for (const YamlNode& item : listed(node))
        read.push_back(trigger(item));
    return read;
}

Trigger EffectPartsReader::trigger(const YamlNode& node) const
{
    Trigger read;
    count_part(node);
    if (node.is_scalar()) {
        read.moment = read_choice(node, "when", moments);
        const EventForm::Value value = form_of(read.moment).value;
        if (value == EventForm::Value::Cards || value == EventForm::Value::Phase)
            throw DataError(
                node.fault(FaultKind::UnknownWord, std::string(node.text()), {}, "when"));
        return read;
    }
    node.require_map();
    const std::vector<YamlNode::Entry> entries = node.entries();
    const auto event = std::ranges::find_if(entries, [](const YamlNode::Entry& entry) {
        return std::ranges::find(moments, entry.key.scalar(),
                                 &std::pair<std::string_view, Moment>::first) != moments.end();
    });
    if (event == entries.end())
        read_choice(entries.empty() ? node : entries.front().key, "when", moments); // is a fault
    read.moment = read_choice(event->key, "when", moments);
    read_event(event->value, read);
    const EventForm& form = form_of(read.moment);
    for (const YamlNode::Entry& entry : entries) {
        const std::string_view key = entry.key.scalar();
        if (key == event->key.scalar())
            continue;
        if (std::ranges::find(form.with, key) == form.with.end())
            throw DataError(entry.key.fault(FaultKind::UnknownKey, std::string(key)));
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
        throw DataError(entry.key.fault(FaultKind::UnknownKey, std::string(entry.key.scalar())));
    into.not_by = entry.key.scalar() == "not-by";
    const YamlNode& node = entry.value;
    if (node.kind() != YamlKind::Sequence) {
        into.causes.push_back(cause(node, into.moment));
        return;
    }
    if (node.size() == 0)
        throw DataError(node.fault(FaultKind::MissingKey, "skill"));
    for (const YamlNode& item : listed(node))
        into.causes.push_back(cause(item, into.moment));
}

void EffectPartsReader::read_event(const YamlNode& node, Trigger& into) const
{
    switch (form_of(into.moment).value) {
    case EventForm::Value::Unit:
        into.subject = filter(node);
        break;
    case EventForm::Value::Player:
        into.whose = read_choice(node, "whose", all_players);
        break;
    case EventForm::Value::Phase:
        into.phase = read_choice(node, "phase", turn_phases);
        if (into.phase == TurnPhase::Begin) // that is when a turn begins
            throw DataError(node.fault(FaultKind::UnknownWord, "begin", {"turn-begins"}, "phase"));
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
            throw DataError(node.fault(FaultKind::MissingKey, "to"));
        break;
    }
    case EventForm::Value::None:
    case EventForm::Value::Self:
        if (into.moment != Moment::Bonded || node.text() != "self")
            throw DataError(
                node.fault(FaultKind::UnknownWord, std::string(node.text()), {}, "when"));
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
            throw DataError(node.fault(FaultKind::UnknownWord, "attack", {}, "by"));
        return read;
    }
    node.require_map();
    node.only_keys({"attack", "skill", "support-skill", "emblem"});
    require_one_of(node, {"attack", "skill", "support-skill", "emblem"});
    if (const auto attack = node.find("attack")) {
        if (!is_done_by_attacks(moment))
            throw DataError(attack->fault(FaultKind::UnknownWord, "attack", {}, "by"));
        read.kind = Kind::Attack;
        read.of = filter(*attack);
    } else if (const auto whose = node.find("support-skill")) {
        read.kind = Kind::SupportSkill;
        read.whose = read_choice(*whose, "whose", all_players);
    } else if (const auto emblem = node.find("emblem")) {
        read.kind = Kind::Emblem;
        read.emblem = emblem->text();
        if (!words_.emblem(read.emblem))
            throw DataError(emblem->fault(FaultKind::UnknownWord, read.emblem, {}, "emblem"));
    } else {
        const YamlNode skill = node.at("skill");
        const std::string_view text = skill.text();
        const bool is_number = !text.empty() && text.front() >= '0' && text.front() <= '9';
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
    std::vector<std::string_view> words(moments.size());
    for (const auto& [word, moment] : moments)
        words[static_cast<std::size_t>(moment)] = word;
    return words;
}

} // namespace kizuna
