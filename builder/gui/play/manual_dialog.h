#pragma once

#include "app/play/by_hand.h"
#include "gui/controls/own_dialog.h"

#include <optional>

class wxChoice;
class wxListBox;
class wxSpinCtrl;

namespace kizuna {

/// Asks for a manual action: at which place, with which card, unit or orb, and what to do with it.
class ManualDialog : public OwnDialog {
public:
    /// Selects the thing that `taken` stands for, else the first one of `place`. `session` and
    /// `messages` outlive the dialog.
    ManualDialog(wxWindow* parent, const GameSession& session, const Messages& messages,
                 TablePlace place, const std::optional<Action>& taken = std::nullopt);

    /// The selected action; empty if none is selected.
    std::optional<ManualChoice> choice() const;

private:
    void point_at(TablePlace place, const std::optional<Action>& taken);
    void show_things();
    void show_choices();

    const GameSession& session_;
    const Messages& messages_;
    std::vector<ManualSource> sources_;
    std::vector<ManualChoice> choices_;
    wxChoice* places_ = nullptr;
    wxListBox* things_ = nullptr;
    wxListBox* manual_actions_ = nullptr;
};

/// Asks by how much to change the strength of a unit, and for how long.
class ChangeDialog : public wxDialog {
public:
    ChangeDialog(wxWindow* parent, const Messages& messages);

    int by() const;
    bool until_battle() const;

private:
    wxSpinCtrl* by_ = nullptr;
    wxChoice* until_ = nullptr;
};

} // namespace kizuna
