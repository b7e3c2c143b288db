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

/// An undo list by the numbers of its steps (History::id), as it stands beside a deck.
struct StepNumbers {
    std::vector<std::uint64_t> ids; ///< oldest first
    std::size_t position = 0;       ///< of the deck itself
    std::optional<std::size_t> saved;
    bool operator==(const StepNumbers&) const = default;
};

std::string step_numbers_line(const StepNumbers& numbers);
/// Empty where the line makes no sense.
StepNumbers step_numbers_in(std::string_view line);

/// Writes the undo list of one deck, each step once and mostly by what it has other than the one
/// before it, so that an edit costs the same whatever the length of the list. The newest steps are
/// kept, the older ones let go.
class StepWriter {
public:
    static constexpr std::size_t max_steps = 200;

    struct Written {
        std::string records; ///< to be appended
        StepNumbers numbers; ///< what the deck's own record names
    };
    /// Everything is written anew for a file that `begins`, else what was not written yet.
    Written write(std::uint64_t deck, const History<Deck>& history, bool begins,
                  const DeckFileTools& tools);

private:
    struct Record {
        std::string text;
        bool is_whole; ///< without the one before it
    };
    /// A step as our own kind of file, without snapshots: they belong to every step, and are many
    /// times as large. The last one that was asked for costs nothing.
    const std::string& text_of(const History<Deck>& history, std::size_t step,
                               const DeckFileTools& tools);
    Record record_of(std::uint64_t deck, const History<Deck>& history, std::size_t step,
                     bool is_whole, const DeckFileTools& tools);

    std::map<std::uint64_t, Record> records_; ///< by the step's number
    std::uint64_t oldest_ = 0;                ///< of those that there is room for
    std::uint64_t last_ = 0;                  ///< the step of last_text_
    std::string last_text_;
};

/// Collects the steps that a journal tells of.
class StepReader {
public:
    /// A record's payload, which outlives this.
    void add(std::string_view payload);

    struct Steps {
        std::vector<KeptStep> steps; ///< oldest first; empty where nothing is told of it
        std::size_t position = 0;
        std::optional<std::size_t> saved;
    };
    /// The steps around `now`, the deck itself, that can be read without a gap. None once the
    /// texts of all steps that were read come to more than 64 MiB, as no journal of ours does.
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
