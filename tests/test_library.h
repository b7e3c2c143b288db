#pragma once

#include "cards/files/card_yaml.h"
#include "cards/files/vocabulary_yaml.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace kizuna::test {

/// A file of the test's own, whole. Throws where it is missing: a test never runs on nothing.
inline std::string file_text(const std::filesystem::path& file)
{
    std::ifstream in(file, std::ios::binary);
    if (!in)
        throw std::runtime_error("cannot read " + file.string());
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

inline Vocabulary shipped_words()
{
    static const std::filesystem::path data = KIZUNA_TEST_DATA;
    static const Vocabulary words =
        read_vocabulary(file_text(data / "vocabulary.yaml"), "vocabulary.yaml",
                        file_text(data / "emblems.yaml"), "emblems.yaml");
    return words;
}

inline std::vector<SourceFile> shipped_card_files()
{
    std::vector<SourceFile> files;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::filesystem::path(KIZUNA_TEST_DATA) / "cards"))
        files.push_back({entry.path().filename().string(), file_text(entry.path())});
    std::ranges::sort(files, {}, &SourceFile::name);
    return files;
}

/// The real library, read once for all tests of a program.
inline const CardLibrary& shipped_library()
{
    static const CardLibrary library = load_library(shipped_words(), shipped_card_files());
    return library;
}

/// A small library from the body of one fixture set: the list under `cards:`.
inline CardLibrary library_of(const std::string& cards_yaml)
{
    return load_library(shipped_words(),
                        {{"T01.yaml", "set: T01\nkind: fixture\ncards:\n" + cards_yaml}});
}

} // namespace kizuna::test
