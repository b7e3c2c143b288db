#include "cards/files/card_yaml.h"

#include "cards/base/faults.h"
#include "cards/effects/script_pool.h"
#include "cards/files/card_yaml_entry.h"
#include "cards/files/library_assembly.h"
#include "cards/files/vocabulary_yaml.h"

#include <algorithm>
#include <memory>
#include <thread>

namespace kizuna {
namespace {

std::string stem(const std::string& file)
{
    const std::size_t begin = file.find_last_of('/') + 1; // npos + 1 is 0
    return file.substr(begin, file.find('.', begin) - begin);
}

SetKind read_kind(const YamlNode& node)
{
    constexpr auto kinds = std::to_array<std::string_view>( // by SetKind
        {"booster", "starter", "promo", "fixture", "user"});
    static_assert(kinds.size() == static_cast<std::size_t>(SetKind::User) + 1);
    const auto kind = std::ranges::find(kinds, node.text());
    if (kind == kinds.end())
        node.refuse(faults::UnknownWord{.what = node.text(),
                                        .other = "kind",
                                        .expected = "booster, starter, promo, fixture, user"});
    return static_cast<SetKind>(kind - kinds.begin());
}

CardSet read_set(const YamlNode& root, const std::string& file)
{
    root.only_keys({"set", "kind", "series", "name", "released", "cards"});
    CardSet set;
    set.id = root.at("set").text();
    set.kind = read_kind(root.at("kind"));
    // The cards of a scenario may be in a file of any name.
    if (set.id != stem(file) && set.kind != SetKind::Fixture)
        root.at("set").refuse(faults::WrongSetFile{set.id, stem(file)});
    if (const auto series = root.find("series"))
        set.series = series->number(0, max_series);
    if (const auto name = root.find("name"))
        set.name = read_local_text(*name, {});
    if (const auto released = root.find("released"))
        set.released = released->month();
    return set;
}

/// Reads a file; keeps all its faults, and whatever could be read.
void read_one_file(const SourceFile& file, const Vocabulary& words, YamlStore* store,
                   SetFiles& into)
{
    into.files.push_back({file.name, {}});
    into.files.back().set.id = stem(file.name);
    attempt(into.faults, [&] {
        auto document = std::make_unique<const YamlDocument>(
            file.load ? file.load() : file.text, file.name, store, words.hash != 0 ? "skills" : "");
        const YamlNode root = document->root();
        root.require_map();
        if (store) {
            SetFiles::File& read = into.files.back();
            read.text = YamlStore::text_of(*document);
            if (document->has_gaps())
                read.unread =
                    std::make_unique<UnreadSkills>(std::move(document), words, into.scripts);
        }
        attempt(into.faults, [&] { into.files.back().set = read_set(root, file.name); });
        const YamlNode cards = root.at("cards");
        cards.require_sequence();
        for (const YamlNode& node : cards.items())
            read_card_entry(node, words, into);
    });
}

std::size_t bytes_of(const SourceFile& file)
{
    return file.load ? file.bytes : file.text.size();
}

/// Reads files [begin, end). Each text is freed as soon as its file is read, but for those whose
/// skills are read later. The lists are reserved at once: a library of a hundred thousand cards
/// does not fragment memory.
SetFiles read_files(std::vector<SourceFile>& files, std::size_t begin, std::size_t end,
                    const Vocabulary& words, const std::shared_ptr<ScriptPool>& scripts,
                    YamlStore* store)
{
    constexpr std::size_t bytes_of_a_short_entry = 200;
    SetFiles read;
    read.scripts = scripts;
    std::size_t bytes = 0;
    for (std::size_t at = begin; at < end; ++at)
        bytes += bytes_of(files[at]);
    read.cards.reserve(bytes / bytes_of_a_short_entry);
    read.notes.reserve(bytes / bytes_of_a_short_entry);
    for (std::size_t at = begin; at < end; ++at) {
        read_one_file(files[at], words, store, read);
        files[at].text = std::string();
    }
    return read;
}

/// Where each thread's run of files begins, so that all have about as much text to read.
std::vector<std::size_t> shares(const std::vector<SourceFile>& files, int threads)
{
    std::size_t bytes = 0;
    for (const SourceFile& file : files)
        bytes += bytes_of(file);
    std::vector<std::size_t> begins = {0};
    std::size_t so_far = 0;
    for (std::size_t at = 0; at < files.size(); ++at) {
        if (so_far > bytes * begins.size() / static_cast<std::size_t>(threads))
            begins.push_back(at);
        so_far += bytes_of(files[at]);
    }
    return begins;
}

std::vector<SetFiles> read_shares(std::vector<SourceFile> files, const Vocabulary& words,
                                  int threads, YamlStore* store)
{
    const std::vector<std::size_t> begins = shares(files, std::max(threads, 1));
    std::vector<SetFiles> read(begins.size());
    const auto scripts = std::make_shared<ScriptPool>();
    const auto read_share = [&](std::size_t share) {
        const std::size_t end = share + 1 < begins.size() ? begins[share + 1] : files.size();
        read[share] = read_files(files, begins[share], end, words, scripts, store);
    };
    {
        std::vector<std::jthread> workers; // joined at the end of this block
        for (std::size_t share = 1; share < begins.size(); ++share)
            workers.emplace_back(read_share, share);
        read_share(0);
    }
    return read;
}

} // namespace

LibraryReading read_library(Vocabulary words, std::vector<SourceFile> files, int threads,
                            YamlStore* store)
{
    const auto known_words = std::make_shared<const Vocabulary>(std::move(words));
    std::vector<SetFiles> shares = read_shares(std::move(files), *known_words, threads, store);
    return assemble_library(std::move(shares), known_words, threads, store);
}

CardLibrary load_library(Vocabulary words, std::vector<SourceFile> files, int threads,
                         YamlStore* store)
{
    LibraryReading reading = read_library(std::move(words), std::move(files), threads, store);
    if (!reading.findings.empty())
        throw DataError(std::move(reading.findings.front()));
    return std::move(reading.library);
}

} // namespace kizuna
