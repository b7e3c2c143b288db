#pragma once

#include "calculators/calculation.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace kizuna::fetcg {

/// Max of any number entered: far above all numbers of the game, too small to overflow an int.
inline constexpr int max_number = 99;
inline constexpr int max_doublings = 3;

/// One element of the damage formula and the effects on it. Doubling and halving come before plus
/// and minus (FET-DMG-2).
struct Element {
    int value = 0;
    int doublings = 0; ///< 0 to max_doublings
    int halvings = 0;  ///< the same; how halves are rounded the document does not say
    int plus = 0;      ///< the sum of all plus and minus, at most max_number either way
    bool operator==(const Element&) const = default;
};

/// What the formula of FET-DMG-1 takes: (attack + modifier) × attacks + extra.
struct Damage {
    Element attack;                 ///< base attack, or value of the weapon or magic
    Element modifier;               ///< triangle and effects on dealt or received damage
    Element attacks = {.value = 1}; ///< "damage received becomes 0" is 0 attacks
    Element extra;                  ///< "dealt damage +n", "additional effect"
    bool by_base_attack = false;    ///< an effect says "base attack" (FET-DMG-4)
};

struct DamageResult {
    /// Never below 0. Not exact if the document leaves open how halves are rounded, or whether a
    /// value below 0 counts as 0 before `extra` is added.
    Bounds damage;
    CalculationSteps steps;
};

/// Adds `more` to `element.plus`. False, with no change, if the sum would be outside ±max_number.
bool add_plus(Element& element, int more);

/// The words for the parts of the formula, as in "attack"; the number of attacks is "times".
std::span<const std::string_view> element_words();
/// The element of this word; null if it is none of element_words().
Element* element_called(std::string_view word, Damage& damage);

DamageResult damage_of(const Damage& damage);

enum class Weapon : std::uint8_t {
    Sword,
    Lance,
    Axe,
    Bow,
    Shooter,
    Fire,
    Wind,
    Thunder,
    OtherMagic,
    Other,
};

constexpr bool is_magic(Weapon weapon)
{
    return weapon >= Weapon::Fire && weapon <= Weapon::OtherMagic;
}

/// True for sword, lance, axe, bow and shooter.
constexpr bool is_weapon(Weapon weapon)
{
    return weapon <= Weapon::Shooter;
}

/// As scripts and the command line name weapons, in the order of the enumeration.
inline constexpr WordsOf<Weapon, 10> weapon_words = {
    {"sword", "lance", "axe", "bow", "shooter", "fire", "wind", "thunder", "other-magic", "other"}};

/// What is declared for a fight.
struct Declared {
    std::optional<Weapon> weapon = {};  ///< the attacker's
    std::optional<Weapon> against = {}; ///< the receiver's
    bool receiver_flies = false;
    std::optional<int> printed = {}; ///< the entry of the attacker's card; it decides
};

struct TriangleResult {
    int modifier = 0;       ///< never below 0 unless printed
    CalculationSteps steps; ///< none where nothing is compared
};

/// The triangle's modifier; or a refusing step if something is declared of the receiver but no
/// weapon of the attacker (FET-TRI-2). A printed entry decides alone.
std::variant<TriangleResult, CalculationStep> triangle(const Declared& declared);

} // namespace kizuna::fetcg
