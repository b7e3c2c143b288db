#pragma once

#include "app/batch/deck_batch.h"
#include "app/batch/deck_sources.h"
#include "cli/console/progress.h"
#include "cli/console/subcommands.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace kizuna {

/// Decks that a user named all at once: folders, archives, files.
struct Batch {
    /// What one argument stands for.
    struct Part {
        std::string argument;
        std::size_t begin; ///< of its sources
        std::size_t end;
    };
    DeckSources sources;
    std::vector<Part> parts;
    std::string protagonist; ///< the id of the card of --protagonist, or empty
    bool stopped = false;    ///< by the user, before the last deck
};

/// Whether one of the arguments stands for many decks.
bool is_batch(const std::vector<std::string>& arguments);

/// Looks through what was named. Folders that cannot be read fail on the line; none where
/// --protagonist or a bundled deck is not known, which the line is told.
std::optional<Batch> read_batch(CommandLine& line, const std::vector<std::string>& arguments);

/// Runs work(stop, done) on the batch, with its progress on a terminal, and returns its result.
template <typename Work>
auto run_batch(CommandLine& line, Batch& batch, const Work& work)
{
    line.catalogue(); // loaded here, for the line is for one thread
    return watched(line, "cli.batch.progress"_msg, batch.sources.bytes(),
                   [&](const std::stop_token& stop, std::atomic<std::uint64_t>& done) {
                       auto made = work(stop, done);
                       batch.stopped = stop.stop_requested();
                       return made;
                   });
}

/// Fails for every argument in which no deck was found, and notes what was passed over. Where the
/// user stopped, the program ends as with the answer "no".
void end_batch(CommandLine& line, const Batch& batch, const std::set<std::size_t>& with_decks,
               const std::vector<std::string>& passed_over);

/// The fault of a row with its place, without the file name, which begins the row.
std::string row_text(const Fault& fault, CommandLine& line);

/// `check` of folders, archives and files at once: a row for each deck and format.
void check_batch(CommandLine& line, const std::vector<std::string>& arguments,
                 const std::string& format, bool as_csv);
/// `convert` of folders, archives and files into a folder.
void convert_batch(CommandLine& line, const std::vector<std::string>& arguments,
                   BatchConversion request, bool as_csv);
/// `stats` of several decks: which cards, protagonists and symbols they have in common. The table
/// has `max` cards; 0: all.
void survey_batch(CommandLine& line, const std::vector<std::string>& arguments, std::size_t max,
                  bool as_csv);

} // namespace kizuna
