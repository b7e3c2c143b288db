#include "app/files/tab_names.h"

#include <algorithm>

namespace kizuna {
namespace {

/// The file name without extension; ".kizuna.yaml" counts as one.
std::string short_file_name(const std::filesystem::path& file)
{
    std::filesystem::path name = file.filename();
    if (name.stem().extension() == ".kizuna")
        name = name.stem();
    return name.stem().string();
}

std::string name_with_folder(const std::filesystem::path& file)
{
    return (file.parent_path().filename() / short_file_name(file)).string();
}

/// What distinguishes a deck's file from those of decks with the same name.
std::string mark_of(std::span<const OpenDeck> decks, const std::vector<std::string>& names,
                    std::size_t which)
{
    const std::filesystem::path& file = decks[which].file;
    for (const auto mark : {&short_file_name, &name_with_folder}) {
        bool is_alone = !file.empty();
        for (std::size_t other = 0; other < decks.size(); ++other) {
            if (other != which && names[other] == names[which])
                is_alone = is_alone && mark(decks[other].file) != mark(file);
        }
        if (is_alone)
            return mark(file);
    }
    return std::to_string(which + 1);
}

} // namespace

std::vector<TabName> tab_names(std::span<const OpenDeck> decks, const Messages& messages)
{
    std::vector<std::string> names;
    for (const OpenDeck& deck : decks)
        names.push_back(deck_name(deck.deck(), deck.file, messages));
    std::vector<TabName> apart;
    for (std::size_t at = 0; at < names.size(); ++at) {
        if (std::ranges::count(names, names[at]) == 1) {
            apart.push_back({names[at], names[at]});
            continue;
        }
        const std::string mark = mark_of(decks, names, at);
        apart.push_back(
            {mark, messages.get("gui.tabs.told-apart"_msg, {{"mark", mark}, {"name", names[at]}})});
    }
    return apart;
}

} // namespace kizuna
