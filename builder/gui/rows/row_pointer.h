#pragma once

#include "app/pool/pointing.h"

#include <wx/dataview.h>
#include <wx/timer.h>

#include <functional>
#include <string>

namespace kizuna {

/// Points at the card of the row of a list that the mouse pointer rests on, without a click, and
/// tells about it beside the pointer. Where the keyboard goes on, the pointer means nothing until
/// it moves.
class RowPointer {
public:
    /// What a row stands for; null where that is no card.
    using CardOf = std::function<const Card*(const wxDataViewItem&)>;

    /// What is shown beside the pointer.
    using TipOf = std::function<std::string(const Card&)>;

    /// A moment goes by before a row counts, so that rows the pointer only passes are no matter.
    /// `pointing` outlives this; `list` outlives it or takes it along.
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
    wxDataViewItem over_; ///< only to be compared: its row may be gone
    const Card* told_ = nullptr;
    wxPoint left_lying_ = wxDefaultPosition; ///< on the screen, when a key was pressed
    wxTimer rest_;
    wxTimer watch_; ///< whether it is still there: GTK does not always say that it left
};

} // namespace kizuna
