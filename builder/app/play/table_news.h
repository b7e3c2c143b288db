#pragma once

#include "app/base/messages.h"
#include "app/play/game_session.h"

#include <string>

namespace kizuna {

/// Announces changes of the game on the table for screen readers.
class TableNews {
public:
    /// `messages` must outlive this.
    explicit TableNews(const Messages& messages) : messages_(messages) {}

    /// What happened since the last call; then turn, battle and decision, if they changed. Includes
    /// the reasons of a policy, and the action that was undone. Empty if nothing changed.
    std::string next(const GameSession& session);

private:
    struct Seen {
        const GameSession* session = nullptr; ///< only compared, as it may be deleted
        int step = 0;
        std::string turn;
        std::string asked;
    };

    const Messages& messages_;
    Seen seen_;
};

} // namespace kizuna
