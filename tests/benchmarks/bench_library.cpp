#include "bench_library.h"

#include "test_library.h"

#include <cctype>
#include <fstream>

namespace kizuna::bench {
namespace {

bool begins_a_set_id(std::string_view text, std::size_t at)
{
    const auto digit = [&](std::size_t place) {
        return place < text.size() && text[place] >= '0' && text[place] <= '9';
    };
    const bool letter = text[at] == 'B' || text[at] == 'S' || text[at] == 'P';
    const bool word_before = at > 0 && std::isalnum(static_cast<unsigned char>(text[at - 1]));
    return letter && !word_before && digit(at + 1) && digit(at + 2);
}

/// Titles that effects name get the number, too.
std::string with_numbered_filters(std::string text, const std::string& number)
{
    constexpr std::string_view key = "'title:";
    for (std::size_t at = text.find(key); at != std::string::npos; at = text.find(key, at + 1)) {
        if (const std::size_t end = text.find('\'', at + key.size()); end != std::string::npos)
            text.insert(end, number);
    }
    return text;
}

/// The same file with "K7" before each set id and 7 after each title.
std::string copy_of(std::string_view text, const std::string& number)
{
    std::string ids;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (begins_a_set_id(text, at))
            ids += "K" + number;
        ids += text[at];
    }
    std::string titles;
    constexpr std::string_view key = "\n  title: ";
    std::size_t from = 0;
    for (std::size_t at = ids.find(key); at != std::string::npos; at = ids.find(key, from)) {
        const std::size_t end = ids.find('\n', at + 1);
        const char quote = ids[end - 1];
        const bool quoted = quote == ids[at + key.size()] && (quote == '"' || quote == '\'');
        titles.append(ids, from, end - from - (quoted ? 1 : 0));
        titles += number;
        if (quoted)
            titles += quote;
        from = end;
    }
    return with_numbered_filters(std::move(titles.append(ids, from)), number);
}

std::size_t cards_in(std::string_view text)
{
    std::size_t count = 0;
    for (std::size_t at = text.find("\n- id:"); at != std::string_view::npos;
         at = text.find("\n- id:", at + 1))
        ++count;
    return count;
}

} // namespace

const std::vector<SourceFile>& shipped_files()
{
    static const std::vector<SourceFile> files = test::shipped_card_files();
    return files;
}

const Vocabulary& shipped_words()
{
    static const Vocabulary words = test::shipped_words();
    return words;
}

const CardLibrary& shipped_library()
{
    return test::shipped_library();
}

std::vector<SourceFile> synthetic_files(std::size_t cards)
{
    std::vector<SourceFile> files;
    std::size_t so_far = 0;
    for (int round = 1; so_far < cards; ++round) {
        const std::string number = std::to_string(round);
        for (const SourceFile& file : shipped_files()) {
            so_far += cards_in(file.text);
            files.push_back({.name = "K" + number + file.name, .text = copy_of(file.text, number)});
        }
    }
    return files;
}

void write_files(const std::vector<SourceFile>& files, const std::filesystem::path& folder)
{
    for (const SourceFile& file : files)
        std::ofstream(folder / file.name, std::ios::binary) << file.text;
}

std::size_t bytes_of(const std::vector<SourceFile>& files)
{
    std::size_t bytes = 0;
    for (const SourceFile& file : files)
        bytes += file.text.size();
    return bytes;
}

} // namespace kizuna::bench
