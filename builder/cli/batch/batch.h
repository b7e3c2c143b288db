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

/// Folders, archives and files given on the command line, to be processed together.
struct Batch {
    /// The sources of one argument.
    struct Part {
        std::string argument;
        std::size_t begin; ///< indices in `sources`
        std::size_t end;
        bool has_faults; ///< something in it could not be read
    };
    DeckSources sources;
    std::vector<Part> parts;
    std::string protagonist; ///< card id from --protagonist; may be empty
    bool stopped = false;    ///< interrupted by the user before the last deck
};

/// True if an argument is a folder or an archive.
bool is_batch(const std::vector<std::string>& arguments);

/// Collects the sources of all arguments. A folder that cannot be read fails on the line. Empty if
/// --protagonist or a bundled deck is unknown or "-" cannot be read, which also fails.
std::optional<Batch> read_batch(CommandLine& line, const std::vector<std::string>& arguments);

/// Runs work(stop, done) on the batch, shows its progress on a terminal and returns its result.
template <typename Work>
auto run_batch(CommandLine& line, Batch& batch, const Work& work)
{
    line.catalogue(); // load it here: CommandLine is for one thread
    return watched(line, "cli.batch.progress"_msg, batch.sources.bytes(),
                   [&](const std::stop_token& stop, std::atomic<std::uint64_t>& done) {
                       auto made = work(stop, done);
                       batch.stopped = stop.stop_requested();
                       return made;
                   });
}

/// Fails for every argument without decks, and notes the files that are no decks. If the user
/// interrupted the batch, the answer is No instead.
void end_batch(CommandLine& line, const Batch& batch, const std::set<std::size_t>& with_decks,
               const std::vector<std::string>& passed_over);

/// The fault with its place, without the file name, which is in the row already.
std::string row_text(const Fault& fault, CommandLine& line);

} // namespace kizuna
