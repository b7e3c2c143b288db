#include "app/studies/opening_study.h"

#include <algorithm>

namespace kizuna {
namespace {

RuleValue value_of(const OpeningWants& wanted, const OpeningOdds& odds)
{
    return {wanted.rule.to_text(), odds.by_turn.back().chance, odds.keep_rate};
}

std::vector<Chance> chances_of(const OpeningOdds& odds)
{
    std::vector<Chance> chances;
    for (const OpeningOdds::Turn& turn : odds.by_turn)
        chances.push_back(turn.chance);
    return chances;
}

} // namespace

double OpeningStudy::gain() const
{
    return std::max(0.0, best.chance.hit - own.chance.hit);
}

std::optional<OpeningStudy> study_opening(const StudyDeck& deck, const OpeningWants& wanted)
{
    const auto odds = opening_odds(deck.cards, *deck.protagonist, wanted, deck.context);
    if (!odds)
        return std::nullopt;
    OpeningStudy study;
    study.own = value_of(wanted, *odds);
    study.by_turn = chances_of(*odds);
    for (const std::string_view preset : keep_rule_presets()) {
        OpeningWants asked = wanted;
        asked.rule = std::get<KeepRule>(KeepRule::parse(preset, *deck.context.library));
        if (const auto value = opening_odds(deck.cards, *deck.protagonist, asked, deck.context))
            study.presets.push_back(value_of(asked, *value));
    }
    study.hands = HandValues::of(deck.cards, *deck.protagonist, wanted, deck.context);
    if (!study.hands)
        return study;
    study.best = study.hands->best();
    OpeningWants best = wanted;
    best.rule = std::get<KeepRule>(KeepRule::parse(study.best.rule, *deck.context.library));
    if (const auto under_best = opening_odds(deck.cards, *deck.protagonist, best, deck.context))
        study.best_by_turn = chances_of(*under_best);
    return study;
}

SampleHand sample_hand(const StudyDeck& deck, const KeepRule& rule, const HandValues& hands,
                       std::uint64_t seed, std::uint64_t number)
{
    const OpeningDeal deal =
        deal_opening(deck.cards, *deck.protagonist, rule, deck.context, seed, number);
    SampleHand sample;
    sample.cards = deal.first;
    sample.rule_keeps = deal.kept;
    sample.keep = hands.keep(deal.first, deck.context);
    sample.worth = hands.compare(sample.keep);
    return sample;
}

} // namespace kizuna
