#pragma once

#include "app/document/deck_document.h"
#include "odds/openings/opening.h"

#include <cstdint>
#include <string>
#include <vector>

namespace kizuna {

/// An opening hand of the open deck, dealt as in a game, for the user to keep or redraw. The same
/// deck, seed and number give the same cards as `kizuna-cli hand`.
class TestHand {
public:
    enum class State {
        NoHand,   ///< no cards dealt, because the deck has no protagonist
        Deciding, ///< the first six cards are shown, nothing was chosen
        Kept,
        Redrawn,
    };
    /// A hand by seed and number, with the choice made.
    struct Place {
        std::uint64_t seed = 0;
        std::uint64_t number = 0;
        State state = State::NoHand;
    };
    /// Something that the keep rule counts, with the matching cards of the hand.
    struct Reason {
        enum class Kind {
            CostOne,   ///< cost 1, and not of the protagonist's unit
            Promotion, ///< of the protagonist's unit, with a class-change cost
        };
        Kind kind = Kind::CostOne;
        std::vector<CardIndex> cards;
    };

    /// Deals hand 0 of `seed`. An unknown preset means cost-one. `document` must outlive this; when
    /// its deck changes, the same number is dealt again.
    TestHand(DeckDocument& document, std::uint64_t seed, const std::string& preset);

    State state() const { return state_; }
    std::uint64_t seed() const { return seed_; }
    std::uint64_t number() const { return number_; } ///< from 0
    /// The keep rule, one of keep_rule_presets().
    const std::string& preset() const { return preset_; }
    const Card* protagonist() const { return protagonist_; }
    /// The current six cards: the second six after a redraw. Fewer if the deck is too small.
    const std::vector<CardIndex>& hand() const;
    /// Dealt after the choice; empty before.
    const std::vector<CardIndex>& orbs() const;
    /// True if the rule keeps the current cards. After a redraw they are kept in any case.
    bool rule_keeps() const { return rule_keeps_; }
    /// The counts of the rule in the current cards; empty for rules without counts.
    const std::vector<Reason>& reasons() const { return reasons_; }
    const CardLibrary& library() const { return document_.catalogue().library; }

    Place place() const { return {seed_, number_, state_}; }
    /// Deals that hand of the current deck and repeats the choice.
    void go_to(const Place& place);
    void keep();   ///< only while Deciding
    void redraw(); ///< only while Deciding
    void next_hand();
    void set_seed(std::uint64_t seed); ///< starts at number 0
    void set_preset(const std::string& preset);

    Signal changed;

private:
    void deal();
    void advise();
    void choose(State choice);

    DeckDocument& document_;
    std::uint64_t seed_;
    std::uint64_t number_ = 0;
    std::string preset_;
    State state_ = State::NoHand;
    const Card* protagonist_ = nullptr;
    OpeningDeal kept_;
    OpeningDeal redrawn_;
    bool rule_keeps_ = true;
    std::vector<Reason> reasons_;
    Subscription deck_changed_;
};

} // namespace kizuna
