#include "cli/card_games/calculation_output.h"

#include "calculators/fetcg/fight.h"
#include "calculators/fetcg/script.h"
#include "calculators/script_words.h"
#include "cards/base/faults.h"
#include "cards/base/plain_text.h"
#include "cli/console/text_layout.h"

#include <algorithm>
#include <memory>
#include <ostream>

namespace kizuna {
namespace fetcg {
namespace {

/// The options for a Damage.
class DamageOptions {
public:
    DamageOptions(const Subcommand& command, CommandLine& line) : line_(line), command_(command) {}

    /// Empty on failure. Adds the steps of the weapon triangle.
    std::optional<Damage> read(CalculationSteps& steps) const
    {
        const auto number = [this](const CLI::Option& option, int otherwise, int min) {
            return number_of_option(line_, option, otherwise, min, max_number);
        };
        if (attack_.results().empty()) { // --attack is required, because 0 is a valid attack
            line_.fail("cli.fetcg.no-attack"_msg);
            return std::nullopt;
        }
        const auto attack = number(attack_, 0, 0);
        const auto modifier = number(modifier_, 0, -max_number);
        const auto times = number(times_, 1, -max_number);
        const auto extra = number(extra_, 0, -max_number);
        if (!attack || !modifier || !times || !extra)
            return std::nullopt;
        const auto advantage = read_triangle(steps);
        if (!advantage)
            return std::nullopt;
        Damage damage;
        damage.attack.value = *attack;
        damage.modifier = {.value = *advantage, .plus = *modifier};
        damage.attacks.value = *times;
        damage.extra.value = *extra;
        damage.by_base_attack = is_set(base_);
        if (!change(doubled_, &Element::doublings, damage) ||
            !change(halved_, &Element::halvings, damage) || !add(damage))
            return std::nullopt;
        return damage;
    }

    /// The weapon used; empty if not given.
    std::optional<Weapon> weapon() const { return weapon_words.called(value_of(weapon_)); }

private:
    /// False if the option names no weapon, which is reported.
    bool read_weapon(const CLI::Option& option, std::optional<Weapon>& weapon) const
    {
        if (option.results().empty())
            return true;
        const std::string word = value_of(option);
        weapon = weapon_words.called(word);
        if (!weapon)
            fail_choice(line_, option.get_name(), word, weapon_words.all());
        return weapon.has_value();
    }

    std::optional<int> read_triangle(CalculationSteps& steps) const
    {
        Declared declared;
        declared.receiver_flies = is_set(flying_);
        const auto printed = number_of_option(line_, triangle_, 0, -max_number, max_number);
        if (!printed || !read_weapon(weapon_, declared.weapon) ||
            !read_weapon(against_, declared.against))
            return std::nullopt;
        if (!triangle_.results().empty())
            declared.printed = printed;
        const auto found = triangle(declared);
        if (const auto* refused = std::get_if<CalculationStep>(&found)) {
            fail_refused(line_, *refused);
            return std::nullopt;
        }
        const auto& result = std::get<TriangleResult>(found);
        std::ranges::copy(result.steps, std::back_inserter(steps));
        return result.modifier;
    }

    bool change(const CLI::Option& option, int Element::*times, Damage& damage) const
    {
        for (const std::string& word : option.results()) {
            if (!is_choice(line_, option.get_name(), word, element_words()))
                return false;
            int& count = element_called(word, damage)->*times;
            if (++count > max_doublings) {
                line_.fail(Fault{faults::OutOfRange{option.get_name() + ' ' + word + " ×" +
                                                        std::to_string(count),
                                                    "0–" + std::to_string(max_doublings)},
                                 {}});
                return false;
            }
        }
        return true;
    }

    /// Adds the values of --plus, as in "times:-1".
    bool add(Damage& damage) const
    {
        for (const std::string& text : plus_.results()) {
            const std::size_t colon = std::min(text.find(':'), text.size());
            const std::string word = text.substr(0, colon);
            if (!is_choice(line_, plus_.get_name(), word, element_words()))
                return false;
            const std::string amount = text.substr(std::min(colon + 1, text.size()));
            const auto number =
                number_of_text(line_, plus_.get_name(), amount, -max_number, max_number);
            if (!number)
                return false;
            if (!add_plus(*element_called(word, damage), *number)) {
                line_.fail(Fault{faults::OutOfRange{plus_.get_name() + ' ' + text,
                                                    "-" + std::to_string(max_number) + "–" +
                                                        std::to_string(max_number)},
                                 {}});
                return false;
            }
        }
        return true;
    }

    CommandLine& line_;
    Subcommand command_;
    const CLI::Option& attack_ = command_.value("--attack", "N", "cli.fetcg.attack"_msg);
    const CLI::Option& base_ = command_.flag("--base", "cli.fetcg.base"_msg);
    const CLI::Option& triangle_ = command_.value("--triangle", "N", "cli.fetcg.triangle"_msg);
    const CLI::Option& weapon_ = command_.value("--weapon", "KIND", "cli.fetcg.weapon"_msg);
    const CLI::Option& against_ = command_.value("--against", "KIND", "cli.fetcg.against"_msg);
    const CLI::Option& flying_ = command_.flag("--flying", "cli.fetcg.flying"_msg);
    const CLI::Option& modifier_ = command_.value("--modifier", "N", "cli.fetcg.modifier"_msg);
    const CLI::Option& times_ = command_.value("--times", "N", "cli.fetcg.times"_msg);
    const CLI::Option& extra_ = command_.value("--extra", "N", "cli.fetcg.extra"_msg);
    const CLI::Option& doubled_ = command_.values("--double", "PART", "cli.fetcg.double"_msg);
    const CLI::Option& halved_ = command_.values("--halve", "PART", "cli.fetcg.halve"_msg);
    const CLI::Option& plus_ = command_.values("--plus", "PART:N", "cli.fetcg.plus"_msg);
};

void say_damage(CommandLine& line, const DamageOptions& options)
{
    CalculationSteps steps;
    const auto given = options.read(steps);
    if (!given)
        return;
    const DamageResult result = damage_of(*given);
    std::ranges::copy(result.steps, std::back_inserter(steps));
    if (line.options.json) {
        Json answer = Json::object();
        set_bounds(answer, "damage", result.damage);
        return print_game(line, fetcg_game, std::move(answer), steps);
    }
    say_steps(line, steps);
    line.out << Paint(line.colours())
                    .strong(line.text(
                        "cli.fetcg.damage.result"_msg,
                        {{"damage", result.damage.is_exact()
                                        ? line.messages().number(result.damage.low)
                                        : line.messages().number(result.damage.low) + "–" +
                                              line.messages().number(result.damage.high)}}))
             << '\n';
}

/// Reads "2/2"; false if it is no cost, which is reported.
bool read_cost(CommandLine& line, const std::string& option, const std::string& text, CrestUse& use)
{
    const std::size_t slash = text.find('/');
    if (slash == text.npos) {
        fail_choice(line, option, text, {"PRINTED/PAID"});
        return false;
    }
    const auto number = [&](const std::string& part) {
        return whole_number(line, option, part, 0, max_number);
    };
    const auto printed = number(text.substr(0, slash));
    const auto paid = printed ? number(text.substr(slash + 1)) : printed;
    if (!printed || !paid)
        return false;
    use.printed_cost = static_cast<int>(*printed);
    use.paid = static_cast<int>(*paid);
    return true;
}

/// Reads "UNIT:attacker|receiver:CREST", optionally with ":PRINTED/PAID" to check the cost, then
/// with ":spirit" or ":cards" for what the ability costs.
std::optional<CrestUse> read_crest(CommandLine& line, const std::string& option,
                                   const std::string& text)
{
    const std::vector<std::string_view> split_text = split(text, ':');
    std::vector<std::string> parts(split_text.begin(), split_text.end());
    const auto made_of = parts.size() > 4 ? crest_cost_called(parts.back()) : std::nullopt;
    if (made_of)
        parts.pop_back();
    const bool has_cost =
        parts.size() > 3 && parts.back().find_first_not_of("0123456789/") == std::string::npos;
    const std::size_t words = parts.size() - (has_cost ? 1 : 0);
    // Unit names may contain colons.
    std::string unit = words > 2 ? parts[0] : std::string();
    for (std::size_t at = 1; at + 2 < words; ++at)
        unit += ':' + parts[at];
    if (unit.find_first_not_of(' ') == std::string::npos) {
        fail_choice(line, option, text, {"UNIT:attacker:CREST", "UNIT:receiver:CREST"});
        return std::nullopt;
    }
    const std::string& side = parts[words - 2];
    const std::string& word = parts[words - 1];
    const auto crest = crest_words.called(word);
    if (parts.size() > 4 && !made_of && !has_cost &&
        parts[words - 2].find('/') != std::string::npos) {
        fail_choice(line, option, parts.back(), {"spirit", "cards"});
        return std::nullopt;
    }
    if (side != "attacker" && side != "receiver") {
        fail_choice(line, option, side, {"attacker", "receiver"});
        return std::nullopt;
    }
    if (!crest) {
        fail_choice(line, option, word, crest_words.all());
        return std::nullopt;
    }
    CrestUse use{.unit = unit, .is_attackers = side == "attacker", .crest = *crest};
    if (has_cost && !read_cost(line, option, parts.back(), use))
        return std::nullopt;
    use.cost = made_of.value_or(CrestCost::Open);
    return use;
}

struct FightOptions {
    Subcommand command;
    CommandLine& line;
    DamageOptions damage{command, line};
    const CLI::Option& chips = command.value("--chips", "N", "cli.fetcg.chips-of-attacker"_msg);
    const CLI::Option& receiver =
        command.value("--receiver", "N", "cli.fetcg.chips-of-receiver"_msg);
    const CLI::Option& cost = command.value("--cost", "N", "cli.fetcg.cost"_msg);
    const CLI::Option& counter = command.flag("--counter", "cli.fetcg.counter"_msg);
    const CLI::Option& card = command.flag("--card", "cli.fetcg.card"_msg);
    const CLI::Option& out_of_range = command.flag("--out-of-range", "cli.fetcg.out-of-range"_msg);
    const CLI::Option& magic = command.flag("--magic", "cli.fetcg.magic"_msg);
    const CLI::Option& blocked = command.flag("--blocked-behind", "cli.fetcg.blocked-behind"_msg);
    const CLI::Option& crests = command.values("--crest", "UNIT:SIDE:CREST", "cli.fetcg.crest"_msg);
};

std::optional<Fight> read_fight(CommandLine& line, const Damage& damage,
                                const FightOptions& options)
{
    const auto number = [&line](const CLI::Option& option, int otherwise) {
        return number_of_option(line, option, otherwise, 0, max_number);
    };
    const auto chips = number(options.chips, 1);
    const auto receiver = number(options.receiver, 1);
    const auto cost = number(options.cost, damage.attack.value);
    if (!chips || !receiver || !cost)
        return std::nullopt;
    Fight fight;
    fight.damage = damage;
    fight.cost = *cost;
    fight.attacker_chips = *chips;
    fight.receiver_chips = *receiver;
    fight.is_counter = is_set(options.counter);
    fight.by_initial_equipment = !is_set(options.card);
    fight.in_range = !is_set(options.out_of_range);
    fight.can_step_back = !is_set(options.blocked);
    const std::optional<Weapon> weapon = options.damage.weapon();
    fight.by_magic = is_set(options.magic) || (weapon && is_magic(*weapon));
    fight.by_weapon = weapon != Weapon::Other;
    fight.knows_kind = is_set(options.magic) || weapon;
    for (const std::string& text : options.crests.results()) {
        const auto use = read_crest(line, options.crests.get_name(), text);
        if (!use)
            return std::nullopt;
        fight.crests.push_back(*use);
    }
    return fight;
}

void say_fight(CommandLine& line, const FightOptions& options)
{
    CalculationSteps steps;
    const auto given = options.damage.read(steps);
    if (!given)
        return;
    const std::optional<Weapon> weapon = options.damage.weapon();
    if (is_set(options.magic) && weapon && is_weapon(*weapon))
        return line.fail("cli.fetcg.magic-or-weapon"_msg);
    for (const CLI::Option* chips : {&options.chips, &options.receiver}) {
        if (chips->results().empty())
            return line.fail("cli.fetcg.no-chips"_msg);
    }
    const auto fought = read_fight(line, *given, options);
    if (!fought)
        return;
    const auto answered = fight(*fought);
    if (const auto* refused = std::get_if<CalculationStep>(&answered))
        return fail_refused(line, *refused);
    const FightResult& result = std::get<FightResult>(answered);
    std::ranges::copy(result.steps, std::back_inserter(steps));
    if (!line.options.json) {
        say_steps(line, steps);
        return;
    }
    Json answer = Json::object(
        {{"attacked", result.attacked},
         {"paid", result.paid},
         {"attacker_left", result.attacker_left},
         {"attacker_removed", result.attacker_gone},
         {"receiver_removed", result.receiver_may_go ? Json() : Json(result.receiver_gone)}});
    set_bounds(answer, "damage", result.damage);
    set_bounds(answer, "receiver_left", result.receiver_left);
    print_game(line, fetcg_game, std::move(answer), steps);
}

} // namespace
} // namespace fetcg

void add_fetcg_fights(CLI::App& commands, CommandLine& line)
{
    const Subcommand damages(
        commands, line, "damage", "cli.fetcg.damage"_msg,
        {"game fetcg damage --attack 3 --triangle 1 --times 2 --extra 3", "cli.game.example"_msg});
    const auto damage_options = std::make_shared<fetcg::DamageOptions>(damages, line);
    damages.runs([&line, damage_options] { fetcg::say_damage(line, *damage_options); });

    const Subcommand fights(commands, line, "fight", "cli.fetcg.fight"_msg,
                            {"game fetcg fight --attack 3 --weapon sword --against axe "
                             "--chips 4 --receiver 4",
                             "cli.fetcg.fight.example"_msg});
    const auto options = std::make_shared<fetcg::FightOptions>(fetcg::FightOptions{fights, line});
    fights.runs([&line, options] { fetcg::say_fight(line, *options); });
}

} // namespace kizuna
