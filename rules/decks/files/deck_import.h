#pragma once

#include "decks/files/deck_file.h"
#include "decks/lookup/card_lookup.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace kizuna {

// What the readers and writers of other programs' deck files share.

/// Larger files are refused unread; real deck files are much smaller.
constexpr std::size_t max_foreign_deck_bytes = 4U << 20;
constexpr std::size_t max_foreign_deck_lines = 100'000;

/// Forms with a line for each copy write no more copies than this; decks have about fifty.
constexpr int max_written_copies = 100'000;

/// Why a text cannot be a deck file of another program: the fault of no_text(), or FileTooLarge,
/// whose `other` is "lines" if the text has too many lines. Empty if the text can be read.
std::optional<Fault> unreadable(std::string_view text, const std::string& file);

/// The deck's name where a file holds none: the file's own, without folder and ending.
std::string name_from_file(const std::string& file);

/// What an import writes into the deck for a card it found: the card's id, or the printing's code
/// where it is another than the card's usual one.
std::string entry_code(const CardMatch& match);

/// The same card with a printing: its usual one where the match named none. Null stays null.
CardMatch printing_of(CardMatch match);

/// The entry that holds the designated protagonist: the one with exactly its code, else the first
/// of its card. Null where none is designated or the deck does not hold it.
const DeckEntry* protagonist_entry(const Deck& deck, const CardLibrary& library);

/// The text with spaces for control characters, for one line of a file.
std::string without_controls(std::string_view text);
/// That, trimmed.
std::string in_one_line(std::string_view text);

/// What a line of a foreign file says beside the card's name.
struct DeckLine {
    int number = 0;        ///< from 1; 0 where the form has no lines
    std::string_view text; ///< as messages show it
    Pile pile = Pile::Cards;
    int copies = 0;            ///< 0: no possible number
    std::string_view set = {}; ///< the release that it names, where it names one
};

/// Notes in the problem whether a card is unknown or ambiguous, and the cards that it may be.
void say_what_was_found(ImportProblem& problem, const CardLookup& found);

/// Gathers what a foreign file names, so that each line ends as an entry of the deck or as a
/// problem.
class DeckImport {
public:
    explicit DeckImport(const std::string& file);

    Deck& deck() { return imported_.deck; }
    /// Sets the deck's game, which the text names at `place`; `place` needs no file.
    void set_game(std::string game, const Place& place)
    {
        imported_.deck.game = std::move(game);
        imported_.game_place = place;
    }

    /// Adds the line's copies to the entry with this code, or to a new entry at the end of the
    /// pile. False if the entry would get too many copies: the line is reported and goes into the
    /// notes.
    bool add(const DeckLine& line, const std::string& code);
    /// The code to keep an unknown card under: in a deck of another game "D-001" for "Guard
    /// (D-001)", because the user's list with that card may be missing; otherwise the whole text.
    std::string code_of_unknown(const std::string& card) const;
    /// Adds a line that no card fits, or several, as an entry with this code, and reports it.
    void add_unknown(const DeckLine& line, const std::string& code, const CardLookup& found);
    /// Adds comments above a card that was just added.
    void add_comments(Pile pile, const std::string& code, std::vector<std::string> comments);
    /// Reports a line that is not of this form, and keeps it in the notes.
    void add_malformed(const DeckLine& line);
    /// Reports a line with a number of copies that no entry can hold, and keeps it in the notes.
    void add_bad_count(const DeckLine& line);
    /// Reports that the name of a line just added under `code` means other cards than the one
    /// taken.
    void add_other_name(const DeckLine& line, const std::string& code, const Card& taken,
                        const std::vector<const Card*>& named);
    /// Reports that a line just added under `code` names an unknown artwork.
    void add_other_artwork(const DeckLine& line, const std::string& code,
                           const std::string& artwork);
    /// Adds text to the notes, below what is there.
    void add_notes(std::string_view text);
    /// Sets the deck's name or author; a second, different value is reported as not carried.
    void set_once(std::string& field, int line, std::string_view key, const std::string& value);
    /// Reports something understood that a deck has no place for.
    void add_not_carried(int line, std::string_view text);
    /// Reports a part of the file that a deck does not have; its cards are in the maybe-pile.
    void add_in_maybe(int line, std::string_view text);
    /// Designates the protagonist, by card id or the code of an unknown card; a second one becomes
    /// an alternative. A problem of the line just added is marked as `designates`.
    void designate(const std::string& code);

    ImportedDeck take();

private:
    ImportProblem& tell(const DeckLine& line, ImportProblem::Reason reason);
    void keep_in_notes(const DeckLine& line, ImportProblem::Reason reason);

    ImportedDeck imported_;
    std::unordered_set<std::string> alternatives_; ///< the deck's, to find one among many
    std::size_t known_alternatives_ = 0;           ///< how many of the deck's are in it
    std::array<std::unordered_map<std::string, std::size_t>, 2> places_; ///< of entries, by pile
    bool told_of_last_ = false; ///< the last problem is about the card that was added last
    std::string noted_;         ///< lines that take() adds to the notes
    std::unordered_set<const std::string*> set_; ///< fields that set_once() has set
};

/// What a form of deck file has a place for, beside the cards themselves.
struct Carried {
    bool name = false;
    bool author = false;
    bool format = false;
    bool alternatives = false;
    bool tags = false;
    bool notes = false;
    bool maybe = false;
    bool comments = false;
    bool game = false;
};

/// The value reported for DeckPart::Protagonist if a deck without one is read back with one.
constexpr std::string_view no_protagonist = "none";

/// An empty deck with this fault, for a file that cannot be used.
ImportedDeck refused_deck(Fault fault);

/// Everything in the deck that a form has no place for, each as "field: value".
std::vector<ImportProblem> losses(const Deck& deck, const Carried& carried);

/// A written deck without text. It reports losses(), and a designated protagonist that the deck
/// does not hold.
WrittenDeck begin_writing(const Deck& deck, const Carried& carried, const CardLibrary& library);
/// Reports that something of a deck, or all copies of an entry, are left out.
void leave_out(WrittenDeck& written, DeckPart part, const std::string& value);
void leave_out(WrittenDeck& written, const DeckEntry& entry);
/// Reports that something of a deck is read back differently.
void change(WrittenDeck& written, DeckPart part, const std::string& value);
/// The same for an entry.
void change(WrittenDeck& written, const DeckEntry& entry);
/// A line of a list for an entry whose card the library lacks. Empty where every form of it would
/// be read back as something else.
std::string unknown_entry_line(const DeckEntry& entry, const DeckFileTools& tools);
/// Reports that an entry's card is read back with another artwork.
void change_artwork(WrittenDeck& written, const DeckEntry& entry);

} // namespace kizuna
