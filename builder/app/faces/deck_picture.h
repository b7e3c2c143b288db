#pragma once

#include "app/cards/catalogue.h"
#include "app/cards/picture_folder.h"
#include "app/faces/card_face.h"
#include "decks/deck/deck.h"

#include <memory>
#include <string>
#include <vector>

namespace kizuna {

/// The contents of the picture of a deck for sharing: a plain value in the user's language that any
/// thread may draw (draw_deck_picture()). Without the maybe pile.
struct DeckPicture {
    struct Place {
        const Card* card = nullptr; ///< null: unknown to the library
        std::string code;           ///< the first of this card in the deck
        CardFace face;
        int copies = 0;
        bool leads = false; ///< the designated protagonist
    };
    /// Copies of one cost.
    struct Bar {
        std::string cost;
        int deployment = 0;
        int class_change = 0;
    };
    struct Symbol {
        const SymbolLook* look = nullptr;
        int copies = 0; ///< a card with two symbols counts for both
    };

    std::string title;
    std::string protagonist; ///< name of the designated protagonist; empty if there is none
    std::string about;       ///< format and number of cards
    std::vector<Place> places;
    std::vector<Bar> curve; ///< every cost from the lowest to the highest, then "X" if some card
                            ///< has it
    std::vector<Symbol> symbols;
    // Labels.
    std::string deployment;
    std::string class_change;
    std::string unknown;
    std::string nothing; ///< shown if there are no cards
    std::string more;    ///< number of different cards without a place, in words; empty: none
};

/// Cards in order: the designated protagonist, other cards of its unit, all others; each group by
/// cost, then by id; unknown ones last. At most 400 different cards; `more` tells of the rest.
/// Keeps pointers into the catalogue, which must outlive the picture.
DeckPicture deck_picture(const Deck& deck, const Catalogue& catalogue, const Messages& messages);

/// The first of the user's pictures of a card that can be loaded, scaled down to `max_width`
/// points; null if there is none. `code`: the preferred printing.
std::shared_ptr<const Pixels> card_picture(const PictureFolder& pictures, const Card& card,
                                           const std::string& code, int max_width);

/// Replaces drawn faces by the user's pictures, scaled down to `max_width` points; returns how many
/// were found. Slow; any thread may call it.
int load_card_pictures(DeckPicture& picture, const PictureFolder& pictures, int max_width);

} // namespace kizuna
