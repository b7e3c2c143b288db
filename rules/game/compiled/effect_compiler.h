#pragma once

#include "cards/effects/effect.h"
#include "game/compiled/game_cards.h"
#include "game/compiled/program.h"

#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// Compiles the skills of all printed kinds and sets the fields of `kinds` that describe them.
Program compile_program(const GameCards& cards, std::vector<CardKind>& kinds);

/// Compiles filters, quantities, conditions and steps into a Program. Steps that name skills which
/// may not be compiled yet are kept in `silences_`, `skill_costs_` and `granted_` for later.
class EffectCompiler {
protected:
    explicit EffectCompiler(const GameCards& cards) : cards_(cards)
    {
        program_.added_to_units.resize(cards.kind_count());
        program_.added_to_cards.resize(cards.kind_count());
        for (std::uint16_t kind = 0; kind < cards.kind_count(); ++kind) {
            for (const Skill& skill : cards.kind(kind).card->skills) {
                if (skill.script)
                    note_acquired(skill.script->steps);
            }
        }
    }

    /// A step that names skills which may not be compiled yet.
    struct Named {
        const Step* step = nullptr;
        std::uint16_t kind = 0;
        Place16 op = nothing;
    };

    struct Granted {
        const GrantedSkill* skill = nullptr;
        std::uint16_t kind = 0; ///< the kind of card that grants it
        Place16 op = nothing;
    };

    const Vocabulary& words() const { return cards_.library().words(); }

    AddedFacts facts_of(const Step& step) const;
    // Evaluates the filter's tests of printed facts for every kind in advance. Evaluated during the
    // game, an action of RANDOM took 2.2 to 2.4 µs and not 1.4 to 1.7, which misses its goal, and a
    // game of GAME 24 to 27 µs and not 16 (g++ 12, -O2, 24 decks drawn from all cards, November
    // 2026).
    Place16 add(const Filter& filter);
    static bool is_asked_later(const CardTest& test);
    /// Adds the test; for a Parameter, the tests of the emblem's parameter instead.
    void add_test(const CardTest& test, std::vector<CardTest>& into) const;
    bool passes_all(const Card& card, const std::vector<CardTest>& tests) const;
    Place16 add(const Quantity& quantity);
    ConditionRange add(const std::vector<Condition>& conditions);
    /// Adds the steps, of which the last leads to `after`. The place of the first.
    Place16 add(const std::vector<Step>& steps, Place16 after, bool payment = false);
    Place16 add(const Step& step, Place16 next, bool payment);
    /// Notes which kinds of cards may get the facts. A skill about its own card changes that kind
    /// alone, unless other cards may have the skill.
    void note_added(const Op& op, FactSet sorts, bool are_units);
    /// The same for facts that a unit keeps for a while: its top card may become any kind.
    void note_facts_of_units(FactSet sorts);
    static FactSet sorts_acquired(Acquired what);
    /// True for a step that lets units acquire skills.
    static bool is_of_skills(const Step& step);
    /// Notes in `acquired_` what the steps let units acquire.
    void note_acquired(const std::vector<Step>& steps);
    /// The skill of that number on the card whose skills are compiled.
    std::uint16_t own_skill(int number) const
    {
        return static_cast<std::uint16_t>(cards_.kind(kind_).first_skill + number - 1);
    }
    /// The optional payment of the step, then the critical hit or the evasion.
    Place16 add_other_payment(const Step& step);
    Place16 push(const Op& op);
    /// The options, one linked to the next by `otherwise`.
    Place16 add_options(const std::vector<Step>& options, Place16 next);
    /// The steps of the offer; `nothing` if the player has no choice.
    Place16 add_instead(const Step& step);

    static constexpr Place16 restart = 0xFFFE; ///< stands for the first step until it is known

    const GameCards& cards_;
    Program program_;
    std::uint16_t kind_ = 0;      ///< whose skills are compiled
    bool reads_strength_ = false; ///< a filter of the current effect does
    bool always_on_ = false;      ///< the current skill is
    std::vector<Granted> granted_;
    std::vector<Named> silences_;
    std::vector<Named> skill_costs_;
    std::vector<std::string>
        acquired_; ///< skills with one of these marks may be acquired; an empty one: all skills
    std::vector<GrantedSkill> sources_; ///< the script of each skill of the Program
    std::optional<Filter> parameter_;   ///< the parameter of the current skill's emblem
    bool may_be_of_others_ = false;     ///< other cards may be granted the current skill or get it
    bool is_special_ = false;           ///< the current skill is SPEC
};

} // namespace kizuna
