#include "app/charts/deck_charts.h"

#include "app/skills/effect_words.h"
#include "app/text/violation_text.h"
#include "cards/base/plain_text.h"
#include "odds/counting/binomial.h"
#include "odds/openings/opening_odds.h"

#include <algorithm>
#include <limits>
#include <set>
#include <span>

namespace kizuna {
namespace {

using Counts = std::map<std::string, int>;

constexpr const char* no_symbol = "none";

/// Every `step` from the lowest counted number to the highest, then "X" if it is counted.
std::vector<std::string> unbroken(const std::vector<const Counts*>& all, int step)
{
    int lowest = std::numeric_limits<int>::max();
    int highest = std::numeric_limits<int>::min();
    bool has_x = false;
    for (const Counts* counts : all) {
        for (const auto& [value, count] : *counts) {
            const auto number = number_in<int>(value);
            has_x = has_x || value == "X";
            if (!number)
                continue;
            lowest = std::min(lowest, *number);
            highest = std::max(highest, *number);
        }
    }
    std::vector<std::string> values;
    for (int value = lowest; lowest <= highest && value <= highest; value += step)
        values.push_back(std::to_string(value));
    if (has_x)
        values.emplace_back("X");
    return values;
}

class Charts {
public:
    Charts(const DeckStatistics& statistics, const ResolvedDeck& deck, const CardLibrary& library,
           const Messages& messages)
        : statistics_(statistics), deck_(deck), words_(library.words()), messages_(messages)
    {
    }

    std::vector<DeckChart> all() const
    {
        return {{"cost", costs()},
                {"support", numbers("stats.chart.support"_msg, "cli.stats.support"_msg,
                                    statistics_.by_support)},
                {"symbol", symbols()},
                {"symbol-by-turn", symbols_by_turn()},
                {"emblem", emblems()},
                {"range", ranges()},
                {"attack",
                 numbers("stats.chart.attack"_msg, "cli.stats.attack"_msg, statistics_.by_attack)},
                {"weapon", words("stats.chart.weapon"_msg, "cli.stats.weapon"_msg,
                                 statistics_.by_weapon, words_.weapons)},
                {"type", words("stats.chart.type"_msg, "cli.stats.type"_msg, statistics_.by_type,
                               words_.types)},
                {"gender", words("stats.chart.gender"_msg, "cli.stats.gender"_msg,
                                 statistics_.by_gender, words_.genders)},
                {"effect", effects()}};
    }

private:
    Chart chart(MessageKey title, MessageKey axis) const
    {
        return {.title = messages_.get(title),
                .x_label = messages_.get(axis),
                .y_label = messages_.get("stats.cards"_msg)};
    }

    static ChartSeries series(const std::string& name, const Counts& counts,
                              const std::vector<std::string>& values)
    {
        ChartSeries made{.name = name};
        for (const std::string& value : values)
            made.values.emplace_back(count_at(counts, value));
        return made;
    }

    /// Fills a chart with counts in the given order. `name` gives the name of a value.
    template <typename Name>
    static void fill(Chart& made, const std::vector<std::pair<std::string, int>>& counts,
                     const Name& name)
    {
        ChartSeries& cards = made.series.emplace_back();
        for (const auto& [value, count] : counts) {
            made.places.push_back(name(value));
            cards.values.emplace_back(count);
        }
    }

    Chart costs() const
    {
        Chart made = chart("stats.chart.cost"_msg, "stats.chart.cost.axis"_msg);
        made.places = unbroken({&statistics_.by_cost, &statistics_.by_class_change}, 1);
        made.series = {
            series(messages_.get("cli.stats.cost"_msg), statistics_.by_cost, made.places),
            series(messages_.get("cli.stats.class-change"_msg), statistics_.by_class_change,
                   made.places)};
        return made;
    }

    /// Most copies first.
    Chart effects() const
    {
        Chart made = chart("stats.chart.effect"_msg, "cli.stats.effect"_msg);
        made.lying = true;
        fill(made, largest_first(statistics_.by_effect),
             [&](const std::string& family) { return effect_family_text(family, messages_); });
        return made;
    }

    Chart numbers(MessageKey title, MessageKey axis, const Counts& counts) const
    {
        constexpr int step = 10; // every printed attack and support is a multiple of 10
        Chart made = chart(title, axis);
        made.places = unbroken({&counts}, step);
        made.series = {series({}, counts, made.places)};
        return made;
    }

    /// Counts in the order of the vocabulary, or the largest first if that has no order in the
    /// game.
    Chart words(MessageKey title, MessageKey axis, const Counts& counts,
                const std::vector<Word>& vocabulary) const
    {
        Chart made = chart(title, axis);
        made.lying = true;
        std::vector<std::string> values;
        for (const Word& word : vocabulary) {
            if (counts.contains(word.slug))
                values.push_back(word.slug);
        }
        if (counts.contains(no_symbol))
            values.emplace_back(no_symbol);
        made.series = {series({}, counts, values)};
        for (const std::string& value : values)
            made.places.push_back(statistic_value_name(value, &vocabulary, messages_));
        return made;
    }

    Chart ranges() const
    {
        Chart made = chart("stats.chart.range"_msg, "cli.stats.range"_msg);
        fill(made, in_number_order(statistics_.by_range), [&](const std::string& range) {
            return statistic_value_name(range, nullptr, messages_);
        });
        return made;
    }

    /// Counts, and the share among the cards that can be drawn: all but the protagonist, which
    /// starts on the battlefield.
    Chart symbols() const
    {
        Chart made = words("stats.chart.symbol"_msg, "cli.stats.symbol"_msg, statistics_.by_symbol,
                           words_.symbols);
        std::map<std::string, int> drawn;
        int all = 0;
        for (const auto& [card, copies] : deck_.cards) {
            const int left = copies - (card == statistics_.protagonist ? 1 : 0);
            all += left;
            const auto slugs_of_card = slugs(words_, card->symbols);
            for (const std::string_view slug : slugs_of_card)
                drawn[std::string(slug)] += left;
            if (slugs_of_card.empty())
                drawn[no_symbol] += left;
        }
        ChartSeries share{.name = messages_.get("stats.chart.symbol.share"_msg),
                          .shape = ChartSeries::Shape::TableOnly,
                          .unit = ChartUnit::Percent};
        const auto add = [&](const std::string& slug) {
            if (statistics_.by_symbol.contains(slug))
                share.values.emplace_back(
                    all > 0 ? std::optional(static_cast<double>(count_at(drawn, slug)) / all)
                            : std::nullopt);
        };
        for (const Word& word : words_.symbols)
            add(word.slug);
        add(no_symbol);
        made.series.push_back(std::move(share));
        for (const Word& word : words_.symbols) {
            if (statistics_.by_symbol.contains(word.slug))
                made.colours.push_back(word.colour);
        }
        made.colours.resize(made.places.size()); // for "no symbol"
        return made;
    }

    /// How early a card of each symbol is seen, which as a bond can pay for cards of that symbol.
    Chart symbols_by_turn() const
    {
        Chart made{.title = messages_.get("stats.chart.symbol-by-turn"_msg),
                   .x_label = messages_.get("odds.chart.turn"_msg),
                   .y_label = messages_.get("cli.odds.chance"_msg)};
        std::vector<std::string_view> symbols;
        std::vector<std::string> colours;
        for (const Word& word : words_.symbols) {
            if (!statistics_.by_symbol.contains(word.slug))
                continue;
            symbols.push_back(word.slug);
            colours.push_back(word.colour);
        }
        if (!statistics_.protagonist || symbols.empty() || deck_.size > max_population)
            return made; // decks of this size have no exact odds
        add_turns(made, turns_told, messages_);
        for (const std::string_view symbol : symbols)
            made.series.push_back(
                chances(statistic_value_name(std::string(symbol), &words_.symbols, messages_),
                        std::span(&symbol, 1)));
        for (std::size_t at = 0; at < colours.size(); ++at)
            made.series[at].colour = colours[at];
        if (symbols.size() > 1 && symbols.size() <= max_together)
            made.series.push_back(chances(messages_.get("odds.together"_msg), symbols));
        return made;
    }

    /// The chance, by own turn, that the cards seen include all these symbols.
    ChartSeries chances(const std::string& name, std::span<const std::string_view> symbols) const
    {
        ChartSeries made = chance_line(name);
        const auto odds = opening_odds(
            population(symbols), {.wants = std::vector<Want>(symbols.size()), .turns = turns_told});
        for (std::size_t turn = 0; turn < turns_told; ++turn)
            made.values.push_back(odds ? std::optional(odds->by_turn[turn].chance.hit)
                                       : std::nullopt);
        return made;
    }

    /// The cards that are drawn, grouped by which of these symbols they have.
    Population population(std::span<const std::string_view> symbols) const
    {
        std::map<std::uint64_t, int> groups;
        Population made;
        for (const auto& [card, copies] : deck_.cards) {
            const int drawn = copies - (card == statistics_.protagonist ? 1 : 0);
            if (drawn == 0)
                continue;
            std::uint64_t has = 0;
            for (const std::string_view symbol : slugs(words_, card->symbols)) {
                const auto at = std::ranges::find(symbols, symbol) - symbols.begin();
                if (at < std::ssize(symbols))
                    has |= std::uint64_t(1) << at;
            }
            groups[has] += drawn;
            made.size += drawn;
        }
        for (const auto& [has, cards] : groups)
            made.groups.push_back({has, cards});
        return made;
    }

    Chart emblems() const
    {
        Counts counts;
        for (const auto& [card, copies] : deck_.cards) {
            std::set<std::string> of_card;
            for (const Skill& skill : card->skills) {
                if (skill.emblem)
                    of_card.insert(words_.emblems[*skill.emblem].slug);
            }
            if (of_card.empty())
                of_card.insert(no_symbol);
            for (const std::string& emblem : of_card)
                counts[emblem] += copies;
        }
        Chart made = chart("stats.chart.emblem"_msg, "stats.chart.emblem.axis"_msg);
        made.lying = true;
        fill(made, largest_first(counts), [&](const std::string& emblem) {
            const auto word = std::ranges::find(words_.emblems, emblem, &Emblem::slug);
            return word == words_.emblems.end() ? messages_.get("facts.none"_msg)
                                                : in_language(word->name, messages_);
        });
        return made;
    }

    /// The largest count first, "none" last.
    static std::vector<std::pair<std::string, int>> largest_first(const Counts& counts)
    {
        std::vector<std::pair<std::string, int>> sorted(counts.begin(), counts.end());
        std::ranges::stable_sort(sorted, {}, [](const auto& each) {
            return std::pair(each.first == no_symbol, -each.second);
        });
        return sorted;
    }

    static constexpr int turns_told = 6;
    static constexpr std::size_t max_together = 4; ///< most symbols in the chance of all at once

    const DeckStatistics& statistics_;
    const ResolvedDeck& deck_;
    const Vocabulary& words_;
    const Messages& messages_;
};

} // namespace

std::vector<DeckChart> deck_charts(const DeckStatistics& statistics, const ResolvedDeck& deck,
                                   const CardLibrary& library, const Messages& messages)
{
    return Charts(statistics, deck, library, messages).all();
}

std::vector<std::pair<std::string, int>> in_number_order(const std::map<std::string, int>& counts)
{
    std::vector<std::pair<std::string, int>> sorted(counts.begin(), counts.end());
    std::ranges::stable_sort(sorted, {}, [](const auto& each) {
        return number_in<int>(each.first).value_or(std::numeric_limits<int>::max());
    });
    return sorted;
}

int count_at(const std::map<std::string, int>& counts, const std::string& value)
{
    const auto found = counts.find(value);
    return found == counts.end() ? 0 : found->second;
}

std::string statistic_value_name(const std::string& value, const std::vector<Word>* words,
                                 const Messages& messages)
{
    if (value == no_symbol)
        return messages.get("facts.none"_msg);
    if (!words)
        return value;
    const auto word = std::ranges::find(*words, value, &Word::slug);
    return word == words->end() ? value : in_language(word->name, messages);
}

} // namespace kizuna
