#pragma once

#include "cards/effects/effect.h"
#include "cards/effects/vocabulary.h"
#include "cards/text/rare_text.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// A printed number, or the X of a card whose own text gives the value (RULING-55).
class Amount {
public:
    constexpr Amount() = default;
    constexpr Amount(int number) : number_(static_cast<std::int16_t>(number)) {}
    static constexpr Amount x()
    {
        Amount amount;
        amount.number_ = printed_x;
        return amount;
    }
    constexpr bool is_x() const { return number_ == printed_x; }
    /// Empty for X.
    constexpr std::optional<int> number() const
    {
        return is_x() ? std::nullopt : std::optional<int>(number_);
    }
    /// The number, or 0 for X: what it counts as while its text defines nothing.
    constexpr int or_zero() const { return is_x() ? 0 : number_; }
    /// Equal printed values; X equals only X.
    constexpr bool operator==(const Amount&) const = default;

private:
    static constexpr std::int16_t printed_x = -1;
    std::int16_t number_ = 0;
};

/// The distances a unit reaches, a subset of {1, 2, 3}; empty where no range is printed (CARD-9).
struct RangeSet {
    std::uint8_t bits = 0; ///< bit n stands for distance n
    constexpr bool contains(int distance) const { return (bits >> distance) & 1; }
    constexpr bool empty() const { return bits == 0; }
    constexpr bool operator==(const RangeSet&) const = default;
};

enum class SupportType : std::uint8_t { Attack, Defense, Both };

/// What a skill costs to use, as facts. Filters are texts in the form of data/README.md,
/// as in "name:Marth" or "tag:Red,other"; empty where any card will do.
struct SkillCost {
    bool tap_self = false;
    std::int8_t tap_others = 0; ///< -1: all other allies
    std::int8_t flip = 0;       ///< face-up bonds turned face-down
    std::int8_t discard = 0;    ///< -1: the whole hand, -2: any number
    std::int8_t flip_orbs = 0;  ///< orbs turned face-up
    RareText tap_filter;
    RareText flip_filter;
    RareText discard_filter;
    RareText other; ///< a cost of another kind, as in "destroy_self"
    bool operator==(const SkillCost&) const = default;
};

/// A field of the card that says all that a skill does.
enum class StatedField : std::uint8_t { None, Copies, MultiDeploy, NoBond, AlsoUnit, StacksOn };

/// What the sources of an effect leave open: which reading is played is the data's best guess.
enum class Doubt : std::uint8_t {
    None,
    AddsUp,      ///< whether it adds up with itself
    Category,    ///< what kind of skill is printed
    Choice,      ///< whether this is the player's choice
    Count,       ///< whether the number is fixed when it is used or follows what is counted
    Duration,    ///< how long it lasts
    FaceDown,    ///< whether face-down bonds count
    Itself,      ///< whether the unit itself counts
    Limit,       ///< whether it is limited to once per turn
    Moment,      ///< when exactly it takes place
    NoneThere,   ///< what happens where there is nothing that it speaks of
    Order,       ///< whether all of it is chosen before any of it is carried out
    Protagonist, ///< whether the protagonist is spared
    Shown,       ///< whether the card is shown
    Stack,       ///< whether the top card of the stack counts
    Which,       ///< which cards may be taken
    Whose,       ///< whose units or cards are meant
};

/// One effect of a card as facts: no text, and no program yet.
struct Skill {
    SkillCategory category = SkillCategory::Cont;
    SupportType support_type = SupportType::Attack; ///< support skills only
    bool once_per_turn = false;
    bool continues = false;    ///< a further effect of the same named skill as the one before it
    bool inline_cost = false;  ///< a cost is paid inside the effect
    bool grants_skill = false; ///< the effect hands out another skill
    std::optional<std::uint16_t> emblem;    ///< support skills: position in Vocabulary::emblems
    RareText emblem_parameter;              ///< as in "red" or "name:Seliph"; may be empty
    std::vector<std::string> marks;         ///< as in "CCS", "LvS3"
    RareText mark_symbols;                  ///< the symbols a union skill names; may be empty
    std::optional<SkillCost> cost;          ///< empty where nothing is paid
    StatedField states = StatedField::None; ///< the field that says all the skill does
    Doubt doubt = Doubt::None;              ///< what of the effect its sources leave open
    /// Its effect, or its emblem's, is written in the engine's vocabulary or is a field of the
    /// card.
    bool scripted = false;
    /// The effect, shared by cards that say the same; may be null. An emblem's is in
    /// Emblem::script.
    std::shared_ptr<const Script> script;
    /// Compares scripts by address: correct within one library, which keeps each effect once.
    bool operator==(const Skill&) const = default;
};

/// Reads the skills of cards on first access. Several threads may use it at once.
class SkillSource {
public:
    virtual ~SkillSource() = default;
    /// The skills of a card, by its place in the source, from 0.
    virtual std::vector<Skill> skills(std::uint32_t card) const = 0;
};

/// A card's skills in printed order, in 24 bytes if there are none. Skills of a SkillSource are
/// read on first access, by any thread, or when the object is copied.
class CardSkills {
public:
    CardSkills() = default;
    CardSkills(std::vector<Skill> skills);
    /// `source` must live until the skills are read or this object is gone.
    CardSkills(const SkillSource& source, std::uint32_t card) : source_(&source), card_(card) {}
    CardSkills(const CardSkills& other) : CardSkills(other.all()) {}
    CardSkills(CardSkills&& other) noexcept { swap(other); }
    CardSkills& operator=(CardSkills other) noexcept
    {
        swap(other);
        return *this;
    }
    ~CardSkills() { delete read_.load(std::memory_order_relaxed); }

    const std::vector<Skill>& all() const
    {
        const std::vector<Skill>* read = read_.load(std::memory_order_acquire);
        return read ? *read : source_ ? read_now() : none();
    }
    auto begin() const { return all().begin(); }
    auto end() const { return all().end(); }
    std::size_t size() const { return all().size(); }
    bool empty() const { return all().empty(); }
    const Skill& operator[](std::size_t at) const { return all()[at]; }
    const Skill& front() const { return all().front(); }
    const Skill& back() const { return all().back(); }

private:
    static const std::vector<Skill>& none();
    const std::vector<Skill>& read_now() const;
    void swap(CardSkills& other) noexcept;

    mutable std::atomic<const std::vector<Skill>*> read_ = nullptr; ///< null: none, or not yet
    const SkillSource* source_ = nullptr;                           ///< null where all are read
    std::uint32_t card_ = 0;
};

/// When several allies with this card's unit name may stand at once (RULING-27).
enum class MultiDeploy : std::uint8_t { No, Always, Max2, WithSixBonds, WhileLeveledUp };

/// A second unit name that a card answers to (RULING-53).
struct ExtraName {
    std::string unit;  ///< "*protagonist" stands for the protagonist's name
    std::string scope; ///< when it holds, as in "in-hand"; empty: always
    bool operator==(const ExtraName&) const = default;
};

/// One way the card was printed.
struct Printing {
    std::string code;             ///< as in "B01-003ST+"
    std::uint16_t number_set = 0; ///< position in CardLibrary::sets() of the collector number's set
    std::uint16_t release_set = 0;  ///< the set it came out in; often the same
    std::uint8_t number_length = 0; ///< how many characters of `code` are the collector number

    std::string_view number() const { return std::string_view(code).substr(0, number_length); }
    std::string_view rarity() const; ///< as in "ST+", "N"; without the a/b/c of a shared number
};

/// Where a card is in its library: stable while the library lives.
using CardIndex = std::uint32_t;

/// One card of the game, whatever its artwork. Read once, then never changed.
struct Card {
    std::string id;         ///< collector number of the primary printing, as in "B01-003"
    std::string unit;       ///< English unit name, as in "Marth"; unique as identity (RULING-53)
    std::string title;      ///< English title, as in "Altean Prince"
    std::string unit_ja;    ///< may be empty
    std::string title_ja;   ///< may be empty
    std::string unit_class; ///< as in "Lodestar"; may be empty
    /// The Japanese class as printed; one English class may be several Japanese ones. May be empty.
    std::string unit_class_ja;
    WordSet<SymbolId> symbols;
    WordSet<GenderId> genders;
    WordSet<WeaponId> weapons;
    WordSet<TypeId> types;
    Amount cost;                             ///< deployment cost, in bonds
    std::optional<Amount> class_change_cost; ///< in bonds; empty where none is printed
    RangeSet range;
    Amount attack;
    Amount support;
    std::optional<int> copies_limit = 4; ///< of one card name in a deck; empty: unlimited
    MultiDeploy multi_deploy = MultiDeploy::No;
    bool no_bond = false;     ///< may never be put into the bond area
    CardIndex name_group = 0; ///< first card of those that share this card name (CARD-8)
    std::uint16_t set = 0;    ///< position in CardLibrary::sets() of the file it is in
    std::vector<ExtraName> also_unit;
    std::vector<std::string> stacks_on; ///< unit names it may level up onto (RULING-54); "*" any
    std::vector<std::string> aliases;   ///< older English names, as in "Title" or "Unit: Title"
    CardSkills skills;
    std::vector<Printing> printings; ///< never empty; the first is the card's usual face
    /// The numbers of a card of another game, by Vocabulary::numbers; CardTraits::absent where none
    /// is printed.
    Rare<std::vector<std::int16_t>> numbers;
    Rare<std::vector<std::string>> texts; ///< the same by Vocabulary::texts, empty where none is
    int line = 0;                         ///< where its entry begins in its file, from 1
};

/// "Unit Name: Title"; the unit name alone where the card has no title.
std::string english_name(const Card& card);

/// Title and unit name with a space between them, as the cards have it; only what is known of them,
/// "" where nothing is.
std::string japanese_name(const Card& card);

} // namespace kizuna
