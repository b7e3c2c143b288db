#pragma once

#include "cards/library/card_library.h"
#include "game/compiled/program.h"

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kizuna {

inline constexpr int opening_hand = 6; ///< cards (SETUP-5)
inline constexpr int opening_orbs = 5; ///< cards (SETUP-7)

/// The two sides of a game.
enum class Player : std::uint8_t { P, Q };
constexpr Player other(Player player)
{
    return player == Player::P ? Player::Q : Player::P;
}
constexpr std::size_t index(Player player)
{
    return static_cast<std::size_t>(player);
}

/// A card of a player: its place in the player's deck list, which is sorted by card id. Copies of a
/// card stand side by side.
using CardNumber = std::uint8_t;
constexpr CardNumber no_card = 255;
/// The most cards that a deck of a game may have.
constexpr std::size_t max_cards = 255;

/// The facts of a card that the rules use. Copies share a kind; kinds are numbered by card id.
struct CardKind {
    static constexpr std::int8_t printed_x = -1;
    static constexpr std::int8_t absent = -2;

    const Card* card = nullptr;             ///< in the library, which lives longer than the game
    std::uint16_t name = 0;                 ///< a number for the unit name (CARD-8)
    std::int8_t cost = 0;                   ///< or printed_x (CARD-2)
    std::int8_t class_change_cost = absent; ///< or printed_x (CARD-3)
    std::int16_t attack = 0;                ///< X: 0 (CARD-10, RULING-55)
    std::int16_t support = 0;               ///< X: 0 (CARD-11)
    std::uint32_t symbols = 0;              ///< a bit for each SymbolId (CARD-4, CARD-16)
    RangeSet range;                         ///< CARD-9, RANGE-6
    MultiDeploy multi_deploy = MultiDeploy::No;
    bool no_bond = false;
    bool stacks_on_any = false;
    VerbSet always_verbs = 0;                 ///< of its scripted skills that are always on
    VerbSet verbs_about_others = 0;           ///< of those that are not only about their own unit
    MomentSet moments = 0;                    ///< that set its scripted skills off
    bool has_act = false;                     ///< a scripted skill that is used in the action phase
    bool has_act_elsewhere = false;           ///< one that is used from the hand or the bonds
    bool has_support = false;                 ///< a scripted support skill
    std::vector<std::uint16_t> extra_names;   ///< that always hold
    std::vector<std::uint16_t> names_in_hand; ///< that hold in the hand
    std::vector<std::uint16_t> names_deployed; ///< that hold in the turn of its deployment
    bool has_one_name = true;                  ///< the three lists above are empty
    bool protagonist_name_in_bonds = false;
    std::vector<std::uint16_t> stacks_on;
    std::uint16_t first_skill = 0; ///< in Program::skills
    std::uint8_t skill_count = 0;  ///< normal and support skills (CARD-14)

    /// CARD-12: only the cost counts, not the printed class.
    bool has_class_change() const { return class_change_cost != absent; }
};

/// An opponent without cards and without decisions, for goldfishing: a protagonist in the front
/// line and five blank orbs that vanish. It is player Q. Its turns are empty, it never attacks or
/// evades, and it answers every decision with the first option.
struct Dummy {
    int strength = 40;
    /// Its support values: when attacked it adds one of them, drawn by Q's PlayerState::effects,
    /// all equally likely. 0 stands for a failed support. Never empty.
    std::vector<int> supports = {20};
    bool operator==(const Dummy&) const = default;
};

/// The cards of one game, compiled once and then only read: shared by any number of states in any
/// threads.
class GameCards {
public:
    /// `decks`: all cards of each player, the protagonist among them, in any order; at most
    /// max_cards each. The library must outlive the game.
    GameCards(const CardLibrary& library, const std::array<std::vector<CardIndex>, 2>& decks);
    /// The deck of P against a dummy.
    GameCards(const CardLibrary& library, const std::vector<CardIndex>& deck, Dummy dummy);
    GameCards(const GameCards&) = delete; // kinds point into it
    GameCards& operator=(const GameCards&) = delete;
    ~GameCards() = default;

    const CardLibrary& library() const { return *library_; }
    std::size_t size(Player player) const { return kind_of_[index(player)].size(); }
    std::uint16_t kind_number(Player player, CardNumber card) const
    {
        return kind_of_[index(player)][card];
    }
    const CardKind& kind(Player player, CardNumber card) const
    {
        return kinds_[kind_of_[index(player)][card]];
    }
    const CardKind& kind(std::uint16_t number) const { return kinds_[number]; }
    std::size_t kind_count() const { return kinds_.size(); }
    /// How many kinds are printed cards; the kinds after them are copies.
    std::size_t printed_kind_count() const { return printed_kinds_; }
    /// The kind of `copier` as a copy of `copied`: the copied card with the copier's unit names and
    /// strength. `nothing` if no text of the copier makes it a copy.
    std::uint16_t copy_of(std::uint16_t copier, std::uint16_t copied) const;
    /// `nothing` if the card is not in the game.
    std::uint16_t kind_of(const Card& card) const;
    std::string_view name(std::uint16_t name) const { return names_[name]; }
    /// `nothing` if no card or effect of the game has the unit name.
    std::uint16_t name_number(std::string_view unit) const;

    const Program& program() const { return program_; }
    /// The skills printed on a kind of card, in their order.
    std::span<const GameSkill> skills_of(const CardKind& kind) const
    {
        return std::span(program_.skills).subspan(kind.first_skill, kind.skill_count);
    }
    /// The verbs of all always-on skills of the game, granted ones included. A value that none of
    /// these verbs changes can be read from the card and its modifiers alone.
    VerbSet always_verbs() const { return always_verbs_; }
    /// The verbs of always-on skills that effects grant or let units acquire.
    VerbSet granted_verbs() const { return granted_verbs_; }
    /// The acts that these skills forbid.
    ActSet granted_forbids() const { return granted_forbids_; }
    /// The verbs of always-on skills of each card of a player, by card number.
    std::span<const VerbSet> always_verbs(Player player) const
    {
        return always_verbs_of_[index(player)];
    }
    /// As always_verbs(player), but only of skills that affect more than the unit they are on.
    std::span<const VerbSet> verbs_about_others(Player player) const
    {
        return verbs_about_others_of_[index(player)];
    }
    /// True if always-on skills printed on the player's cards may have one of the verbs and forbid
    /// one of the acts (0: any). If cards of the game can become copies, the cards of both players
    /// count, here as in may_hear() and may_act_elsewhere().
    bool may_say(Player player, VerbSet verbs, ActSet acts) const
    {
        const Said& said = said_by_[index(player)];
        return (said.verbs & verbs) != 0 && (acts == 0 || (said.forbids & acts) != 0);
    }
    /// True if one of the moments may set off a skill printed on the player's cards.
    bool may_hear(Player player, MomentSet moments) const
    {
        return (said_by_[index(player)].moments & moments) != 0;
    }
    /// True if a card of the player may have an act skill of the hand or the bonds.
    bool may_act_elsewhere(Player player) const { return said_by_[index(player)].acts_elsewhere; }
    /// The moments that set off skills of the game.
    MomentSet moments() const { return moments_; }
    /// The moments that set off skills which effects grant or let units acquire.
    MomentSet granted_moments() const { return granted_moments_; }
    bool grants_acts() const { return grants_acts_; }
    /// True if the moment sets off any skill of the game.
    bool hears(Moment moment) const { return (moments_ & moment_bit(moment)) != 0; }
    /// The moments that set off skills of cards in the hand, in retreat or in the infinite area.
    MomentSet moments_elsewhere() const { return moments_elsewhere_; }
    /// The verbs of always-on skills of cards in the hand, in retreat or in the infinite area.
    VerbSet verbs_elsewhere() const { return verbs_elsewhere_; }
    /// True if units may have skills that are not printed on them.
    bool has_grants() const { return program_.has_grants || program_.has_acquired_skills; }
    /// Sorts of facts that effects may add to units of a kind.
    FactSet added_to_units(std::uint16_t kind) const { return program_.added_to_units[kind]; }
    /// The same for cards of the kind that are not in units.
    FactSet added_to_cards(std::uint16_t kind) const { return program_.added_to_cards[kind]; }
    /// The same for any unit or card.
    FactSet added_sorts() const { return program_.added_sorts; }
    /// Null if both sides have cards.
    const Dummy* dummy() const { return dummy_ ? &*dummy_ : nullptr; }
    bool is_dummy(Player player) const { return dummy_ && player == Player::Q; }
    /// The number of skills printed on the cards of the game; each kind of card counts once.
    int effects() const { return effects_; }
    /// The number of skills that are not scripted and therefore do nothing.
    int unscripted() const { return unscripted_; }

private:
    std::uint16_t add_name(const std::string& unit);
    void add_names(const std::vector<Step>& steps);
    CardKind make_kind(const Card& card);
    std::vector<CardIndex> add_kinds(std::vector<CardIndex> cards);
    void add_deck(std::size_t player, const std::vector<CardIndex>& deck,
                  const std::vector<CardIndex>& all);
    void add_dummy();
    void add_copies();
    void compile();
    void complete_copies();
    void note_always();
    void note_moments();
    void note_players();

    const CardLibrary* library_;
    std::vector<CardKind> kinds_;
    std::array<std::vector<std::uint16_t>, 2> kind_of_;
    std::vector<std::string> names_;
    Program program_;
    std::optional<Dummy> dummy_;
    std::array<Card, 2> dummy_cards_; ///< its protagonist, and an orb
    std::size_t printed_kinds_ = 0;
    std::vector<std::uint16_t> copiers_; ///< kinds that can copy; each copies every printed kind
    std::deque<Card> copies_;
    VerbSet always_verbs_ = 0;
    VerbSet granted_verbs_ = 0;
    ActSet granted_forbids_ = 0;
    std::array<std::vector<VerbSet>, 2> always_verbs_of_;
    std::array<std::vector<VerbSet>, 2> verbs_about_others_of_;
    /// What the skills printed on the cards of a player can do.
    struct Said {
        VerbSet verbs = 0;
        ActSet forbids = 0;
        MomentSet moments = 0;
        bool acts_elsewhere = false;
    };
    std::array<Said, 2> said_by_;
    MomentSet moments_ = 0;
    MomentSet granted_moments_ = 0;
    bool grants_acts_ = false;
    MomentSet moments_elsewhere_ = 0;
    VerbSet verbs_elsewhere_ = 0;
    int effects_ = 0;
    int unscripted_ = 0;
};

} // namespace kizuna
