#pragma once

#include "app/cards/card_selection.h"
#include "app/charts/what_if_table.h"
#include "app/decks/deck_document.h"
#include "gui/controls/worker.h"

#include <wx/panel.h>

#include <map>
#include <vector>

class wxFlexGridSizer;
class wxStaticText;

namespace kizuna {

class FlowingText;

/// What a copy of the selected card more or less would change in the deck, and what it would in
/// place of the card that was last taken out. Small, for it stands under every card.
class WhatIfPanel : public wxPanel {
public:
    /// Everything passed in outlives the panel.
    WhatIfPanel(wxWindow* parent, DeckDocument& document, CardSelection& selection,
                const Messages& messages);

private:
    void note_what_went();
    void ask();
    void show(const WhatIf& answer);
    void show_cells(const WhatIfTable& shown);
    void show_what_fits();
    wxStaticText& cell(std::size_t row, std::size_t column);

    DeckDocument& document_;
    CardSelection& selection_;
    const Messages& messages_;
    wxFlexGridSizer* grid_ = nullptr;
    std::vector<std::vector<wxStaticText*>> cells_; ///< headings first
    FlowingText* violations_ = nullptr;

    std::map<const Card*, int> copies_; ///< of the deck as it was last seen
    const Card* out_ = nullptr;         ///< the card that was last taken out
    Subscription deck_changed_;
    Subscription selection_changed_;
    Worker worker_;
};

} // namespace kizuna
