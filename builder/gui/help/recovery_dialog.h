#pragma once

#include "app/cards/catalogue.h"
#include "app/safety/lost_deck_text.h"
#include "gui/controls/own_dialog.h"

#include <vector>

namespace kizuna {

/// Asks what to do with the unsaved decks of a program that crashed: shows which they are, when
/// they were last changed, and what would be lost.
class RecoveryDialog : public OwnDialog {
public:
    enum Answer { Restore = wxID_YES, Discard = wxID_NO, Later = wxID_CANCEL };

    RecoveryDialog(wxWindow* parent, const std::vector<LostDeckText>& decks,
                   const Messages& messages);

    /// Asks a second time before anything is thrown away.
    Answer ask();

private:
    void add_list(const std::vector<LostDeckText>& decks, const Messages& messages);
    void add_buttons(const Messages& messages);
    bool is_sure();

    const Messages& messages_;
};

} // namespace kizuna
