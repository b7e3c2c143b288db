/** @file
 * Kizuna for programs in any language: a deck checked, hands dealt, odds, games played by the
 * rules.
 *
 * What goes in and out is text in UTF-8; every answer is JSON in the forms of docs/CLI.md. A text
 * that a function returns is the caller's: it goes back to kizuna_free_text(). Where a function
 * returns null, kizuna_error() says why. Nothing here is for several threads at once with the same
 * handle; handles know nothing of each other. */
#pragma once

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The cards, formats and messages, loaded. */
typedef struct kizuna_library kizuna_library;
/** A game that is going on. */
typedef struct kizuna_game kizuna_game;

/** `data` and `messages` are folders; null: those that are installed. Null where they cannot be
 * read. */
kizuna_library* kizuna_load(const char* data, const char* messages);
void kizuna_free(kizuna_library* loaded);

/** Why the last call of this thread returned null; never null. Valid until its next call. */
const char* kizuna_error(void);
void kizuna_free_text(char* text);

/** Any command of kizuna-cli: `arguments` without the program's name, as {"check", "-", "--format",
 * "all"}. `input` is what the command reads as "-"; null: nothing. The answer is its JSON document,
 * also where that is about an error. `code`, if not null, becomes its exit code: 0 yes, 1 no, 2 an
 * input could not be used. */
char* kizuna_run(kizuna_library* loaded, const char* const* arguments, size_t count,
                 const char* input, int* code);

/** Is the deck legal? `deck` is the text of a deck file of any kind; `format` an id, "all", or null
 * for the deck's own. */
char* kizuna_check(kizuna_library* loaded, const char* deck, const char* format);
/** `count` opening hands, the same for the same seed everywhere. */
char* kizuna_deal(kizuna_library* loaded, const char* deck, unsigned long long seed, int count);
/** The exact chance to have seen `at_least` cards that `query` asks for, by each of the first
 * `turns` turns. */
char* kizuna_odds(kizuna_library* loaded, const char* deck, const char* query, int at_least,
                  int turns);

/** A game of two decks, waiting for the first decision. The same decks, seed and actions give the
 * same game everywhere. `loaded` must outlive the game. Null where a deck has fewer than twelve
 * cards or more than 255, no card of cost 1, or a card that the library does not know. */
kizuna_game* kizuna_game_new(kizuna_library* loaded, const char* deck_p, const char* deck_q,
                             unsigned long long seed);
void kizuna_game_free(kizuna_game* game);
/** An object: turn, turn_player, phase, to_act ("P", "Q" or null), winner ("P", "Q" or null), and
 * players P and Q, each with deck and hand, orbs (numbers of cards), bonds, retreat (card ids) and
 * units (ids, line, tapped, protagonist, strength). Both sides are shown, what is hidden by the
 * rules, too. */
char* kizuna_game_state(const kizuna_game* game);
/** What the player to act may do, in a fixed order: the actions as a scenario file writes them
 * (docs/SCENARIOS.md). */
char* kizuna_game_actions(const kizuna_game* game);
/** Does the action at this place of kizuna_game_actions(), and all that follows without a decision.
 * The names of what happened, in order. Null where there is no such action. */
char* kizuna_game_act(kizuna_game* game, size_t action);

#ifdef __cplusplus
}
#endif
