#pragma once

#include <wx/font.h>
#include <wx/string.h>

#include <optional>
#include <vector>

class wxDataViewColumn;
class wxDataViewCtrl;

namespace kizuna {

/// Shares a list's width out among its columns, so that none is out of sight while there is room.
/// Names get spare width first, up to comfort(), and optional columns are hidden rather than take
/// that width. Once the player drags a column, all widths stay.
class ColumnWidths {
public:
    /// `list` outlives this or owns it.
    explicit ColumnWidths(wxDataViewCtrl& list);

    /// Columns are added in their order in the list. A column gets at least `min`
    /// device-independent pixels, more with larger text where there is room, and never less than
    /// its title needs. The rest of the list's width is shared by `weight`. A column of weight 0
    /// never gets narrower, not even by hand: a number that is cut would look like another number.
    void add(wxDataViewColumn& column, int min, int weight);
    /// The column added last is a name: it gets this width, in device-independent pixels, before
    /// others get more than their min width.
    void comfort(int pixels);
    enum class Leaves {
        ForComfort, ///< hidden if names have less than comfort(); low weights first
        ForRoom     ///< hidden if the min widths do not fit; the rightmost first
    };
    /// Lets the column added last be hidden for want of room.
    void make_optional(Leaves leaves = Leaves::ForComfort);
    /// Sets the width in pixels of a column's widest cell. A column of weight 0 is never narrower.
    /// No other column gets spare width while one is narrower than its widest cell.
    void hold(const wxDataViewColumn& column, int cell_width);
    /// Forgets all columns. To be called when the list's columns are removed.
    void clear();
    /// Keeps all widths from now on, as after a drag.
    void keep() { is_dragged_ = true; }
    /// True after the player dragged a column, or after keep().
    bool is_kept();
    /// Sets the widths anew. To be called when another column became the sorted one, as its title
    /// needs room for the arrow.
    void share_out();

private:
    struct Entry {
        wxDataViewColumn* column;
        int min;
        int weight;
        int comfortable = 0;
        std::optional<Leaves> leaves; ///< empty: never hidden
        wxString title;               ///< the title that title_width is of
        int title_width = 0;
        int cell_width = 0; ///< of the widest cell, by hold(); 0: unknown
    };

    int title_width(Entry& entry);
    int min_width(Entry& entry);
    int smallest_width(Entry& entry);
    int comfort_of(Entry& entry);
    int cells_of(const Entry& entry) const;
    std::vector<int> shares(int left, const std::vector<int>& comforts);
    void choose_shown(int width);
    std::vector<int> seen_widths() const; ///< 0 for hidden columns and for the last one shown
    void settle();

    wxDataViewCtrl& list_;
    wxFont bold_;
    std::vector<Entry> entries_;
    std::vector<int> asked_; ///< set by the last share_out(), as seen_widths()
    /// `asked_`, once GTK has applied it; empty until then.
    std::vector<int> settled_;
    bool is_dragged_ = false;
};

} // namespace kizuna
