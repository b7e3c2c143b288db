#pragma once

#include <wx/dataview.h>

#include <functional>

class wxDataViewCtrl;
class wxDataViewItem;
class wxDataViewItemArray;

namespace kizuna {

/// Selects rows of a list and scrolls to them. wxGTK 3.2's EnsureVisible() keeps the row until the
/// program is idle, when it may be gone; this scrolls to what is selected by then. A selected row
/// that is in sight stays so where the list becomes lower.
class RowSelection {
public:
    /// `list` outlives this or takes it along.
    explicit RowSelection(wxDataViewCtrl& list);

    /// Makes the row the selected one, which the keyboard starts from, and scrolls to it.
    void select(const wxDataViewItem& item);
    /// Selects these rows and no others. Scrolls only to a row that is the only selected one, and
    /// was not before.
    void select_all_of(wxDataViewItemArray items);
    /// Selects these rows and no others, without scrolling: for what was chosen in another list. Of
    /// several rows, arrow keys start from `current` if it is IsOk().
    void mark_all_of(wxDataViewItemArray items, const wxDataViewItem& current = {});
    /// Scrolls, once the program is idle, to the row that `which` returns then; nowhere if it is
    /// not IsOk().
    void scroll_to(std::function<wxDataViewItem()> which);
    /// Scrolls to the selected row, with the head of its group where both fit.
    void scroll_to_selected();

private:
    void mark(const wxDataViewItem& item);
    void scroll();
    void keep_in_sight();

    wxDataViewCtrl& list_;
    int height_ = 0; ///< of the list, when it was last told
    std::function<wxDataViewItem()> scroll_to_;
};

} // namespace kizuna
