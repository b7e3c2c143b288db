#pragma once

#include "app/base/messages.h"

#include <wx/arrstr.h>

#include <array>
#include <string_view>

namespace kizuna {

/// A language that cards can be named in.
struct NameLanguage {
    std::string_view value; ///< as Settings::card_names
    MessageKey label;
};

/// In the order in which they are offered.
inline constexpr std::array name_languages{
    NameLanguage{"", "gui.preferences.card-names.window"_msg},
    NameLanguage{"en", "gui.preferences.card-names.en"_msg},
    NameLanguage{"ja", "gui.preferences.card-names.ja"_msg},
    NameLanguage{"both", "gui.preferences.card-names.both"_msg}};

/// Their names, for a wxChoice.
wxArrayString name_language_choices(const Messages& messages);
/// Where it stands among them; the first where it is none of them.
int place_of_name_language(std::string_view value);
/// What stands at a place of a wxChoice; the first where that is none.
std::string_view name_language_at(int place);

} // namespace kizuna
