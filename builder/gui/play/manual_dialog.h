#pragma once

#include "app/play/by_hand.h"
#include "gui/controls/own_dialog.h"

#include <optional>

class wxChoice;
class wxListBox;
class wxSpinCtrl;

namespace kizuna {

/// Asks what is done by hand: where something lies, which card, unit or orb it is, and what to do
/// with it.
class ManualDialog : public OwnDialog {
public:
    /// Begins with that place and, where it has it, that thing. The session and the messages
    /// outlive the dialog.
    ManualDialog(wxWindow* parent, const GameSession& session, const Messages& messages,
                 TablePlace place, const std::optional<Action>& taken = std::nullopt);

    /// Empty where nothing can be done with what is selected.
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

/// Asks by how much the strength of a unit is changed, and for how long.
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
