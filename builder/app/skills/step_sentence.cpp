#include "app/skills/step_writer.h"

#include "app/skills/condition_words.h"

#include <array>
#include <bit>

namespace kizuna {
namespace {

/// True if the step moves a known unit. Its line need not be told: it can only move to the other
/// one.
bool is_known_mover(const Step& step)
{
    return step.verb == Verb::Move && is_known_unit(step.of);
}

/// True for a lasting step on units, whose sentence begins with the units.
bool begins_with_units(const Step& step)
{
    switch (step.verb) {
    case Verb::Strength:
        return !step.multiplies;
    case Verb::Range:
    case Verb::Grant:
    case Verb::Lose:
        return true;
    case Verb::Forbid:
        return !is_of_cards(step.act);
    case Verb::Silence:
    case Verb::CountAs:
        return step.from == Zone::Field;
    default:
        return false;
    }
}

bool is_clear(StepForm form)
{
    return form == StepForm::Says || form == StepForm::SaysMore;
}

} // namespace

const char* duration_word(Until until)
{
    constexpr std::array words = {"battle",  "turn",     "opponents_turn",
                                  "forever", "own_turn", "in_own_turn"};
    return words.at(static_cast<std::size_t>(until));
}

bool EffectStepWriter::can_share_sentence(const Step& one, const Step& other, StepForm form)
{
    const bool is_always = form == StepForm::Always;
    const auto can = [is_always](const Step& step) {
        const bool asks_more =
            is_known_unit(step.of) &&
            (step.of.unwanted != 0 || !step.of.cards.empty() || std::popcount(step.of.wanted) > 1);
        return begins_with_units(step) && !step.count && !step.number && !asks_more &&
               !(is_always && is_computed(step.amount));
    };
    return (is_always ? one.of == other.of : is_clear(form)) && can(one) && can(other) &&
           one.until == other.until && !(is_computed(one.amount) && is_computed(other.amount));
}

bool EffectStepWriter::do_the_same(const Step& one, const Step& other)
{
    const auto is_plain = [](const Step& step) {
        return (step.verb == Verb::Move || step.verb == Verb::Tap || step.verb == Verb::Untap ||
                step.verb == Verb::Destroy) &&
               !step.count && is_known_unit(step.of) && step.of.unwanted == 0 &&
               step.of.cards.empty() && std::popcount(step.of.wanted) == 1;
    };
    return is_plain(one) && is_plain(other) && one.verb == other.verb;
}

std::string EffectStepWriter::text_of(const std::string& units)
{
    units_ = units;
    return text();
}

std::string EffectStepWriter::with_amount(const std::string& text) const
{
    return is_computed(step_.amount) ? with_letter(text, "X", amount_without_sign()) : text;
}

bool EffectStepWriter::chooses_its_units() const
{
    return is_clear(form_) && begins_with_units(step_) && step_.count &&
           !(step_.number && is_computed(step_.amount));
}

std::string EffectStepWriter::after_choice() const
{
    const Step choice{.verb = Verb::Choose,
                      .of = step_.of,
                      .count = step_.count,
                      .number = step_.number,
                      .up_to = step_.up_to,
                      .chosen_by_opponent = step_.chosen_by_opponent,
                      .at_random = step_.at_random,
                      .different = step_.different,
                      .cost_sum = step_.cost_sum};
    Step rest = step_;
    rest.of = {.side = step_.of.side, .wanted = bit_of(Quality::Subject)};
    rest.count.reset();
    rest.number.reset();
    rest.up_to = rest.chosen_by_opponent = rest.at_random = false;
    rest.different = Different::Nothing;
    rest.cost_sum.reset();
    EffectReader reader = reader_;
    reader.that_is_chosen = true;
    reader.before.chose_many = step_.number || *step_.count > 1;
    return messages_.get("effect.choose-first"_msg,
                         {{"choice", EffectStepWriter(choice, StepForm::SaysMore, reader_).text()},
                          {"text", EffectStepWriter(rest, form_, reader).text()}});
}

bool EffectStepWriter::asks_the_seen_card() const
{
    return (step_.verb == Verb::Put || step_.verb == Verb::Deploy) && step_.from == Zone::Seen &&
           !step_.count && step_.of != Filter{} && reader_.before.seen == 1;
}

std::string EffectStepWriter::of_the_seen_card() const
{
    Step take = step_;
    take.of = {};
    const std::string card = messages_.get("effect.seen-card"_msg);
    return messages_.get("effect.step.if"_msg,
                         {{"condition", card_clause(card, step_.of, reader_)},
                          {"then", EffectStepWriter(take, form_, reader_).text()},
                          {"has_else", "no"},
                          {"otherwise", std::string()}});
}

std::string EffectStepWriter::told_clause() const
{
    const bool is_of_units =
        begins_with_units(step_) || step_.verb == Verb::Move || step_.verb == Verb::Tap ||
        step_.verb == Verb::Untap || step_.verb == Verb::Destroy || step_.verb == Verb::Survive ||
        ((step_.verb == Verb::Put || step_.verb == Verb::Deploy) && step_.from == Zone::Field);
    if (!is_of_units || !is_known_unit(step_.of))
        return {};
    Filter asked = step_.of;
    if (is_known_mover(step_))
        asked.wanted &= ~(bit_of(Quality::Front) | bit_of(Quality::Back));
    return known_unit_clause(asked, reader_);
}

std::optional<int> EffectStepWriter::hand_left() const
{
    const bool is_known = step_.verb == Verb::Put && step_.from == Zone::Hand &&
                          step_.or_from.empty() && step_.to == Zone::Retreat && step_.number &&
                          step_.of == Filter{} && (is_theirs() || !step_.opponent_does);
    if (!is_known)
        return std::nullopt;
    const Quantity cards{.base = step_.number->base,
                         .measure = Quantity::Measure::Cards,
                         .zone = Zone::Hand,
                         .whose = whose()};
    return cards.base < 0 && *step_.number == cards ? std::optional(-cards.base) : std::nullopt;
}

std::optional<int> EffectStepWriter::hand_reached() const
{
    const Quantity cards{.base = step_.amount.base,
                         .times = -1,
                         .measure = Quantity::Measure::Cards,
                         .zone = Zone::Hand,
                         .whose = whose()};
    return step_.verb == Verb::Draw && cards.base > 0 && step_.amount == cards
               ? std::optional(cards.base)
               : std::nullopt;
}

/// True for "up to one" of a known unit, which is told as "you may".
bool EffectStepWriter::may_leave_its_unit() const
{
    return step_.up_to && is_clear(form_) && is_known_unit(step_.of) &&
           (step_.verb == Verb::Move || step_.verb == Verb::Tap || step_.verb == Verb::Untap ||
            step_.verb == Verb::Destroy);
}

std::string EffectStepWriter::text() const
{
    if (may_leave_its_unit()) {
        Step may{.verb = Verb::May, .then = {step_}};
        may.then.front().up_to = false;
        may.then.front().count.reset();
        return EffectStepWriter(may, form_, reader_).text();
    }
    if (asks_the_seen_card())
        return of_the_seen_card();
    if (chooses_its_units())
        return after_choice();
    std::string text = with_told_clause(lasting_text());
    if (is_computed(step_.amount) && !hand_reached())
        text = with_letter(text, "X", amount_without_sign());
    if (step_.number && !hand_left())
        text = with_letter(text, number_letter(step_), *step_.number);
    return text;
}

std::string EffectStepWriter::lasting_text() const
{
    const std::string text = with_asides(core());
    if (!lasts())
        return text;
    const bool tells_first = step_.verb == Verb::SkillCost || step_.verb == Verb::SkillEffect ||
                             step_.verb == Verb::Silence;
    return with_duration(text, is_of_player_for_ever() || step_.verb == Verb::Grant ||
                                   (tells_first && step_.until != Until::Forever));
}

/// The clause stands before the text if the text is long, as for a granted skill or a prohibition.
std::string EffectStepWriter::with_told_clause(const std::string& text) const
{
    const auto told = told_before();
    const std::string clause = told ? told->clause : told_clause();
    if (clause.empty())
        return text;
    return messages_.get("effect.if-it"_msg,
                         {{"text", text},
                          {"then", told ? told->then : text},
                          {"unit", told ? told->unit : known_unit_again(step_.of, reader_)},
                          {"clause", clause},
                          {"first", yes_no(told.has_value() || step_.verb == Verb::Grant)}});
}

std::optional<EffectStepWriter::ToldBefore> EffectStepWriter::told_before() const
{
    if (step_.verb != Verb::Forbid || chooses_its_units())
        return {};
    std::string clause = told_clause();
    const std::string again = known_unit_again(step_.of, reader_);
    std::string unit = units(NounCase::Plain);
    if (clause.empty() || again == unit)
        return {};
    EffectStepWriter writer(step_, form_, reader_);
    writer.units_ = again;
    return ToldBefore{std::move(unit), std::move(clause), writer.lasting_text()};
}

std::optional<std::string> EffectStepWriter::joined_condition() const
{
    if (!step_.otherwise.empty() || step_.then.size() != 1)
        return {};
    const auto told = EffectStepWriter(step_.then.front(), form_, reader_).told_before();
    if (!told)
        return {};
    return messages_.get("effect.step.if-both"_msg,
                         {{"condition", conditions_text(step_.conditions, reader_)},
                          {"unit", told->unit},
                          {"clause", told->clause},
                          {"then", told->then},
                          {"text", steps_text(step_.then, form_, reader_)}});
}

std::string EffectStepWriter::part_text(bool omits_units)
{
    omits_units_ = omits_units;
    std::string text = with_asides(core());
    text.erase(0, text.find_first_not_of(' '));
    return text;
}

std::string EffectStepWriter::with_duration(const std::string& text, bool first) const
{
    return messages_.get("effect.until"_msg,
                         {{"text", text}, {"until", duration()}, {"first", first ? "yes" : "no"}});
}

bool EffectStepWriter::lasts() const
{
    return form_ != StepForm::Always &&
           (step_.verb == Verb::Strength || step_.verb == Verb::Range ||
            step_.verb == Verb::Forbid || step_.verb == Verb::Cost ||
            (step_.verb == Verb::FailSupport && step_.of != Filter{}) ||
            step_.verb == Verb::Grant || step_.verb == Verb::Silence ||
            step_.verb == Verb::MarksHold || step_.verb == Verb::SkillCost ||
            step_.verb == Verb::SkillEffect || step_.verb == Verb::CountAs ||
            step_.verb == Verb::Lose || step_.verb == Verb::Acquire ||
            (step_.verb == Verb::CancelSupportSkill && step_.of != Filter{}));
}

bool EffectStepWriter::is_of_player_for_ever() const
{
    return step_.until == Until::Forever &&
           ((step_.verb == Verb::Silence && step_.from == Zone::Self) ||
            (step_.verb == Verb::Forbid && is_of_cards(step_.act)));
}

std::string EffectStepWriter::duration() const
{
    return is_of_player_for_ever() ? "game" : duration_word(step_.until);
}

std::string EffectStepWriter::units(NounCase noun_case) const
{
    if (!units_.empty())
        return noun_case == NounCase::Object ? object_text(units_, reader_) : units_;
    EffectReader reader = reader_;
    reader.tells_clauses = !told_clause().empty() || is_known_mover(step_);
    const HowMany many =
        step_.verb == Verb::Forbid && !step_.count ? HowMany{HowMany::Kind::Group} : number();
    const std::string text = units_text(step_.of, many, reader, noun_case);
    return omits_units_ ? messages_.get("effect.same-unit"_msg, {{"unit", text}}) : text;
}

} // namespace kizuna
