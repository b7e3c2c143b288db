#pragma once

#include "app/base/messages.h"
#include "app/batch/deck_search.h"
#include "app/cards/catalogue.h"
#include "decks/deck/deck.h"
#include "decks/legality/legality.h"

#include <cstdint>
#include <ctime>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// One deck file as a list of decks shows it. A plain value; cards and formats are the catalogue's.
struct FolderDeck {
    std::filesystem::path file;
    std::string name;                  ///< the deck's, or the file's where the deck has none
    const Format* format = nullptr;    ///< what it was checked by; null for a broken file
    std::string format_id;             ///< as the deck says it
    std::vector<Violation> violations; ///< empty: legal
    const Card* protagonist = nullptr; ///< as protagonist_of()
    WordSet<SymbolId> symbols;         ///< of all its cards
    std::vector<ResolvedDeck::Line> cards;
    int size = 0;
    std::vector<std::string> tags;
    std::time_t changed = 0;    ///< when the file was last written; 0: nobody knows
    std::optional<Fault> fault; ///< why the file is no deck; then everything else is empty
};

FolderDeck read_folder_deck(const std::filesystem::path& file, const Catalogue& catalogue);

/// Everything that is known of one deck, line by line: its file and every violation in words.
std::string details_text(const FolderDeck& deck, const Vocabulary& words, const Messages& messages);

/// The decks of a folder, narrowed down and in the order asked for.
class DeckFolder {
public:
    enum class Column : std::uint8_t {
        Name,
        Format,
        Legality,
        Protagonist,
        Symbols,
        Size,
        Found,
        Tags,
        Date
    };

    /// Both outlive this.
    DeckFolder(const Catalogue& catalogue, const Messages& messages);

    void clear();
    void add(std::vector<FolderDeck> decks);

    /// Words of the deck's name, file, format, tags and protagonist; all of them are wanted.
    void ask_words(const std::string& words);
    /// Cards that the deck holds, in the query language. A query that cannot be understood is
    /// returned as its fault and keeps the rows.
    std::optional<Fault> ask_cards(const std::string& query);
    void sort_by(Column column, bool descending);

    Column column() const { return column_; }
    bool descending() const { return descending_; }
    std::size_t total() const { return decks_.size(); }
    std::size_t rows() const { return rows_.size(); }
    const FolderDeck& deck(std::size_t row) const { return decks_[rows_[row].deck]; }
    std::string text(std::size_t row, Column column) const;

private:
    struct Row {
        std::size_t deck;
        int found; ///< copies of the cards that were asked for
    };
    void tell_apart();
    void choose();
    bool bears_words(const FolderDeck& deck) const;
    int copies_found(const FolderDeck& deck) const;
    bool is_before(const Row& one, const Row& other) const;

    const Catalogue& catalogue_;
    const Messages& messages_;
    std::vector<FolderDeck> decks_;
    std::vector<std::string> files_; ///< by deck: what tells it from others of its name, or nothing
    /// Keys of names and files by deck, in whose order numbers stand by value.
    std::vector<std::pair<std::string, std::string>> name_keys_;
    std::vector<Row> rows_;
    std::vector<std::string> words_; ///< folded
    Query query_;
    bool asks_for_cards_ = false;
    Column column_ = Column::Name;
    bool descending_ = false;
};

} // namespace kizuna
