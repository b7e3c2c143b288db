#pragma once

#include "app/base/messages.h"
#include "decks/proposal/proposal.h"

#include <cstdint>
#include <string>

namespace kizuna {

/// The purpose of the card in one short sentence.
std::string part_text(const ProposalLine& line, const Messages& messages);
/// Why the card is in the proposal, and why in this number, in two or three sentences. `lead`: the
/// protagonist.
std::string reason_text(const ProposalLine& line, const Card& lead, const CardLibrary& library,
                        const Messages& messages);
/// Why there is no proposal for the unit in the format. `unit`: the name to show.
std::string no_proposal_text(NoProposal why, const std::string& unit, const Format& format,
                             const Messages& messages);
/// The curve compared with its aim, as in "Cost 1: 20 of 20, cost 2: 2 of 2, …".
std::string curve_text(const Proposal& proposal, const Messages& messages);

/// The proposed deck with a name, and notes on how to reproduce it. `proposal` must have a deck.
Deck named_deck(const Proposal& proposal, std::uint64_t seed, const Messages& messages);

} // namespace kizuna
