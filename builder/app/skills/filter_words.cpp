// Long because: every word of a filter is put into words here, for units and for cards.
#include "app/skills/filter_words.h"

#include "app/skills/skill_text.h"
#include "app/text/violation_text.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace kizuna {
namespace {

constexpr int max_qualities = std::numeric_limits<decltype(Filter::wanted)>::digits;
constexpr int any_count = 99;     ///< the `count` of a step that takes any number
constexpr int max_strength = 999; ///< a strength of this or more means no bound
constexpr std::string_view name_sign = "name:";

MessageKey quality_key(Quality quality)
{
    switch (quality) {
    case Quality::Self:
        return "effect.quality.self"_msg;
    case Quality::Attacker:
        return "effect.quality.attacker"_msg;
    case Quality::Defender:
        return "effect.quality.defender"_msg;
    case Quality::Fighting:
        return "effect.quality.fighting"_msg;
    case Quality::Supported:
        return "effect.quality.supported"_msg;
    case Quality::Opposing:
        return "effect.quality.opposing"_msg;
    case Quality::Protagonist:
        return "effect.quality.protagonist"_msg;
    case Quality::Tapped:
        return "effect.quality.tapped"_msg;
    case Quality::Front:
        return "effect.quality.front"_msg;
    case Quality::Back:
        return "effect.quality.back"_msg;
    case Quality::SameArea:
        return "effect.quality.same-area"_msg;
    case Quality::ClassChanged:
        return "effect.quality.class-changed"_msg;
    case Quality::LeveledUp:
        return "effect.quality.leveled-up"_msg;
    case Quality::Chosen:
        return "effect.quality.chosen"_msg;
    case Quality::Subject:
        return "effect.quality.subject"_msg;
    case Quality::DeployedThisTurn:
        return "effect.quality.deployed-this-turn"_msg;
    case Quality::AttackedThisTurn:
        return "effect.quality.attacked-this-turn"_msg;
    case Quality::MovedThisTurn:
        return "effect.quality.moved-this-turn"_msg;
    case Quality::LeveledUpThisTurn:
        return "effect.quality.leveled-up-this-turn"_msg;
    case Quality::ClassChangedThisTurn:
        return "effect.quality.class-changed-this-turn"_msg;
    case Quality::GrownThisTurn:
        return "effect.quality.grown-this-turn"_msg;
    case Quality::HasDestroyedThisTurn:
        return "effect.quality.has-destroyed-this-turn"_msg;
    case Quality::FaceUp:
        break;
    case Quality::Done:
        return "effect.quality.done"_msg;
    case Quality::Paid:
        return "effect.quality.paid"_msg;
    case Quality::RaisedBeside:
        return "effect.quality.raised-beside"_msg;
    }
    return "effect.quality.face-up"_msg;
}

const char* side_word(Filter::Side side)
{
    constexpr std::array words = {"any", "ally", "enemy"};
    return words.at(static_cast<std::size_t>(side));
}

/// The word that names the units of a filter, as in "this unit"; nullopt if there is none.
std::optional<Quality> named_unit(const Filter& filter)
{
    for (const Quality quality :
         {Quality::Self, Quality::Subject, Quality::Chosen, Quality::Attacker, Quality::Defender,
          Quality::Supported, Quality::Opposing}) {
        if (filter.wants(quality))
            return quality;
    }
    if (filter.wants(Quality::Protagonist) && filter.side != Filter::Side::Any)
        return Quality::Protagonist;
    return std::nullopt;
}

/// The title of a card in the user's language, if known; else in English.
std::string title_text(const std::string& title, const EffectReader& reader)
{
    for (const Card& card : reader.library.cards()) {
        if (card.title == title && !card.title_ja.empty() && reader.messages.language() == "ja")
            return card.title_ja;
    }
    return title;
}

const char* case_word(NounCase noun_case)
{
    constexpr std::array words = {"plain", "of", "to", "by", "object", "choice"};
    return words.at(static_cast<std::size_t>(noun_case));
}

/// True if the word refers to several chosen units.
bool is_of_several(Quality quality, const EffectReader& reader)
{
    return reader.before.chose_many &&
           (quality == Quality::Chosen || (quality == Quality::Subject && reader.that_is_chosen));
}

std::string named_unit_text(Quality quality, Filter::Side side, const EffectReader& reader,
                            NounCase noun_case = NounCase::Plain)
{
    if (quality == Quality::Chosen && reader.before.chose_done)
        quality = Quality::Subject;
    const bool is_many = is_of_several(quality, reader);
    constexpr std::array words = {"self",       "attacker", "defender",    "fighting",
                                  "supported",  "opposing", "protagonist", "tapped",
                                  "front",      "back",     "same_area",   "class_changed",
                                  "leveled_up", "chosen",   "subject",     "face_up"};
    const std::string text = reader.messages.get(
        "effect.unit"_msg, {{"which", words.at(static_cast<std::size_t>(quality))},
                            {"side", side_word(side)},
                            {"count", is_many ? 2 : 1},
                            {"case", case_word(noun_case)}});
    const bool is_object = noun_case == NounCase::Object || noun_case == NounCase::Choice;
    return is_object ? object_text(text, reader) : text;
}

/// "yes" if English puts "an" before the words. `noun_has_vowel`: for the noun itself, if `before`
/// is empty.
const char* article(const std::string& before, bool noun_has_vowel)
{
    const std::size_t first = before.find_first_not_of("‹");
    const bool has_vowel =
        first == std::string::npos
            ? noun_has_vowel
            : std::string_view("aeiouAEIOU").find(before[first]) != std::string_view::npos;
    return has_vowel ? "yes" : "no";
}

/// True if the filter excludes this very unit: "other", which stands beside the number.
bool asks_for_others(const Filter& filter)
{
    return (filter.unwanted >> static_cast<int>(Quality::Self)) & 1;
}

/// The conditions of a filter, apart from the word that names the unit, as text before the noun,
/// after it or as clauses. Each language uses the places it needs.
class Qualities {
public:
    Qualities(const Filter& filter, std::optional<Quality> named, const EffectReader& reader,
              bool of_units = false, bool are_many = false)
        : filter_(filter), named_(named), reader_(reader), of_units_(of_units),
          agree_(agreement(filter, are_many, reader))
    {
        for (CardTest& test : filter_.cards) {
            if (test.kind == CardTest::Kind::Parameter)
                test = what_is_named(test);
        }
    }

    std::string before() const { return put_together("before"); }
    std::string after() const { return put_together("after"); }
    std::vector<std::string> clauses() const { return in_place("clause"); }

private:
    /// Relation: compares with another unit or card, as in "with your protagonist’s Unit Name".
    enum class Group { Name, Tag, Relation, Other };
    static Group group_of(CardTest::Kind kind)
    {
        using Kind = CardTest::Kind;
        return kind == Kind::Name  ? Group::Name
               : kind == Kind::Tag ? Group::Tag
               : kind == Kind::Relation || kind == Kind::NameOfProtagonist ||
                       kind == Kind::SymbolOfProtagonist
                   ? Group::Relation
                   : Group::Other;
    }

    /// The test that a support skill's own parameter gives, in place of `named`.
    CardTest what_is_named(const CardTest& test) const
    {
        FilterFault fault;
        auto named = parse_parameter(reader_.parameter, reader_.library.words(), fault);
        if (!named)
            return test;
        CardTest known = std::move(named->cards.front());
        known.negated = known.negated != test.negated;
        const auto is_name = [](const std::string& word) { return word.starts_with(name_sign); };
        if (!known.words.empty() && std::ranges::all_of(known.words, is_name)) {
            known.kind = CardTest::Kind::Name;
            for (std::string& word : known.words)
                word.erase(0, name_sign.size());
        }
        return known;
    }

    /// The order within a place: a name stands next to its noun and a comparison farthest from it,
    /// as in "ally named Marth in the same area as this unit". Before the noun the order is
    /// reversed, with negated names and tags before the other tests.
    std::vector<std::string> in_place(const char* place) const
    {
        std::vector<std::string> parts;
        if (std::string_view(place) == "before") {
            add_tests(place, Group::Relation, parts);
            add_qualities(place, parts);
            add_tests(place, Group::Name, parts, true);
            add_tests(place, Group::Tag, parts, true);
            add_tests(place, Group::Other, parts);
            add_quality(Quality::Self, place, parts);
            add_tests(place, Group::Tag, parts, false);
            add_tests(place, Group::Name, parts, false);
            return parts;
        }
        const bool tests_first = std::string_view(place) == "after";
        if (!tests_first) {
            add_qualities(place, parts);
            add_quality(Quality::Self, place, parts);
        }
        add_tests(place, Group::Name, parts);
        add_tests(place, Group::Tag, parts);
        add_tests(place, Group::Other, parts);
        add_tests(place, Group::Relation, parts);
        if (tests_first) {
            for (int at = 1; at < max_qualities; ++at)
                add_quality(static_cast<Quality>(at), place, parts);
        }
        return parts;
    }

    /// All qualities but Self.
    void add_qualities(const char* place, std::vector<std::string>& parts) const
    {
        for (int at = max_qualities - 1; at > 0; --at)
            add_quality(static_cast<Quality>(at), place, parts);
    }

    void add_quality(Quality quality, const char* place, std::vector<std::string>& parts) const
    {
        const bool is_wanted = filter_.wants(quality) && quality != named_;
        const bool is_unwanted = (filter_.unwanted >> static_cast<int>(quality)) & 1;
        if (!is_wanted && (!is_unwanted || (quality == Quality::Chosen && !reader_.chooses)))
            return;
        parts.push_back(
            reader_.messages.get(quality_key(quality), {{"place", place},
                                                        {"not", is_unwanted ? "yes" : "no"},
                                                        {"agree", agree_},
                                                        {"paid", reader_.before.paid_with}}));
    }

    void add_tests(const char* place, Group group, std::vector<std::string>& parts,
                   std::optional<bool> negated = std::nullopt) const
    {
        for (const CardTest& test : filter_.cards) {
            if (group_of(test.kind) == group && negated.value_or(test.negated) == test.negated)
                parts.push_back(of_card(test, place));
        }
        if (group == Group::Other && filter_.stack_min > 0)
            parts.push_back(reader_.messages.get("effect.test.stack"_msg,
                                                 {{"place", place}, {"count", filter_.stack_min}}));
    }

    std::string put_together(const char* place) const
    {
        std::string text;
        for (const std::string& part : in_place(place))
            text += part;
        return text;
    }

    std::string of_card(const CardTest& test, const char* place) const
    {
        const auto say = [&](MessageKey key, const MessageArgument& more = {"number", 0}) {
            return reader_.messages.get(key,
                                        {{"place", place}, {"not", yes_no(test.negated)}, more});
        };
        const auto bounds = [&](int no_bound = max_bound) {
            return bounds_text(test.min, test.max, Counted::Points, reader_, no_bound);
        };
        switch (test.kind) {
        case CardTest::Kind::Name:
            return reader_.messages.get("effect.test.name"_msg,
                                        {{"place", place},
                                         {"not", yes_no(test.negated)},
                                         {"each", yes_no(test.each)},
                                         {"of", of_units_ ? "unit" : "card"},
                                         {"name", words(test)}});
        case CardTest::Kind::Tag:
            return say("effect.test.tag"_msg, {"tag", words(test)});
        case CardTest::Kind::Cost:
            return say("effect.test.cost"_msg,
                       {"cost", test.min == CardTest::x_value && test.max == CardTest::x_value
                                    ? "X"
                                    : bounds()});
        case CardTest::Kind::Symbol:
            return say("effect.test.symbol"_msg);
        case CardTest::Kind::ClassChange:
            return say("effect.test.class-change"_msg);
        case CardTest::Kind::NameOfProtagonist:
            return say("effect.test.name-of-protagonist"_msg);
        case CardTest::Kind::SymbolOfProtagonist:
            return say("effect.test.symbol-of-protagonist"_msg);
        case CardTest::Kind::Support:
            return say("effect.test.support"_msg,
                       {"support", test.min == CardTest::x_value ? "X" : bounds()});
        case CardTest::Kind::SupportSkill:
            return say("effect.test.support-skill"_msg);
        case CardTest::Kind::Emblem:
            return say("effect.test.emblem"_msg, {"emblem", emblems(test)});
        case CardTest::Kind::Mark: {
            std::vector<std::string> marks;
            for (const std::string& mark : test.words)
                marks.push_back("[" + mark + "]");
            return say("effect.test.mark"_msg, {"mark", reader_.messages.either(marks)});
        }
        case CardTest::Kind::Title:
            return say("effect.test.title"_msg, {"title", title_text(test.words.front(), reader_)});
        case CardTest::Kind::Strength:
            return say("effect.test.strength"_msg, {"strength", bounds(max_strength)});
        case CardTest::Kind::Raised:
            return say("effect.test.raised"_msg, {"count", test.min});
        case CardTest::Kind::Relation:
            return related(test, place);
        case CardTest::Kind::PaidFor:
            return say("effect.test.paid-for"_msg, {"number", test.min});
        case CardTest::Kind::ChosenFor:
            return say("effect.test.chosen-for"_msg, {"number", test.min});
        case CardTest::Kind::Parameter: // the card has no parameter
            break;
        }
        return {};
    }

    /// A comparison with another unit or card: "with a Unit Name of the chosen ally".
    std::string related(const CardTest& test, const char* place) const
    {
        constexpr std::array facets = {"name", "symbol", "weapon", "cost", "strength"};
        const std::string what =
            test.with == CardTest::With::Shown ? reader_.messages.get("effect.the-shown-card"_msg)
            : test.with == CardTest::With::Destroyed
                ? reader_.messages.get("effect.the-destroyed-unit"_msg)
            : test.with == CardTest::With::Seen
                ? reader_.messages.get("effect.the-seen-cards"_msg,
                                       {{"shown", yes_no(reader_.before.seen_shown)}})
            : test.with == CardTest::With::Paid
                ? reader_.messages.get("effect.what-was-paid"_msg,
                                       {{"paid", reader_.before.paid_with}})
            : test.with == CardTest::With::Done
                ? reader_.messages.get("effect.what-was-done"_msg,
                                       {{"skill", reader_.before.done ? "no" : "yes"},
                                        {"count", reader_.before.done_count == 1 ? 1 : 2}})
                : units_text(test.units.front(), one_each, reader_, NounCase::Of);
        return reader_.messages.get("effect.test.relation"_msg,
                                    {{"place", place},
                                     {"not", test.negated ? "yes" : "no"},
                                     {"facet", facets.at(static_cast<std::size_t>(test.facet))},
                                     {"sign", test.sign < 0   ? "less"
                                              : test.sign > 0 ? "more"
                                                              : "same"},
                                     {"what", what}});
    }

    std::string emblems(const CardTest& test) const
    {
        std::vector<std::string> names;
        for (const std::string& word : test.words) {
            for (const Emblem& emblem : reader_.library.words().emblems) {
                if (emblem.slug == word)
                    names.push_back(in_language(emblem.name, reader_.messages));
            }
        }
        return reader_.messages.either(names);
    }

    std::string words(const CardTest& test) const
    {
        std::vector<std::string> texts;
        for (std::string_view word : test.words) {
            const bool is_named = word.starts_with(name_sign); // a name beside tags
            word.remove_prefix(is_named ? name_sign.size() : 0);
            texts.push_back(
                is_named || test.kind == CardTest::Kind::Name
                    ? reader_.messages.get(
                          "effect.name"_msg,
                          {{"name", unit_text(word, reader_.library, reader_.messages)}})
                    : reader_.messages.get(
                          "effect.tag"_msg,
                          {{"tag", tag_text(word, reader_.library, reader_.messages)}}));
        }
        if (!test.each || test.kind == CardTest::Kind::Name)
            return test.each ? reader_.messages.list(texts) : reader_.messages.either(texts);
        return joined_text(texts, "effect.all-tags"_msg, reader_);
    }

    Filter filter_;
    std::optional<Quality> named_;
    const EffectReader& reader_;
    bool of_units_; ///< and the units are not named by a word
    const char* agree_;
};

/// Replaces "the unit that was moved" or "that was paid" by "that unit" if it is a single one.
Filter with_known_unit(Filter filter, const EffectReader& reader)
{
    for (const auto& [quality, count] : {std::pair(Quality::Done, reader.before.done_count),
                                         std::pair(Quality::Paid, reader.before.paid_count)}) {
        if (count != 1 || !filter.wants(quality))
            continue;
        filter.wanted &= ~bit_of(quality);
        filter.wanted |= bit_of(Quality::Subject);
    }
    return filter;
}

/// The number that a noun beside the bounds agrees with.
int plural_of(int min, int max)
{
    return min == max || max >= max_bound ? min : max;
}

/// True for the bounds "1 or more".
bool is_any(int min, int max)
{
    return min == 1 && max >= max_bound;
}

/// True for the bounds "`max` or fewer", 0 included.
bool is_at_most(int min, int max)
{
    return min <= 0 && max > 0 && max < max_bound;
}

std::string number_text(HowMany number, const EffectReader& reader)
{
    return number.letter ? number.letter : reader.messages.number(number.count);
}

bool is_plural(HowMany number)
{
    return number.count != 1 || number.letter;
}

const char* how_word(HowMany::Kind kind)
{
    constexpr std::array words = {"all", "exactly", "up_to", "any", "each", "plural", "group"};
    return words.at(static_cast<std::size_t>(kind));
}

/// True if the filter is so long that a zone after it would be far from the noun.
bool asks_much(const Filter& filter, const HowMany& number)
{
    const auto is_long = [](const CardTest& test) {
        return test.kind != CardTest::Kind::Tag && test.kind != CardTest::Kind::Name;
    };
    const auto longs = std::ranges::count_if(filter.cards, is_long);
    const auto rest = static_cast<std::ptrdiff_t>(filter.cards.size()) - longs;
    return longs > 1 || (longs == 1 && rest > 0) || number.cost_sum ||
           (number.different != Different::Nothing && rest > 0) ||
           std::ranges::any_of(filter.cards, [](const CardTest& test) {
               return test.kind == CardTest::Kind::Relation;
           });
}

const char* different_word(Different different)
{
    return different == Different::Cost ? "cost" : different == Different::Name ? "name" : "no";
}

/// Splits a Japanese clause before its ending, because the ending changes if another clause
/// follows. The second value is the ending's select word in messages: "no" in other languages and
/// for an unknown ending.
std::pair<std::string, const char*> split_ending(const std::string& clause)
{
    constexpr auto endings =
        std::to_array<std::pair<std::string_view, const char*>>({{"いない", "inai"},
                                                                 {"ない", "nai"},
                                                                 {"いる", "iru"},
                                                                 {"ある", "aru"},
                                                                 {"した", "shita"},
                                                                 {"った", "tta"}});
    for (const auto& [ending, word] : endings) {
        if (clause.ends_with(ending))
            return {clause.substr(0, clause.size() - ending.size()), word};
    }
    return {clause, "no"};
}

/// How many of what, for the sentences of units and of cards, which add what else they name.
std::vector<MessageArgument> noun_arguments(const Filter& filter, HowMany number,
                                            const Qualities& qualities, const EffectReader& reader,
                                            NounCase noun_case)
{
    return {{"how", how_word(number.kind)},
            {"count", number.count},
            {"number", number_text(number, reader)},
            {"other", yes_no(asks_for_others(filter))},
            {"before", qualities.before()},
            {"after", qualities.after()},
            {"different", different_word(number.different)},
            {"sum", number.cost_sum.value_or(0)},
            {"random", yes_no(number.at_random)},
            {"chooser", number.by_opponent ? "opponent" : "own"},
            {"case", case_word(noun_case)}};
}

} // namespace

std::string joined_text(const std::string& one, const std::string& two, MessageKey joint,
                        const EffectReader& reader)
{
    const bool is_e = two.starts_with("e") || two.starts_with("è");
    const auto [stem, ending] = split_ending(one);
    return reader.messages.get(
        joint,
        {{"one", one}, {"stem", stem}, {"ending", ending}, {"two", two}, {"e", yes_no(is_e)}});
}

std::string joined_text(const std::vector<std::string>& clauses, MessageKey joint,
                        const EffectReader& reader)
{
    std::string text;
    for (const std::string& clause : clauses)
        text = text.empty() ? clause : joined_text(text, clause, joint, reader);
    return text;
}

const char* whose_word(Whose whose)
{
    constexpr std::array words = {"own", "opponent", "both"};
    return words.at(static_cast<std::size_t>(whose));
}

const char* whose_word(Whose whose, const EffectReader& reader)
{
    return whose == Whose::Opponent && reader.tells_theirs ? "theirs" : whose_word(whose);
}

std::string bounds_text(int min, int max, Counted counted, const EffectReader& reader, int no_bound)
{
    constexpr std::array things = {"cards", "units", "orbs", "points"};
    const char* how = min <= 0 && max == 0 ? "none"
                      : min == max         ? "exactly"
                      : max >= no_bound    ? "at_least"
                      : min <= 0           ? "at_most"
                                           : "between";
    return reader.messages.get("effect.bounds"_msg,
                               {{"how", how},
                                {"least", min},
                                {"most", max},
                                {"of", things.at(static_cast<std::size_t>(counted))}});
}

const char* number_letter(const Step& step)
{
    return step.amount.measure == Quantity::Measure::Nothing ? "X" : "Y";
}

HowMany how_many(const Step& step)
{
    if (!step.count)
        return {};
    HowMany number;
    number.at_random = step.at_random;
    number.different = step.different;
    number.cost_sum = step.cost_sum;
    number.kind = step.up_to ? HowMany::Kind::UpTo : HowMany::Kind::Exactly;
    if (*step.count == any_count && step.up_to && !step.number)
        number.kind = HowMany::Kind::AnyNumber;
    else if (step.number)
        number.letter = number_letter(step);
    else
        number.count = *step.count;
    return number;
}

Filter still_attacked()
{
    return {.wanted = bit_of(Quality::Subject) | bit_of(Quality::Defender)};
}

bool is_known_unit(const Filter& filter)
{
    return named_unit(filter).has_value();
}

const char* agreement(const Filter& units, bool are_many, const EffectReader& reader)
{
    const auto named = named_unit(units);
    const bool is_unit = named ? *named != Quality::Protagonist : units.side == Filter::Side::Any;
    const bool is_plural = named ? is_of_several(*named, reader) : are_many;
    return is_unit ? (is_plural ? "fp" : "f") : (is_plural ? "mp" : "m");
}

bool is_one_unit(const Filter& filter, const EffectReader& reader)
{
    const auto named = named_unit(filter);
    return named && !is_of_several(*named, reader);
}

std::string known_unit_clause(const Filter& filter, const EffectReader& reader)
{
    const auto named = named_unit(filter);
    return named ? joined_text(Qualities(filter, named, reader).clauses(), "effect.and"_msg, reader)
                 : std::string();
}

std::string known_unit_again(const Filter& filter, const EffectReader& reader)
{
    const auto named = named_unit(filter);
    const bool is_told_alike = named == Quality::Self || named == Quality::Protagonist;
    return is_told_alike ? named_unit_text(*named, filter.side, reader)
                         : named_unit_text(Quality::Subject, Filter::Side::Any, reader);
}

std::string card_clause(const std::string& card, const Filter& filter, const EffectReader& reader)
{
    return reader.messages.get(
        "effect.unit-is"_msg,
        {{"unit", card},
         {"clause", joined_text(Qualities(filter, std::nullopt, reader).clauses(), "effect.and"_msg,
                                reader)}});
}

std::string units_text(const Filter& units, HowMany number, const EffectReader& reader,
                       NounCase noun_case)
{
    const Messages& messages = reader.messages;
    const Filter filter = with_known_unit(units, reader);
    const auto named = named_unit(filter);
    const Qualities qualities(filter, named, reader, !named, is_plural(number));
    if (!named) {
        auto arguments = noun_arguments(filter, number, qualities, reader, noun_case);
        arguments.push_back({"side", side_word(filter.side)});
        arguments.push_back({"an", article(qualities.before(), filter.side != Filter::Side::Any)});
        return messages.get("effect.units"_msg, arguments);
    }
    std::string text = named_unit_text(*named, filter.side, reader, noun_case);
    const std::vector<std::string> clauses = qualities.clauses();
    if (!clauses.empty())
        text = messages.get("effect.unit-that"_msg,
                            {{"unit", text},
                             {"other", yes_no(asks_for_others(filter))},
                             {"before", qualities.before()},
                             {"told", yes_no(reader.tells_clauses)},
                             {"clause", joined_text(clauses, "effect.and"_msg, reader)}});
    return text;
}

const char* has_by_word(const Filter& units, const EffectReader& reader)
{
    const Filter filter = with_known_unit(units, reader);
    return yes_no(is_one_unit(filter, reader) &&
                  (reader.tells_clauses || known_unit_clause(filter, reader).empty()));
}

std::string object_text(const std::string& text, const EffectReader& reader)
{
    return reader.messages.get("effect.object"_msg, {{"text", text}});
}

std::string cards_text(const Filter& filter, HowMany number, const EffectReader& reader,
                       NounCase noun_case)
{
    return cards_text_in({}, filter, number, reader, noun_case);
}

std::string cards_text_in(const std::string& zone, const Filter& filter, HowMany number,
                          const EffectReader& reader, NounCase noun_case)
{
    const std::optional<Quality> named =
        filter.wants(Quality::Self) ? std::optional(Quality::Self) : std::nullopt;
    const Qualities qualities(filter, named, reader, false, is_plural(number));
    const bool is_near = !zone.empty() && !named && asks_much(filter, number);
    std::string cards;
    if (named) {
        const std::string card = reader.messages.get("effect.this-card"_msg);
        cards = noun_case == NounCase::Object ? object_text(card, reader) : card;
    } else {
        auto arguments = noun_arguments(filter, number, qualities, reader, noun_case);
        arguments.push_back({"an", article(qualities.before(), false)});
        arguments.push_back({"near", yes_no(is_near)});
        arguments.push_back({"zone", zone});
        cards = reader.messages.get("effect.cards"_msg, arguments);
    }
    return zone.empty()
               ? cards
               : reader.messages.get("effect.cards-of"_msg,
                                     {{"cards", cards}, {"near", yes_no(is_near)}, {"zone", zone}});
}

std::string own_cards_text(const char* noun, const Filter& filter, HowMany number, Whose whose,
                           const EffectReader& reader)
{
    if (filter.wants(Quality::Self))
        return object_text(reader.messages.get("effect.this-card"_msg), reader);
    const Qualities qualities(filter, std::nullopt, reader, false, is_plural(number));
    return reader.messages.get("effect.own-cards"_msg, {{"noun", noun},
                                                        {"how", how_word(number.kind)},
                                                        {"count", number.count},
                                                        {"number", number_text(number, reader)},
                                                        {"whose", whose_word(whose, reader)},
                                                        {"other", yes_no(asks_for_others(filter))},
                                                        {"before", qualities.before()},
                                                        {"after", qualities.after()}});
}

std::string units_clause(const Filter& units, int min, int max, const EffectReader& reader)
{
    const Messages& messages = reader.messages;
    const Filter filter = with_known_unit(units, reader);
    const auto named = named_unit(filter);
    const Qualities qualities(filter, named, reader, !named, plural_of(min, max) > 1);
    if (named) {
        if (filter == still_attacked() && max > 0)
            return messages.get("effect.if.still-defending"_msg);
        std::vector<std::string> clauses = qualities.clauses();
        if (clauses.empty() && *named == Quality::Chosen && max > 0)
            return messages.get("effect.if.chosen"_msg);
        if (clauses.empty())
            clauses.push_back(messages.get("effect.is-there"_msg));
        const std::string clause = messages.get(
            "effect.unit-is"_msg, {{"unit", named_unit_text(*named, filter.side, reader)},
                                   {"clause", joined_text(clauses, "effect.and"_msg, reader)}});
        return max <= 0 ? messages.get("effect.not"_msg, {{"clause", clause}}) : clause;
    }
    const std::string before = qualities.before();
    return messages.get("effect.there.units"_msg,
                        {{"bounds", bounds_text(min, max, Counted::Units, reader)},
                         {"one", yes_no(is_any(min, max))},
                         {"at_most", yes_no(is_at_most(min, max))},
                         {"count", plural_of(min, max)},
                         {"side", side_word(filter.side)},
                         {"other", yes_no(asks_for_others(filter))},
                         {"an", article(before, filter.side != Filter::Side::Any)},
                         {"before", before},
                         {"after", qualities.after()}});
}

std::string cards_clause(const Filter& filter, int min, int max, Zone zone, Whose whose,
                         const EffectReader& reader)
{
    const std::optional<Quality> named =
        filter.wants(Quality::Self) ? std::optional(Quality::Self) : std::nullopt;
    const Qualities qualities(filter, named, reader, false, plural_of(min, max) > 1);
    const std::string before = qualities.before();
    const char* where = whose == Whose::Both                       ? "other"
                        : zone == Zone::Bonds                      ? "bonds"
                        : zone == Zone::Orbs                       ? "orbs"
                        : zone == Zone::Hand && filter == Filter{} ? "hand"
                                                                   : "other";
    const Counted counted = zone == Zone::Orbs ? Counted::Orbs : Counted::Cards;
    return reader.messages.get("effect.there.cards"_msg,
                               {{"bounds", bounds_text(min, max, counted, reader)},
                                {"one", yes_no(is_any(min, max))},
                                {"at_most", yes_no(is_at_most(min, max))},
                                {"count", plural_of(min, max)},
                                {"self", named ? "yes" : "no"},
                                {"where", where},
                                {"whose", whose_word(whose)},
                                {"other", yes_no(asks_for_others(filter))},
                                {"an", article(before, zone == Zone::Orbs)},
                                {"before", before},
                                {"after", qualities.after()},
                                {"zone", zone_text(zone, whose, ZoneRole::There, reader)}});
}

std::string zone_text(Zone zone, Whose whose, ZoneRole role, const EffectReader& reader,
                      bool to_top, int top)
{
    constexpr std::array zones = {"deck",    "hand",     "orbs",  "bonds", "support",
                                  "retreat", "infinite", "field", "self",  "seen",
                                  "done",    "paid",     "stack"};
    constexpr std::array roles = {"from", "to", "in", "first", "there"};
    if (top > 0)
        return reader.messages.get("effect.top"_msg,
                                   {{"role", roles.at(static_cast<std::size_t>(role))},
                                    {"count", top},
                                    {"whose", whose_word(whose, reader)}});
    return reader.messages.get("effect.zone"_msg,
                               {{"zone", zones.at(static_cast<std::size_t>(zone))},
                                {"role", roles.at(static_cast<std::size_t>(role))},
                                {"paid", reader.before.paid_with},
                                {"shown", yes_no(reader.before.seen_shown)},
                                {"whose", whose_word(whose, reader)},
                                {"top", to_top ? "yes" : "no"}});
}

} // namespace kizuna
