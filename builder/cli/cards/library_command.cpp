#include "cli/console/options.h"
#include "cli/console/text_layout.h"

#include "app/base/program_files.h"
#include "app/card_games/card_game_catalogue.h"
#include "app/text/fault_text.h"
#include "app/text/joined_text.h"
#include "app/text/rule_clauses.h"
#include "app/text/violation_text.h"
#include "cards/files/vocabulary_yaml.h"
#include "cards/text/nearest.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <ostream>

namespace kizuna {
namespace {

Json finding_json(const Fault& fault, const Messages& messages)
{
    return Json::object({{"file", fault.place.file},
                         {"line", fault.place.line},
                         {"column", fault.place.column},
                         {"code", code_of(fault.kind)},
                         {"message", fault_text(fault, messages)},
                         {"suggestions", Json::list(fault.suggestions)}});
}

std::string finding_text(const Fault& fault, const Messages& messages)
{
    return place_text(fault.place) + ": " + std::string(code_of(fault.kind)) + ": " +
           joined_sentences(fault_text(fault, messages),
                            suggestion_text(fault.suggestions, messages), messages);
}

Vocabulary shipped_words(const std::filesystem::path& data)
{
    const std::filesystem::path words = data / "vocabulary.yaml";
    const std::filesystem::path emblems = data / "emblems.yaml";
    return read_vocabulary(read_needed_file(words), words.string(), read_needed_file(emblems),
                           emblems.string());
}

/// Runs a reader that throws its first fault, and collects that fault.
template <typename Read>
void keep_fault(std::vector<Fault>& findings, const Read& read)
{
    try {
        read();
    } catch (const DataError& error) {
        findings.push_back(error.fault());
    }
}

using GameLists = std::map<std::string, std::vector<OwnCardFile>>;

GameLists own_lists(const std::filesystem::path& data)
{
    GameLists lists;
    for (const std::string& game : card_game_ids(data)) {
        std::error_code error;
        const std::filesystem::path file = own_card_list(game);
        if (std::filesystem::exists(file, error))
            lists[game].push_back({file.string(), read_needed_file(file)});
    }
    return lists;
}

/// Removes card lists of other games from `files` and returns their faults.
std::vector<Fault> lint_listed_cards(const std::filesystem::path& data,
                                     std::vector<SourceFile>& files, GameLists by_game)
{
    std::erase_if(files, [&](const SourceFile& file) {
        auto text = read_file(file.name);
        if (std::holds_alternative<Fault>(text))
            return false; // reported when the cards of Cipher are read
        const std::string game = card_game_of_list(std::get<std::string>(text));
        if (!game.empty())
            by_game[game].push_back({file.name, std::get<std::string>(std::move(text))});
        return !game.empty();
    });
    std::vector<Fault> findings;
    std::vector<std::string> known =
        by_game.empty() ? std::vector<std::string>() : card_game_ids(data);
    std::erase(known, cipher_game); // its cards are in set files, which name no game
    for (const auto& [game, lists] : by_game) {
        if (std::ranges::find(known, game) == known.end()) {
            for (const OwnCardFile& list : lists) {
                findings.push_back(unknown_card_game(game, known));
                findings.back().place = place_of_card_game(list);
            }
            continue;
        }
        const ListedCards cards = read_listed_cards(load_card_game(data, game), lists);
        findings.insert(findings.end(), cards.findings.begin(), cards.findings.end());
    }
    return findings;
}

/// Adds the faults of the other files in the data folder.
void lint_shipped(const std::filesystem::path& data, const CardLibrary& library,
                  std::vector<Fault>& findings)
{
    const std::filesystem::path exchange = data / "exchange.tsv";
    keep_fault(findings, [&] { ExchangeIds(read_needed_file(exchange), exchange.string()); });
    for (const auto& file : files_in(data / "formats", ".yaml"))
        keep_fault(findings, [&] { read_format(read_needed_file(file), file.string(), library); });
    keep_fault(findings, [&] { load_rule_clauses(data); });
    for (const std::string& language : message_languages())
        keep_fault(findings, [&] { load_clause_translation(data, language); });
    keep_fault(findings, [&] {
        for (const std::string& game : card_game_ids(data))
            load_card_game(data, game);
    });
}

/// The folders to lint together: `folder` alone, or the library with those of --add-library.
std::vector<std::filesystem::path> folders_to_lint(CommandLine& line, const std::string& folder)
{
    if (!folder.empty())
        return {folder};
    const LibraryChoice& choice = line.options.library;
    std::vector<std::filesystem::path> folders{
        choice.instead.value_or(line.folders().data / "cards")};
    folders.insert(folders.end(), choice.also.begin(), choice.also.end());
    return folders;
}

void lint(CommandLine& line, const std::string& folder)
{
    const std::filesystem::path& data = line.folders().data;
    std::vector<SourceFile> files;
    for (const auto& each : folders_to_lint(line, folder))
        std::ranges::move(read_library_files(each), std::back_inserter(files));
    const bool with_own = folder.empty() && !line.options.library.instead;
    std::vector<Fault> findings =
        lint_listed_cards(data, files, with_own ? own_lists(data) : GameLists());
    keep_fault(findings, [&] {
        if (files.empty())
            return;
        LibraryReading reading = read_library(shipped_words(data), std::move(files));
        std::ranges::move(reading.findings, std::back_inserter(findings));
        if (folder.empty())
            lint_shipped(data, reading.library, findings);
    });
    if (!findings.empty())
        line.answer(Answer::No);

    const Messages& messages = line.messages();
    if (line.options.json)
        return line.print(Json::object({{"findings", Json::list(findings, [&](const Fault& fault) {
                                             return finding_json(fault, messages);
                                         })}}));
    for (const Fault& fault : findings)
        line.out << finding_text(fault, messages) << '\n';
    line.note("cli.library.findings"_msg, {{"count", static_cast<int>(findings.size())}});
}

struct LibraryCount {
    const char* key;
    MessageKey label;
    std::size_t number;
};

std::vector<LibraryCount> counts_of(const CardLibrary& library)
{
    std::size_t printings = 0;
    std::size_t names = 0;
    std::size_t effects = 0;
    std::size_t scripted = 0;
    std::size_t doubtful = 0;
    for (const Card& card : library.cards()) {
        printings += card.printings.size();
        names += card.name_group == library.index_of(card) ? 1 : 0;
        for (const Skill& skill : card.skills) {
            ++effects;
            scripted += skill.scripted ? 1 : 0;
            doubtful += skill.doubt != Doubt::None ? 1 : 0;
        }
    }
    return {{"cards", "cli.library.cards"_msg, library.cards().size()},
            {"printings", "cli.library.printings"_msg, printings},
            {"names", "cli.library.names"_msg, names},
            {"sets", "cli.library.sets"_msg, library.sets().size()},
            {"effects", "cli.library.effects"_msg, effects},
            {"scripted", "cli.library.scripted"_msg, scripted},
            {"doubtful", "cli.library.doubtful"_msg, doubtful}};
}

/// A game other than Cipher, with the number of its listed cards.
struct ListedGame {
    std::string id;
    std::string name;
    std::size_t cards = 0;
};

/// The other games that have cards, in the user's lists or in the folders of the command line.
std::vector<ListedGame> listed_games(CommandLine& line)
{
    std::vector<ListedGame> games;
    for (const std::string_view id : known_card_games) {
        if (id == cipher_game)
            continue;
        const auto found = line.games().find(std::string(id));
        if (const Fault* fault = std::get_if<Fault>(&found)) {
            line.fail(*fault);
            continue;
        }
        const CardGameCatalogue& game = *std::get<const CardGameCatalogue*>(found);
        if (const std::size_t cards = game.catalogue.library.cards().size(); cards > 0)
            games.push_back(
                {std::string(id), in_language(game.profile.name, line.messages()), cards});
    }
    return games;
}

void describe(CommandLine& line)
{
    const std::vector<ListedGame> games = listed_games(line);
    const std::vector<LibraryCount> counts = counts_of(line.catalogue().library);
    if (line.options.json) {
        Json answer = Json::object();
        for (const LibraryCount& count : counts)
            answer.set(count.key, count.number);
        answer.set("doubts", counts.back().number); // the older name of the same number
        const auto card_game_json = [](const ListedGame& game) {
            return Json::object({{"id", game.id}, {"cards", game.cards}});
        };
        if (!games.empty())
            answer.set("games", Json::list(games, card_game_json));
        line.print(std::move(answer));
        return;
    }
    std::vector<std::vector<std::string>> rows;
    for (const LibraryCount& count : counts)
        rows.push_back(
            {line.text(count.label), line.messages().number(static_cast<double>(count.number))});
    for (const ListedGame& game : games)
        rows.push_back({line.text("cli.library.cards-of"_msg, {{"game", game.name}}),
                        line.messages().number(static_cast<double>(game.cards))});
    line.out << table_text({{}, {.heading = {}, .numbers = true}}, rows, Paint(line.colours()));
}

} // namespace

void add_library_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand library(parser, line, "library", "cli.library"_msg,
                             {"library info", "cli.library.example"_msg});
    library.app.require_subcommand(1);

    const Subcommand lint_command(library.app, line, "lint", "cli.library.lint"_msg,
                                  {"library lint my-cards/", "cli.library.lint.example"_msg});
    const CLI::Option& folder = lint_command.optional_argument("DIR", "cli.library.lint.dir"_msg);
    lint_command.runs([&line, &folder] { lint(line, value_of(folder)); });

    const Subcommand info(library.app, line, "info", "cli.library.info"_msg,
                          {"library info", "cli.library.example"_msg});
    info.runs([&line] { describe(line); });

    add_library_import(library.app, line);
}

} // namespace kizuna
