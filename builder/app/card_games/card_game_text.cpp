#include "app/card_games/card_game_text.h"

#include "app/base/messages.h"
#include "app/card_games/card_game_catalogue.h"
#include "app/text/card_label.h"
#include "app/text/printable.h"
#include "app/text/violation_text.h"
#include "decks/card_games/listed_cards.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace kizuna {
namespace {

std::string sum_text(const std::vector<int>& parts)
{
    std::string text;
    for (const int part : parts)
        text += (text.empty() ? "" : " + ") + std::to_string(part);
    return text;
}

/// The clause with the advice that a deck should be able to make up an opening; empty if there is
/// none.
std::string advised_clause(const CardGame& profile)
{
    const auto is_sum = [&](const std::string& id) {
        return std::ranges::any_of(profile.format.reach,
                                   [&](const ReachRule& rule) { return rule.of.clause == id; }) ||
               std::ranges::any_of(profile.format.exact,
                                   [&](const CountRule& rule) { return rule.clause == id; });
    };
    const auto found = std::ranges::find_if_not(profile.construction, is_sum);
    return found == profile.construction.end() ? std::string() : *found;
}

/// The clauses of a game, preceded by what its document leaves open.
std::vector<HelpEntry> game_clause_entries(const CardGame& profile, const Messages& messages)
{
    const std::string game = card_game_label(profile, messages);
    const std::string source = messages.get("gui.help.clauses.source"_msg,
                                            {{"source", in_language(profile.summary, messages)}});
    std::vector<HelpEntry> entries;
    if (!profile.unknown.empty()) {
        std::string open;
        for (const LocalText& each : profile.unknown)
            open += in_language(each, messages) + "\n\n";
        entries.push_back(
            {.title = messages.get("game.unknown"_msg), .section = game, .text = open + source});
    }
    for (const CardGameClause& clause : profile.clauses) {
        std::string text = in_language(clause.statement, messages) + "\n\n";
        if (!clause.not_shown.en.empty())
            text += messages.get("game.clause.not-shown"_msg,
                                 {{"reason", in_language(clause.not_shown, messages)}}) +
                    "\n\n";
        entries.push_back(
            {.title = clause.id,
             .section =
                 messages.get("game.clause.section"_msg,
                              {{"game", game}, {"section", in_language(clause.section, messages)}}),
             .text = text + source});
    }
    return entries;
}

} // namespace

std::string card_game_label(const CardGame& profile, const Messages& messages)
{
    return messages.get(profile.partial ? "game.partial-name"_msg : "game.whole-name"_msg,
                        {{"game", in_language(profile.name, messages)}});
}

std::string partial_text(const CardGame& profile, const Messages& messages)
{
    if (!profile.partial)
        return {};
    const std::string summary = in_language(profile.summary, messages);
    if (!profile.has_construction_rules)
        return messages.get("game.partial-without-rules"_msg, {{"summary", summary}});
    return messages.get("game.partial"_msg,
                        {{"summary", summary}, {"clauses", messages.list(profile.construction)}});
}

std::string counted_by_text(const CardGame& profile, const Messages& messages)
{
    return messages.get("game.counted-by"_msg, {{"key", profile.counts_by_name ? "name" : "id"}});
}

std::string card_game_verdict_text(const CardGame& profile, std::span<const Violation> violations,
                                   std::span<const Warning> warnings, const Messages& messages)
{
    const auto problems = static_cast<int>(std::ranges::count_if(violations, is_sure));
    if (const int open = static_cast<int>(violations.size()) - problems; problems == 0 && open > 0)
        return messages.get("game.verdict.open"_msg, {{"rules", open}});
    const auto out_of_reach =
        std::ranges::find(warnings, Warning::Kind::OpeningOutOfReach, &Warning::kind);
    if (problems == 0 && out_of_reach != warnings.end())
        return messages.get(
            "game.verdict.no-opening"_msg,
            {{"clause", advised_clause(profile)}, {"sure", out_of_reach->is_sure ? "yes" : "no"}});
    const Format& format = profile.format;
    const bool gives_size = format.min_size > 0 || format.max_size != no_limit;
    return messages.get("game.verdict"_msg, {{"problems", problems},
                                             {"rules", !profile.partial                  ? "whole"
                                                       : !profile.has_construction_rules ? "none"
                                                       : gives_size                      ? "some"
                                                                    : "no_size"}});
}

std::string opening_unknown_text(const OpeningNumbers& opening, const Messages& messages)
{
    if (opening.is_complete())
        return {};
    std::vector<std::string> what;
    for (const ResolvedDeck::Line& line : opening.incomplete)
        what.push_back(messages.get(
            "game.opening.incomplete"_msg,
            {{"card", card_name(*line.card, messages.language())}, {"copies", line.copies}}));
    if (opening.unknown > 0)
        what.push_back(messages.get("game.opening.unlisted"_msg, {{"copies", opening.unknown}}));
    return messages.get("game.opening.unknown"_msg, {{"what", messages.list(what)}});
}

std::vector<HelpEntry> other_card_game_entries(const std::filesystem::path& data,
                                               const Messages& messages)
{
    std::vector<HelpEntry> entries;
    for (const std::string& id : card_game_ids(data)) {
        if (id != cipher_game)
            std::ranges::move(game_clause_entries(load_card_game(data, id), messages),
                              std::back_inserter(entries));
    }
    return entries;
}

std::string missing_way_text(const MissingWay& way, const Messages& messages)
{
    return messages.get("game.opening.missing"_msg, {{"sum", sum_text(way.parts)},
                                                     {"level", way.number},
                                                     {"needed", way.needed},
                                                     {"there", way.there}});
}

std::string opening_text(const ReachedSum& reached, const std::vector<std::string>& names,
                         bool goes_first, bool is_complete, const Messages& messages)
{
    const MessageKey key = reached.is_exact() ? "game.opening.exact"_msg
                           : is_complete      ? "game.opening.below"_msg
                                              : "game.opening.below-known"_msg;
    return messages.get(key, {{"going", goes_first ? "first" : "second"},
                              {"wanted", reached.wanted},
                              {"sum", reached.sum},
                              {"has_cards", names.empty() ? "no" : "yes"},
                              {"cards", messages.list(names)}});
}

std::string ending_text(detainer::Outcome::Ending ending, const Messages& messages)
{
    constexpr std::array keys = {"game.battle.goes-on"_msg, "game.battle.first-loses"_msg,
                                 "game.battle.second-loses"_msg, "game.battle.messengers"_msg,
                                 "game.battle.open"_msg};
    static_assert(keys.size() == static_cast<std::size_t>(detainer::Outcome::Ending::BothLose) + 1);
    return messages.get(keys.at(static_cast<std::size_t>(ending)));
}

std::vector<std::string> open_texts(const detainer::Outcome* before,
                                    const detainer::Outcome& outcome, const Messages& messages)
{
    const detainer::Outcome usual;
    const detainer::Outcome& other = before == nullptr ? usual : *before;
    if (outcome.slower_strikes == other.slower_strikes && outcome.order == other.order)
        return {};
    std::vector<std::string> texts;
    if (!outcome.slower_strikes)
        texts.push_back(messages.get("game.battle.no-blow-back"_msg));
    if (!outcome.order.breaks_before_retreats)
        texts.push_back(messages.get("game.battle.break-last"_msg));
    if (!outcome.order.destroys_before_retreats)
        texts.push_back(messages.get("game.battle.destroy-last"_msg));
    return texts;
}

std::string listed_range_label(RangeSet range, const Messages& messages)
{
    return range.contains(0) ? messages.get("gui.games.no-range"_msg) : listed_range_text(range);
}

std::string listed_card_text(const Card& card, const Vocabulary& words, const Messages& messages)
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
    if (!card.range.empty())
        add(messages.get("game.card.range"_msg,
                         {{"range", listed_range_label(card.range, messages)}}));
    for (std::size_t at = 0; card.texts && at < card.texts->size(); ++at) {
        if (!(*card.texts)[at].empty())
            add(printable((*card.texts)[at]));
    }
    return text;
}

} // namespace kizuna
