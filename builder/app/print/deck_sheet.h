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

/// The kinds of printed sheet.
enum class SheetKind : std::uint8_t {
    Recipe,       ///< the cards in groups, with a chart of their costs
    Registration, ///< for a tournament: the player, every card, and whether the deck is legal
    Proxies       ///< cards in true size, to be cut out
};

/// The ids of the sheets in the order of SheetKind, as on the command line: "recipe",
/// "registration", "proxies".
std::span<const std::string_view> sheet_ids();
/// Recipe for an unknown id.
SheetKind sheet_of(std::string_view id);

/// What to print besides the deck.
struct SheetOrder {
    SheetKind kind = SheetKind::Recipe;
    DeckGrouping grouping = DeckGrouping::Unit; ///< of the recipe
    bool every_copy = true;                     ///< of the proxies; false: one of each card
    bool saves_ink = false;                     ///< proxies with lines and letters only
    // Fields of the registration; an empty one is printed as a line to write on.
    std::string player;
    std::string player_id;
    std::string event;
    std::string date;
    const CardTexts* own_texts = nullptr;    ///< the user's texts, for proxies; null: none
    const PictureFolder* pictures = nullptr; ///< in place of drawn faces; null: none
};

/// The contents of a printed deck before layout: a plain value in the user's language that any
/// thread may draw.
struct DeckSheet {
    struct Fact {
        std::string label;
        std::string text;
    };
    struct Row {
        int copies = 0;
        std::string code; ///< of the printing, or of the card if the deck has several
        std::string name;
        std::string cost; ///< empty for an unknown card
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
    std::string language; ///< of the texts, as in "ja"
    Typeface letters;
    std::string heading; ///< the name of the kind of sheet
    std::string title;   ///< the deck's name
    std::vector<Fact> facts;
    std::vector<Fact> fields; ///< an empty one is to be filled in by hand
    std::vector<Group> groups;
    std::string verdict;
    bool is_legal = false;
    std::vector<std::string> reasons; ///< the violations
    std::optional<Chart> curve;
    std::string link; ///< the deck code
    std::optional<QrCode> qr;
    std::vector<Proxy> proxies;
    bool saves_ink = false;            ///< proxies without colours and pictures
    std::vector<std::string> left_out; ///< sentences about what the sheet leaves out
    std::vector<const SymbolLook*> symbols;
    // Texts of the layout.
    std::string copies;
    std::string code;
    std::string card;
    std::string cost;
    std::string scan; ///< label of the QR code
};

/// The most proxies printed; more are mentioned in `left_out`.
inline constexpr int max_proxies = 900;

/// Names are in Messages::card_language(). The curve takes a moment; if stopped, the sheet is
/// incomplete.
DeckSheet deck_sheet(const Deck& deck, const Catalogue& catalogue, const Messages& messages,
                     const SheetOrder& order, const std::stop_token& stop = {});

} // namespace kizuna
