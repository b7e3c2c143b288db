"""keyboard_walk PROGRAM [FOLDER]: an evening with the builder, by keyboard alone.

Each step asks the window, as a screen reader would, whether what it did has happened; the pictures
are for people to look at.
"""

import re
import subprocess
import sys

import window_reader as reader
from window_reader import Window, WalkError, name, role, wait_for

# A legal deck of 50: what to type, which card answers, how many copies.
DECK = [
    ("B01-003", "Altean Prince", 4),
    ("S01-001", "Star and Savior", 4),
    ("B01-006", "Talys", 4),
    ("S01-002", "Battlefield", 4),
    ("S01-003", "Faithful Veteran", 4),
    ("B01-008", "Red Knight", 4),
    ("B01-007", "Knight Hailed", 4),
    ("B01-010", "Green Knight", 4),
    ("B01-009", "Knight Hailed", 4),
    ("B01-001", "Savior of His Realm", 4),
    ("B01-002", "Prince of a Fallen", 4),
    ("B04-018", "Hero-King of Light", 4),
    ("B04-019", "Scion of Bravery", 2),
]


def expect(is_so, what):
    if not is_so:
        raise WalkError(what)


class Evening:
    def __init__(self, program, pictures):
        self.program = program
        self.pictures = pictures
        self.window = Window(program, ["--lang", "en"], pictures)

    # What is in sight.

    def pool(self):
        return self.window.find("table", "Cards")

    def deck(self):
        return self.window.find("tree table", "Cards of the deck")

    def search_for(self, text, answer):
        """Types a question and waits until the first card that answers holds `answer`."""
        self.window.press("ctrl+f")
        self.window.wait_for_focus("Search")
        self.window.type(text)

        def first():
            table = self.pool()
            cells = reader.row_texts(table, 0) if reader.Atspi.Table.get_n_rows(table) else []
            return any(answer in cell for cell in cells)

        wait_for(f"“{answer}” first among the cards for “{text}”", first)

    def add(self, copies):
        """Enter in the search field adds the first card."""
        for _ in range(copies):
            self.window.press("Return")

    def count(self, cards):
        self.window.says(f"{cards} card")

    # The walk.

    def finds_cards_in_two_languages(self):
        self.search_for("マルス", "Marth")
        self.window.picture("found-by-the-japanese-name")
        self.search_for("caeda", "Caeda")
        self.window.picture("found-by-the-english-name")

    def builds_a_deck_that_is_not_legal_yet(self):
        code, title, _ = DECK[0]
        self.search_for(code, title)
        self.add(5)
        self.window.says("5 copies")
        self.window.picture("not-legal-and-why")

    def uses_a_mend(self):
        """The first mend of the legality panel, reached with Tab and pressed with Space."""
        mend = self.window.find("push button", "Remove 1 copy")
        for _ in range(60):
            focused = self.window.focused()
            if focused is not None and name(focused) == name(mend):
                break
            self.window.press("Tab")
        else:
            raise WalkError("Tab never comes to the mend")
        self.window.press("space")
        self.count(4)
        self.window.picture("mended")

    def builds_the_rest(self):
        for code, title, copies in DECK[1:]:
            self.search_for(code, title)
            self.add(copies)
        self.window.picture("a-deck-of-50")
        self.window.says("Legal in")


STEPS = [
    Evening.finds_cards_in_two_languages,
    Evening.builds_a_deck_that_is_not_legal_yet,
    Evening.uses_a_mend,
    Evening.builds_the_rest,
]


def main():
    evening = Evening(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None)
    try:
        for step in STEPS:
            print(step.__name__.replace("_", " "), flush=True)
            step(evening)
    except WalkError as error:
        evening.window.picture("where-it-stopped")
        sys.exit(f"the walk stopped: {error}")
    finally:
        if evening.window.process.poll() is None:
            evening.window.kill()


main()
