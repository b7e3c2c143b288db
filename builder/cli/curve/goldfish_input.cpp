#include "cli/curve/goldfish_input.h"

#include "app/text/policy_text.h"

#include <algorithm>

namespace kizuna {
namespace {

constexpr std::uint64_t max_strength = 1000;

} // namespace

std::optional<GoldfishSettings> GoldfishOptions::read() const
{
    GoldfishSettings settings;
    const auto turns = whole_number(line_, turns_, 8, 1, max_goldfish_turns);
    const auto strength = whole_number(line_, dummy_, 40, 0, max_strength);
    const auto support = whole_number(line_, dummy_support_, 20, 0, max_strength);
    const auto seed = whole_number(line_, seed_, 1);
    const std::string level = value_of(level_, goldfish_levels().front());
    const auto going = read_going(line_, going_);
    settings.policy = value_of(policy_, policy_ids().front());
    if (!turns || !strength || !support || !seed || !going ||
        !is_choice(line_, level_.get_name(), level, goldfish_levels()) ||
        !is_choice(line_, policy_.get_name(), settings.policy, policy_ids()))
        return std::nullopt;
    auto rule = read_rule(line_, rule_);
    if (!rule)
        return std::nullopt;
    settings.rule = std::move(*rule);
    settings.turns = static_cast<int>(*turns);
    settings.dummy_strength = static_cast<int>(*strength);
    settings.dummy_support = static_cast<int>(*support);
    settings.seed = *seed;
    settings.goes_first = *going == Going::First;
    settings.level = static_cast<GoldfishLevel>(std::ranges::find(goldfish_levels(), level) -
                                                goldfish_levels().begin());
    note_unused(settings.level);
    return settings;
}

/// Notes the options that have no effect on this level.
void GoldfishOptions::note_unused(GoldfishLevel level) const
{
    std::vector<std::string> unused;
    if (dummy_.count() > 0 && level == GoldfishLevel::HandTester)
        unused.push_back(dummy_.get_name());
    if (dummy_support_.count() > 0 && level != GoldfishLevel::PassiveDummy)
        unused.push_back(dummy_support_.get_name());
    if (!unused.empty())
        line_.note("cli.curve.unused"_msg, {{"options", line_.messages().list(unused)},
                                            {"level", level_label(level, line_.messages())}});
}

std::unique_ptr<Goldfish> goldfish_for(CommandLine& line, const OddsDeck& deck,
                                       const GoldfishSettings& settings)
{
    if (goldfish_problem(deck.deck) == GoldfishProblem::None)
        return std::make_unique<Goldfish>(deck.deck, *deck.protagonist, deck.context, settings);
    line.fail(line.text("cli.curve.too-small"_msg, {{"count", deck.deck.known_copies()},
                                                    {"least", min_goldfish_cards},
                                                    {"most", max_goldfish_cards}}),
              deck.input.name);
    return nullptr;
}

} // namespace kizuna
