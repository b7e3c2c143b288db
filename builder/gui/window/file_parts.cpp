#include "gui/window/window_parts.h"

#include "gui/dialogs/examples_dialog.h"
#include "gui/dialogs/hero_dialog.h"
#include "gui/folders/collection_window.h"
#include "gui/folders/deck_folder_window.h"
#include "gui/folders/pictures_window.h"

#include <wx/frame.h>

namespace kizuna {

void open_examples(WindowParts& parts)
{
    const WindowContext& with = parts.with();
    const std::vector<BundledDeck> examples = with.files.examples();
    if (examples.empty())
        return;
    ExamplesDialog dialog(&parts.frame(), examples, with.document.catalogue(), with.faces,
                          with.messages);
    if (dialog.ShowModal() == wxID_OK)
        with.files.open(dialog.chosen().file);
}

void open_hero(WindowParts& parts)
{
    const WindowContext& with = parts.with();
    HeroDialog dialog(&parts.frame(), with.document.catalogue(), with.document.format().id,
                      with.large, with.messages);
    if (dialog.ShowModal() != wxID_OK)
        return;
    if (const auto deck = dialog.deck()) {
        with.document.start_new();
        with.document.change_to(
            *deck, with.messages.get("command.reason.hero"_msg, {{"unit", dialog.hero()}}));
        with.selection.show(*dialog.lead());
    }
}

void open_deck_folder(WindowParts& parts)
{
    const WindowContext& with = parts.with();
    bool is_new = false;
    auto& window = parts.the<DeckFolderWindow>([&] {
        is_new = true;
        return new DeckFolderWindow(&parts.frame(), with.document.catalogue(), with.files,
                                    with.settings, with.messages, with.symbols);
    });
    if (!is_new)
        window.read();
    window.Show();
    window.Raise();
}

void open_collection(WindowParts& parts)
{
    const WindowContext& with = parts.with();
    auto& window = parts.the<CollectionWindow>([&] {
        return new CollectionWindow(&parts.frame(), with.document, with.selection, with.user_cards,
                                    with.settings, with.messages);
    });
    window.Show();
    window.Raise();
}

void open_pictures(WindowParts& parts)
{
    parts.the<PicturesWindow>([&] { return new PicturesWindow(&parts.frame(), parts.with()); })
        .bring_up();
}

} // namespace kizuna
