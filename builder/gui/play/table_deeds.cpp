#include "gui/play/table_deeds.h"

#include <array>

namespace kizuna {

std::span<const TableFrame::Deed> TableFrame::Deed::all()
{
    using Table = TableFrame;
    using Game = GameSession;
    constexpr auto has_game = [](const Table&, const Game&) { return true; };
    constexpr auto has_previous = [](const Table& table, const Game&) {
        return table.games_.has_previous(table.deck_);
    };
    constexpr auto can_undo = [](const Table&, const Game& game) { return game.can_undo(); };
    constexpr auto can_redo = [](const Table&, const Game& game) { return game.can_redo(); };
    constexpr auto goes_on = [](const Table&, const Game& game) {
        return to_act(game.state()).has_value();
    };
    static constexpr std::array deeds{
        Deed{Menu::Game, "new game", "table.deed.new"_msg, "table.deed.new.help"_msg, "Ctrl+N",
             nullptr, &TableFrame::ask_for_game},
        Deed{Menu::Game, "next game", "table.deed.next"_msg, "table.deed.next.help"_msg,
             "Ctrl+Shift+N", nullptr, &TableFrame::next_game},
        Deed{Menu::Game, nullptr, "table.deed.previous"_msg, "table.deed.previous.help"_msg,
             "Ctrl+Alt+N", has_previous, &TableFrame::previous_game},
        Deed{Menu::Game, "save scenario", "table.deed.save"_msg, "table.deed.save.help"_msg,
             "Ctrl+S", has_game, &TableFrame::ask_where_to_save},
        Deed{Menu::Game, nullptr, "table.deed.close"_msg, "table.deed.close.help"_msg, "Ctrl+W",
             nullptr, &TableFrame::put_away},
        Deed{Menu::Steps, "undo step", "table.deed.undo"_msg, "table.deed.undo.help"_msg, "Ctrl+Z",
             can_undo, &TableFrame::undo},
        Deed{Menu::Steps, "redo step", "table.deed.redo"_msg, "table.deed.redo.help"_msg,
             "Ctrl+Shift+Z", can_redo, &TableFrame::redo},
        Deed{Menu::Steps, nullptr, "table.deed.first"_msg, "table.deed.first.help"_msg, "Ctrl+Home",
             can_undo, &TableFrame::go_to_deal},
        Deed{Menu::Policy, "policy hint", "table.deed.advice"_msg, "table.deed.advice.help"_msg,
             "Ctrl+H", goes_on, &TableFrame::tell_advice},
        Deed{Menu::Policy, "policy step", "table.deed.step"_msg, "table.deed.step.help"_msg,
             "Ctrl+L", goes_on, &TableFrame::step_by_policy},
        Deed{Menu::Policy, "policy turn", "table.deed.turn"_msg, "table.deed.turn.help"_msg,
             "Ctrl+Shift+L", goes_on, &TableFrame::play_turn_by_policy},
    };
    return deeds;
}

} // namespace kizuna
