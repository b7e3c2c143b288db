#include "app/pool/spoken_card.h"

#include "app/cards/card_facts.h"
#include "app/text/card_label.h"
#include "app/text/joined_text.h"

namespace kizuna {

std::string spoken_card(const Card& card, const CardLibrary& library, const std::string& copies,
                        const std::string& mark, const Messages& messages)
{
    std::string text = card_label(card, messages.card_language());
    if (!mark.empty())
        text = messages.get("mark.before"_msg, {{"mark", mark}, {"name", text}});
    if (!copies.empty())
        text = joined_parts(text, copies, messages);
    for (const CardFact& fact : card_facts(card, library, messages)) {
        if (fact.is_number || fact.is_sign)
            text = joined_parts(text, labelled(fact.label, fact.text, messages), messages);
    }
    return text;
}

} // namespace kizuna
