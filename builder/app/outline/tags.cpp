#include "app/outline/tags.h"

#include "app/base/files.h"
#include "app/document/deck_storage.h"
#include "cards/base/plain_text.h"
#include "cards/text/text_folding.h"

#include <algorithm>
#include <set>

namespace kizuna {
namespace {

constexpr std::size_t max_files = 200; ///< files read for the tags of a folder

/// Replaces all kinds of comma by ",".
std::string with_plain_commas(std::string_view line)
{
    std::string text(line);
    for (const std::string_view comma : {"、", "，", "､"}) {
        for (std::size_t at = 0; (at = text.find(comma, at)) != std::string::npos;)
            text.replace(at, comma.size(), ",");
    }
    return text;
}

} // namespace

std::vector<std::string> tags_in(std::string_view line)
{
    const std::string text = with_plain_commas(line);
    std::vector<std::string> tags;
    for (const std::string_view part : split(text, ',')) {
        const std::string_view tag = trimmed(part);
        if (!tag.empty() && std::ranges::find(tags, tag) == tags.end())
            tags.emplace_back(tag);
    }
    return tags;
}

std::string tags_line(std::span<const std::string> tags)
{
    std::string line;
    for (const std::string& tag : tags)
        line += (line.empty() ? "" : ", ") + tag;
    return line;
}

std::vector<std::string> tags_of_decks(std::span<const std::filesystem::path> files,
                                       const Catalogue& catalogue, std::string_view language)
{
    std::set<std::string> found;
    for (const std::filesystem::path& file : files) {
        const LoadedDeck loaded = load_deck(file, catalogue.tools());
        found.insert(loaded.imported.deck.tags.begin(), loaded.imported.deck.tags.end());
    }
    const std::vector<std::string> tags(found.begin(), found.end());
    const std::vector<std::string> keys = collation_keys(tags, language);
    std::vector<std::pair<std::string, std::string>> ordered;
    for (std::size_t at = 0; at < tags.size(); ++at)
        ordered.emplace_back(keys[at], tags[at]);
    std::ranges::sort(ordered);
    std::vector<std::string> sorted;
    for (auto& [key, tag] : ordered)
        sorted.push_back(std::move(tag));
    return sorted;
}

std::vector<std::filesystem::path> decks_nearby(const DeckDocument& document,
                                                std::span<const std::string> recent)
{
    std::vector<std::filesystem::path> files(recent.begin(), recent.end());
    if (document.file().empty())
        return files;
    try {
        const std::string ending = "." + std::string(deck_file_kinds().front().extension);
        for (const std::filesystem::path& file :
             files_in(absolute_path(document.file()).parent_path(), ending)) {
            if (files.size() < max_files && std::ranges::find(files, file) == files.end())
                files.push_back(file);
        }
    } catch (const DataError&) {
        // A missing folder has no tags.
    }
    return files;
}

DeckRemarks remarks_of(const Deck& deck)
{
    return {deck.author, deck.notes, deck.tags};
}

void type_remarks(DeckDocument& document, const DeckRemarks& remarks, const Messages& messages)
{
    Deck next = document.deck();
    next.author = remarks.author;
    next.notes = remarks.notes;
    next.tags = remarks.tags;
    document.type(DeckDocument::Typed::Remarks, std::move(next),
                  messages.get("command.reason.notes"_msg));
}

} // namespace kizuna
