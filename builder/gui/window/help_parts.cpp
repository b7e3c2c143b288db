#include "gui/window/window_parts.h"

#include "app/card_games/card_game_text.h"
#include "app/commands/palette.h"
#include "app/commands/shortcut_sheet.h"
#include "app/document/deck_versions.h"
#include "app/text/fault_text.h"
#include "app/text/guide.h"
#include "gui/base/wx_text.h"
#include "gui/help/help_browser.h"
#include "gui/help/palette_dialog.h"
#include "gui/help/preferences_dialog.h"
#include "gui/help/shortcuts_dialog.h"
#include "gui/help/tour_dialog.h"
#include "gui/play/table_commands.h"
#include "gui/text/text_dialog.h"

#include <wx/frame.h>
#include <wx/msgdlg.h>

#include <algorithm>

namespace kizuna {
namespace {

void add_open_decks(std::vector<PaletteEntry>& entries, const WindowContext& with)
{
    for (const DeckVersion& version : deck_versions(with.document, {}, with.messages)) {
        if (version.kind != DeckVersion::Kind::OpenDeck)
            continue;
        PaletteEntry entry;
        entry.label = version.name;
        entry.where = with.messages.get("gui.palette.tab"_msg);
        entry.help = with.messages.get("gui.palette.tab.help"_msg);
        entry.run = [&with, id = version.deck] {
            const auto decks = with.document.decks();
            const auto open = std::ranges::find(decks, id, &OpenDeck::id);
            if (open != decks.end())
                with.document.switch_to(static_cast<std::size_t>(open - decks.begin()));
        };
        entries.push_back(std::move(entry));
    }
}

void add_saved_searches(std::vector<PaletteEntry>& entries, const WindowContext& with)
{
    for (const SavedSearch& saved : with.settings.pool.saved) {
        PaletteEntry entry;
        entry.label = with.messages.get("gui.palette.ask"_msg, {{"name", saved.name}});
        entry.where = with.messages.get("gui.palette.saved"_msg);
        entry.help = saved.query;
        entry.run = [&with, query = saved.query] {
            with.commands.run("search.focus");
            with.search.ask(query);
        };
        entries.push_back(std::move(entry));
    }
}

void add_recent_decks(std::vector<PaletteEntry>& entries, const WindowContext& with)
{
    for (const std::string& file : with.settings.recent_decks) {
        PaletteEntry entry;
        const std::string name = std::filesystem::path(file).filename().string();
        entry.label = with.messages.get("gui.palette.open"_msg, {{"name", name}});
        entry.where = with.messages.get("gui.palette.recent"_msg);
        entry.help = file;
        entry.run = [&with, file] { with.files.open(file); };
        entries.push_back(std::move(entry));
    }
}

/// Shows the help entries that `read` returns. If it throws DataError, shows the error instead.
template <typename Read>
void open_entries(WindowParts& parts, const std::string& title, Read read)
{
    const Messages& messages = parts.with().messages;
    try {
        HelpBrowser(&parts.frame(), title, read(), messages).ShowModal();
    } catch (const DataError& error) {
        wxMessageBox(to_wx(placed_fault_text(error.fault(), messages)),
                     to_wx(messages.get("gui.program"_msg)), wxOK | wxICON_ERROR, &parts.frame());
    }
}

} // namespace

void open_palette(WindowParts& parts)
{
    const WindowContext& with = parts.with();
    auto entries = palette_entries(with.commands.context(),
                                   [&with](std::string_view id) { with.commands.run(id); });
    add_open_decks(entries, with);
    add_saved_searches(entries, with);
    add_recent_decks(entries, with);
    PaletteDialog dialog(&parts.frame(), std::move(entries), with.messages);
    if (dialog.ShowModal() != wxID_OK || !dialog.chosen())
        return;
    // Run it after the dialog is gone, so that it finds the main window in front.
    parts.frame().CallAfter([run = dialog.chosen()->run] { run(); });
}

void open_shortcuts(WindowParts& parts)
{
    const WindowContext& with = parts.with();
    auto& dialog = parts.the<ShortcutsDialog>([&] {
        auto sheet = shortcut_sheet(with.commands.context());
        sheet.push_back(table_shortcuts(with.messages));
        return new ShortcutsDialog(&parts.frame(), sheet, with.messages);
    });
    dialog.Show();
    dialog.Raise();
}

void open_preferences(WindowParts& parts)
{
    const WindowContext& with = parts.with();
    PreferencesDialog dialog(&parts.frame(), with.settings, with.document.catalogue(),
                             with.messages);
    const int answer = dialog.ShowModal();
    if (answer == wxID_OK || answer == PreferencesDialog::wants_pictures)
        with.settings_changed();
    if (answer == PreferencesDialog::wants_pictures)
        parts.show("cards.pictures");
}

void open_search_help(WindowParts& parts)
{
    const Messages& messages = parts.with().messages;
    TextDialog(&parts.frame(), messages, messages.get("gui.help.search.title"_msg),
               messages.get("gui.help.search"_msg), wxSize(640, 480))
        .ShowModal();
}

void open_picture_help(WindowParts& parts)
{
    const Messages& messages = parts.with().messages;
    TextDialog(&parts.frame(), messages, messages.get("gui.help.pictures.title"_msg),
               messages.get("gui.help.pictures"_msg), wxSize(640, 480))
        .ShowModal();
}

void open_guide(WindowParts& parts)
{
    const Messages& messages = parts.with().messages;
    open_entries(parts, messages.get("gui.help.guide.title"_msg), [&] {
        return guide_entries(
            read_needed_file(find_program_folders().guide / (messages.language() + ".md")));
    });
}

void open_clauses(WindowParts& parts)
{
    const WindowContext& with = parts.with();
    const Messages& messages = with.messages;
    open_entries(parts, messages.get("gui.help.clauses.title"_msg), [&] {
        const auto data = with.document.catalogue().decks.parent_path();
        std::vector<HelpEntry> entries =
            clause_entries(load_rule_clauses(data, messages.language()), messages);
        std::ranges::move(other_card_game_entries(data, messages), std::back_inserter(entries));
        return entries;
    });
}

void open_numbers(WindowParts& parts)
{
    const Messages& messages = parts.with().messages;
    open_entries(parts, messages.get("gui.help.numbers.title"_msg),
                 [&] { return number_entries(messages); });
}

void open_about(WindowParts& parts)
{
    const Messages& messages = parts.with().messages;
    TextDialog(&parts.frame(), messages, messages.get("gui.about.title"_msg),
               messages.get("gui.about"_msg, {{"version", std::string(KIZUNA_VERSION)}}),
               wxSize(520, 260))
        .ShowModal();
}

void open_tour(WindowParts& parts)
{
    TourDialog(&parts.frame(), parts.with().messages).ShowModal();
}

} // namespace kizuna
