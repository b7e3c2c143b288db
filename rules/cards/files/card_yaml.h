#pragma once

#include "cards/library/card_library.h"
#include "cards/yaml/yaml_store.h"

#include <functional>
#include <string>
#include <vector>

namespace kizuna {

/// One file of a card library: its text, or a function that loads it.
struct SourceFile {
    std::string name;                       ///< as shown in errors; its stem is the set's id
    std::string text;                       ///< used where `load` is empty
    std::function<std::string()> load = {}; ///< throws DataError, which becomes a finding
    std::size_t bytes = 0; ///< about the size of what `load` gives: threads share the work by it
};

/// The result of reading a library: the cards that could be read and everything wrong with the
/// rest.
struct LibraryReading {
    CardLibrary library;
    std::vector<Fault> findings; ///< by file, line and column; empty where all is well
};

/// Reads set files (form: data/README.md) with `threads` threads, 1 or more; the result does not
/// depend on their number. Finds every fault of every file, not only the first. `store`, which may
/// be null, is a cache: a text it knows is not parsed again, and if the text had no fault among the
/// same units, titles and words, its skills are read only on first access.
LibraryReading read_library(Vocabulary words, std::vector<SourceFile> files, int threads = 1,
                            YamlStore* store = nullptr);

/// As read_library, for shipped data: throws DataError with the first finding.
CardLibrary load_library(Vocabulary words, std::vector<SourceFile> files, int threads = 1,
                         YamlStore* store = nullptr);

} // namespace kizuna
