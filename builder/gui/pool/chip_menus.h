#pragma once

#include "app/base/messages.h"
#include "app/pool/query_chips.h"

#include <wx/panel.h>

#include <string>
#include <vector>

class wxButton;
class wxMenu;

namespace kizuna {

/// A button for each field that chips know, which opens a menu of its values; the fields about
/// effects share one, which has a submenu for each, and formats have one in the menu of sets. What
/// is ticked there is what the query asks for.
class ChipMenus : public wxPanel {
public:
    /// Everything passed in outlives the panel.
    ChipMenus(wxWindow* parent, QueryChips& chips, CardSearch& search, const Messages& messages);

    void go_to_first();
    /// Takes the rows that its buttons need in this width, before it has it.
    void fit(int width);

private:
    struct Button {
        wxButton* button;
        std::string label;
        std::vector<const ChipGroup*> groups;
    };
    int needed_height(int room) const;
    void make_room();
    void pop_up(std::size_t which);
    void fill(wxMenu& menu, const Button& button);
    void append_any(wxMenu& menu, wxMenu& part, const std::vector<const ChipGroup*>& groups);
    void append(wxMenu& menu, wxMenu& part, const ChipGroup& group);
    void append(wxMenu& menu, wxMenu& part, const ChipGroup& group, const QueryChip& chip);
    void show_query();
    std::string name_of(const Button& button) const;

    QueryChips& chips_;
    const Messages& messages_;
    std::vector<Button> buttons_;
    wxSize made_for_; ///< width and height that make_room() went by last
    Subscription search_changed_;
};

} // namespace kizuna
