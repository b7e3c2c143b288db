#include "app/commands.h"

#include "app/decks/deck_edits.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

bool card_is_selected(const CommandContext& context)
{
    return context.selection.card() != nullptr;
}

bool selection_is_in_pile(const CommandContext& context)
{
    return copies_in(context.document, context.selection.pile(), context.selection.code()) > 0;
}

bool selection_is_in(const CommandContext& context, Pile pile)
{
    return context.selection.pile() == pile && selection_is_in_pile(context);
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
    Command{"app.quit", CommandMenu::File, 2, "command.app.quit"_msg, "command.app.quit.help"_msg,
            "Ctrl+Q", nullptr, [](CommandContext& on) { on.window.close_window(); }},

    Command{"edit.undo", CommandMenu::Edit, 0, "command.edit.undo"_msg,
            "command.edit.undo.help"_msg, "Ctrl+Z",
            [](const CommandContext& on) { return on.document.can_undo(); },
            [](CommandContext& on) { on.document.undo(); },
            [](const DeckDocument& document) { return document.undo_reason(); }},
    Command{"edit.redo", CommandMenu::Edit, 0, "command.edit.redo"_msg,
            "command.edit.redo.help"_msg, "Ctrl+Shift+Z",
            [](const CommandContext& on) { return on.document.can_redo(); },
            [](CommandContext& on) { on.document.redo(); },
            [](const DeckDocument& document) { return document.redo_reason(); }},
    Command{"search.focus", CommandMenu::Edit, 1, "command.search.focus"_msg,
            "command.search.focus.help"_msg, "Ctrl+F", nullptr,
            [](CommandContext& on) { on.window.go_to_search(); }},

    Command{"card.add", CommandMenu::Deck, 0, "command.card.add"_msg, "command.card.add.help"_msg,
            "Ctrl+Up", card_is_selected,
            [](CommandContext& on) {
                change_card(on.document, on.selection.pile(), on.selection.code(), 1, on.messages);
            }},
    Command{"card.remove", CommandMenu::Deck, 0, "command.card.remove"_msg,
            "command.card.remove.help"_msg, "Ctrl+Down", selection_is_in_pile,
            [](CommandContext& on) {
                change_card(on.document, on.selection.pile(), on.selection.code(), -1, on.messages);
            }},
    Command{"card.remove-all", CommandMenu::Deck, 0, "command.card.remove-all"_msg,
            "command.card.remove-all.help"_msg, "Ctrl+Shift+Down", selection_is_in_pile,
            [](CommandContext& on) {
                const int all = copies_in(on.document, on.selection.pile(), on.selection.code());
                change_card(on.document, on.selection.pile(), on.selection.code(), -all,
                            on.messages);
            }},
    Command{"card.protagonist", CommandMenu::Deck, 1, "command.card.protagonist"_msg,
            "command.card.protagonist.help"_msg, "Ctrl+M",
            [](const CommandContext& on) {
                return can_be_protagonist(on.document, on.selection.card());
            },
            [](CommandContext& on) {
                make_protagonist(on.document, *on.selection.card(), on.messages);
            }},
    Command{"card.to-maybe", CommandMenu::Deck, 1, "command.card.to-maybe"_msg,
            "command.card.to-maybe.help"_msg, "",
            [](const CommandContext& on) { return selection_is_in(on, Pile::Cards); },
            [](CommandContext& on) {
                move_copy(on.document, Pile::Cards, on.selection.code(), on.messages);
            }},
    Command{"card.to-deck", CommandMenu::Deck, 1, "command.card.to-deck"_msg,
            "command.card.to-deck.help"_msg, "",
            [](const CommandContext& on) { return selection_is_in(on, Pile::Maybe); },
            [](CommandContext& on) {
                move_copy(on.document, Pile::Maybe, on.selection.code(), on.messages);
            }},
    Command{"deck.mend-all", CommandMenu::Deck, 2, "command.deck.mend-all"_msg,
            "command.deck.mend-all.help"_msg, "",
            [](const CommandContext& on) { return !on.document.violations().empty(); },
            [](CommandContext& on) { mend_as_far_as_possible(on.document, on.messages); }},

    Command{"view.cards", CommandMenu::View, 0, "command.view.cards"_msg,
            "command.view.cards.help"_msg, "Ctrl+1", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::Cards); }},
    Command{"view.statistics", CommandMenu::View, 0, "command.view.statistics"_msg,
            "command.view.statistics.help"_msg, "Ctrl+2", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::Statistics); }},
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

    Command{"play.test-hand", CommandMenu::Play, 0, "command.play.test-hand"_msg,
            "command.play.test-hand.help"_msg, "Ctrl+T", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::TestHand); }},

    Command{"help.search", CommandMenu::Help, 0, "command.help.search"_msg,
            "command.help.search.help"_msg, "F1", nullptr,
            [](CommandContext& on) { on.window.show(WindowPart::SearchHelp); }},
    Command{"help.about", CommandMenu::Help, 1, "command.help.about"_msg,
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
    std::string text = label(command, context, {});
    // East Asian labels carry the letter in brackets at the end, as in 保存(&S).
    if (const auto at = text.find("(&"); at != std::string::npos)
        text.erase(at, 4);
    take_out(text, "&");
    take_out(text, "…");
    return text;
}

} // namespace kizuna
