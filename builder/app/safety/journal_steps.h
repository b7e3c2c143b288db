#pragma once

#include "app/base/history.h"
#include "decks/files/deck_file.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kizuna {

/// A deck in an undo list, with the reason for its step.
using KeptStep = History<Deck>::Change;

/// An undo list as step ids (History::id), as a deck record stores it.
struct StepNumbers {
    std::vector<std::uint64_t> ids; ///< oldest first
    std::size_t position = 0;       ///< index of the current step
    std::optional<std::size_t> saved;
    bool operator==(const StepNumbers&) const = default;
};

std::string step_numbers_line(const StepNumbers& numbers);
/// Empty if the line is invalid.
StepNumbers step_numbers_in(std::string_view line);

/// Writes the undo list of one deck. Each step is written once, mostly as the difference from the
/// step before, so that the cost of an edit does not depend on the length of the list. Keeps at
/// most max_steps: drops the oldest, and undone steps far from the current one.
class StepWriter {
public:
    static constexpr std::size_t max_steps = 200;

    struct Written {
        std::string records; ///< to append to the file
        StepNumbers numbers; ///< for the deck's own record
    };
    /// Returns all records if a file `begins`, else only those not written yet.
    Written write(std::uint64_t deck, const History<Deck>& history, bool begins,
                  const DeckFileTools& tools);

private:
    struct Record {
        std::string text;
        bool is_whole; ///< not a difference from the step before
    };
    /// The deck of a step as a Kizuna deck file, without its snapshots, which are large and the
    /// same for all steps. Caches the last text.
    const std::string& text_of(const History<Deck>& history, std::size_t step,
                               const DeckFileTools& tools);
    Record record_of(std::uint64_t deck, const History<Deck>& history, std::size_t step,
                     bool is_whole, const DeckFileTools& tools);

    std::map<std::uint64_t, Record> records_; ///< by step id
    std::uint64_t oldest_ = 0; ///< steps with lower ids were dropped for lack of space
    std::uint64_t last_ = 0;   ///< step id of last_text_
    std::string last_text_;
};

/// Collects the step records of a journal.
class StepReader {
public:
    /// The payload of a record; it must outlive this.
    void add(std::string_view payload);

    struct Steps {
        std::vector<KeptStep> steps; ///< oldest first; empty if the journal has none
        std::size_t position = 0;
        std::optional<std::size_t> saved;
    };
    /// The undo list around `now`, the current deck, as far as it can be read without a gap. Empty
    /// once the texts of all calls exceed 64 MiB, which our own journals never do.
    Steps read(std::uint64_t deck, const StepNumbers& numbers, const Deck& now,
               const DeckFileTools& tools);

private:
    struct Found {
        std::string_view reason;
        std::uint64_t before = 0; ///< id of the step it changes; 0: the text is whole
        std::size_t same_first = 0;
        std::size_t same_last = 0;
        std::string_view text;
    };
    static std::optional<std::string> changed(const std::string& before, const Found& found);
    std::vector<std::optional<std::string>> texts_of(std::uint64_t deck,
                                                     const StepNumbers& numbers);

    std::size_t bytes_left_ = 64U << 20;
    std::map<std::pair<std::uint64_t, std::uint64_t>, Found> found_; ///< by deck and step
};

inline constexpr std::string_view step_kind = "step";

} // namespace kizuna
