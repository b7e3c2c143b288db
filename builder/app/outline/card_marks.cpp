#include "app/outline/card_marks.h"

#include "app/text/violation_text.h"

#include <algorithm>
#include <type_traits>
#include <variant>

namespace kizuna {
namespace {

/// True where the rule is broken by this card, or by too many of it and others.
bool is_broken_by(const Card& card, const Violation& violation)
{
    return std::visit(
        [&](const auto& reason) {
            using Reason = std::decay_t<decltype(reason)>;
            if constexpr (std::is_same_v<Reason, NotAllowed>)
                return reason.card == &card;
            else if constexpr (std::is_same_v<Reason, TooManyCopies>)
                return std::ranges::find(reason.cards, &card) != reason.cards.end();
            else if constexpr (std::is_same_v<Reason, WrongCount> ||
                               std::is_same_v<Reason, WrongSum>)
                return reason.actual > reason.max &&
                       std::ranges::find(reason.cards, &card) != reason.cards.end();
            else
                return false;
        },
        violation.reason);
}

} // namespace

std::string mark_text(CardFlaw flaw, const Messages& messages)
{
    switch (flaw) {
    case CardFlaw::None:
        break;
    case CardFlaw::OverLimit:
        return messages.get("mark.over-limit"_msg);
    case CardFlaw::Forbidden:
        return messages.get("mark.forbidden"_msg);
    }
    return {};
}

CardMarks::CardMarks(const DeckDocument& document, const Messages& messages)
    : document_(document), messages_(messages)
{
    read_deck();
}

void CardMarks::read_deck()
{
    over_limit_.clear();
    for (const Violation& violation : document_.violations()) {
        if (const auto* copies = std::get_if<TooManyCopies>(&violation.reason))
            over_limit_.insert(copies->cards.begin(), copies->cards.end());
        else if (const auto* count = std::get_if<WrongCount>(&violation.reason);
                 count && count->actual > count->max)
            over_limit_.insert(count->cards.begin(), count->cards.end());
        else if (const auto* sum = std::get_if<WrongSum>(&violation.reason);
                 sum && sum->actual > sum->max)
            over_limit_.insert(sum->cards.begin(), sum->cards.end());
    }
}

CardFlaw CardMarks::flaw_of(const Card& card, Pile pile) const
{
    if (!is_allowed(card, document_.format(), document_.catalogue().library))
        return CardFlaw::Forbidden;
    return pile == Pile::Cards && over_limit_.contains(&card) ? CardFlaw::OverLimit
                                                              : CardFlaw::None;
}

std::string CardMarks::of(const Card& card, Pile pile) const
{
    return mark_text(flaw_of(card, pile), messages_);
}

std::string CardMarks::reason(const Card& card, Pile pile) const
{
    const CardFlaw flaw = flaw_of(card, pile);
    std::string text = mark_text(flaw, messages_);
    if (flaw == CardFlaw::Forbidden)
        text = messages_.get("mark.forbidden.why"_msg,
                             {{"format", in_language(document_.format().name, messages_)}});
    if (text.empty() || pile != Pile::Cards)
        return text;
    for (const Violation& violation : document_.violations()) {
        if (is_broken_by(card, violation))
            text += "\n" + violation_text(violation, messages_);
    }
    return text;
}

} // namespace kizuna
