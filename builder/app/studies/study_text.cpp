#include "app/studies/study_text.h"

#include "app/text/card_label.h"
#include "app/text/joined_text.h"
#include "app/text/signed_text.h"
#include "odds/goldfish/goldfish.h"

#include <algorithm>
#include <array>

namespace kizuna {

std::string trouble_text(const StudyDeck& deck, StudyDeck::Trouble trouble,
                         const Messages& messages)
{
    if (trouble == StudyDeck::Trouble::None)
        return {};
    constexpr std::array keys = {"gui.study.no-protagonist"_msg, "gui.study.too-large"_msg,
                                 "gui.study.too-small"_msg};
    static_assert(keys.size() == static_cast<std::size_t>(StudyDeck::Trouble::TooSmall));
    return messages.get(keys.at(static_cast<std::size_t>(trouble) - 1),
                        {{"count", deck.known}, {"least", min_goldfish_cards}});
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

std::string support_skills_text(const UnitSupport& unit, const Messages& messages)
{
    std::string text;
    const auto add = [&](const std::string& part) {
        text = text.empty() ? part : joined_parts(text, part, messages);
    };
    const auto add_change = [&](MessageKey key, int strength, const Card& printed) {
        if (const int change = strength - printed.attack.or_zero(); change != 0)
            add(messages.get(key, {{"change", signed_text(change, 0, messages)}}));
    };
    const auto add_count = [&](MessageKey key, int count) {
        if (count > 0)
            add(messages.get(key, {{"count", count}}));
    };
    const SupportDuel& attack = unit.duel[index(DuelSide::Attack)];
    const SupportDuel& defence = unit.duel[index(DuelSide::Defence)];
    add_change("study.support-skill.attack"_msg, attack.attack, *unit.unit);
    add_change("study.support-skill.defence"_msg, defence.defence, *unit.unit);
    if (!attack.has_critical)
        add(messages.get("study.support-skill.no-critical"_msg));
    else if (attack.critical != 2 * attack.attack)
        add(messages.get("study.support-skill.critical"_msg, {{"strength", attack.critical}}));
    if (!attack.can_be_evaded)
        add(messages.get("study.support-skill.no-evasion"_msg));
    add_count("study.support-skill.supports"_msg,
              std::max(unit.changed_supports(DuelSide::Attack),
                       unit.changed_supports(DuelSide::Defence)));
    add_change("study.support-skill.opponent-defence"_msg, attack.defence, *unit.opponent);
    add_change("study.support-skill.opponent-attack"_msg, defence.attack, *unit.opponent);
    add_count("study.support-skill.opposing"_msg, unit.changed_opposing());
    if (unit.has_changed_meetings())
        add(messages.get("study.support-skill.meetings"_msg));
    return text;
}

std::string duel_sentence(const UnitSupport& unit, const Messages& messages)
{
    const SupportDuel& attack = unit.duel[index(DuelSide::Attack)];
    const SupportDuel& defence = unit.duel[index(DuelSide::Defence)];
    const std::string opponent = card_name(*unit.opponent, messages.card_language());
    const std::string defends = messages.get(
        "study.support-duel.defends"_msg,
        {{"opponent", opponent}, {"attack", defence.attack}, {"defence", defence.defence}});
    if (!unit.can_attack)
        return defends;
    const DuelChance chance = unit.chance();
    return joined_sentences(messages.get("study.support-duel.attacks"_msg,
                                         {{"opponent", opponent},
                                          {"attack", attack.attack},
                                          {"defence", attack.defence},
                                          {"chance", messages.percent(chance.probability)},
                                          {"critical", messages.percent(chance.with_critical)}}),
                            defends, messages);
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
