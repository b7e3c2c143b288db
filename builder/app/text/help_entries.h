#pragma once

#include "app/base/messages.h"
#include "app/text/rule_clauses.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

/// A stretch of a help text that is shown in other letters, in bytes.
struct HelpMark {
    enum class Kind {
        Strong, ///< bold
        Sample, ///< letters of one width: keys, commands and what they say
    };
    Kind kind;
    std::size_t begin;
    std::size_t end; ///< behind it

    bool operator==(const HelpMark&) const = default;
};

/// One thing that a help window explains.
struct HelpEntry {
    std::string title;                ///< as the list shows it
    std::string section;              ///< what it stands under
    std::string text;                 ///< paragraphs, with the source or the formula as the last
    std::string id = {};              ///< finds the entry that a study leads to; mostly empty
    std::vector<HelpMark> marks = {}; ///< of the text
};

/// The rules of the game, in the order of the file.
std::vector<HelpEntry> clause_entries(std::span<const RuleClause> clauses,
                                      const Messages& messages);

/// What each number means that the program tells about a deck, in plain words and as a formula.
std::vector<HelpEntry> number_entries(const Messages& messages);

/// Which entries have every word of a search, in any part; case, accents and kana make no
/// difference. All of them where nothing is searched for.
std::vector<std::size_t> matching(std::span<const HelpEntry> entries, std::string_view words);

} // namespace kizuna
