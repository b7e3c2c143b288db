#pragma once

#include "cards/base/encodings.h"
#include "cards/library/card_library.h"
#include "cards/library/exchange_ids.h"
#include "decks/deck/deck.h"
#include "decks/lookup/card_lookup.h"
#include "decks/lookup/card_suggestions.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// What readers and writers of deck files need beside the text. What it refers to must outlive
/// every call.
struct DeckFileTools {
    const CardLibrary& library;
    const ExchangeIds& exchange;
    /// Where another program finds the picture of a card: {image} stands for Lackey's name of the
    /// picture and {code} for the printing's code. For forms that name pictures.
    std::string picture_address = "file:///cipher/{image}.png";
    /// The language of card names and headings in forms that only people read: "en", "ja", "it", or
    /// "both", which is Japanese there.
    std::string language = "en";
};

/// What a deck is made of.
enum class DeckPart : std::uint8_t {
    Name,
    Author,
    Game,
    Format,
    Protagonist,
    Alternatives,
    Tags,
    Notes,
    Cards,
    Maybe
};
/// The word for a part, as in "name".
std::string_view name_of(DeckPart part);

/// A line of a deck file that could not be taken as it stands.
struct ImportProblem {
    enum class Reason {
        Ambiguous,    ///< several cards fit; kept as an unknown entry
        Unknown,      ///< no card fits; kept as an unknown entry
        Malformed,    ///< not a line of this form; kept in the deck's notes
        BadCount,     ///< a number of copies that no entry can hold; kept in the deck's notes
        NotCarried,   ///< understood, but a deck (or the target form) has no place for it
        OtherName,    ///< its code means one card, which was taken, and its name others; cards: the
                      ///< one that was taken, then the others
        OtherArtwork, ///< the card is carried, with another of its artworks
        UnknownArtwork, ///< reading: unknown artwork; the card is taken with its usual one
        InMaybe,        ///< a part that a deck does not have; its cards are in the maybe-pile
        Changed,        ///< writing: said in another way, and read back so
    };
    int line = 0;     ///< from 1; 0 where the form has no lines (writing)
    std::string text; ///< the line, or the thing that is lost
    Reason reason = Reason::Unknown;
    std::vector<std::string> cards = {}; ///< ids of those that fit an ambiguous line
    std::string wanted = {};             ///< what the line calls its card, for card_suggestions()
    // Where the line's copies are in the deck, so that they can be moved once the card is known.
    Pile pile = Pile::Cards;
    std::string code = {};   ///< of the entry that holds them; empty where none does
    int copies = 0;          ///< that the line names; 0: no possible number
    std::string set = {};    ///< the release that the line names, where it names one
    bool designates = false; ///< the line names the protagonist, or an alternative
    /// When writing: what is lost or changed; empty for what no part of a deck holds.
    std::optional<DeckPart> part = {};
    bool operator==(const ImportProblem&) const = default;
};

/// True where a line's copies are a known card's, whatever else is wrong with it.
constexpr bool is_taken(ImportProblem::Reason reason)
{
    return reason == ImportProblem::Reason::OtherName ||
           reason == ImportProblem::Reason::UnknownArtwork;
}

/// The cards that a line may have meant, best first. Not for every line while a file is read: a
/// misspelt name is compared with all others.
std::vector<CardSuggestion> card_suggestions(const ImportProblem& problem,
                                             const CardLibrary& library);

/// What an import read. A bad line never loses the good ones, and nothing is dropped in silence:
/// every line is a card of the deck, an unknown entry of it, or a problem.
struct ImportedDeck {
    Deck deck;
    std::vector<ImportProblem> problems;
    std::vector<Fault> faults; ///< not empty: the file could not be used at all, deck is empty
    TextEncoding encoding = TextEncoding::Utf8; ///< that the file was found in
    bool protagonist_by_custom = false;         ///< none is named: taken from the first line
    int cards_in = 0;        ///< copies the file names for the deck, matched or not; no maybe-pile
    Place format_place = {}; ///< where the format is named; without a file where that is not known
    Place game_place = {};   ///< where the game is named; line 0 where it is not
};

/// The card that was taken for the protagonist by custom; null where it was named, or none was
/// taken.
const Card* protagonist_by_custom(const ImportedDeck& imported, const CardLibrary& library);

/// A deck as text of another form, and what that form cannot say.
struct WrittenDeck {
    std::string text;
    std::vector<ImportProblem> problems;
    int cards_out = 0; ///< copies of the deck that the text names; no maybe-pile
};

/// Looks at the content alone.
using DeckRecogniser = bool(std::string_view text);
/// `file` is only a name, for errors and for its extension.
using DeckReader = ImportedDeck(std::string_view text, const std::string& file,
                                const DeckFileTools& tools);
using DeckWriter = WrittenDeck(const Deck& deck, const DeckFileTools& tools);

/// One kind of deck file. It turns text into a deck and back, and touches no disk.
struct DeckFileKind {
    std::string_view id;        ///< as in `kizuna-cli convert --to lackey`
    std::string_view extension; ///< without the first dot, as in "kizuna.yaml"
    DeckRecogniser* recognises; ///< null: never by content or name
    DeckReader* read;           ///< null: cannot be read
    DeckWriter* write;          ///< null: cannot be written
};

/// Every kind we know; the first is our own. CONTRIBUTING.md says what a new kind needs.
std::span<const DeckFileKind> deck_file_kinds();

/// Null where no kind has this id.
const DeckFileKind* deck_file_kind(std::string_view id);

/// By content, then by the extension of `file`; null where nothing fits.
const DeckFileKind* deck_file_kind_for(std::string_view text, const std::string& file);

/// Reads a deck of whatever kind. `file` is only a name, for errors and for its extension.
ImportedDeck read_deck(std::string_view text, const std::string& file, const DeckFileTools& tools);

// The kinds, in the files of their names; lists are recognised in deck_file.cpp.
DeckRecogniser is_kizuna_deck, is_lackey_deck, is_ciphervit_deck, is_text_deck,
    is_cipher_online_deck, is_decksteria_deck, is_deck_builder_deck, is_cockatrice_deck,
    is_octgn_deck, is_csv_deck, is_deck_code, is_shop_deck;
DeckReader read_kizuna_deck, read_lackey_deck, read_ciphervit_deck, read_text_deck,
    read_cipher_online_deck, read_decksteria_deck, read_deck_builder_deck, read_cockatrice_deck,
    read_octgn_deck, read_csv_deck, read_deck_code;
DeckWriter write_kizuna_deck, write_lackey_deck, write_ciphervit_deck, write_text_deck,
    write_cipher_online_deck, write_decksteria_deck, write_deck_builder_deck, write_cockatrice_deck,
    write_octgn_deck, write_csv_deck, write_spreadsheet_deck, write_deck_code, write_tabletop_deck,
    write_markdown_deck, write_bbcode_deck, write_japanese_deck;

} // namespace kizuna
