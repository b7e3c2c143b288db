#pragma once

#include "app/base/messages.h"
#include "app/pool/query_chips.h"

#include <wx/panel.h>

#include <vector>

class wxButton;
class wxStaticText;

namespace kizuna {

/// A button for each chip that is on; pressing it removes the chip from the query. Chips that do
/// not fit are counted after the others.
class ActiveChips : public wxPanel {
public:
    /// Everything passed in outlives the panel.
    ActiveChips(wxWindow* parent, QueryChips& chips, const Messages& messages);

    /// Shows the chips that are on, in at most this width in pixels.
    void show(int max_width);
    /// Sent after the last chip was removed while it had the focus.
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
