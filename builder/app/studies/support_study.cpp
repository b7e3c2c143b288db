#include "app/studies/support_study.h"

namespace kizuna {
namespace {

std::optional<SupportChange::Effect> effect_of(const UnitSupport& unit, const Card& card,
                                               int copies)
{
    const UnitSupport changed = unit.with(card, copies);
    if (changed.population == unit.population)
        return std::nullopt;
    return SupportChange::Effect{changed.failure(DuelSide::Attack) - unit.failure(DuelSide::Attack),
                                 changed.chance(0).probability - unit.chance(0).probability};
}

} // namespace

SupportStudy study_support(const StudyDeck& deck, const SupportRequest& request)
{
    const StudyDeck& against =
        request.against == SupportRequest::Against::Deck ? request.other : deck;
    const bool is_flat = request.against == SupportRequest::Against::Flat;
    const Opposition opposition{{against.cards, *against.protagonist},
                                is_flat ? std::optional(request.flat) : std::nullopt};
    SupportStudy study;
    study.units =
        support_odds({deck.cards, *deck.protagonist}, opposition, *deck.context.library).value();
    study.opponent = is_flat ? nullptr : against.protagonist;
    return study;
}

std::vector<SupportChange> support_changes(const UnitSupport& unit)
{
    std::vector<SupportChange> changes;
    for (const SupportCard& card : unit.cards)
        changes.push_back(
            {card.card, effect_of(unit, *card.card, 1), effect_of(unit, *card.card, -1)});
    return changes;
}

} // namespace kizuna
