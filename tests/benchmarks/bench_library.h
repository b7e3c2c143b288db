#pragma once

#include "cards/files/card_yaml.h"

#include <filesystem>
#include <string>
#include <vector>

namespace kizuna::bench {

/// The shipped set files, whole.
const std::vector<SourceFile>& shipped_files();
const Vocabulary& shipped_words();
const CardLibrary& shipped_library();

/// Set files of `cards` synthetic cards: the shipped ones again and again under other ids and
/// titles.
std::vector<SourceFile> synthetic_files(std::size_t cards);

void write_files(const std::vector<SourceFile>& files, const std::filesystem::path& folder);
std::size_t bytes_of(const std::vector<SourceFile>& files);

} // namespace kizuna::bench
