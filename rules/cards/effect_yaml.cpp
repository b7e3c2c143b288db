// Long because: the whole form of an effect is read here, one function for each key.
#include "cards/effect_yaml.h"

#include "cards/card_yaml_skill.h"
#include "cards/skill_payment.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr int greatest_number = 999;
constexpr int greatest_count = 99;

/// First where cards only lie; then what some keys know beside it.
constexpr auto zones = std::to_array<std::pair<std::string_view, Zone>>({
    {"deck", Zone::Deck},
    {"hand", Zone::Hand},
    {"orbs", Zone::Orbs},
    {"bonds", Zone::Bonds},
    {"support", Zone::Support},
    {"retreat", Zone::Retreat},
    {"infinite", Zone::Infinite},
});
constexpr auto sources = [] {
    std::array<std::pair<std::string_view, Zone>, zones.size() + 1> all;
    std::ranges::copy(zones, all.begin());
    all[zones.size()] = {"self", Zone::Self};
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
});
constexpr auto single_players = std::to_array<std::pair<std::string_view, Whose>>({
    {"own", Whose::Own},
    {"opponent", Whose::Opponent},
});
constexpr auto players = std::to_array<std::pair<std::string_view, Whose>>({
    {"own", Whose::Own},
    {"opponent", Whose::Opponent},
    {"both", Whose::Both},
});
constexpr auto durations = std::to_array<std::pair<std::string_view, Until>>({
    {"battle", Until::EndOfBattle},
    {"turn", Until::EndOfTurn},
    {"opponents-turn", Until::EndOfOpponentsTurn},
    {"forever", Until::Forever},
});
constexpr auto deeds = std::to_array<std::pair<std::string_view, Deed>>({
    {"critical", Deed::Critical},
    {"evade", Deed::Evade},
    {"attack", Deed::Attack},
    {"move", Deed::Move},
    {"be-attacked", Deed::BeAttacked},
    {"be-destroyed", Deed::BeDestroyed},
});
constexpr auto lines = std::to_array<std::pair<std::string_view, Step::Line>>({
    {"any", Step::Line::Any},
    {"front", Step::Line::Front},
    {"back", Step::Line::Back},
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
});

/// These have no unit that a filter could be about: {turn-ends: both}.
bool is_of_a_player(Moment moment)
{
    return moment == Moment::TurnBegins || moment == Moment::TurnEnds || moment == Moment::OrbLost;
}

/// What steps do in skills that are always on, and there alone.
bool is_only_always_on(Verb verb)
{
    return verb == Verb::Cost || verb == Verb::ClassChangeCost || verb == Verb::CountAs;
}
bool is_also_always_on(Verb verb)
{
    return verb == Verb::Strength || verb == Verb::Range || verb == Verb::OrbsToDestroy ||
           verb == Verb::CriticalTimes || verb == Verb::Forbid || verb == Verb::Grant ||
           verb == Verb::If;
}

/// A condition has one of the first keys, and with it only those beside it.
struct ConditionForm {
    std::string_view key;
    std::array<std::string_view, 3> with;
};
constexpr auto condition_forms = std::to_array<ConditionForm>({
    {"turn", {}},
    {"in-battle", {}},
    {"units", {"at-least", "at-most"}},
    {"cards", {"at-least", "at-most"}},
    {"number", {"at-least", "at-most", "no-more-than"}},
    {"supported-by", {"whose"}},
    {"destroyed", {}},
    {"uses", {"at-least"}},
    {"any", {}},
    {"not", {}},
});

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

/// Those that have another fighting unit.
bool is_of_a_battle(Moment moment)
{
    return moment == Moment::Attacks || moment == Moment::Attacked ||
           moment == Moment::CriticalHit || moment == Moment::Evaded ||
           moment == Moment::Destroys || moment == Moment::AttackEnds;
}
/// Those that are about one card or both players: without a filter.
bool is_of_no_unit(Moment moment)
{
    return moment == Moment::Bonded || moment == Moment::SupportRevealed;
}

class Reader {
public:
    explicit Reader(const Vocabulary& words) : words_(words) {}

    Script script(const YamlNode& node)
    {
        Script script;
        const auto category = node.find("category");
        const std::string_view name = category ? category->scalar() : "support";
        if (name == "auto" || name == "bond-auto" || name == "spec") {
            const auto when = name == "spec" ? node.find("when") : node.at("when");
            if (when)
                script.when = trigger(*when);
        } else {
            refuse(node, {"when"});
        }
        always_on_ = name == "cont" || name == "bond-cont" || (name == "spec" && !script.when);
        if (const auto conditions_node = node.find("if"))
            script.conditions = conditions(*conditions_node);
        script.steps = steps(node.at("effect"));
        return script;
    }

private:
    Filter filter(const YamlNode& node) const
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
    Filter filter_at(const YamlNode& map, std::string_view key) const
    {
        const auto node = map.find(key);
        return node ? filter(*node) : Filter{};
    }
    static Zone zone(const YamlNode& node) { return read_choice(node, "zone", zones); }
    /// One player's; `both` means something only where things are counted.
    static Whose whose_at(const YamlNode& map, std::string_view key)
    {
        const auto node = map.find(key);
        return node ? read_choice(*node, std::string(key), single_players) : Whose::Own;
    }
    static void refuse(const YamlNode& map, std::initializer_list<std::string_view> keys)
    {
        for (const YamlNode::Entry& entry : map.entries()) {
            if (std::ranges::find(keys, entry.key.scalar()) != keys.end())
                throw DataError(
                    entry.key.fault(FaultKind::UnknownKey, std::string(entry.key.scalar())));
        }
    }
    static bool flag_at(const YamlNode& map, std::string_view key)
    {
        const auto node = map.find(key);
        return node && node->flag();
    }

    Trigger trigger(const YamlNode& node) const
    {
        Trigger read;
        if (node.is_scalar()) {
            read.moment = read_choice(node, "when", moments);
            return read;
        }
        node.require_map();
        bool has_moment = false;
        for (const YamlNode::Entry& entry : node.entries()) {
            const std::string_view key = entry.key.scalar();
            if (key == "against")
                read.against = filter(entry.value);
            else if (has_moment) {
                throw DataError(entry.key.fault(FaultKind::UnknownKey, std::string(key)));
            } else {
                has_moment = true;
                read.moment = read_choice(entry.key, "when", moments);
                if (is_of_no_unit(read.moment))
                    throw DataError(entry.value.fault(FaultKind::UnknownWord,
                                                      std::string(entry.value.text()), {}, "when"));
                if (is_of_a_player(read.moment))
                    read.whose = read_choice(entry.value, "whose", players);
                else
                    read.subject = filter(entry.value);
            }
        }
        if (!is_of_a_battle(read.moment))
            refuse(node, {"against"});
        return read;
    }

    void measure_cards(const YamlNode& node, Quantity& into) const
    {
        node.only_keys({"in", "of", "whose"});
        into.measure = Quantity::Measure::Cards;
        into.zone = zone(node.at("in"));
        into.filter = filter_at(node, "of");
        if (const auto whose = node.find("whose"))
            into.whose = read_choice(*whose, "whose", players);
    }

    /// The key of a map that says what is measured.
    bool measure(std::string_view key, const YamlNode& node, Quantity& into) const
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
        } else {
            return false;
        }
        return true;
    }

    Quantity quantity(const YamlNode& node) const
    {
        Quantity read;
        if (node.kind() != YamlKind::Map) {
            read.base = node.number(-greatest_number, greatest_number);
            return read;
        }
        node.only_keys(
            {"base", "times", "units", "cards", "cost", "stack", "support-of", "cost-of"});
        require_one_of(node, {"units", "cards", "cost", "stack", "support-of", "cost-of"});
        for (const YamlNode::Entry& entry : node.entries()) {
            const std::string_view key = entry.key.scalar();
            if (key == "base")
                read.base = entry.value.number(-greatest_number, greatest_number);
            else if (key == "times")
                read.times = entry.value.number(-greatest_number, greatest_number);
            else
                measure(key, entry.value, read);
        }
        return read;
    }

    std::vector<Condition> conditions(const YamlNode& node) const
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

    static void require_form(const YamlNode& node)
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
                refuse(node, {"at-least", "at-most"});
        }
    }

    Condition condition(const YamlNode& node) const
    {
        using Kind = Condition::Kind;
        node.require_map();
        node.only_keys({"turn", "in-battle", "units", "cards", "number", "at-least", "at-most",
                        "no-more-than", "supported-by", "whose", "destroyed", "uses", "any",
                        "not"});
        require_form(node);
        Condition read;
        read.whose = whose_at(node, "whose");
        read.most = greatest_number;
        const auto least = node.find("at-least");
        const auto most = node.find("at-most");
        read.least = least  ? least->number(-greatest_number, greatest_number)
                     : most ? -greatest_number
                            : 1;
        if (most)
            read.most = most->number(-greatest_number, greatest_number);
        if (const auto turn = node.find("turn")) {
            read.kind = Kind::Turn;
            read.whose = read_choice(*turn, "turn", players);
        } else if (const auto battle = node.find("in-battle")) {
            read.kind = Kind::InBattle;
            if (!battle->flag()) {
                read.parts = {read};
                read.kind = Kind::Not;
            }
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
            read.left.base = uses->number(1, greatest_count);
        } else if (const auto any = node.find("any")) {
            read.kind = Kind::Any;
            read.parts = conditions(*any);
        } else {
            read.kind = Kind::Not;
            read.parts = conditions(node.at("not"));
        }
        return read;
    }

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
    void read_forbid(const YamlNode& node, Step& into) const;
    void read_draw(const YamlNode& node, Step& into) const;
    void read_amount(const YamlNode& node, Step& into) const { into.amount = quantity(node); }
    void read_bonds(const YamlNode& node, Step& into) const;
    void read_count_as(const YamlNode& node, Step& into) const;
    void read_grant(const YamlNode& node, Step& into) const;
    GrantedSkill granted_skill(const YamlNode& node) const;
    void read_whose(const YamlNode& node, Step& into) const
    {
        into.whose = read_choice(node, "whose", single_players);
    }
    void read_then(const YamlNode& node, Step& into) const { into.then = steps(node); }
    void read_if(const YamlNode& node, Step& into) const { into.conditions = conditions(node); }

    /// `n`, and `may: true` for "up to n".
    void read_count(const YamlNode& map, Step& into) const
    {
        if (always_on_)
            refuse(map, {"n", "may"}); // nothing is chosen
        if (const auto n = map.find("n")) {
            if (n->is_scalar() && n->scalar() == "any") {
                into.count = greatest_count;
                into.up_to = true;
            } else {
                into.count = n->number(1, greatest_count);
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
            into.top = top->number(1, greatest_count);
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
    static const std::array<VerbForm, 35> forms;

    const Vocabulary& words_;
    bool always_on_ = false; ///< the skill that is read
};

const std::array<Reader::VerbForm, 35> Reader::forms = {{
    {"strength", Verb::Strength, &Reader::read_change},
    {"support", Verb::SupportValue, &Reader::read_change},
    {"cost", Verb::Cost, &Reader::read_change},
    {"class-change-cost", Verb::ClassChangeCost, &Reader::read_change},
    {"counts-as", Verb::CountAs, &Reader::read_count_as},
    {"grant", Verb::Grant, &Reader::read_grant},
    {"range", Verb::Range, &Reader::read_range},
    {"orbs", Verb::OrbsToDestroy, &Reader::read_amount},
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
    {"cancel-support-skill", Verb::CancelSupportSkill, &Reader::read_whose},
    {"fail-support", Verb::FailSupport, &Reader::read_whose},
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
        node.only_keys({"pay", "then"});
        read.verb = Verb::Pay;
        read.then = steps(node.at("pay"));
        read.otherwise = steps(node.at("then"));
        return read;
    }
    for (const VerbForm& form : forms) {
        if (form.key != key)
            continue;
        read.verb = form.verb;
        if (always_on_ ? !is_only_always_on(form.verb) && !is_also_always_on(form.verb)
                       : is_only_always_on(form.verb))
            throw DataError(entries.front().key.fault(FaultKind::UnknownKey, std::string(key)));
        (this->*form.read)(entries.front().value, read);
        if (read.verb == Verb::If) {
            node.only_keys({"if", "then", "else"});
            read.then = steps(node.at("then"));
        } else if (read.verb == Verb::May) {
            node.only_keys({"may", "else"});
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
    node.only_keys({"of", "n", "may", "chooser"});
    into.of = filter(node.at("of"));
    read_count(node, into);
    into.chosen_by_opponent = whose_at(node, "chooser") == Whose::Opponent;
}

void Reader::read_change(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "by", "to", "until", "n", "may"});
    into.of = filter_at(node, "of");
    read_by_or_to(node, into);
    read_until(node, into);
    read_count(node, into);
}

void Reader::read_put(const YamlNode& node, Step& into) const
{
    node.only_keys(
        {"from", "to", "of", "n", "may", "face", "whose", "chooser", "random", "show", "top"});
    into.from = read_choice(node.at("from"), "zone", sources_and_field);
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
    node.only_keys({"from", "of", "n", "may", "to", "beside", "tapped", "top"});
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
    node.only_keys({"of", "from", "with", "n", "may"});
    into.of = filter(node.at("of"));
    into.from = read_choice(node.at("from"), "zone", sources);
    into.with = filter_at(node, "with");
    read_count(node, into);
}

void Reader::read_cards(const YamlNode& node, Step& into) const
{
    node.only_keys({"in", "of", "n", "whose", "chooser", "may", "top"});
    into.from = read_choice(node.at("in"), "zone", sources);
    read_top(node, into);
    into.of = filter_at(node, "of");
    into.opponent_does = whose_at(node, "whose") == Whose::Opponent;
    into.chosen_by_opponent = whose_at(node, "chooser") == Whose::Opponent;
    read_count(node, into);
}

void Reader::read_range(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "also", "only", "until", "n", "may"});
    into.of = filter(node.at("of"));
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
    node.only_keys({"what", "of", "until", "n", "may"});
    into.deed = read_choice(node.at("what"), "what", deeds);
    into.of = filter(node.at("of"));
    read_until(node, into);
    read_count(node, into);
}

void Reader::read_count_as(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "in", "names", "tags"});
    into.of = filter(node.at("of"));
    const auto in = node.find("in");
    into.from = in ? zone(*in) : Zone::Field;
    for (const auto& [key, list] :
         {std::pair{"names", &into.names}, std::pair{"tags", &into.tags}}) {
        const auto words = node.find(key);
        if (!words)
            continue;
        words->require_sequence();
        for (const YamlNode& word : words->items())
            list->push_back(read_text(word));
    }
    for (std::size_t at = 0; at < into.tags.size(); ++at) {
        if (!is_tag(into.tags[at], words_))
            throw DataError(node.at("tags").items()[at].fault(FaultKind::UnknownWord, into.tags[at],
                                                              {}, "tags"));
    }
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
    const auto whose = node.kind() == YamlKind::Map ? node.find("whose") : std::nullopt;
    if (!whose) {
        into.amount = quantity(node);
        return;
    }
    node.only_keys({"n", "whose"});
    into.opponent_does = read_choice(*whose, "whose", single_players) == Whose::Opponent;
    into.amount = quantity(node.at("n"));
}

void Reader::read_bonds(const YamlNode& node, Step& into) const
{
    if (node.is_scalar()) {
        into.count = node.number(1, greatest_count);
        return;
    }
    node.only_keys({"n", "of", "may"});
    into.of = filter_at(node, "of");
    read_count(node, into);
}

} // namespace

Script read_script(const YamlNode& node, const Vocabulary& words)
{
    return Reader(words).script(node);
}

} // namespace kizuna
