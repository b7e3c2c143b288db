#pragma once

#include "app/base/messages.h"
#include "app/pool/query_chips.h"

#include <wx/panel.h>

#include <string>
#include <vector>

class wxButton;
class wxMenu;

namespace kizuna {

/// A button for each field that has chips; it opens a menu of the field's values, in which those of
/// the query are ticked. The fields about effects share one button, with a submenu for each;
/// formats are a submenu of sets.
class ChipMenus : public wxPanel {
public:
    /// Everything passed in outlives the panel.
    ChipMenus(wxWindow* parent, QueryChips& chips, CardSearch& search, const Messages& messages);

    void go_to_first();
    /// Sets the height of the rows that the buttons need at this width, before the panel has it.
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
    wxSize made_for_; ///< width and needed height at the last make_room()
    Subscription search_changed_;
};

} // namespace kizuna
