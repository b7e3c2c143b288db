#include "app/play/table_log.h"

#include "app/play/table_text.h"
#include "app/text/policy_text.h"

#include <array>

namespace kizuna {
namespace {

std::string deal_line(const GameSession& session, const GameSession::Step& deal,
                      const Messages& messages)
{
    const std::string card = kind_text(session.cards(), deal.action.card, messages);
    if (!session.scenario().empty())
        return messages.get("table.log.scenario"_msg,
                            {{"name", session.scenario()}, {"card", card}});
    return messages.get("table.log.deal"_msg,
                        {{"card", card},
                         {"seed", std::to_string(session.settings().seed)},
                         {"number", std::to_string(session.settings().game)}});
}

std::string step_line(const GameSession& session, const GameSession::Step& step,
                      const Messages& messages)
{
    if (step.before < 0)
        return deal_line(session, step, messages);
    const GameState& before = session.step(step.before).state;
    const std::string action = action_text(before, step.action, messages);
    if (step.was_only_answer)
        return messages.get("table.log.only-answer"_msg, {{"action", action}});
    if (step.reason)
        return messages.get("table.log.policy"_msg,
                            {{"action", action}, {"reason", reason_text(*step.reason, messages)}});
    return messages.get(step.action.kind == ActionKind::ByHand ? "table.log.by-hand"_msg
                                                               : "table.log.hand"_msg,
                        {{"action", action}});
}

} // namespace

std::string table_log(const GameSession& session, const Messages& messages)
{
    std::string text;
    for (const int place : session.path()) {
        const GameSession::Step& step = session.step(place);
        text += step_line(session, step, messages) + '\n';
        for (const std::string& event : event_texts(step.log, session.cards(), messages))
            text += "    " + event + '\n';
    }
    return text;
}

std::string seed_text(const TableSettings& settings, const Messages& messages)
{
    return messages.get("table.seed"_msg, {{"seed", std::to_string(settings.seed)},
                                           {"number", std::to_string(settings.game)}});
}

std::string origin_text(const GameSession& session, const Messages& messages)
{
    return session.scenario().empty()
               ? seed_text(session.settings(), messages)
               : messages.get("table.scenario.shown"_msg, {{"name", session.scenario()}});
}

std::string branch_text(const GameSession& session, int branch, const Messages& messages)
{
    const GameSession::Branch& shown = session.branches()[static_cast<std::size_t>(branch)];
    const GameSession::Step& first = session.step(shown.first);
    const int turn = session.step(shown.last).state[Player::P].own_turns;
    const std::string action =
        first.before < 0 ? std::string()
                         : action_text(session.step(first.before).state, first.action, messages);
    return messages.get("table.branch"_msg, {{"number", branch + 1},
                                             {"turn", turn},
                                             {"is_first", action.empty() ? "yes" : "no"},
                                             {"action", action}});
}

std::string advice_text(GameSession& session, const Messages& messages, bool done)
{
    const auto choice = session.advice();
    if (!choice)
        return {};
    return messages.get("table.advice"_msg,
                        {{"policy", policy_name(session.policy(), messages)},
                         {"done", done ? "yes" : "no"},
                         {"action", action_text(session.state(), choice->action, messages)},
                         {"reason", reason_text(choice->reason, messages)}});
}

std::string table_problem_text(GoldfishProblem problem, const ResolvedDeck& deck,
                               const Messages& messages)
{
    if (problem == GoldfishProblem::None)
        return {};
    constexpr std::array keys = {"table.problem.no-protagonist"_msg, "table.problem.too-few"_msg,
                                 "table.problem.too-many"_msg};
    static_assert(keys.size() == static_cast<std::size_t>(GoldfishProblem::TooManyCards));
    return messages.get(keys.at(static_cast<std::size_t>(problem) - 1),
                        {{"count", deck.known_copies()},
                         {"least", min_goldfish_cards},
                         {"most", max_goldfish_cards}});
}

} // namespace kizuna
