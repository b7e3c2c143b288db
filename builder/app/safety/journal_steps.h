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

/// A deck of an undo list with the reason for its step.
using KeptStep = History<Deck>::Change;

/// An undo list as the ids of its steps (History::id), as the record of a deck holds it.
struct StepNumbers {
    std::vector<std::uint64_t> ids; ///< oldest first
    std::size_t position = 0;       ///< index of the deck itself
    std::optional<std::size_t> saved;
    bool operator==(const StepNumbers&) const = default;
};

std::string step_numbers_line(const StepNumbers& numbers);
/// Empty where the line makes no sense.
StepNumbers step_numbers_in(std::string_view line);

/// Writes the undo list of one deck: each step once, mostly as the difference from the step before
/// it, so that the cost of an edit does not depend on the length of the list. Keeps max_steps steps
/// at most: drops the oldest, and undone steps far from the current one.
class StepWriter {
public:
    static constexpr std::size_t max_steps = 200;

    struct Written {
        std::string records; ///< to be appended
        StepNumbers numbers; ///< what the deck's own record names
    };
    /// Returns all records for a file that `begins`, else only the records that are not written
    /// yet.
    Written write(std::uint64_t deck, const History<Deck>& history, bool begins,
                  const DeckFileTools& tools);

private:
    struct Record {
        std::string text;
        bool is_whole; ///< not a difference from the step before it
    };
    /// The deck of a step as a Kizuna deck file, without the snapshots, which all steps share and
    /// which are many times as large. The last text is cached.
    const std::string& text_of(const History<Deck>& history, std::size_t step,
                               const DeckFileTools& tools);
    Record record_of(std::uint64_t deck, const History<Deck>& history, std::size_t step,
                     bool is_whole, const DeckFileTools& tools);

    std::map<std::uint64_t, Record> records_; ///< by the step's number
    std::uint64_t oldest_ = 0;                ///< lowest step id that there is room for
    std::uint64_t last_ = 0;                  ///< the step of last_text_
    std::string last_text_;
};

/// Collects the steps that a journal tells of.
class StepReader {
public:
    /// A record's payload, which outlives this.
    void add(std::string_view payload);

    struct Steps {
        std::vector<KeptStep> steps; ///< oldest first; empty where the journal has none
        std::size_t position = 0;
        std::optional<std::size_t> saved;
    };
    /// The steps before and after `now`, the deck itself, as far as they can be read without a gap.
    /// None once the step texts of all calls exceed 64 MiB, which no journal of ours reaches.
    Steps read(std::uint64_t deck, const StepNumbers& numbers, const Deck& now,
               const DeckFileTools& tools);

private:
    struct Found {
        std::string_view reason;
        std::uint64_t before = 0; ///< 0: the text is whole
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
