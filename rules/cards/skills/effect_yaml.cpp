// Long because: every kind of step is read here, one function for each form.
#include "cards/skills/effect_yaml.h"

#include "cards/effects/effect_memory.h"
#include "cards/skills/card_yaml_skill.h"
#include "cards/skills/effect_parts_yaml.h"
#include "cards/skills/skill_payment.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr auto sources = [] {
    std::array<std::pair<std::string_view, Zone>, card_zones.size() + 2> all;
    std::ranges::copy(card_zones, all.begin());
    all[card_zones.size()] = {"self", Zone::Self};
    all[card_zones.size() + 1] = {"seen", Zone::Seen};
    return all;
}();
constexpr auto sources_and_field = [] {
    std::array<std::pair<std::string_view, Zone>, sources.size() + 1> all;
    std::ranges::copy(sources, all.begin());
    all[sources.size()] = {"field", Zone::Field};
    return all;
}();
constexpr auto destinations = std::to_array<std::pair<std::string_view, Zone>>({
    {"deck", Zone::Deck},
    {"deck-bottom", Zone::Deck},
    {"hand", Zone::Hand},
    {"orbs", Zone::Orbs},
    {"bonds", Zone::Bonds},
    {"retreat", Zone::Retreat},
    {"infinite", Zone::Infinite},
    {"support", Zone::Support},
});
constexpr auto durations = std::to_array<std::pair<std::string_view, Until>>({
    {"battle", Until::EndOfBattle},
    {"turn", Until::EndOfTurn},
    {"opponents-turn", Until::EndOfOpponentsTurn},
    {"forever", Until::Forever},
    {"own-turn", Until::EndOfOwnTurn},
});
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
});
constexpr auto causes = std::to_array<std::pair<std::string_view, ForbiddenBy>>({
    {"skill", ForbiddenBy::Skill},
    {"attack", ForbiddenBy::Attack},
    {"critical", ForbiddenBy::Critical},
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
});
constexpr auto lines = std::to_array<std::pair<std::string_view, Step::Line>>({
    {"any", Step::Line::Any},
    {"front", Step::Line::Front},
    {"back", Step::Line::Back},
});
/// What steps do in skills that are always on, and there alone.
bool is_only_always_on(Verb verb)
{
    return verb == Verb::ClassChangeCost || verb == Verb::CountAs || verb == Verb::AllowSupport ||
           verb == Verb::Waive || verb == Verb::CriticalBy || verb == Verb::EvadeBy ||
           verb == Verb::Instead;
}
bool is_also_always_on(Verb verb)
{
    return verb == Verb::Strength || verb == Verb::Range || verb == Verb::OrbsToDestroy ||
           verb == Verb::SupportValue || verb == Verb::CancelSupportSkill || verb == Verb::Cost ||
           verb == Verb::FailSupport || verb == Verb::CriticalTimes || verb == Verb::Forbid ||
           verb == Verb::Grant || verb == Verb::Silence || verb == Verb::MarksHold ||
           verb == Verb::SkillCost || verb == Verb::If;
}

class Reader : public EffectPartsReader {
public:
    using EffectPartsReader::EffectPartsReader;

    Script script(const YamlNode& node)
    {
        Script script;
        const auto category = node.find("category");
        const std::string_view name = category ? category->scalar() : "support";
        if (name == "auto" || name == "bond-auto" || name == "spec") {
            const auto when = name == "spec" ? node.find("when") : node.at("when");
            if (when)
                script.when = triggers(*when);
        } else {
            refuse(node, {"when"});
        }
        if (const auto in = node.find("in")) {
            if (script.when.empty() || name != "spec")
                refuse(node, {"in"});
            constexpr auto zones = std::to_array<std::pair<std::string_view, Zone>>(
                {{"hand", Zone::Hand}, {"retreat", Zone::Retreat}, {"infinite", Zone::Infinite}});
            script.works_in = read_choice(*in, "in", zones);
        }
        always_on_ =
            name == "cont" || name == "bond-cont" || (name == "spec" && script.when.empty());
        if (const auto conditions_node = node.find("if")) {
            script.conditions = conditions(*conditions_node);
            require_memory(word_without_memory(script.conditions, memory_), *conditions_node);
        }
        memory_.paid = node.find("cost").has_value();
        script.steps = steps(node.at("effect"));
        return script;
    }

private:
    std::vector<Step> steps(const YamlNode& node) const
    {
        node.require_sequence();
        std::vector<Step> read;
        for (const YamlNode& item : node.items())
            read.push_back(step(item));
        return read;
    }

    Step step(const YamlNode& node) const;
    void read_units(const YamlNode& node, Step& into) const;
    void read_change(const YamlNode& node, Step& into) const;
    void read_put(const YamlNode& node, Step& into) const;
    void read_deploy(const YamlNode& node, Step& into) const;
    void read_stacking(const YamlNode& node, Step& into) const;
    void read_cards(const YamlNode& node, Step& into) const;
    void read_range(const YamlNode& node, Step& into) const;
    void read_orbs(const YamlNode& node, Step& into) const;
    void read_cost(const YamlNode& node, Step& into) const;
    void read_phase(const YamlNode& node, Step& into) const
    {
        into.phase = read_choice(node, "phase", turn_phases);
    }
    void read_support(const YamlNode& node, Step& into) const;
    void read_support_rule(const YamlNode& node, Step& into) const;
    void read_forbid(const YamlNode& node, Step& into) const;
    void read_draw(const YamlNode& node, Step& into) const;
    void read_amount(const YamlNode& node, Step& into) const { into.amount = quantity(node); }
    void read_bonds(const YamlNode& node, Step& into) const;
    void read_count_as(const YamlNode& node, Step& into) const;
    void read_waive(const YamlNode& node, Step& into) const;
    void read_other_payment(const YamlNode& node, Step& into) const;
    void read_instead(const YamlNode& node, Step& into) const;
    void read_silence(const YamlNode& node, Step& into) const;
    void read_marks_hold(const YamlNode& node, Step& into) const;
    void read_skill_cost(const YamlNode& node, Step& into) const;
    /// Steps that are carried out, also where they stand in a skill that is always on.
    std::vector<Step> steps_in_play(const YamlNode& node) const
    {
        Reader reader(words_);
        return reader.steps(node);
    }
    void read_tags(const YamlNode& list, Step& into) const;
    void read_grant(const YamlNode& node, Step& into) const;
    GrantedSkill granted_skill(const YamlNode& node) const;
    void read_whose(const YamlNode& node, Step& into) const
    {
        into.whose = read_choice(node, "whose", single_players);
    }
    void read_then(const YamlNode& node, Step& into) const { into.then = steps(node); }
    void read_if(const YamlNode& node, Step& into) const { into.conditions = conditions(node); }

    /// One zone, or a list of zones of cards.
    static void read_from(const YamlNode& node, Step& into)
    {
        if (node.kind() != YamlKind::Sequence) {
            if (into.verb == Verb::Put)
                into.from = read_choice(node, "zone", sources_and_field);
            else
                into.from = read_choice(node, "zone", sources);
            return;
        }
        std::vector<Zone> zones;
        for (const YamlNode& item : node.items())
            zones.push_back(zone(item));
        if (zones.size() < 2)
            throw DataError(
                node.fault(FaultKind::OutOfRange, std::to_string(zones.size()), "2 to 7"));
        into.from = zones.front();
        into.or_from.assign(zones.begin() + 1, zones.end());
    }
    /// Fails where a word speaks of what no step before it did.
    static void require_memory(std::string_view word, const YamlNode& node)
    {
        if (word.empty())
            return;
        const std::string_view steps = word == "seen"   ? "look, show"
                                       : word == "paid" ? "cost, pay"
                                                        : "put, draw, destroy, move, tap";
        throw DataError(
            node.fault(FaultKind::NothingEarlier, std::string(word), std::string(steps)));
    }
    /// `n`, and `may: true` for "up to n".
    void read_count(const YamlNode& map, Step& into) const
    {
        if (always_on_)
            refuse(map, {"n", "may", "different", "sum-cost"}); // nothing is chosen
        if (!map.find("n"))
            refuse(map, {"different", "sum-cost"});
        if (const auto different = map.find("different"))
            into.different = read_choice(*different, "different", differences);
        if (const auto sum = map.find("sum-cost"))
            into.cost_sum = sum->number(0, greatest_effect_count);
        if (const auto n = map.find("n")) {
            if (n->is_scalar() && n->scalar() == "any") {
                into.count = greatest_effect_count;
                into.up_to = true;
            } else if (n->kind() == YamlKind::Map) {
                into.count = greatest_effect_count;
                into.number = quantity(*n);
            } else {
                into.count = n->number(1, greatest_effect_count);
            }
        }
        into.up_to = into.up_to || flag_at(map, "may");
    }
    void read_until(const YamlNode& map, Step& into) const
    {
        if (always_on_)
            refuse(map, {"until"});
        if (const auto until = map.find("until"))
            into.until = read_choice(*until, "until", durations);
    }
    /// `top: 3`, of a deck alone.
    static void read_top(const YamlNode& map, Step& into)
    {
        if (into.from != Zone::Deck)
            refuse(map, {"top"});
        if (const auto top = map.find("top"))
            into.top = top->number(1, greatest_effect_count);
    }
    /// Of units, which the step cannot do without.
    Filter units_at(const YamlNode& map, std::string_view key) const
    {
        Filter of = filter(map.at(key));
        if (of == Filter{})
            throw DataError(map.at(key).fault(FaultKind::MissingKey, "ally"));
        return of;
    }
    void read_by_or_to(const YamlNode& map, Step& into) const
    {
        into.sets = map.find("to").has_value();
        into.amount = quantity(into.sets ? map.at("to") : map.at("by"));
    }

    struct VerbForm {
        std::string_view key;
        Verb verb;
        void (Reader::*read)(const YamlNode& node, Step& into) const;
    };
    static const std::array<VerbForm, 45> forms;

    bool always_on_ = false;      ///< the skill that is read
    mutable EffectMemory memory_; ///< what the steps read so far leave to speak of
};

const std::array<Reader::VerbForm, 45> Reader::forms = {{
    {"strength", Verb::Strength, &Reader::read_change},
    {"support", Verb::SupportValue, &Reader::read_support},
    {"allow-support", Verb::AllowSupport, &Reader::read_support_rule},
    {"cost", Verb::Cost, &Reader::read_cost},
    {"class-change-cost", Verb::ClassChangeCost, &Reader::read_cost},
    {"again", Verb::Again, &Reader::read_phase},
    {"counts-as", Verb::CountAs, &Reader::read_count_as},
    {"waive-symbols", Verb::Waive, &Reader::read_waive},
    {"critical-by", Verb::CriticalBy, &Reader::read_other_payment},
    {"evade-by", Verb::EvadeBy, &Reader::read_other_payment},
    {"instead", Verb::Instead, &Reader::read_instead},
    {"silence", Verb::Silence, &Reader::read_silence},
    {"marks-hold", Verb::MarksHold, &Reader::read_marks_hold},
    {"skill-cost", Verb::SkillCost, &Reader::read_skill_cost},
    {"defender", Verb::Defender, &Reader::read_units},
    {"grant", Verb::Grant, &Reader::read_grant},
    {"range", Verb::Range, &Reader::read_range},
    {"orbs", Verb::OrbsToDestroy, &Reader::read_orbs},
    {"critical-times", Verb::CriticalTimes, &Reader::read_amount},
    {"draw", Verb::Draw, &Reader::read_draw},
    {"put", Verb::Put, &Reader::read_put},
    {"move", Verb::Move, &Reader::read_units},
    {"tap", Verb::Tap, &Reader::read_units},
    {"untap", Verb::Untap, &Reader::read_units},
    {"destroy", Verb::Destroy, &Reader::read_units},
    {"survive", Verb::Survive, &Reader::read_units},
    {"protagonist", Verb::Protagonist, &Reader::read_units},
    {"choose", Verb::Choose, &Reader::read_units},
    {"deploy", Verb::Deploy, &Reader::read_deploy},
    {"level-up", Verb::LevelUp, &Reader::read_stacking},
    {"grow", Verb::Grow, &Reader::read_stacking},
    {"look", Verb::Look, &Reader::read_cards},
    {"show", Verb::Show, &Reader::read_cards},
    {"flip", Verb::Flip, &Reader::read_bonds},
    {"turn-orbs", Verb::TurnOrbs, &Reader::read_bonds},
    {"turn-up", Verb::TurnUp, &Reader::read_bonds},
    {"shuffle", Verb::Shuffle, &Reader::read_whose},
    {"forbid", Verb::Forbid, &Reader::read_forbid},
    {"cancel-support-skill", Verb::CancelSupportSkill, &Reader::read_support_rule},
    {"fail-support", Verb::FailSupport, &Reader::read_support_rule},
    {"win", Verb::Win, &Reader::read_whose},
    {"if", Verb::If, &Reader::read_if},
    {"may", Verb::May, &Reader::read_then},
    {"at-end-of-battle", Verb::AtEndOfBattle, &Reader::read_then},
    {"repeat", Verb::Repeat, &Reader::read_then},
}};

Step Reader::step(const YamlNode& node) const
{
    node.require_map();
    const std::vector<YamlNode::Entry> entries = node.entries();
    if (entries.empty())
        throw DataError(node.fault(FaultKind::MissingKey, "strength"));
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
            throw DataError(node.fault(FaultKind::MissingKey, "then"));
        read.chosen_by_opponent = whose_at(node, "chooser") == Whose::Opponent;
        return read;
    }
    for (const VerbForm& form : forms) {
        if (form.key != key)
            continue;
        read.verb = form.verb;
        if (always_on_ ? !is_only_always_on(form.verb) && !is_also_always_on(form.verb)
                       : is_only_always_on(form.verb))
            throw DataError(entries.front().key.fault(FaultKind::UnknownKey, std::string(key)));
        const EffectMemory before = memory_;
        if (form.verb == Verb::AtEndOfBattle) // nothing is remembered so long
            memory_ = {};
        (this->*form.read)(entries.front().value, read);
        if (form.verb == Verb::AtEndOfBattle)
            memory_ = before;
        require_memory(word_without_memory(read, memory_), entries.front().key);
        memory_.note(read);
        if (read.verb == Verb::If) {
            node.only_keys({"if", "then", "else"});
            read.then = steps(node.at("then"));
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
    Fault fault = entries.front().key.fault(FaultKind::UnknownKey, std::string(key));
    std::vector<std::string> known = {"pay"};
    for (const VerbForm& form : forms)
        known.emplace_back(form.key);
    fault.suggestions = nearest(key, known);
    throw DataError(std::move(fault));
}

void Reader::read_units(const YamlNode& node, Step& into) const
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

void Reader::read_change(const YamlNode& node, Step& into) const
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

/// Of cards of the hand, or of other zones; for a while, of units alone.
void Reader::read_cost(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "by", "to", "in", "at-least", "onto", "until", "n", "may"});
    into.of = filter_at(node, "of");
    read_by_or_to(node, into);
    if (into.verb == Verb::ClassChangeCost)
        refuse(node, {"in"});
    const auto in = node.find("in");
    if (in && in->kind() == YamlKind::Sequence) {
        for (const YamlNode& item : in->items())
            into.zones |= zone_bit(read_choice(item, "zone", sources_and_field));
    } else if (in) {
        into.zones = zone_bit(read_choice(*in, "zone", sources_and_field));
    } else {
        into.zones = zone_bit(Zone::Hand);
    }
    if (!always_on_ && into.zones != zone_bit(Zone::Field))
        throw DataError((in ? *in : node).fault(FaultKind::MissingKey, "in: field"));
    if (into.zones != zone_bit(Zone::Hand))
        refuse(node, {"onto"});
    if (const auto least = node.find("at-least"))
        into.min_amount = least->number(1, greatest_effect_count);
    into.onto = filter_at(node, "onto");
    read_until(node, into);
    read_count(node, into);
}

/// Of the own support card; always on, of the cards that support the units.
void Reader::read_support(const YamlNode& node, Step& into) const
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

/// Of a player's support card at once; or of those that support the units.
void Reader::read_support_rule(const YamlNode& node, Step& into) const
{
    if (node.is_scalar() && !always_on_) {
        read_whose(node, into);
        return;
    }
    node.only_keys({"of", "with", "until"});
    into.of = units_at(node, "of");
    if (!always_on_ && into.verb != Verb::FailSupport)
        throw DataError(node.fault(FaultKind::UnknownKey, "of"));
    if (!always_on_)
        refuse(node, {"with"});
    into.with = filter_at(node, "with");
    read_until(node, into);
}

/// So many at least, or so many more.
void Reader::read_orbs(const YamlNode& node, Step& into) const
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

void Reader::read_put(const YamlNode& node, Step& into) const
{
    node.only_keys({"from", "to", "of", "n", "may", "face", "whose", "chooser", "random", "show",
                    "top", "different", "sum-cost"});
    read_from(node.at("from"), into);
    if (into.from == Zone::Seen)
        refuse(node, {"whose"});
    into.to = read_choice(node.at("to"), "zone", destinations);
    into.to_top = node.at("to").scalar() != "deck-bottom";
    read_top(node, into);
    into.of = filter_at(node, "of");
    read_count(node, into);
    into.opponent_does = whose_at(node, "whose") == Whose::Opponent;
    into.chosen_by_opponent =
        node.find("chooser") ? whose_at(node, "chooser") == Whose::Opponent : into.opponent_does;
    into.at_random = flag_at(node, "random");
    into.shows = flag_at(node, "show");
    if (const auto face = node.find("face")) {
        constexpr auto faces =
            std::to_array<std::pair<std::string_view, bool>>({{"up", false}, {"down", true}});
        into.face_down = read_choice(*face, "face", faces);
    }
}

void Reader::read_deploy(const YamlNode& node, Step& into) const
{
    node.only_keys(
        {"from", "of", "n", "may", "to", "beside", "tapped", "top", "different", "sum-cost"});
    into.from = read_choice(node.at("from"), "zone", sources);
    read_top(node, into);
    into.of = filter_at(node, "of");
    read_count(node, into);
    if (const auto line = node.find("to"))
        into.line = read_choice(*line, "to", lines);
    if (const auto beside = node.find("beside")) {
        into.line = Step::Line::Beside;
        into.beside = filter(*beside);
    }
    into.tapped = flag_at(node, "tapped");
}

void Reader::read_stacking(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "from", "with", "by-name", "n", "may"});
    if (into.verb == Verb::Grow)
        refuse(node, {"by-name"}); // it always is
    into.by_name = flag_at(node, "by-name");
    into.of = filter(node.at("of"));
    read_from(node.at("from"), into);
    into.with = filter_at(node, "with");
    read_count(node, into);
}

void Reader::read_cards(const YamlNode& node, Step& into) const
{
    node.only_keys({"in", "of", "n", "whose", "chooser", "may", "top", "random"});
    into.from = read_choice(node.at("in"), "zone", sources);
    if (into.from == Zone::Seen)
        refuse(node, {"whose"});
    into.at_random = flag_at(node, "random");
    read_top(node, into);
    into.of = filter_at(node, "of");
    into.opponent_does = whose_at(node, "whose") == Whose::Opponent;
    into.chosen_by_opponent = whose_at(node, "chooser") == Whose::Opponent;
    read_count(node, into);
}

void Reader::read_range(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "also", "only", "against", "until", "n", "may"});
    into.of = filter(node.at("of"));
    if (node.find("against")) {
        into.against = units_at(node, "against");
        refuse(node, {"only"});
    }
    into.sets = node.find("only").has_value();
    const YamlNode distances = into.sets ? node.at("only") : node.at("also");
    constexpr auto choices = std::to_array<std::pair<std::string_view, std::uint8_t>>(
        {{"1", 2}, {"2", 4}, {"3", 8}, {"1-2", 6}, {"2-3", 12}, {"1-3", 14}});
    into.ranges = read_choice(distances, "range", choices);
    read_until(node, into);
    read_count(node, into);
}

void Reader::read_forbid(const YamlNode& node, Step& into) const
{
    std::vector<std::string_view> keys = {"what", "of", "until", "n", "may"};
    into.act = read_choice(node.at("what"), "what", unit_acts);
    for (const ForbidForm& form : forbid_forms) {
        if (form.act == into.act)
            keys.insert(keys.end(), form.keys.begin(), form.keys.end());
    }
    for (const YamlNode::Entry& entry : node.entries()) {
        if (std::ranges::find(keys, entry.key.scalar()) == keys.end())
            throw DataError(
                entry.key.fault(FaultKind::UnknownKey, std::string(entry.key.scalar())));
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
        into.by = read_choice(*by, "by", causes);
    if (into.by != ForbiddenBy::Skill && into.by != ForbiddenBy::Any &&
        into.act != UnitAct::BeDestroyed)
        throw DataError(node.at("by").fault(FaultKind::UnknownWord,
                                            std::string(node.at("by").scalar()), {}, "by"));
    into.source = filter_at(node, "from");
    into.against = filter_at(node, "against");
    into.with = filter_at(node, "with");
    into.whose = whose_at(node, "whose");
    into.from = Zone::Field; // from anywhere
    if (const auto in = node.find("in"))
        into.from = zone(*in);
    if (const auto line = node.find("to"))
        into.line = read_choice(*line, "to", lines);
    read_until(node, into);
    read_count(node, into);
}

void Reader::read_other_payment(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "pay", "only"});
    into.of = filter(node.at("of"));
    into.then = steps_in_play(node.at("pay"));
    into.sets = flag_at(node, "only");
}

/// All skills, all but SPEC, those that say the same as a numbered one of this card, or as one that
/// is written out.
void Reader::read_silence(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "skill", "but", "like", "until", "n", "may"});
    const auto of = node.find("of");
    into.whose = Whose::Own;
    if (of) {
        into.of = filter(*of);
    } else {
        if (always_on_)
            throw DataError(node.fault(FaultKind::MissingKey, "of"));
        node.at("skill"); // a player's own skills: by number alone
        refuse(node, {"but", "like", "n", "may"});
    }
    into.from = of ? Zone::Field : Zone::Self;
    if (const auto skill = node.find("skill")) {
        refuse(node, {"but", "like"});
        into.of_skill = skill->number(1, greatest_effect_count);
    } else if (const auto like = node.find("like")) {
        refuse(node, {"but"});
        into.granted.push_back(granted_skill(*like));
    } else if (const auto but = node.find("but")) {
        constexpr auto spec = std::to_array<std::pair<std::string_view, bool>>({{"spec", true}});
        into.but_spec = read_choice(*but, "but", spec);
    }
    read_until(node, into);
    read_count(node, into);
}

void Reader::read_marks_hold(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "marks", "until", "n", "may"});
    into.of = filter(node.at("of"));
    const YamlNode listed = node.at("marks");
    listed.require_sequence();
    constexpr auto levels = std::to_array<std::pair<std::string_view, std::uint8_t>>({
        {"LvS2", 2},
        {"LvS3", 3},
        {"LvS4", 4},
        {"LvS5", 5},
        {"LvS6", 6},
        {"LvS7", 7},
    });
    for (const YamlNode& mark : listed.items())
        into.ranges =
            static_cast<std::uint8_t>(into.ranges | (1U << read_choice(mark, "marks", levels)));
    read_until(node, into);
    read_count(node, into);
}

void Reader::read_skill_cost(const YamlNode& node, Step& into) const
{
    node.only_keys({"skill", "pay", "or", "once", "until"});
    into.of_skill = node.at("skill").number(1, greatest_effect_count);
    into.of.wanted |= 1U << static_cast<unsigned>(Quality::Self);
    if (const auto pay = node.find("pay")) {
        into.gives_cost = true;
        into.then = steps_in_play(*pay);
    } else {
        refuse(node, {"or"});
        node.at("once");
    }
    into.is_choice = flag_at(node, "or");
    if (const auto once = node.find("once")) {
        constexpr auto never = std::to_array<std::pair<std::string_view, bool>>({{"false", true}});
        into.loses_once = read_choice(*once, "once", never);
    }
    read_until(node, into);
}

/// What would happen to a destroyed unit, or to a support at the end of the battle.
void Reader::read_instead(const YamlNode& node, Step& into) const
{
    if (const auto support = node.find("support")) {
        node.only_keys({"support", "of", "then"});
        constexpr auto own =
            std::to_array<std::pair<std::string_view, Whose>>({{"own", Whose::Own}});
        into.whose = read_choice(*support, "support", own);
        into.from = Zone::Support;
        into.of = filter_at(node, "of");
        into.then = steps_in_play(node.at("then"));
        return;
    }
    node.only_keys({"destroyed", "by", "from", "to"});
    into.from = Zone::Field;
    into.of = filter(node.at("destroyed"));
    if (const auto by = node.find("by"))
        into.by = read_choice(*by, "by", causes);
    into.source = filter_at(node, "from");
    into.to = read_choice(node.at("to"), "zone", destinations);
    into.to_top = node.at("to").scalar() != "deck-bottom";
}

/// Symbols, weapons, types and genders.
void Reader::read_tags(const YamlNode& list, Step& into) const
{
    list.require_sequence();
    for (const YamlNode& word : list.items()) {
        into.tags.push_back(read_text(word));
        if (!is_tag(into.tags.back(), words_))
            throw DataError(word.fault(FaultKind::UnknownWord, into.tags.back(), {}, "tags"));
    }
}

void Reader::read_waive(const YamlNode& node, Step& into) const
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
            throw DataError(
                word.fault(FaultKind::UnknownWord, std::string(word.scalar()), {}, "symbols"));
    }
}

void Reader::read_count_as(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "in", "names", "tags"});
    into.of = filter(node.at("of"));
    const auto in = node.find("in");
    into.from = in ? zone(*in) : Zone::Field;
    if (const auto names = node.find("names")) {
        names->require_sequence();
        for (const YamlNode& word : names->items())
            into.names.push_back(read_text(word));
    }
    if (const auto tags = node.find("tags"))
        read_tags(*tags, into);
    if (into.names.empty() && into.tags.empty())
        throw DataError(node.fault(FaultKind::MissingKey, "tags"));
}

GrantedSkill Reader::granted_skill(const YamlNode& node) const
{
    node.only_keys({"category", "once", "marks", "mark-of", "cost", "when", "if", "effect"});
    constexpr auto categories = std::to_array<std::pair<std::string_view, SkillCategory>>({
        {"act", SkillCategory::Act},
        {"auto", SkillCategory::Auto},
        {"cont", SkillCategory::Cont},
        {"spec", SkillCategory::Spec},
    });
    GrantedSkill granted;
    granted.category = read_choice(node.at("category"), "category", categories);
    node.at("effect");
    const Skill skill = read_skill(node, words_);
    granted.once_per_turn = skill.once_per_turn;
    granted.marks = skill.marks;
    granted.mark_symbols = std::string(skill.mark_symbols.view());
    granted.when = skill.script->when;
    granted.conditions = skill.script->conditions;
    granted.steps = skill.script->steps;
    if (skill.cost) {
        const auto payment = payment_of(*skill.cost, words_);
        if (!payment)
            throw DataError(node.at("cost").fault(
                FaultKind::UnknownWord, std::string(skill.cost->other.view()), {}, "cost"));
        granted.payment = *payment;
    }
    return granted;
}

void Reader::read_grant(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "skill", "until", "n", "may"});
    into.of = filter(node.at("of"));
    into.granted.push_back(granted_skill(node.at("skill")));
    read_until(node, into);
    read_count(node, into);
}

void Reader::read_draw(const YamlNode& node, Step& into) const
{
    if (node.kind() != YamlKind::Map || !node.find("n")) {
        into.amount = quantity(node);
        return;
    }
    node.only_keys({"n", "whose", "show"});
    into.opponent_does = whose_at(node, "whose") == Whose::Opponent;
    into.shows = flag_at(node, "show");
    into.amount = quantity(node.at("n"));
}

void Reader::read_bonds(const YamlNode& node, Step& into) const
{
    if (node.is_scalar()) {
        into.count = node.number(1, greatest_effect_count);
        return;
    }
    node.only_keys({"n", "of", "may", "whose", "chooser", "face"});
    into.of = filter_at(node, "of");
    into.opponent_does = whose_at(node, "whose") == Whose::Opponent;
    into.chosen_by_opponent = whose_at(node, "chooser") == Whose::Opponent;
    if (into.verb != Verb::TurnOrbs)
        refuse(node, {"face"});
    if (const auto face = node.find("face")) {
        constexpr auto faces =
            std::to_array<std::pair<std::string_view, int>>({{"up", 0}, {"down", 1}, {"other", 2}});
        const int side = read_choice(*face, "face", faces);
        into.face_down = side == 1;
        into.turns = side == 2;
    }
    read_count(node, into);
}

} // namespace

Script read_script(const YamlNode& node, const Vocabulary& words)
{
    return Reader(words).script(node);
}

} // namespace kizuna
