#include "cards/skills/skill_payment.h"

#include "cards/skills/effect_parts_yaml.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace kizuna {
namespace {

constexpr int every_one = -1;
constexpr int any_number = -2;
constexpr int max_count = 99;

constexpr std::uint32_t bit(Quality quality)
{
    return 1U << static_cast<unsigned>(quality);
}

/// A cost of another kind as a step: its word, what it does, and with what.
struct OtherCost {
    std::string_view word;
    Verb verb = Verb::Put;
    Zone from = Zone::Field;
    Zone to = Zone::Retreat;
    std::string_view of; ///< filter that always applies
    bool is_counted = false;
    bool face_down = false;
    bool shows = false;
};
constexpr auto other_costs = std::to_array<OtherCost>({
    {"destroy_self", Verb::Destroy, Zone::Field, Zone::Retreat, "self"},
    {"destroy_protagonist", Verb::Destroy, Zone::Field, Zone::Retreat, "ally,protagonist"},
    {"destroy_ally", Verb::Destroy, Zone::Field, Zone::Retreat, "ally", true},
    {"send_self_to_retreat", Verb::Put, Zone::Self, Zone::Retreat},
    {"send_self_to_boundless", Verb::Put, Zone::Self, Zone::Infinite},
    {"self_to_deck_top", Verb::Put, Zone::Self, Zone::Deck},
    {"flip_this_bond", Verb::Flip, Zone::Bonds, Zone::Bonds, "self"},
    {"bond_to_retreat", Verb::Put, Zone::Bonds, Zone::Retreat, "", true},
    {"bond_to_boundless", Verb::Put, Zone::Bonds, Zone::Infinite, "", true},
    {"retreat_to_boundless", Verb::Put, Zone::Retreat, Zone::Infinite, "", true},
    {"ally_to_boundless", Verb::Put, Zone::Field, Zone::Infinite, "ally", true},
    {"hand_to_deck_top", Verb::Put, Zone::Hand, Zone::Deck, "", true},
    {"reveal_hand", Verb::Show, Zone::Hand, Zone::Hand, "", true},
    {"reveal_hand_to_deck_top", Verb::Put, Zone::Hand, Zone::Deck, "", true, false, true},
    {"orb_destroyed", Verb::Put, Zone::Orbs, Zone::Hand, "", true},
    {"orb_to_retreat", Verb::Put, Zone::Orbs, Zone::Retreat, "", true},
    {"deck_top_to_boundless", Verb::Put, Zone::Deck, Zone::Infinite, "", true, true},
    {"growth_self", Verb::Grow, Zone::Retreat, Zone::Field, "self", true},
});

class Payment {
public:
    explicit Payment(const Vocabulary& words) : words_(words) {}

    bool add(Verb verb, std::string_view filter, int count, Zone to = Zone::Retreat)
    {
        Step step;
        step.verb = verb;
        step.to = to;
        if (!read(filter, step.of))
            return false;
        if (count > 0)
            step.count = count;
        if (count == any_number) {
            step.count = max_count;
            step.up_to = true;
        }
        steps_.push_back(std::move(step));
        return true;
    }

    /// Adds the tapping of allies. "name:Palla&Est" is one of each name.
    bool add_tapping(std::string_view filter, int count)
    {
        Step step;
        step.verb = Verb::Tap;
        if (!read(filter, step.of))
            return false;
        step.of.side = Filter::Side::Ally;
        step.of.unwanted |= bit(Quality::Tapped);
        const auto each = std::ranges::find_if(step.of.cards, [](const CardTest& test) {
            return test.kind == CardTest::Kind::Name && test.each;
        });
        if (count < 0) {
            step.of.unwanted |= bit(Quality::Self);
            steps_.push_back(std::move(step));
        } else if (each == step.of.cards.end()) {
            step.count = count;
            steps_.push_back(std::move(step));
        } else {
            const std::vector<std::string> names = each->words;
            each->each = false;
            step.count = 1;
            for (const std::string& name : names) {
                each->words = {name};
                steps_.push_back(step);
            }
        }
        return true;
    }

    /// Adds a payment such as "destroy_ally=1,other": a word, how many, and which.
    bool add_other(std::string_view text)
    {
        const std::size_t sign = std::min(text.find('='), text.size());
        const auto cost = std::ranges::find(other_costs, text.substr(0, sign), &OtherCost::word);
        if (cost == other_costs.end() || cost->is_counted != (sign < text.size()))
            return false;
        Step step;
        step.verb = cost->verb;
        step.from = cost->from;
        step.to = cost->to;
        step.face_down = cost->face_down;
        step.shows = cost->shows;
        if (!read(cost->of, step.of))
            return false;
        if (!cost->is_counted) {
            steps_.push_back(std::move(step));
            return true;
        }
        std::string_view rest = text.substr(sign + 1);
        int count = 0;
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), count);
        if (error != std::errc() || count < 1 || count > max_count)
            return false;
        rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
        if (!rest.empty() && rest.front() != ',')
            return false;
        rest.remove_prefix(rest.empty() ? 0 : 1);
        return read_zone(rest, *cost, step) && add_counted(rest, count, std::move(step));
    }

    std::vector<Step> take() { return std::move(steps_); }
    const FilterFault& fault() const { return fault_; }

private:
    bool read(std::string_view text, Filter& into)
    {
        auto filter = parse_filter(text, words_, fault_);
        if (filter)
            into = std::move(*filter);
        return filter.has_value();
    }

    /// A growth ends in ",from:hand" or ",from:retreat".
    static bool read_zone(std::string_view& rest, const OtherCost& cost, Step& step)
    {
        if (cost.verb != Verb::Grow)
            return true;
        constexpr std::string_view head = ",from:";
        const std::size_t at = rest.find(head);
        if (at == std::string_view::npos)
            return false;
        const std::string_view zone = rest.substr(at + head.size());
        rest = rest.substr(0, at);
        step.from = zone == "hand" ? Zone::Hand : Zone::Retreat;
        return zone == "hand" || zone == "retreat";
    }

    /// False where the filter has a word for units alone and the cost takes cards from elsewhere.
    bool can_pass(std::string_view filter, const Step& step)
    {
        const std::string_view word = unit_word(filter, words_);
        if (step.from == Zone::Field || word.empty())
            return true;
        const auto zone =
            std::ranges::find(card_zones, step.from, &std::pair<std::string_view, Zone>::second);
        if (zone == card_zones.end())
            return true;
        fault_ = {std::string(word), {}, std::string(zone->first), false};
        return false;
    }

    bool add_counted(std::string_view filter, int count, Step step)
    {
        if (!can_pass(filter, step))
            return false;
        if (step.verb == Verb::Grow) {
            step.count = count;
            if (!read(filter, step.with))
                return false;
        } else if (step.from == Zone::Deck) { // the top card, again and again
            if (!filter.empty())
                return false;
            steps_.insert(steps_.end(), static_cast<std::size_t>(count - 1), step);
        } else {
            step.count = count;
            const Filter::Side side = step.of.side;
            if (!read(filter, step.of))
                return false;
            if (step.of.side == Filter::Side::Any)
                step.of.side = side;
        }
        steps_.push_back(std::move(step));
        return true;
    }

    const Vocabulary& words_;
    std::vector<Step> steps_;
    FilterFault fault_;
};

constexpr std::string_view discard_to_infinite = "discard_to_boundless";

} // namespace

std::vector<std::string> other_cost_words()
{
    std::vector<std::string> words = {std::string(discard_to_infinite)};
    for (const OtherCost& cost : other_costs)
        words.emplace_back(cost.word);
    return words;
}

std::string_view unit_word(std::string_view filter, const Vocabulary& words)
{
    constexpr std::uint32_t of_cards = bit(Quality::Self) | bit(Quality::FaceUp);
    const auto is_of_units = [](const CardTest& test) {
        return test.kind == CardTest::Kind::Raised || test.kind == CardTest::Kind::PaidFor ||
               test.kind == CardTest::Kind::ChosenFor;
    };
    const std::vector<std::string_view> terms = parts_of(filter, ',');
    const auto found = std::ranges::find_if(terms, [&](std::string_view term) {
        FilterFault wrong;
        const auto one = parse_filter(term, words, wrong);
        return one && (((one->wanted | one->unwanted) & ~of_cards) != 0 || one->stack_min > 0 ||
                       std::ranges::any_of(one->cards, is_of_units));
    });
    return found == terms.end() ? std::string_view() : *found;
}

std::optional<std::vector<Step>> payment_of(const SkillCost& cost, const Vocabulary& words,
                                            FilterFault* wrong)
{
    const std::string_view other = cost.other;
    const bool to_infinite = other == discard_to_infinite && cost.discard != 0;
    Payment payment(words);
    const bool understood =
        (!cost.tap_self || payment.add(Verb::Tap, "self", every_one)) &&
        (cost.tap_others == 0 || payment.add_tapping(cost.tap_filter, cost.tap_others)) &&
        (other.empty() || to_infinite || payment.add_other(other)) &&
        (cost.flip == 0 || payment.add(Verb::Flip, cost.flip_filter, cost.flip)) &&
        (cost.discard == 0 || payment.add(Verb::Put, cost.discard_filter, cost.discard,
                                          to_infinite ? Zone::Infinite : Zone::Retreat)) &&
        (cost.flip_orbs == 0 || payment.add(Verb::TurnOrbs, {}, cost.flip_orbs));
    if (wrong)
        *wrong = payment.fault();
    return understood ? std::optional(payment.take()) : std::nullopt;
}

GrantedSkill as_granted(const Skill& skill, const Vocabulary& words)
{
    GrantedSkill said;
    said.category = skill.category;
    said.once_per_turn = skill.once_per_turn;
    said.marks = skill.marks;
    said.mark_symbols = std::string(skill.mark_symbols.view());
    if (skill.script) {
        said.when = skill.script->when;
        said.conditions = skill.script->conditions;
        said.steps = skill.script->steps;
    }
    if (skill.cost)
        said.payment = payment_of(*skill.cost, words).value_or(std::vector<Step>{});
    return said;
}

} // namespace kizuna
