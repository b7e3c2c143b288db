#include "app/settings/settings_file.h"

#include "app/base/files.h"
#include "cards/yaml/yaml_reader.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace kizuna {
namespace {

namespace fs = std::filesystem;

/// A lock that a writer holds. It is a file of its own, because the settings file is replaced on
/// every save.
class Lock {
public:
    explicit Lock(const fs::path& file)
        : descriptor_(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600))
    {
    }
    ~Lock()
    {
        if (descriptor_ >= 0)
            ::close(descriptor_);
    }
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;

    /// False if another program holds it. True if locks are not possible here, so that saving still
    /// works.
    bool take() const
    {
        return descriptor_ < 0 || ::flock(descriptor_, LOCK_EX | LOCK_NB) == 0 ||
               errno != EWOULDBLOCK;
    }

private:
    int descriptor_;
};

/// A line of the file with a key, and the lines that belong to it.
struct Block {
    std::string key;
    std::string text;
};

std::vector<Block> blocks_of(std::string_view text)
{
    std::vector<Block> blocks;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        const std::string line(text.substr(0, end));
        text.remove_prefix(end);
        if (blocks.empty() || std::string_view(" -#\r\n").find(line.front()) == std::string::npos)
            blocks.push_back({line.substr(0, line.find(':')), {}});
        blocks.back().text += line;
        if (line.back() != '\n')
            blocks.back().text += '\n';
    }
    return blocks;
}

const std::string* text_of(const std::vector<Block>& blocks, std::string_view key)
{
    const auto found = std::ranges::find(blocks, key, &Block::key);
    return found == blocks.end() ? nullptr : &found->text;
}

/// Settings that only make sense together.
constexpr std::array<std::string_view, 2> open_decks{"open-decks", "active-deck"};
constexpr std::array<std::string_view, 3> window{"window-width", "window-height",
                                                 "window-maximised"};

bool is_other(const std::vector<Block>& before, const std::vector<Block>& after,
              std::string_view key)
{
    const std::string* one = text_of(before, key);
    const std::string* two = text_of(after, key);
    return (one == nullptr) != (two == nullptr) || (one && *one != *two);
}

template <typename Each>
bool contains(const std::vector<Each>& list, const Each& each)
{
    return std::ranges::find(list, each) != list.end();
}

/// Merges a newest-first list that two programs changed: entries added or moved up here go before
/// theirs, entries removed here are removed from theirs.
std::vector<std::string> merge_newest(const std::vector<std::string>& before,
                                      const std::vector<std::string>& mine,
                                      const std::vector<std::string>& theirs, std::size_t max)
{
    // The unchanged end of the list was not touched here.
    std::size_t touched = mine.size();
    auto place = before.end();
    while (touched > 0) {
        const auto found = std::find(before.begin(), place, mine[touched - 1]);
        if (found == place)
            break;
        place = found;
        --touched;
    }
    std::vector<std::string> merged(mine.begin(),
                                    mine.begin() + static_cast<std::ptrdiff_t>(touched));
    for (const std::string& each : theirs) {
        if (!contains(merged, each) && (contains(mine, each) || !contains(before, each)))
            merged.push_back(each);
    }
    merged.resize(std::min(merged.size(), max));
    return merged;
}

std::vector<std::string> merge_sets(const std::vector<std::string>& before,
                                    const std::vector<std::string>& mine,
                                    std::vector<std::string> theirs)
{
    std::erase_if(theirs, [&](const std::string& each) {
        return contains(before, each) && !contains(mine, each);
    });
    for (const std::string& each : mine) {
        if (!contains(before, each) && !contains(theirs, each))
            theirs.push_back(each);
    }
    return theirs;
}

std::vector<SavedSearch> merge_searches(const std::vector<SavedSearch>& before,
                                        const std::vector<SavedSearch>& mine, PoolSettings theirs)
{
    for (const SavedSearch& each : before) {
        if (std::ranges::find(mine, each.name, &SavedSearch::name) == mine.end())
            forget_search(theirs, each.name);
    }
    for (const SavedSearch& each : mine) {
        if (!contains(before, each))
            save_search(theirs, each);
    }
    return theirs.saved;
}

constexpr std::array<std::string_view, 4> lists{"recent-decks", "search-history", "built-decks",
                                                "saved-searches"};

/// My settings, with the lists merged with theirs.
Settings with_lists(const Settings& before, Settings mine, const Settings& theirs)
{
    mine.recent_decks =
        merge_newest(before.recent_decks, mine.recent_decks, theirs.recent_decks, max_recent_decks);
    mine.pool.history = merge_newest(before.pool.history, mine.pool.history, theirs.pool.history,
                                     max_searches_kept);
    mine.pool.built_decks =
        merge_sets(before.pool.built_decks, mine.pool.built_decks, theirs.pool.built_decks);
    mine.pool.saved = merge_searches(before.pool.saved, mine.pool.saved, theirs.pool);
    return mine;
}

/// True for a file of only blank lines and comments, which is no loss.
bool says_nothing(std::string_view text)
{
    try {
        YamlDocument(text, "settings");
    } catch (const DataError& error) {
        return error.fault().kind == FaultKind::Empty;
    }
    return false;
}

} // namespace

std::optional<fs::path> put_aside_damaged(const fs::path& settings)
{
    const std::optional<std::string> text = read_if_possible(settings);
    std::error_code error;
    if (text ? settings_in(*text) || says_nothing(*text) : !fs::is_regular_file(settings, error))
        return std::nullopt;
    fs::path aside = put_aside_as(settings);
    fs::rename(settings, aside, error);
    return error ? std::nullopt : std::optional(std::move(aside));
}

SettingsFile::SettingsFile(fs::path file, Settings read)
    : file_(std::move(file)), known_(std::move(read))
{
}

SettingsFile::Saved SettingsFile::save(const Settings& settings, Patience patience)
{
    constexpr int max_tries = 200;
    constexpr auto pause = std::chrono::milliseconds(5);
    std::error_code error;
    fs::create_directories(file_.parent_path(), error);
    const Lock lock(file_.parent_path() / ("." + file_.filename().string() + ".lock"));
    for (int tried = 1; !lock.take(); ++tried) {
        if (patience == Patience::None || tried == max_tries)
            return {};
        std::this_thread::sleep_for(pause);
    }
    put_aside_damaged(file_);
    std::optional<Fault> fault = write_file(file_, merged(settings));
    if (!fault)
        known_ = settings;
    return {.was_tried = true, .fault = std::move(fault)};
}

/// The new text of the file. Keys it does not know are kept, for newer versions of the program.
std::string SettingsFile::merged(const Settings& settings) const
{
    const std::optional<std::string> there = read_if_possible(file_);
    const std::optional<Settings> theirs = there ? settings_in(*there) : std::nullopt;
    if (!theirs)
        return settings_text(settings);
    const std::vector<Block> before = blocks_of(settings_text(known_));
    const std::vector<Block> mine = blocks_of(settings_text(with_lists(known_, settings, *theirs)));
    const auto is_mine = [&](const std::string& key) {
        const auto any_of = [&](const auto& keys) {
            return std::ranges::find(keys, key) != keys.end() &&
                   std::ranges::any_of(keys,
                                       [&](auto each) { return is_other(before, mine, each); });
        };
        return std::ranges::find(lists, key) != lists.end() || is_other(before, mine, key) ||
               any_of(open_decks) || any_of(window);
    };
    std::string text;
    const std::vector<Block> old = blocks_of(*there);
    for (const Block& block : old) {
        const std::string* changed = is_mine(block.key) ? text_of(mine, block.key) : &block.text;
        if (changed)
            text += *changed;
    }
    for (const Block& block : mine) {
        if (!text_of(old, block.key) && is_mine(block.key))
            text += block.text;
    }
    return settings_in(text) ? text : settings_text(settings);
}

} // namespace kizuna
