#include "game/scenario_session.h"

#include "game/choices.h"
#include "game/legal.h"
#include "game/values.h"

#include <algorithm>

namespace kizuna {
namespace {

std::string decision_name(Decision decision)
{
    switch (decision) {
    case Decision::Protagonist:
        return "protagonist";
    case Decision::Mulligan:
        return "keep, mulligan";
    case Decision::Critical:
        return "critical";
    case Decision::Evade:
        return "evade";
    case Decision::Orb:
        return "orb";
    case Decision::Order:
        return "order";
    case Decision::May:
        return "may";
    case Decision::Choose:
        return "targets, pay";
    case Decision::Place:
        return "place";
    case Decision::SameName:
        return "keep";
    case Decision::None:
        break;
    }
    return {};
}

/// `yes` and `no` as people write it, or a flag.
bool is_yes(const YamlNode& node)
{
    const bool is_word = node.is_scalar() && (node.scalar() == "yes" || node.scalar() == "no");
    return is_word ? node.scalar() == "yes" : node.flag();
}

} // namespace

/// The next answer where it has that key; it is used up.
std::optional<YamlNode> Session::next_answer(std::string_view key)
{
    if (next_answer_ == answers_.size())
        return std::nullopt;
    const YamlNode answer = answers_[next_answer_];
    answer.require_map();
    const auto found = answer.find(key);
    if (!found)
        return std::nullopt;
    if (const auto by = answer.find("by"); by && read_player(*by) != state().decider)
        throw DataError(by->fault(FaultKind::AnswerUnused, words_of(answer)));
    ++next_answer_;
    return found;
}

void Session::give(const YamlNode& node, const Action& action)
{
    perform(node, action);
}

/// Answers that must be refused come before the one that is given.
void Session::try_refused_answers()
{
    while (next_answer_ < answers_.size() && answers_[next_answer_].find("illegal")) {
        const YamlNode answer = answers_[next_answer_++];
        answer.only_keys({"by", "illegal", "clause"});
        const YamlNode refused = answer.at("illegal");
        refused.require_map();
        if (refused.size() > 1) {
            const YamlNode second = refused.entries()[1].key;
            throw DataError(second.fault(FaultKind::UnknownKey, std::string(second.scalar())));
        }
        Action action = made(ActionKind::NoCritical);
        action.player = read_player(answer.at("by"));
        for (const YamlNode::Entry& entry : refused.entries()) {
            const std::string_view key = entry.key.scalar();
            if (key == "skill") {
                action = read_skill(entry.value);
            } else if (key == "critical" || key == "evade") {
                action.kind = key == "critical" ? ActionKind::Critical : ActionKind::Evade;
                action.card = kind(entry.value);
            } else if (key == "orb") {
                action.kind = ActionKind::Orb;
                action.number = static_cast<std::uint8_t>(entry.value.number(0, 255));
            } else if (key == "may") {
                action.kind = is_yes(entry.value) ? ActionKind::Yes : ActionKind::No;
            } else if (key == "target" || key == "keep") {
                const auto unit = [&](Player player) {
                    return std::ranges::find_if(state()[player].units, [&](const Unit& one) {
                        return unit_name(state(), one) == entry.value.text();
                    });
                };
                action.kind = key == "keep" ? ActionKind::KeepUnit : ActionKind::Pick;
                action.zone = key == "keep" ? ActionZone::None : ActionZone::Field;
                for (const Player player : {action.player, other(action.player)}) {
                    if (unit(player) != state()[player].units.end() && action.unit == no_unit)
                        action.unit = unit(player)->id;
                }
            } else {
                throw DataError(entry.key.fault(FaultKind::UnknownKey, std::string(key)));
            }
        }
        tested_refusal_ = true;
        refuse(answer, action, answer.find("clause"));
    }
}

void Session::answer(const YamlNode& node)
{
    try_refused_answers();
    switch (state().decision) {
    case Decision::Critical:
    case Decision::Evade: {
        const bool critical = state().decision == Decision::Critical;
        auto& shorthand = critical ? critical_ : evade_;
        auto card = shorthand;
        shorthand.reset();
        if (!card)
            card = next_answer(critical ? "critical" : "evade");
        const bool none = !card || card->text() == "none";
        Action action = made(critical ? (none ? ActionKind::NoCritical : ActionKind::Critical)
                                      : (none ? ActionKind::NoEvade : ActionKind::Evade));
        if (!none)
            action.card = kind(*card);
        give(card ? *card : node, action);
        return;
    }
    case Decision::Orb: {
        Action action = made(ActionKind::Orb);
        std::optional<YamlNode> orb =
            next_orb_ < orbs_.size() ? std::optional(orbs_[next_orb_++]) : next_answer("orb");
        if (orb)
            action.number = static_cast<std::uint8_t>(orb->number(0, 254));
        give(orb ? *orb : node, action);
        return;
    }
    case Decision::May: {
        const auto may = next_answer("may");
        if (may) {
            give(*may, made(is_yes(*may) ? ActionKind::Yes : ActionKind::No));
            return;
        }
        const bool pays = next_answer_ < answers_.size() && answers_[next_answer_].find("pay");
        if (!pays) // paying is agreeing to pay
            throw DataError(node.fault(FaultKind::AnswerMissing, decision_name(state().decision)));
        give(node, made(ActionKind::Yes));
        return;
    }
    case Decision::Place: {
        const auto place = next_answer("place");
        if (!place)
            throw DataError(node.fault(FaultKind::AnswerMissing, decision_name(state().decision)));
        Action action = made(ActionKind::Place);
        if (place->text() != "front" && place->text() != "back")
            throw DataError(place->fault(FaultKind::UnknownWord, std::string(place->scalar()),
                                         "front, back", "place"));
        action.line = place->scalar() == "front" ? Line::Front : Line::Back;
        give(*place, action);
        return;
    }
    case Decision::SameName: {
        const auto unit = next_answer("keep");
        if (!unit)
            throw DataError(node.fault(FaultKind::AnswerMissing, decision_name(state().decision)));
        Action action = made(ActionKind::KeepUnit);
        if (unit->kind() == YamlKind::Map || unit->is_scalar())
            action.unit = read_unit(*unit, state(), state().decider).id;
        give(*unit, action);
        return;
    }
    case Decision::Order:
        answer_order(node);
        return;
    default:
        answer_picks(node);
        return;
    }
}

/// A permutation of the skills that wait, as positions among them.
void Session::answer_order(const YamlNode& node)
{
    const auto order = next_answer("order");
    if (!order)
        throw DataError(node.fault(FaultKind::AnswerMissing, decision_name(state().decision)));
    order->require_sequence();
    std::vector<int> left(order->size());
    for (std::size_t at = 0; at < left.size(); ++at)
        left[at] = static_cast<int>(at);
    for (const YamlNode& item : order->items()) {
        const int wanted = item.number(0, 255);
        const auto place = std::ranges::find(left, wanted);
        if (place == left.end())
            throw DataError(item.fault(FaultKind::ActionRefused, "order", {}, "SKILL-16"));
        if (left.size() == 1)
            return; // the last one follows by itself
        Action action = made(ActionKind::Order);
        action.number = static_cast<std::uint8_t>(place - left.begin());
        left.erase(place);
        if (state().decision != Decision::Order)
            throw DataError(item.fault(FaultKind::AnswerUnused, "order"));
        give(item, action);
    }
}

bool Session::names_option(const YamlNode& item, std::string_view key, const Action& option)
{
    if (key == "orbs")
        return option.zone == ActionZone::Orbs && option.number == item.number(0, 254);
    if (option.zone == ActionZone::Orbs)
        return false;
    if (option.zone == ActionZone::Field) {
        const Unit* unit = state().find(option.unit);
        if (item.kind() == YamlKind::Map && item.find("index")) {
            for (const Player player : {option.player, other(option.player)}) {
                if (owner_of(option.unit) == player)
                    return read_unit(item, state(), player).id == option.unit;
            }
        }
        if (item.kind() == YamlKind::Map) { // {ally: Aria} or {enemy: Aria}
            const bool is_ally = owner_of(option.unit) == option.player;
            const auto side = item.find(is_ally ? "ally" : "enemy");
            return side && side->text() == unit_name(state(), *unit);
        }
        return item.text() == unit_name(state(), *unit);
    }
    YamlNode card = item;
    if (item.kind() == YamlKind::Map) {
        item.only_keys({"card", "face"});
        card = item.at("card");
        if (const auto face = item.find("face");
            face && (face->text() == "down") != option.face_down)
            return false;
    }
    return option.card != nothing && state().cards->kind(option.card).card->id == card.text();
}

/// `targets`, `cards` or `pay` give everything that one step picks; one `pay` everything that is
/// paid.
void Session::answer_picks(const YamlNode& node)
{
    struct Item {
        std::string key;
        YamlNode node;
        bool used = false;
    };
    std::vector<Item> items;
    std::vector<Item> no_items;
    std::optional<YamlNode> source;
    bool pays = false;
    for (const std::string_view key : {"targets", "cards", "orbs", "units", "pay"}) {
        const auto list = source ? std::nullopt : next_answer(key);
        if (!list)
            continue;
        source = list;
        pays = key == "pay";
        if (pays) {
            list->only_keys({"bonds", "cards", "units", "orbs"});
            for (const YamlNode::Entry& entry : list->entries()) {
                entry.value.require_sequence();
                for (const YamlNode& item : entry.value.items())
                    items.push_back({std::string(entry.key.scalar()), item, false});
            }
        } else {
            list->require_sequence();
            for (const YamlNode& item : list->items())
                items.push_back({std::string(key), item, false});
        }
    }
    const auto is_payment = [&] {
        return state().effect.op != nothing &&
               state().cards->program().ops[state().effect.op].is_payment;
    };
    const Place16 first_op = state().effect.op;
    while (state().decision == Decision::Choose &&
           (state().effect.op == first_op || (pays && is_payment()))) {
        const ActionList options = legal_actions(state());
        const Action* chosen = nullptr;
        const auto choose = [&](const Action& option, Item& item) {
            if (chosen || item.used || option.kind != ActionKind::Pick ||
                !names_option(item.node, item.key, option))
                return;
            item.used = true;
            chosen = &option;
        };
        const bool ordered = is_ordered(state().cards->program().ops[state().effect.op]);
        for (Item& item : ordered ? items : no_items) {
            for (const Action& option : options)
                choose(option, item);
        }
        for (const Action& option : options) {
            for (Item& item : items)
                choose(option, item);
        }
        if (!chosen && options.back().kind == ActionKind::Enough)
            chosen = &options.back();
        if (!chosen && options.size() == 1 && !source)
            chosen = &options.back(); // nothing to decide
        if (!chosen) {
            const auto left = std::ranges::find(items, false, &Item::used);
            if (left != items.end())
                throw DataError(left->node.fault(FaultKind::ActionRefused, words_of(left->node)));
            throw DataError(node.fault(FaultKind::AnswerMissing, decision_name(state().decision)));
        }
        give(source ? *source : node, *chosen);
    }
    const auto left = std::ranges::find(items, false, &Item::used);
    if (left != items.end())
        throw DataError(left->node.fault(FaultKind::AnswerUnused, words_of(left->node)));
}

} // namespace kizuna
