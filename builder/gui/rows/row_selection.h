#pragma once

#include <wx/dataview.h>

#include <functional>

class wxDataViewCtrl;
class wxDataViewItem;
class wxDataViewItemArray;

namespace kizuna {

/// Selects rows of a list and scrolls to them. wxGTK 3.2's EnsureVisible() keeps the row until the
/// program is idle, when it may be gone; this scrolls to the row selected by then. A selected row
/// in sight stays in sight when the list becomes lower.
class RowSelection {
public:
    /// `list` outlives this or owns it.
    explicit RowSelection(wxDataViewCtrl& list);

    /// Selects only this row, from which arrow keys then start, and scrolls to it.
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
    int height_ = 0; ///< height of the list at its last resize, in pixels
    std::function<wxDataViewItem()> scroll_to_; ///< empty: nothing to scroll to
};

} // namespace kizuna
