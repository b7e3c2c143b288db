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

/// Shows how the deck would change with one copy more or less of a card, and with a copy of it in
/// place of the card last removed; or how a mend would change it. The card is the one that the
/// pointer rests on, else the selected one. With little room the panel is folded to one line.
class WhatIfPanel : public wxPanel {
public:
    /// Everything passed in outlives the panel.
    WhatIfPanel(wxWindow* parent, DeckDocument& document, CardSelection& selection,
                Pointing& pointing, Settings& settings, const Messages& messages);

    /// Unfolds or folds the panel, and keeps that in the settings.
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
    std::pair<std::string, int> wrapped_; ///< the heading last wrapped, and the width in pixels
    wxStaticText* title_ = nullptr;
    wxToggleButton* unfolded_ = nullptr;
    wxScrolledWindow* body_ = nullptr; ///< everything below the title
    DrawnTable* table_ = nullptr;
    std::optional<WhatIfTable> news_; ///< the answer that the table does not show yet
    FlowingText* violations_ = nullptr;

    std::map<const Card*, int> copies_; ///< the deck's copies at its last change
    const Card* out_ = nullptr;         ///< the card last removed; null: none
    std::uint64_t deck_ = 0;            ///< id of the deck that copies_ are of
    wxSize highest_in_; ///< width of body_ and height of the pane at which highest_ was measured
    int highest_ = 0;   ///< greatest height that the body needed, in pixels
    wxSize fitted_in_;  ///< size of the pane at the last fit
    int fits_ = 0;      ///< how often the body was fitted at that size

    Subscription deck_changed_;
    Subscription selection_changed_;
    Subscription pointing_changed_;
    wxTimer rest_; ///< runs from a selection until ask()
    Worker worker_;
};

} // namespace kizuna
