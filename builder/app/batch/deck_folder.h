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

/// One deck file in a list of decks. Points to cards and formats of the catalogue.
struct FolderDeck {
    std::filesystem::path file;
    std::string name;                  ///< the deck's name, or the file's if it has none
    const Format* format = nullptr;    ///< used for the check: the deck's, or unlimited if that is
                                       ///< unknown; null for a broken file
    std::string format_id;             ///< as in the deck file
    std::vector<Violation> violations; ///< empty: legal
    const Card* protagonist = nullptr; ///< as protagonist_of()
    WordSet<SymbolId> symbols;         ///< of all its cards
    std::vector<ResolvedDeck::Line> cards;
    int size = 0;
    std::vector<std::string> tags;
    std::time_t changed = 0;    ///< time of the last write; 0: unknown
    std::optional<Fault> fault; ///< why the file is no deck; then only file, name and date are set
};

FolderDeck read_folder_deck(const std::filesystem::path& file, const Catalogue& catalogue);

/// File, legality and every violation in words, a line each.
std::string details_text(const FolderDeck& deck, const Vocabulary& words, const Messages& messages);

/// The decks of a folder, filtered and sorted.
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

    /// Both must outlive this.
    DeckFolder(const Catalogue& catalogue, const Messages& messages);

    void clear();
    void add(std::vector<FolderDeck> decks);

    /// Filters by words in the deck's name, file, format, tags and protagonist; all must match.
    void ask_words(const std::string& words);
    /// Filters by cards in the deck, in the query language. Returns the fault of an invalid query,
    /// which leaves the rows unchanged.
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
        int found; ///< copies of the cards that match the query
    };
    void tell_apart();
    void choose();
    bool bears_words(const FolderDeck& deck) const;
    int copies_found(const FolderDeck& deck) const;
    bool is_before(const Row& one, const Row& other) const;

    const Catalogue& catalogue_;
    const Messages& messages_;
    std::vector<FolderDeck> decks_;
    std::vector<std::string> files_; ///< by deck: the file, if others have the same name; else
                                     ///< empty
    /// Collation keys of name and file by deck; numbers sort by value.
    std::vector<std::pair<std::string, std::string>> name_keys_;
    std::vector<Row> rows_;
    std::vector<std::string> words_; ///< folded
    Query query_;
    bool asks_for_cards_ = false;
    Column column_ = Column::Name;
    bool descending_ = false;
};

} // namespace kizuna
