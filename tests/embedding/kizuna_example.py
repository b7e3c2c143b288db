#!/usr/bin/python3
"""Kizuna from Python, through the C library: kizuna_example.py [LIBRARY [DATA MESSAGES]]

Checks a deck, asks for odds, deals a hand, runs a command, and plays a game, always the first thing that is allowed."""

import ctypes
import json
import sys


def load(library, data, messages):
    """The library with its functions declared, and the cards."""
    k = ctypes.CDLL(library)
    text, handle = ctypes.c_char_p, ctypes.c_void_p
    for name, result, arguments in [
        ("kizuna_load", handle, [text, text]),
        ("kizuna_error", text, []),
        ("kizuna_free_text", None, [handle]),
        ("kizuna_check", handle, [handle, text, text]),
        ("kizuna_deal", handle, [handle, text, ctypes.c_ulonglong, ctypes.c_int]),
        ("kizuna_run", handle, [handle, ctypes.POINTER(text), ctypes.c_size_t, text, ctypes.POINTER(ctypes.c_int)]),
        ("kizuna_odds", handle, [handle, text, text, ctypes.c_int, ctypes.c_int]),
        ("kizuna_game_new", handle, [handle, text, text, ctypes.c_ulonglong]),
        ("kizuna_game_state", handle, [handle]),
        ("kizuna_game_actions", handle, [handle]),
        ("kizuna_game_act", handle, [handle, ctypes.c_size_t]),
        ("kizuna_game_free", None, [handle]),
        ("kizuna_free", None, [handle]),
    ]:
        function = getattr(k, name)
        function.restype, function.argtypes = result, arguments
    loaded = k.kizuna_load(data and data.encode(), messages and messages.encode())
    if not loaded:
        sys.exit(k.kizuna_error().decode())
    return k, loaded


def answer(k, pointer):
    """The JSON of a text, which goes back to the library."""
    if not pointer:
        sys.exit(k.kizuna_error().decode())
    value = json.loads(ctypes.string_at(pointer).decode())
    k.kizuna_free_text(pointer)
    return value


def main():
    arguments = sys.argv[1:] + [None] * 3
    k, kizuna = load(arguments[0] or "libkizuna.so.0", arguments[1], arguments[2])
    deck = b"kizuna: 1\nname: From Python\nprotagonist: B01-003\ncards:\n  B01-003: 50\n"
    judged = answer(k, k.kizuna_check(kizuna, deck, b"unlimited"))
    print("legal:", json.dumps(judged)[:300])
    odds = answer(k, k.kizuna_odds(kizuna, deck, b"cost=1", 1, 3))
    print("odds:", json.dumps(odds)[:200])
    hands = answer(k, k.kizuna_deal(kizuna, deck, 7, 2))
    print("hands:", [len(hand["first"]) for hand in hands["hands"]])
    words = (ctypes.c_char_p * 2)(b"show", b"B01-003")
    code = ctypes.c_int(-1)
    answer(k, k.kizuna_run(kizuna, words, len(words), None, ctypes.byref(code)))
    print("show ended with", code.value)

    game = k.kizuna_game_new(kizuna, deck, deck, 42)
    if not game:
        sys.exit(k.kizuna_error().decode())
    events = 0
    while answer(k, k.kizuna_game_actions(game)):
        events += len(answer(k, k.kizuna_game_act(game, 0)))
    state = answer(k, k.kizuna_game_state(game))
    print(f"{state['winner']} won in turn {state['turn']} after {events} events")
    k.kizuna_game_free(game)
    k.kizuna_free(kizuna)


if __name__ == "__main__":
    main()
