#include "app/proposal/proposal_text.h"

#include "app/cards/card_facts.h"
#include "app/text/card_names.h"
#include "app/text/joined_text.h"
#include "app/text/violation_text.h"
#include "decks/deck/deck_statistics.h"

namespace kizuna {
namespace {

using Part = ProposalReason::Part;
using Tie = ProposalReason::Tie;
using Count = ProposalReason::Count;

/// What its unit has to do with the hero.
std::string tie_text(const ProposalLine& line, const std::string& unit, const std::string& hero,
                     const CardLibrary& library, const Messages& messages)
{
    switch (line.reason.tie) {
    case Tie::Hero:
        return {};
    case Tie::NamedByHero:
        return messages.get("propose.tie.named-by-hero"_msg, {{"hero", hero}, {"unit", unit}});
    case Tie::NamesHero:
        return messages.get("propose.tie.names-hero"_msg, {{"hero", hero}, {"unit", unit}});
    case Tie::Sets:
        return messages.get("propose.tie.sets"_msg, {{"count", line.reason.sets}, {"hero", hero}});
    case Tie::Symbol:
        break;
    }
    return messages.get("propose.tie.symbol"_msg,
                        {{"symbol", symbols_text(*line.card, library, messages)}});
}

/// Why so many; nothing where that is clear from the rest.
std::string copies_text(const ProposalLine& line, const Messages& messages)
{
    switch (line.reason.count) {
    case Count::Payment:
        return messages.get("propose.count.payment"_msg);
    case Count::SeenEarly:
        return messages.get("propose.count.seen-early"_msg);
    case Count::Line:
        return messages.get("propose.count.line"_msg);
    case Count::Rank:
        return messages.get("propose.count.rank"_msg);
    case Count::Curve:
        return messages.get("propose.count.curve"_msg, {{"cost", amount_text(line.card->cost)}});
    case Count::Limit:
        break;
    }
    return messages.get("propose.count.limit"_msg);
}

} // namespace

std::string part_text(const ProposalLine& line, const Messages& messages)
{
    const std::string& unit = unit_name(*line.card, messages.card_language());
    const Card& card = *line.card;
    const std::string change = card.class_change_cost ? amount_text(*card.class_change_cost) : "";
    switch (line.reason.part) {
    case Part::Protagonist:
        return messages.get("propose.part.protagonist"_msg);
    case Part::HeroPromotion:
    case Part::AllyPromotion:
        return messages.get("propose.part.promotion"_msg, {{"cost", change}});
    case Part::HeroCard:
        return messages.get("propose.part.hero-card"_msg, {{"unit", unit}});
    case Part::Companion:
        return messages.get("propose.part.companion"_msg, {{"cost", amount_text(card.cost)},
                                                           {"support", amount_text(card.support)}});
    case Part::AllyDeployed:
        break;
    }
    return messages.get("propose.part.deployed"_msg, {{"cost", amount_text(card.cost)}});
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
    const std::string& name = in_language(format.name, messages);
    switch (why) {
    case NoProposal::NoSuchUnit:
        return messages.get("propose.none.no-such-unit"_msg, {{"unit", unit}});
    case NoProposal::NoCostOne:
        return messages.get("propose.none.no-cost-one"_msg, {{"unit", unit}});
    case NoProposal::NotAllowed:
        return messages.get("propose.none.not-allowed"_msg, {{"format", name}, {"unit", unit}});
    case NoProposal::TooFewCards:
        return messages.get("propose.none.too-few"_msg, {{"format", name}, {"unit", unit}});
    case NoProposal::Rules:
        break;
    }
    return messages.get("propose.none.rules"_msg, {{"format", name}, {"unit", unit}});
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
