#pragma once

#include "app/skills/step_words.h"
#include "app/text/signed_text.h"

#include <optional>
#include <string>

namespace kizuna {

/// Puts one step into words, with one function for each message form. Keeps references: the step
/// and the messages must outlive it.
class EffectStepWriter {
public:
    EffectStepWriter(const Step& step, StepForm form, const EffectReader& reader)
        : step_(step), form_(form), reader_(reader), messages_(reader.messages)
    {
        reader_.tells_theirs = is_theirs() || reader.asks_opponent;
        if (!reader.steps_before)
            return;
        const auto known = reader.steps_before->find(&step);
        if (known != reader.steps_before->end())
            reader_.before = known->second;
    }

    std::string text() const;

    /// True if both steps can be told in one sentence: both say something of units for the same
    /// time, and for an always-on skill of the same units.
    static bool can_share_sentence(const Step& one, const Step& other, StepForm form);
    /// True if both steps have the same verb and each acts on a known unit, as in "move this unit
    /// and that one".
    static bool do_the_same(const Step& one, const Step& other);
    std::string units(NounCase noun_case = NounCase::Plain) const;
    /// text() with `units` in place of the step's own units.
    std::string text_of(const std::string& units);
    /// text() without the duration. `omits_units`: also without the units, in languages that can.
    std::string part_text(bool omits_units);
    /// The text followed by the meaning of its X; unchanged if the amount is not computed.
    std::string with_amount(const std::string& text) const;
    /// The text of several steps with their duration.
    std::string with_duration(const std::string& text, bool first = true) const;

private:
    /// The message in the step's form.
    std::string say(MessageKey key, std::initializer_list<MessageArgument> more) const;
    /// A computed amount is written as X, and the sentence then says what X is.
    static bool is_computed(const Quantity& amount)
    {
        return amount.measure != Quantity::Measure::Nothing;
    }
    std::string with_letter(const std::string& text, const char* letter,
                            const Quantity& quantity) const;
    std::string core() const;
    std::string of_cards() const;
    std::string of_units(MessageKey key) const
    {
        const NounCase noun = step_.verb == Verb::Choose ? NounCase::Choice : NounCase::Object;
        return say(key, {{"unit", units(noun)}});
    }
    std::string move() const;
    std::string put() const;
    std::string deploy() const;
    std::string stack(MessageKey key) const;
    std::string strength() const;
    std::string support() const;
    std::string support_rule(MessageKey key) const;
    std::string range() const;
    std::string orbs() const;
    std::string change_of_cost(MessageKey key) const;
    std::string count_as() const;
    std::string cause() const;
    std::string forbid() const;
    std::string forbid_cards() const;
    std::string waive() const;
    std::string other_payment(MessageKey key) const;
    std::string instead() const;
    std::string also_deploy() const;
    std::string uncover() const;
    std::string options() const;
    std::string silence() const;
    std::string marks_hold() const;
    std::string loses() const;
    std::string acquire() const;
    std::string skill_effect() const;
    std::string support_skill_times() const;
    std::string skill_cost() const;
    std::string bonds(MessageKey key) const;
    std::string branches() const;

    bool lasts() const;
    /// True for a prohibition on a player for the rest of the game.
    bool is_of_player_for_ever() const;
    std::string duration() const;
    /// The units that receive something; after "give" they stand in another case.
    std::string getting_units() const;
    /// The number that verbs agree with, at least 1.
    int number_of_units() const { return is_one_unit(step_.of, reader_) ? 1 : number().count; }
    std::string amount() const
    {
        return is_computed(step_.amount) ? "X" : messages_.number(step_.amount.base);
    }
    /// True if the amount is told as "by X less", and not "by X, where X is -1 times …".
    bool is_less() const
    {
        return !step_.sets &&
               (is_computed(step_.amount) ? step_.amount.times < 0 && step_.amount.base <= 0
                                          : step_.amount.base < 0);
    }
    Quantity amount_without_sign() const
    {
        Quantity quantity = step_.amount;
        if (is_less()) {
            quantity.base = -quantity.base;
            quantity.times = -quantity.times;
        }
        return quantity;
    }
    std::string signed_amount() const
    {
        return !is_computed(step_.amount) ? signed_text(step_.amount.base, 0, messages_)
               : is_less()                ? "−X"
                                          : "+X";
    }
    /// The number that nouns agree with; 2 if the amount is X.
    int plural_of_amount() const { return is_computed(step_.amount) ? 2 : step_.amount.base; }
    Whose whose() const { return step_.opponent_does ? Whose::Opponent : Whose::Own; }
    /// True if the text says that the opponent carries the step out. False if "you may" do
    /// something to the top of the opponent's deck, which leaves the opponent nothing to choose.
    bool is_theirs() const
    {
        const bool is_allowed = form_ == StepForm::May || form_ == StepForm::MayMore;
        return step_.opponent_does && step_.chosen_by_opponent && !reader_.asks_opponent &&
               !(is_allowed && is_top_card());
    }
    /// Own if the opponent is the subject of the sentence and acts on the opponent's own cards.
    Whose whose_as_told() const
    {
        return step_.opponent_does && (is_theirs() || reader_.asks_opponent) ? Whose::Own : whose();
    }
    bool is_top_card() const
    {
        return step_.from == Zone::Deck && !step_.count && step_.verb != Verb::Choose;
    }
    /// How many units or cards the step takes, and how they are chosen.
    HowMany number() const;
    /// The number of cards, for the choice between "revealing it" and "revealing them".
    int number_of_cards() const;
    /// The cards that the step takes, with their zone.
    std::string cards_from(ZoneRole role) const;
    std::string zones_text(ZoneRole role) const;
    /// The filter of those cards.
    Filter taken_cards() const;
    /// The select word of the player who decides a May or Pay step.
    const char* asked_word() const { return step_.chosen_by_opponent ? "opponent" : "own"; }
    EffectReader asked_reader() const
    {
        EffectReader reader = reader_;
        reader.asks_opponent = step_.chosen_by_opponent;
        return reader;
    }
    std::string with_asides(const std::string& text) const;
    /// A May step: what the player may do, and what follows if they do.
    std::string may() const;
    /// True if the sentence chooses the units itself: "choose 1 ally, and that ally gets …".
    bool chooses_its_units() const;
    std::string after_choice() const;
    /// True if the step takes the one seen card only if it passes a filter: "if that card is …, put
    /// it …".
    bool asks_the_seen_card() const;
    bool may_leave_its_unit() const;
    std::string of_the_seen_card() const;
    /// The conditions on the step's known unit, for a clause of their own; empty if there are none.
    std::string told_clause() const;
    std::string lasting_text() const;
    std::string with_told_clause(const std::string& text) const;
    /// The condition on a known unit as a clause before the rest: "if that unit is not the
    /// protagonist, it cannot evade".
    struct ToldBefore {
        std::string unit;
        std::string clause;
        std::string then;
    };
    std::optional<ToldBefore> told_before() const;
    /// As told_before(), for a step inside an If step: one "if" for both conditions.
    std::optional<std::string> joined_condition() const;
    /// The hand size, if the step discards or draws until the hand has that size: "until you have 5
    /// cards in hand".
    std::optional<int> hand_left() const;
    std::optional<int> hand_reached() const;

    const Step& step_;
    StepForm form_;
    EffectReader reader_;
    const Messages& messages_;
    bool omits_units_ = false;
    std::string units_; ///< replaces the units of the step; empty: not replaced
};

} // namespace kizuna
