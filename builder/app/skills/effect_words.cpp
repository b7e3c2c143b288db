#include "app/skills/effect_words.h"

#include "app/text/joined_text.h"

namespace kizuna {

std::string effect_family_text(std::string_view word, const Messages& messages)
{
    return messages.get("skills.does"_msg, {{"family", select_word(word)}});
}

std::string paid_with_text(std::string_view word, const Messages& messages)
{
    return messages.get("skills.pays"_msg, {{"payment", select_word(word)}});
}

std::string moment_text(std::string_view word, const Messages& messages)
{
    return messages.get("skills.when"_msg, {{"moment", select_word(word)}});
}

} // namespace kizuna
