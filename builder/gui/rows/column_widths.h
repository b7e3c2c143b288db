#pragma once

#include <wx/font.h>
#include <wx/string.h>

#include <optional>
#include <vector>

class wxDataViewColumn;
class wxDataViewCtrl;

namespace kizuna {

/// Shares a list's width out among its columns, so that none is out of sight while there is room.
/// Names come first: what is shared goes to them until they are comfortable, and columns that
/// repeat what is seen elsewhere stay away where they would take it from them.
/// Once the player drags a column, all stay as they are.
class ColumnWidths {
public:
    /// `list` outlives this or takes it along.
    explicit ColumnWidths(wxDataViewCtrl& list);

    /// Columns come in their order in the list. One gets `min` device-independent pixels, more of
    /// them with larger text where there is room, and never so few that its title is cut; what is
    /// left of the list's width is shared by `weight`. A column of weight 0 is never made narrower,
    /// not even by hand: a number that is cut is another number.
    void add(wxDataViewColumn& column, int min, int weight);
    /// The column added last is a name that wants so many device-independent pixels before others
    /// get more.
    void comfort(int pixels);
    enum class Leaves {
        ForComfort, ///< where names are not comfortable; those of more weight go later
        ForRoom     ///< where not all have even their least width; those further right go first
    };
    /// The column added last may be left out.
    void make_optional(Leaves leaves = Leaves::ForComfort);
    /// What the widest cell of a column takes: one of weight 0 is never cut, and of the others none
    /// gets more while another has less than that.
    void hold(const wxDataViewColumn& column, int cell_width);
    /// The list has no columns any more.
    void clear();
    /// From now on all stay as they are, as once the player drags one.
    void keep() { is_dragged_ = true; }
    /// True where the player or keep() said so.
    bool is_kept();
    /// To be called when another column became the sorted one: its title needs room for the arrow.
    void share_out();

private:
    struct Entry {
        wxDataViewColumn* column;
        int min;
        int weight;
        int comfortable = 0;
        std::optional<Leaves> leaves; ///< empty: it stays
        wxString title;               ///< that was measured
        int title_width = 0;
        int cell_width = 0; ///< of the widest cell; 0: nobody said
    };

    int title_width(Entry& entry);
    int min_width(Entry& entry);
    int smallest_width(Entry& entry);
    int comfort_of(Entry& entry);
    int cells_of(const Entry& entry) const;
    std::vector<int> shares(int left, const std::vector<int>& comforts);
    void choose_shown(int width);
    std::vector<int> seen_widths() const; ///< 0 of the last one, and of those that are hidden
    void settle();

    wxDataViewCtrl& list_;
    wxFont bold_;
    std::vector<Entry> entries_;
    std::vector<int> asked_; ///< by the last sharing, as seen_widths()
    /// The same once they are so on the screen; empty until then.
    std::vector<int> settled_;
    bool is_dragged_ = false;
};

} // namespace kizuna
