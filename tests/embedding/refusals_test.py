#!/usr/bin/python3
"""refusals_test.py LIBRARY DATA MESSAGES: what the C library cannot do returns null and a reason, and ends no program."""

import sys
import unittest

import kizuna_example

K, LOADED = kizuna_example.load(*sys.argv[1:4])


def deck(copies, card=b"B01-003"):
    return b"kizuna: 1\nprotagonist: B01-003\ncards:\n  %s: %d\n" % (card, copies)


class Refusals(unittest.TestCase):
    def refused(self, result):
        self.assertFalse(result)
        return K.kizuna_error().decode()

    def game(self, text):
        return K.kizuna_game_new(LOADED, text, deck(50), 1)

    def test_a_text_that_is_null_is_named(self):
        self.assertEqual(self.refused(K.kizuna_check(LOADED, None, None)), "deck is null")
        self.assertEqual(self.refused(K.kizuna_deal(LOADED, None, 1, 1)), "deck is null")
        self.assertEqual(self.refused(K.kizuna_odds(LOADED, deck(50), None, 1, 1)), "query is null")
        self.assertEqual(self.refused(self.game(None)), "deck is null")

    def test_a_deck_of_a_game_has_12_to_255_cards(self):
        self.assertIn("twelve", self.refused(self.game(deck(11))))
        self.assertIn("255", self.refused(self.game(deck(256))))

    def test_a_game_needs_a_protagonist(self):
        self.assertIn("cost 1", self.refused(self.game(deck(50, b"B01-001"))))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
