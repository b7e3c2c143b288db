#pragma once

#include "app/base/messages.h"
#include "decks/proposal/proposal.h"

#include <cstdint>
#include <string>

namespace kizuna {

/// What the card is for, in one short sentence.
std::string part_text(const ProposalLine& line, const Messages& messages);
/// Why the card is in the proposal and why so often, in two or three sentences. `lead` is the
/// card that leads it.
std::string reason_text(const ProposalLine& line, const Card& lead, const CardLibrary& library,
                        const Messages& messages);
/// Why there is no proposal around the unit in the format. `unit` as it is to be shown.
std::string no_proposal_text(NoProposal why, const std::string& unit, const Format& format,
                             const Messages& messages);
/// The curve against what it was to be, as in "Cost 1: 20 of 20, cost 2: 2 of 2, …".
std::string curve_text(const Proposal& proposal, const Messages& messages);

/// The proposal's deck with a name, and notes that say how to get it again. For one that there is.
Deck named_deck(const Proposal& proposal, std::uint64_t seed, const Messages& messages);

} // namespace kizuna
