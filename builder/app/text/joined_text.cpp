#include "app/text/joined_text.h"

#include "app/base/messages.h"

#include <algorithm>

namespace kizuna {

std::string joined_sentences(const std::string& first, const std::string& second,
                             const Messages& messages)
{
    if (first.empty() || second.empty())
        return first + second;
    return messages.get("text.sentences"_msg, {{"first", first}, {"second", second}});
}

std::string labelled(const std::string& label, const std::string& text, const Messages& messages)
{
    return messages.get("text.label"_msg, {{"label", label}, {"text", text}});
}

std::string with_aside(const std::string& text, const std::string& aside, const Messages& messages)
{
    return messages.get("text.aside"_msg, {{"text", text}, {"aside", aside}});
}

std::string joined_parts(const std::string& first, const std::string& second,
                         const Messages& messages)
{
    return messages.get("text.parts"_msg, {{"first", first}, {"second", second}});
}

std::string select_word(std::string_view word)
{
    std::string text(word);
    std::ranges::replace(text, '-', '_');
    return text;
}

} // namespace kizuna
