#include "app/studies/support_study.h"

namespace kizuna {
namespace {

std::optional<SupportChange::Effect> effect_of(const SupportStudy& study, const UnitSupport& unit,
                                               const Card& card, int copies)
{
    const UnitSupport changed = unit.with(card, copies);
    if (changed.population == unit.population)
        return std::nullopt;
    return SupportChange::Effect{changed.failure() - unit.failure(),
                                 study.even(changed).probability - study.even(unit).probability,
                                 mean_of(changed.odds(DuelSide::Attack)) -
                                     mean_of(unit.odds(DuelSide::Attack))};
}

} // namespace

DuelChance SupportStudy::even(const UnitSupport& unit) const
{
    return duel_chance(unit.odds(DuelSide::Attack), defence, unit.unit->attack.or_zero(), 0);
}

std::vector<DuelChance> SupportStudy::duels(const UnitSupport& unit) const
{
    return duel_chances(unit.odds(DuelSide::Attack), defence, unit.unit->attack.or_zero());
}

SupportStudy study_support(const StudyDeck& deck, const SupportRequest& request)
{
    const CardLibrary& library = *deck.context.library;
    const Card& own = *deck.protagonist;
    const StudyDeck& against =
        request.against == SupportRequest::Against::Deck ? request.other : deck;
    SupportStudy study;
    study.units = support_odds(deck.cards, own, *against.protagonist, library).value();
    if (request.against == SupportRequest::Against::Flat) {
        study.defence = {{request.flat, 1.0}};
        return study;
    }
    study.opponent = against.protagonist;
    study.defence = protagonist_support(against.cards, *against.protagonist, own, library)
                        ->odds(DuelSide::Defence);
    return study;
}

std::vector<SupportChange> support_changes(const SupportStudy& study, const UnitSupport& unit)
{
    std::vector<SupportChange> changes;
    for (const SupportCard& card : unit.cards)
        changes.push_back({card.card, effect_of(study, unit, *card.card, 1),
                           effect_of(study, unit, *card.card, -1)});
    return changes;
}

} // namespace kizuna
