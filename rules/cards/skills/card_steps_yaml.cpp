#include "cards/skills/step_reader.h"

#include "cards/base/faults.h"

namespace kizuna {
namespace {

/// Refuses to say whose remembered cards, or those under the unit, are: that is known.
void refuse_owner(const YamlNode& node, const Step& step)
{
    if (is_remembered(step.from))
        EffectPartsReader::refuse(node, {"whose"});
}

} // namespace

void StepReader::read_put(const YamlNode& node, Step& into) const
{
    node.only_keys({"from", "to", "of", "n", "may", "face", "whose", "chooser", "random", "show",
                    "top", "different", "sum-cost"});
    read_from(node.at("from"), into);
    refuse_owner(node, into);
    into.to = read_choice(node.at("to"), "zone", step_destinations);
    if (into.to == Zone::Stack) {
        refuse(node, {"face", "whose"});
        if (into.from == Zone::Field || into.from == Zone::Stack)
            node.at("to").refuse(faults::UnknownWord{"stack", "zone"});
    }
    into.to_top = node.at("to").scalar() != "deck-bottom";
    read_top(node, into);
    into.of = filter_at(node, "of");
    read_count(node, into);
    into.opponent_does = whose_at(node, "whose") == Whose::Opponent;
    into.chosen_by_opponent =
        node.find("chooser") ? whose_at(node, "chooser") == Whose::Opponent : into.opponent_does;
    into.at_random = flag_at(node, "random");
    into.shows = flag_at(node, "show");
    if (const auto face = node.find("face")) {
        constexpr auto faces =
            std::to_array<std::pair<std::string_view, bool>>({{"up", false}, {"down", true}});
        into.face_down = read_choice(*face, "face", faces);
    }
}

void StepReader::read_deploy(const YamlNode& node, Step& into) const
{
    node.only_keys({"from", "of", "n", "may", "chooser", "to", "beside", "tapped", "top",
                    "different", "sum-cost"});
    into.from = read_choice(node.at("from"), "zone", step_sources);
    read_top(node, into);
    into.of = filter_at(node, "of");
    read_count(node, into);
    into.chosen_by_opponent = whose_at(node, "chooser") == Whose::Opponent;
    if (const auto line = node.find("to"))
        into.line = read_choice(*line, "to", step_lines);
    if (const auto beside = node.find("beside")) {
        into.line = Step::Line::Beside;
        into.beside = filter(*beside);
    }
    into.tapped = flag_at(node, "tapped");
}

void StepReader::read_stacking(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "from", "with", "by-name", "metamorphosis", "n", "may"});
    if (into.verb == Verb::Grow)
        refuse(node, {"by-name", "metamorphosis"}); // growth: always by name, no metamorphosis
    into.is_metamorphosis = flag_at(node, "metamorphosis");
    into.by_name = flag_at(node, "by-name");
    into.of = filter(node.at("of"));
    read_from(node.at("from"), into);
    into.with = filter_at(node, "with");
    read_count(node, into);
}

void StepReader::read_cards(const YamlNode& node, Step& into) const
{
    node.only_keys(
        {"in", "of", "n", "whose", "chooser", "may", "top", "random", "different", "sum-cost"});
    into.from_bottom = node.at("in").is_scalar() && node.at("in").scalar() == "deck-bottom";
    into.from = into.from_bottom ? Zone::Deck : read_choice(node.at("in"), "zone", step_sources);
    refuse_owner(node, into);
    into.at_random = flag_at(node, "random");
    read_top(node, into);
    into.of = filter_at(node, "of");
    into.opponent_does = whose_at(node, "whose") == Whose::Opponent;
    into.chosen_by_opponent = whose_at(node, "chooser") == Whose::Opponent;
    read_count(node, into);
}

/// The top card of a unit goes; with `n: 1` one of those under it is chosen to be next.
void StepReader::read_uncover(const YamlNode& node, Step& into) const
{
    node.only_keys({"of", "to", "n", "chooser"});
    into.of = units_at(node, "of");
    into.to = read_choice(node.at("to"), "zone", step_destinations);
    into.to_top = node.at("to").scalar() != "deck-bottom";
    if (into.to == Zone::Stack || into.to == Zone::Support)
        node.at("to").refuse(faults::UnknownWord{node.at("to").scalar(), "zone"});
    if (const auto n = node.find("n"))
        into.count = n->number(1, 1);
    else
        refuse(node, {"chooser"});
    into.chosen_by_opponent = whose_at(node, "chooser") == Whose::Opponent;
}

void StepReader::read_draw(const YamlNode& node, Step& into) const
{
    const auto amount = [&](const YamlNode& number) {
        Quantity read = quantity(number);
        if (number.kind() != YamlKind::Map)
            read.base = number.number(1, max_effect_count);
        return read;
    };
    if (node.kind() != YamlKind::Map || !node.find("n")) {
        into.amount = amount(node);
        return;
    }
    node.only_keys({"n", "whose", "show"});
    into.opponent_does = whose_at(node, "whose") == Whose::Opponent;
    into.shows = flag_at(node, "show");
    into.amount = amount(node.at("n"));
}

void StepReader::read_bonds(const YamlNode& node, Step& into) const
{
    if (node.is_scalar()) {
        into.count = node.number(1, max_effect_count);
        return;
    }
    node.only_keys({"n", "of", "may", "whose", "chooser", "face"});
    into.of = filter_at(node, "of");
    into.opponent_does = whose_at(node, "whose") == Whose::Opponent;
    into.chosen_by_opponent = whose_at(node, "chooser") == Whose::Opponent;
    if (into.verb != Verb::TurnOrbs)
        refuse(node, {"face"});
    if (const auto face = node.find("face")) {
        constexpr auto faces =
            std::to_array<std::pair<std::string_view, int>>({{"up", 0}, {"down", 1}, {"other", 2}});
        const int side = read_choice(*face, "face", faces);
        into.face_down = side == 1;
        into.turns = side == 2;
    }
    read_count(node, into);
}

} // namespace kizuna
