#include "app/comparison/what_if.h"

#include "app/studies/study_deck.h"
#include "odds/openings/opening_odds.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <unordered_set>

namespace kizuna {
namespace {

/// The subject of a violation, without its numbers, so that it stays the same while they change.
/// Points into the violation.
struct Subject {
    DeckClause clause;
    const Card* card = nullptr;
    std::optional<CardIndex> name; ///< the name group of too many copies
    std::string_view text;
    bool operator==(const Subject&) const = default;
};

struct SubjectHash {
    std::size_t operator()(const Subject& subject) const
    {
        return std::hash<std::string_view>()(subject.text) ^
               std::hash<const Card*>()(subject.card) ^ subject.name.value_or(0);
    }
};

Subject subject_of(const Violation& violation)
{
    Subject subject{.clause = violation.clause};
    if (const auto* copies = std::get_if<TooManyCopies>(&violation.reason))
        subject.name = copies->cards.front()->name_group;
    else if (const auto* leader = std::get_if<WrongProtagonist>(&violation.reason))
        subject.text = leader->code;
    else if (const auto* unknown = std::get_if<UnknownCard>(&violation.reason))
        subject.text = unknown->code;
    else if (const auto* banned = std::get_if<NotAllowed>(&violation.reason))
        subject.card = banned->card;
    else if (const auto* count = std::get_if<WrongCount>(&violation.reason))
        subject.text = count->query;
    else if (const auto* opening = std::get_if<WrongOpening>(&violation.reason))
        subject.text = opening->query;
    else if (const auto* sum = std::get_if<WrongSum>(&violation.reason))
        subject.text = sum->query;
    return subject;
}

/// The violations in `these` whose subject is in none of `others`.
std::vector<Violation> only_in(const std::vector<Violation>& these,
                               const std::vector<Violation>& others)
{
    std::unordered_set<Subject, SubjectHash> known;
    known.reserve(others.size());
    for (const Violation& other : others)
        known.insert(subject_of(other));
    std::vector<Violation> found;
    std::ranges::copy_if(these, std::back_inserter(found),
                         [&](const Violation& each) { return !known.contains(subject_of(each)); });
    return found;
}

/// Odds of seeing a card that matches the query, going first and keeping hands by the rule
/// cost-one.
OpeningWants want_of(std::string_view query, const CardLibrary& library)
{
    const KeepRule rule = std::get<KeepRule>(KeepRule::parse("cost-one", library));
    return {{{std::get<Query>(Query::parse(query, library)), 1}}, rule};
}

class Calculator {
public:
    /// `card` may be null. `format` may be null if violations() is not used.
    Calculator(const Format* format, const Card* card, const Catalogue& catalogue)
        : format_(format), card_(card), catalogue_(catalogue),
          opener_(want_of("cost=1 -unit:protagonist", catalogue.library)),
          promotion_(want_of("is:promotion", catalogue.library))
    {
    }

    DeckMeasures measures(const Deck& deck) const
    {
        const StudyDeck study = study_deck(deck, catalogue_);
        DeckMeasures found;
        if (card_ && study.known > 0)
            found.symbol_share = symbol_share(study);
        if (study.trouble() != StudyDeck::Trouble::None)
            return found;
        if (study.known > 0)
            found.mean_cost = mean_cost(deck_statistics(study.cards, catalogue_.library));
        int failing = -1; // the protagonist is not shuffled
        for (const ResolvedDeck::Line& line : study.cards.cards)
            failing += shares_unit_name(*study.protagonist, *line.card) ? line.copies : 0;
        if (study.known > 1)
            found.failure = static_cast<double>(failing) / (study.known - 1);
        const auto by_turn = [&](const OpeningWants& wanted) {
            return opening_odds(study.cards, *study.protagonist, wanted, study.context);
        };
        if (const auto cheap = by_turn(opener_))
            found.opener = cheap->by_turn[0].chance.hit;
        if (const auto promotion = by_turn(promotion_)) {
            found.promotion_3 = promotion->by_turn[2].chance.hit;
            found.promotion_4 = promotion->by_turn[3].chance.hit;
        }
        return found;
    }

    std::vector<Violation> violations(const Deck& deck) const
    {
        return check_legality(deck, *format_, catalogue_.library);
    }

    WhatIf::Change change(const Deck& then, const std::vector<Violation>& before) const
    {
        const std::vector<Violation> after = violations(then);
        return {measures(then), only_in(after, before), only_in(before, after)};
    }

private:
    double symbol_share(const StudyDeck& study) const
    {
        int bearing = 0;
        for (const ResolvedDeck::Line& line : study.cards.cards)
            bearing += shares_symbol(*line.card) ? line.copies : 0;
        return static_cast<double>(bearing) / study.known;
    }
    bool shares_symbol(const Card& other) const
    {
        if (card_->symbols.empty())
            return other.symbols.empty();
        return (card_->symbols.bits() & other.symbols.bits()) != 0;
    }

    const Format* format_;
    const Card* card_;
    const Catalogue& catalogue_;
    OpeningWants opener_; ///< a cost-1 card of another unit than the protagonist
    OpeningWants promotion_;
};

} // namespace

DeckMeasures measures_of(const Deck& deck, const Catalogue& catalogue)
{
    return Calculator(nullptr, nullptr, catalogue).measures(deck);
}

WhatIf what_if(const Deck& deck, const Format& format, const Card& card, const Card* out,
               const Catalogue& catalogue, const std::stop_token& stop)
{
    const Calculator calculator(&format, &card, catalogue);
    const std::vector<Violation> before = calculator.violations(deck);
    const auto change = [&](int copies, const Card* removed) {
        Deck then = deck;
        if (removed)
            change_copies(then, Pile::Cards, removed->id, -1, catalogue.library);
        change_copies(then, Pile::Cards, card.id, copies, catalogue.library);
        return calculator.change(then, before);
    };
    const ResolvedDeck cards = resolve(deck, catalogue.library);
    WhatIf answer;
    answer.card = &card;
    answer.now = calculator.measures(deck);
    answer.broken = before.size();
    if (!stop.stop_requested())
        answer.more = change(1, nullptr);
    if (cards.copies_of(card) > 0 && !stop.stop_requested())
        answer.less = change(-1, nullptr);
    if (out && out != &card && cards.copies_of(*out) > 0 && !stop.stop_requested()) {
        answer.out = out;
        answer.swap = change(1, out);
    }
    return answer;
}

WhatIf what_if_mended(const Deck& deck, const Format& format, std::span<const Edit> edits,
                      const Catalogue& catalogue, const std::stop_token& stop)
{
    const Calculator calculator(&format, nullptr, catalogue);
    const std::vector<Violation> before = calculator.violations(deck);
    Deck then = deck;
    for (const Edit& edit : edits)
        apply(then, edit, catalogue.library);
    WhatIf answer;
    answer.now = calculator.measures(deck);
    answer.broken = before.size();
    if (!stop.stop_requested())
        answer.mend = calculator.change(then, before);
    return answer;
}

} // namespace kizuna
