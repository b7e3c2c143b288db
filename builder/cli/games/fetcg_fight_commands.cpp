#include "cli/games/calculation_output.h"

#include "calculators/fetcg/fight.h"
#include "calculators/fetcg/script.h"
#include "calculators/script_words.h"
#include "cli/console/text_layout.h"

#include <algorithm>
#include <array>
#include <memory>
#include <ostream>

namespace kizuna {
namespace fetcg {
namespace {

/// The options that say a Damage.
class DamageOptions {
public:
    DamageOptions(CLI::App& command, CommandLine& line)
        : line_(line), attack_(add_value(command, line, "--attack", "N", "cli.fetcg.attack"_msg)),
          base_(add_switch(command, line, "--base", "cli.fetcg.base"_msg)),
          triangle_(add_value(command, line, "--triangle", "N", "cli.fetcg.triangle"_msg)),
          weapon_(add_value(command, line, "--weapon", "KIND", "cli.fetcg.weapon"_msg)),
          against_(add_value(command, line, "--against", "KIND", "cli.fetcg.against"_msg)),
          flying_(add_switch(command, line, "--flying", "cli.fetcg.flying"_msg)),
          modifier_(add_value(command, line, "--modifier", "N", "cli.fetcg.modifier"_msg)),
          times_(add_value(command, line, "--times", "N", "cli.fetcg.times"_msg)),
          extra_(add_value(command, line, "--extra", "N", "cli.fetcg.extra"_msg)),
          doubled_(add_values(command, line, "--double", "PART", "cli.fetcg.double"_msg)),
          halved_(add_values(command, line, "--halve", "PART", "cli.fetcg.halve"_msg)),
          plus_(add_values(command, line, "--plus", "PART:N", "cli.fetcg.plus"_msg))
    {
    }

    /// Empty where the line failed. `steps` gets what the triangle says.
    std::optional<Damage> read(CalculationSteps& steps) const
    {
        const auto number = [this](const CLI::Option& option, int otherwise, int min) {
            return number_of_option(line_, option, otherwise, min, max_number);
        };
        if (attack_.results().empty()) { // 0 is an attack
            line_.fail(line_.text("cli.fetcg.no-attack"_msg));
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

    bool has_weapon() const { return !weapon_.results().empty(); }
    bool is_other_weapon() const { return weapon_words.called(value_of(weapon_)) == Weapon::Other; }

    /// A sword, a bow and the like: no magic is struck with it.
    bool is_named_weapon() const
    {
        const auto weapon = weapon_words.called(value_of(weapon_));
        return weapon && is_weapon(*weapon);
    }

    bool is_magic_weapon() const
    {
        const auto weapon = weapon_words.called(value_of(weapon_));
        return weapon && is_magic(*weapon);
    }

private:
    /// False where the option names no weapon, which the line is told.
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
                line_.fail(
                    Fault{.kind = FaultKind::OutOfRange,
                          .place = {},
                          .what = option.get_name() + ' ' + word + " ×" + std::to_string(count),
                          .expected = "0–" + std::to_string(max_doublings)});
                return false;
            }
        }
        return true;
    }

    /// "times:-1"
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
                line_.fail(Fault{.kind = FaultKind::OutOfRange,
                                 .place = {},
                                 .what = plus_.get_name() + ' ' + text,
                                 .expected = "-" + std::to_string(max_number) + "–" +
                                             std::to_string(max_number)});
                return false;
            }
        }
        return true;
    }

    CommandLine& line_;
    const CLI::Option& attack_;
    const CLI::Option& base_;
    const CLI::Option& triangle_;
    const CLI::Option& weapon_;
    const CLI::Option& against_;
    const CLI::Option& flying_;
    const CLI::Option& modifier_;
    const CLI::Option& times_;
    const CLI::Option& extra_;
    const CLI::Option& doubled_;
    const CLI::Option& halved_;
    const CLI::Option& plus_;
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
        set_steps(line, answer, steps);
        print_game(line, fetcg_game, answer);
        return;
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

/// "2/2"; false where it is no cost, which the line is told.
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

/// "UNIT:attacker|receiver:CREST", then ":PRINTED/PAID" where the cost is to be checked, then
/// ":spirit" or ":cards" where it is known what it is.
std::optional<CrestUse> read_crest(CommandLine& line, const std::string& option,
                                   const std::string& text)
{
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(':', begin), text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    const auto made_of = parts.size() > 4 ? crest_cost_called(parts.back()) : std::nullopt;
    if (made_of)
        parts.pop_back();
    const bool has_cost =
        parts.size() > 3 && parts.back().find_first_not_of("0123456789/") == std::string::npos;
    const std::size_t words = parts.size() - (has_cost ? 1 : 0);
    // A unit's name may hold colons itself.
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
    const CLI::Option& chips;
    const CLI::Option& receiver;
    const CLI::Option& cost;
    const CLI::Option& counter;
    const CLI::Option& card;
    const CLI::Option& out_of_range;
    const CLI::Option& magic;
    const CLI::Option& blocked;
    const CLI::Option& crests;
};

std::optional<Fight> read_fight(CommandLine& line, const Damage& damage, bool by_magic,
                                bool by_weapon, bool knows_kind, const FightOptions& options)
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
    fight.by_magic = by_magic || is_set(options.magic);
    fight.by_weapon = by_weapon;
    fight.knows_kind = knows_kind || is_set(options.magic);
    for (const std::string& text : options.crests.results()) {
        const auto use = read_crest(line, options.crests.get_name(), text);
        if (!use)
            return std::nullopt;
        fight.crests.push_back(*use);
    }
    return fight;
}

void say_fight(CommandLine& line, const DamageOptions& damage_options, const FightOptions& options)
{
    CalculationSteps steps;
    const auto given = damage_options.read(steps);
    if (!given)
        return;
    if (is_set(options.magic) && damage_options.is_named_weapon())
        return line.fail(line.text("cli.fetcg.magic-or-weapon"_msg));
    for (const CLI::Option* chips : {&options.chips, &options.receiver}) {
        if (chips->results().empty())
            return line.fail(line.text("cli.fetcg.no-chips"_msg));
    }
    const auto fought =
        read_fight(line, *given, damage_options.is_magic_weapon(),
                   !damage_options.is_other_weapon(), damage_options.has_weapon(), options);
    if (!fought)
        return;
    const auto answered = fight(*fought);
    if (const auto* refused = std::get_if<CalculationStep>(&answered)) {
        fail_refused(line, *refused);
        return;
    }
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
    set_steps(line, answer, steps);
    print_game(line, fetcg_game, answer);
}

} // namespace
} // namespace fetcg

void add_fetcg_fights(CLI::App& commands, CommandLine& line)
{
    CLI::App& damages = add_command(
        commands, line, "damage", "cli.fetcg.damage"_msg,
        {"game fetcg damage --attack 3 --triangle 1 --times 2 --extra 3", "cli.game.example"_msg});
    const auto damage_options = std::make_shared<fetcg::DamageOptions>(damages, line);
    damages.callback([&line, damage_options] { fetcg::say_damage(line, *damage_options); });

    CLI::App& fights = add_command(commands, line, "fight", "cli.fetcg.fight"_msg,
                                   {"game fetcg fight --attack 3 --weapon sword --against axe "
                                    "--chips 4 --receiver 4",
                                    "cli.fetcg.fight.example"_msg});
    const auto of_fight = std::make_shared<fetcg::DamageOptions>(fights, line);
    const auto options = std::make_shared<fetcg::FightOptions>(fetcg::FightOptions{
        add_value(fights, line, "--chips", "N", "cli.fetcg.chips-of-attacker"_msg),
        add_value(fights, line, "--receiver", "N", "cli.fetcg.chips-of-receiver"_msg),
        add_value(fights, line, "--cost", "N", "cli.fetcg.cost"_msg),
        add_switch(fights, line, "--counter", "cli.fetcg.counter"_msg),
        add_switch(fights, line, "--card", "cli.fetcg.card"_msg),
        add_switch(fights, line, "--out-of-range", "cli.fetcg.out-of-range"_msg),
        add_switch(fights, line, "--magic", "cli.fetcg.magic"_msg),
        add_switch(fights, line, "--blocked-behind", "cli.fetcg.blocked-behind"_msg),
        add_values(fights, line, "--crest", "UNIT:SIDE:CREST", "cli.fetcg.crest"_msg)});
    fights.callback([&line, of_fight, options] { fetcg::say_fight(line, *of_fight, *options); });
}

} // namespace kizuna
