#include "app/text/study_text.h"

#include "odds/goldfish.h"

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
                            {{"count", deck.known}, {"least", least_goldfish_cards}});
    case StudyDeck::Trouble::None:
        break;
    }
    return {};
}

} // namespace kizuna
