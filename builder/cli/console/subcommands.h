#pragma once

#include "app/base/messages.h"
#include "app/cards/catalogue.h"
#include "app/games/game_catalogue.h"
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

/// What the program reads and writes through, so that a test needs no terminal.
struct Console {
    std::ostream& out;    ///< the answer
    std::ostream& err;    ///< for people
    bool colours = false; ///< `out` is a terminal that shows them
    std::function<std::variant<std::string, Fault>()> read_input = [] {
        return read_standard_input();
    };
    /// The errno of the first failure to write `out`; 0 where all was written.
    std::function<int()> output_error = [] { return 0; };
    bool progress =
        false; ///< `err` is a terminal, which may be told how far a long answer has come
    /// True once the user wants a long answer to stop. Only from the first call on does it ask, and
    /// an interrupt then no longer ends the program.
    std::function<bool()> interrupted = [] { return false; };
    /// Where data and messages are; empty: where the program finds them.
    std::optional<ProgramFolders> folders = {};
    /// The shipped catalogue where it is already loaded, as in a test that runs many commands; else
    /// null. Outlives the console.
    const Catalogue* shipped = nullptr;
};

/// What the global options say.
struct GlobalOptions {
    std::string language;
    LibraryChoice library;
    bool json = false;
    bool quiet = false;
    std::string color = "auto";
    std::string protagonist; ///< a CARD; empty: the deck's own
};

/// How a command ended, as an exit code (docs/CLI.md). Of several, the greatest wins.
enum class Answer { Yes = 0, No = 1, Unusable = 2 };

/// Something that is wrong with an input, in the user's language.
struct Complaint {
    Place place;
    std::string message;
    std::vector<std::string> suggestions; ///< as in the JSON form, best first
    std::string picture; ///< whole lines that say the suggestions, or show the place, better
};

/// "FILE:LINE:COLUMN" as a terminal may show it; numbers that are not known are left out.
std::string place_text(const Place& place);

/// What every subcommand works with. Loads the catalogue when it is first asked for.
class CommandLine {
public:
    /// The console outlives this.
    CommandLine(const Console& console, ProgramFolders folders, Messages messages);
    ~CommandLine();

    GlobalOptions options;

private:
    TerminalBuffer terminal_out_;
    TerminalBuffer terminal_err_;

public:
    std::ostream out; ///< the answer; but for --json, as a terminal may show it
    std::ostream err; ///< for people, as a terminal may show it
    /// What goes to the answer byte for byte, as the content of a file does.
    std::ostream& content() const { return console_.out; }
    /// For a line for people that is written over again and again.
    std::ostream& status() const { return console_.err; }

    const ProgramFolders& folders() const { return folders_; }
    const Messages& messages() const { return messages_; }
    /// The catalogue of the cards of game().
    const Catalogue& catalogue();
    /// What the user brought to the cards of the catalogue.
    UserCards& user_cards();
    /// Another game than Cipher whose deck or cards are worked with; null: Cipher.
    const GameProfile* game() const { return game_ ? &game_->profile : nullptr; }
    /// Works with the cards of this game from now on. Fails where there is none of this id, at the
    /// place that names it, or where its cards cannot be read.
    bool choose_game(const std::string& id, const Place& place = {});
    /// The games that can be chosen.
    GameCatalogues& games();
    /// Decks of other games are taken, too: said by commands that need no board.
    bool takes_other_games = false;
    /// `other` of faults::OtherGame, where a command takes none for another reason than the board.
    const char* why_not_other_games = "";
    /// The text of a file that the user named, or of "-"; empty where it cannot be had, which is
    /// told. `file` is where it lies, if not where `argument` says.
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

    /// The message as a line of the answer.
    void say(MessageKey key, std::initializer_list<MessageArgument> arguments = {})
    {
        out << text(key, arguments) << '\n';
    }

    /// Notes how the command, or one of its inputs, ended.
    void answer(Answer answer);
    /// Says what is wrong on err and notes the answer. With --json it becomes part of the document.
    void fail(const Complaint& complaint, Answer answer = Answer::Unusable);
    void fail(const Fault& fault, Answer answer = Answer::Unusable);
    void fail(MessageKey key, std::initializer_list<MessageArgument> arguments = {})
    {
        fail(text(key, arguments));
    }
    /// A sentence about a file; empty: about what was typed.
    void fail(const std::string& message, const std::string& file = {},
              const std::vector<std::string>& suggestions = {});
    /// As above, for a query or a rule that the user typed: shown with a caret under the place.
    void fail_at_caret(const Fault& fault, const std::string& typed);
    /// A line for people on err, unless --quiet.
    void note(const std::string& text);
    void note(MessageKey key, std::initializer_list<MessageArgument> arguments = {})
    {
        note(text(key, arguments));
    }
    /// The whole answer of a command under --json, an object. Written at the end, for errors join
    /// it.
    void print(Json document) { document_ = std::move(document); }

    /// Notes that a file was written. Where `out` fails after that, it is told and the answer
    /// stays: Unusable promises that nothing was written.
    void note_file_written() { has_written_file_ = true; }

    /// Writes what is left to write and returns the exit code.
    int finish();

private:
    const Console& console_;
    ProgramFolders folders_;
    Messages messages_;
    std::unique_ptr<Catalogue> catalogue_;
    std::unique_ptr<UserCards> user_cards_;
    std::unique_ptr<GameCatalogues> games_; ///< null until one is asked for
    const GameCatalogue* game_ = nullptr;
    std::optional<Json> document_;
    std::vector<Complaint> complaints_;
    Answer worst_ = Answer::Yes;
    bool has_written_file_ = false;
};

// Each adds one subcommand to the parser, with its options, help and what it does. `line` outlives
// the parser.
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
void add_library_import(CLI::App& library, CommandLine& line); ///< below it
void add_odds_command(CLI::App& parser, CommandLine& line);
void add_support_command(CLI::App& parser, CommandLine& line);
void add_tradeoff_command(CLI::App& parser, CommandLine& line);
void add_keep_command(CLI::App& parser, CommandLine& line);
void add_play_command(CLI::App& parser, CommandLine& line);
void add_perft_command(CLI::App& parser, CommandLine& line);
void add_rules_command(CLI::App& parser, CommandLine& line);
void add_game_command(CLI::App& parser, CommandLine& line);

/// The whole program but for its streams: what main() calls, and the tests. Returns the exit code.
int run_command_line(int argc, const char* const* argv, const Console& console);

} // namespace kizuna
