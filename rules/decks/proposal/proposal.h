#pragma once

#include "decks/legality/legality.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// The steps of a proposed deck's curve: deployment costs, with 0 counted as 1.
enum class CurveStep : std::uint8_t { One, Two, Three, FourUp }; // in the order of costs
inline constexpr std::size_t curve_step_count = 4;
using CurveCounts = std::array<int, curve_step_count>; ///< copies, by CurveStep

/// The curve that a proposal of 50 cards aims at; other sizes in proportion. docs/DECKS.md says
/// why.
inline constexpr CurveCounts proposed_curve{20, 2, 16, 12};
/// How many copies a step of a 50-card curve may be off where there are few cards of hero and
/// symbol.
inline constexpr int proposed_curve_slack = 4;
/// Cards of the hero's unit in a proposal of 50 cards, where there are so many. More make the
/// hero's supports fail, fewer leave it without class changes and critical hits.
inline constexpr int proposed_line = 12;

/// The card's step by its deployment cost; empty for X.
std::optional<CurveStep> curve_step(const Card& card);

/// The unit that a deck is built around.
struct HeroChoice {
    std::string unit;           ///< English unit name
    const Card* lead = nullptr; ///< the cost-1 card that leads; null: the one that suits best
};

/// Why a card is proposed, and why so many copies.
struct ProposalReason {
    enum class Part : std::uint8_t {
        Protagonist,     ///< leads
        HeroPromotion,   ///< class change of the hero
        HeroCard,        ///< another card of the hero
        CheapAlly,       ///< an ally that is deployed for 1 or 2
        AllyClassChange, ///< class change of such an ally
        AllyDeployed,    ///< another card of such an ally, or an ally without a class change
    };
    /// How the card's unit belongs to the hero.
    enum class Tie : std::uint8_t {
        Hero,        ///< it is the hero
        NamedByHero, ///< a card of the hero's line names it
        NamesHero,   ///< one of its cards names the hero
        Sets,        ///< they came out together in `sets` sets
        Symbol,      ///< it shares the symbol and nothing else
    };
    enum class Count : std::uint8_t {
        Payment,   ///< of the protagonist: all but one pay for critical hits and evasion
        SeenEarly, ///< four of a promotion: in hand by turn 3 in most games
        Line,      ///< what was left of the hero's share of the deck
        Rank,      ///< the closer the ally, the more
        Curve,     ///< as many as its step of the curve had room for
        Limit,     ///< the format or the card allows no more
    };
    Part part = Part::CheapAlly;
    Tie tie = Tie::Symbol;
    Count count = Count::Rank;
    int sets = 0;               ///< with Tie::Sets
    const Card* from = nullptr; ///< of a class change: the deck's cheapest card to put it on
    bool operator==(const ProposalReason&) const = default;
};

struct ProposalLine {
    const Card* card = nullptr;
    int copies = 0;
    ProposalReason reason;
    bool operator==(const ProposalLine&) const = default;
};

/// Why there is no proposal.
enum class NoProposal : std::uint8_t {
    NoSuchUnit,  ///< no card bears the name
    NoCostOne,   ///< no card of the unit costs 1
    NotAllowed,  ///< none of those that do may lead a deck of the format
    TooFewCards, ///< the format leaves too few cards that suit
    Rules,       ///< a rule of the format cannot be met; Proposal::left tells it
};

struct Proposal {
    Deck deck;                       ///< without a name; empty where there is none
    std::vector<ProposalLine> lines; ///< of `deck`, in its order
    WordSet<SymbolId> symbols;       ///< that its cards bear; one, or two
    CurveCounts aim{};               ///< the curve that was aimed at
    std::optional<NoProposal> refused;
    std::vector<Violation> left; ///< for NoProposal::Rules: the rules that are broken
};

/// A legal deck around a hero by the rule of docs/DECKS.md, "Proposals". The same library, hero,
/// format and seed give the same deck on every machine; another seed gives another one, as far as
/// there are cards to choose from.
Proposal propose(const CardLibrary& library, const HeroChoice& hero, const Format& format,
                 std::uint64_t seed);

/// The copies of a proposal by step of its curve.
CurveCounts curve_of(const Proposal& proposal);

/// A unit that a deck can be built around.
struct Hero {
    const Card* card = nullptr; ///< its first card of cost 1
    int cards = 0;              ///< all cards of the unit
};
/// Every unit with a card of cost 1, in library order.
std::vector<Hero> heroes(const CardLibrary& library);

} // namespace kizuna
