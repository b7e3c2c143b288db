#pragma once

#include "app/charts/what_if_table.h"
#include "app/document/card_selection.h"
#include "app/document/deck_document.h"
#include "app/pool/pointing.h"
#include "app/settings/settings.h"
#include "gui/base/worker.h"

#include <wx/panel.h>
#include <wx/timer.h>

#include <map>
#include <optional>
#include <string>
#include <utility>

class wxScrolledWindow;
class wxStaticText;
class wxToggleButton;

namespace kizuna {

class DrawnTable;
class FlowingText;

/// What a copy of a card more or less would change in the deck, and what it would in place of the
/// card that was last taken out; or what a mend would. The card is the one that the pointer rests
/// on, else the selected one. Small, for it stands under every card: where there is little room it
/// is one line until it is unfolded.
class WhatIfPanel : public wxPanel {
public:
    /// Everything passed in outlives the panel.
    WhatIfPanel(wxWindow* parent, DeckDocument& document, CardSelection& selection,
                Pointing& pointing, Settings& settings, const Messages& messages);

    /// Shows it whole where it is one line, and the other way round, from now on.
    void turn_over();

private:
    void note_what_went();
    void ask_soon();
    void ask();
    void show(const WhatIf& answer, const std::string& subject);
    void wrap_heading();
    void choose(bool whole);
    void fold();
    void show_cells();
    void show_what_fits();
    void fit_height();

    DeckDocument& document_;
    CardSelection& selection_;
    Pointing& pointing_;
    Settings& settings_;
    const Messages& messages_;
    std::string heading_;
    std::pair<std::string, int> wrapped_; ///< the heading in lines of this width
    wxStaticText* title_ = nullptr;
    wxToggleButton* unfolded_ = nullptr;
    wxScrolledWindow* body_ = nullptr; ///< all but the title
    DrawnTable* table_ = nullptr;
    std::optional<WhatIfTable> news_; ///< what the table does not show yet
    FlowingText* violations_ = nullptr;

    std::map<const Card*, int> copies_; ///< of the deck as it was last seen
    const Card* out_ = nullptr;         ///< the card that was last taken out
    std::uint64_t deck_ = 0;            ///< whose copies they are
    wxSize highest_in_; ///< its width and the height around it, when its highest was measured
    int highest_ = 0;
    wxSize fitted_in_; ///< the room of the pane that the lines were fitted in
    int fits_ = 0;     ///< how often in that room

    Subscription deck_changed_;
    Subscription selection_changed_;
    Subscription pointing_changed_;
    wxTimer rest_; ///< from a choice until its card is asked about
    Worker worker_;
};

} // namespace kizuna
