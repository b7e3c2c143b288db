#pragma once

#include "app/base/messages.h"
#include "app/play/game_session.h"

#include <string>

namespace kizuna {

/// What became of the game on the table, for whoever hears the table and does not see it.
class TableNews {
public:
    /// `messages` outlive it.
    explicit TableNews(const Messages& messages) : messages_(messages) {}

    /// What was done since the last call, what came of it, and turn, battle and question where they
    /// are others. What a policy did comes with its reason; what was undone is named. Empty where
    /// nothing is new.
    std::string next(const GameSession& session);

private:
    struct Seen {
        const GameSession* session = nullptr; ///< only compared: it may be gone
        int step = 0;
        std::string turn;
        std::string asked;
    };

    const Messages& messages_;
    Seen seen_;
};

} // namespace kizuna
