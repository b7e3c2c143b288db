#include "app/studies/curve_study.h"

#include <algorithm>

namespace kizuna {
namespace {

/// The most progress reports of a study, which a person can follow.
constexpr std::uint64_t max_parts = 20;

/// Counts the cards of the protagonist's unit, for `failure` and `has_promotion`.
void count_line(CurveStudy& study, const StudyDeck& deck)
{
    int line = 0;
    for (const auto& [card, copies] : deck.cards.cards) {
        if (!shares_unit_name(*deck.protagonist, *card))
            continue;
        line += copies;
        study.has_promotion = study.has_promotion || card->class_change_cost;
    }
    study.failure = static_cast<double>(line - 1) / (deck.known - 1);
}

CurveStudy nothing_played(const StudyDeck& deck, const Goldfish& goldfish, std::uint64_t games)
{
    CurveStudy study;
    study.settings = goldfish.settings();
    study.asked = games;
    study.demand = demand_in_play(deck.cards, goldfish);
    study.scripted = scripted_share(deck.cards);
    const GameCards& cards = goldfish.cards();
    for (std::uint16_t kind = 0; kind < cards.printed_kind_count(); ++kind)
        study.kinds.push_back(cards.kind(kind).card);
    study.protagonist = deck.protagonist;
    count_line(study, deck);
    study.out_of_reach = starts_out_of_reach(*deck.protagonist, study.settings);
    return study;
}

} // namespace

bool starts_out_of_reach(const Card& protagonist, const GoldfishSettings& settings)
{
    const RangeSet reach = protagonist.range;
    return settings.level != GoldfishLevel::HandTester && settings.policy != "random" &&
           !reach.empty() && !reach.contains(1);
}

void study_curve(const StudyDeck& deck, const GoldfishSettings& settings, std::uint64_t games,
                 unsigned threads, const std::stop_token& stop,
                 const std::function<void(const CurveStudy&)>& tell)
{
    const Goldfish goldfish(deck.cards, *deck.protagonist, deck.context, settings);
    CurveStudy study = nothing_played(deck, goldfish, games);
    std::uint64_t next = std::min(first_games, games);
    const std::uint64_t part = std::max(first_games, games / max_parts);
    while (next > 0 && !stop.stop_requested()) {
        const GoldfishTotals more = play_games(goldfish, {study.totals.games, next}, threads, stop);
        if (stop.stop_requested())
            return;
        if (study.totals.games == 0)
            study.totals = more;
        else
            study.totals.add(more);
        tell(study);
        next = std::min(part, games - study.totals.games);
    }
}

} // namespace kizuna
