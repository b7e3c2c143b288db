#pragma once

#include "app/cards/card_texts.h"
#include "app/cards/catalogue.h"
#include "app/cards/picture_folder.h"
#include "app/charts/chart.h"
#include "app/faces/card_face.h"
#include "app/faces/qr_code.h"
#include "app/outline/deck_outline.h"
#include "decks/deck/deck.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// What a deck is printed as.
enum class SheetKind : std::uint8_t {
    Recipe,       ///< the cards in groups, and what they cost
    Registration, ///< for a tournament: who plays it, every card, whether it is legal
    Proxies       ///< cards of the true size, to be cut out
};

/// The sheets as the command line writes them: "recipe", "registration", "proxies".
std::span<const std::string_view> sheet_ids();
/// Recipe where no sheet has this id.
SheetKind sheet_of(std::string_view id);

/// What a sheet is made of beside the deck.
struct SheetOrder {
    SheetKind kind = SheetKind::Recipe;
    DeckGrouping grouping = DeckGrouping::Unit; ///< of the recipe
    bool every_copy = true;                     ///< of the proxies; else one of each card
    bool saves_ink = false;                     ///< proxies of lines and letters alone
    // The fields of the registration; what is empty gets a line to write on.
    std::string player;
    std::string player_id;
    std::string event;
    std::string date;
    const CardTexts* own_texts = nullptr;    ///< of the user's, on proxies; null: none
    const PictureFolder* pictures = nullptr; ///< in place of drawn faces; null: none
};

/// A deck as it is put on paper, before anybody lays it out: a plain value in the user's language,
/// which any thread may draw.
struct DeckSheet {
    struct Fact {
        std::string label;
        std::string text;
    };
    struct Row {
        int copies = 0;
        std::string code; ///< of the printing where the deck has just one
        std::string name;
        std::string cost; ///< empty for a card that the library does not know
        bool leads = false;
    };
    struct Group {
        std::string name;
        int copies = 0;
        std::vector<Row> rows;
    };
    struct Proxy {
        CardFace face;
        std::string name;
        int copies = 0; ///< to be printed
    };

    SheetKind kind = SheetKind::Recipe;
    std::string language; ///< of the words, as in "ja"
    Typeface letters;
    std::string heading; ///< what the sheet is
    std::string title;   ///< the deck's name
    std::vector<Fact> facts;
    std::vector<Fact> fields; ///< to be filled in by hand where they are empty
    std::vector<Group> groups;
    std::string verdict;
    bool is_legal = false;
    std::vector<std::string> reasons; ///< why it is not
    std::optional<Chart> curve;
    std::string link; ///< the deck code
    std::optional<QrCode> qr;
    std::vector<Proxy> proxies;
    bool saves_ink = false;            ///< proxies without colours and pictures
    std::vector<std::string> left_out; ///< sentences on what is not on the sheet
    std::vector<const SymbolLook*> symbols;
    // Words of its own.
    std::string copies;
    std::string code;
    std::string card;
    std::string cost;
    std::string scan; ///< what the QR code is
};

/// Faces that are printed at most; what is over is told.
inline constexpr int max_proxies = 900;

/// Names are in Messages::card_language(). The curve takes a moment; where it is stopped, the sheet
/// is not whole.
DeckSheet deck_sheet(const Deck& deck, const Catalogue& catalogue, const Messages& messages,
                     const SheetOrder& order, const std::stop_token& stop = {});

} // namespace kizuna
