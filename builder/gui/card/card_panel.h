#pragma once

#include "app/cards/card_selection.h"
#include "app/cards/card_sheet.h"
#include "app/decks/deck_document.h"
#include "app/messages.h"
#include "gui/card/symbol_icons.h"

#include <wx/scrolwin.h>

namespace kizuna {

/// The details of the selected card. Drawn by us, so it tells screen readers its text by itself.
class CardPanel : public wxScrolledCanvas {
public:
    /// Everything passed in outlives the panel.
    CardPanel(wxWindow* parent, DeckDocument& document, CardSelection& selection,
              const Messages& messages, const SymbolIcons& symbols);

private:
    void show_card();
    void fit_height();
    void on_paint(wxPaintEvent& event);

    DeckDocument& document_;
    CardSelection& selection_;
    const Messages& messages_;
    const SymbolIcons& symbols_;
    CardSheet sheet_;
    int fitted_width_ = 0; ///< that the height follows from; 0 where it has to be found anew

    Subscription deck_changed_;
    Subscription selection_changed_;
};

} // namespace kizuna
