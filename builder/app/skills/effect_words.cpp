#include "app/skills/effect_words.h"

#include <algorithm>

namespace kizuna {
namespace {

/// A message chooses by words without a hyphen.
std::string chooser(std::string_view word)
{
    std::string text(word);
    std::ranges::replace(text, '-', '_');
    return text;
}

} // namespace

std::string effect_family_text(std::string_view word, const Messages& messages)
{
    return messages.get("skills.does"_msg, {{"family", chooser(word)}});
}

std::string paid_with_text(std::string_view word, const Messages& messages)
{
    return messages.get("skills.pays"_msg, {{"payment", chooser(word)}});
}

std::string moment_text(std::string_view word, const Messages& messages)
{
    return messages.get("skills.when"_msg, {{"moment", chooser(word)}});
}

} // namespace kizuna
