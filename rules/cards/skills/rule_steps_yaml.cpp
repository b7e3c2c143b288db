#include "cards/skills/step_reader.h"

#include "cards/base/faults.h"

namespace kizuna {

/// Reads a change of the costs of cards in the hand or other zones. One that lasts for a while is
/// of units alone.
void StepReader::read_cost(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "by", "to", "in", "at-least", "onto", "until", "n", "may"});
    into.of = filter_at(node, "of");
    read_by_or_to(node, into);
    if (into.verb == Verb::ClassChangeCost)
        refuse(node, {"in"});
    const auto in = node.find("in");
    if (in) {
        for (const YamlNode& item : one_or_listed(*in, 1))
            into.zones |= zone_bit(read_choice(item, "zone", step_sources_and_field));
    } else {
        into.zones = zone_bit(Zone::Hand);
    }
    if (!always_on_ && into.zones != zone_bit(Zone::Field))
        (in ? *in : node).refuse(faults::MissingKey{"in: field"});
    if (into.zones != zone_bit(Zone::Hand))
        refuse(node, {"onto"});
    if (const auto min = node.find("at-least"))
        into.min_amount = min->number(1, max_effect_count);
    into.onto = filter_at(node, "onto");
    read_until(node, into);
    read_count(node, into);
}

/// Reads a change of the own support value or, in a skill that is always on, of cards that support
/// the units.
void StepReader::read_support(const YamlNode& node, Step& into) const
{
    if (always_on_) {
        node.only_keys({"of", "with", "by"});
        into.of = units_at(node, "of");
        into.with = filter_at(node, "with");
        into.amount = quantity(node.at("by"));
        return;
    }
    node.only_keys({"by", "to"});
    read_by_or_to(node, into);
}

/// Reads a rule for a player's support card now, or for the cards that support the units.
void StepReader::read_support_rule(const YamlNode& node, Step& into) const
{
    if (node.is_scalar() && !always_on_) {
        read_whose(node, into);
        return;
    }
    node.only_keys({"of", "with", "emblem", "lost", "until"});
    into.of = units_at(node, "of");
    if (into.verb != Verb::CancelSupportSkill)
        refuse(node, {"emblem", "lost"});
    into.takes_away = flag_at(node, "lost");
    if (const auto emblem = node.find("emblem")) {
        into.emblem = emblem->text();
        if (!words_.emblem(into.emblem))
            emblem->refuse(faults::UnknownWord{into.emblem, "emblem"});
    }
    if (!always_on_ && into.verb == Verb::AllowSupport)
        node.refuse(faults::UnknownKey{"of"});
    if (!always_on_)
        refuse(node, {"with"});
    into.with = filter_at(node, "with");
    read_until(node, into);
}

void StepReader::read_waive(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "symbols", "for"});
    into.of = filter_at(node, "of");
    if (const auto act = node.find("for")) {
        constexpr auto acts = std::to_array<std::pair<std::string_view, UnitAct>>(
            {{"deploy", UnitAct::Deploy}, {"level-up", UnitAct::LevelUp}});
        into.waived_for = read_choice(*act, "for", acts);
    }
    const auto symbols = node.find("symbols");
    if (!symbols)
        return;
    read_tags(*symbols, into);
    for (const YamlNode& word : symbols->items()) {
        if (!words_.symbol(word.scalar()))
            word.refuse(faults::UnknownWord{word.scalar(), "symbols"});
    }
}

void StepReader::read_count_as(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "in", "names", "tags", "until", "n", "may"});
    into.of = filter(node.at("of"));
    if (!always_on_)
        refuse(node, {"in"}); // for a while only units count as something
    read_until(node, into);
    read_count(node, into);
    const auto in = node.find("in");
    into.from = in ? zone(*in) : Zone::Field;
    if (const auto names = node.find("names")) {
        for (const YamlNode& word : listed(*names)) {
            into.names.push_back(read_text(word));
            reading_.names.push_back({into.names.back(), false, word.place()});
        }
    }
    if (const auto tags = node.find("tags"))
        read_tags(*tags, into);
    if (into.names.empty() && into.tags.empty())
        node.refuse(faults::MissingKey{"tags"});
}

/// Reads symbols, weapons, types and genders.
void StepReader::read_tags(const YamlNode& list, Step& into) const
{
    for (const YamlNode& word : listed(list)) {
        into.tags.push_back(read_text(word));
        if (!is_tag(into.tags.back(), words_))
            word.refuse(faults::UnknownWord{into.tags.back(), "tags"});
    }
}

void StepReader::read_other_payment(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "pay", "only"});
    into.of = filter(node.at("of"));
    into.then = steps_in_play(node.at("pay"));
    into.sets = flag_at(node, "only");
}

void StepReader::read_skill_effect(const YamlNode& node, Step& into) const
{
    node.only_keys({"skill", "effect", "until"});
    into.of_skill = node.at("skill").number(1, max_skill_);
    into.of.wanted |= 1U << static_cast<unsigned>(Quality::Self);
    StepReader reader(reading_); // of whatever sets that skill off
    reader.memory_.subject = reader.memory_.destroyed = true;
    into.then = reader.steps(node.at("effect"));
    read_until(node, into);
}

void StepReader::read_support_times(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "times"});
    into.of = units_at(node, "of");
    into.amount = quantity(node.at("times"));
}

void StepReader::read_loses(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "tags", "symbols", "range", "until", "n", "may"});
    into.of = filter(node.at("of"));
    into.to = Zone::Field;
    if (const auto tags = node.find("tags"))
        read_tags(*tags, into);
    if (const auto symbols = node.find("symbols")) {
        constexpr auto all = std::to_array<std::pair<std::string_view, bool>>({{"all", true}});
        into.every_symbol = read_choice(*symbols, "symbols", all);
    }
    if (const auto range = node.find("range"))
        into.ranges = read_choice(*range, "range", step_distances);
    if (into.tags.empty() && !into.every_symbol && into.ranges == 0)
        node.refuse(faults::MissingKey{"tags"});
    read_until(node, into);
    read_count(node, into);
}

/// Reads what units acquire: in a skill that is always on from units or a support card, else for a
/// while from the cards of the step before.
void StepReader::read_acquire(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "in", "what", "from", "mark", "until", "n", "may"});
    constexpr auto things = std::to_array<std::pair<std::string_view, Acquired>>({
        {"skills", acquired_skills},
        {"symbols", acquired_symbols},
        {"weapons", acquired_weapons},
        {"types", acquired_types},
        {"range", acquired_range},
        {"support-skills", acquired_support_skills},
    });
    const YamlNode what = node.at("what");
    for (const YamlNode& word : one_or_listed(what))
        into.what = static_cast<Acquired>(into.what | read_choice(word, "what", things));
    into.of = filter(node.at("of"));
    into.to = Zone::Field;
    if (const auto in = node.find("in")) {
        constexpr auto zones =
            std::to_array<std::pair<std::string_view, Zone>>({{"bonds", Zone::Bonds}});
        into.to = read_choice(*in, "in", zones);
    }
    const YamlNode from = node.at("from");
    const std::string_view source = from.text();
    into.from_units = source != "support" && source != "opponents-support" && source != "done";
    if (into.from_units)
        into.with = filter(from);
    else
        into.from = source == "done" ? Zone::Done : Zone::Support;
    // What can be taken from there.
    constexpr Acquired tags = acquired_symbols | acquired_weapons | acquired_types;
    const Acquired possible = into.to == Zone::Bonds ? acquired_skills
                              : source == "done"     ? acquired_skills
                              : source == "support"  ? tags
                              : source == "opponents-support"
                                  ? acquired_support_skills
                                  : acquired_skills | tags | acquired_range;
    if (into.what == 0 || (into.what & ~possible) != 0)
        what.refuse(faults::UnknownWord{source, "from"});
    if ((source == "done") == always_on_)
        from.refuse(faults::UnknownWord{source, "from"});
    if (into.to == Zone::Bonds && !into.from_units)
        refuse(node, {"in"});
    if ((into.what & acquired_skills) == 0)
        refuse(node, {"mark"});
    if (const auto mark = node.find("mark"))
        into.mark = read_mark(*mark);
    read_until(node, into);
    read_count(node, into);
}

/// Reads what happens in place of a unit's or orb's destruction, of a support's end, or of the
/// player's defeat.
void StepReader::read_instead(const YamlNode& node, Step& into) const
{
    constexpr auto own = std::to_array<std::pair<std::string_view, Whose>>({{"own", Whose::Own}});
    if (const auto support = node.find("support")) {
        node.only_keys({"support", "of", "then"});
        into.whose = read_choice(*support, "support", own);
        into.from = Zone::Support;
        into.of = filter_at(node, "of");
        into.then = steps_in_play(node.at("then"));
        return;
    }
    if (const auto defeat = node.find("defeat")) {
        node.only_keys({"defeat", "pay", "then"});
        into.whose = read_choice(*defeat, "defeat", own);
        into.from = Zone::Self; // the card in the hand says so
        StepReader reader(reading_);
        into.then = reader.steps(node.at("pay"));
        reader.memory_.paid = true;
        if (const auto then = node.find("then"))
            into.otherwise = reader.steps(*then);
        return;
    }
    read_instead_of_destruction(node, into);
}

void StepReader::read_instead_of_destruction(const YamlNode& node, Step& into) const
{
    const auto orb = node.find("orb");
    if (orb) {
        node.only_keys({"orb", "by", "from", "to"});
        into.whose = read_choice(*orb, "orb", single_players);
        into.from = Zone::Orbs;
    } else {
        node.only_keys({"destroyed", "by", "from", "to", "may", "pay"});
        into.of = filter(node.at("destroyed"));
        into.from = Zone::Field;
    }
    if (const auto by = node.find("by"))
        into.by = read_choice(*by, "by", forbidding_causes);
    into.source = filter_at(node, "from");
    if (const auto pay = node.find("pay")) {
        refuse(node, {"to", "may"});
        into.then = steps_in_play(*pay);
        return;
    }
    into.up_to = flag_at(node, "may");
    into.to = read_choice(node.at("to"), "zone", step_destinations);
    if (into.to == Zone::Stack || into.to == Zone::Support)
        node.at("to").refuse(faults::UnknownWord{node.at("to").scalar(), "zone"});
    into.to_top = node.at("to").scalar() != "deck-bottom";
}

/// Reads which cards under the skill's unit can be deployed as if they were in the hand.
void StepReader::read_also_deploy(const YamlNode& node, Step& into) const
{
    node.only_keys({"from", "of"});
    constexpr auto zones =
        std::to_array<std::pair<std::string_view, Zone>>({{"stack", Zone::Stack}});
    into.from = read_choice(node.at("from"), "zone", zones);
    into.of = filter_at(node, "of");
}

std::vector<Step> StepReader::steps_in_play(const YamlNode& node) const
{
    StepReader reader(reading_);
    return reader.steps(node);
}

} // namespace kizuna
