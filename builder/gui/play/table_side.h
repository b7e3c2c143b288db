#pragma once

#include "app/base/messages.h"
#include "app/play/game_session.h"
#include "gui/controls/held_key.h"

#include <wx/panel.h>

#include <functional>
#include <string>
#include <vector>

class wxChoice;
class wxListBox;
class wxStaticBitmap;
class wxStaticText;
class wxTextCtrl;
class wxToggleButton;

namespace kizuna {

class LargeCard;

/// The panel beside the board: the battle, the pending decision, the list of all actions, the last
/// message, and the log. In a low panel a button shows the log in place of the list. The whole game
/// can be played with this panel alone.
class TableSide : public wxPanel {
public:
    enum class Tone { Fact, Refusal };

    /// `attempt` is called with the chosen action, `go_to_branch` with the number of a branch of
    /// the session. Everything passed in outlives the panel.
    TableSide(wxWindow* parent, const Messages& messages, LargeCard& large,
              std::function<void(const Action&)> attempt, std::function<void(int)> go_to_branch);

    void show(const GameSession& session);
    /// Shows why there is no game.
    void show_problem(const std::string& why);
    /// Shows a message; an empty one removes the last.
    void tell(const std::string& sentence, Tone tone);
    /// Selects an action in the list; does nothing if it is not listed.
    void point_at(const Action& action);
    /// Shows the list of actions and gives it the focus.
    void go_to_actions();

private:
    wxSizer* make_log_head();
    void show_branches(const GameSession& session);
    void choose();
    void describe();
    void wrap_texts();
    void share_room();

    const Messages& messages_;
    LargeCard& large_;
    HeldKey held_;
    std::function<void(const Action&)> attempt_;
    std::function<void(int)> go_to_branch_;
    std::vector<Action> listed_;
    std::string battle_; ///< shown by fight_; empty: no battle
    std::string asked_;  ///< shown by question_
    std::string said_;   ///< shown by told_; empty: no message

    wxStaticText* fight_ = nullptr;
    wxStaticText* question_ = nullptr;
    wxStaticText* can_do_ = nullptr;
    wxListBox* actions_ = nullptr;
    wxStaticBitmap* sign_ = nullptr;
    wxStaticText* told_ = nullptr;
    wxStaticText* happened_ = nullptr;
    wxToggleButton* show_log_ = nullptr; ///< in place of the log's heading in a low panel
    wxChoice* branch_ = nullptr;
    wxTextCtrl* log_ = nullptr;
};

} // namespace kizuna
