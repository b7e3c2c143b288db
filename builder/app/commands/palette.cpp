#include "app/commands/palette.h"

#include "cards/base/plain_text.h"
#include "cards/text/text_folding.h"

#include <algorithm>
#include <tuple>

namespace kizuna {
namespace {

constexpr int for_letter = 1;
constexpr int for_neighbour = 4;
constexpr int for_word_begin = 6;
constexpr int for_text_begin = 4;
constexpr int label_before_id = 8;   ///< bonus for a match in the label, which is visible
constexpr int for_whole_words = 500; ///< bonus over any match with gaps
constexpr int only_in_help = -1'000; ///< after all other matches

int place_score(std::string_view text, std::size_t at)
{
    if (at == 0)
        return for_text_begin + for_word_begin;
    return text[at - 1] == ' ' ? for_word_begin : 0;
}

/// The best score of matching the letters of `word` in their order; empty if there is no match.
std::optional<int> word_score(std::string_view word, std::string_view text)
{
    constexpr int none = -1;
    // By position: the best score of the letters so far, with the last one there.
    std::vector<int> ending(text.size(), none);
    for (std::size_t letter = 0; letter < word.size(); ++letter) {
        std::vector<int> next(text.size(), none);
        int apart = letter == 0 ? 0 : none; // best score with a gap before this position
        for (std::size_t at = 0; at < text.size(); ++at) {
            if (letter > 0 && at >= 2)
                apart = std::max(apart, ending[at - 2]);
            int before = apart;
            if (letter > 0 && at >= 1 && ending[at - 1] != none)
                before = std::max(before, ending[at - 1] + for_neighbour);
            if (before != none && text[at] == word[letter])
                next[at] = before + for_letter + place_score(text, at);
        }
        ending = std::move(next);
    }
    const int best = ending.empty() ? none : *std::ranges::max_element(ending);
    return best == none ? std::nullopt : std::optional(best);
}

/// The score of a folded text for the folded input; empty if it does not match. The letters of each
/// typed word must appear in their order; letters at the start of words and side by side score
/// higher.
std::optional<int> folded_score(std::string_view typed, std::string_view text)
{
    int score = 0;
    for (const std::string_view word : split(typed, ' ')) {
        if (word.empty())
            continue;
        const std::optional<int> of_word = word_score(word, text);
        if (!of_word)
            return std::nullopt;
        score += *of_word;
    }
    return score;
}

/// True if the text contains each word as typed; `whole`: as a whole word.
bool holds_words(std::string_view text, std::string_view words, bool whole = false)
{
    const std::string spaced = " " + std::string(text) + " ";
    return std::ranges::all_of(split(words, ' '), [&](std::string_view part) {
        const std::string word(part);
        return word.empty() || spaced.find(whole ? " " + word + " " : word) != std::string::npos;
    });
}

/// An id with spaces in place of dots and hyphens: "card remove all".
std::string words_of(std::string id)
{
    std::ranges::replace_if(
        id, [](char letter) { return letter == '.' || letter == '-'; }, ' ');
    return id;
}

} // namespace

std::string menu_name(CommandMenu menu, const Messages& messages)
{
    return without_mnemonic(messages.get(menu_title(menu)));
}

std::vector<PaletteEntry> palette_entries(const CommandContext& context,
                                          const std::function<void(std::string_view id)>& run)
{
    std::vector<PaletteEntry> entries;
    for (const Command& command : context.commands) {
        if (command.id == "app.palette")
            continue;
        PaletteEntry entry;
        entry.label = plain_label(command, context);
        entry.where = menu_name(command.menu, context.messages);
        entry.shortcut = command.shortcut;
        entry.help = context.messages.get(command.help);
        if (!is_enabled(command, context))
            entry.why_not = why_not(command, context);
        entry.id = command.id;
        entry.run = [run, id = command.id] { run(id); };
        entries.push_back(std::move(entry));
    }
    return entries;
}

std::vector<std::size_t> palette_matches(std::span<const PaletteEntry> entries,
                                         std::string_view typed)
{
    struct Match {
        std::size_t entry;
        int score;
        bool enabled;
    };
    const std::string folded = fold(typed);
    std::vector<Match> found;
    for (std::size_t at = 0; at < entries.size(); ++at) {
        const PaletteEntry& entry = entries[at];
        if (folded.empty()) {
            found.push_back({at, 0, true});
            continue;
        }
        const std::string label = fold(entry.label);
        std::optional<int> score = folded_score(folded, label);
        if (score)
            *score += label_before_id + (holds_words(label, folded, true) ? for_whole_words : 0);
        for (const std::string& other : {words_of(entry.id), entry.where + " " + entry.label}) {
            if (const auto too = folded_score(folded, fold(other)))
                score = std::max(score.value_or(0), *too);
        }
        if (!score && holds_words(fold(entry.help), folded))
            score = only_in_help;
        if (score)
            found.push_back({at, *score, entry.is_enabled()});
    }
    std::ranges::stable_sort(found, [](const Match& one, const Match& other) {
        return std::tuple(-one.score, !one.enabled) < std::tuple(-other.score, !other.enabled);
    });
    std::vector<std::size_t> matches;
    for (const Match& match : found)
        matches.push_back(match.entry);
    return matches;
}

} // namespace kizuna
