#pragma once

#include "app/cards/card_texts.h"
#include "cli/console/subcommands.h"

#include <string>
#include <vector>

namespace kizuna {

/// NAME of docs/CLI.md: the English text, and the Japanese one where it is known.
Json name_json(const std::string& english, const std::string& japanese);
/// The number, or "X".
Json amount_json(Amount amount);
/// The distances, in order.
Json range_json(RangeSet range);
/// The id by which a card's name group goes: that of its first card.
const std::string& name_group_id(const Card& card, const CardLibrary& library);

/// Writes cards as CARD of docs/CLI.md. Refers to the line.
class CardJson {
public:
    explicit CardJson(CommandLine& line);
    Json of(const Card& card) const;

private:
    const CardLibrary& library_;
    const Messages& messages_;
    const CardTexts& own_texts_;
    std::vector<Messages> languages_; ///< every one, for the sentences of skills
};

} // namespace kizuna
