#include "app/outline/card_marks.h"

#include "app/text/violation_text.h"

#include <algorithm>
#include <span>
#include <variant>

namespace kizuna {
namespace {

/// The cards of a violation that is about too many copies; else empty.
std::span<const Card* const> too_many(const Violation& violation)
{
    if (const auto* copies = std::get_if<TooManyCopies>(&violation.reason))
        return copies->cards;
    if (const auto* count = std::get_if<WrongCount>(&violation.reason);
        count && count->actual > count->max)
        return count->cards;
    if (const auto* sum = std::get_if<WrongSum>(&violation.reason); sum && sum->actual > sum->max)
        return sum->cards;
    return {};
}

/// True if the violation is about this card, or about too many copies of it and others.
bool is_broken_by(const Card& card, const Violation& violation)
{
    const auto* forbidden = std::get_if<NotAllowed>(&violation.reason);
    const std::span<const Card* const> cards = too_many(violation);
    return (forbidden && forbidden->card == &card) ||
           std::ranges::find(cards, &card) != cards.end();
}

} // namespace

std::string mark_text(CardFlaw flaw, const Messages& messages)
{
    return flaw == CardFlaw::None        ? std::string()
           : flaw == CardFlaw::OverLimit ? messages.get("mark.over-limit"_msg)
                                         : messages.get("mark.forbidden"_msg);
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
        const std::span<const Card* const> cards = too_many(violation);
        over_limit_.insert(cards.begin(), cards.end());
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
