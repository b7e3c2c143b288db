#include "cards/library/full_name.h"

namespace kizuna {

std::string english_name(const Card& card)
{
    return card.title.empty() ? card.unit : card.unit + ": " + card.title;
}

std::string japanese_name(const Card& card)
{
    const char* space = card.title_ja.empty() || card.unit_ja.empty() ? "" : " ";
    return card.title_ja + space + card.unit_ja;
}

} // namespace kizuna
