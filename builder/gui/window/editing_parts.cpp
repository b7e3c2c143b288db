#include "gui/window/window_parts.h"

#include "app/document/deck_edits.h"
#include "app/text/card_label.h"
#include "gui/dialogs/compare_dialog.h"
#include "gui/dialogs/history_dialog.h"
#include "gui/dialogs/notes_dialog.h"
#include "gui/dialogs/paste_dialog.h"
#include "gui/dialogs/printings_dialog.h"
#include "gui/dialogs/replace_dialog.h"
#include "gui/dialogs/snapshots_dialog.h"
#include "gui/text/text_output.h"

#include <wx/frame.h>

namespace kizuna {
namespace {

void bring_up(wxDialog& dialog)
{
    dialog.Show();
    dialog.Raise();
}

CompareDialog& show_compare(WindowParts& parts)
{
    const WindowContext& with = parts.with();
    auto& dialog = parts.the<CompareDialog>([&] {
        auto* made = new CompareDialog(&parts.frame(), with.document, with.settings, with.large,
                                       with.messages);
        with.commands.listen_to(*made);
        return made;
    });
    bring_up(dialog);
    return dialog;
}

} // namespace

void open_history(WindowParts& parts)
{
    const WindowContext& with = parts.with();
    bring_up(parts.the<HistoryDialog>([&] {
        const auto compare = [&parts](auto step) {
            DeckVersion version;
            version.kind = DeckVersion::Kind::Step;
            version.step = step;
            show_compare(parts).compare_with_now(version);
        };
        auto* made = new HistoryDialog(&parts.frame(), with.document, with.messages, compare);
        with.commands.listen_to(*made);
        return made;
    }));
}

void open_snapshots(WindowParts& parts)
{
    const WindowContext& with = parts.with();
    auto& dialog = parts.the<SnapshotsDialog>([&] {
        const auto compare = [&parts](const Snapshot& snapshot) {
            DeckVersion version;
            version.kind = DeckVersion::Kind::Snapshot;
            version.snapshot = snapshot.name;
            show_compare(parts).compare_with_now(version);
        };
        auto* made = new SnapshotsDialog(&parts.frame(), with.document, with.messages, compare);
        with.commands.listen_to(*made);
        return made;
    });
    bring_up(dialog);
    dialog.suggest_name();
}

void open_compare(WindowParts& parts)
{
    show_compare(parts);
}

void open_paste(WindowParts& parts)
{
    const WindowContext& with = parts.with();
    PasteDialog dialog(&parts.frame(), with.document.catalogue(), with.messages, pasted_text());
    if (dialog.ShowModal() != wxID_OK)
        return;
    if (dialog.choice() == PasteDialog::Choice::Add)
        add_pasted(with.document, dialog.pasted(), with.messages);
    else if (dialog.choice() == PasteDialog::Choice::New) {
        with.document.start_new();
        replace_by_pasted(with.document, dialog.pasted(), with.messages);
    }
}

void open_notes(WindowParts& parts)
{
    const WindowContext& with = parts.with();
    DeckDocument& document = with.document;
    const auto files = decks_nearby(document, with.settings.recent_decks);
    const std::string& language = with.messages.language();
    NotesDialog dialog(&parts.frame(), remarks_of(document.deck()),
                       tags_of_decks(files, document.catalogue(), language), with.messages);
    // Each letter goes into the deck at once, so that the journal has it too.
    const Subscription typed =
        dialog.changed.subscribe([&] { type_remarks(document, dialog.remarks(), with.messages); });
    const std::size_t step = document.history().position();
    if (dialog.ShowModal() != wxID_OK && document.history().position() > step)
        document.undo(); // Redo can still bring back what was typed
}

void open_printings(WindowParts& parts)
{
    const WindowContext& with = parts.with();
    const Card* card = with.selection.card();
    if (!card)
        return;
    const Pile pile = with.selection.pile();
    PrintingsDialog dialog(&parts.frame(), card_name(*card, with.messages.card_language()),
                           printing_counts(with.document, pile, *card, with.messages), pile,
                           with.messages);
    if (dialog.ShowModal() == wxID_OK)
        set_printing_counts(with.document, pile, *card, dialog.copies(), with.messages);
}

void open_replace(WindowParts& parts)
{
    const WindowContext& with = parts.with();
    const Card* card = with.selection.card();
    if (!card)
        return;
    const Pile pile = with.selection.pile();
    ReplaceDialog dialog(&parts.frame(), with.document, pile, *card, with.faces, with.messages);
    if (dialog.ShowModal() != wxID_OK)
        return;
    const Card* by = dialog.chosen();
    replace_card(with.document, pile, *card, *by, with.messages);
    with.selection.show(*by, pile);
}

} // namespace kizuna
