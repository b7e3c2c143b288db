#include "gui/window/window_parts.h"

#include "app/document/deck_edits.h"
#include "gui/play/test_hand_dialog.h"
#include "gui/study/curve_page.h"
#include "gui/study/odds_page.h"
#include "gui/study/opening_page.h"
#include "gui/study/statistics_page.h"
#include "gui/study/support_page.h"
#include "gui/study/tradeoff_page.h"
#include "gui/window/views.h"

#include <wx/bookctrl.h>
#include <wx/notebook.h>
#include <wx/textctrl.h>
#include <wx/textentry.h>

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

bool card_is_selected(const CommandContext& context)
{
    return context.selection.card() != nullptr;
}

bool deck_has_card(const CommandContext& context)
{
    const Card* card = context.selection.card();
    return card && copies_in(context.document, context.selection.pile(), card->id) > 0;
}

bool deck_has_cards(const CommandContext& context)
{
    return context.document.resolved().size > 0;
}

template <typename Page>
constexpr StudyTab study(MessageKey label)
{
    return {label, [](wxWindow* parent, const WindowContext& with) -> StudyPage* {
                return new Page(parent, with);
            }};
}

constexpr std::array window_parts{
    WindowPart{Command{"deck.hero", CommandMenu::File, 0, "command.deck.hero"_msg,
                       "command.deck.hero.help"_msg, "Ctrl+Shift+N"}
                   .with_icon("M12 3a4 4 0 1 0 .01 0z M5 21c0-5 3-8 7-8s7 3 7 8z"),
               open_hero},
    WindowPart{{"deck.save-picture", CommandMenu::File, 11, "command.deck.save-picture"_msg,
                "command.deck.save-picture.help"_msg, "", deck_has_cards, nullptr, nullptr,
                "command.why-not.empty"_msg},
               save_deck_picture},
    WindowPart{{"deck.print", CommandMenu::File, 11, "command.deck.print"_msg,
                "command.deck.print.help"_msg, "Ctrl+P", deck_has_cards, nullptr, nullptr,
                "command.why-not.empty"_msg},
               open_printing},
    WindowPart{{"deck.folder", CommandMenu::File, 20, "command.deck.folder"_msg,
                "command.deck.folder.help"_msg, "Ctrl+Shift+O"},
               open_deck_folder},
    WindowPart{{"cards.collection", CommandMenu::File, 20, "command.cards.collection"_msg,
                "command.cards.collection.help"_msg, ""},
               open_collection},
    WindowPart{{"cards.pictures", CommandMenu::File, 20, "command.cards.pictures"_msg,
                "command.cards.pictures.help"_msg, ""},
               open_pictures},

    WindowPart{{"edit.history", CommandMenu::Edit, 0, "command.edit.history"_msg,
                "command.edit.history.help"_msg, "Ctrl+H"},
               open_history},
    WindowPart{{"deck.paste", CommandMenu::Edit, 10, "command.deck.paste"_msg,
                "command.deck.paste.help"_msg, "Ctrl+Shift+V"},
               open_paste},
    WindowPart{{"deck.copy-picture", CommandMenu::Edit, 11, "command.deck.copy-picture"_msg,
                "command.deck.copy-picture.help"_msg, "Ctrl+Alt+C", deck_has_cards, nullptr,
                nullptr, "command.why-not.empty"_msg},
               copy_deck_picture},
    WindowPart{{"deck.share", CommandMenu::Edit, 11, "command.deck.share"_msg,
                "command.deck.share.help"_msg, "", deck_has_cards, nullptr, nullptr,
                "command.why-not.empty"_msg},
               share_deck},
    WindowPart{{"app.palette", CommandMenu::Edit, 20, "command.app.palette"_msg,
                "command.app.palette.help"_msg, "Ctrl+Shift+P"},
               open_palette},
    WindowPart{{"app.preferences", CommandMenu::Edit, 90, "command.app.preferences"_msg,
                "command.app.preferences.help"_msg, "Ctrl+,"},
               open_preferences},

    WindowPart{{"card.printings", CommandMenu::Deck, 11, "command.card.printings"_msg,
                "command.card.printings.help"_msg, "Ctrl+E", card_is_selected, nullptr, nullptr,
                "command.why-not.card"_msg},
               open_printings},
    WindowPart{{"card.replace", CommandMenu::Deck, 11, "command.card.replace"_msg,
                "command.card.replace.help"_msg, "Ctrl+Shift+R", deck_has_card, nullptr, nullptr,
                "command.why-not.in-deck"_msg},
               open_replace},
    WindowPart{{"deck.notes", CommandMenu::Deck, 30, "command.deck.notes"_msg,
                "command.deck.notes.help"_msg, "Ctrl+Shift+E"},
               open_notes},
    WindowPart{{"deck.snapshots", CommandMenu::Deck, 30, "command.deck.snapshots"_msg,
                "command.deck.snapshots.help"_msg, "Ctrl+Shift+H"},
               open_snapshots},
    WindowPart{{"deck.compare", CommandMenu::Deck, 30, "command.deck.compare"_msg,
                "command.deck.compare.help"_msg, "Ctrl+D"},
               open_compare},

    WindowPart{{"view.statistics", CommandMenu::View, 0, "command.view.statistics"_msg,
                "command.view.statistics.help"_msg, "Ctrl+2"},
               study<StatisticsPage>("gui.view.statistics"_msg)},
    WindowPart{{"view.odds", CommandMenu::View, 0, "command.view.odds"_msg,
                "command.view.odds.help"_msg, "Ctrl+3"},
               study<OddsPage>("gui.view.odds"_msg)},
    WindowPart{{"view.support", CommandMenu::View, 0, "command.view.support"_msg,
                "command.view.support.help"_msg, "Ctrl+4"},
               study<SupportPage>("gui.view.support"_msg)},
    WindowPart{{"view.tradeoff", CommandMenu::View, 0, "command.view.tradeoff"_msg,
                "command.view.tradeoff.help"_msg, "Ctrl+5"},
               study<TradeoffPage>("gui.view.tradeoff"_msg)},
    WindowPart{{"view.opening", CommandMenu::View, 0, "command.view.opening"_msg,
                "command.view.opening.help"_msg, "Ctrl+6"},
               study<OpeningPage>("gui.view.opening"_msg)},
    WindowPart{{"view.curve", CommandMenu::View, 0, "command.view.curve"_msg,
                "command.view.curve.help"_msg, "Ctrl+7"},
               study<CurvePage>("gui.view.curve"_msg)},

    WindowPart{Command{"play.test-hand", CommandMenu::Play, 0, "command.play.test-hand"_msg,
                       "command.play.test-hand.help"_msg, "Ctrl+T"}
                   .with_icon("M3 8l6-3 5 12-6 3z M11 4l7 1-2 12-2.5-.4"),
               open_test_hand},
    WindowPart{Command{"play.table", CommandMenu::Play, 0, "command.play.table"_msg,
                       "command.play.table.help"_msg, "Ctrl+G"}
                   .with_icon("M6 4l13 8-13 8z")
                   .with_button_label("command.play.table.button"_msg),
               open_table},
    WindowPart{{"play.games", CommandMenu::Play, 10, "command.play.games"_msg,
                "command.play.games.help"_msg, ""},
               open_games},

    WindowPart{{"help.guide", CommandMenu::Help, 0, "command.help.guide"_msg,
                "command.help.guide.help"_msg, ""},
               open_guide},
    WindowPart{{"help.search", CommandMenu::Help, 0, "command.help.search"_msg,
                "command.help.search.help"_msg, "F1"},
               open_search_help},
    WindowPart{{"help.shortcuts", CommandMenu::Help, 0, "command.help.shortcuts"_msg,
                "command.help.shortcuts.help"_msg, "Ctrl+K"},
               open_shortcuts},
    WindowPart{{"help.clauses", CommandMenu::Help, 0, "command.help.clauses"_msg,
                "command.help.clauses.help"_msg, "Shift+F1"},
               open_clauses},
    WindowPart{{"help.numbers", CommandMenu::Help, 0, "command.help.numbers"_msg,
                "command.help.numbers.help"_msg, ""},
               open_numbers},
    WindowPart{{"help.pictures", CommandMenu::Help, 0, "command.help.pictures"_msg,
                "command.help.pictures.help"_msg, ""},
               open_picture_help},
    WindowPart{{"help.tour", CommandMenu::Help, 10, "command.help.tour"_msg,
                "command.help.tour.help"_msg, ""},
               open_tour},
    WindowPart{{"help.example", CommandMenu::Help, 11, "command.help.example"_msg,
                "command.help.example.help"_msg, ""},
               open_examples},
    WindowPart{{"help.about", CommandMenu::Help, 20, "command.help.about"_msg,
                "command.help.about.help"_msg, ""},
               open_about},
};

} // namespace

std::span<const Command> window_commands()
{
    static const std::vector<Command> all = [] {
        const auto of_deck = deck_commands();
        std::vector<Command> commands(of_deck.begin(), of_deck.end());
        for (const WindowPart& part : window_parts)
            commands.push_back(part.command);
        return in_menu_order(std::move(commands));
    }();
    return all;
}

void WindowParts::add_studies(Views& views) const
{
    for (const WindowPart& part : window_parts) {
        if (const auto* tab = std::get_if<StudyTab>(&part.shows))
            views.add(part.command.id, with_.messages.get(tab->label),
                      [this, make = tab->make](wxWindow* parent) { return make(parent, with_); });
    }
}

void WindowParts::show(std::string_view command)
{
    for (const WindowPart& part : window_parts) {
        const auto* open = std::get_if<OpenWindow>(&part.shows);
        if (open && part.command.id == command) {
            showing_ = part.command.id;
            return (*open)(*this);
        }
    }
}

namespace {

/// Calls `each` for every control inside the window, at any depth, that has a name of its own.
template <typename Each>
void for_each_named(wxWindow& window, const Each& each)
{
    for (wxWindow* child : window.GetChildren()) {
        if (child->GetName() != wxTextCtrlNameStr && child->GetName() != wxNotebookNameStr)
            each(*child);
        for_each_named(*child, each);
    }
}

WindowParts::Kept::Open kept_window(wxWindow& window, std::string_view command)
{
    WindowParts::Kept::Open kept{command, window.GetRect(), {}, {}};
    for_each_named(window, [&kept](wxWindow& child) {
        if (const auto* book = dynamic_cast<wxBookCtrlBase*>(&child))
            kept.pages[child.GetName()] = book->GetSelection();
        const auto* text = dynamic_cast<wxTextEntry*>(&child);
        if (text && text->IsEditable() && !child.HasFlag(wxTE_MULTILINE) && !text->IsEmpty())
            kept.typed[child.GetName()] = text->GetValue();
    });
    return kept;
}

void bring_back(const WindowParts::Kept::Open& kept, wxWindow& window)
{
    window.SetSize(kept.place);
    for_each_named(window, [&kept](wxWindow& child) {
        const auto page = kept.pages.find(child.GetName());
        if (auto* book = dynamic_cast<wxBookCtrlBase*>(&child); book && page != kept.pages.end())
            book->SetSelection(static_cast<std::size_t>(std::max(page->second, 0)));
        const auto text = kept.typed.find(child.GetName());
        if (auto* field = dynamic_cast<wxTextEntry*>(&child); field && text != kept.typed.end())
            field->SetValue(text->second);
    });
}

} // namespace

bool WindowParts::may_leave()
{
    auto* games = known<CardGamesWindow>();
    return !games || games->may_leave();
}

WindowParts::Kept WindowParts::leave()
{
    Kept kept;
    if (auto* table = known<TableFrame>())
        kept.table = table->leave();
    if (const auto* games = known<CardGamesWindow>())
        kept.games = games->leave();
    const auto* hand = known<TestHandDialog>();
    const bool has_hand = hand && hand->IsShown() && with_.document.resolved().size > 0;
    if (has_hand)
        kept.hand = hand->test_hand().place();
    for (const auto& [type, made] : made_) {
        const bool is_kept_apart = type == typeid(TableFrame) || type == typeid(CardGamesWindow) ||
                                   (type == typeid(TestHandDialog) && !has_hand);
        if (!is_kept_apart && made.window->IsShown())
            kept.open.push_back(kept_window(*made.window, made.command));
    }
    return kept;
}

void WindowParts::go_on(Kept kept)
{
    if (kept.table)
        made_[typeid(TableFrame)].window = new TableFrame(&frame_, with_, *std::move(kept.table));
    if (kept.games)
        go_on_with_games(*this, *std::move(kept.games));
    for (const Kept::Open& open : kept.open) {
        show(open.command);
        for (const auto& [type, made] : made_) {
            if (made.command == open.command)
                bring_back(open, *made.window);
        }
    }
    if (auto* hand = known<TestHandDialog>(); hand && kept.hand)
        hand->go_to(*kept.hand);
}

} // namespace kizuna
