// Long because: every kind of step is put into words here, one function for each form.
#include "app/skills/step_words.h"

#include "app/skills/condition_words.h"
#include "app/skills/effect_sentences.h"
#include "app/skills/skill_text.h"
#include "app/text/signed_text.h"
#include "decks/deck/deck_statistics.h"

#include <algorithm>
#include <array>

namespace kizuna {
namespace {

constexpr std::uint8_t all_distances = 14; ///< as RangeSet::bits: 1 to 3

std::string form_word(StepForm form)
{
    constexpr std::array words = {"says", "says_more", "may", "may_more", "always"};
    return words.at(static_cast<std::size_t>(form));
}

std::string yes_or_no(bool is_so)
{
    return is_so ? "yes" : "no";
}

/// An amount that is computed stands as X in its sentence, which then says what X is.
bool is_computed(const Quantity& amount)
{
    return amount.measure != Quantity::Measure::Nothing;
}

class StepWords {
public:
    StepWords(const Step& step, StepForm form, const EffectReader& reader)
        : step_(step), form_(form), reader_(reader), messages_(reader.messages)
    {
    }

    std::string text() const
    {
        std::string text = with_asides(core());
        if (lasts())
            text = messages_.get("effect.until"_msg, {{"text", text}, {"until", duration()}});
        if (is_computed(step_.amount))
            text = with_letter(text, "X", step_.amount);
        if (step_.number)
            text = with_letter(text, number_letter(step_), *step_.number);
        return text;
    }

private:
    std::string with_letter(const std::string& text, const char* letter,
                            const Quantity& quantity) const
    {
        return messages_.get(
            "effect.where-x"_msg,
            {{"text", text}, {"letter", letter}, {"x", quantity_text(quantity, reader_)}});
    }
    std::string core() const;
    std::string of_cards() const;
    std::string of_units(MessageKey key) const
    {
        return messages_.get(key, {{"form", form_word(form_)}, {"unit", units()}});
    }
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
    std::string silence() const;
    std::string marks_hold() const;
    std::string skill_cost() const;
    std::string bonds(MessageKey key) const;
    std::string branches() const;

    bool lasts() const
    {
        return form_ != StepForm::Always &&
               (step_.verb == Verb::Strength || step_.verb == Verb::Range ||
                step_.verb == Verb::Forbid || step_.verb == Verb::Cost ||
                (step_.verb == Verb::FailSupport && step_.of != Filter{}) ||
                step_.verb == Verb::Grant || step_.verb == Verb::Silence ||
                step_.verb == Verb::MarksHold || step_.verb == Verb::SkillCost);
    }
    std::string duration() const
    {
        constexpr std::array words = {"battle", "turn", "opponents_turn", "forever", "own_turn"};
        return words.at(static_cast<std::size_t>(step_.until));
    }
    std::string units(NounCase noun_case = NounCase::Plain) const
    {
        return units_text(step_.of, how_many(step_), reader_, noun_case);
    }
    /// Units that get something: after "give" they stand in another case.
    std::string getting_units() const
    {
        const bool is_given = form_ == StepForm::May || form_ == StepForm::MayMore;
        return units(is_given ? NounCase::To : NounCase::Plain);
    }
    /// Verbs agree with it: 1 or more.
    int number_of_units() const { return is_one_unit(step_.of) ? 1 : how_many(step_).count; }
    std::string amount() const
    {
        return is_computed(step_.amount) ? "X" : messages_.number(step_.amount.base);
    }
    std::string signed_amount() const
    {
        return is_computed(step_.amount) ? "+X" : signed_text(step_.amount.base, 0, messages_);
    }
    /// 2 for an X.
    int plural_of_amount() const { return is_computed(step_.amount) ? 2 : step_.amount.base; }
    Whose whose() const { return step_.opponent_does ? Whose::Opponent : Whose::Own; }
    /// True where the other player carries the step out.
    bool is_theirs() const
    {
        return step_.opponent_does && step_.chosen_by_opponent && !reader_.asks_opponent;
    }
    bool is_top_card() const
    {
        return step_.from == Zone::Deck && !step_.count && step_.verb != Verb::Choose;
    }
    /// The cards of a step that takes cards from a zone, and the zone.
    std::string cards_from(ZoneRole role) const;
    std::string zones_text(ZoneRole role) const;
    /// Who answers a `may` or `pay`, and the steps of that player.
    const char* asked_word() const { return step_.chosen_by_opponent ? "opponent" : "own"; }
    EffectReader asked_reader() const
    {
        EffectReader reader = reader_;
        reader.asks_opponent = step_.chosen_by_opponent;
        return reader;
    }
    std::string with_asides(std::string text) const;

    const Step& step_;
    StepForm form_;
    const EffectReader& reader_;
    const Messages& messages_;
};

std::string StepWords::cards_from(ZoneRole role) const
{
    if (step_.from == Zone::Self)
        return messages_.get("effect.this-card"_msg);
    if (step_.from == Zone::Field)
        return units();
    const bool stacks = step_.verb == Verb::LevelUp || step_.verb == Verb::Grow;
    const Filter& filter = stacks ? step_.with : step_.of;
    if (step_.from == Zone::Support && !step_.count && filter == Filter{})
        return messages_.get("effect.support-card"_msg,
                             {{"whose", std::string(whose_word(whose()))}});
    if (step_.from == Zone::Seen && !step_.count && filter == Filter{})
        return messages_.get("effect.rest-seen"_msg);
    if (is_top_card()) {
        const std::string top =
            messages_.get("effect.top-cards"_msg, {{"count", std::max(step_.top, 1)},
                                                   {"whose", std::string(whose_word(whose()))}});
        return filter == Filter{}
                   ? top
                   : messages_.get("effect.those-of"_msg,
                                   {{"top", top}, {"cards", cards_text(filter, {}, reader_)}});
    }
    return messages_.get(
        "effect.cards-of"_msg,
        {{"cards", cards_text(filter, how_many(step_), reader_)}, {"zone", zones_text(role)}});
}

std::string StepWords::zones_text(ZoneRole role) const
{
    if (step_.or_from.empty())
        return zone_text(step_.from, whose(), role, reader_, true, step_.top);
    std::vector<std::string> zones = {zone_text(step_.from, whose(), role, reader_)};
    for (const Zone zone : step_.or_from)
        zones.push_back(zone_text(zone, whose(), role, reader_));
    return messages_.either(zones);
}

std::string StepWords::with_asides(std::string text) const
{
    std::vector<std::string> asides;
    const bool is_asked = step_.verb == Verb::May || step_.verb == Verb::Pay;
    if (step_.chosen_by_opponent && !is_theirs() && !is_asked && !reader_.asks_opponent)
        asides.push_back(messages_.get("effect.aside.opponent"_msg));
    if (step_.at_random)
        asides.push_back(messages_.get("effect.aside.random"_msg));
    if (step_.shows)
        asides.push_back(step_.verb == Verb::Draw ? messages_.get("effect.aside.shown-after"_msg)
                                                  : messages_.get("effect.aside.shown"_msg));
    if (step_.verb == Verb::Put && step_.from == Zone::Seen && step_.to == Zone::Deck &&
        !step_.count)
        asides.push_back(messages_.get("effect.aside.any-order"_msg));
    if (step_.face_down && step_.verb != Verb::TurnOrbs)
        asides.push_back(messages_.get("effect.aside.face-down"_msg));
    if (step_.tapped)
        asides.push_back(messages_.get("effect.aside.tapped"_msg));
    if (step_.different != Different::Nothing)
        asides.push_back(different_text(step_.different, reader_));
    if (step_.cost_sum)
        asides.push_back(messages_.get("effect.aside.cost-sum"_msg, {{"count", *step_.cost_sum}}));
    for (const std::string& aside : asides)
        text = messages_.get("effect.aside"_msg, {{"text", text}, {"aside", aside}});
    return text;
}

std::string StepWords::put() const
{
    const Whose to = step_.from == Zone::Field || step_.from == Zone::Self ? Whose::Own
                     : step_.from == Zone::Seen                            ? reader_.seen_of
                                                                           : whose();
    const bool discards =
        step_.from == Zone::Hand && step_.or_from.empty() && step_.to == Zone::Retreat;
    if (discards)
        return messages_.get("effect.step.discard"_msg,
                             {{"form", form_word(form_)},
                              {"who", is_theirs() ? "opponent" : "own"},
                              {"whose", std::string(whose_word(whose()))},
                              {"cards", cards_text(step_.of, how_many(step_), reader_)}});
    return messages_.get("effect.step.put"_msg,
                         {{"form", form_word(form_)},
                          {"who", is_theirs() ? "opponent" : "own"},
                          {"cards", cards_from(ZoneRole::From)},
                          {"to", zone_text(step_.to, to, ZoneRole::To, reader_, step_.to_top)}});
}

std::string StepWords::deploy() const
{
    constexpr std::array lines = {"any", "front", "back", "beside"};
    return messages_.get(
        "effect.step.deploy"_msg,
        {{"form", form_word(form_)},
         {"cards", cards_from(ZoneRole::From)},
         {"line", lines.at(static_cast<std::size_t>(step_.line))},
         {"beside", step_.line == Step::Line::Beside
                        ? units_text(step_.beside, {HowMany::Kind::Each, 1}, reader_)
                        : std::string()}});
}

std::string StepWords::stack(MessageKey key) const
{
    return messages_.get(
        key, {{"form", form_word(form_)},
              {"unit", units_text(step_.of, {HowMany::Kind::Each, 1}, reader_, NounCase::Of)},
              {"by_name", yes_or_no(step_.by_name)},
              {"cards", cards_from(ZoneRole::From)}});
}

/// Of the support of a player, or of cards that support units.
std::string StepWords::support() const
{
    if (step_.of != Filter{})
        return support_rule("effect.step.support-of"_msg);
    return messages_.get("effect.step.support"_msg,
                         {{"form", form_word(form_)},
                          {"sets", yes_or_no(step_.sets)},
                          {"amount", step_.sets ? amount() : signed_amount()}});
}

std::string StepWords::support_rule(MessageKey key) const
{
    const bool is_known = step_.with != Filter{};
    return messages_.get(key,
                         {{"form", form_word(form_)},
                          {"has_card", yes_or_no(is_known)},
                          {"card", is_known ? cards_text(step_.with, {}, reader_) : std::string()},
                          {"unit", units()},
                          {"of", units(NounCase::Of)},
                          {"amount", signed_amount()}});
}

std::string StepWords::range() const
{
    if (step_.against != Filter{})
        return messages_.get("effect.step.range-against"_msg,
                             {{"form", form_word(form_)},
                              {"unit", units()},
                              {"count", number_of_units()},
                              {"all", yes_or_no(step_.ranges == all_distances)},
                              {"range", range_text(RangeSet{step_.ranges})},
                              {"other", units_text(step_.against, {HowMany::Kind::All}, reader_)}});
    return messages_.get("effect.step.range"_msg, {{"form", form_word(form_)},
                                                   {"unit", getting_units()},
                                                   {"count", number_of_units()},
                                                   {"sets", yes_or_no(step_.sets)},
                                                   {"range", range_text(RangeSet{step_.ranges})}});
}

std::string StepWords::orbs() const
{
    if (step_.sets)
        return messages_.get(
            "effect.step.orbs"_msg,
            {{"form", form_word(form_)}, {"count", plural_of_amount()}, {"amount", amount()}});
    const bool has_unit = step_.of != Filter{};
    return messages_.get("effect.step.orbs-more"_msg,
                         {{"has_unit", yes_or_no(has_unit)},
                          {"unit", has_unit ? units(NounCase::Of) : std::string()},
                          {"count", plural_of_amount()},
                          {"amount", amount()}});
}

std::string StepWords::strength() const
{
    if (step_.multiplies)
        return messages_.get(
            "effect.step.strength-times"_msg,
            {{"form", form_word(form_)}, {"unit", units(NounCase::Of)}, {"amount", amount()}});
    return messages_.get("effect.step.strength"_msg,
                         {{"form", form_word(form_)},
                          {"unit", getting_units()},
                          {"count", number_of_units()},
                          {"sets", yes_or_no(step_.sets)},
                          {"amount", step_.sets ? amount() : signed_amount()}});
}

std::string StepWords::change_of_cost(MessageKey key) const
{
    std::vector<std::string> things;
    const std::string cards = cards_text(step_.of, {}, reader_);
    for (const Zone zone : {Zone::Field, Zone::Hand, Zone::Retreat, Zone::Deck, Zone::Bonds,
                            Zone::Orbs, Zone::Support, Zone::Infinite}) {
        if ((step_.zones & zone_bit(zone)) == 0)
            continue;
        const Whose whose = step_.of.side == Filter::Side::Enemy ? Whose::Opponent : Whose::Own;
        const bool is_all = step_.zones == zone_bit(Zone::Hand) && whose == Whose::Own;
        const std::string in = zone_text(zone, whose, ZoneRole::In, reader_);
        things.push_back(
            zone == Zone::Field ? units()
            : is_all            ? cards
                     : messages_.get("effect.cards-of"_msg, {{"cards", cards}, {"zone", in}}));
    }
    const bool has_onto = step_.onto != Filter{};
    return messages_.get(
        key, {{"card", messages_.list(things)},
              {"sets", yes_or_no(step_.sets)},
              {"amount", step_.sets ? amount() : signed_amount()},
              {"has_onto", yes_or_no(has_onto)},
              {"onto", has_onto ? units_text(step_.onto, {HowMany::Kind::Each, 1}, reader_)
                                : std::string()},
              {"min", step_.min_amount}});
}

std::string StepWords::count_as() const
{
    std::vector<std::string> words;
    for (const std::string& name : step_.names)
        words.push_back(messages_.get("effect.name"_msg,
                                      {{"name", unit_text(name, reader_.library, messages_)}}));
    for (const std::string& tag : step_.tags)
        words.push_back(
            messages_.get("effect.tag"_msg, {{"tag", tag_text(tag, reader_.library, messages_)}}));
    const bool is_unit = step_.from == Zone::Field;
    return messages_.get(
        "effect.step.count-as"_msg,
        {{"what", is_unit ? units()
                          : messages_.get("effect.cards-of"_msg,
                                          {{"cards", cards_text(step_.of, {}, reader_)},
                                           {"zone", zone_text(step_.from, Whose::Own, ZoneRole::In,
                                                              reader_)}})},
         {"count", is_unit ? number_of_units() : 2},
         {"words", messages_.list(words)}});
}

const char* forbidden_act(UnitAct act)
{
    constexpr std::array acts = {"critical",    "evade",        "attack",  "move",
                                 "be_attacked", "be_destroyed", "untap",   "be_chosen",
                                 "level_up",    "class_change", "deploy",  "bond",
                                 "be_flipped",  "be_discarded", "add_orb", "draw"};
    return acts.at(static_cast<std::size_t>(act));
}

/// "by attacks of any enemy"; empty where it is forbidden whatever would do it.
std::string StepWords::cause() const
{
    constexpr std::array words = {"any", "skill", "attack", "critical"};
    const bool has_source = step_.source != Filter{};
    return messages_.get(
        "effect.cause"_msg,
        {{"by", words.at(static_cast<std::size_t>(step_.by))},
         {"has_source", yes_or_no(has_source)},
         {"source", has_source
                        ? units_text(step_.source, {HowMany::Kind::Each, 1}, reader_,
                                     step_.by == ForbiddenBy::Any ? NounCase::By : NounCase::Of)
                        : std::string()}});
}

std::string StepWords::forbid() const
{
    const bool has_against = step_.against != Filter{};
    const bool has_with = step_.with != Filter{};
    return messages_.get(
        "effect.step.forbid"_msg,
        {{"form", form_word(form_)},
         {"unit", getting_units()},
         {"count", number_of_units()},
         {"act", forbidden_act(step_.act)},
         {"has_against", yes_or_no(has_against)},
         {"against", has_against ? units_text(step_.against, {HowMany::Kind::Each, 1}, reader_)
                                 : std::string()},
         {"has_with", yes_or_no(has_with)},
         {"with",
          has_with ? cards_text(step_.with, {HowMany::Kind::Plural}, reader_) : std::string()},
         {"has_cause", yes_or_no(step_.by != ForbiddenBy::Any)},
         {"cause", cause()}});
}

std::string StepWords::forbid_cards() const
{
    constexpr std::array lines = {"any", "front", "back", "beside"};
    return messages_.get("effect.step.forbid-cards"_msg,
                         {{"form", form_word(form_)},
                          {"act", forbidden_act(step_.act)},
                          {"who", step_.whose == Whose::Opponent ? "opponent" : "own"},
                          {"self", yes_or_no(step_.of.wants(Quality::Self))},
                          {"cards", cards_text(step_.of, {HowMany::Kind::Plural}, reader_)},
                          {"hand", yes_or_no(step_.from == Zone::Hand)},
                          {"line", lines.at(static_cast<std::size_t>(step_.line))},
                          {"cause", cause()}});
}

std::string StepWords::waive() const
{
    std::vector<std::string> symbols;
    for (const std::string& symbol : step_.tags)
        symbols.push_back(messages_.get("effect.tag"_msg,
                                        {{"tag", tag_text(symbol, reader_.library, messages_)}}));
    return messages_.get("effect.step.waive"_msg,
                         {{"cards", cards_text(step_.of, {HowMany::Kind::Plural}, reader_)},
                          {"for", !step_.waived_for                      ? "both"
                                  : *step_.waived_for == UnitAct::Deploy ? "deploy"
                                                                         : "level_up"},
                          {"has_symbols", yes_or_no(!symbols.empty())},
                          {"symbols", messages_.list(symbols)}});
}

std::string StepWords::other_payment(MessageKey key) const
{
    return messages_.get(
        key, {{"unit", units_text(step_.of, {HowMany::Kind::Each, 1}, reader_, NounCase::Of)},
              {"only", yes_or_no(step_.sets)},
              {"cost", steps_text(step_.then, StepForm::Says, reader_)}});
}

std::string StepWords::silence() const
{
    const bool is_of_units = step_.from == Zone::Field;
    const char* which = step_.of_skill           ? "number"
                        : !step_.granted.empty() ? "like"
                        : step_.but_spec         ? "but_spec"
                                                 : "all";
    return messages_.get(
        "effect.step.silence"_msg,
        {{"form", form_word(form_)},
         {"player", yes_or_no(!is_of_units)},
         {"unit", is_of_units ? units() : std::string()},
         {"count", is_of_units ? number_of_units() : 1},
         {"which", which},
         {"number", step_.of_skill.value_or(0)},
         {"skill",
          step_.granted.empty() ? std::string() : granted_text(step_.granted.front(), reader_)}});
}

std::string StepWords::marks_hold() const
{
    constexpr int lowest = 2;
    constexpr int highest = 7;
    std::vector<std::string> marks;
    for (int level = lowest; level <= highest; ++level) {
        if ((step_.ranges >> level) & 1)
            marks.push_back("[LvS" + std::to_string(level) + "]");
    }
    return messages_.get("effect.step.marks-hold"_msg, {{"form", form_word(form_)},
                                                        {"unit", units(NounCase::Of)},
                                                        {"marks", messages_.list(marks)}});
}

std::string StepWords::skill_cost() const
{
    return messages_.get("effect.step.skill-cost"_msg,
                         {{"number", *step_.of_skill},
                          {"form", form_word(form_)},
                          {"has_cost", !step_.gives_cost    ? "no"
                                       : step_.then.empty() ? "nothing"
                                       : step_.is_choice    ? "choice"
                                                            : "yes"},
                          {"cost", steps_text(step_.then, StepForm::Says, reader_)},
                          {"loses_once", yes_or_no(step_.loses_once)}});
}

std::string StepWords::instead() const
{
    if (step_.from == Zone::Support)
        return messages_.get("effect.step.instead-of-support"_msg,
                             {{"card", cards_text(step_.of, {HowMany::Kind::Each, 1}, reader_)},
                              {"then", steps_text(step_.then, StepForm::Says, reader_)}});
    const Whose whose = step_.of.side == Filter::Side::Enemy ? Whose::Opponent : Whose::Own;
    return messages_.get("effect.step.instead"_msg,
                         {{"unit", units_text(step_.of, {HowMany::Kind::Each, 1}, reader_)},
                          {"cause", cause()},
                          {"to", zone_text(step_.to, whose, ZoneRole::To, reader_, step_.to_top)}});
}

std::string StepWords::bonds(MessageKey key) const
{
    return messages_.get(key, {{"form", form_word(form_)},
                               {"who", is_theirs() ? "opponent" : "own"},
                               {"whose", std::string(whose_word(whose()))},
                               {"face", step_.turns       ? "other_side"
                                        : step_.face_down ? "down"
                                                          : "up"},
                               {"cards", cards_text(step_.of, how_many(step_), reader_)}});
}

std::string StepWords::branches() const
{
    const bool has_else = !step_.otherwise.empty();
    const std::string otherwise =
        has_else ? steps_text(step_.otherwise, form_, reader_) : std::string();
    switch (step_.verb) {
    case Verb::If:
        return messages_.get("effect.step.if"_msg,
                             {{"condition", conditions_text(step_.conditions, reader_)},
                              {"then", steps_text(step_.then, form_, reader_)},
                              {"has_else", yes_or_no(has_else)},
                              {"otherwise", otherwise}});
    case Verb::May:
        return messages_.get("effect.step.may"_msg,
                             {{"who", asked_word()},
                              {"then", steps_text(step_.then, StepForm::May, asked_reader())},
                              {"has_else", yes_or_no(has_else)},
                              {"otherwise", otherwise}});
    case Verb::Pay:
        return messages_.get(
            "effect.step.pay"_msg,
            {{"who", asked_word()},
             {"cost", steps_text(step_.then, StepForm::May, asked_reader())},
             {"has_then", yes_or_no(has_else)},
             {"then", otherwise},
             {"has_else", yes_or_no(!step_.refused.empty())},
             {"otherwise",
              step_.refused.empty() ? std::string() : steps_text(step_.refused, form_, reader_)}});
    case Verb::AtEndOfBattle:
        return messages_.get("effect.step.at-end-of-battle"_msg,
                             {{"then", steps_text(step_.then, form_, reader_)}});
    default:
        return messages_.get("effect.step.repeat"_msg,
                             {{"cost", steps_text(step_.then, StepForm::May, reader_)}});
    }
}

std::string StepWords::of_cards() const
{
    const auto taken = [&](MessageKey key) {
        return messages_.get(key, {{"form", form_word(form_)},
                                   {"who", is_theirs() ? "opponent" : "own"},
                                   {"cards", cards_from(ZoneRole::In)}});
    };
    switch (step_.verb) {
    case Verb::Put:
        return put();
    case Verb::Deploy:
        return deploy();
    case Verb::LevelUp:
        return stack("effect.step.level-up"_msg);
    case Verb::Grow:
        return stack("effect.step.grow"_msg);
    case Verb::Look:
        return taken("effect.step.look"_msg);
    case Verb::Show:
        return taken("effect.step.show"_msg);
    case Verb::Flip:
        return bonds("effect.step.flip"_msg);
    case Verb::TurnOrbs:
        return bonds("effect.step.turn-orbs"_msg);
    default:
        return bonds("effect.step.turn-up"_msg);
    }
}

std::string StepWords::core() const
{
    const std::string form = form_word(form_);
    const std::string whose_player(whose_word(step_.whose));
    switch (step_.verb) {
    case Verb::Strength:
        return strength();
    case Verb::SupportValue:
        return support();
    case Verb::Range:
        return range();
    case Verb::OrbsToDestroy:
        return orbs();
    case Verb::AllowSupport:
        return support_rule("effect.step.allow-support"_msg);
    case Verb::CriticalTimes:
        return messages_.get("effect.step.critical-times"_msg,
                             {{"form", form}, {"amount", amount()}});
    case Verb::Draw:
        return messages_.get("effect.step.draw"_msg,
                             {{"form", form},
                              {"who", step_.opponent_does ? "opponent" : "own"},
                              {"count", plural_of_amount()},
                              {"amount", amount()}});
    case Verb::Move:
        return of_units("effect.step.move"_msg);
    case Verb::Tap:
        return of_units("effect.step.tap"_msg);
    case Verb::Untap:
        return of_units("effect.step.untap"_msg);
    case Verb::Destroy:
        return of_units("effect.step.destroy"_msg);
    case Verb::Survive:
        return of_units("effect.step.survive"_msg);
    case Verb::Protagonist:
        return of_units("effect.step.protagonist"_msg);
    case Verb::Choose:
        return of_units("effect.step.choose"_msg);
    case Verb::Shuffle:
        return messages_.get("effect.step.shuffle"_msg, {{"form", form}, {"whose", whose_player}});
    case Verb::Forbid:
        return is_of_cards(step_.act) ? forbid_cards() : forbid();
    case Verb::Waive:
        return waive();
    case Verb::Defender:
        return of_units("effect.step.defender"_msg);
    case Verb::CriticalBy:
        return other_payment("effect.step.critical-by"_msg);
    case Verb::EvadeBy:
        return other_payment("effect.step.evade-by"_msg);
    case Verb::Instead:
        return instead();
    case Verb::Silence:
        return silence();
    case Verb::MarksHold:
        return marks_hold();
    case Verb::SkillCost:
        return skill_cost();
    case Verb::CancelSupportSkill:
        if (step_.of != Filter{})
            return support_rule("effect.step.cancel-support-of"_msg);
        return messages_.get("effect.step.cancel-support"_msg,
                             {{"form", form}, {"whose", whose_player}});
    case Verb::FailSupport:
        if (step_.of != Filter{})
            return support_rule("effect.step.fail-support-of"_msg);
        return messages_.get("effect.step.fail-support"_msg,
                             {{"form", form}, {"whose", whose_player}});
    case Verb::Win:
        return messages_.get("effect.step.win"_msg, {{"form", form}, {"whose", whose_player}});
    case Verb::Again: {
        constexpr std::array phases = {"begin", "bond", "deployment", "action"};
        return messages_.get(
            "effect.step.again"_msg,
            {{"form", form}, {"phase", phases.at(static_cast<std::size_t>(step_.phase))}});
    }
    case Verb::Cost:
        return change_of_cost("effect.step.cost"_msg);
    case Verb::ClassChangeCost:
        return change_of_cost("effect.step.class-change-cost"_msg);
    case Verb::CountAs:
        return count_as();
    case Verb::Grant:
        return messages_.get("effect.step.grant"_msg,
                             {{"form", form},
                              {"unit", getting_units()},
                              {"count", number_of_units()},
                              {"skill", granted_text(step_.granted.front(), reader_)}});
    case Verb::If:
    case Verb::May:
    case Verb::Pay:
    case Verb::AtEndOfBattle:
    case Verb::Repeat:
        return branches();
    default:
        return of_cards();
    }
}

} // namespace

std::string step_text(const Step& step, StepForm form, const EffectReader& reader)
{
    return StepWords(step, form, reader).text();
}

std::string steps_text(const std::vector<Step>& steps, StepForm form, const EffectReader& reader)
{
    const StepForm more = form == StepForm::Says  ? StepForm::SaysMore
                          : form == StepForm::May ? StepForm::MayMore
                                                  : form;
    std::string text;
    for (std::size_t at = 0; at < steps.size(); ++at) {
        const bool is_last = at + 1 == steps.size();
        const std::string one = step_text(steps[at], is_last ? form : more, reader);
        text = text.empty() ? one
                            : reader.messages.get("effect.then"_msg, {{"one", text}, {"two", one}});
    }
    return text;
}

} // namespace kizuna
