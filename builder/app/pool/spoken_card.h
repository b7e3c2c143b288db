#pragma once

#include "app/base/messages.h"
#include "cards/library/card_library.h"

#include <string>

namespace kizuna {

/// A card as a screen reader says it where only its picture is seen: its mark where something is
/// wrong with it, its name, how many copies there are, then what a row of the lists says.
/// `copies` and `mark` are in words and may be empty.
std::string spoken_card(const Card& card, const CardLibrary& library, const std::string& copies,
                        const std::string& mark, const Messages& messages);

} // namespace kizuna
