#pragma once

#include "app/base/messages.h"
#include "app/pool/query_chips.h"

#include <wx/panel.h>

#include <vector>

class wxButton;
class wxMenu;

namespace kizuna {

/// A button for each field that chips know, which opens a menu of its values. What is ticked there
/// is what the query asks for.
class ChipMenus : public wxPanel {
public:
    /// Everything passed in outlives the panel.
    ChipMenus(wxWindow* parent, QueryChips& chips, CardSearch& search, const Messages& messages);

    void go_to_first();

private:
    void pop_up(std::size_t which);
    void fill(wxMenu& menu, const ChipGroup& group);
    void append(wxMenu& menu, const ChipGroup& group, const QueryChip& chip);
    void show_query();

    QueryChips& chips_;
    const Messages& messages_;
    std::vector<wxButton*> buttons_; ///< in the order of the groups
    Subscription search_changed_;
};

} // namespace kizuna
