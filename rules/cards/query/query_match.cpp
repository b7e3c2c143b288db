// Long because: one matcher answers every test of the language, each by a few lines.
#include "cards/query/query_node.h"

#include "cards/text/text_folding.h"

#include <algorithm>
#include <functional>

namespace kizuna {
namespace {

template <typename... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <typename... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

/// Calls `is_wanted` with each text of the field until it is true for one, and with whether the
/// text is Japanese: only then can it be typed as romaji.
template <typename IsWanted>
bool any_text(TextField field, const Card& card, IsWanted is_wanted)
{
    const auto english = [&](const std::string& text) {
        return !text.empty() && is_wanted(text, false);
    };
    const auto japanese = [&](const std::string& text) {
        return !text.empty() && is_wanted(text, true);
    };
    switch (field) {
    case TextField::Words:   // searched in the library's own text
    case TextField::Effects: // and these in the context's
        return false;
    case TextField::Unit:
        return english(card.unit) || japanese(card.unit_ja);
    case TextField::Title:
        return english(card.title) || japanese(card.title_ja);
    case TextField::Class:
        return english(card.unit_class) || japanese(card.unit_class_ja);
    case TextField::Name:
        return english(card.unit) || english(card.title) || japanese(card.unit_ja) ||
               japanese(card.title_ja) || english(english_name(card)) ||
               japanese(japanese_name(card)) || std::ranges::any_of(card.aliases, english);
    case TextField::Id:
        return english(card.id) ||
               std::ranges::any_of(card.printings, [&](const Printing& printing) {
                   return english(printing.code) || english(std::string(printing.number()));
               });
    }
    return false;
}

template <typename IsWanted>
bool any_line(std::string_view text, IsWanted is_wanted)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (is_wanted(text.substr(0, end)))
            return true;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return false;
}

bool words_match(const TextTest& test, const Card& card, const CardLibrary& library)
{
    return test.folded.is_in(library.search_text(card)) ||
           (!test.romaji.empty() && test.romaji.is_in(library.search_romaji(card)));
}

/// False where the library's folded texts already show that no name of the card can match.
bool may_match(const TextTest& test, const Card& card, const CardLibrary& library)
{
    return test.field == TextField::Id || test.longest_word.is_in(library.search_text(card)) ||
           (!test.romaji.empty() && test.romaji.is_in(library.search_romaji(card)));
}

bool holds(const NoClassTest&, const QuerySubject& subject, const QueryContext&)
{
    return subject.card.unit_class.empty();
}

bool holds(const NumberTest& test, const QuerySubject& subject, const QueryContext&)
{
    const std::int16_t number = subject.traits[test.field];
    return test.min <= number && number <= test.max;
}

bool holds(const OtherNumberTest& test, const QuerySubject& subject, const QueryContext&)
{
    const auto& numbers = subject.card.numbers;
    const std::int16_t number =
        numbers && test.number < numbers->size() ? (*numbers)[test.number] : CardTraits::absent;
    return test.min <= number && number <= test.max;
}

bool holds(const RangeTest& test, const QuerySubject& subject, const QueryContext&)
{
    const RangeSet range = subject.traits.range;
    return (range.bits & test.distances.bits) != 0 ||
           (test.no_range && (range.empty() || range.contains(0)));
}

bool holds(const WordsTest& test, const QuerySubject& subject, const QueryContext&)
{
    std::uint32_t shared = 0;
    for (std::size_t list = 0; list < test.words.size(); ++list)
        shared |= subject.traits.words[list] & test.words[list];
    return shared != 0;
}

bool holds(const NoWordsTest& test, const QuerySubject& subject, const QueryContext&)
{
    return subject.traits.words[static_cast<std::size_t>(test.list)] == 0;
}

bool holds(const SetTest& test, const QuerySubject& subject, const QueryContext&)
{
    const auto is_wanted = [&](std::uint16_t set) {
        return set < test.sets.size() && test.sets[set];
    };
    return std::ranges::any_of(subject.card.printings, [&](const Printing& printing) {
        return is_wanted(printing.number_set) || is_wanted(printing.release_set);
    });
}

bool holds(const RarityTest& test, const QuerySubject& subject, const QueryContext&)
{
    return std::ranges::any_of(subject.card.printings, [&](const Printing& printing) {
        return std::ranges::find(test.rarities, printing.rarity()) != test.rarities.end();
    });
}

/// One skill of a card, and what its effect does, computed at first use.
class SkillSubject {
public:
    SkillSubject(const Skill& asked, const QueryContext& context)
        : skill(asked), words_(context.library->words())
    {
    }

    const Skill& skill;
    const EffectTraits& effect()
    {
        if (!effect_)
            effect_ = effect_traits(skill, words_);
        return *effect_;
    }

private:
    const Vocabulary& words_;
    std::optional<EffectTraits> effect_;
};

bool passes(const SkillTest& test, SkillSubject& asked)
{
    return ((test.categories >> static_cast<unsigned>(asked.skill.category)) & 1U) != 0;
}

bool passes(const MarkTest& test, SkillSubject& asked)
{
    return std::ranges::any_of(asked.skill.marks, [&](const std::string& mark) {
        return std::ranges::find(test.marks, mark) != test.marks.end();
    });
}

bool passes(const EmblemTest& test, SkillSubject& asked)
{
    const auto emblem = asked.skill.emblem;
    return emblem && *emblem < test.emblems.size() && test.emblems[*emblem];
}

bool passes(const DoesTest& test, SkillSubject& asked)
{
    return asked.effect().does_any(test.families);
}

bool passes(const WhenTest& test, SkillSubject& asked)
{
    const EffectTraits& effect = asked.effect();
    return test.moments == 0 ? effect.is_always_on : (effect.moments & test.moments) != 0;
}

bool passes(const PaysTest& test, SkillSubject& asked)
{
    const EffectTraits& effect = asked.effect();
    return test.with ? test.amounts[effect.pays[static_cast<std::size_t>(*test.with)]]
                     : !effect.pays_anything();
}

bool passes(const OnceTest& test, SkillSubject& asked)
{
    return asked.skill.once_per_turn == test.once;
}

/// Whether a skill of the card passes.
template <typename Test>
bool any_passes(const Test& test, const QuerySubject& subject, const QueryContext& context)
{
    return std::ranges::any_of(subject.card.skills, [&](const Skill& skill) {
        SkillSubject asked(skill, context);
        return passes(test, asked);
    });
}

template <typename Test>
bool holds(const Test& test, const QuerySubject& subject, const QueryContext& context)
{
    return any_passes(test, subject, context);
}

bool holds(const SkillTest& test, const QuerySubject& subject, const QueryContext& context)
{
    return test.categories == 0 ? subject.card.skills.empty() : any_passes(test, subject, context);
}

bool holds(const MarkTest& test, const QuerySubject& subject, const QueryContext& context)
{
    return test.marks.empty() ? std::ranges::all_of(subject.card.skills,
                                                    &std::vector<std::string>::empty, &Skill::marks)
                              : any_passes(test, subject, context);
}

bool holds(const EmblemTest& test, const QuerySubject& subject, const QueryContext& context)
{
    const auto has_none = [](const Skill& skill) { return !skill.emblem; };
    return test.emblems.empty() ? std::ranges::all_of(subject.card.skills, has_none)
                                : any_passes(test, subject, context);
}

bool holds(const PaysTest& test, const QuerySubject& subject, const QueryContext& context)
{
    if (!test.amounts[0])
        return any_passes(test, subject, context);
    PaysTest any_amount{test.with, {}};
    any_amount.amounts.set().reset(0);
    return !any_passes(any_amount, subject, context);
}

bool holds(const FormatTest& test, const QuerySubject& subject, const QueryContext& context)
{
    return context.allowed_in && context.allowed_in(subject.card, test.format);
}

bool holds(const ProtagonistTest&, const QuerySubject& subject, const QueryContext& context)
{
    return context.protagonist && shares_unit_name(subject.card, *context.protagonist);
}

bool holds(const PropertyTest& test, const QuerySubject& subject, const QueryContext& context)
{
    const Card& card = subject.card;
    switch (test.property) {
    case Property::AlsoUnit:
        return !card.also_unit.empty();
    case Property::Doubt:
        return std::ranges::any_of(card.skills,
                                   [](const Skill& skill) { return skill.doubt != Doubt::None; });
    case Property::MultiDeploy:
        return card.multi_deploy != MultiDeploy::No;
    case Property::NoBond:
        return card.no_bond;
    case Property::Promotion:
        return context.protagonist && card.class_change_cost &&
               shares_unit_name(card, *context.protagonist);
    case Property::SameName:
        return context.library->same_name(card).size() > 1;
    case Property::Scripted:
        return !card.skills.empty() && std::ranges::all_of(card.skills, &Skill::scripted);
    case Property::StacksOn:
        return !card.stacks_on.empty();
    case Property::Unlimited:
        return !card.copies_limit;
    case Property::PrintsX:
        return std::ranges::find(subject.traits.numbers, CardTraits::printed_x) !=
               subject.traits.numbers.end();
    }
    return false;
}

/// The test of a node that tests one number, else null.
const NumberTest* number_test(const Query::Node& node)
{
    const auto* term = std::get_if<QueryTerm>(&node.value);
    return term ? std::get_if<NumberTest>(&term->test) : nullptr;
}

int cost_of(const QueryTest& test)
{
    return std::visit(Overloaded{
                          [](const TextTest& text) {
                              return text.field == TextField::Id || text.field == TextField::Effects
                                         ? 500
                                         : 60;
                          },
                          [](const DoesTest&) { return 200; },
                          [](const WhenTest&) { return 200; },
                          [](const PaysTest&) { return 200; },
                          [](const ExpressionTest&) { return 2000; },
                          [](const SetTest&) { return 20; },
                          [](const RarityTest&) { return 30; },
                          [](const SkillTest&) { return 20; },
                          [](const MarkTest&) { return 30; },
                          [](const EmblemTest&) { return 20; },
                          [](const FormatTest&) { return 100; },
                          [](const ProtagonistTest&) { return 30; },
                          [](const PropertyTest&) { return 20; },
                          [](const auto&) { return 1; },
                      },
                      test);
}

/// True for a test that a single skill can pass.
bool asks_one_skill(const QueryTest& test)
{
    return std::visit(Overloaded{
                          [](const DoesTest&) { return true; },
                          [](const WhenTest&) { return true; },
                          [](const PaysTest&) { return true; },
                          [](const OnceTest&) { return true; },
                          [](const SkillTest& skill) { return skill.categories != 0; },
                          [](const MarkTest& mark) { return !mark.marks.empty(); },
                          [](const EmblemTest& emblem) { return !emblem.emblems.empty(); },
                          [](const auto&) { return false; },
                      },
                      test);
}

/// True where the skill passes the node, for which is_about_one_skill() is true.
bool passes(const Query::Node& node, SkillSubject& asked)
{
    const auto part_passes = [&](const Query::Node& part) { return passes(part, asked); };
    if (const auto* term = std::get_if<QueryTerm>(&node.value))
        return std::visit(
            [&](const auto& test) {
                if constexpr (requires { passes(test, asked); })
                    return passes(test, asked);
                else
                    return false;
            },
            term->test);
    if (const auto* any = std::get_if<Query::Node::AnyOf>(&node.value))
        return std::ranges::any_of(any->parts, part_passes);
    return std::ranges::all_of(std::get<Query::Node::AllOf>(node.value).parts, part_passes);
}

} // namespace

bool is_about_one_skill(const Query::Node& node)
{
    if (const auto* term = std::get_if<QueryTerm>(&node.value))
        return asks_one_skill(term->test);
    if (const auto* any = std::get_if<Query::Node::AnyOf>(&node.value))
        return std::ranges::all_of(any->parts, is_about_one_skill);
    const auto* all = std::get_if<Query::Node::AllOf>(&node.value);
    return all && std::ranges::all_of(all->parts, is_about_one_skill);
}

int cost_of(const Query::Node& node)
{
    const auto cost_of_all = [](const auto& group) {
        int cost = 0;
        for (const Query::Node& part : group.parts)
            cost += cost_of(part);
        return cost;
    };
    return std::visit(Overloaded{
                          [](const QueryTerm& term) { return cost_of(term.test); },
                          [](const Query::Node::Not& opposite) { return cost_of(*opposite.part); },
                          [](const Query::Node::Apart& apart) { return cost_of(*apart.part); },
                          cost_of_all,
                      },
                      node.value);
}

bool QueryMatcher::matches(const Card& card)
{
    const CardTraits traits = traits_of(card);
    return matches(root_, {card, traits});
}

template <typename Test>
bool QueryMatcher::matches(const Test& test, const QuerySubject& subject)
{
    return holds(test, subject, context_);
}

const QueryMatcher::FoldedTexts& QueryMatcher::folded_texts(TextField field, const Card& card)
{
    if (!folded_)
        folded_ = std::make_unique<Folded>();
    const auto [known, is_new] = (*folded_)[static_cast<std::size_t>(field)].try_emplace(&card);
    FoldedTexts& texts = known->second;
    if (is_new) {
        any_text(field, card, [&](const std::string& text, bool is_japanese) {
            texts.push_back({fold(text), is_japanese ? kana_to_romaji(text) : std::string()});
            return false;
        });
    }
    return texts;
}

bool QueryMatcher::matches(const TextTest& test, const QuerySubject& subject)
{
    if (test.field == TextField::Words)
        return words_match(test, subject.card, *context_.library);
    if (test.field == TextField::Effects)
        return context_.effect_texts &&
               any_line(context_.effect_texts(subject.card), [&](std::string_view line) {
                   return test.whole ? line == test.folded.text() : test.folded.is_in(line);
               });
    if (!may_match(test, subject.card, *context_.library))
        return false;
    const auto is_or_has = [&](const std::string& text, const Needle& wanted) {
        return test.whole ? text == wanted.text() : wanted.is_in(text);
    };
    return std::ranges::any_of(folded_texts(test.field, subject.card),
                               [&](const FoldedText& folded) {
                                   return is_or_has(folded.text, test.folded) ||
                                          (!folded.romaji.empty() && !test.romaji.empty() &&
                                           is_or_has(folded.romaji, test.romaji));
                               });
}

bool QueryMatcher::matches(const ExpressionTest& test, const QuerySubject& subject)
{
    auto finder = std::ranges::lower_bound(finders_, &test, std::less<>(), &Finder::test);
    if (finder == finders_.end() || finder->test != &test)
        finder = finders_.insert(finder, Finder{&test, ExpressionFinder(test.expression)});

    if (test.field == TextField::Words)
        return finder->finder.found_in(context_.library->search_text(subject.card));
    if (test.field == TextField::Effects)
        return context_.effect_texts &&
               finder->finder.found_in(context_.effect_texts(subject.card));
    return any_text(test.field, subject.card, [&](const std::string& text, bool) {
        return finder->finder.found_in(fold(text));
    });
}

bool QueryMatcher::matches(const Query::Node& node, const QuerySubject& subject)
{
    return std::visit(
        Overloaded{
            [&](const QueryTerm& term) {
                return std::visit([&](const auto& test) { return matches(test, subject); },
                                  term.test);
            },
            [&](const Query::Node::AllOf& all) {
                return std::ranges::all_of(
                           all.cheapest_first,
                           [&](std::uint32_t part) { return matches(all.parts[part], subject); }) &&
                       one_skill_matches(all, subject.card);
            },
            [&](const Query::Node::AnyOf& any) {
                return std::ranges::any_of(
                    any.parts, [&](const Query::Node& part) { return matches(part, subject); });
            },
            [&](const Query::Node::Not& opposite) { return !matches(*opposite.part, subject); },
            [&](const Query::Node::Apart& apart) { return matches(*apart.part, subject); },
        },
        node.value);
}

bool QueryMatcher::one_skill_matches(const Query::Node::AllOf& all, const Card& card) const
{
    return all.of_one_skill.empty() || std::ranges::any_of(card.skills, [&](const Skill& skill) {
               SkillSubject asked(skill, context_);
               return std::ranges::all_of(all.of_one_skill, [&](std::uint32_t part) {
                   return passes(all.parts[part], asked);
               });
           });
}

/// Does all tests of numbers in one pass, without a branch for each card: the processor could not
/// predict it.
void QueryMatcher::keep_numbers(const std::vector<const NumberTest*>& tests,
                                std::vector<CardIndex>& cards)
{
    const auto all_traits = context_.library->traits();
    std::size_t kept = 0;
    for (const CardIndex card : cards) {
        int passes = 1;
        for (const NumberTest* test : tests) {
            const std::int16_t number = all_traits[card][test->field];
            passes &= int{test->min <= number} & int{number <= test->max};
        }
        cards[kept] = card;
        kept += static_cast<std::size_t>(passes);
    }
    cards.resize(kept);
}

/// The texts of many cards do not fit into the processor's cache, so those of a card further on are
/// fetched while one is searched.
void QueryMatcher::keep_words(const TextTest& test, std::vector<CardIndex>& cards)
{
    constexpr std::size_t cards_ahead = 12;
    constexpr std::size_t bytes_of_a_line = 64;
    constexpr std::size_t cards_in_cache = 10'000;
    const CardLibrary& library = *context_.library;
    const auto all_cards = library.cards();
    const auto fetch = [&](std::string_view text) {
        for (std::size_t at = 0; at < text.size(); at += bytes_of_a_line)
            __builtin_prefetch(text.data() + at);
    };
    std::size_t kept = 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (all_cards.size() > cards_in_cache && i + cards_ahead < cards.size()) {
            const Card& later = all_cards[cards[i + cards_ahead]];
            fetch(library.search_text(later));
            if (!test.romaji.empty())
                fetch(library.search_romaji(later));
        }
        const CardIndex card = cards[i];
        cards[kept] = card;
        kept += words_match(test, all_cards[card], library) ? 1U : 0U;
    }
    cards.resize(kept);
}

/// Does one test at a time for all cards, so that the kind of test is looked up once and not for
/// each card.
void QueryMatcher::keep_matching(const Query::Node& node, std::vector<CardIndex>& cards)
{
    const auto keep = [&](const auto& test) {
        const auto all_cards = context_.library->cards();
        const auto all_traits = context_.library->traits();
        std::erase_if(cards, [&](CardIndex card) {
            return !matches(test, {all_cards[card], all_traits[card]});
        });
    };
    if (const auto* all = std::get_if<Query::Node::AllOf>(&node.value)) {
        std::vector<const NumberTest*> numbers;
        for (const std::uint32_t part : all->cheapest_first) {
            if (const NumberTest* test = number_test(all->parts[part]))
                numbers.push_back(test);
        }
        if (!numbers.empty())
            keep_numbers(numbers, cards);
        for (const std::uint32_t part : all->cheapest_first) {
            if (!number_test(all->parts[part]))
                keep_matching(all->parts[part], cards);
        }
        std::erase_if(cards, [&](CardIndex card) {
            return !one_skill_matches(*all, context_.library->cards()[card]);
        });
    } else if (const auto* term = std::get_if<QueryTerm>(&node.value)) {
        const auto* text = std::get_if<TextTest>(&term->test);
        if (text && text->field == TextField::Words)
            keep_words(*text, cards);
        else
            std::visit(keep, term->test);
    } else {
        keep(node);
    }
}

} // namespace kizuna
