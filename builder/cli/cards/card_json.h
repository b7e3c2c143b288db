#pragma once

#include "app/base/messages.h"
#include "cards/library/card_library.h"
#include "cli/console/json.h"

#include <string>

namespace kizuna {

/// NAME of docs/CLI.md: the English text, and the Japanese one where it is known.
Json name_json(const std::string& english, const std::string& japanese);
/// The number, or "X".
Json amount_json(Amount amount);
/// The id by which a card's name group goes: that of its first card.
const std::string& name_group_id(const Card& card, const CardLibrary& library);
/// CARD of docs/CLI.md; the sentences of its skills are in the language of the messages.
Json card_json(const Card& card, const CardLibrary& library, const Messages& messages);

} // namespace kizuna
