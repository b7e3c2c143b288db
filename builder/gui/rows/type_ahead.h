#pragma once

#include <wx/longlong.h>
#include <wx/string.h>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace kizuna {

/// Letters typed one soon after the other in a list that goes to what begins with them.
class TypeAhead {
public:
    /// The name of an item, of so many.
    using Name = std::function<std::string(std::size_t)>;
    /// The next item from `current` on, and round the end, whose name begins with what was typed,
    /// kana also with its romaji; a letter again goes to the next one of the same. Empty where
    /// there is none.
    std::optional<std::size_t> type(wxUniChar letter, std::size_t items,
                                    std::optional<std::size_t> current, const Name& name);

private:
    std::string typed_; ///< folded
    wxLongLong last_;
};

} // namespace kizuna
