#include "cli/console/options.h"
#include "cli/console/text_layout.h"
#include "cli/files/deck_input.h"
#include "cli/files/deck_json.h"

#include "app/studies/study_text.h"
#include "app/text/card_label.h"
#include "decks/deck/deck_diff.h"
#include "decks/deck/deck_statistics.h"

#include <ostream>

namespace kizuna {
namespace {

Json changes_json(const std::vector<DeckDiff::Change>& changes, bool added)
{
    return Json::list(changes, [&](const DeckDiff::Change& change) {
        return Json::object(
            {{"card", change.card}, {"copies", added ? change.after : change.before}});
    });
}

Json changed_json(const std::vector<DeckDiff::Change>& changes)
{
    return Json::list(changes, [](const DeckDiff::Change& change) {
        return Json::object(
            {{"card", change.card}, {"before", change.before}, {"after", change.after}});
    });
}

class Comparison {
public:
    Comparison(CommandLine& line, const Deck& before, const Deck& after)
        : line_(line), messages_(line.messages()), library_(line.catalogue().library),
          diff_(kizuna::diff(before, after, library_)), before_(deck_statistics(before, library_)),
          after_(deck_statistics(after, library_))
    {
    }

    bool is_empty() const { return diff_.empty(); }

    Json json() const
    {
        return Json::object({{"added", changes_json(diff_.added, true)},
                             {"removed", changes_json(diff_.removed, false)},
                             {"changed", changed_json(diff_.changed)},
                             {"stats", Json::object({{"before", statistics_json(before_)},
                                                     {"after", statistics_json(after_)}})},
                             {"protagonist_changed", diff_.protagonist_changed}});
    }

    void say() const
    {
        if (is_empty()) {
            line_.say("cli.diff.same"_msg);
            return;
        }
        const Paint paint(line_.colours());
        for (const DeckDiff::Change& change : diff_.added)
            line_.out << paint.good("+ " + std::to_string(change.after) + ' ' + name(change.card))
                      << '\n';
        for (const DeckDiff::Change& change : diff_.removed)
            line_.out << paint.bad("- " + std::to_string(change.before) + ' ' + name(change.card))
                      << '\n';
        for (const DeckDiff::Change& change : diff_.changed)
            line_.out << "~ " << change.before << " → " << change.after << ' ' << name(change.card)
                      << '\n';
        line_.out << '\n' << statistics_text(paint);
    }

private:
    std::string name(const std::string& id) const
    {
        const Card* card = library_.find_id(id);
        return card ? card_label(*card, messages_.language()) : id;
    }

    std::string protagonist(const DeckStatistics& statistics) const
    {
        return statistics.protagonist ? card_label(*statistics.protagonist, messages_.language())
                                      : messages_.get("facts.none"_msg);
    }

    std::string statistics_text(const Paint& paint) const
    {
        const auto number = [&](double value) { return messages_.number(value, 1); };
        std::vector<std::vector<std::string>> rows;
        const auto add = [&](MessageKey label, const auto& of) {
            rows.push_back({messages_.get(label), of(before_), of(after_)});
        };
        using Of = const DeckStatistics&;
        add("cli.stats.protagonist"_msg, [&](Of deck) { return protagonist(deck); });
        add("cli.diff.size"_msg, [&](Of deck) { return number(deck.size); });
        add("cli.stats.line"_msg, [&](Of deck) { return number(deck.protagonist_line); });
        add("cli.stats.promotions"_msg, [&](Of deck) { return number(deck.promotions); });
        add("cli.stats.support-mean"_msg, [&](Of deck) { return number(deck.support_mean); });
        add("cli.stats.support-failure"_msg,
            [&](Of deck) { return messages_.percent(deck.support_failure); });
        if (x_supports(before_) + x_supports(after_) > 0)
            add("compare.fact.support-x"_msg, [&](Of deck) { return number(x_supports(deck)); });
        return table_text({{},
                           {.heading = messages_.get("cli.diff.before"_msg), .numbers = true},
                           {.heading = messages_.get("cli.diff.after"_msg), .numbers = true}},
                          rows, paint);
    }

    CommandLine& line_;
    const Messages& messages_;
    const CardLibrary& library_;
    DeckDiff diff_;
    DeckStatistics before_;
    DeckStatistics after_;
};

void compare(CommandLine& line, const std::string& one, const std::string& other)
{
    line.why_not_other_games = "compare";
    const auto before = read_deck_input(line, one);
    const auto after = read_deck_input(line, other);
    if (!before || !after)
        return;
    const Comparison comparison(line, before->deck, after->deck);
    if (!comparison.is_empty())
        line.answer(Answer::No);
    if (line.options.json)
        line.print(comparison.json());
    else
        comparison.say();
}

} // namespace

void add_diff_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(parser, line, "diff", "cli.diff"_msg,
                             {"diff old.kizuna.yaml new.kizuna.yaml", "cli.diff.example"_msg});
    const CLI::Option& before = command.argument("DECK", "cli.diff.first"_msg);
    const CLI::Option& after = command.argument("OTHER", "cli.diff.second"_msg);
    command.runs([&line, &before, &after] { compare(line, value_of(before), value_of(after)); });
}

} // namespace kizuna
