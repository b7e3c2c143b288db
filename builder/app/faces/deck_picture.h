#pragma once

#include "app/cards/catalogue.h"
#include "app/cards/picture_folder.h"
#include "app/faces/card_face.h"
#include "decks/deck/deck.h"

#include <memory>
#include <string>
#include <vector>

namespace kizuna {

/// A deck as players post it, before anybody draws it: a plain value in the user's language, which
/// any thread may draw (draw_deck_picture()). What is only considered is not in it.
struct DeckPicture {
    struct Place {
        const Card* card = nullptr; ///< null: the library does not know it
        std::string code;           ///< as the deck names it first
        CardFace face;
        int copies = 0;
        bool leads = false; ///< the designated protagonist
    };
    /// What costs so much, to deploy and for a class change.
    struct Bar {
        std::string cost;
        int deployment = 0;
        int class_change = 0;
    };
    struct Symbol {
        const SymbolLook* look = nullptr;
        int copies = 0; ///< cards with two count for both
    };

    std::string title;
    std::string protagonist; ///< its name; empty where none is designated
    std::string about;       ///< its format and how many cards it has
    std::vector<Place> places;
    std::vector<Bar> curve; ///< every cost from the lowest to the highest, then "X"
    std::vector<Symbol> symbols;
    // Words of its own.
    std::string deployment;
    std::string class_change;
    std::string unknown;
    std::string nothing; ///< in place of the cards where there is none
    std::string more;    ///< how many different cards have no place; empty: all have one
};

/// The designated protagonist first, then its unit's other cards, then the others, each by cost and
/// then by id, unknown ones last. The catalogue outlives it. A picture has places for 400 different
/// cards and says how many more there are.
DeckPicture deck_picture(const Deck& deck, const Catalogue& catalogue, const Messages& messages);

/// The user's best picture of a card that can be loaded, made no wider than so many points; null
/// where there is none. `code`: of the wanted printing.
std::shared_ptr<const Pixels> card_picture(const PictureFolder& pictures, const Card& card,
                                           const std::string& code, int max_width);

/// Puts the user's pictures, made no wider than so many points, in the place of drawn faces, and
/// returns how many there were. Takes long; any thread may do it.
int load_card_pictures(DeckPicture& picture, const PictureFolder& pictures, int max_width);

} // namespace kizuna
