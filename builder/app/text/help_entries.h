#pragma once

#include "app/base/messages.h"
#include "app/text/rule_clauses.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A range of a help text, in bytes, with its own font.
struct HelpMark {
    enum class Kind {
        Strong, ///< bold
        Sample, ///< fixed width: keys, commands and their output
    };
    Kind kind;
    std::size_t begin;
    std::size_t end; ///< behind the last byte

    bool operator==(const HelpMark&) const = default;
};

/// An entry of a help window.
struct HelpEntry {
    std::string title;                ///< as the list shows it
    std::string section;              ///< heading it is listed under
    std::string text;                 ///< paragraphs; the last one is the source or formula
    std::string id = {};              ///< for links from a study; mostly empty
    std::vector<HelpMark> marks = {}; ///< ranges of `text`
};

/// The rules of the game, in file order.
std::vector<HelpEntry> clause_entries(std::span<const RuleClause> clauses,
                                      const Messages& messages);

/// An explanation of each number about decks, in plain words and as a formula.
std::vector<HelpEntry> number_entries(const Messages& messages);

/// Indices of the entries that contain every word; ignores case, accents and kana. All if `words`
/// is empty.
std::vector<std::size_t> matching(std::span<const HelpEntry> entries, std::string_view words);

} // namespace kizuna
