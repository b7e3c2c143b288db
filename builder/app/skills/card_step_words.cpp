#include "app/skills/step_writer.h"

#include <algorithm>
#include <array>

namespace kizuna {

std::string EffectStepWriter::cards_from(ZoneRole role) const
{
    const auto said = [this](MessageKey key,
                             std::initializer_list<MessageArgument> arguments = {}) {
        return object_text(messages_.get(key, arguments), reader_);
    };
    if (step_.from == Zone::Self && reader_.card_is_unit)
        return units_text({.wanted = bit_of(Quality::Self)}, one_each, reader_, NounCase::Object);
    if (step_.from == Zone::Self)
        return said("effect.this-card"_msg);
    if (step_.from == Zone::Field)
        return units(NounCase::Object);
    const Filter filter = taken_cards();
    if (step_.from == Zone::Support && !step_.count && filter == Filter{})
        return reader_.tells_support
                   ? said("effect.told-card"_msg)
                   : said("effect.support-card"_msg, {{"whose", whose_word(whose())}});
    if (step_.from == Zone::Seen && !step_.count && filter == Filter{})
        return said("effect.rest-seen"_msg, {{"rest", yes_no(reader_.before.took_seen)},
                                             {"count", reader_.before.seen == 1 ? 1 : 2}});
    const bool is_remembered =
        step_.from == Zone::Done || step_.from == Zone::Paid || step_.from == Zone::Stack;
    if (is_remembered && !step_.count && filter == Filter{}) {
        const int count = step_.from == Zone::Paid   ? reader_.before.paid_count
                          : step_.from == Zone::Done ? reader_.before.done_count
                                                     : 0;
        return said("effect.those-cards"_msg, {{"zone", step_.from == Zone::Paid    ? "paid"
                                                        : step_.from == Zone::Stack ? "stack"
                                                                                    : "done"},
                                               {"paid", reader_.before.paid_with},
                                               {"count", count == 1 ? 1 : 2}});
    }
    const bool is_all_of_top = step_.from == Zone::Deck && step_.top > 1 &&
                               step_.count == step_.top && !step_.up_to && !step_.number &&
                               filter == Filter{};
    if (is_all_of_top)
        return said("effect.top-cards"_msg,
                    {{"count", step_.top}, {"whose", whose_word(whose(), reader_)}});
    if (is_top_card()) {
        const std::string top = messages_.get(
            step_.from_bottom ? "effect.bottom-cards"_msg : "effect.top-cards"_msg,
            {{"count", std::max(step_.top, 1)}, {"whose", whose_word(whose(), reader_)}});
        return filter == Filter{}
                   ? object_text(top, reader_)
                   : said("effect.those-of"_msg,
                          {{"top", top}, {"cards", cards_text(filter, {}, reader_)}});
    }
    const bool picks = step_.at_random || (step_.verb == Verb::Show && step_.count);
    const ZoneRole at = role == ZoneRole::In && picks ? ZoneRole::From : role;
    return cards_text_in(zones_text(at), filter, number(), reader_, NounCase::Object);
}

Filter EffectStepWriter::taken_cards() const
{
    if (step_.verb != Verb::LevelUp && step_.verb != Verb::Grow)
        return step_.of;
    Filter cards = step_.with;
    const bool is_by_name = step_.by_name || (step_.verb == Verb::Grow && step_.with == Filter{});
    if (!is_by_name || !step_.count)
        return cards;
    Filter unit = step_.of;
    if (!is_known_unit(unit)) // "with the same Unit Name as that ally"
        unit = {.side = step_.of.side, .wanted = bit_of(Quality::Subject)};
    cards.cards.push_back({.kind = CardTest::Kind::Relation,
                           .facet = CardTest::Facet::Name,
                           .units = {std::move(unit)}});
    return cards;
}

std::string EffectStepWriter::zones_text(ZoneRole role) const
{
    if (step_.or_from.empty())
        return zone_text(step_.from, whose(), role, reader_, true, step_.top);
    std::vector<std::string> zones = {zone_text(step_.from, whose(), ZoneRole::FirstOf, reader_)};
    for (const Zone& zone : step_.or_from)
        zones.push_back(zone_text(
            zone, whose(), &zone == &step_.or_from.back() ? role : ZoneRole::FirstOf, reader_));
    return messages_.either(zones);
}

std::string EffectStepWriter::put() const
{
    const bool is_enemy = step_.opponent_does || step_.of.side == Filter::Side::Enemy;
    const Whose to = step_.from == Zone::Self    ? Whose::Own
                     : step_.from == Zone::Field ? (is_enemy ? Whose::Opponent : Whose::Own)
                     : step_.from == Zone::Seen  ? reader_.seen_of
                                                 : whose();
    const bool is_seen_orb = step_.from == Zone::Seen && reader_.before.seen_in == Zone::Orbs &&
                             !step_.count && step_.of == Filter{};
    if (step_.to == Zone::Hand && step_.or_from.empty() &&
        (step_.from == Zone::Orbs || is_seen_orb))
        return say(
            "effect.step.destroy-orbs"_msg,
            {{"who", is_theirs() ? "opponent" : "own"},
             {"shown", yes_no(step_.shows)},
             {"count", number_of_cards()},
             {"orbs", is_seen_orb ? object_text(messages_.get("effect.seen-orb"_msg,
                                                              {{"count", number_of_cards()}}),
                                                reader_)
                                  : own_cards_text("orb", step_.of, number(), whose(), reader_)}});
    const bool discards =
        step_.from == Zone::Hand && step_.or_from.empty() && step_.to == Zone::Retreat;
    if (const auto left = hand_left())
        return say("effect.step.discard-down-to"_msg,
                   {{"who", is_theirs() ? "opponent" : "own"}, {"count", *left}});
    const bool is_whole_hand = step_.of == Filter{} && !step_.count;
    const HowMany many = number();
    if (discards)
        return say(
            "effect.step.discard"_msg,
            {{"who", is_theirs() ? "opponent" : "own"},
             {"whose", whose_word(whose_as_told())},
             {"all", yes_no(is_whole_hand)},
             {"plain", yes_no(step_.of == Filter{} && !is_whole_hand)},
             {"how", !step_.count                            ? "all"
                     : many.kind == HowMany::Kind::AnyNumber ? "any"
                     : step_.up_to                           ? "up_to"
                                                             : "exactly"},
             {"number", many.letter ? many.letter : messages_.number(step_.count.value_or(0))},
             {"count", many.count},
             {"random", yes_no(many.at_random)},
             {"shown", yes_no(step_.shows)},
             {"cards", cards_text(step_.of, many, reader_, NounCase::Object)}});
    const bool is_unit =
        step_.from == Zone::Field || (step_.from == Zone::Self && reader_.card_is_unit);
    const bool is_on_deck = step_.to == Zone::Deck;
    const bool in_any_order =
        is_on_deck && ((step_.from == Zone::Seen && !step_.count && number_of_cards() > 1) ||
                       (step_.from == Zone::Deck && step_.count.value_or(0) > 1) ||
                       (step_.from == Zone::Field && reader_.before.chose_many));
    const bool are_many = number_of_cards() > 1;
    return say("effect.step.put"_msg,
               {{"who", is_theirs() ? "opponent" : "own"},
                {"cards", cards_from(ZoneRole::From)},
                {"hand", step_.to != Zone::Hand ? "no"
                         : is_unit              ? "unit"
                                                : "card"},
                {"down", yes_no(step_.face_down)},
                {"order", yes_no(in_any_order)},
                {"shown", yes_no(step_.shows)},
                {"count", number_of_cards()},
                {"agree", step_.from == Zone::Field ? agreement(step_.of, are_many, reader_)
                          : are_many                ? "fp"
                                                    : "f"},
                {"whose", whose_word(to, reader_)},
                {"to", zone_text(step_.to, to, ZoneRole::To, reader_, step_.to_top)}});
}

std::string EffectStepWriter::deploy() const
{
    constexpr std::array lines = {"any", "front", "back", "beside"};
    return say(
        "effect.step.deploy"_msg,
        {{"cards", cards_from(ZoneRole::From)},
         {"tapped", yes_no(step_.tapped)},
         {"agree", number_of_cards() > 1 ? "fp" : "f"},
         {"line", lines.at(static_cast<std::size_t>(step_.line))},
         {"beside", step_.line == Step::Line::Beside ? units_text(step_.beside, one_each, reader_)
                                                     : std::string()}});
}

std::string EffectStepWriter::stack(MessageKey key) const
{
    return say(key, {{"unit", units_text(step_.of, one_each, reader_, NounCase::Of)},
                     {"metamorphosis", yes_no(step_.is_metamorphosis)},
                     {"cards", cards_from(ZoneRole::From)}});
}

std::string EffectStepWriter::uncover() const
{
    const Whose whose = step_.of.side == Filter::Side::Enemy ? Whose::Opponent : Whose::Own;
    return say("effect.step.uncover"_msg,
               {{"unit", units_text(step_.of, one_each, reader_, NounCase::Of)},
                {"to", zone_text(step_.to, whose, ZoneRole::To, reader_, step_.to_top)},
                {"next", !step_.count               ? "no"
                         : step_.chosen_by_opponent ? "opponent"
                                                    : "own"}});
}

std::string EffectStepWriter::bonds(MessageKey key) const
{
    return say(key, {{"who", is_theirs() ? "opponent" : "own"},
                     {"face", step_.turns       ? "other_side"
                              : step_.face_down ? "down"
                                                : "up"},
                     {"cards", own_cards_text(step_.verb == Verb::TurnOrbs ? "orb" : "bond",
                                              step_.of, number(), whose(), reader_)}});
}

} // namespace kizuna
