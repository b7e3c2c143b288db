#pragma once

#include "app/document/deck_document.h"
#include "odds/openings/opening.h"

#include <cstdint>
#include <string>
#include <vector>

namespace kizuna {

/// One opening hand of the open deck, dealt by the real setup, with the choice left to the player.
/// The same deck, seed and number show the same cards as `kizuna-cli hand`.
class TestHand {
public:
    enum class State {
        NoHand,   ///< the deck has no cost-1 card, so no protagonist: nothing can be dealt
        Deciding, ///< the first six are seen, nothing is chosen yet
        Kept,
        Redrawn,
    };
    /// Which hand of which deal, and what became of it.
    struct Place {
        std::uint64_t seed = 0;
        std::uint64_t number = 0;
        State state = State::NoHand;
    };
    /// One thing that a rule counts, and the cards of the hand that are it.
    struct Reason {
        enum class Kind {
            CostOne,   ///< cost 1 and not of the protagonist's unit
            Promotion, ///< the protagonist's unit with a class-change cost
        };
        Kind kind = Kind::CostOne;
        std::vector<CardIndex> cards;
    };

    /// Deals number 0 of `seed`. A preset that does not exist is taken as cost-one. `document`
    /// outlives this; a change of its deck deals the same number again.
    TestHand(DeckDocument& document, std::uint64_t seed, const std::string& preset);

    State state() const { return state_; }
    std::uint64_t seed() const { return seed_; }
    std::uint64_t number() const { return number_; } ///< from 0
    /// The name of the mulligan rule in force, one of keep_rule_presets().
    const std::string& preset() const { return preset_; }
    const Card* protagonist() const { return protagonist_; }
    /// The six now held: the second ones once redrawn. Fewer where the deck is too small.
    const std::vector<CardIndex>& hand() const;
    /// Dealt after the choice; empty while it is still open.
    const std::vector<CardIndex>& orbs() const;
    /// Whether the rule is content with the six now held. After the one redraw that is allowed,
    /// they are kept in any case.
    bool rule_keeps() const { return rule_keeps_; }
    /// What the rule looks at in the six now held; empty for rules that always do the same.
    const std::vector<Reason>& reasons() const { return reasons_; }
    const CardLibrary& library() const { return document_.catalogue().library; }

    Place place() const { return {seed_, number_, state_}; }
    /// Deals that hand of the deck as it is now, and chooses what was chosen there.
    void go_to(const Place& place);
    void keep();   ///< only while deciding
    void redraw(); ///< only while deciding
    void next_hand();
    void set_seed(std::uint64_t seed); ///< starts again at number 0
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
