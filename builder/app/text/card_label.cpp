#include "app/text/card_label.h"

#include "decks/deck/deck_statistics.h"

namespace kizuna {

std::string card_name(const Card& card, std::string_view language)
{
    if (language == "both") {
        const std::string japanese = card_name(card, "ja");
        const std::string english = card_name(card, "en");
        return japanese == english ? english : english + " / " + japanese;
    }
    if (language != "ja" || (card.unit_ja.empty() && card.title_ja.empty()))
        return english_name(card);
    if (!card.unit_ja.empty() && !card.title_ja.empty())
        return japanese_name(card);
    const std::string& unit = card.unit_ja.empty() ? card.unit : card.unit_ja;
    const std::string& title = card.title_ja.empty() ? card.title : card.title_ja;
    return title.empty() ? unit : unit + ": " + title;
}

std::string card_label(const Card& card, std::string_view language)
{
    const std::string name = card_name(card, language);
    return language == "ja" ? name + "（" + card.id + "）" : name + " (" + card.id + ")";
}

std::string costs_text(const Card& card)
{
    const std::string cost = amount_text(card.cost);
    return card.class_change_cost ? cost + "(" + amount_text(*card.class_change_cost) + ")" : cost;
}

} // namespace kizuna
