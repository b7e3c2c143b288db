#pragma once

#include "app/pool/pointing.h"

#include <wx/dataview.h>
#include <wx/timer.h>

#include <functional>
#include <string>

namespace kizuna {

/// Points at the card of the list row that the mouse pointer rests on, and shows a tooltip about
/// it. After a key was pressed, the pointer does not count until it moves.
class RowPointer {
public:
    /// The card of a row; null if it has none.
    using CardOf = std::function<const Card*(const wxDataViewItem&)>;

    /// The tooltip of a card.
    using TipOf = std::function<std::string(const Card&)>;

    /// A row counts after a moment, so that rows that the pointer only passes do not. `pointing`
    /// outlives this; `list` outlives it or owns it.
    RowPointer(wxDataViewCtrl& list, Pointing& pointing, CardOf card_of, TipOf tip_of);

private:
    wxDataViewItem row_here() const;
    void look(bool is_dragging);
    void rest();
    void leave();

    wxDataViewCtrl& list_;
    Pointing& pointing_;
    CardOf card_of_;
    TipOf tip_of_;
    wxDataViewItem over_; ///< the row under the pointer; only to compare, as the row may be gone
    const Card* told_ = nullptr;
    wxPoint left_lying_ = wxDefaultPosition; ///< the pointer's screen place at the last key
    wxTimer rest_;
    wxTimer watch_; ///< checks where the pointer is: GTK does not always report that it left
};

} // namespace kizuna
