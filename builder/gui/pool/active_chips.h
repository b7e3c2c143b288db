#pragma once

#include "app/base/messages.h"
#include "app/pool/query_chips.h"

#include <wx/panel.h>

#include <vector>

class wxButton;
class wxStaticText;

namespace kizuna {

/// A button for each chip that is on, to take it out of the query again. Those that find no room
/// are counted behind the others; their menus know them.
class ActiveChips : public wxPanel {
public:
    /// Everything passed in outlives the panel.
    ActiveChips(wxWindow* parent, QueryChips& chips, const Messages& messages);

    /// Shows what is on, in no more than this width.
    void show(int max_width);
    /// After the last chip was taken away while it had the keyboard.
    Signal emptied;

private:
    struct Shown {
        const ChipGroup* group;
        const QueryChip* chip;
    };
    void take_away(std::size_t which);
    wxButton& button(std::size_t which);

    QueryChips& chips_;
    const Messages& messages_;
    std::vector<Shown> shown_;
    std::vector<wxButton*> buttons_; ///< made when first needed, then kept
    wxStaticText* more_ = nullptr;
};

} // namespace kizuna
