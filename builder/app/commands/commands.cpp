#include "app/commands/commands.h"

#include "app/document/deck_edits.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

namespace kizuna {
namespace {

bool card_is_selected(const CommandContext& context)
{
    return context.selection.card() != nullptr;
}

/// False for entries that the library does not know: nobody can add more of those.
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

constexpr std::array menu_titles{"gui.menu.file"_msg, "gui.menu.edit"_msg, "gui.menu.deck"_msg,
                                 "gui.menu.view"_msg, "gui.menu.play"_msg, "gui.menu.help"_msg};
bool has_tabs(const CommandContext& context)
{
    return context.document.decks().size() > 1;
}

constexpr std::array table{
    Command{"deck.new", CommandMenu::File, 0, "command.deck.new"_msg, "command.deck.new.help"_msg,
            "Ctrl+N", nullptr, [](CommandContext& on) { on.files.start_new(); }},
    Command{"deck.open", CommandMenu::File, 0, "command.deck.open"_msg,
            "command.deck.open.help"_msg, "Ctrl+O", nullptr,
            [](CommandContext& on) { on.files.open(); }},
    Command{"deck.save", CommandMenu::File, 1, "command.deck.save"_msg,
            "command.deck.save.help"_msg, "Ctrl+S", nullptr,
            [](CommandContext& on) { on.files.save(); }},
    Command{"deck.save-as", CommandMenu::File, 1, "command.deck.save-as"_msg,
            "command.deck.save-as.help"_msg, "Ctrl+Shift+S", nullptr,
            [](CommandContext& on) { on.files.save_as(); }},
    Command{"deck.close", CommandMenu::File, 2, "command.deck.close"_msg,
            "command.deck.close.help"_msg, "Ctrl+W",
            [](const CommandContext& on) {
                return on.document.decks().size() > 1 ||
                       !on.document.decks().front().is_untouched();
            },
            [](CommandContext& on) { on.files.close(on.document.active()); }, nullptr,
            "command.why-not.untouched"_msg},
    Command{"deck.reopen", CommandMenu::File, 2, "command.deck.reopen"_msg,
            "command.deck.reopen.help"_msg, "Ctrl+Shift+T",
            [](const CommandContext& on) { return on.document.can_reopen(); },
            [](CommandContext& on) { on.document.reopen(); }, nullptr,
            "command.why-not.closed"_msg},
    Command{"deck.folder", CommandMenu::File, 2, "command.deck.folder"_msg,
            "command.deck.folder.help"_msg, "Ctrl+Shift+O", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::DeckFolder); }},
    Command{"cards.collection", CommandMenu::File, 2, "command.cards.collection"_msg,
            "command.cards.collection.help"_msg, "", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::Collection); }},
    Command{"cards.import-text", CommandMenu::File, 2, "command.cards.import-text"_msg,
            "command.cards.import-text.help"_msg, "", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::CardText); }},
    Command{"app.quit", CommandMenu::File, 3, "command.app.quit"_msg, "command.app.quit.help"_msg,
            "Ctrl+Q", nullptr, [](CommandContext& on) { on.window.close_window(); }},

    Command{"edit.undo", CommandMenu::Edit, 0, "command.edit.undo"_msg,
            "command.edit.undo.help"_msg, "Ctrl+Z",
            [](const CommandContext& on) { return on.document.can_undo(); },
            [](CommandContext& on) { on.document.undo(); },
            [](const DeckDocument& document) { return document.undo_reason(); },
            "command.why-not.undo"_msg},
    Command{"edit.redo", CommandMenu::Edit, 0, "command.edit.redo"_msg,
            "command.edit.redo.help"_msg, "Ctrl+Shift+Z",
            [](const CommandContext& on) { return on.document.can_redo(); },
            [](CommandContext& on) { on.document.redo(); },
            [](const DeckDocument& document) { return document.redo_reason(); },
            "command.why-not.redo"_msg},
    Command{"edit.history", CommandMenu::Edit, 0, "command.edit.history"_msg,
            "command.edit.history.help"_msg, "Ctrl+H", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::UndoList); }},
    Command{"deck.copy", CommandMenu::Edit, 1, "command.deck.copy"_msg,
            "command.deck.copy.help"_msg, "Ctrl+Shift+C",
            [](const CommandContext& on) { return on.document.resolved().size > 0; },
            [](CommandContext& on) { on.window.copy_deck(*deck_file_kind("text")); }, nullptr,
            "command.why-not.empty"_msg},
    Command{"deck.paste", CommandMenu::Edit, 1, "command.deck.paste"_msg,
            "command.deck.paste.help"_msg, "Ctrl+Shift+V", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::Paste); }},
    Command{"search.focus", CommandMenu::Edit, 2, "command.search.focus"_msg,
            "command.search.focus.help"_msg, "Ctrl+F", nullptr,
            [](CommandContext& on) { on.window.go_to_search(); }},
    Command{"search.next", CommandMenu::Edit, 2, "command.search.next"_msg,
            "command.search.next.help"_msg, "F3", nullptr,
            [](CommandContext& on) { on.window.act(PoolAct::NextHit); }},
    Command{"search.previous", CommandMenu::Edit, 2, "command.search.previous"_msg,
            "command.search.previous.help"_msg, "Shift+F3", nullptr,
            [](CommandContext& on) { on.window.act(PoolAct::PreviousHit); }},
    Command{"search.filters", CommandMenu::Edit, 2, "command.search.filters"_msg,
            "command.search.filters.help"_msg, "Ctrl+Shift+F", nullptr,
            [](CommandContext& on) { on.window.act(PoolAct::Filters); }},
    Command{"search.save", CommandMenu::Edit, 2, "command.search.save"_msg,
            "command.search.save.help"_msg, "", nullptr,
            [](CommandContext& on) { on.window.act(PoolAct::SaveSearch); }},
    Command{"search.saved", CommandMenu::Edit, 2, "command.search.saved"_msg,
            "command.search.saved.help"_msg, "Ctrl+R", nullptr,
            [](CommandContext& on) { on.window.act(PoolAct::Searches); }},
    Command{"app.palette", CommandMenu::Edit, 2, "command.app.palette"_msg,
            "command.app.palette.help"_msg, "Ctrl+Shift+P", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::Palette); }},
    Command{"app.preferences", CommandMenu::Edit, 9, "command.app.preferences"_msg,
            "command.app.preferences.help"_msg, "Ctrl+,", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::Preferences); }},

    Command{
        "card.add", CommandMenu::Deck, 0, "command.card.add"_msg, "command.card.add.help"_msg,
        "Ctrl+Up", cards_are_known,
        [](CommandContext& on) { change_cards(on.document, on.selection.all(), 1, on.messages); },
        nullptr, "command.why-not.card"_msg},
    Command{
        "card.remove", CommandMenu::Deck, 0, "command.card.remove"_msg,
        "command.card.remove.help"_msg, "Ctrl+Down", selection_is_in_deck,
        [](CommandContext& on) { change_cards(on.document, on.selection.all(), -1, on.messages); },
        nullptr, "command.why-not.in-deck"_msg},
    Command{"card.remove-all", CommandMenu::Deck, 0, "command.card.remove-all"_msg,
            "command.card.remove-all.help"_msg, "Ctrl+Shift+Down", selection_is_in_deck,
            [](CommandContext& on) { remove_cards(on.document, on.selection.all(), on.messages); },
            nullptr, "command.why-not.in-deck"_msg},
    Command{"card.protagonist", CommandMenu::Deck, 1, "command.card.protagonist"_msg,
            "command.card.protagonist.help"_msg, "Ctrl+M",
            [](const CommandContext& on) {
                return can_be_protagonist(on.document, on.selection.card());
            },
            [](CommandContext& on) {
                make_protagonist(on.document, *on.selection.card(), on.messages);
            },
            nullptr, "command.why-not.protagonist"_msg},
    Command{"card.printings", CommandMenu::Deck, 1, "command.card.printings"_msg,
            "command.card.printings.help"_msg, "Ctrl+E", card_is_selected,
            [](CommandContext& on) { on.window.show(WindowPart::Printings); }, nullptr,
            "command.why-not.card"_msg},
    Command{"card.to-maybe", CommandMenu::Deck, 1, "command.card.to-maybe"_msg,
            "command.card.to-maybe.help"_msg, "",
            [](const CommandContext& on) { return selection_is_in(on, Pile::Cards); },
            [](CommandContext& on) {
                move_cards(on.document, Pile::Cards, on.selection.all(), on.messages);
            },
            nullptr, "command.why-not.in-deck"_msg},
    Command{"card.to-deck", CommandMenu::Deck, 1, "command.card.to-deck"_msg,
            "command.card.to-deck.help"_msg, "",
            [](const CommandContext& on) { return selection_is_in(on, Pile::Maybe); },
            [](CommandContext& on) {
                move_cards(on.document, Pile::Maybe, on.selection.all(), on.messages);
            },
            nullptr, "command.why-not.in-maybe"_msg},
    Command{"deck.mend-all", CommandMenu::Deck, 2, "command.deck.mend-all"_msg,
            "command.deck.mend-all.help"_msg, "",
            [](const CommandContext& on) { return on.document.can_mend(); },
            [](CommandContext& on) {
                mend_as_far_as_possible(on.document, on.messages);
                if (!on.document.violations().empty()) // what is left is the player's to choose
                    on.window.go_to_search();
            },
            nullptr, "command.why-not.mend"_msg},
    Command{"deck.notes", CommandMenu::Deck, 3, "command.deck.notes"_msg,
            "command.deck.notes.help"_msg, "Ctrl+Shift+E", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::Notes); }},
    Command{"deck.snapshots", CommandMenu::Deck, 3, "command.deck.snapshots"_msg,
            "command.deck.snapshots.help"_msg, "Ctrl+Shift+H", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::Snapshots); }},
    Command{"deck.compare", CommandMenu::Deck, 3, "command.deck.compare"_msg,
            "command.deck.compare.help"_msg, "Ctrl+D", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::Compare); }},

    Command{"view.cards", CommandMenu::View, 0, "command.view.cards"_msg,
            "command.view.cards.help"_msg, "Ctrl+1", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::Cards); }},
    Command{"view.statistics", CommandMenu::View, 0, "command.view.statistics"_msg,
            "command.view.statistics.help"_msg, "Ctrl+2", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::Statistics); }},
    Command{"view.odds", CommandMenu::View, 0, "command.view.odds"_msg,
            "command.view.odds.help"_msg, "Ctrl+3", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::Odds); }},
    Command{"view.support", CommandMenu::View, 0, "command.view.support"_msg,
            "command.view.support.help"_msg, "Ctrl+4", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::Support); }},
    Command{"view.tradeoff", CommandMenu::View, 0, "command.view.tradeoff"_msg,
            "command.view.tradeoff.help"_msg, "Ctrl+5", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::Tradeoff); }},
    Command{"view.opening", CommandMenu::View, 0, "command.view.opening"_msg,
            "command.view.opening.help"_msg, "Ctrl+6", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::Opening); }},
    Command{"view.curve", CommandMenu::View, 0, "command.view.curve"_msg,
            "command.view.curve.help"_msg, "Ctrl+7", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::Curve); }},
    Command{"view.columns", CommandMenu::View, 4, "command.view.columns"_msg,
            "command.view.columns.help"_msg, "", nullptr,
            [](CommandContext& on) { on.window.act(PoolAct::Columns); }},
    Command{"view.what-if", CommandMenu::View, 4, "command.view.what-if"_msg,
            "command.view.what-if.help"_msg, "Ctrl+I", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::WhatIf); }},
    Command{"view.group-unit", CommandMenu::View, 5, "command.view.group-unit"_msg,
            "command.view.group-unit.help"_msg, "", nullptr,
            [](CommandContext& on) { on.window.group_deck_by(DeckGrouping::Unit); }},
    Command{"view.group-cost", CommandMenu::View, 5, "command.view.group-cost"_msg,
            "command.view.group-cost.help"_msg, "", nullptr,
            [](CommandContext& on) { on.window.group_deck_by(DeckGrouping::Cost); }},
    Command{"view.group-symbol", CommandMenu::View, 5, "command.view.group-symbol"_msg,
            "command.view.group-symbol.help"_msg, "", nullptr,
            [](CommandContext& on) { on.window.group_deck_by(DeckGrouping::Symbol); }},
    Command{"view.group-role", CommandMenu::View, 5, "command.view.group-role"_msg,
            "command.view.group-role.help"_msg, "", nullptr,
            [](CommandContext& on) { on.window.group_deck_by(DeckGrouping::Role); }},
    Command{"view.views-wider", CommandMenu::View, 6, "command.view.views-wider"_msg,
            "command.view.views-wider.help"_msg, "Alt+Right", nullptr,
            [](CommandContext& on) { on.window.resize(Pane::Views, 1); }},
    Command{"view.views-narrower", CommandMenu::View, 6, "command.view.views-narrower"_msg,
            "command.view.views-narrower.help"_msg, "Alt+Left", nullptr,
            [](CommandContext& on) { on.window.resize(Pane::Views, -1); }},
    Command{"view.card-wider", CommandMenu::View, 6, "command.view.card-wider"_msg,
            "command.view.card-wider.help"_msg, "Alt+Shift+Right", nullptr,
            [](CommandContext& on) { on.window.resize(Pane::Card, 1); }},
    Command{"view.card-narrower", CommandMenu::View, 6, "command.view.card-narrower"_msg,
            "command.view.card-narrower.help"_msg, "Alt+Shift+Left", nullptr,
            [](CommandContext& on) { on.window.resize(Pane::Card, -1); }},
    Command{"view.lists-higher", CommandMenu::View, 6, "command.view.lists-higher"_msg,
            "command.view.lists-higher.help"_msg, "Alt+Shift+Down", nullptr,
            [](CommandContext& on) { on.window.resize(Pane::Lists, 1); }},
    Command{"view.lists-lower", CommandMenu::View, 6, "command.view.lists-lower"_msg,
            "command.view.lists-lower.help"_msg, "Alt+Shift+Up", nullptr,
            [](CommandContext& on) { on.window.resize(Pane::Lists, -1); }},
    Command{"deck.next", CommandMenu::View, 9, "command.deck.next"_msg,
            "command.deck.next.help"_msg, "Ctrl+PgDn", has_tabs,
            [](CommandContext& on) { on.document.switch_by(1); }, nullptr,
            "command.why-not.tabs"_msg, "Ctrl+Tab"},
    Command{"deck.previous", CommandMenu::View, 9, "command.deck.previous"_msg,
            "command.deck.previous.help"_msg, "Ctrl+PgUp", has_tabs,
            [](CommandContext& on) { on.document.switch_by(-1); }, nullptr,
            "command.why-not.tabs"_msg, "Ctrl+Shift+Tab"},
    Command{"deck.list", CommandMenu::View, 9, "command.deck.list"_msg,
            "command.deck.list.help"_msg, "Ctrl+L", has_tabs,
            [](CommandContext& on) { on.window.show(WindowPart::OpenDecks); }, nullptr,
            "command.why-not.tabs"_msg},

    Command{"play.test-hand", CommandMenu::Play, 0, "command.play.test-hand"_msg,
            "command.play.test-hand.help"_msg, "Ctrl+T", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::TestHand); }},
    Command{"play.table", CommandMenu::Play, 0, "command.play.table"_msg,
            "command.play.table.help"_msg, "Ctrl+G", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::Table); }},

    Command{"help.search", CommandMenu::Help, 0, "command.help.search"_msg,
            "command.help.search.help"_msg, "F1", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::SearchHelp); }},
    Command{"help.shortcuts", CommandMenu::Help, 0, "command.help.shortcuts"_msg,
            "command.help.shortcuts.help"_msg, "Ctrl+K", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::Shortcuts); }},
    Command{"help.clauses", CommandMenu::Help, 0, "command.help.clauses"_msg,
            "command.help.clauses.help"_msg, "Shift+F1", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::Clauses); }},
    Command{"help.numbers", CommandMenu::Help, 0, "command.help.numbers"_msg,
            "command.help.numbers.help"_msg, "", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::Numbers); }},
    Command{"help.tour", CommandMenu::Help, 1, "command.help.tour"_msg,
            "command.help.tour.help"_msg, "", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::Tour); }},
    Command{"help.example", CommandMenu::Help, 1, "command.help.example"_msg,
            "command.help.example.help"_msg, "", nullptr,
            [](CommandContext& on) { on.files.open_example(); }},
    Command{"help.about", CommandMenu::Help, 2, "command.help.about"_msg,
            "command.help.about.help"_msg, "", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::About); }},
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

std::span<const Command> commands()
{
    return table;
}

const Command* find_command(std::string_view id)
{
    const auto found = std::ranges::find(table, id, &Command::id);
    return found == table.end() ? nullptr : &*found;
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
    // East Asian labels carry the letter in brackets at the end, as in 保存(&S).
    if (const auto at = label.find("(&"); at != std::string::npos)
        label.erase(at, 4);
    take_out(label, "&");
    return label;
}

MessageKey menu_title(CommandMenu menu)
{
    return menu_titles[static_cast<std::size_t>(menu)];
}

std::string why_not(const Command& command, const CommandContext& context)
{
    return context.messages.get(command.why_not);
}

} // namespace kizuna
