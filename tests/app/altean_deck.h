#pragma once

#include "app/document/deck_storage.h"
#include "app/known_cards.h"
#include "app/studies/study_deck.h"

namespace kizuna::test {

/// The bundled deck of fifty cards: Marth leads it, with one more copy of him and four promotions.
inline Deck altean_deck()
{
    const Catalogue& catalogue = shipped_catalogue();
    return load_deck(catalogue.decks / "altean-vanguard.kizuna.yaml", catalogue.tools())
        .imported.deck;
}
inline constexpr const char* marth_promotion = "S01-001"; ///< Star and Savior, four of it
inline constexpr int altean_line = 5;                     ///< cards of Marth beside himself
inline constexpr int altean_population = 49;              ///< shuffled cards

inline StudyDeck altean_study()
{
    return study_deck(altean_deck(), shipped_catalogue());
}

} // namespace kizuna::test
