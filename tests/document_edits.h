#pragma once

#include "app/document/deck_document.h"

namespace kizuna::test {

/// Saves the active deck at once, which DeckFiles does with the time of the disk in between.
inline std::optional<Fault> save(DeckDocument& document, const std::filesystem::path& file)
{
    const DeckDocument::Saving saving = document.begin_save(file);
    SavedDeck saved = write_deck(saving.content, file, document.catalogue().tools());
    document.end_save(saving, saved);
    return std::move(saved.fault);
}

// Edits of a document as one step each, for what a test begins with.

inline void change_copies(DeckDocument& document, Pile pile, std::string_view code, int copies,
                          const std::string& reason)
{
    Deck next = document.deck();
    kizuna::change_copies(next, pile, code, copies, document.catalogue().library);
    document.change_to(std::move(next), reason);
}

inline void set_name(DeckDocument& document, const std::string& name, const std::string& reason)
{
    Deck next = document.deck();
    next.name = name;
    document.change_to(std::move(next), reason);
}

inline void set_notes(DeckDocument& document, const std::string& notes, const std::string& reason)
{
    Deck next = document.deck();
    next.notes = notes;
    document.change_to(std::move(next), reason);
}

} // namespace kizuna::test
