#include "app/games/game_text.h"

#include "app/base/messages.h"
#include "app/text/violation_text.h"

namespace kizuna {
namespace {

std::string sum_text(const std::vector<int>& parts)
{
    std::string text;
    for (const int part : parts)
        text += (text.empty() ? "" : " + ") + std::to_string(part);
    return text;
}

} // namespace

std::string game_label(const GameProfile& profile, const Messages& messages)
{
    return messages.get(profile.partial ? "game.partial-name"_msg : "game.whole-name"_msg,
                        {{"game", in_language(profile.name, messages)}});
}

std::string partial_text(const GameProfile& profile, const Messages& messages)
{
    if (!profile.partial)
        return {};
    const std::string summary = in_language(profile.summary, messages);
    if (!profile.has_construction_rules)
        return messages.get("game.partial-without-rules"_msg, {{"summary", summary}});
    return messages.get("game.partial"_msg,
                        {{"summary", summary}, {"clauses", messages.list(profile.construction)}});
}

std::string missing_way_text(const MissingWay& way, const Messages& messages)
{
    return messages.get("game.opening.missing"_msg, {{"sum", sum_text(way.parts)},
                                                     {"level", way.number},
                                                     {"needed", way.needed},
                                                     {"there", way.there}});
}

std::string opening_text(const ReachedSum& reached, const std::vector<std::string>& names,
                         bool goes_first, const Messages& messages)
{
    const std::string cards = names.empty() ? std::string() : messages.list(names);
    return messages.get(reached.is_exact() ? "game.opening.exact"_msg : "game.opening.below"_msg,
                        {{"going", goes_first ? "first" : "second"},
                         {"wanted", reached.wanted},
                         {"sum", reached.sum},
                         {"has_cards", names.empty() ? "no" : "yes"},
                         {"cards", cards}});
}

std::string ending_text(detainer::Outcome::Ending ending, const Messages& messages)
{
    using Ending = detainer::Outcome::Ending;
    switch (ending) {
    case Ending::GoesOn:
        return messages.get("game.battle.goes-on"_msg);
    case Ending::FirstLoses:
        return messages.get("game.battle.first-loses"_msg);
    case Ending::SecondLoses:
        return messages.get("game.battle.second-loses"_msg);
    case Ending::Messengers:
        return messages.get("game.battle.messengers"_msg);
    case Ending::BothLose:
        return messages.get("game.battle.open"_msg);
    }
    return {};
}

std::string game_card_text(const Card& card, const Vocabulary& words, const Messages& messages)
{
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : " · ") + part; };
    for (std::size_t at = 0; at < words.types.size(); ++at) {
        if (card.types.contains(static_cast<TypeId>(at)))
            add(in_language(words.types[at].name, messages));
    }
    for (std::size_t at = 0; card.numbers && at < card.numbers->size(); ++at) {
        if ((*card.numbers)[at] >= 0)
            add(in_language(words.numbers[at].name, messages) + " " +
                std::to_string((*card.numbers)[at]));
    }
    return text;
}

} // namespace kizuna
