#include "gui/window/legality_strip.h"

#include "gui/base/accessible.h"
#include "gui/controls/pane_splitter.h"
#include "gui/deck/legality_panel.h"

#include <algorithm>
#include <utility>

namespace kizuna {

LegalityStrip::LegalityStrip(PaneSplitter& splitter, LegalityPanel& legality,
                             DeckDocument& document, bool was_dragged)
    : splitter_(splitter), legality_(legality), document_(document), is_dragged_(was_dragged)
{
    subscriptions_ = {document_.changed.subscribe([this] { show_deck(); }),
                      splitter_.dragged.subscribe([this] { on_dragged(); }),
                      legality_.whole_height_changed.subscribe([this] { fit(); }),
                      legality_.unfold_wanted.subscribe([this] { go_to_problems(); })};
    show_deck();
}

bool LegalityStrip::is_quiet() const
{
    const Deck& deck = document_.deck();
    return document_.violations().empty() || (deck.cards.empty() && deck.maybe.empty());
}

void LegalityStrip::show_deck()
{
    const bool is_other_deck = shown_deck_ != document_.active_id();
    shown_deck_ = document_.active_id();
    const bool is_turned = was_quiet_ != is_quiet();
    was_quiet_ = is_quiet();
    if (is_turned || is_other_deck) {
        is_asked_for_ = false;
        highest_ = 0;
    }
    fit();
}

void LegalityStrip::fit()
{
    const bool is_line = was_quiet_ && !is_asked_for_ && !is_dragged_quiet_;
    if (is_line) {
        legality_.fold(true);
        return splitter_.give_second(legality_.line_height());
    }
    if (was_quiet_ ? is_dragged_quiet_ : is_dragged_) {
        splitter_.take_share();
    } else {
        highest_ = std::max(highest_, legality_.whole_height());
        // Leave room for the deck.
        constexpr int for_deck = 360; // in device-independent pixels, with tabs, head and band
        const int height = splitter_.GetClientSize().y;
        const int left =
            height - static_cast<int>(splitter_.FromDIP(for_deck) * std::max(text_scale(), 1.0));
        const int max = std::min(height * 3 / 10, std::max(left, height / 5));
        // Before the first layout the splitter has no height to share.
        constexpr int no_layout = 100;
        splitter_.give_second(height < no_layout
                                  ? highest_
                                  : std::min(highest_, std::max(max, legality_.line_height())));
    }
    legality_.fold(false); // after it has room: GTK warns about a list without any
}

void LegalityStrip::on_dragged()
{
    (was_quiet_ ? is_dragged_quiet_ : is_dragged_) = true;
    constexpr int min_list_height = 60; // GTK warns about a lower list
    const int height = splitter_.GetClientSize().y - splitter_.GetSashPosition();
    legality_.fold(height < splitter_.FromDIP(min_list_height) * text_scale());
}

void LegalityStrip::go_to_problems()
{
    is_asked_for_ = true;
    fit();
    legality_.go_to_reasons();
}

} // namespace kizuna
