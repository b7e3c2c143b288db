#pragma once

#include "app/document/deck_document.h"

#include <cstdint>
#include <vector>

namespace kizuna {

class LegalityPanel;
class PaneSplitter;

/// How high the legality below the lists is: one line while nothing is wrong or the deck is empty,
/// else as high as all problems need, unless the player dragged it to another height.
class LegalityStrip {
public:
    /// `was_dragged`: the splitter's share is one that the player chose. Everything outlives this.
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
    bool is_asked_for_ = false;     ///< by go_to_problems(): unfolded though nothing is wrong
    bool is_dragged_ = false;       ///< while something was wrong, now or in an earlier session
    bool is_dragged_quiet_ = false; ///< the same while nothing was wrong
    int highest_ = 0; ///< max height that these problems needed: a mend does not shrink the strip
    std::uint64_t shown_deck_ = 0; ///< its OpenDeck::id
    std::vector<Subscription> heard_;
};

} // namespace kizuna
