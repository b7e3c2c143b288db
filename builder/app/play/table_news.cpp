#include "app/play/table_news.h"

#include "app/play/battle_text.h"
#include "app/play/table_text.h"
#include "app/text/policy_text.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace kizuna {
namespace {

class NewsWriter {
public:
    NewsWriter(const GameSession& session, const Messages& messages)
        : session_(session), messages_(messages)
    {
    }

    void say(const std::string& sentence)
    {
        if (!sentence.empty())
            sentences_.push_back(sentence);
    }

    void say_battle(const GameState& state)
    {
        if (const std::string battle = battle_text(state, messages_); !battle.empty())
            say(messages_.get("table.battle.sentence"_msg, {{"battle", battle}}));
    }

    void say_done(int place)
    {
        const GameSession::Step& step = session_.step(place);
        if (const GameState& before = session_.step(step.before).state;
            step.was_only_answer && before.decision == Decision::Critical)
            say_battle(before); // carried out without asking
        const auto events = event_texts(step.log, session_.cards(), messages_);
        // The user's own actions need no announcement if their events are told.
        if (step.reason || events.empty() || step.action.kind == ActionKind::ByHand)
            say(messages_.get(
                "table.news.done"_msg,
                {{"action", action_of(step)},
                 {"has_reason", step.reason ? "yes" : "no"},
                 {"reason", step.reason ? reason_text(*step.reason, messages_) : std::string()}}));
        for (const std::string& event : events)
            say(event);
    }

    /// `place`: the former present; the present is now an earlier step.
    void say_undone(int place)
    {
        while (session_.step(place).before != session_.now())
            place = session_.step(place).before;
        say(messages_.get("table.news.undone"_msg, {{"action", action_of(session_.step(place))}}));
    }

    bool is_before(int place, int later) const
    {
        while (later > place)
            later = session_.step(later).before;
        return later == place;
    }

    std::string text() const { return sentences_text(sentences_, messages_); }

private:
    std::string action_of(const GameSession::Step& step) const
    {
        return action_text(session_.step(step.before).state, step.action, messages_);
    }

    const GameSession& session_;
    const Messages& messages_;
    std::vector<std::string> sentences_;
};

} // namespace

std::string TableNews::next(const GameSession& session)
{
    const GameState& state = session.state();
    Seen before = std::exchange(
        seen_, {&session, session.now(),
                messages_.get("table.news.turn"_msg, {{"turn", turn_text(state, messages_)}}),
                question_text(state, messages_)});
    NewsWriter news(session, messages_);
    if (before.session != &session) {
        before = {};
    } else if (before.step != seen_.step && news.is_before(seen_.step, before.step)) {
        news.say_undone(before.step);
    } else if (before.step != seen_.step) {
        // After a change to another branch, all steps after the fork are new.
        for (const int place : session.path()) {
            if (!news.is_before(place, before.step))
                news.say_done(place);
        }
    }
    if (before.turn != seen_.turn)
        news.say(seen_.turn);
    if (before.asked != seen_.asked) {
        news.say_battle(state);
        news.say(seen_.asked);
    }
    return news.text();
}

} // namespace kizuna
