#pragma once

#include "cards/base/plain_text.h"
#include "decks/lookup/text_line.h"

#include <optional>
#include <string_view>

namespace kizuna {

/// The Japanese counter of cards.
constexpr std::string_view sheets = "枚";

/// Takes `front` off the beginning of a text; false where the text does not begin with it.
bool take_front(std::string_view& text, std::string_view front);

/// A number in digits as a count; its copies are empty where no entry of a deck can have so many.
TextCount count_of(std::string_view number);

/// Takes a count off the front of the text; the text stays whole where there is none.
std::optional<TextCount> take_count(std::string_view& text);

} // namespace kizuna
