#include "cli/decks/statistics_page.h"

#include "cli/console/text_layout.h"

#include "app/charts/deck_charts.h"
#include "app/skills/effect_words.h"
#include "app/studies/study_text.h"
#include "app/text/violation_text.h"
#include "cards/skills/families.h"

#include <algorithm>
#include <ostream>

namespace kizuna {
namespace {

constexpr int stats_bar_width = 40;

class StatisticsPage {
public:
    StatisticsPage(CommandLine& line, const DeckStatistics& statistics)
        : line_(line), messages_(line.messages()), statistics_(statistics), paint_(line.colours())
    {
    }

    void say(const std::string& deck)
    {
        say_head(deck);
        const Vocabulary& words = line_.catalogue().library.words();
        say_counts("cli.stats.cost"_msg, statistics_.by_cost);
        say_counts("cli.stats.class-change"_msg, statistics_.by_class_change);
        say_counts("cli.stats.symbol"_msg, statistics_.by_symbol, &words.symbols);
        say_counts("cli.stats.attack"_msg, statistics_.by_attack);
        say_counts("cli.stats.support"_msg, statistics_.by_support);
        say_counts("cli.stats.range"_msg, statistics_.by_range);
        say_counts("cli.stats.weapon"_msg, statistics_.by_weapon, &words.weapons);
        say_counts("cli.stats.type"_msg, statistics_.by_type, &words.types);
        say_counts("cli.stats.gender"_msg, statistics_.by_gender, &words.genders);
        say_effects();
    }

private:
    struct Count {
        std::string name;
        int copies;
    };

    void say_head(const std::string& deck)
    {
        line_.out << paint_.strong(messages_.get("cli.list.head"_msg,
                                                 {{"deck", deck}, {"count", statistics_.size}}))
                  << '\n';
        std::vector<std::vector<std::string>> rows;
        if (statistics_.protagonist) {
            rows.push_back({messages_.get("cli.stats.protagonist"_msg),
                            card_label(*statistics_.protagonist, messages_.language())});
            rows.push_back({messages_.get("cli.stats.line"_msg),
                            messages_.number(statistics_.protagonist_line)});
            rows.push_back({messages_.get("cli.stats.promotions"_msg),
                            messages_.number(statistics_.promotions)});
        }
        rows.push_back({messages_.get("cli.stats.support-mean"_msg),
                        mean_support_text(statistics_, messages_)});
        rows.push_back({messages_.get("cli.stats.support-failure"_msg),
                        messages_.percent(statistics_.support_failure)});
        rows.push_back(
            {messages_.get("cli.stats.flips"_msg),
             messages_.get("cli.stats.flips.value"_msg,
                           {{"bonds", statistics_.flips}, {"cards", statistics_.flip_copies}})});
        line_.out << table_text({{}, {}}, rows, paint_);
    }

    void say_effects()
    {
        std::vector<Count> counts;
        for (const std::string_view word : effect_family_words()) {
            const auto found = statistics_.by_effect.find(std::string(word));
            if (found != statistics_.by_effect.end())
                counts.push_back({effect_family_text(word, messages_), found->second});
        }
        say_bars("cli.stats.effect"_msg, counts, false);
    }

    void say_counts(MessageKey heading, const std::map<std::string, int>& counts,
                    const std::vector<Word>* words = nullptr)
    {
        std::vector<Count> named;
        for (const auto& [value, count] : in_number_order(counts))
            named.push_back({statistic_value_name(value, words, messages_), count});
        say_bars(heading, named, words == nullptr);
    }

    void say_bars(MessageKey heading, const std::vector<Count>& counts, bool are_numbers)
    {
        if (counts.empty())
            return;
        const int max = std::ranges::max_element(counts, {}, &Count::copies)->copies;
        std::vector<std::vector<std::string>> rows;
        for (const Count& count : counts)
            rows.push_back({count.name, std::to_string(count.copies),
                            bar_text(count.copies, max, std::min(max, stats_bar_width))});
        line_.out << '\n'
                  << paint_.strong(messages_.get(heading)) << '\n'
                  << table_text({{.heading = {}, .numbers = are_numbers},
                                 {.heading = {}, .numbers = true},
                                 {}},
                                rows, paint_, "  ");
    }

    CommandLine& line_;
    const Messages& messages_;
    const DeckStatistics& statistics_;
    Paint paint_;
};

} // namespace

void say_statistics(CommandLine& line, const DeckStatistics& statistics, const std::string& deck)
{
    StatisticsPage(line, statistics).say(deck);
}

} // namespace kizuna
