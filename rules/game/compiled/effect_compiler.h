#pragma once

#include "cards/effects/effect.h"
#include "game/compiled/game_cards.h"
#include "game/compiled/program.h"

#include <optional>
#include <string>
#include <vector>

namespace kizuna {

/// Looks up everything that the skills of `kinds` speak of, and tells each kind its skills.
Program compile_program(const GameCards& cards, std::vector<CardKind>& kinds);

/// Compiles filters, quantities, conditions and steps into a Program. What speaks of skills that
/// may not be compiled yet is kept in `silences_`, `skill_costs_` and `granted_` for later.
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

    /// A step that speaks of skills which may not be compiled yet.
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
    // What a filter asks of printed cards is answered here for every kind. Asked anew each time, an
    // action of RANDOM took 2.2 to 2.4 µs and not 1.4 to 1.7, which misses its goal, and a game of
    // GAME 24 to 27 µs and not 16 (g++ 12, -O2, 24 decks drawn from all cards, November 2026).
    Place16 add(const Filter& filter);
    static bool is_asked_later(const CardTest& test);
    /// Adds the test, or in place of a Parameter the tests that the card's `of` names.
    void add_test(const CardTest& test, std::vector<CardTest>& into) const;
    bool passes_all(const Card& card, const std::vector<CardTest>& tests) const;
    Place16 add(const Quantity& quantity);
    ConditionRange add(const std::vector<Condition>& conditions);
    /// The first of the steps; the last leads to `after`.
    Place16 add(const std::vector<Step>& steps, Place16 after, bool payment = false);
    Place16 add(const Step& step, Place16 next, bool payment);
    /// Notes which kinds of cards may get the facts. A skill that speaks of its own card changes
    /// that kind alone, unless other cards may have the skill.
    void note_added(const Op& op, FactSet sorts, bool are_units);
    /// The same for facts that stay with a unit for a while, whatever its top card is then.
    void note_facts_of_units(FactSet sorts);
    static FactSet sorts_acquired(Acquired what);
    /// True for a step that lets units acquire skills.
    static bool is_of_skills(const Step& step);
    /// Notes in `acquired_` what the steps let units acquire.
    void note_acquired(const std::vector<Step>& steps);
    /// Skill of that number on the card that is compiled.
    std::uint16_t own_skill(int number) const
    {
        return static_cast<std::uint16_t>(cards_.kind(kind_).first_skill + number - 1);
    }
    /// The player is asked where it can be paid; then the critical hit or the evasion follows.
    Place16 add_other_payment(const Step& step);
    Place16 push(const Op& op);
    /// The options, one linked to the next by `otherwise`.
    Place16 add_options(const std::vector<Step>& options, Place16 next);
    /// The question that the player is asked; nothing where nobody is asked.
    Place16 add_instead(const Step& step);

    static constexpr Place16 restart = 0xFFFE; ///< patched once the first step is known

    const GameCards& cards_;
    Program program_;
    std::uint16_t kind_ = 0;      ///< whose skills are compiled
    bool reads_strength_ = false; ///< a filter of the effect that is compiled does
    bool always_on_ = false;      ///< the skill that is compiled
    std::vector<Granted> granted_;
    std::vector<Named> silences_;
    std::vector<Named> skill_costs_;
    std::vector<std::string>
        acquired_; ///< marks of the skills that units may acquire; empty for all skills
    std::vector<GrantedSkill> sources_; ///< what each skill of the Program says
    std::optional<Filter> parameter_;
    bool may_be_of_others_ = false; ///< the skill that is compiled: granted, or acquired
    bool is_special_ = false;       ///< the skill that is compiled: SPEC
};

} // namespace kizuna
