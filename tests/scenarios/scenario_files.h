#pragma once

#include "scenarios/scenario.h"
#include "test_library.h"

#include <map>

namespace kizuna::test {

inline const std::filesystem::path& game_folder()
{
    static const std::filesystem::path folder = std::filesystem::path(KIZUNA_TEST_SOURCE) / "game";
    return folder;
}

/// No cards, but the words they are described with: enough where a scenario brings its own cards.
inline std::shared_ptr<const CardLibrary> words_only()
{
    static const auto library =
        std::make_shared<const CardLibrary>(std::make_shared<const Vocabulary>(shipped_words()),
                                            std::vector<CardSet>{}, std::vector<Card>{});
    return library;
}

/// Gives the cards of this text, whatever the scenario calls them.
inline LibraryOpener cards_of_text(std::string text)
{
    return [text = std::move(text)](const std::string& path) {
        return scenario_cards(words_only()->words(), path, text);
    };
}

/// The cards of a file, each file read once: hundreds of scenarios name the same few.
inline std::shared_ptr<const CardLibrary> cards_of_file(const std::filesystem::path& file)
{
    static std::map<std::filesystem::path, std::shared_ptr<const CardLibrary>> known;
    auto& cards = known[file.lexically_normal()];
    if (!cards)
        cards = scenario_cards(words_only()->words(), file.filename().string(), file_text(file));
    return cards;
}

/// A scenario of the tests' own; `library:` is relative to it.
inline Scenario read_scenario(const std::filesystem::path& file)
{
    return Scenario(file_text(file), file.string(), words_only(), [&](const std::string& path) {
        return cards_of_file(file.parent_path() / path);
    });
}

/// Cards named by the scenario are found in tests/game.
inline Scenario scenario_of_text(const std::string& text)
{
    return Scenario(text, "scenario.yaml", words_only(),
                    [](const std::string& file) { return cards_of_file(game_folder() / file); });
}

/// Every scenario file below a folder, by name.
inline std::vector<std::filesystem::path> scenario_files(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == ".yaml")
            files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

/// The differences as lines, each with its place.
inline std::string text_of(const std::vector<Difference>& differences)
{
    std::string text;
    for (const Difference& one : differences)
        text += "\n" + one.place.file + ":" + std::to_string(one.place.line) + ": " + one.what +
                ": expected " + one.expected + ", got " + one.actual;
    return text;
}

} // namespace kizuna::test
