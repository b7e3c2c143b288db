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
    /// Makes these rows the selected ones and no others. One alone is as in select(); several, and
    /// those that are selected already, stay where they are.
    void select_all_of(wxDataViewItemArray items);
    /// The same without scrolling: for what was chosen in another list. Of several, arrow keys
    /// start from `current` if it is one.
    void mark_all_of(wxDataViewItemArray items, const wxDataViewItem& current = {});
    /// Scrolls to the row that `which` names once everything else is done; to none where it is not
    /// IsOk().
    void scroll_to(std::function<wxDataViewItem()> which);
    /// With the head of the row's group where there is room for both.
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
