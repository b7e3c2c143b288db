#include "gui/play/table_frame.h"

#include "app/play/table_log.h"
#include "app/play/test_hand.h"
#include "app/text/fault_text.h"
#include "app/text/joined_text.h"
#include "app/text/policy_text.h"
#include "gui/base/accessible.h"
#include "gui/base/listen.h"
#include "gui/base/spacing.h"
#include "gui/base/speaker.h"
#include "gui/base/wx_text.h"
#include "gui/commands/command_icons.h"
#include "gui/play/table_commands.h"

#include <wx/accel.h>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/menu.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include <array>
#include <span>

namespace kizuna {
namespace {

int modifiers_of(const wxAcceleratorEntry& keys)
{
    return ((keys.GetFlags() & wxACCEL_CTRL) != 0 ? wxMOD_CONTROL : 0) |
           ((keys.GetFlags() & wxACCEL_SHIFT) != 0 ? wxMOD_SHIFT : 0) |
           ((keys.GetFlags() & wxACCEL_ALT) != 0 ? wxMOD_ALT : 0);
}

} // namespace

TableFrame::TableFrame(wxWindow* parent, const WindowContext& with, std::uint64_t seed)
    : TableFrame(parent, with)
{
    settings_.seed = seed;
    settings_.keep_rule = with.settings.mulligan;
    deal(settings_);
    side_->go_to_actions();
}

TableFrame::TableFrame(wxWindow* parent, const WindowContext& with, Kept kept)
    : TableFrame(parent, with)
{
    settings_ = kept.settings;
    policy_ = kept.policy;
    games_ = std::move(kept.games);
    deck_ = kept.deck;
    policy_choice_->SetStringSelection(to_wx(policy_name(policy_, messages_)));
    SetSize(kept.place);
    Maximize(kept.is_maximised);
    take_place(games_.of(deck_));
    side_->go_to_actions();
    Show(kept.is_shown);
}

TableFrame::TableFrame(wxWindow* parent, const WindowContext& with)
    : wxFrame(parent, wxID_ANY, to_wx(with.messages.get("table.title"_msg))), with_(with),
      messages_(with.messages), policy_(with.settings.policy), news_(messages_)
{
    SetName("table");
    SetExtraStyle(GetExtraStyle() |
                  wxWS_EX_BLOCK_EVENTS); // else keys reach the main window's shortcuts
    SetIcon(program_icon().GetIcon(FromDIP(wxSize(48, 48))));
    read_clauses();
    make_menus();
    auto* ground = new wxPanel(this); // Tab works only between children of a panel
    speaker_ = new Speaker(this);
    auto* column = new wxBoxSizer(wxVERTICAL);
    const auto around = stretched(*this, wxLEFT | wxRIGHT | wxTOP, Space::Near);
    column->Add(make_head(ground), around);
    // Made in the order of the Tab key: the list of actions, then the board.
    const auto attempted = [this](const Action& action) { attempt(action); };
    side_ = new TableSide(ground, messages_, with.large, attempted,
                          [this](int branch) { session_->go_to_branch(branch); });
    board_ = new TableBoard(
        ground, {with.symbols, with.large, messages_}, clauses_,
        {[this](const Card& card) { with_.selection.show(card); }, attempted,
         [this](const TableCard& pile) { look_through(pile); },
         [this](const ManualChoice& choice) { do_by_hand(choice); },
         [this](const TableCard& card) { ask_by_hand(card.place, taken_by_hand(card)); }});
    auto* middle = new wxBoxSizer(wxHORIZONTAL);
    middle->Add(board_, wxSizerFlags(5).Expand());
    middle->Add(side_, stretched(*this, wxLEFT, Space::Near).Proportion(3));
    column->Add(middle, stretched(*this, wxLEFT | wxRIGHT | wxTOP, Space::Near).Proportion(1));
    column->Add(make_tools(ground), stretched(*this, wxALL, Space::Near));
    ground->SetSizer(column);
    listen(*ground, wxEVT_SIZE, [this] { make_room_for_board(); });
    auto* whole = new wxBoxSizer(wxVERTICAL);
    whole->Add(ground, wxSizerFlags(1).Expand());
    SetSizer(whole);
    SetMinSize(FromDIP(wxSize(820, 420)));
    const wxSize screen = wxGetClientDisplayRect().GetSize();
    wxSize size(screen.x * 4 / 5, screen.y * 4 / 5);
    size.IncTo(FromDIP(wxSize(1280, 800)));
    // On a small screen leave height for its panels, the title bar and the menus.
    size.DecTo(screen - FromDIP(wxSize(0, 90)));
    SetClientSize(size);
    CentreOnScreen();
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Hide(); });
    Bind(wxEVT_CHAR_HOOK, &TableFrame::on_key, this);
    deck_changed_ = with_.document.changed.subscribe([this] {
        if (session_ && deck_ == with_.document.active_id())
            side_->tell(messages_.get("table.deck-changed"_msg), TableSide::Tone::Fact);
    });
}

TableFrame::~TableFrame()
{
    DestroyChildren(); // now, while the members that they use still live
}

void TableFrame::make_menus()
{
    auto* bar = new wxMenuBar;
    constexpr std::array titles{"table.menu.game"_msg,   "table.menu.turn"_msg,
                                "table.menu.hand"_msg,   "table.menu.steps"_msg,
                                "table.menu.policy"_msg, "table.menu.help"_msg};
    std::array<wxMenu*, titles.size()> menus{};
    for (std::size_t at = 0; at < menus.size(); ++at) {
        menus.at(at) = new wxMenu;
        bar->Append(menus.at(at), to_wx(messages_.get(titles.at(at))));
    }
    for (const Command& command : Command::all()) {
        wxMenuItem* item =
            menus.at(static_cast<std::size_t>(command.menu))
                ->Append(wxID_ANY, to_wx(messages_.get(command.label) + "\t" + command.shortcut),
                         to_wx(messages_.get(command.help)));
        Bind(
            wxEVT_MENU, [this, &command](wxCommandEvent&) { run(command); }, item->GetId());
        menu_items_.push_back(item);
    }
    SetMenuBar(bar);
}

/// Reads the clauses for explanations. Without them the game can still be played.
void TableFrame::read_clauses()
{
    try {
        clauses_ =
            load_rule_clauses(with_.document.catalogue().decks.parent_path(), messages_.language());
    } catch (const DataError& error) {
        unreadable_ = placed_fault_text(error.fault(), messages_);
    }
}

/// Handles the shortcuts before the focused control gets the key, which may use the same one.
void TableFrame::on_key(wxKeyEvent& event)
{
    for (const Command& command : Command::all()) {
        wxAcceleratorEntry keys;
        if (keys.FromString(command.shortcut) && keys.GetKeyCode() == event.GetKeyCode() &&
            modifiers_of(keys) == event.GetModifiers())
            return run(command);
    }
    if (!with_.large.take_space(*this, event))
        event.Skip();
}

void TableFrame::deal(const TableSettings& settings)
{
    settings_ = settings;
    const DeckDocument& document = with_.document;
    deck_ = document.active_id();
    GameSession* dealt = nullptr;
    if (goldfish_problem(document.resolved()) == GoldfishProblem::None) {
        dealt = games_.add(deck_, std::make_unique<GameSession>(document.resolved(),
                                                                document.catalogue(), settings_));
        dealt->set_policy(policy_);
    }
    take_place(dealt);
}

void TableFrame::take_open_deck()
{
    if (session_ && deck_ == with_.document.active_id())
        return;
    deck_ = with_.document.active_id();
    if (GameSession* game = games_.of(deck_))
        take_place(game);
    else
        deal(settings_);
}

void TableFrame::take_place(GameSession* session)
{
    session_changed_.reset();
    session_ = session;
    if (deck_ == with_.document.active_id())
        SetTitle(to_wx(messages_.get("table.title-of"_msg, {{"deck", with_.files.deck_name()}})));
    board_->Show(session_ != nullptr);
    if (session_) {
        settings_ = session_->settings();
        session_->set_policy(policy_);
        session_changed_ = session_->changed.subscribe([this] { show_game(); });
        tell(unreadable_, TableSide::Tone::Refusal);
    } else {
        const DeckDocument& document = with_.document;
        const auto problem = goldfish_problem(document.resolved());
        const std::string why = table_problem_text(problem, document.resolved(), messages_);
        side_->show_problem(why);
        speaker_->say(why);
    }
    show_game();
    Layout();
}

TableFrame::Kept TableFrame::leave()
{
    session_changed_.reset();
    session_ = nullptr;
    return {settings_, policy_, std::move(games_), deck_, GetRect(), IsMaximized(), IsShown()};
}

void TableFrame::play_on(const TestHand& hand)
{
    TableSettings settings = settings_;
    settings.seed = hand.seed();
    settings.game = hand.number();
    settings.keep_rule = hand.preset();
    deal(settings);
    if (!session_ || hand.state() == TestHand::State::Deciding)
        return;
    Action choice;
    choice.kind = hand.state() == TestHand::State::Kept ? ActionKind::Keep : ActionKind::Mulligan;
    session_->act(choice);
}

void TableFrame::show_game()
{
    if (session_) {
        const wxWindow* keyboard = FindFocus();
        board_->show(*session_);
        side_->show(*session_);
        turn_->SetLabel(to_wx(turn_text(session_->state(), messages_)));
        bonds_->SetLabel(to_wx(bonds_text(session_->state(), messages_)));
        if (keyboard && board_->IsDescendant(const_cast<wxWindow*>(keyboard)) &&
            !keyboard->IsShown()) // the focused card is gone
            side_->go_to_actions();
    } else {
        turn_->SetLabel("");
        bonds_->SetLabel("");
    }
    unplayed_->SetLabel(session_ ? to_wx(unplayed_text(session_->cards(), messages_)) : wxString());
    seed_->SetLabel(
        to_wx(session_ ? origin_text(*session_, messages_) : seed_text(settings_, messages_)));
    show_possible();
    make_room_for_board();
    turn_->GetParent()->Layout();
    if (const std::string news = session_ ? news_.next(*session_) : std::string(); IsShown())
        speaker_->say(news); // not while it opens: a screen reader then reads the window
}

/// Shows and says a message that is not in the log of the game.
void TableFrame::tell(const std::string& sentence, TableSide::Tone tone)
{
    side_->tell(sentence, tone);
    speaker_->say(sentence);
}

void TableFrame::show_possible()
{
    const auto commands = Command::all();
    for (std::size_t at = 0; at < commands.size(); ++at) {
        const bool now = is_possible(commands[at]);
        menu_items_[at]->Enable(now);
        if (buttons_[at])
            buttons_[at]->Enable(now);
    }
}

bool TableFrame::is_possible(const Command& command) const
{
    return !command.is_possible || (session_ && command.is_possible(*this, *session_));
}

void TableFrame::run(const Command& command)
{
    if (is_possible(command)) {
        side_->tell({}, TableSide::Tone::Fact);
        command.run(*this);
    }
}

} // namespace kizuna
