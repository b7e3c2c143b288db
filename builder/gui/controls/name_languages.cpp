#include "gui/controls/name_languages.h"

#include "gui/base/wx_text.h"

#include <algorithm>

namespace kizuna {

wxArrayString name_language_choices(const Messages& messages)
{
    wxArrayString choices;
    for (const NameLanguage& each : name_languages)
        choices.Add(to_wx(messages.get(each.label)));
    return choices;
}

int place_of_name_language(std::string_view value)
{
    const auto found = std::ranges::find(name_languages, value, &NameLanguage::value);
    return found == name_languages.end() ? 0 : static_cast<int>(found - name_languages.begin());
}

std::string_view name_language_at(int place)
{
    return name_languages.at(static_cast<std::size_t>(std::max(0, place))).value;
}

} // namespace kizuna
