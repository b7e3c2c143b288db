#include "app/commands/commands.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

namespace kizuna {
namespace {

/// True if the library knows every selected card; only those can be added.
bool cards_are_known(const CommandContext& context)
{
    const CardLibrary& library = context.document.catalogue().library;
    const auto& all = context.selection.all();
    return !all.empty() && std::ranges::all_of(all, [&](const SelectedCard& card) {
        return library.find(card.code).card != nullptr;
    });
}

bool selection_is_in_deck(const CommandContext& context)
{
    return copies_of_all(context.document, context.selection.all()) > 0;
}

bool selection_is_in(const CommandContext& context, Pile pile)
{
    std::vector<SelectedCard> of_pile;
    std::ranges::copy_if(context.selection.all(), std::back_inserter(of_pile),
                         [&](const SelectedCard& card) { return card.pile == pile; });
    return copies_of_all(context.document, of_pile) > 0;
}

bool groups_by(const Settings& now, DeckGrouping grouping)
{
    return grouping_of(now.deck_grouping) == grouping;
}

constexpr std::array menu_titles{"gui.menu.file"_msg, "gui.menu.edit"_msg, "gui.menu.deck"_msg,
                                 "gui.menu.view"_msg, "gui.menu.play"_msg, "gui.menu.help"_msg};

constexpr std::array sub_menus{SubMenu{CommandMenu::View, 42, 44, "gui.menu.colours"_msg},
                               SubMenu{CommandMenu::View, 45, 49, "gui.menu.shown-as"_msg},
                               SubMenu{CommandMenu::View, 50, 59, "gui.menu.grouped"_msg},
                               SubMenu{CommandMenu::View, 60, 69, "gui.menu.panes"_msg}};

bool has_tabs(const CommandContext& context)
{
    return context.document.decks().size() > 1;
}

constexpr std::array command_table{
    Command{"deck.new", CommandMenu::File, 0, "command.deck.new"_msg, "command.deck.new.help"_msg,
            "Ctrl+N", nullptr, [](CommandContext& on) { on.files.start_new(); }}
        .with_icon("M6 3h8l4 4v14H6z M14 3v4h4"),
    Command{"deck.open", CommandMenu::File, 0, "command.deck.open"_msg,
            "command.deck.open.help"_msg, "Ctrl+O", nullptr,
            [](CommandContext& on) { on.files.open(); }}
        .with_icon("M3 19V5h6l2 3h8v3 M3 19l3-8h16l-3 8z"),
    Command{"deck.save", CommandMenu::File, 10, "command.deck.save"_msg,
            "command.deck.save.help"_msg, "Ctrl+S", nullptr,
            [](CommandContext& on) { on.files.save(); }}
        .with_icon("M4 4h13l3 3v13H4z M8 4v5h7V4 M7 20v-7h10v7"),
    Command{"deck.save-as", CommandMenu::File, 10, "command.deck.save-as"_msg,
            "command.deck.save-as.help"_msg, "Ctrl+Shift+S", nullptr,
            [](CommandContext& on) { on.files.save_as(); }},
    Command{"deck.close", CommandMenu::File, 20, "command.deck.close"_msg,
            "command.deck.close.help"_msg, "Ctrl+W",
            [](const CommandContext& on) {
                return on.document.decks().size() > 1 ||
                       !on.document.decks().front().is_untouched();
            },
            [](CommandContext& on) { on.files.close(on.document.active()); }, nullptr,
            "command.why-not.untouched"_msg},
    Command{"deck.reopen", CommandMenu::File, 20, "command.deck.reopen"_msg,
            "command.deck.reopen.help"_msg, "Ctrl+Shift+T",
            [](const CommandContext& on) { return on.document.can_reopen(); },
            [](CommandContext& on) { on.document.reopen(); }, nullptr,
            "command.why-not.closed"_msg},
    Command{"app.quit", CommandMenu::File, 30, "command.app.quit"_msg, "command.app.quit.help"_msg,
            "Ctrl+Q", nullptr, [](CommandContext& on) { on.window.close_window(); }},

    Command{"edit.undo", CommandMenu::Edit, 0, "command.edit.undo"_msg,
            "command.edit.undo.help"_msg, "Ctrl+Z",
            [](const CommandContext& on) { return on.document.can_undo(); },
            [](CommandContext& on) { on.document.undo(); },
            [](const DeckDocument& document) { return document.undo_reason(); },
            "command.why-not.undo"_msg}
        .with_icon("M9 5L4 10l5 5 M4 10h10a5 5 0 0 1 0 10h-4"),
    Command{"edit.redo", CommandMenu::Edit, 0, "command.edit.redo"_msg,
            "command.edit.redo.help"_msg, "Ctrl+Shift+Z",
            [](const CommandContext& on) { return on.document.can_redo(); },
            [](CommandContext& on) { on.document.redo(); },
            [](const DeckDocument& document) { return document.redo_reason(); },
            "command.why-not.redo"_msg}
        .with_icon("M15 5l5 5-5 5 M20 10H10a5 5 0 0 0 0 10h4"),
    Command{"deck.copy", CommandMenu::Edit, 10, "command.deck.copy"_msg,
            "command.deck.copy.help"_msg, "Ctrl+Shift+C",
            [](const CommandContext& on) { return on.document.resolved().size > 0; },
            [](CommandContext& on) { on.window.copy_deck(*deck_file_kind("text")); }, nullptr,
            "command.why-not.empty"_msg},
    Command{"search.focus", CommandMenu::Edit, 20, "command.search.focus"_msg,
            "command.search.focus.help"_msg, "Ctrl+F", nullptr,
            [](CommandContext& on) { on.window.go_to_search(); }},
    Command{"search.next", CommandMenu::Edit, 20, "command.search.next"_msg,
            "command.search.next.help"_msg, "F3", nullptr,
            [](CommandContext& on) { on.window.act(PoolAct::NextHit); }},
    Command{"search.previous", CommandMenu::Edit, 20, "command.search.previous"_msg,
            "command.search.previous.help"_msg, "Shift+F3", nullptr,
            [](CommandContext& on) { on.window.act(PoolAct::PreviousHit); }},
    Command{"search.filters", CommandMenu::Edit, 20, "command.search.filters"_msg,
            "command.search.filters.help"_msg, "Ctrl+Shift+F", nullptr,
            [](CommandContext& on) { on.window.act(PoolAct::Filters); }},
    Command{"search.save", CommandMenu::Edit, 20, "command.search.save"_msg,
            "command.search.save.help"_msg, "", nullptr,
            [](CommandContext& on) { on.window.act(PoolAct::SaveSearch); }},
    Command{"search.saved", CommandMenu::Edit, 20, "command.search.saved"_msg,
            "command.search.saved.help"_msg, "Ctrl+R", nullptr,
            [](CommandContext& on) { on.window.act(PoolAct::Searches); }},
    Command{
        "card.add", CommandMenu::Deck, 0, "command.card.add"_msg, "command.card.add.help"_msg,
        "Ctrl+Up", cards_are_known,
        [](CommandContext& on) { change_cards(on.document, on.selection.all(), 1, on.messages); },
        nullptr, "command.why-not.card"_msg}
        .with_icon("M12 4v16 M4 12h16"),
    Command{
        "card.remove", CommandMenu::Deck, 0, "command.card.remove"_msg,
        "command.card.remove.help"_msg, "Ctrl+Down", selection_is_in_deck,
        [](CommandContext& on) { change_cards(on.document, on.selection.all(), -1, on.messages); },
        nullptr, "command.why-not.in-deck"_msg}
        .with_icon("M4 12h16"),
    Command{"card.remove-all", CommandMenu::Deck, 0, "command.card.remove-all"_msg,
            "command.card.remove-all.help"_msg, "Ctrl+Shift+Down", selection_is_in_deck,
            [](CommandContext& on) { remove_cards(on.document, on.selection.all(), on.messages); },
            nullptr, "command.why-not.in-deck"_msg},
    Command{"card.fill", CommandMenu::Deck, 0, "command.card.fill"_msg,
            "command.card.fill.help"_msg, "Ctrl+Shift+Up",
            [](const CommandContext& on) { return can_fill(on.document, on.selection.all()); },
            [](CommandContext& on) { fill_to_limit(on.document, on.selection.all(), on.messages); },
            nullptr, "command.why-not.fill"_msg},
    Command{"card.protagonist", CommandMenu::Deck, 10, "command.card.protagonist"_msg,
            "command.card.protagonist.help"_msg, "Ctrl+M",
            [](const CommandContext& on) {
                return can_be_protagonist(on.document, on.selection.card());
            },
            [](CommandContext& on) {
                make_protagonist(on.document, *on.selection.card(), on.messages);
            },
            nullptr, "command.why-not.protagonist"_msg}
        .with_icon("M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2 6.4 20.3l1.2-6.3L3 9.6l6.3-.8z"),
    Command{"card.to-maybe", CommandMenu::Deck, 12, "command.card.to-maybe"_msg,
            "command.card.to-maybe.help"_msg, "",
            [](const CommandContext& on) { return selection_is_in(on, Pile::Cards); },
            [](CommandContext& on) {
                move_cards(on.document, Pile::Cards, on.selection.all(), on.messages);
            },
            nullptr, "command.why-not.in-deck"_msg},
    Command{"card.to-deck", CommandMenu::Deck, 12, "command.card.to-deck"_msg,
            "command.card.to-deck.help"_msg, "",
            [](const CommandContext& on) { return selection_is_in(on, Pile::Maybe); },
            [](CommandContext& on) {
                move_cards(on.document, Pile::Maybe, on.selection.all(), on.messages);
            },
            nullptr, "command.why-not.in-maybe"_msg},
    Command{"deck.mend-all", CommandMenu::Deck, 20, "command.deck.mend-all"_msg,
            "command.deck.mend-all.help"_msg, "",
            [](const CommandContext& on) { return on.document.can_mend(); },
            [](CommandContext& on) {
                const auto large = large_mend(on.document);
                const auto choice = large ? on.window.which_mend(*large) : MendChoice::Remove;
                if (choice == MendChoice::None)
                    return;
                if (choice == MendChoice::OtherFormat)
                    mend_in(on.document, *large->elsewhere, on.messages);
                else
                    mend_as_far_as_possible(on.document, on.messages);
                if (!on.document.violations().empty()) // the player has to choose the rest
                    on.window.go_to_search();
            },
            nullptr, "command.why-not.mend"_msg},
    Command{"deck.problems", CommandMenu::Deck, 20, "command.deck.problems"_msg,
            "command.deck.problems.help"_msg, "F8", nullptr,
            [](CommandContext& on) { on.window.go_to_problems(); }},
    Command{"deck.format", CommandMenu::Deck, 20, "command.deck.format"_msg,
            "command.deck.format.help"_msg, "", nullptr,
            [](CommandContext& on) { on.window.go_to_format(); }},
    Command{"view.cards", CommandMenu::View, 0, "command.view.cards"_msg,
            "command.view.cards.help"_msg, "Ctrl+1", nullptr,
            [](CommandContext& on) { on.window.go_to_search(); }},
    Command{"view.close-study", CommandMenu::View, 1, "command.view.close-study"_msg,
            "command.view.close-study.help"_msg, "Ctrl+0", nullptr,
            [](CommandContext& on) { on.window.close_studies(); }},
    Command{"view.columns", CommandMenu::View, 40, "command.view.columns"_msg,
            "command.view.columns.help"_msg, "", nullptr,
            [](CommandContext& on) { on.window.act(PoolAct::Columns); }},
    Command{"view.pool-list", CommandMenu::View, 45, "command.view.pool-list"_msg,
            "command.view.pool-list.help"_msg, "Ctrl+Shift+1", nullptr,
            [](CommandContext& on) { on.window.act(PoolAct::List); }}
        .with_choice([](const Settings& now) { return !now.pool.as_grid; }),
    Command{"view.pool-grid", CommandMenu::View, 45, "command.view.pool-grid"_msg,
            "command.view.pool-grid.help"_msg, "Ctrl+Shift+2", nullptr,
            [](CommandContext& on) { on.window.act(PoolAct::Grid); }}
        .with_choice([](const Settings& now) { return now.pool.as_grid; }),
    Command{"view.deck-list", CommandMenu::View, 46, "command.view.deck-list"_msg,
            "command.view.deck-list.help"_msg, "Ctrl+Shift+3", nullptr,
            [](CommandContext& on) { on.window.show_deck_as(DeckView::List); }}
        .with_choice([](const Settings& now) { return now.deck_view == "list"; }),
    Command{"view.deck-piles", CommandMenu::View, 46, "command.view.deck-piles"_msg,
            "command.view.deck-piles.help"_msg, "Ctrl+Shift+4", nullptr,
            [](CommandContext& on) { on.window.show_deck_as(DeckView::Piles); }}
        .with_choice([](const Settings& now) { return now.deck_view == "piles"; }),
    Command{"view.deck-text", CommandMenu::View, 46, "command.view.deck-text"_msg,
            "command.view.deck-text.help"_msg, "Ctrl+Shift+5", nullptr,
            [](CommandContext& on) { on.window.show_deck_as(DeckView::Text); }}
        .with_choice([](const Settings& now) { return now.deck_view == "text"; }),
    Command{"view.what-if", CommandMenu::View, 40, "command.view.what-if"_msg,
            "command.view.what-if.help"_msg, "Ctrl+I", nullptr,
            [](CommandContext& on) { on.window.turn_what_if(); }},
    Command{"view.large-cards", CommandMenu::View, 40, "command.view.large-cards"_msg,
            "command.view.large-cards.help"_msg, "", nullptr,
            [](CommandContext& on) { on.window.turn_large_cards(); }}
        .with_mark([](const Settings& now) { return now.large_on_hover; }),
    Command{"view.colours-desktop", CommandMenu::View, 42, "command.view.colours-desktop"_msg,
            "command.view.colours-desktop.help"_msg, "", nullptr,
            [](CommandContext& on) { on.window.choose_colours(""); }}
        .with_choice([](const Settings& now) { return now.colours.empty(); }),
    Command{"view.colours-light", CommandMenu::View, 42, "command.view.colours-light"_msg,
            "command.view.colours-light.help"_msg, "", nullptr,
            [](CommandContext& on) { on.window.choose_colours("light"); }}
        .with_choice([](const Settings& now) { return now.colours == "light"; }),
    Command{"view.colours-dark", CommandMenu::View, 42, "command.view.colours-dark"_msg,
            "command.view.colours-dark.help"_msg, "", nullptr,
            [](CommandContext& on) { on.window.choose_colours("dark"); }}
        .with_choice([](const Settings& now) { return now.colours == "dark"; }),
    Command{"view.group-unit", CommandMenu::View, 50, "command.view.group-unit"_msg,
            "command.view.group-unit.help"_msg, "", nullptr,
            [](CommandContext& on) { on.window.group_deck_by(DeckGrouping::Unit); }}
        .with_choice([](const Settings& now) { return groups_by(now, DeckGrouping::Unit); }),
    Command{"view.group-cost", CommandMenu::View, 50, "command.view.group-cost"_msg,
            "command.view.group-cost.help"_msg, "", nullptr,
            [](CommandContext& on) { on.window.group_deck_by(DeckGrouping::Cost); }}
        .with_choice([](const Settings& now) { return groups_by(now, DeckGrouping::Cost); }),
    Command{"view.group-symbol", CommandMenu::View, 50, "command.view.group-symbol"_msg,
            "command.view.group-symbol.help"_msg, "", nullptr,
            [](CommandContext& on) { on.window.group_deck_by(DeckGrouping::Symbol); }}
        .with_choice([](const Settings& now) { return groups_by(now, DeckGrouping::Symbol); }),
    Command{"view.group-role", CommandMenu::View, 50, "command.view.group-role"_msg,
            "command.view.group-role.help"_msg, "", nullptr,
            [](CommandContext& on) { on.window.group_deck_by(DeckGrouping::Role); }}
        .with_choice([](const Settings& now) { return groups_by(now, DeckGrouping::Role); }),
    Command{"view.views-wider", CommandMenu::View, 60, "command.view.views-wider"_msg,
            "command.view.views-wider.help"_msg, "Alt+Right", nullptr,
            [](CommandContext& on) { on.window.resize(Pane::Views, 1); }},
    Command{"view.views-narrower", CommandMenu::View, 60, "command.view.views-narrower"_msg,
            "command.view.views-narrower.help"_msg, "Alt+Left", nullptr,
            [](CommandContext& on) { on.window.resize(Pane::Views, -1); }},
    Command{"view.card-wider", CommandMenu::View, 60, "command.view.card-wider"_msg,
            "command.view.card-wider.help"_msg, "Alt+Shift+Right", nullptr,
            [](CommandContext& on) { on.window.resize(Pane::Card, 1); }},
    Command{"view.card-narrower", CommandMenu::View, 60, "command.view.card-narrower"_msg,
            "command.view.card-narrower.help"_msg, "Alt+Shift+Left", nullptr,
            [](CommandContext& on) { on.window.resize(Pane::Card, -1); }},
    Command{"view.lists-higher", CommandMenu::View, 60, "command.view.lists-higher"_msg,
            "command.view.lists-higher.help"_msg, "Alt+Shift+Down", nullptr,
            [](CommandContext& on) { on.window.resize(Pane::Lists, 1); }},
    Command{"view.lists-lower", CommandMenu::View, 60, "command.view.lists-lower"_msg,
            "command.view.lists-lower.help"_msg, "Alt+Shift+Up", nullptr,
            [](CommandContext& on) { on.window.resize(Pane::Lists, -1); }},
    Command{"deck.next", CommandMenu::View, 90, "command.deck.next"_msg,
            "command.deck.next.help"_msg, "Ctrl+PgDn", has_tabs,
            [](CommandContext& on) { on.document.switch_by(1); }, nullptr,
            "command.why-not.tabs"_msg, "Ctrl+Tab"},
    Command{"deck.previous", CommandMenu::View, 90, "command.deck.previous"_msg,
            "command.deck.previous.help"_msg, "Ctrl+PgUp", has_tabs,
            [](CommandContext& on) { on.document.switch_by(-1); }, nullptr,
            "command.why-not.tabs"_msg, "Ctrl+Shift+Tab"},
    Command{"deck.list", CommandMenu::View, 90, "command.deck.list"_msg,
            "command.deck.list.help"_msg, "Ctrl+L", has_tabs,
            [](CommandContext& on) { on.window.list_decks(); }, nullptr,
            "command.why-not.tabs"_msg},
};

void take_out(std::string& text, std::string_view part)
{
    if (const auto at = text.find(part); at != std::string::npos)
        text.erase(at, part.size());
}

std::string label(const Command& command, const CommandContext& context, const std::string& reason)
{
    if (!command.reason)
        return context.messages.get(command.label);
    std::string escaped;
    for (const char letter : reason)
        escaped.append(letter == '&' ? 2 : 1, letter);
    return context.messages.get(command.label,
                                {{"given", reason.empty() ? "no" : "yes"}, {"reason", escaped}});
}

} // namespace

std::span<const Command> deck_commands()
{
    return command_table;
}

std::vector<Command> in_menu_order(std::vector<Command> commands)
{
    std::ranges::stable_sort(commands, {}, [](const Command& command) {
        return std::pair(command.menu, command.place);
    });
    return commands;
}

const Command* find_command(std::span<const Command> commands, std::string_view id)
{
    const auto found = std::ranges::find(commands, id, &Command::id);
    return found == commands.end() ? nullptr : &*found;
}

bool stand_together(const Command& one, const Command& other)
{
    return one.menu == other.menu && one.place / 10 == other.place / 10;
}

void run_command(const Command& command, CommandContext& context)
{
    if (command.run)
        command.run(context);
    else
        context.window.show(command.id);
}

bool is_enabled(const Command& command, const CommandContext& context)
{
    return !command.is_enabled || command.is_enabled(context);
}

std::string menu_label(const Command& command, const CommandContext& context)
{
    return label(command, context, command.reason ? command.reason(context.document) : "");
}

std::string plain_label(const Command& command, const CommandContext& context)
{
    std::string text = without_mnemonic(label(command, context, {}));
    take_out(text, "…");
    return text;
}

std::string without_mnemonic(std::string label)
{
    // East Asian labels have the letter in brackets at the end, as in 保存(&S).
    if (const auto at = label.find("(&"); at != std::string::npos)
        label.erase(at, 4);
    take_out(label, "&");
    return label;
}

MessageKey menu_title(CommandMenu menu)
{
    return menu_titles[static_cast<std::size_t>(menu)];
}

const SubMenu* sub_menu_of(const Command& command)
{
    const auto found = std::ranges::find_if(sub_menus, [&](const SubMenu& each) {
        return each.menu == command.menu && each.first <= command.place &&
               command.place <= each.last;
    });
    return found == sub_menus.end() ? nullptr : &*found;
}

std::string why_not(const Command& command, const CommandContext& context)
{
    return context.messages.get(command.why_not);
}

} // namespace kizuna
