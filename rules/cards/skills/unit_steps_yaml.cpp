#include "cards/skills/step_reader.h"

#include "cards/base/faults.h"

namespace kizuna {
namespace {

constexpr auto unit_acts = std::to_array<std::pair<std::string_view, UnitAct>>({
    {"critical", UnitAct::Critical},
    {"evade", UnitAct::Evade},
    {"attack", UnitAct::Attack},
    {"move", UnitAct::Move},
    {"be-attacked", UnitAct::BeAttacked},
    {"be-destroyed", UnitAct::BeDestroyed},
    {"untap", UnitAct::Untap},
    {"be-chosen", UnitAct::BeChosen},
    {"level-up", UnitAct::LevelUp},
    {"class-change", UnitAct::ClassChange},
    {"deploy", UnitAct::Deploy},
    {"bond", UnitAct::Bond},
    {"be-flipped", UnitAct::BeFlipped},
    {"be-discarded", UnitAct::BeDiscarded},
    {"add-orb", UnitAct::AddOrb},
    {"draw", UnitAct::Draw},
    {"change-protagonist", UnitAct::ChangeProtagonist},
});
/// The keys beside `what`, `of`, `until`, `n` and `may` that say more of what is forbidden.
struct ForbidForm {
    UnitAct act;
    std::array<std::string_view, 5> keys;
};
constexpr auto forbid_forms = std::to_array<ForbidForm>({
    {UnitAct::Attack, {"against"}},
    {UnitAct::Move, {"by", "from"}},
    {UnitAct::BeDestroyed, {"by", "from"}},
    {UnitAct::Untap, {"by", "from"}},
    {UnitAct::BeChosen, {"by", "from"}},
    {UnitAct::LevelUp, {"with", "by", "from"}},
    {UnitAct::ClassChange, {"with", "by", "from"}},
    {UnitAct::Deploy, {"whose", "to", "by", "from"}},
    {UnitAct::Bond, {"whose", "in", "by", "from"}},
    {UnitAct::BeFlipped, {"whose", "by", "from"}},
    {UnitAct::BeDiscarded, {"whose", "by", "from"}},
    {UnitAct::AddOrb, {"whose"}},
    {UnitAct::Draw, {"whose"}},
    {UnitAct::ChangeProtagonist, {"whose"}},
});

bool names_one_unit(const Filter& filter)
{
    constexpr std::array words = {Quality::Chosen,   Quality::Subject,   Quality::Attacker,
                                  Quality::Defender, Quality::Supported, Quality::Opposing};
    return std::ranges::any_of(words, [&](Quality word) { return filter.wants(word); }) ||
           (filter.wants(Quality::Protagonist) && filter.side != Filter::Side::Any);
}

} // namespace

void StepReader::read_units(const YamlNode& node, Step& into) const
{
    if (node.is_scalar()) {
        into.of = filter(node);
        return;
    }
    node.only_keys({"of", "n", "may", "chooser", "different", "sum-cost"});
    into.of = filter(node.at("of"));
    read_count(node, into);
    into.chosen_by_opponent = whose_at(node, "chooser") == Whose::Opponent;
}

/// Reads a step that makes the skill's unit a copy of one other.
void StepReader::read_copy(const YamlNode& node, Step& into) const
{
    if (!is_of_unit_) // nothing would become a copy
        node.refuse(faults::UnknownKey{"copy"});
    read_units(node, into);
    if (into.of.wants(Quality::Self))
        node.refuse(faults::UnknownWord{"self", "copy"});
    if (!into.count && !names_one_unit(into.of))
        node.refuse(faults::MissingKey{"n"});
    if (into.count && (*into.count != 1 || into.number))
        node.at("n").refuse(faults::OutOfRange{"n", "1"});
}

void StepReader::read_change(const YamlNode& node, Step& into) const
{
    const bool may_multiply = into.verb == Verb::Strength && !always_on_;
    if (may_multiply)
        node.only_keys({"of", "by", "to", "times", "until", "n", "may"});
    else
        node.only_keys({"of", "by", "to", "until", "n", "may"});
    into.of = filter_at(node, "of");
    into.multiplies = node.find("times").has_value();
    if (into.multiplies) {
        refuse(node, {"by", "to"});
        into.amount = quantity(node.at("times"));
    } else {
        read_by_or_to(node, into);
    }
    read_until(node, into);
    read_count(node, into);
}

void StepReader::read_range(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "also", "only", "against", "until", "n", "may"});
    into.of = filter(node.at("of"));
    if (node.find("against")) {
        into.against = units_at(node, "against");
        refuse(node, {"only"});
    }
    into.sets = node.find("only").has_value();
    into.ranges =
        read_choice(into.sets ? node.at("only") : node.at("also"), "range", step_distances);
    read_until(node, into);
    read_count(node, into);
}

/// Reads how many orbs are destroyed, or with `by` how many more.
void StepReader::read_orbs(const YamlNode& node, Step& into) const
{
    into.sets = node.kind() != YamlKind::Map || !node.find("by");
    if (into.sets) {
        read_amount(node, into);
        return;
    }
    node.only_keys({"of", "by"});
    if (!always_on_)
        refuse(node, {"of"});
    into.of = filter_at(node, "of");
    into.amount = quantity(node.at("by"));
}

void StepReader::read_forbid(const YamlNode& node, Step& into) const
{
    std::vector<std::string_view> keys = {"what", "of", "until", "n", "may"};
    into.act = read_choice(node.at("what"), "what", unit_acts);
    for (const ForbidForm& form : forbid_forms) {
        if (form.act == into.act)
            keys.insert(keys.end(), form.keys.begin(), form.keys.end());
    }
    for (const YamlNode::Entry& entry : node.entries()) {
        if (std::ranges::find(keys, entry.key.scalar()) == keys.end())
            entry.key.refuse(faults::UnknownKey{entry.key.scalar()});
    }
    if (is_of_cards(into.act)) {
        refuse(node, {"n", "may"});
        if (into.act >= UnitAct::AddOrb)
            refuse(node, {"of"});
        into.of = filter_at(node, "of");
    } else {
        into.of = filter(node.at("of"));
    }
    if (const auto by = node.find("by"))
        into.by = read_choice(*by, "by", forbidding_causes);
    if (into.by != ForbiddenBy::Skill && into.by != ForbiddenBy::Any &&
        into.act != UnitAct::BeDestroyed)
        node.at("by").refuse(faults::UnknownWord{node.at("by").scalar(), "by"});
    into.source = filter_at(node, "from");
    into.against = filter_at(node, "against");
    into.with = filter_at(node, "with");
    into.whose = whose_at(node, "whose");
    into.from = Zone::Field; // from anywhere
    if (const auto in = node.find("in"))
        into.from = zone(*in);
    if (const auto line = node.find("to"))
        into.line = read_choice(*line, "to", step_lines);
    read_until(node, into);
    read_count(node, into);
}

} // namespace kizuna
