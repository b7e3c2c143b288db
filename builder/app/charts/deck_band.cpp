#include "app/charts/deck_band.h"

#include "app/charts/deck_charts.h"
#include "app/document/deck_start.h"
#include "app/outline/deck_news.h"
#include "app/text/card_label.h"
#include "app/text/card_names.h"
#include "app/text/joined_text.h"
#include "app/text/violation_text.h"
#include "cards/base/plain_text.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace kizuna {
namespace {

using BandCounts = std::map<std::string, int>;

class BandMaker {
public:
    BandMaker(const DeckDocument& document, const Messages& messages)
        : document_(document), statistics_(document.statistics()), messages_(messages)
    {
    }

    DeckBand make() const
    {
        DeckBand band;
        band.costs = numbers("band.costs"_msg, "band.cost.spoken"_msg, "cost", statistics_.by_cost,
                             {1, 2, 3, 4, 5}, 1);
        band.class_changes = numbers("band.class-changes"_msg, "band.class-change.spoken"_msg, "cc",
                                     statistics_.by_class_change, {1, 2, 3, 4, 5}, 1);
        constexpr int step = 10;
        band.supports = numbers("band.supports"_msg, "band.support.spoken"_msg, "support",
                                statistics_.by_support, {0, 10, 20, 30}, step);
        band.symbols = symbols();
        say_summary(band);
        band.spoken = joined_sentences(band.size_spoken, band.leader_spoken, messages_);
        band.spoken = joined_sentences(band.spoken, band.verdict_spoken, messages_);
        for (const BandChart* chart :
             {&band.costs, &band.class_changes, &band.supports, &band.symbols})
            band.spoken = joined_sentences(band.spoken, spoken(*chart), messages_);
        return band;
    }

private:
    /// Bars for the numbers in `shown` and in the deck, in steps without gaps; X last.
    BandChart numbers(MessageKey title, MessageKey spoken, const std::string& field,
                      const BandCounts& counts, std::set<int> shown, int step) const
    {
        BandChart chart{messages_.get(title), {}};
        for (const auto& [value, copies] : counts) {
            if (const auto number = number_in<int>(value))
                shown.insert(*number);
        }
        constexpr int max = 12; // above any printed number
        for (int gap = *shown.begin(); gap < *shown.rbegin() && gap <= max * step; gap += step)
            shown.insert(gap);
        const auto add = [&](const std::string& value, const std::string& asked) {
            const int copies = count_at(counts, value);
            chart.bars.push_back(
                {.label = value,
                 .copies = copies,
                 .query = field + "=" + asked,
                 .spoken = messages_.get(spoken, {{"value", value}, {"count", copies}})});
        };
        for (const int number : shown)
            add(std::to_string(number), std::to_string(number));
        if (counts.contains("X"))
            add("X", "x");
        return chart;
    }

    BandChart symbols() const
    {
        BandChart chart{messages_.get("band.symbols"_msg), {}};
        const auto& words = document_.catalogue().library.words().symbols;
        const auto add = [&](const std::string& slug, std::optional<SymbolId> symbol,
                             const std::string& name) {
            const int copies = count_at(statistics_.by_symbol, slug);
            if (copies > 0)
                chart.bars.push_back(
                    {.symbol = symbol,
                     .copies = copies,
                     .query = "symbol:" + slug,
                     .spoken = messages_.get("band.symbol.spoken"_msg,
                                             {{"name", name}, {"count", copies}})});
        };
        for (std::size_t at = 0; at < words.size(); ++at)
            add(words[at].slug, static_cast<SymbolId>(at), in_language(words[at].name, messages_));
        add("none", std::nullopt, messages_.get("band.no-symbol"_msg));
        return chart;
    }

    void say_summary(DeckBand& band) const
    {
        const int min = document_.format().min_size;
        const int size = statistics_.size;
        band.size =
            messages_.get("band.size"_msg,
                          {{"count", size}, {"least", min}, {"over", size > min ? "yes" : "no"}});
        band.size_spoken = messages_.get("band.size.spoken"_msg, {{"count", size}, {"least", min}});
        band.protagonist = statistics_.protagonist;
        band.leader = band.protagonist ? unit_name(*band.protagonist, messages_.card_language())
                                       : messages_.get("band.no-protagonist"_msg);
        band.is_designated =
            band.protagonist && document_.resolved().designated == band.protagonist;
        band.leader_spoken =
            band.protagonist
                ? messages_.get("band.protagonist.spoken"_msg,
                                {{"card", card_name(*band.protagonist, messages_.card_language())},
                                 {"designated", band.is_designated ? "yes" : "no"}})
                : messages_.get("band.no-protagonist.spoken"_msg);
        band.is_legal = document_.violations().empty();
        band.is_only_begun = is_only_begun(document_);
        band.verdict =
            band.is_only_begun
                ? messages_.get("band.begun"_msg)
                : messages_.get("band.verdict"_msg,
                                {{"count", static_cast<int>(document_.violations().size())}});
        band.verdict_spoken = messages_.get("band.verdict.spoken"_msg,
                                            {{"verdict", verdict_text(document_, messages_)}});
    }

    /// The bars that have copies; empty if none has.
    std::string spoken(const BandChart& chart) const
    {
        std::vector<std::string> parts;
        for (const BandBar& bar : chart.bars) {
            if (bar.copies > 0)
                parts.push_back(bar.spoken);
        }
        return parts.empty()
                   ? std::string()
                   : messages_.get("band.chart.spoken"_msg, {{"bars", messages_.list(parts)}});
    }

    const DeckDocument& document_;
    const DeckStatistics& statistics_;
    const Messages& messages_;
};

} // namespace

DeckBand deck_band(const DeckDocument& document, const Messages& messages)
{
    return BandMaker(document, messages).make();
}

} // namespace kizuna
