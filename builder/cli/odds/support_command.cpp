// Long because: a table of units and all details of one, for people and as JSON.
#include "cli/console/text_layout.h"
#include "cli/console/verdict.h"
#include "cli/odds/odds_input.h"

#include "app/charts/support_charts.h"
#include "app/studies/study_text.h"
#include "app/text/card_names.h"
#include "app/text/signed_text.h"
#include "cards/base/plain_text.h"
#include "cards/text/nearest.h"
#include "cards/text/text_folding.h"
#include "odds/support/support_odds.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <ostream>

namespace kizuna {
namespace {

constexpr std::string_view flat = "flat:";
constexpr int max_flat = 1000;

struct SupportOptions {
    std::string deck;
    std::string unit;
    std::string against;
    double evasion = 0; ///< chance that the defender can evade
    bool has_evasion = false;
};

/// Supports of the deck's units, and their opposition.
struct SupportAnswer {
    std::unique_ptr<OddsDeck> deck;
    std::unique_ptr<OddsDeck> other; ///< a second deck; else null
    std::vector<UnitSupport> units;
    std::optional<int> flat;
    std::string against; ///< the opposition in words
};

class SupportTable {
public:
    SupportTable(CommandLine& line, const SupportOptions& options, const SupportAnswer& answer)
        : line_(line), messages_(line.messages()), options_(options), answer_(answer),
          paint_(line.colours())
    {
    }

    Json json() const
    {
        return Json::object(
            {{"protagonist", answer_.deck->protagonist->id},
             {"population", population()},
             {"against", options_.against.empty() ? options_.deck : options_.against},
             {"units", Json::list(answer_.units,
                                  [this](const UnitSupport& unit) { return unit_json(unit); })},
             {"verdict", verdict_json(verdict())}});
    }

    void say() const
    {
        say_verdict(line_, verdict());
        line_.out << paint_.strong(head_text(line_, *answer_.deck, population())) << '\n'
                  << line_.text("cli.support.against"_msg, {{"opponent", answer_.against}})
                  << "\n\n";
        line_.out << columns_text(support_units_table(answer_.units, messages_), 6, {}) << '\n'
                  << line_.text("support.units.meaning"_msg) << '\n';
        if (const auto note = x_supports_sentence(answer_.units.front(), messages_); !note.empty())
            line_.out << note << '\n';
        if (answer_.units.size() == 1)
            say_details(answer_.units.front());
    }

private:
    /// The verdict on the requested unit, or else on the protagonist.
    StudyVerdict verdict() const
    {
        const auto leads = std::ranges::find_if(answer_.units, &UnitSupport::is_protagonist);
        const bool is_there = answer_.units.size() > 1 && leads != answer_.units.end();
        return support_verdict(is_there ? *leads : answer_.units.front(), options_.evasion,
                               messages_);
    }
    int population() const { return answer_.units.empty() ? 0 : answer_.units[0].population; }

    static Json side_json(const UnitSupport& unit, DuelSide side)
    {
        const StrengthOdds odds = unit.odds(side);
        Json distribution = Json::object();
        for (const auto& [strength, chance] : odds)
            distribution.set(std::to_string(strength), chance);
        return Json::object({{"distribution", std::move(distribution)},
                             {"mean", mean_of(odds)},
                             {"failure", unit.failure(side)}});
    }

    static Json change_json(const UnitSupport& unit, const Card& card, int copies)
    {
        const UnitSupport changed = unit.with(card, copies);
        if (changed.population == unit.population)
            return {};
        return Json::object({{"failure", changed.failure(DuelSide::Attack)},
                             {"attack_mean", mean_of(changed.odds(DuelSide::Attack))},
                             {"defence_mean", mean_of(changed.odds(DuelSide::Defence))},
                             {"success_at_0", changed.chance(0).probability}});
    }

    Json chance_json(const DuelChance& chance) const
    {
        Json row = Json::object({{"difference", chance.difference},
                                 {"probability", chance.probability},
                                 {"with_critical", chance.with_critical}});
        if (options_.has_evasion) {
            row.set("with_evasion", chance.against_evasion(options_.evasion));
            row.set("with_critical_and_evasion", chance.critical_against_evasion(options_.evasion));
        }
        return row;
    }

    /// The attack on the opponent and the defence against it, before supports, with their results.
    Json duel_json(const UnitSupport& unit) const
    {
        const SupportDuel& attack = unit.duel[index(DuelSide::Attack)];
        const SupportDuel& defence = unit.duel[index(DuelSide::Defence)];
        return chance_json(unit.chance())
            .set("opponent", unit.opponent->id)
            .set("attack", attack.attack)
            .set("critical", attack.critical)
            .set("has_critical", attack.has_critical)
            .set("can_be_evaded", attack.can_be_evaded)
            .set("opponent_defence", attack.defence)
            .set("defence", defence.defence)
            .set("opponent_attack", defence.attack);
    }

    Json unit_json(const UnitSupport& unit) const
    {
        Json success = Json::list(unit.chances(),
                                  [this](const DuelChance& chance) { return chance_json(chance); });
        Json document = Json::object({{"unit", unit.unit->unit},
                                      {"card", unit.unit->id},
                                      {"can_attack", unit.can_attack},
                                      {"failure", unit.failure(DuelSide::Attack)},
                                      {"attack", side_json(unit, DuelSide::Attack)},
                                      {"defence", side_json(unit, DuelSide::Defence)},
                                      {"success", std::move(success)},
                                      {"duel", duel_json(unit)},
                                      {"skills", support_skills_text(unit, messages_)}});
        if (answer_.units.size() > 1)
            return document;
        return document.set("changes", Json::list(unit.cards, [&](const SupportCard& card) {
                                return Json::object({{"card", card.card->id},
                                                     {"more", change_json(unit, *card.card, 1)},
                                                     {"less", change_json(unit, *card.card, -1)}});
                            }));
    }

    /// `numbers`: how many columns after the first are right-aligned.
    std::string columns_text(const ChartTable& table, std::size_t numbers,
                             const std::string& indent) const
    {
        std::vector<Column> columns;
        for (std::size_t at = 0; at < table.headings.size(); ++at)
            columns.push_back({.heading = table.headings[at], .numbers = at > 0 && at <= numbers});
        return table_text(columns, table.rows, paint_, indent);
    }

    void say_details(const UnitSupport& unit) const
    {
        line_.out << '\n' << duel_sentence(unit, messages_) << '\n';
        for (const auto& [side, heading] :
             {std::pair(DuelSide::Attack, "cli.support.distribution-attack"_msg),
              std::pair(DuelSide::Defence, "cli.support.distribution-defence"_msg)}) {
            std::vector<std::vector<std::string>> rows;
            for (const auto& [strength, chance] : unit.odds(side))
                rows.push_back({"+" + std::to_string(strength), messages_.percent(chance, 2),
                                bar_text(static_cast<int>(chance * 1000), 1000, 40)});
            heading_text(heading);
            line_.out << table_text(
                {{.heading = {}, .numbers = true}, {.heading = {}, .numbers = true}, {}}, rows,
                paint_, "  ");
        }
        if (unit.can_attack)
            say_duels(unit);
        heading_text("support.changes"_msg);
        line_.out << columns_text(support_changes_table(unit, messages_), 4, "  ")
                  << line_.text("support.changes.meaning"_msg) << '\n';
    }

    /// The chance of success for every difference in strength.
    void say_duels(const UnitSupport& unit) const
    {
        std::vector<std::vector<std::string>> rows;
        for (const DuelChance& chance : unit.chances()) {
            rows.push_back({signed_text(chance.difference, 0, messages_),
                            messages_.percent(chance.probability, 2),
                            messages_.percent(chance.with_critical, 2)});
            for (const double met : {chance.against_evasion(options_.evasion),
                                     chance.critical_against_evasion(options_.evasion)}) {
                if (options_.has_evasion)
                    rows.back().push_back(messages_.percent(met, 2));
            }
        }
        heading_text("cli.support.success"_msg);
        std::vector<Column> columns = {
            {.heading = line_.text("cli.support.difference"_msg), .numbers = true},
            {.heading = line_.text("cli.odds.chance"_msg), .numbers = true},
            {.heading = line_.text("support.success.critical"_msg), .numbers = true}};
        if (options_.has_evasion) {
            columns.push_back(
                {.heading = line_.text("support.success.evasion"_msg), .numbers = true});
            columns.push_back({.heading = line_.text("support.success.both"_msg), .numbers = true});
        }
        line_.out << table_text(columns, rows, paint_, "  ");
        if (options_.has_evasion)
            line_.say("cli.support.evasion-meaning"_msg,
                      {{"share", messages_.percent(options_.evasion)}});
    }

    void heading_text(MessageKey key) const
    {
        line_.out << '\n' << paint_.strong(line_.text(key)) << '\n';
    }

    CommandLine& line_;
    const Messages& messages_;
    const SupportOptions& options_;
    const SupportAnswer& answer_;
    Paint paint_;
};

/// Keeps only units with this name, or of the card with this id; fails if the deck has none.
bool choose_unit(CommandLine& line, const std::string& name, SupportAnswer& answer)
{
    if (name.empty())
        return true;
    const std::string wanted = fold(name);
    std::vector<std::string> known;
    std::vector<UnitSupport> chosen;
    for (UnitSupport& unit : answer.units) {
        for (const std::string& each : {unit.unit->unit, unit.unit->unit_ja}) {
            if (!each.empty())
                known.push_back(each);
        }
        const bool has_card = std::ranges::any_of(unit.cards, [&](const SupportCard& support) {
            return support.card->id == name && support.card->unit == unit.unit->unit;
        });
        if (has_card || fold(unit.unit->unit) == wanted || fold(unit.unit->unit_ja) == wanted)
            chosen.push_back(std::move(unit));
    }
    if (chosen.empty()) {
        line.fail(line.text("cli.support.no-unit"_msg, {{"unit", name}}), answer.deck->input.name,
                  nearest(name, known));
        return false;
    }
    answer.units = std::move(chosen);
    return true;
}

/// Reads --against: another deck or "flat:N"; by default the deck itself.
bool read_opponent(CommandLine& line, const std::string& against, SupportAnswer& answer)
{
    if (against.starts_with(flat)) {
        const auto number =
            whole_number(line, "--against flat", against.substr(flat.size()), 0, max_flat);
        if (!number)
            return false;
        answer.flat = static_cast<int>(*number);
        answer.against =
            line.text("cli.support.flat"_msg, {{"support", static_cast<int>(*number)}});
        return true;
    }
    const OddsDeck* deck = answer.deck.get();
    if (!against.empty()) {
        const std::string own = line.options.protagonist;
        line.options.protagonist.clear(); // it is meant for the first deck
        answer.other = read_odds_deck(line, against);
        line.options.protagonist = own;
        if (!answer.other)
            return false;
        deck = answer.other.get();
    }
    answer.against =
        line.text(against.empty() ? "cli.support.itself"_msg : "cli.support.deck"_msg,
                  {{"deck", deck->input.title()},
                   {"unit", unit_name(*deck->protagonist, line.messages().language())}});
    return true;
}

void support(CommandLine& line, const SupportOptions& options)
{
    SupportAnswer answer;
    answer.deck = read_odds_deck(line, options.deck);
    if (!answer.deck || !read_opponent(line, options.against, answer))
        return;
    const OddsDeck& other = answer.other ? *answer.other : *answer.deck;
    answer.units =
        *support_odds({answer.deck->deck, *answer.deck->protagonist},
                      {{other.deck, *other.protagonist}, answer.flat}, line.catalogue().library);
    if (!choose_unit(line, options.unit, answer))
        return;
    const SupportTable table(line, options, answer);
    if (line.options.json)
        line.print(table.json());
    else
        table.say();
}

std::optional<double> share_of(CommandLine& line, const CLI::Option& option)
{
    const std::string text = value_of(option, "0");
    const auto share = number_in<double>(text);
    if (share && *share >= 0 && *share <= 1)
        return share;
    line.fail("cli.support.not-a-share"_msg, {{"option", option.get_name()}, {"value", text}});
    return std::nullopt;
}

} // namespace

void add_support_command(CLI::App& parser, CommandLine& line)
{
    const Subcommand command(parser, line, "support", "cli.support"_msg,
                             {"support bundled:altean-vanguard --unit Marth --against flat:20",
                              "cli.support.example"_msg});
    const CLI::Option& deck = command.argument("DECK", "cli.deck"_msg);
    const CLI::Option& unit = command.value("--unit", "NAME", "cli.support.unit"_msg);
    const CLI::Option& against =
        command.value("--against", "DECK|flat:N", "cli.support.opponent"_msg);
    const CLI::Option& evasion = command.value("--evasion", "P", "cli.support.evasion"_msg);
    command.runs([&line, &deck, &unit, &against, &evasion] {
        const auto share = share_of(line, evasion);
        if (share)
            support(line, {.deck = value_of(deck),
                           .unit = value_of(unit),
                           .against = value_of(against),
                           .evasion = *share,
                           .has_evasion = evasion.count() > 0});
    });
}

} // namespace kizuna
