#pragma once

#include "app/base/messages.h"

#include <wx/arrstr.h>

#include <array>
#include <string_view>

namespace kizuna {

/// A language in which cards can be named.
struct NameLanguage {
    std::string_view value; ///< as in Settings::card_names
    MessageKey label;
};

/// All of them, in the order offered.
inline constexpr std::array name_languages{
    NameLanguage{"", "gui.preferences.card-names.window"_msg},
    NameLanguage{"en", "gui.preferences.card-names.en"_msg},
    NameLanguage{"ja", "gui.preferences.card-names.ja"_msg},
    NameLanguage{"both", "gui.preferences.card-names.both"_msg}};

/// The languages' names in that order, for a wxChoice.
wxArrayString name_language_choices(const Messages& messages);
/// The index of a value in name_languages; 0 if it is unknown.
int place_of_name_language(std::string_view value);
/// The value at an index of name_languages; the first value if the index is out of range.
std::string_view name_language_at(int place);

} // namespace kizuna
