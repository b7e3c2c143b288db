#include "gui/play/table_commands.h"

#include "app/base/files.h"
#include "app/play/battle_text.h"
#include "app/play/refusal_text.h"
#include "app/play/table_log.h"
#include "app/play/table_piles.h"
#include "app/play/table_scenario.h"
#include "app/text/fault_text.h"
#include "gui/base/wx_text.h"
#include "gui/help/shortcuts_dialog.h"
#include "gui/play/manual_dialog.h"
#include "gui/play/pile_dialog.h"
#include "gui/play/table_setup_dialog.h"
#include "gui/text/text_dialog.h"

#include <wx/filedlg.h>

#include <array>

namespace kizuna {

std::span<const TableFrame::Command> TableFrame::Command::all()
{
    using Table = TableFrame;
    using Game = GameSession;
    constexpr auto has_game = [](const Table&, const Game&) { return true; };
    constexpr auto can_save = [](const Table&, const Game& game) { return game.can_be_saved(); };
    constexpr auto has_previous = [](const Table& table, const Game&) {
        return table.games_.has_previous(table.deck_);
    };
    constexpr auto can_undo = [](const Table&, const Game& game) { return game.can_undo(); };
    constexpr auto can_redo = [](const Table&, const Game& game) { return game.can_redo(); };
    constexpr auto can_end_phase = [](const Table&, const Game& game) {
        return game.phase_end().has_value();
    };
    constexpr auto goes_on = [](const Table&, const Game& game) {
        return to_act(game.state()).has_value();
    };
    constexpr auto can_by_hand = [](const Table&, const Game& game) {
        return can_do_by_hand(game.state());
    };
    constexpr auto previous_game = [](Table& table) {
        table.take_place(table.games_.previous(table.deck_));
    };
    constexpr auto look_through_retreat = [](Table& table) {
        table.look_through(TablePlace::Retreat);
    };
    constexpr auto look_through_infinite = [](Table& table) {
        table.look_through(TablePlace::Infinite);
    };
    constexpr auto draw = [](Table& table) { table.attempt(draw_by_hand()); };
    constexpr auto shuffle = [](Table& table) { table.attempt(shuffle_by_hand()); };
    constexpr auto ask_by_hand = [](Table& table) {
        table.ask_by_hand(TablePlace::Hand, std::nullopt);
    };
    static constexpr std::array commands{
        Command{Menu::Game, "new game", "table.command.new"_msg, "table.command.new.help"_msg,
                "Ctrl+N", nullptr, [](Table& table) { table.ask_for_game(); }},
        Command{Menu::Game, "next game", "table.command.next"_msg, "table.command.next.help"_msg,
                "Ctrl+Shift+N", nullptr, [](Table& table) { table.next_game(); }},
        Command{Menu::Game, nullptr, "table.command.previous"_msg,
                "table.command.previous.help"_msg, "Ctrl+Alt+N", has_previous, previous_game},
        Command{Menu::Game, nullptr, "table.command.open"_msg, "table.command.open.help"_msg,
                "Ctrl+O", nullptr, [](Table& table) { table.ask_what_to_open(); }},
        Command{Menu::Game, "save scenario", "table.command.save"_msg,
                "table.command.save.help"_msg, "Ctrl+S", can_save,
                [](Table& table) { table.ask_where_to_save(); }},
        Command{Menu::Game, nullptr, "table.command.close"_msg, "table.command.close.help"_msg,
                "Ctrl+W", nullptr, [](Table& table) { table.Hide(); }},
        Command{Menu::Turn, "next phase", "table.command.phase"_msg, "table.command.phase.help"_msg,
                "Ctrl+E", can_end_phase, [](Table& table) { table.session_->end_phase(); }},
        Command{Menu::Turn, "end turn", "table.command.end-turn"_msg,
                "table.command.end-turn.help"_msg, "Ctrl+Shift+E", can_end_phase,
                [](Table& table) { table.session_->end_turn(); }},
        Command{Menu::Turn, nullptr, "table.command.retreat"_msg, "table.command.retreat.help"_msg,
                "Ctrl+R", has_game, look_through_retreat},
        Command{Menu::Turn, nullptr, "table.command.infinite"_msg,
                "table.command.infinite.help"_msg, "Ctrl+I", has_game, look_through_infinite},
        Command{Menu::Hand, nullptr, "table.command.draw"_msg, "table.command.draw.help"_msg,
                "Ctrl+D", can_by_hand, draw},
        Command{Menu::Hand, nullptr, "table.command.shuffle"_msg, "table.command.shuffle.help"_msg,
                "Ctrl+Shift+D", can_by_hand, shuffle},
        Command{Menu::Hand, nullptr, "table.command.hand"_msg, "table.command.hand.help"_msg,
                "Ctrl+B", can_by_hand, ask_by_hand},
        Command{Menu::Steps, "undo step", "table.command.undo"_msg, "table.command.undo.help"_msg,
                "Ctrl+Z", can_undo, [](Table& table) { table.session_->undo(); }},
        Command{Menu::Steps, "redo step", "table.command.redo"_msg, "table.command.redo.help"_msg,
                "Ctrl+Shift+Z", can_redo, [](Table& table) { table.session_->redo(); }},
        Command{Menu::Steps, nullptr, "table.command.first"_msg, "table.command.first.help"_msg,
                "Ctrl+Home", can_undo, [](Table& table) { table.session_->start_again(); }},
        Command{Menu::Policy, "policy hint", "table.command.advice"_msg,
                "table.command.advice.help"_msg, "Ctrl+H", goes_on,
                [](Table& table) { table.tell_advice(); }},
        Command{Menu::Policy, "policy step", "table.command.step"_msg,
                "table.command.step.help"_msg, "Ctrl+L", goes_on,
                [](Table& table) { table.step_by_policy(); }},
        Command{Menu::Policy, "policy turn", "table.command.turn"_msg,
                "table.command.turn.help"_msg, "Ctrl+Shift+L", goes_on,
                [](Table& table) { table.session_->play_turn_by_policy(); }},
        Command{Menu::Help, nullptr, "table.command.about"_msg, "table.command.about.help"_msg,
                "F1", nullptr, [](Table& table) { table.show_help(); }},
        Command{Menu::Help, nullptr, "table.command.keys"_msg, "table.command.keys.help"_msg,
                "Ctrl+K", nullptr, [](Table& table) { table.show_shortcuts(); }},
    };
    return commands;
}

ShortcutSection table_shortcuts(const Messages& messages)
{
    ShortcutSection section{messages.get("table.title"_msg), {}};
    for (const TableFrame::Command& command : TableFrame::Command::all())
        section.rows.push_back({command.shortcut, messages.get(command.help)});
    using Key = std::pair<const char*, MessageKey>;
    for (const auto& [keys, what] :
         {Key{"Enter  Space", "table.keys.options"_msg}, Key{"Shift+F10", "table.keys.menu"_msg},
          Key{"← → Home End", "table.keys.cards"_msg},
          Key{"Tab  Shift+Tab", "table.keys.places"_msg}, Key{"Space", "keys.window.large"_msg},
          Key{"Esc", "table.keys.escape"_msg}})
        section.rows.push_back({keys, messages.get(what)});
    return section;
}

void TableFrame::attempt(const Action& action)
{
    const std::string text = action_text(session_->state(), action, messages_);
    const int before = session_->now();
    const Clause refusal = session_->act(action);
    if (refusal == Clause::None)
        return side_->tell(battle_outcome(*session_, before, messages_), TableSide::Tone::Fact);
    tell(messages_.get("table.not-allowed"_msg,
                       {{"action", text}, {"clause", refusal_text(refusal, clauses_)}}),
         TableSide::Tone::Refusal);
}

void TableFrame::ask_for_game()
{
    TableSetupDialog dialog(this, settings_, messages_);
    if (dialog.ShowModal() == wxID_OK)
        deal(dialog.settings());
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

void TableFrame::tell_advice()
{
    tell(advice_text(*session_, messages_), TableSide::Tone::Fact);
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
        return tell(placed_fault_text(*fault, messages_), TableSide::Tone::Refusal);
    tell(messages_.get("table.saved"_msg, {{"file", file.filename().string()},
                                           {"left_out", scenario.left_decision_out ? "yes" : "no"},
                                           {"playable", scenario.playable ? "yes" : "no"}}),
         TableSide::Tone::Fact);
}

void TableFrame::ask_by_hand(TablePlace place, const std::optional<Action>& taken)
{
    ManualDialog dialog(this, *session_, messages_, place, taken);
    if (dialog.ShowModal() != wxID_OK)
        return;
    if (const auto choice = dialog.choice())
        do_by_hand(*choice);
}

void TableFrame::do_by_hand(const ManualChoice& choice)
{
    if (!choice.asks_strength)
        return attempt(choice.action);
    ChangeDialog dialog(this, messages_);
    if (dialog.ShowModal() == wxID_OK)
        attempt(strength_by_hand(choice, dialog.by(), dialog.until_battle()));
}

void TableFrame::look_through(TablePlace place)
{
    TableCard pile; // stays so for an empty pile
    pile.place = place;
    pile.pile = 0;
    for (const TableCard& card : cards_in_place(*session_, place, messages_))
        pile = card;
    look_through(pile);
}

void TableFrame::look_through(const TableCard& pile)
{
    PileDialog dialog(
        this, pile_heading(pile, messages_), pile_cards(*session_, pile, messages_), with_.faces,
        messages_, [this](const Card& card) { with_.selection.show(card); },
        can_do_by_hand(session_->state()));
    if (dialog.ShowModal() != PileDialog::by_hand || !dialog.selected())
        return;
    Action taken = taken_by_hand(pile);
    if (pile.unit != no_unit)
        taken.zone = ActionZone::Stack;
    taken.card = session_->cards().kind_of(*dialog.selected());
    ask_by_hand(pile.place, taken);
}

void TableFrame::show_help()
{
    TextDialog(this, messages_, messages_.get("table.title"_msg), messages_.get("table.help"_msg),
               wxSize(640, 480))
        .ShowModal();
}

void TableFrame::show_shortcuts()
{
    ShortcutsDialog(this, {table_shortcuts(messages_)}, messages_).ShowModal();
}

void TableFrame::ask_what_to_open()
{
    const std::string kind = messages_.get("table.save.kind"_msg);
    wxFileDialog dialog(this, to_wx(messages_.get("table.open.title"_msg)), "", "",
                        to_wx(kind) + " (*.yaml)|*.yaml", wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() == wxID_OK)
        open_scenario(from_wx(dialog.GetPath()));
}

void TableFrame::open_scenario(const std::filesystem::path& file)
{
    auto opened = open_table_scenario(file, with_.document.catalogue(), messages_);
    if (const auto* why_not = std::get_if<std::string>(&opened))
        return tell(*why_not, TableSide::Tone::Refusal);
    deck_ = with_.document.active_id();
    take_place(games_.add(deck_, std::get<std::unique_ptr<GameSession>>(std::move(opened))));
    tell(messages_.get("table.opened"_msg, {{"file", file.filename().string()}}),
         TableSide::Tone::Fact);
}

} // namespace kizuna
