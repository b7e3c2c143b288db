#pragma once

#include <string>
#include <string_view>

namespace kizuna {

class Messages;

/// Two sentences with a space between; without one in Japanese. If one is empty, the other alone.
std::string joined_sentences(const std::string& first, const std::string& second,
                             const Messages& messages);
/// "Decks: 3", with the colon of the language.
std::string labelled(const std::string& label, const std::string& text, const Messages& messages);
/// "Altea (3)", with the brackets of the language.
std::string with_aside(const std::string& text, const std::string& aside, const Messages& messages);
/// "3 cards, 1 selected", with the comma of the language.
std::string joined_parts(const std::string& first, const std::string& second,
                         const Messages& messages);
/// A word as a select word of messages, which has no hyphens.
std::string select_word(std::string_view word);

} // namespace kizuna
