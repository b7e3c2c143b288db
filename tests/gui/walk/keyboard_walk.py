"""keyboard_walk PROGRAM [FOLDER]: an evening with the builder, by keyboard alone.

Each step asks the window, as a screen reader would, whether what it did has happened; the pictures
are for people to look at.
"""

import json
import os
import subprocess
import sys

import window_reader as reader
from window_reader import Window, WalkError, name, wait_for

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
        self.cli = os.path.join(os.path.dirname(program), "kizuna-cli")
        self.file = os.path.join(os.environ["HOME"], "walk.kizuna.yaml")
        self.pictures = pictures
        self.window = Window(program, ["--lang", "en"], pictures)
        self.window.press("ctrl+shift+1", "ctrl+shift+3")  # as lists first

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
        # A busy machine may learn a borrowed key too late, and then another letter stands there.
        for patience in range(2, 7):
            if text.isascii() or self.holds(text, patience):
                break
            self.window.press("ctrl+a")
            self.window.type(text, slower=patience)

        def first():
            table = self.pool()
            cells = reader.row_texts(table, 0) if reader.Atspi.Table.get_n_rows(table) else []
            return any(answer in cell for cell in cells)

        wait_for(f"“{answer}” first among the cards for “{text}”", first)

    def holds(self, text, patience):
        """Whether the field says what was typed."""

        def is_there():
            field = self.window.focused()
            return field is not None and reader.text_of(field) == text

        try:
            return reader.wait_for(text, is_there, patience)
        except reader.WalkError:
            return False

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

    def saves_it(self):
        self.window.press("ctrl+s")
        wait_for("a dialog that asks for a file", lambda: len(self.window.windows()) > 1)
        self.window.press("ctrl+a")
        self.window.type(os.path.basename(self.file))
        self.window.press("Return")
        wait_for("the deck's file", lambda: os.path.exists(self.file))

    def reads_the_odds_of_a_promotion_by_turn_3(self):
        """The view says what the command line says of the saved deck."""
        self.window.press("ctrl+3")
        wants = self.window.find({"table", "tree table"}, "want")

        def shown():
            for cells in reader.rows(wants):
                if "Class change" in cells and cells[-1].endswith("%"):
                    return cells[-1]
            return None

        chance = wait_for("the chance of a class change by turn 3", shown)
        answer = json.loads(
            subprocess.run(
                [self.cli, "odds", self.file, "--want", "is:promotion", "--turns", "3", "--json"],
                check=True, capture_output=True, text=True).stdout)
        exact = answer["by_turn"][-1]["probability"]
        expect(chance == f"{100 * exact:.1f}%", f"the window says {chance}, the truth is {exact}")
        self.window.picture("odds-of-a-promotion-by-turn-3")

    def keeps_a_snapshot_and_changes_the_deck(self):
        self.window.press("ctrl+shift+h")
        self.window.wait_for_focus("Name of the new snapshot")
        self.window.press("ctrl+a")
        self.window.type("before the fliers")
        self.window.press("Return")
        snapshots = self.window.find({"table", "tree table"}, "Snapshots")
        wait_for("the snapshot in the list", lambda: any(
            "before the fliers" in cells for cells in reader.rows(snapshots)))
        self.window.picture("a-snapshot")
        self.window.press("Escape")
        self.search_for("S01-003", "Faithful Veteran")
        self.window.press("shift+Return", "shift+Return")
        self.count(48)
        self.search_for("B01-005", "Soul-Soothing")
        self.add(2)
        self.count(50)

    def goldfishes_three_turns(self):
        """The opening by hand from the list of what can be done, the turns as the policy plays."""
        self.window.press("ctrl+g")
        self.window.says("Keep this hand")
        self.window.press("ctrl+n")  # of a seed that is known: others win before turn 4
        self.window.find("spin button", "Seed")
        self.window.press("ctrl+a")
        self.window.type("20151210")
        self.window.press("Return")
        self.window.says("Seed 20151210, game 0")
        self.window.says("Keep this hand")
        self.window.picture("a-hand-to-keep")
        self.window.press("Return")
        for turn in (1, 2, 3):
            self.window.says(f"Your turn {turn} ·")  # other windows speak of turns, too
            self.window.press("ctrl+shift+l")
        self.window.says("Your turn 4 ·")
        self.window.picture("three-turns-played")
        self.window.press("ctrl+w")

    def compares_with_the_snapshot(self):
        self.window.press("ctrl+shift+h")
        self.window.wait_for_focus("Name of the new snapshot")
        self.window.press("alt+m")
        changes = self.window.find({"table", "tree table"}, "Cards that differ")
        wait_for("both changes among the cards that differ", lambda: {
            "Soul-Soothing", "Faithful Veteran"} <= {
                title for title in ("Soul-Soothing", "Faithful Veteran")
                if any(title in cell for cells in reader.rows(changes) for cell in cells)})
        self.window.picture("compared-with-the-snapshot")
        self.window.press("Escape", "Escape")

    def survives_a_kill(self):
        """What was changed since the last save is offered, and comes back."""
        self.window.kill()
        taken = self.window.taken
        self.window = Window(self.program, ["--lang", "en"], self.pictures)
        self.window.taken = taken
        self.window.says("Kizuna did not end as it should")
        self.window.picture("offered-after-a-kill")
        self.window.press("alt+r")
        self.count(50)
        self.window.says("Legal in")
        expect(any("Soul-Soothing" in cell for cells in reader.rows(self.deck()) for cell in cells),
               "the last change was lost")
        self.window.picture("everything-is-back")

    def builds_a_deck_in_the_grid(self):
        """The same deck once more, with faces instead of rows: a search, Down, and a digit for each card."""
        self.window.press("ctrl+n", "ctrl+shift+2", "ctrl+shift+4", "Down")
        for code, title, copies in DECK:
            self.window.press("ctrl+f")
            self.window.wait_for_focus("Search")
            self.window.type(code)
            grid = self.window.find("list", "Cards")
            wait_for(f"{title} alone in the grid", lambda: grid.get_child_count() == 1 and
                     title in name(grid.get_child_at_index(0)))
            self.window.press("Down")
            self.window.wait_for_focus(title)
            self.window.press(str(copies))
            wait_for(f"{copies} copies of {title}", lambda: f"{copies} copies in the deck" in
                     name(grid.get_child_at_index(0)))
        self.count(50)
        self.window.says("Legal in")
        piles = self.window.find("list", "Cards of the deck")
        expect(piles.get_child_count() == len(DECK), "the piles hold another number of cards")
        self.window.picture("a-deck-built-in-the-grid")


STEPS = [
    Evening.finds_cards_in_two_languages,
    Evening.builds_a_deck_that_is_not_legal_yet,
    Evening.uses_a_mend,
    Evening.builds_the_rest,
    Evening.saves_it,
    Evening.reads_the_odds_of_a_promotion_by_turn_3,
    Evening.keeps_a_snapshot_and_changes_the_deck,
    Evening.goldfishes_three_turns,
    Evening.compares_with_the_snapshot,
    Evening.survives_a_kill,
    Evening.builds_a_deck_in_the_grid,
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
