#include "gui/window/editing_parts.h"

#include "app/commands/palette.h"
#include "app/text/card_label.h"
#include "gui/dialogs/compare_dialog.h"
#include "gui/dialogs/history_dialog.h"
#include "gui/dialogs/notes_dialog.h"
#include "gui/dialogs/paste_dialog.h"
#include "gui/dialogs/printings_dialog.h"
#include "gui/dialogs/snapshots_dialog.h"
#include "gui/help/palette_dialog.h"
#include "gui/help/shortcuts_dialog.h"
#include "gui/play/table_commands.h"
#include "gui/text/text_output.h"
#include "gui/wx_text.h"

#include <wx/frame.h>

#include <algorithm>

namespace kizuna {
namespace {

void bring_up(wxDialog& dialog)
{
    dialog.Show();
    dialog.Raise();
}

} // namespace

bool EditingParts::show(WindowPart part)
{
    switch (part) {
    case WindowPart::UndoList:
        show_history();
        return true;
    case WindowPart::Snapshots:
        show_snapshots();
        return true;
    case WindowPart::Compare:
        show_compare();
        return true;
    case WindowPart::Shortcuts:
        show_shortcuts();
        return true;
    case WindowPart::Palette:
        show_palette();
        return true;
    case WindowPart::Paste:
        show_paste();
        return true;
    case WindowPart::Notes:
        show_notes();
        return true;
    case WindowPart::Printings:
        show_printings();
        return true;
    default:
        return false;
    }
}

void EditingParts::show_history()
{
    if (!history_) {
        history_ = new HistoryDialog(&frame_, with_.document, with_.messages, [this](auto step) {
            DeckVersion version;
            version.kind = DeckVersion::Kind::Step;
            version.step = step;
            show_compare().compare_with_now(version);
        });
        with_.commands.listen_to(*history_);
    }
    bring_up(*history_);
}

void EditingParts::show_snapshots()
{
    if (!snapshots_) {
        const auto compare = [this](const Snapshot& snapshot) {
            DeckVersion version;
            version.kind = DeckVersion::Kind::Snapshot;
            version.snapshot = snapshot.name;
            show_compare().compare_with_now(version);
        };
        snapshots_ = new SnapshotsDialog(&frame_, with_.document, with_.messages, compare);
        with_.commands.listen_to(*snapshots_);
    }
    bring_up(*snapshots_);
    snapshots_->suggest_name();
}

CompareDialog& EditingParts::show_compare()
{
    if (!compare_) {
        compare_ = new CompareDialog(&frame_, with_.document, with_.settings, with_.messages);
        with_.commands.listen_to(*compare_);
    }
    bring_up(*compare_);
    return *compare_;
}

void EditingParts::show_shortcuts()
{
    if (!shortcuts_) {
        auto sheet = shortcut_sheet(with_.commands.context());
        sheet.push_back(table_shortcuts(with_.messages));
        shortcuts_ = new ShortcutsDialog(&frame_, sheet, with_.messages);
    }
    bring_up(*shortcuts_);
}

void EditingParts::show_palette()
{
    auto entries = palette_entries(with_.commands.context(),
                                   [this](std::string_view id) { with_.commands.run(id); });
    add_open_decks(entries);
    add_saved_searches(entries);
    add_recent_decks(entries);
    PaletteDialog dialog(&frame_, std::move(entries), with_.messages);
    if (dialog.ShowModal() != wxID_OK || !dialog.chosen())
        return;
    // The dialog is gone first, so that what is run has the window and its keyboard.
    frame_.CallAfter([run = dialog.chosen()->run] { run(); });
}

void EditingParts::add_open_decks(std::vector<PaletteEntry>& entries) const
{
    for (const DeckVersion& version : deck_versions(with_.document, {}, with_.messages)) {
        if (version.kind != DeckVersion::Kind::OpenDeck)
            continue;
        PaletteEntry entry;
        entry.label = version.name;
        entry.where = with_.messages.get("gui.palette.tab"_msg);
        entry.help = with_.messages.get("gui.palette.tab.help"_msg);
        entry.run = [this, id = version.deck] {
            const auto decks = with_.document.decks();
            const auto open = std::ranges::find(decks, id, &OpenDeck::id);
            if (open != decks.end())
                with_.document.switch_to(static_cast<std::size_t>(open - decks.begin()));
        };
        entries.push_back(std::move(entry));
    }
}

void EditingParts::add_saved_searches(std::vector<PaletteEntry>& entries) const
{
    for (const SavedSearch& saved : with_.settings.pool.saved) {
        PaletteEntry entry;
        entry.label = with_.messages.get("gui.palette.ask"_msg, {{"name", saved.name}});
        entry.where = with_.messages.get("gui.palette.saved"_msg);
        entry.help = saved.query;
        entry.run = [this, query = saved.query] {
            with_.commands.run("search.focus");
            with_.search.ask(query);
        };
        entries.push_back(std::move(entry));
    }
}

void EditingParts::add_recent_decks(std::vector<PaletteEntry>& entries) const
{
    for (const std::string& file : with_.settings.recent_decks) {
        PaletteEntry entry;
        const std::string name = std::filesystem::path(file).filename().string();
        entry.label = with_.messages.get("gui.palette.open"_msg, {{"name", name}});
        entry.where = with_.messages.get("gui.palette.recent"_msg);
        entry.help = file;
        entry.run = [this, file] { with_.files.open(file); };
        entries.push_back(std::move(entry));
    }
}

void EditingParts::show_paste()
{
    PasteDialog dialog(&frame_, with_.document.catalogue(), with_.messages, pasted_text());
    if (dialog.ShowModal() != wxID_OK)
        return;
    if (dialog.wish() == PasteDialog::Wish::Add)
        add_pasted(with_.document, dialog.pasted(), with_.messages);
    else if (dialog.wish() == PasteDialog::Wish::New) {
        with_.document.start_new();
        replace_by_pasted(with_.document, dialog.pasted(), with_.messages);
    }
}

void EditingParts::show_notes()
{
    DeckDocument& document = with_.document;
    const auto files = decks_nearby(document, with_.settings.recent_decks);
    const std::string& language = with_.messages.language();
    NotesDialog dialog(&frame_, remarks_of(document.deck()),
                       tags_of_decks(files, document.catalogue(), language), with_.messages);
    // The deck has every letter at once, and so has its journal.
    const Subscription typed =
        dialog.changed.subscribe([&] { type_remarks(document, dialog.remarks(), with_.messages); });
    const std::size_t step = document.history().position();
    if (dialog.ShowModal() != wxID_OK && document.history().position() > step)
        document.undo(); // and Redo has what was typed
}

void EditingParts::show_printings()
{
    const Card* card = with_.selection.card();
    if (!card)
        return;
    const Pile pile = with_.selection.pile();
    PrintingsDialog dialog(&frame_, card_name(*card, with_.messages.card_language()),
                           printing_counts(with_.document, pile, *card, with_.messages), pile,
                           with_.messages);
    if (dialog.ShowModal() == wxID_OK)
        set_printing_counts(with_.document, pile, *card, dialog.copies(), with_.messages);
}

} // namespace kizuna
