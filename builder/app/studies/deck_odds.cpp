#include "app/studies/deck_odds.h"

namespace kizuna {
namespace {

Query query(std::string_view text, const CardLibrary& library)
{
    return std::get<Query>(Query::parse(text, library));
}

} // namespace

OddsWishes usual_wishes(const CardLibrary& library)
{
    constexpr int promotion_turn = 4;
    const KeepRule rule = std::get<KeepRule>(KeepRule::parse("cost-one", library));
    const Want cheap{query("cost=1 -unit:protagonist", library), 1};
    const Want promotion{query("is:promotion", library), 1};
    OddsWishes wishes;
    for (const std::vector<Want>& wants :
         {std::vector{cheap}, std::vector{promotion}, std::vector{cheap, promotion}})
        wishes.questions.push_back({wants, rule});
    wishes.goal = {{promotion}, rule, Going::First, promotion_turn};
    return wishes;
}

DeckOdds deck_odds(const ResolvedDeck& deck, const Card& protagonist, const OddsWishes& wishes,
                   const QueryContext& context)
{
    DeckOdds odds;
    for (const OpeningQuestion& question : wishes.questions)
        odds.openings.push_back(opening_odds(deck, protagonist, question, context));
    if (const auto values = HandValues::of(deck, protagonist, wishes.goal, context))
        odds.best_rule = values->best();
    odds.support = protagonist_support(deck, protagonist, protagonist, *context.library);
    if (odds.support)
        odds.duels = duel_chances(odds.support->odds(DuelSide::Attack),
                                  odds.support->odds(DuelSide::Defence),
                                  odds.support->unit->attack.or_zero());
    odds.tradeoff = tradeoff(deck, protagonist, wishes.goal, context);
    return odds;
}

} // namespace kizuna
