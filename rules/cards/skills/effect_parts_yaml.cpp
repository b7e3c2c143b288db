// Long because: filters, triggers, quantities and conditions are read in words that each other's
// forms share.
#include "cards/skills/effect_parts_yaml.h"

#include "cards/skills/card_yaml_skill.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr auto players = std::to_array<std::pair<std::string_view, Whose>>({
    {"own", Whose::Own},
    {"opponent", Whose::Opponent},
    {"both", Whose::Both},
});
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
    {Moment::LeveledUp, EventForm::Value::Unit, {"by", "not-by"}},
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

/// A condition has one of the first keys, and with it only those beside it.
struct ConditionForm {
    std::string_view key;
    std::array<std::string_view, 4> with;
};
constexpr auto condition_forms = std::to_array<ConditionForm>({
    {"turn", {}},
    {"in-battle", {}},
    {"critical", {}},
    {"phase", {}},
    {"units", {"at-least", "at-most", "parity"}},
    {"cards", {"at-least", "at-most", "parity"}},
    {"number", {"at-least", "at-most", "parity", "no-more-than"}},
    {"supported-by", {"whose"}},
    {"support-failed", {}},
    {"destroyed", {}},
    {"uses", {"at-least"}},
    {"done", {"at-least", "at-most"}},
    {"any", {}},
    {"not", {}},
});

constexpr auto turn_counts = std::to_array<std::pair<std::string_view, Quantity::Measure>>({
    {"attacks-this-turn", Quantity::Measure::AttacksThisTurn},
    {"orbs-lost-this-turn", Quantity::Measure::OrbsLostThisTurn},
    {"hand-skills-this-turn", Quantity::Measure::HandSkillsThisTurn},
});
/// Null where the key counts nothing of this turn.
const std::pair<std::string_view, Quantity::Measure>* counted_this_turn(std::string_view key)
{
    const auto found =
        std::ranges::find(turn_counts, key, &std::pair<std::string_view, Quantity::Measure>::first);
    return found == turn_counts.end() ? nullptr : &*found;
}
constexpr auto countable_zones = [] {
    std::array<std::pair<std::string_view, Zone>, card_zones.size() + remembered_cards.size()> all;
    std::ranges::copy(remembered_cards, std::ranges::copy(card_zones, all.begin()).out);
    return all;
}();
bool is_remembered(Zone zone)
{
    return zone == Zone::Seen || zone == Zone::Done || zone == Zone::Paid;
}

/// Refuses a second key of those that each say all.
void require_one_of(const YamlNode& map, const std::vector<std::string_view>& keys)
{
    bool found = false;
    for (const YamlNode::Entry& entry : map.entries()) {
        if (std::ranges::find(keys, entry.key.scalar()) == keys.end())
            continue;
        if (found)
            throw DataError(
                entry.key.fault(FaultKind::UnknownKey, std::string(entry.key.scalar())));
        found = true;
    }
}

void require_form(const YamlNode& node)
{
    std::vector<std::string_view> keys;
    for (const ConditionForm& form : condition_forms)
        keys.push_back(form.key);
    require_one_of(node, keys);
    for (const ConditionForm& form : condition_forms) {
        if (!node.find(form.key))
            continue;
        for (const YamlNode::Entry& entry : node.entries()) {
            const std::string_view key = entry.key.scalar();
            if (key != form.key && std::ranges::find(form.with, key) == form.with.end())
                throw DataError(entry.key.fault(FaultKind::UnknownKey, std::string(key)));
        }
        if (node.find("no-more-than"))
            EffectPartsReader::refuse(node, {"at-least", "at-most", "parity"});
    }
}

} // namespace

Filter EffectPartsReader::filter(const YamlNode& node) const
{
    FilterFault wrong;
    const auto read = parse_filter(node.text(), words_, wrong);
    if (!read) {
        Fault fault = node.fault(FaultKind::UnknownWord, wrong.word, {}, "filter");
        fault.suggestions = wrong.suggestions;
        throw DataError(std::move(fault));
    }
    return *read;
}
Filter EffectPartsReader::filter_at(const YamlNode& map, std::string_view key) const
{
    const auto node = map.find(key);
    return node ? filter(*node) : Filter{};
}
Zone EffectPartsReader::zone(const YamlNode& node)
{
    return read_choice(node, "zone", card_zones);
}

/// One player's; `both` means something only where things are counted.
Whose EffectPartsReader::whose_at(const YamlNode& map, std::string_view key)
{
    const auto node = map.find(key);
    return node ? read_choice(*node, std::string(key), single_players) : Whose::Own;
}
void EffectPartsReader::refuse(const YamlNode& map, std::initializer_list<std::string_view> keys)
{
    for (const YamlNode::Entry& entry : map.entries()) {
        if (std::ranges::find(keys, entry.key.scalar()) != keys.end())
            throw DataError(
                entry.key.fault(FaultKind::UnknownKey, std::string(entry.key.scalar())));
    }
}
bool EffectPartsReader::flag_at(const YamlNode& map, std::string_view key)
{
    const auto node = map.find(key);
    return node && node->flag();
}

std::vector<Trigger> EffectPartsReader::triggers(const YamlNode& node) const
{
    std::vector<Trigger> read;
    if (node.kind() != YamlKind::Sequence) {
        read.push_back(trigger(node));
        return read;
    }
    for (const YamlNode& item : node.items())
        read.push_back(trigger(item));
    if (read.empty())
        throw DataError(node.fault(FaultKind::MissingKey, "attacks"));
    return read;
}

Trigger EffectPartsReader::trigger(const YamlNode& node) const
{
    Trigger read;
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
        else if (key == "with")
            read.with = filter(entry.value);
        else if (key == "from")
            read.from = zone(entry.value);
        else if (key == "whose")
            read.whose = read_choice(entry.value, "whose", players);
        else if (key == "mark")
            read.mark = read_mark(entry.value);
        else if (key == "number")
            read.number = entry.value.number(1, greatest_effect_count);
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
    for (const YamlNode& item : node.items())
        into.causes.push_back(cause(item, into.moment));
    if (into.causes.empty())
        throw DataError(node.fault(FaultKind::MissingKey, "skill"));
}

void EffectPartsReader::read_event(const YamlNode& node, Trigger& into) const
{
    switch (form_of(into.moment).value) {
    case EventForm::Value::Unit:
        into.subject = filter(node);
        break;
    case EventForm::Value::Player:
        into.whose = read_choice(node, "whose", players);
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
            into.whose = read_choice(*whose, "whose", players);
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
        read.whose = read_choice(*whose, "whose", players);
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
            read.number = skill.number(1, greatest_effect_count);
        else
            read.of = filter(skill);
    }
    return read;
}

void EffectPartsReader::measure_cards(const YamlNode& node, Quantity& into) const
{
    node.only_keys({"in", "of", "whose"});
    into.measure = Quantity::Measure::Cards;
    const YamlNode in = node.at("in");
    into.zone = read_choice(in, "zone", countable_zones);
    into.filter = filter_at(node, "of");
    if (is_remembered(into.zone))
        refuse(node, {"whose"});
    if (const auto whose = node.find("whose"))
        into.whose = read_choice(*whose, "whose", players);
}

/// The key of a map that says what is measured.
bool EffectPartsReader::measure(std::string_view key, const YamlNode& node, Quantity& into) const
{
    using Measure = Quantity::Measure;
    if (key == "units" || key == "cost" || key == "stack") {
        into.measure = key == "units"  ? Measure::Units
                       : key == "cost" ? Measure::Cost
                                       : Measure::Stack;
        into.filter = filter(node);
    } else if (key == "cards") {
        measure_cards(node, into);
    } else if (key == "support-of") {
        constexpr auto cards = std::to_array<std::pair<std::string_view, Measure>>(
            {{"shown", Measure::SupportOfShown}, {"opponent", Measure::SupportOfOther}});
        into.measure = read_choice(node, "support-of", cards);
    } else if (key == "cost-of") {
        constexpr auto cards = std::to_array<std::pair<std::string_view, Measure>>(
            {{"opponents-support", Measure::CostOfOther}});
        into.measure = read_choice(node, "cost-of", cards);
    } else if (const auto* count = counted_this_turn(key)) {
        into.measure = count->second;
        into.whose = read_choice(node, "whose", players);
    } else if (key == "done") {
        constexpr auto what =
            std::to_array<std::pair<std::string_view, Measure>>({{"step", Measure::Done}});
        into.measure = read_choice(node, "done", what);
    } else {
        return false;
    }
    return true;
}

Quantity EffectPartsReader::quantity(const YamlNode& node) const
{
    Quantity read;
    if (node.kind() != YamlKind::Map) {
        read.base = node.number(-greatest_effect_number, greatest_effect_number);
        return read;
    }
    node.only_keys({"base", "times", "per", "units", "different", "cards", "cost", "stack",
                    "support-of", "cost-of", "done", "attacks-this-turn", "orbs-lost-this-turn",
                    "hand-skills-this-turn"});
    if (!node.find("units"))
        refuse(node, {"different"});
    require_one_of(node, {"units", "cards", "cost", "stack", "support-of", "cost-of", "done",
                          "attacks-this-turn", "orbs-lost-this-turn", "hand-skills-this-turn"});
    for (const YamlNode::Entry& entry : node.entries()) {
        const std::string_view key = entry.key.scalar();
        if (key == "base")
            read.base = entry.value.number(-greatest_effect_number, greatest_effect_number);
        else if (key == "times")
            read.times = entry.value.number(-greatest_effect_number, greatest_effect_number);
        else if (key == "per")
            read.per = entry.value.number(1, greatest_effect_count);
        else if (key == "different")
            read.different = read_choice(entry.value, "different", differences);
        else
            measure(key, entry.value, read);
    }
    return read;
}

std::vector<Condition> EffectPartsReader::conditions(const YamlNode& node) const
{
    std::vector<Condition> read;
    if (node.kind() != YamlKind::Sequence) {
        read.push_back(condition(node));
        return read;
    }
    for (const YamlNode& item : node.items())
        read.push_back(condition(item));
    return read;
}

Condition EffectPartsReader::condition(const YamlNode& node) const
{
    using Kind = Condition::Kind;
    node.require_map();
    node.only_keys({"turn", "in-battle", "units", "cards", "number", "at-least", "at-most",
                    "no-more-than", "supported-by", "whose", "destroyed", "uses", "done", "any",
                    "not", "critical", "phase", "support-failed", "parity"});
    require_form(node);
    Condition read;
    read.whose = whose_at(node, "whose");
    read.most = greatest_effect_number;
    const auto least = node.find("at-least");
    const auto most = node.find("at-most");
    const auto parity = node.find("parity");
    if (parity) {
        constexpr auto parities = std::to_array<std::pair<std::string_view, Condition::Parity>>(
            {{"odd", Condition::Parity::Odd}, {"even", Condition::Parity::Even}});
        read.parity = read_choice(*parity, "parity", parities);
    }
    read.least = least            ? least->number(-greatest_effect_number, greatest_effect_number)
                 : most || parity ? -greatest_effect_number
                                  : 1;
    if (most)
        read.most = most->number(-greatest_effect_number, greatest_effect_number);
    if (const auto turn = node.find("turn")) {
        read.kind = Kind::Turn;
        read.whose = read_choice(*turn, "turn", players);
    } else if (const auto battle = node.find("in-battle")) {
        read.kind = Kind::InBattle;
        if (!battle->flag()) {
            read.parts = {read};
            read.kind = Kind::Not;
        }
    } else if (const auto critical = node.find("critical")) {
        read.kind = Kind::Critical;
        if (!critical->flag()) {
            read.parts = {read};
            read.kind = Kind::Not;
        }
    } else if (const auto phase = node.find("phase")) {
        read.kind = Kind::InPhase;
        read.phase = read_choice(*phase, "phase", turn_phases);
    } else if (const auto failed = node.find("support-failed")) {
        read.kind = Kind::SupportFailed;
        read.whose = read_choice(*failed, "whose", single_players);
    } else if (const auto units = node.find("units")) {
        measure("units", *units, read.left);
    } else if (const auto cards = node.find("cards")) {
        measure_cards(*cards, read.left);
    } else if (const auto number = node.find("number")) {
        read.left = quantity(*number);
        if (const auto right = node.find("no-more-than")) {
            read.kind = Kind::LessOrEqual;
            read.right = quantity(*right);
        }
    } else if (const auto support = node.find("supported-by")) {
        read.kind = Kind::SupportedBy;
        read.filter = filter(*support);
    } else if (const auto destroyed = node.find("destroyed")) {
        read.kind = Kind::Destroyed;
        read.filter = filter(*destroyed);
    } else if (const auto uses = node.find("uses")) {
        read.kind = Kind::Uses;
        read.left.base = uses->number(1, greatest_effect_count);
    } else if (const auto done = node.find("done")) {
        measure("done", *done, read.left);
    } else if (const auto any = node.find("any")) {
        read.kind = Kind::Any;
        read.parts = conditions(*any);
    } else {
        read.kind = Kind::Not;
        read.parts = conditions(node.at("not"));
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
