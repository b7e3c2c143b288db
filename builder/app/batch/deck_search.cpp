#include "app/batch/deck_search.h"

#include "app/base/files.h"
#include "app/batch/archive.h"
#include "app/document/deck_storage.h"
#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "decks/files/deck_file.h"
#include "decks/files/deck_file_kizuna.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

namespace kizuna {
namespace {

namespace fs = std::filesystem;

/// Extensions that other kinds of file have too.
constexpr std::array<std::string_view, 6> shared_endings = {".txt",  ".yaml", ".yml",
                                                            ".json", ".csv",  ".code"};

/// Walks through a folder and its subfolders. Links are followed last, so that a folder is found by
/// its own path first.
class DeckWalk {
public:
    explicit DeckWalk(const std::stop_token& stop) : stop_(stop) {}

    DeckFilesFound run(const fs::path& folder)
    {
        collect(folder, 0);
        // The list grows while it is read.
        for (std::size_t at = 0; at < links_.size(); ++at) {
            const auto [link, depth] = links_[at];
            collect(link, depth);
        }
        for (auto* paths : {&found_.files, &found_.passed_over})
            std::ranges::sort(*paths, {}, [](const fs::path& file) { return file.native(); });
        return std::move(found_);
    }

private:
    struct Link {
        fs::path path;
        int depth;
    };

    void fail(const fs::path& folder, std::string reason)
    {
        found_.faults.push_back(file_fault(faults::FileUnreadable{std::move(reason)}, folder));
    }

    /// The canonical path identifies a folder, however many links lead to it.
    bool is_new_folder(const fs::path& folder)
    {
        std::error_code error;
        const fs::path canonical = fs::canonical(folder, error);
        return error || folders_.insert(canonical).second;
    }

    void collect(const fs::path& folder, int depth)
    {
        constexpr int max_depth = 64;
        if (depth > max_depth)
            return fail(folder, "deep-folder");
        if (!is_new_folder(folder))
            return;
        std::error_code error;
        for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
             entry.increment(error)) {
            if (stop_.stop_requested())
                return;
            if (!entry->path().filename().native().starts_with('.'))
                look_at(*entry, depth);
        }
        if (error)
            fail(folder, reason_of(error.value()));
    }

    void look_at(const fs::directory_entry& entry, int depth)
    {
        // Use the type from the directory entry, because a path may be too long for a system call.
        std::error_code unknown;
        const bool is_link = entry.is_symlink(unknown);
        if (entry.is_directory(unknown)) {
            if (is_link)
                links_.push_back({entry.path(), depth + 1});
            else
                collect(entry.path(), depth + 1);
        } else if (entry.is_regular_file(unknown)) {
            const std::string name = entry.path().filename().native();
            if (deck_name(name) != DeckName::No)
                found_.files.push_back(entry.path());
            else if (is_archive_name(name))
                found_.passed_over.push_back(entry.path());
            else
                ++found_.others;
        }
    }

    const std::stop_token& stop_;
    DeckFilesFound found_;
    std::vector<Link> links_;
    std::set<fs::path> folders_;
};

/// True if more of the first lines name known cards than have problems.
bool is_list_of_cards(std::string_view text, const DeckFileTools& tools)
{
    constexpr int max_lines = 100;
    std::size_t end = 0;
    for (int line = 0; line < max_lines && end != std::string_view::npos; ++line)
        end = text.find('\n', end + (line == 0 ? 0 : 1));
    const ImportedDeck list = read_text_deck(text.substr(0, end), {}, tools);
    std::size_t known = 0;
    for (const auto* pile : {&list.deck.cards, &list.deck.maybe})
        known += static_cast<std::size_t>(std::ranges::count_if(*pile, [&](const DeckEntry& entry) {
            return tools.library.find(entry.code).card != nullptr;
        }));
    return known > list.problems.size();
}

bool is_deck_file(const fs::path& file, const DeckFileTools& tools)
{
    if (deck_name(file.filename().native()) == DeckName::Yes)
        return true;
    const auto text = read_deck_text(file, max_kizuna_deck_bytes);
    if (const auto* fault = std::get_if<Fault>(&text))
        return fault->kind == FaultKind::FileUnreadable; // maybe a deck: its reader tells why
    return holds_deck(std::get<std::string>(text), file.native(), tools);
}

} // namespace

DeckName deck_name(std::string_view file)
{
    const std::string name = lower_case(file);
    const bool is_shared = std::ranges::any_of(
        shared_endings, [&](std::string_view ending) { return name.ends_with(ending); });
    const bool is_own = std::ranges::any_of(deck_file_kinds(), [&](const DeckFileKind& kind) {
        const std::string ending = '.' + std::string(kind.extension);
        return kind.recognises && name.ends_with(ending) &&
               std::ranges::find(shared_endings, ending) == shared_endings.end();
    });
    return is_own ? DeckName::Yes : is_shared ? DeckName::Perhaps : DeckName::No;
}

bool holds_deck(std::string_view text, std::string_view file, const DeckFileTools& tools)
{
    const bool is_recognised =
        std::ranges::any_of(deck_file_kinds(), [&](const DeckFileKind& kind) {
            return kind.recognises && kind.recognises(text);
        });
    return is_recognised || (lower_case(file).ends_with(".txt") && is_list_of_cards(text, tools));
}

DeckFilesFound possible_deck_files_under(const fs::path& folder, const std::stop_token& stop)
{
    return DeckWalk(stop).run(folder);
}

DeckFilesFound deck_files_under(const fs::path& folder, const DeckFileTools& tools,
                                const std::stop_token& stop)
{
    DeckFilesFound found = possible_deck_files_under(folder, stop);
    std::erase_if(found.files, [&](const fs::path& file) {
        if (stop.stop_requested())
            return true;
        if (is_deck_file(file, tools))
            return false;
        found.passed_over.push_back(file);
        return true;
    });
    return found;
}

} // namespace kizuna
