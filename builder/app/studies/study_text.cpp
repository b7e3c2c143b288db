#include "app/studies/study_text.h"

#include "odds/goldfish/goldfish.h"

namespace kizuna {

std::string trouble_text(const StudyDeck& deck, StudyDeck::Trouble trouble,
                         const Messages& messages)
{
    switch (trouble) {
    case StudyDeck::Trouble::NoProtagonist:
        return messages.get("gui.study.no-protagonist"_msg);
    case StudyDeck::Trouble::TooLarge:
        return messages.get("gui.study.too-large"_msg);
    case StudyDeck::Trouble::TooSmall:
        return messages.get("gui.study.too-small"_msg,
                            {{"count", deck.known}, {"least", min_goldfish_cards}});
    case StudyDeck::Trouble::None:
        break;
    }
    return {};
}

std::string unknown_cards_text(const ResolvedDeck& deck, const Messages& messages)
{
    return unknown_cards_text(unknown_copies(deck), messages);
}

std::string unknown_cards_text(int copies, const Messages& messages)
{
    return copies == 0 ? std::string() : messages.get("study.unknown"_msg, {{"count", copies}});
}

int x_supports(const DeckStatistics& statistics)
{
    const auto found = statistics.by_support.find(amount_text(Amount::x()));
    const int copies = found == statistics.by_support.end() ? 0 : found->second;
    const bool leads = statistics.protagonist && statistics.protagonist->support.is_x();
    return copies - (leads ? 1 : 0);
}

std::string x_supports_sentence(const UnitSupport& unit, const Messages& messages)
{
    int copies = 0;
    for (const SupportCard& card : unit.cards)
        copies += card.card->support.is_x() ? card.copies : 0;
    return copies == 0 ? std::string()
                       : messages.get("study.support-x.sentence"_msg, {{"count", copies}});
}

std::string mean_support_text(const DeckStatistics& statistics, const Messages& messages)
{
    const std::string mean = messages.number(statistics.support_mean, 1);
    const int copies = x_supports(statistics);
    return copies == 0
               ? mean
               : messages.get("study.support-mean.with-x"_msg, {{"mean", mean}, {"count", copies}});
}

} // namespace kizuna
