#include "calculators/fetcg/damage.h"

#include <algorithm>
#include <array>
#include <set>

namespace kizuna::fetcg {
namespace {

int halved_down(int number)
{
    return number >= 0 ? number / 2 : -((1 - number) / 2);
}

int halved_up(int number)
{
    return -halved_down(-number);
}

/// Every number that an element can be, ordered; several where it is halved, for neither how
/// halves are rounded is known nor whether doubling comes first.
using Numbers = std::set<int>;

Bounds bounds_of(const Numbers& numbers)
{
    return {*numbers.begin(), *numbers.rbegin()};
}

void add_totals(int value, int doublings, int halvings, int plus, Numbers& totals)
{
    if (doublings == 0 && halvings == 0)
        totals.insert(value + plus);
    if (doublings > 0)
        add_totals(value * 2, doublings - 1, halvings, plus, totals);
    if (halvings > 0) {
        add_totals(halved_down(value), doublings, halvings - 1, plus, totals);
        add_totals(halved_up(value), doublings, halvings - 1, plus, totals);
    }
}

/// Effects on one element of the formula, as a step; nothing where there are none.
Numbers note_total(const Element& element, StepKind kind, CalculationSteps& steps)
{
    Numbers totals;
    add_totals(element.value, element.doublings, element.halvings, element.plus, totals);
    if (element.doublings > 0 || element.halvings > 0 || element.plus != 0)
        steps.push_back({element.doublings > 0 || element.halvings > 0 ? "FET-DMG-2" : "FET-DMG-1",
                         kind,
                         {element.value, element.doublings, element.halvings, element.plus,
                          bounds_of(totals)}});
    return totals;
}

Numbers not_below_zero(const Numbers& numbers, CalculationSteps& steps)
{
    if (*numbers.begin() >= 0)
        return numbers;
    steps.push_back({"", StepKind::BelowZero, {bounds_of(numbers)}});
    Numbers clamped;
    for (const int number : numbers)
        clamped.insert(std::max(0, number));
    return clamped;
}

Numbers products(const Numbers& attack, const Numbers& modifier, const Numbers& attacks)
{
    Numbers values;
    for (const int one : attack) {
        for (const int more : modifier) {
            for (const int times : attacks)
                values.insert((one + more) * times);
        }
    }
    return values;
}

/// Nothing is added to a value of 0 (FET-DMG-3). Whether one below 0 counts as 0 before that, the
/// document leaves open, so it is both.
Numbers sums(const Numbers& values, const Numbers& extra)
{
    Numbers sums;
    for (const int value : values) {
        if (value <= 0)
            sums.insert(0);
        for (const int more : extra) {
            if (value != 0)
                sums.insert(value + more);
        }
    }
    return sums;
}

bool is_halved(const Damage& damage)
{
    const auto halves = [](const Element& element) { return element.halvings > 0; };
    return halves(damage.attack) || halves(damage.modifier) || halves(damage.attacks) ||
           halves(damage.extra);
}

constexpr std::array<std::string_view, 4> elements = {"attack", "modifier", "times", "extra"};

constexpr std::array<std::pair<Weapon, Weapon>, 6> advantages = {{
    {Weapon::Sword, Weapon::Axe},
    {Weapon::Axe, Weapon::Lance},
    {Weapon::Lance, Weapon::Sword},
    {Weapon::Fire, Weapon::Wind},
    {Weapon::Wind, Weapon::Thunder},
    {Weapon::Thunder, Weapon::Fire},
}};

} // namespace

bool add_plus(Element& element, int more)
{
    const int sum = element.plus + more;
    if (sum < -max_number || sum > max_number)
        return false;
    element.plus = sum;
    return true;
}

std::span<const std::string_view> element_words()
{
    return elements;
}

Element* element_called(std::string_view word, Damage& damage)
{
    const std::array<Element*, elements.size()> parts = {&damage.attack, &damage.modifier,
                                                         &damage.attacks, &damage.extra};
    const auto* const found = std::ranges::find(elements, word);
    return found == elements.end() ? nullptr
                                   : parts[static_cast<std::size_t>(found - elements.begin())];
}

DamageResult damage_of(const Damage& damage)
{
    DamageResult result;
    CalculationSteps& steps = result.steps;
    if (damage.by_base_attack)
        steps.push_back({"FET-DMG-4", StepKind::BaseAttack, {damage.attack.value}});
    const Numbers attack = note_total(damage.attack, StepKind::AttackChanged, steps);
    const Numbers modifier = note_total(damage.modifier, StepKind::ModifierChanged, steps);
    const Numbers attacks =
        not_below_zero(note_total(damage.attacks, StepKind::AttacksChanged, steps), steps);
    const Numbers extras = note_total(damage.extra, StepKind::ExtraChanged, steps);
    const Bounds extra = bounds_of(extras);

    const Numbers values = products(attack, modifier, attacks);
    const Bounds value = bounds_of(values);
    steps.push_back({"FET-DMG-1",
                     StepKind::Product,
                     {bounds_of(attack), bounds_of(modifier), bounds_of(attacks), value}});
    const Bounds sum = bounds_of(sums(values, extras));
    result.damage = {std::max(0, sum.low), std::max(0, sum.high)};
    if (value.low < 0 && extra == Bounds())
        steps.push_back({"", StepKind::BelowZero, {value}});
    else if (value.low < 0)
        steps.push_back({"FET-DMG-3", StepKind::FloorOpen, {value, extra, result.damage}});
    else if (extra != Bounds() && value.high == 0)
        steps.push_back({"FET-DMG-3", StepKind::ExtraLost, {extra}});
    else if (extra != Bounds())
        steps.push_back({"FET-DMG-3", StepKind::ExtraAdded, {value, extra, sum}});
    if (value.low >= 0 && sum.low < 0)
        steps.push_back({"", StepKind::BelowZero, {sum}});
    if (!result.damage.is_exact() && is_halved(damage))
        steps.push_back({"", StepKind::RoundingOpen, {result.damage}});
    return result;
}

std::variant<TriangleResult, CalculationStep> triangle(const Declared& declared)
{
    if (declared.printed)
        return TriangleResult{*declared.printed,
                              {{"FET-TRI-1", StepKind::PrintedTriangle, {*declared.printed}}}};
    if (!declared.against && !declared.receiver_flies)
        return TriangleResult{};
    if (!declared.weapon)
        return CalculationStep{"FET-TRI-2", StepKind::NoWeapon};
    const Weapon weapon = *declared.weapon;
    if (!declared.against && weapon != Weapon::Bow)
        return TriangleResult{}; // what the other side declared decides, and was not said
    const Weapon against = declared.against.value_or(Weapon::Other);
    const bool hits_flier = weapon == Weapon::Bow && declared.receiver_flies;
    const std::vector<std::string> names{weapon_words.of(weapon),
                                         hits_flier ? "flying" : weapon_words.of(against)};
    const bool is_better =
        hits_flier || std::ranges::find(advantages, std::pair(weapon, against)) != advantages.end();
    TriangleResult result{.modifier = is_better ? 1 : 0,
                          .steps = {{"FET-TRI-2", StepKind::EquipmentDecides, {}, names}}};
    if (is_better)
        result.steps.push_back({"FET-TRI-1", StepKind::Advantage, {1}, names});
    else
        result.steps.push_back({"FET-TRI-1", StepKind::NoAdvantage, {}, names});
    return result;
}

} // namespace kizuna::fetcg
