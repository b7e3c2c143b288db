#pragma once

#include "app/catalogue.h"
#include "app/messages.h"

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace CLI {
class App;
}

namespace kizuna {

/// What the global options say.
struct GlobalOptions {
    std::string language;
    LibraryChoice library;
    bool json = false;
    bool quiet = false;
    std::string color = "auto";
    std::string protagonist; ///< a CARD; empty: the deck's own
};

/// How a command ended, as an exit code (CLI.md). Of several, the greatest wins.
enum class Answer { Yes = 0, No = 1, Unusable = 2 };

/// What every subcommand works with. Loads the catalogue when it is first asked for.
class CommandLine {
public:
    CommandLine(std::ostream& out, std::ostream& err, const ProgramFolders& folders);
    ~CommandLine();

    GlobalOptions options;
    std::ostream& out; ///< the answer
    std::ostream& err; ///< for people

    const ProgramFolders& folders() const { return folders_; }
    const Catalogue& catalogue();
    const Messages& messages();

    /// Notes how the command, or one of its inputs, ended.
    void answer(Answer answer);
    /// Says a fault on err (with --json: an error document on out, once) and answers Unusable.
    void fail(const Fault& fault);
    /// Says something for people on err, unless --quiet.
    void note(const std::string& text);
    int exit_code() const { return static_cast<int>(worst_); }

private:
    const ProgramFolders& folders_;
    std::unique_ptr<Catalogue> catalogue_;
    std::unique_ptr<Messages> messages_;
    Answer worst_ = Answer::Yes;
};

// Each adds one subcommand to the parser, with its options, help and what it does. `line` outlives
// the parser; the help texts are in the language of line.messages().
void add_check_command(CLI::App& parser, CommandLine& line);
void add_fix_command(CLI::App& parser, CommandLine& line);
void add_list_command(CLI::App& parser, CommandLine& line);
void add_show_command(CLI::App& parser, CommandLine& line);
void add_search_command(CLI::App& parser, CommandLine& line);
void add_stats_command(CLI::App& parser, CommandLine& line);
void add_hand_command(CLI::App& parser, CommandLine& line);
void add_convert_command(CLI::App& parser, CommandLine& line);
void add_diff_command(CLI::App& parser, CommandLine& line);
void add_formats_command(CLI::App& parser, CommandLine& line);
void add_decks_command(CLI::App& parser, CommandLine& line);
void add_library_command(CLI::App& parser, CommandLine& line);
void add_rules_command(CLI::App& parser, CommandLine& line);

/// The whole program: what main() calls, and the tests. Returns the exit code.
int run_command_line(int argc, const char* const* argv, std::ostream& out, std::ostream& err);

} // namespace kizuna
