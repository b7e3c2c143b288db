#pragma once

#include <wx/longlong.h>
#include <wx/string.h>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace kizuna {

/// Collects letters typed in a list less than a second apart, to go to the item that begins with
/// them.
class TypeAhead {
public:
    /// The name of the item at an index.
    using Name = std::function<std::string(std::size_t)>;
    /// The next item from `current` on, wrapping round at the end, whose name begins with what was
    /// typed, kana also by its romaji. The same letter again goes to the next such item. Empty if
    /// there is none.
    std::optional<std::size_t> type(wxUniChar letter, std::size_t items,
                                    std::optional<std::size_t> current, const Name& name);

private:
    std::string typed_; ///< the letters typed so far, folded
    wxLongLong last_;   ///< time of the last letter, in milliseconds
};

} // namespace kizuna
