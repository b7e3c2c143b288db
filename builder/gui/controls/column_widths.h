#pragma once

#include <wx/font.h>
#include <wx/string.h>

#include <vector>

class wxDataViewColumn;
class wxDataViewCtrl;

namespace kizuna {

/// Shares a list's width out among its columns, so that none is out of sight while there is room.
/// Once the player drags a column, all stay as they are.
class ColumnWidths {
public:
    /// `list` outlives this or takes it along.
    explicit ColumnWidths(wxDataViewCtrl& list);

    /// Columns come in their order in the list. One gets `least` device-independent pixels, more of
    /// them with larger text, and never so few that its title is cut; what is left of the list's
    /// width is shared by `weight`.
    void add(wxDataViewColumn& column, int least, int weight);
    /// The list has no columns any more.
    void clear();
    /// From now on all stay as they are, as once the player drags one.
    void keep() { is_dragged_ = true; }
    /// True where the player or keep() said so.
    bool is_kept();
    /// To be called when another column became the sorted one: its title needs room for the arrow.
    void share_out();

private:
    struct Wish {
        wxDataViewColumn* column;
        int least;
        int weight;
        wxString title; ///< that was measured
        int title_width = 0;
    };

    int min_width(Wish& wish);
    std::vector<int> seen_widths() const;
    void settle();

    wxDataViewCtrl& list_;
    wxFont bold_;
    std::vector<Wish> wishes_;
    /// As they were on the screen after the last sharing; empty while that is still to be drawn.
    std::vector<int> settled_;
    bool is_dragged_ = false;
};

} // namespace kizuna
