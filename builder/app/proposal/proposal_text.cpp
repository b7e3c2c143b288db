#include "app/proposal/proposal_text.h"

#include "app/cards/card_facts.h"
#include "app/text/card_names.h"
#include "app/text/joined_text.h"
#include "app/text/violation_text.h"
#include "decks/deck/deck_statistics.h"

#include <array>

namespace kizuna {
namespace {

/// How the card's unit is related to the hero; empty for the hero.
std::string tie_text(const ProposalLine& line, const std::string& unit, const std::string& hero,
                     const CardLibrary& library, const Messages& messages)
{
    if (line.reason.tie == ProposalReason::Tie::Hero)
        return {};
    constexpr std::array keys = {"propose.tie.named-by-hero"_msg, "propose.tie.names-hero"_msg,
                                 "propose.tie.sets"_msg, "propose.tie.symbol"_msg};
    static_assert(keys.size() == static_cast<std::size_t>(ProposalReason::Tie::Symbol));
    return messages.get(keys.at(static_cast<std::size_t>(line.reason.tie) - 1),
                        {{"hero", hero},
                         {"unit", unit},
                         {"count", line.reason.sets},
                         {"symbol", symbols_text(*line.card, library, messages)}});
}

/// The reason for the number of copies.
std::string copies_text(const ProposalLine& line, const Messages& messages)
{
    constexpr std::array keys = {"propose.count.payment"_msg, "propose.count.seen-early"_msg,
                                 "propose.count.line"_msg,    "propose.count.rank"_msg,
                                 "propose.count.curve"_msg,   "propose.count.limit"_msg};
    static_assert(keys.size() == static_cast<std::size_t>(ProposalReason::Count::Limit) + 1);
    return messages.get(keys.at(static_cast<std::size_t>(line.reason.count)),
                        {{"cost", amount_text(line.card->cost)}});
}

} // namespace

std::string part_text(const ProposalLine& line, const Messages& messages)
{
    using Part = ProposalReason::Part;
    constexpr std::array keys = {"propose.part.protagonist"_msg, "propose.part.promotion"_msg,
                                 "propose.part.hero-card"_msg,   "propose.part.companion"_msg,
                                 "propose.part.promotion"_msg,   "propose.part.deployed"_msg};
    static_assert(keys.size() == static_cast<std::size_t>(Part::AllyDeployed) + 1);
    const Card& card = *line.card;
    const Part part = line.reason.part;
    const bool is_promotion = part == Part::HeroPromotion || part == Part::AllyClassChange;
    const Amount cost = is_promotion ? card.class_change_cost.value_or(card.cost) : card.cost;
    return messages.get(keys.at(static_cast<std::size_t>(part)),
                        {{"unit", unit_name(card, messages.card_language())},
                         {"cost", amount_text(cost)},
                         {"support", amount_text(card.support)}});
}

std::string reason_text(const ProposalLine& line, const Card& lead, const CardLibrary& library,
                        const Messages& messages)
{
    const std::string hero = unit_name(lead, messages.card_language());
    const std::string unit = unit_name(*line.card, messages.card_language());
    const std::string why = joined_sentences(
        part_text(line, messages), tie_text(line, unit, hero, library, messages), messages);
    return joined_sentences(why, copies_text(line, messages), messages);
}

std::string no_proposal_text(NoProposal why, const std::string& unit, const Format& format,
                             const Messages& messages)
{
    constexpr std::array keys = {"propose.none.no-such-unit"_msg, "propose.none.no-cost-one"_msg,
                                 "propose.none.not-allowed"_msg, "propose.none.too-few"_msg,
                                 "propose.none.rules"_msg};
    static_assert(keys.size() == static_cast<std::size_t>(NoProposal::Rules) + 1);
    return messages.get(keys.at(static_cast<std::size_t>(why)),
                        {{"format", in_language(format.name, messages)}, {"unit", unit}});
}

std::string curve_text(const Proposal& proposal, const Messages& messages)
{
    const CurveCounts now = curve_of(proposal);
    return messages.get("propose.curve"_msg, {{"aim1", proposal.aim[0]},
                                              {"aim2", proposal.aim[1]},
                                              {"aim3", proposal.aim[2]},
                                              {"aim4", proposal.aim[3]},
                                              {"cost1", now[0]},
                                              {"cost2", now[1]},
                                              {"cost3", now[2]},
                                              {"cost4", now[3]}});
}

Deck named_deck(const Proposal& proposal, std::uint64_t seed, const Messages& messages)
{
    Deck deck = proposal.deck;
    const Card& lead = *proposal.lines.front().card;
    const std::string unit = unit_name(lead, messages.language());
    deck.name = messages.get("propose.deck-name"_msg, {{"unit", unit}});
    deck.notes = messages.get("propose.deck-notes"_msg,
                              {{"seed", messages.whole_number(seed)}, {"unit", unit}}) +
                 "\n";
    return deck;
}

} // namespace kizuna
