#pragma once

#include "app/play/table_games.h"
#include "app/play/table_news.h"
#include "app/play/table_text.h"
#include "gui/commands/window_context.h"
#include "gui/play/table_board.h"
#include "gui/play/table_side.h"

#include <wx/frame.h>

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

class wxButton;
class wxChoice;
class wxMenuItem;
class wxSizer;
class wxStaticText;

namespace kizuna {

class Speaker;
class TestHand;

/// The goldfish table: a game of the open deck against a dummy, played by hand or by a policy. It
/// stays open beside the main window; edits of the deck count from the next game on. The games of
/// each deck are kept apart.
class TableFrame : public wxFrame {
public:
    struct Command;
    enum class Menu { Game, Turn, Hand, Steps, Policy, Help };

    /// The state of a table, for the frame that replaces it, as after a change of language.
    struct Kept {
        TableSettings settings;
        std::string policy;
        TableGames games;
        std::uint64_t deck = 0; ///< id of the deck played
        wxRect place;
        bool is_maximised = false;
        bool is_shown = false;
    };

    /// Deals game 0 of the seed. Everything passed in outlives the frame.
    TableFrame(wxWindow* parent, const WindowContext& with, std::uint64_t seed);
    /// Goes on from the state of another frame.
    TableFrame(wxWindow* parent, const WindowContext& with, Kept kept);
    ~TableFrame() override;

    /// Hands over the state. The frame must not be used afterwards, only destroyed.
    Kept leave();

    /// Shows the last game shown of the open deck, or deals its first.
    void take_open_deck();
    /// The game shown; null if none could be dealt.
    GameSession* session() { return session_; }
    /// Deals a game with the open deck as it is now.
    void deal(const TableSettings& settings);
    /// Deals the game of a test hand, and keeps or redraws the hand as it was there.
    void play_on(const TestHand& hand);
    /// Opens a game saved as a scenario, as one more game of the open deck.
    void open_scenario(const std::filesystem::path& file);
    /// Saves the steps that lead to the current one as a scenario.
    void save_scenario(const std::filesystem::path& file);

private:
    TableFrame(wxWindow* parent, const WindowContext& with);
    void take_place(GameSession* session);
    void make_menus();
    wxSizer* make_head(wxWindow* ground);
    wxSizer* make_tools(wxWindow* ground);
    void add_buttons(wxWindow* ground, Menu menu);
    void make_policy_choice(wxWindow* ground);
    void add_tool(wxWindow* tool);
    void make_room_for_board();
    void show_game();
    void tell(const std::string& sentence, TableSide::Tone tone);
    void show_possible();
    void attempt(const Action& action);
    void run(const Command& command);
    bool is_possible(const Command& command) const;
    void on_key(wxKeyEvent& event);
    void read_clauses();

    void ask_for_game();
    void next_game();
    void ask_what_to_open();
    void ask_where_to_save();
    void ask_by_hand(TablePlace place, const std::optional<Action>& taken);
    void do_by_hand(const ManualChoice& choice);
    void look_through(const TableCard& pile);
    void look_through(TablePlace place);
    void show_help();
    void show_shortcuts();
    void step_by_policy();
    void tell_advice();

    WindowContext with_;
    const Messages& messages_;
    std::vector<RuleClause> clauses_;
    std::string unreadable_; ///< why the clauses could not be read; empty: they were
    TableSettings settings_;
    std::string policy_;
    TableGames games_;
    std::uint64_t deck_ = 0;         ///< id of the deck played
    GameSession* session_ = nullptr; ///< the game shown, owned by games_; null: none

    wxSizer* head_ = nullptr;
    wxSizer* tools_ = nullptr;
    wxStaticText* turn_ = nullptr;
    wxStaticText* bonds_ = nullptr;
    wxStaticText* unplayed_ = nullptr;
    wxStaticText* seed_ = nullptr;
    std::vector<wxMenuItem*> menu_items_; ///< by command
    std::vector<wxButton*> buttons_;      ///< by command; null for one without
    wxChoice* policy_choice_ = nullptr;
    TableBoard* board_ = nullptr;
    TableSide* side_ = nullptr;
    Speaker* speaker_ = nullptr;
    TableNews news_;

    Subscription session_changed_;
    Subscription deck_changed_;
};

} // namespace kizuna
