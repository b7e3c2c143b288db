#include "gui/play/table_frame.h"

#include "app/base/files.h"
#include "app/play/table_log.h"
#include "app/play/table_scenario.h"
#include "app/play/test_hand.h"
#include "app/text/fault_text.h"
#include "app/text/joined_text.h"
#include "app/text/policy_text.h"
#include "gui/accessible.h"
#include "gui/commands/command_icons.h"
#include "gui/play/table_deeds.h"
#include "gui/play/table_setup_dialog.h"
#include "gui/wx_text.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/filedlg.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include <algorithm>
#include <array>
#include <span>

namespace kizuna {
namespace {

/// East Asian labels carry the letter to press in brackets at the end, for which buttons have no
/// room; menu and shortcut remain.
std::string without_letter(std::string label)
{
    if (const auto at = label.find("(&"); at != std::string::npos)
        label.erase(at, 4);
    return label;
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
      messages_(with.messages), policy_(with.settings.policy)
{
    SetName("table");
    SetExtraStyle(GetExtraStyle() |
                  wxWS_EX_BLOCK_EVENTS); // or the window's shortcuts hear our keys
    SetIcon(program_icon().GetIcon(FromDIP(wxSize(48, 48))));
    clauses_ =
        load_rule_clauses(with.document.catalogue().decks.parent_path(), messages_.language());
    make_menus();
    auto* ground = new wxPanel(this); // a frame itself hands no Tab key on
    auto* column = new wxBoxSizer(wxVERTICAL);
    const auto around = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(6));
    column->Add(make_head(ground), around);
    // What is made first is first for the Tab key: what can be done, then the board.
    const auto attempted = [this](const Action& action) { attempt(action); };
    side_ = new TableSide(ground, messages_, attempted);
    board_ = new TableBoard(ground, with.symbols, messages_,
                            {[this](const Card& card) { with_.selection.show(card); }, attempted});
    auto* middle = new wxBoxSizer(wxHORIZONTAL);
    middle->Add(board_, wxSizerFlags(5).Expand());
    middle->Add(side_, wxSizerFlags(3).Expand().Border(wxLEFT, FromDIP(8)));
    column->Add(middle, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(6)));
    column->Add(make_tools(ground), wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
    ground->SetSizer(column);
    auto* whole = new wxBoxSizer(wxVERTICAL);
    whole->Add(ground, wxSizerFlags(1).Expand());
    SetSizer(whole);
    SetMinSize(FromDIP(wxSize(900, 560)));
    wxSize size = FromDIP(wxSize(1280, 800));
    // What a small screen has left between its panels, a title and our menus.
    size.DecTo(wxGetClientDisplayRect().GetSize() - FromDIP(wxSize(0, 90)));
    SetClientSize(size);
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { put_away(); });
    deck_changed_ = with_.document.changed.subscribe([this] {
        if (session_ && deck_ == with_.document.active_id())
            side_->tell(messages_.get("table.deck-changed"_msg), TableSide::Tone::Fact);
    });
}

TableFrame::~TableFrame()
{
    DestroyChildren(); // they use the members above to their last event
}

void TableFrame::make_menus()
{
    auto* bar = new wxMenuBar;
    std::array<wxMenu*, 3> menus{};
    constexpr std::array titles{"table.menu.game"_msg, "table.menu.steps"_msg,
                                "table.menu.policy"_msg};
    for (std::size_t at = 0; at < menus.size(); ++at) {
        menus.at(at) = new wxMenu;
        bar->Append(menus.at(at), to_wx(messages_.get(titles.at(at))));
    }
    for (const Deed& deed : Deed::all()) {
        wxMenuItem* item =
            menus.at(static_cast<std::size_t>(deed.menu))
                ->Append(wxID_ANY, to_wx(messages_.get(deed.label) + "\t" + deed.shortcut),
                         to_wx(messages_.get(deed.help)));
        Bind(
            wxEVT_MENU, [this, &deed](wxCommandEvent&) { run(deed); }, item->GetId());
        menu_items_.push_back(item);
    }
    SetMenuBar(bar);
}

wxSizer* TableFrame::make_head(wxWindow* ground)
{
    auto* row = new wxWrapSizer(wxHORIZONTAL); // with larger text they take two lines
    const auto text = [&](const char* name, bool bold) {
        auto* made = new wxStaticText(ground, wxID_ANY, "");
        made->SetName(name);
        if (bold)
            made->SetFont(made->GetFont().Bold());
        row->Add(made, wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(20)));
        return made;
    };
    turn_ = text("table turn", true);
    bonds_ = text("table bonds left", true);
    unplayed_ = text("table unplayed", false);
    unplayed_->SetToolTip(to_wx(messages_.get("table.unplayed.help"_msg)));
    seed_ = text("table seed shown", false);
    return row;
}

wxSizer* TableFrame::make_tools(wxWindow* ground)
{
    auto* row = new wxWrapSizer(wxHORIZONTAL);
    const auto place = wxSizerFlags().CentreVertical().Border(wxRIGHT | wxBOTTOM, FromDIP(4));
    const auto choice = [&](const char* name, MessageKey spoken, int width) {
        auto* made = new wxChoice(ground, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(width, -1)));
        made->SetName(name);
        set_accessible(*made, messages_.get(spoken));
        row->Add(made, place);
        return made;
    };
    for (const Deed& deed : Deed::all()) {
        buttons_.push_back(nullptr);
        if (!deed.button)
            continue;
        if (deed.menu == Deed::Menu::Policy && !policy_choice_) {
            branch_ = choice("table branch", "table.branch.spoken"_msg, 180);
            policy_choice_ = choice("table policy", "table.policy.spoken"_msg, 140);
        }
        auto* button =
            new wxButton(ground, wxID_ANY, to_wx(without_letter(messages_.get(deed.label))));
        button->SetName(deed.button);
        button->SetToolTip(to_wx(with_aside(messages_.get(deed.help), deed.shortcut, messages_)));
        button->Bind(wxEVT_BUTTON, [this, &deed](wxCommandEvent&) { run(deed); });
        row->Add(button, place);
        buttons_.back() = button;
    }
    for (const std::string_view id : policy_ids())
        policy_choice_->Append(to_wx(policy_name(id, messages_)));
    policy_choice_->SetSelection(
        static_cast<int>(std::ranges::find(policy_ids(), policy_) - policy_ids().begin()));
    policy_choice_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        policy_ = policy_ids()[static_cast<std::size_t>(policy_choice_->GetSelection())];
        side_->tell(policy_text(policy_, messages_), TableSide::Tone::Fact);
        if (session_)
            session_->set_policy(policy_);
    });
    branch_->Bind(wxEVT_CHOICE,
                  [this](wxCommandEvent&) { session_->go_to_branch(branch_->GetSelection()); });
    return row;
}

void TableFrame::deal(const TableSettings& settings)
{
    settings_ = settings;
    const DeckDocument& document = with_.document;
    deck_ = document.active_id();
    GameSession* dealt = nullptr;
    if (table_problem(document.resolved(), document.catalogue().library) == TableProblem::None) {
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
        side_->tell({}, TableSide::Tone::Fact);
    } else {
        const DeckDocument& document = with_.document;
        const auto problem = table_problem(document.resolved(), document.catalogue().library);
        side_->show_problem(table_problem_text(problem, document.resolved(), messages_));
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
            !keyboard->IsShown()) // the card it was on has gone
            side_->go_to_actions();
    } else {
        turn_->SetLabel("");
        bonds_->SetLabel("");
    }
    unplayed_->SetLabel(session_ ? to_wx(unplayed_text(session_->cards(), messages_)) : wxString());
    seed_->SetLabel(
        to_wx(messages_.get("table.seed"_msg, {{"seed", std::to_string(settings_.seed)},
                                               {"number", std::to_string(settings_.game)}})));
    show_branches();
    show_possible();
    turn_->GetParent()->Layout();
}

void TableFrame::show_branches()
{
    wxArrayString texts;
    const int count = session_ ? static_cast<int>(session_->branches().size()) : 0;
    for (int at = 0; at < count; ++at)
        texts.push_back(to_wx(branch_text(*session_, at, messages_)));
    branch_->Set(texts);
    branch_->Enable(count > 1);
    if (session_)
        branch_->SetSelection(session_->step().branch);
}

void TableFrame::show_possible()
{
    const auto deeds = Deed::all();
    for (std::size_t at = 0; at < deeds.size(); ++at) {
        const bool now = is_possible(deeds[at]);
        menu_items_[at]->Enable(now);
        if (buttons_[at])
            buttons_[at]->Enable(now);
    }
}

bool TableFrame::is_possible(const Deed& deed) const
{
    return !deed.is_possible || (session_ && deed.is_possible(*this, *session_));
}

void TableFrame::run(const Deed& deed)
{
    if (is_possible(deed)) {
        side_->tell({}, TableSide::Tone::Fact);
        (this->*deed.run)();
    }
}

void TableFrame::attempt(const Action& action)
{
    const std::string text = action_text(session_->state(), action, messages_);
    const Clause refusal = session_->act(action);
    if (refusal == Clause::None)
        return side_->tell({}, TableSide::Tone::Fact);
    side_->tell(messages_.get("table.not-allowed"_msg,
                              {{"action", text}, {"clause", refusal_text(refusal, clauses_)}}),
                TableSide::Tone::Refusal);
}

void TableFrame::ask_for_game()
{
    TableSetupDialog dialog(this, settings_, messages_);
    if (dialog.ShowModal() == wxID_OK)
        deal(dialog.settings());
}

void TableFrame::previous_game()
{
    take_place(games_.previous(deck_));
}

void TableFrame::next_game()
{
    if (games_.has_next(deck_))
        return take_place(games_.next(deck_));
    ++settings_.game;
    deal(settings_);
}

void TableFrame::step_by_policy()
{
    const std::string advice = advice_text(*session_, messages_, true);
    session_->step_by_policy();
    side_->tell(advice, TableSide::Tone::Fact);
}

void TableFrame::play_turn_by_policy()
{
    session_->play_turn_by_policy();
}

void TableFrame::tell_advice()
{
    side_->tell(advice_text(*session_, messages_), TableSide::Tone::Fact);
    side_->point_at(session_->advice()->action);
}

void TableFrame::ask_where_to_save()
{
    const std::string kind = messages_.get("table.save.kind"_msg);
    wxFileDialog dialog(
        this, to_wx(messages_.get("table.save.title"_msg)), "",
        wxString::Format("game-%llu.yaml", static_cast<unsigned long long>(settings_.game)),
        to_wx(kind) + " (*.yaml)|*.yaml", wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (dialog.ShowModal() == wxID_OK)
        save_scenario(from_wx(dialog.GetPath()));
}

void TableFrame::save_scenario(const std::filesystem::path& file)
{
    const TableScenario scenario = table_scenario(*session_, with_.files.deck_name(), messages_);
    if (const auto fault = write_file(file, scenario.text))
        return side_->tell(placed_fault_text(*fault, messages_), TableSide::Tone::Refusal);
    side_->tell(
        messages_.get("table.saved"_msg, {{"file", file.filename().string()},
                                          {"left_out", scenario.left_decision_out ? "yes" : "no"},
                                          {"playable", scenario.playable ? "yes" : "no"}}),
        TableSide::Tone::Fact);
}

} // namespace kizuna
