#pragma once

#include "app/base/messages.h"
#include "app/play/game_session.h"

#include <wx/dialog.h>

class wxChoice;
class wxSpinCtrl;

namespace kizuna {

/// Asks how a new game is set up: seed, number of the game, who goes first, how strong the dummy
/// is.
class TableSetupDialog : public wxDialog {
public:
    TableSetupDialog(wxWindow* parent, const TableSettings& settings, const Messages& messages);

    /// What was chosen; where nothing was changed, what was given.
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
