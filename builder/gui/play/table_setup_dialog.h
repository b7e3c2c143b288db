#pragma once

#include "app/base/messages.h"
#include "app/play/game_session.h"

#include <wx/dialog.h>

class wxChoice;
class wxSpinCtrl;

namespace kizuna {

/// Asks how to set up a new game: seed, number of the game, who goes first, and the strength and
/// supports of the dummy.
class TableSetupDialog : public wxDialog {
public:
    TableSetupDialog(wxWindow* parent, const TableSettings& settings, const Messages& messages);

    /// The constructor's `settings` with the user's changes.
    TableSettings settings() const;

private:
    TableSettings before_;
    wxSpinCtrl* seed_ = nullptr;
    wxSpinCtrl* game_ = nullptr;
    wxChoice* going_ = nullptr;
    wxSpinCtrl* strength_ = nullptr;
    wxChoice* support_kind_ = nullptr;
    wxSpinCtrl* support_ = nullptr;
};

} // namespace kizuna
