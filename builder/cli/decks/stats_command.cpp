#include "cli/console/options.h"
#include "cli/console/text_layout.h"
#include "cli/decks/deck_input.h"
#include "cli/decks/deck_json.h"

#include "app/charts/deck_charts.h"
#include "app/studies/study_text.h"
#include "app/text/violation_text.h"
#include "decks/deck/deck_statistics.h"

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
    }

private:
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
        line_.out << table_text({{}, {}}, rows, paint_);
    }

    void say_counts(MessageKey heading, const std::map<std::string, int>& counts,
                    const std::vector<Word>* words = nullptr)
    {
        if (counts.empty())
            return;
        const int greatest = std::ranges::max_element(counts, {}, [](const auto& each) {
                                 return each.second;
                             })->second;
        std::vector<std::vector<std::string>> rows;
        for (const auto& [value, count] : in_number_order(counts))
            rows.push_back({statistic_value_name(value, words, messages_), std::to_string(count),
                            bar_text(count, greatest, std::min(greatest, stats_bar_width))});
        line_.out << '\n'
                  << paint_.strong(messages_.get(heading)) << '\n'
                  << table_text({{.heading = {}, .numbers = words == nullptr},
                                 {.heading = {}, .numbers = true},
                                 {}},
                                rows, paint_, "  ");
    }

    CommandLine& line_;
    const Messages& messages_;
    const DeckStatistics& statistics_;
    Paint paint_;
};

void stats(CommandLine& line, const std::string& deck)
{
    const auto input = read_deck_input(line, deck);
    if (!input)
        return;
    const CardLibrary& library = line.catalogue().library;
    const ResolvedDeck resolved = resolve(input->deck, library);
    note_unknown_cards(line, resolved, *input);
    const bool has_none = !protagonist_of(resolved, library) && line.options.protagonist.empty();
    if (has_none)
        line.note(input->name + ": " + line.text("cli.protagonist.none"_msg));
    else if (!protagonist_for(line, resolved, *input))
        return;
    const DeckStatistics statistics = deck_statistics(input->deck, library);
    if (line.options.json)
        line.print(statistics_json(statistics).set("problems", problems_json(input->problems)));
    else
        StatisticsPage(line, statistics)
            .say(input->deck.name.empty() ? input->name : input->deck.name);
}

} // namespace

void add_stats_command(CLI::App& parser, CommandLine& line)
{
    CLI::App& command = add_command(parser, line, "stats", "cli.stats"_msg,
                                    {"stats bundled:altean-vanguard", "cli.stats.example"_msg});
    const CLI::Option& deck = add_argument(command, line, "DECK", "cli.deck"_msg);
    command.callback([&line, &deck] { stats(line, value_of(deck)); });
}

} // namespace kizuna
