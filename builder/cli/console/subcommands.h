#pragma once

#include "app/base/messages.h"
#include "app/card_games/card_game_catalogue.h"
#include "app/cards/catalogue.h"
#include "cli/console/json.h"
#include "cli/console/terminal_buffer.h"

#include <functional>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace CLI {
class App;
}

namespace kizuna {

class UserCards;

/// The program's input and output, so that tests need no terminal.
struct Console {
    std::ostream& out;    ///< the result
    std::ostream& err;    ///< messages for people
    bool colours = false; ///< `out` is a terminal with colours
    std::function<std::variant<std::string, Fault>()> read_input = [] {
        return read_standard_input();
    };
    /// The errno of the first failed write to `out`; 0 for none.
    std::function<int()> output_error = [] { return 0; };
    bool progress = false; ///< `err` is a terminal that can show progress
    /// True once the user has interrupted. From the first call on, an interrupt no longer ends the
    /// program.
    std::function<bool()> interrupted = [] { return false; };
    /// Folders of data and messages; empty: found by the program.
    std::optional<ProgramFolders> folders = {};
    /// The shipped catalogue if it is loaded already, as in tests that run many commands; else
    /// null. Must outlive the console.
    const Catalogue* shipped = nullptr;
};

struct GlobalOptions {
    std::string language;
    LibraryChoice library;
    bool json = false;
    bool quiet = false;
    std::string color = "auto";
    std::string protagonist; ///< a CARD; empty: the deck's own
};

/// How a command ended, as exit code (docs/CLI.md). Of several, the highest counts.
enum class Answer { Yes = 0, No = 1, Unusable = 2 };

/// A problem with the input, in the user's language.
struct Complaint {
    Place place;
    std::string message;
    std::vector<std::string> suggestions; ///< as in the JSON output, best first
    std::string picture; ///< whole lines shown instead of the suggestions, as a caret under the
                         ///< place
};

/// "FILE:LINE:COLUMN", made safe for a terminal; unknown numbers are left out.
std::string place_text(const Place& place);

/// The context of every subcommand. Loads the catalogue on first use.
class CommandLine {
public:
    /// The console must outlive this.
    CommandLine(const Console& console, ProgramFolders folders, Messages messages);
    ~CommandLine();

    GlobalOptions options;

private:
    TerminalBuffer terminal_out_;
    TerminalBuffer terminal_err_;

public:
    std::ostream out; ///< the result; made safe for a terminal, except with --json
    std::ostream err; ///< messages for people, made safe for a terminal
    /// For a result that must be written byte for byte, such as the content of a file.
    std::ostream& content() const { return console_.out; }
    /// For a progress line that is overwritten.
    std::ostream& status() const { return console_.err; }

    const ProgramFolders& folders() const { return folders_; }
    const Messages& messages() const { return messages_; }
    /// The cards of card_game(), or of Cipher.
    const Catalogue& catalogue();
    /// The user's own data about the cards.
    UserCards& user_cards();
    /// The other game that the command is about; null: Cipher.
    const CardGame* card_game() const { return game_ ? &game_->profile : nullptr; }
    /// Switches to the cards of a game. Fails if there is no such game, at `place`, or if its cards
    /// cannot be read.
    bool choose_game(const std::string& id, const Place& place = {});
    /// All games other than Cipher.
    CardGameCatalogues& games();
    /// Set by commands that accept decks of other games, because they need no board.
    bool takes_other_card_games = false;
    /// `other` of faults::OtherGame, for a command that rejects other games for another reason than
    /// the board.
    const char* why_not_other_games = "";
    /// Reads a file given by the user, or "-"; fails and returns empty if that is not possible.
    /// `file`: its real path if that is not `argument`.
    std::optional<std::string> read(const std::string& argument);
    std::optional<std::string> read(const std::string& argument, const std::filesystem::path& file);
    bool colours() const;
    bool shows_progress() const { return console_.progress && !options.quiet; }
    bool interrupted() const { return console_.interrupted(); }

    /// A message in the user's language.
    std::string text(MessageKey key, std::initializer_list<MessageArgument> arguments = {}) const
    {
        return messages_.get(key, arguments);
    }

    /// Writes the message as a line of the result.
    void say(MessageKey key, std::initializer_list<MessageArgument> arguments = {})
    {
        out << text(key, arguments) << '\n';
    }

    /// Sets the answer of the command, or of one of its inputs.
    void answer(Answer answer);
    /// Reports a problem on err and sets the answer. With --json it is also part of the document.
    void fail(const Complaint& complaint, Answer answer = Answer::Unusable);
    void fail(const Fault& fault, Answer answer = Answer::Unusable);
    void fail(MessageKey key, std::initializer_list<MessageArgument> arguments = {})
    {
        fail(text(key, arguments));
    }
    /// `file`: what the sentence is about; empty: the command line.
    void fail(const std::string& message, const std::string& file = {},
              const std::vector<std::string>& suggestions = {});
    /// For a query or rule on the command line: shows it with a caret under the fault.
    void fail_at_caret(const Fault& fault, const std::string& typed);
    /// Writes a line on err, unless --quiet.
    void note(const std::string& text);
    void note(MessageKey key, std::initializer_list<MessageArgument> arguments = {})
    {
        note(text(key, arguments));
    }
    /// Sets the whole result for --json, an object. Written at the end, together with errors.
    void print(Json document) { document_ = std::move(document); }

    /// Notes that a file was written. If writing `out` fails later, the answer stays, because
    /// Unusable promises that nothing was written.
    void note_file_written() { has_written_file_ = true; }

    /// Writes what is pending and returns the exit code.
    int finish();

private:
    const Console& console_;
    ProgramFolders folders_;
    Messages messages_;
    std::unique_ptr<Catalogue> catalogue_;
    std::unique_ptr<UserCards> user_cards_;
    std::unique_ptr<CardGameCatalogues> games_; ///< null until first used
    const CardGameCatalogue* game_ = nullptr;
    std::optional<Json> document_;
    std::vector<Complaint> complaints_;
    Answer worst_ = Answer::Yes;
    bool has_written_file_ = false;
};

// Each adds one subcommand with its options, help and action to the parser. `line` must outlive the
// parser.
void add_check_command(CLI::App& parser, CommandLine& line);
void add_fix_command(CLI::App& parser, CommandLine& line);
void add_list_command(CLI::App& parser, CommandLine& line);
void add_show_command(CLI::App& parser, CommandLine& line);
void add_search_command(CLI::App& parser, CommandLine& line);
void add_stats_command(CLI::App& parser, CommandLine& line);
void add_hand_command(CLI::App& parser, CommandLine& line);
void add_curve_command(CLI::App& parser, CommandLine& line);
void add_replay_command(CLI::App& parser, CommandLine& line);
void add_policies_command(CLI::App& parser, CommandLine& line);
void add_propose_command(CLI::App& parser, CommandLine& line);
void add_convert_command(CLI::App& parser, CommandLine& line);
void add_picture_command(CLI::App& parser, CommandLine& line);
void add_pictures_command(CLI::App& parser, CommandLine& line);
void add_qr_command(CLI::App& parser, CommandLine& line);
void add_manual_command(CLI::App& parser, CommandLine& line);
void add_print_command(CLI::App& parser, CommandLine& line);
void add_diff_command(CLI::App& parser, CommandLine& line);
void add_formats_command(CLI::App& parser, CommandLine& line);
void add_decks_command(CLI::App& parser, CommandLine& line);
void add_library_command(CLI::App& parser, CommandLine& line);
void add_library_import(CLI::App& library, CommandLine& line); ///< a subcommand of `library`
void add_odds_command(CLI::App& parser, CommandLine& line);
void add_support_command(CLI::App& parser, CommandLine& line);
void add_tradeoff_command(CLI::App& parser, CommandLine& line);
void add_keep_command(CLI::App& parser, CommandLine& line);
void add_play_command(CLI::App& parser, CommandLine& line);
void add_perft_command(CLI::App& parser, CommandLine& line);
void add_rules_command(CLI::App& parser, CommandLine& line);
void add_game_command(CLI::App& parser, CommandLine& line);

/// The whole program except for its streams, for main() and the tests. Returns the exit code.
int run_command_line(int argc, const char* const* argv, const Console& console);

} // namespace kizuna
