#pragma once

#include "app/cards/card_texts.h"
#include "cli/console/subcommands.h"

#include <string>
#include <vector>

namespace kizuna {

/// NAME of docs/CLI.md: the English name, and the Japanese one if known.
Json name_json(const std::string& english, const std::string& japanese);
/// A number, or "X".
Json amount_json(Amount amount);
/// The distances, ascending.
Json range_json(RangeSet range);
/// The id of a card's name group, which is that of its first card.
const std::string& name_group_id(const Card& card, const CardLibrary& library);

/// Writes cards as CARD of docs/CLI.md. The line must outlive it.
class CardJson {
public:
    explicit CardJson(CommandLine& line);
    Json of(const Card& card) const;

private:
    const CardLibrary& library_;
    const Messages& messages_;
    const CardTexts& own_texts_;
    std::vector<Messages> languages_; ///< all languages, for the sentences of skills
};

} // namespace kizuna
