#pragma once

#include "cards/effects/vocabulary.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

struct Filter;

/// A test of a card, or of the card on top of a unit.
struct CardTest {
    enum class Kind : std::uint8_t {
        Name,        ///< one of `words` is a unit name of the card
        Tag,         ///< has one of `words`, or each of them: symbols, weapons, types, genders
        Cost,        ///< printed deployment cost from `min` to `max`; X never holds
        Symbol,      ///< has any symbol at all
        ClassChange, ///< has a class-change cost
        NameOfProtagonist,   ///< shares a unit name with its owner's protagonist
        SymbolOfProtagonist, ///< shares a symbol with its owner's protagonist
        Parameter,           ///< what the card's `of:` names: the "named symbol" of an emblem
        Support,             ///< printed support value from `min` to `max`; `x_value`: X is printed
        SupportSkill,        ///< has a support skill
        Emblem,              ///< has a support skill of one of `words`
        Mark,      ///< has a skill with one of `words` as its mark; BS, CP: of that category
        Title,     ///< one of `words` is its title
        Strength,  ///< of a unit as it is now, of other cards as printed
        Raised,    ///< a unit's strength is by `min` or more above what is printed
        Relation,  ///< see `facet`
        PaidFor,   ///< a unit that skill number `min` of this card was paid with in this turn
        ChosenFor, ///< a unit that the skill chose in this turn
    };
    /// Relation: what is compared, and with what.
    enum class Facet : std::uint8_t { Name, Symbol, Weapon, Cost, Strength };
    enum class With : std::uint8_t {
        Units,     ///< any unit that passes `units`
        Shown,     ///< the card shown last by the same effect
        Destroyed, ///< the unit that this battle destroyed
        Seen,      ///< any card that was last looked at or shown by the same effect
        Paid,      ///< any card or unit that the effect was paid with
        Done,      ///< any card or unit that the last step of the effect was done to
    };
    static constexpr int x_value = -1;
    Kind kind = Kind::Name;
    bool negated = false;
    bool each = false; ///< Tag: all of `words`; Name: one card for each of `words`
    int min = 0;
    int max = 0;
    std::vector<std::string> words;
    Facet facet = Facet::Name;
    With with = With::Units;
    int sign = 0;              ///< Relation: 0 shares or equals, -1 is less than, 1 is more than
    std::vector<Filter> units; ///< Relation with Units: one
    bool operator==(const CardTest&) const = default;
};

/// What may be true of a unit, or of how a card lies. A filter may want or rule out each.
enum class Quality : std::uint8_t {
    Self,             ///< the unit that the skill is on
    Attacker,         ///< of the battle that is going on, as are the next four
    Defender,         ///< the unit that is attacked
    Fighting,         ///< attacker or defender
    Supported,        ///< the fighting unit of the skill's player
    Opposing,         ///< the fighting unit of the other player
    Protagonist,      ///< of its player
    Tapped,           ///< turned sideways
    Front,            ///< in a front line
    Back,             ///< in a back line
    SameArea,         ///< in the line of the unit that the skill is on, on its side
    ClassChanged,     ///< two or more cards, the top one with a class-change cost (RULING-28)
    LeveledUp,        ///< two or more cards
    Chosen,           ///< chosen by an earlier step of the same effect
    Subject,          ///< the unit that the triggering event is about
    FaceUp,           ///< bonds and orbs
    DeployedThisTurn, ///< in the turn that is going on, as are the next six
    AttackedThisTurn,
    MovedThisTurn,     ///< not by march
    LeveledUpThisTurn, ///< class changes too, growth not
    ClassChangedThisTurn,
    GrownThisTurn,
    HasDestroyedThisTurn, ///< an enemy, by its attack
    Done,                 ///< the last step of the same effect was done to it
    Paid,                 ///< taken as payment for the same effect
    RaisedBeside,         ///< levelled up or grew this turn while the skill's own unit stood there
};

/// The marks that skills bear (data/README.md). The number behind LvS is how many cards the unit
/// needs.
inline constexpr auto skill_marks = std::to_array<std::string_view>(
    {"CCS", "LvS2", "LvS3", "LvS4", "LvS5", "LvS6", "LvS7", "US", "CF", "BS", "DV", "HS", "TS",
     "CP", "FS", "IS", "AS", "DB", "LIS"});

/// The units or cards that a part of an effect is about: all that pass every test. Written as words
/// joined by commas, as in "ally,other,tag:flier" (docs/EFFECTS.md lists them). A filter inside one
/// stands in parentheses: "name-of:(ally,other)".
struct Filter {
    enum class Side : std::uint8_t { Any, Ally, Enemy };
    Side side = Side::Any;
    std::uint32_t wanted = 0;   ///< a bit for each Quality that must hold
    std::uint32_t unwanted = 0; ///< and for each that must not
    int stack_min = 0;          ///< cards in the unit
    std::vector<CardTest> cards;

    bool wants(Quality quality) const { return (wanted >> static_cast<int>(quality)) & 1; }
    bool operator==(const Filter&) const = default;
};

/// The parts of a text between separators outside parentheses; an empty text has one empty part.
std::vector<std::string_view> parts_of(std::string_view text, char separator);

/// True for a symbol, weapon, type or gender.
bool is_tag(std::string_view word, const Vocabulary& words);

/// What is wrong with the text of a filter: the word, and the words that would do.
struct FilterFault {
    std::string word;
    std::vector<std::string> suggestions;
    std::string against;   ///< the earlier word that rules `word` out; else empty
    bool too_many = false; ///< words: more than max_filter_words
};
constexpr std::size_t max_filter_words = 99;

/// Parses a filter; every card and unit passes an empty text. If a word is unknown, there are too
/// many words or nothing could pass, sets `fault` and returns nothing.
std::optional<Filter> parse_filter(std::string_view text, const Vocabulary& words,
                                   FilterFault& fault);

/// Reads the parameter of an emblem, as in "red", "white|black", "name:Kent|female", "any", "none".
std::optional<Filter> parse_parameter(std::string_view text, const Vocabulary& words,
                                      FilterFault& fault);

} // namespace kizuna
