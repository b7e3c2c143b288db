#pragma once

#include "app/commands/shortcut_sheet.h"
#include "gui/controls/own_dialog.h"

namespace kizuna {

/// All keyboard shortcuts, to read, to copy, and to save for printing.
class ShortcutsDialog : public OwnDialog {
public:
    /// `messages` outlives the dialog.
    ShortcutsDialog(wxWindow* parent, const std::vector<ShortcutSection>& sheet,
                    const Messages& messages);
};

} // namespace kizuna
