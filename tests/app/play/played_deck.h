#pragma once

#include "app/document/deck_document.h"
#include "app/known_cards.h"
#include "app/play/game_session.h"

namespace kizuna::test {

/// A bundled deck on the table.
struct PlayedDeck {
    DeckDocument document{shipped_catalogue()};

    explicit PlayedDeck(const char* deck = "altean-vanguard.kizuna.yaml")
    {
        document.open(std::filesystem::path(KIZUNA_TEST_DATA) / "decks" / deck);
    }
    GameSession session(const TableSettings& settings = {}) const
    {
        return {document.resolved(), document.catalogue(), settings};
    }
};

inline Action action_of(ActionKind kind)
{
    Action action;
    action.kind = kind;
    return action;
}

/// The first of the legal actions that is of that kind.
inline std::optional<Action> legal_of(const GameSession& session, ActionKind kind)
{
    for (const Action& action : session.legal()) {
        if (action.kind == kind)
            return action;
    }
    return std::nullopt;
}

} // namespace kizuna::test
