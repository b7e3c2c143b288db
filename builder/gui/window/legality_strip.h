#pragma once

#include "app/document/deck_document.h"

#include <cstdint>
#include <vector>

namespace kizuna {

class LegalityPanel;
class PaneSplitter;

/// Sets the height of the legality panel below the lists: one line while the deck is legal or
/// empty, else as high as all problems need. A height that the player dragged is kept instead.
class LegalityStrip {
public:
    /// `was_dragged`: the player chose the splitter's share in an earlier session. Everything
    /// passed in outlives this.
    LegalityStrip(PaneSplitter& splitter, LegalityPanel& legality, DeckDocument& document,
                  bool was_dragged);

    /// Shows all problems and advice, and gives them the focus.
    void go_to_problems();

private:
    void show_deck();
    void fit();
    void on_dragged();
    bool is_quiet() const;

    PaneSplitter& splitter_;
    LegalityPanel& legality_;
    DeckDocument& document_;
    bool was_quiet_ = true;
    bool is_asked_for_ = false;     ///< go_to_problems() unfolded it, though nothing is wrong
    bool is_dragged_ = false;       ///< dragged while something was wrong, also in earlier sessions
    bool is_dragged_quiet_ = false; ///< dragged while nothing was wrong
    int highest_ = 0; ///< greatest height needed so far: fixing a problem does not shrink the strip
    std::uint64_t shown_deck_ = 0; ///< OpenDeck::id of the deck it was sized for
    std::vector<Subscription> subscriptions_;
};

} // namespace kizuna
