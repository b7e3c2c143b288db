"""The running window as a person at the keyboard with a screen reader has it.

Keys go in through the display, and what the window says comes back through AT-SPI: nothing is known
of the program but what it tells everyone. Needs a display and a session bus (tests/gui/walk/run).
"""

import os
import signal
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = float(os.environ.get("WALK_PATIENCE", "30"))  # seconds that anything may take
Atspi.set_timeout(int(PATIENCE * 1000), int(PATIENCE * 1000))  # a busy machine answers late


class WalkError(Exception):
    """Something did not happen that should have."""


class Events:
    """What the windows tell while they work; waiting is done here, for events and not for the clock."""

    # Not that something is gone for good, which is told of every cell and helps nobody here.
    KINDS = ["object:children-changed", "object:text-changed", "object:selection-changed", "object:row-inserted",
             "object:row-deleted", "object:model-changed", "object:visible-data-changed", "window:",
             *(f"object:state-changed:{state}" for state in ("active", "checked", "enabled", "focused", "selected",
                                                             "sensitive", "showing", "visible")),
             *(f"object:property-change:accessible-{what}" for what in ("description", "name", "value"))]
    QUIET_MS = 80  # between two events of one piece of work there is less

    def __init__(self):
        self.heard = 0
        self.context = GLib.MainContext.default()
        self.listener = Atspi.EventListener.new(self._take)
        for kind in self.KINDS:
            self.listener.register(kind)

    def _take(self, _event):
        self.heard += 1

    def next(self, timeout_ms):
        """Waits for an event; False where none comes in time."""
        before = self.heard
        late = []
        timer = GLib.timeout_add(timeout_ms, lambda: late.append(True) or False)
        while self.heard == before and not late:
            self.context.iteration(True)
        if not late:
            GLib.source_remove(timer)
        while self.context.iteration(False):
            pass
        return self.heard != before

    def wait_for_quiet(self, patience=3.0):
        """Until the windows have nothing more to tell of what they do."""
        end = time.monotonic() + patience
        while self.next(self.QUIET_MS) and time.monotonic() < end:
            pass


events = Events()


def wait_for(what, condition, patience=PATIENCE):
    """The first true answer of `condition`, or a WalkError that names `what`; asked at each event."""
    end = time.monotonic() + patience
    while True:
        try:
            answer = condition()
        except GLib.Error:  # it went away, or was too busy to answer
            answer = None
        if answer:
            return answer
        if time.monotonic() > end:
            raise WalkError(f"waited {patience:.0f} s in vain for {what}")
        events.next(250)  # some changes are not told, such as a file's


def role(thing):
    # What a thing is does not change once its window has been made, and every question is a message to the program.
    known = getattr(thing, "known_role", None)
    if known in {None, "unknown", "invalid"}:
        known = thing.known_role = thing.get_role_name()
    return known


def name(thing):
    return thing.get_name() or ""


def has_state(thing, state):
    return thing.get_state_set().contains(state)


def is_showing(thing):
    return has_state(thing, Atspi.StateType.SHOWING)


# What has nothing inside it, so that nobody need ask.
LEAVES = {"label", "separator", "icon", "push button", "scroll bar", "slider"}


def children(thing):
    if role(thing) in LEAVES:
        return
    for at in range(thing.get_child_count()):
        child = thing.get_child_at_index(at)
        if child is not None:
            yield child


# What has rows or cells of its own: as many as 24,000, so they are asked for one by one.
TABLES = {"table", "tree table", "list box"}


def everything(thing, into_tables=False):
    """A thing and all that shows inside it, in the order of the window."""
    return (each for each, _ in everything_with_states(thing, into_tables))


def everything_with_states(thing, into_tables=False, states=None):
    """Each with its states, which are asked for once: every question is a message to the program."""
    states = states or thing.get_state_set()
    yield thing, states
    if role(thing) in TABLES and not into_tables:
        return
    in_menu_bar = role(thing) == "menu bar"
    in_order = states.contains(Atspi.StateType.MANAGES_DESCENDANTS)
    was_showing = False
    for child in children(thing):
        try:
            states = child.get_state_set()
            if states.contains(Atspi.StateType.SHOWING) or role(child) in {"frame", "dialog", "alert"}:
                was_showing = True
                if in_menu_bar and not states.contains(Atspi.StateType.SELECTED):
                    yield child, states  # a closed menu
                    continue
                yield from everything_with_states(child, into_tables, states)
            elif in_order and was_showing:  # a grid of thousands: the rest lies below
                break
        except GLib.Error:  # it went away meanwhile
            continue


class Focus:
    """What a screen reader is told when the keyboard goes somewhere: a thing with a name, or nothing.

    Some things, such as the button inside a choice, speak without being found in the tree.
    """

    def __init__(self):
        self.told = []
        self.listener = Atspi.EventListener.new(self._take)
        self.listener.register("object:state-changed:focused")

    def _take(self, event):
        if event.detail1 == 1:
            self.told.append((role(event.source), name(event.source)))

    def forget(self):
        self.listen()
        self.told.clear()

    def listen(self):
        context = GLib.MainContext.default()
        while context.iteration(False):
            pass
        return self.told

    def wait(self, patience=2):
        """The last that was told since forget(); None where nothing is said in time."""
        try:
            wait_for("the keyboard", self.listen, patience)
        except WalkError:
            return None
        return self.listen()[-1]


class Window:
    """One start of the program."""

    def __init__(self, program, arguments=(), pictures=None):
        self.pictures = pictures
        self.taken = 0
        self.process = subprocess.Popen([program, *arguments])
        self.application = wait_for("the program among the applications", self._find_application)
        wait_for("a window", lambda: list(children(self.application)))

    def _find_application(self):
        if self.process.poll() is not None:
            raise WalkError(f"the program ended with {self.process.returncode}")
        desktop = Atspi.get_desktop(0)
        for application in children(desktop):
            if application.get_process_id() == self.process.pid:
                return application
        return None

    # What a person reads.

    def windows(self):
        return [each for each in children(self.application) if is_showing(each)]

    def everything(self):
        for window in self.windows():
            yield from everything(window)

    def with_keyboard(self):
        """What says that it has the keyboard; more than one while the window's tabs change."""
        for window in self.windows():
            for thing, states in everything_with_states(window):
                if states.contains(Atspi.StateType.FOCUSED):
                    yield thing

    def find(self, roles, text, patience=PATIENCE):
        """The thing of one of these roles whose name holds `text`."""
        roles = {roles} if isinstance(roles, str) else set(roles)

        def look():
            for thing in self.everything():
                if role(thing) in roles and text in name(thing):
                    return thing
            return None

        return wait_for(f"{' or '.join(sorted(roles))} “{text}”", look, patience)

    def says(self, text, patience=PATIENCE):
        """Waits until anything in sight is called or holds `text`."""

        def look():
            for thing in self.everything():
                if text in name(thing) or text in (thing.get_description() or ""):
                    return thing
                if role(thing) in {"text", "entry"} and text in text_of(thing):
                    return thing
            return None

        return wait_for(f"the words “{text}”", look, patience)

    def focused(self):
        return next(self.with_keyboard(), None)

    def wait_for_focus(self, text):
        """Waits until the thing with the keyboard has a name that holds `text`."""

        def look():
            return next((each for each in self.with_keyboard() if text in name(each)), None)

        return wait_for(f"the keyboard at “{text}”", look)

    # What a person does.

    def press(self, *keys):
        """Keys by their X names, as in "ctrl+f" or "Return"."""
        for key in keys:
            subprocess.run(["xdotool", "key", "--clearmodifiers", key], check=True)
            self.wait_until_taken()

    def wait_until_taken(self):
        """Asks the program something: what it was told before, it has heard once it answers."""
        for _ in range(2):  # a key may come to it just after the first question
            self.application.clear_cache()
            self.application.get_child_count()

    def press_in_a_row(self, *keys):
        """Keys that lead somewhere together, as through a menu."""
        subprocess.run(["xdotool", "key", "--clearmodifiers", "--delay", "50", *keys], check=True)
        self.wait_until_taken()

    def type(self, text, slower=1):
        # Letters that the keyboard lacks borrow a key, which takes the program a moment to learn.
        delay = 12 if text.isascii() else 200
        subprocess.run(["xdotool", "type", "--delay", str(delay * slower), text], check=True)
        self.wait_until_taken()

    def picture(self, what):
        """A picture of the screen, numbered in the order of the walk."""
        if self.pictures is None:
            return
        self.taken += 1
        events.wait_for_quiet()
        file = os.path.join(self.pictures, f"{self.taken:02}-{what}.png")
        subprocess.run(["import", "-window", "root", file], check=True)

    # How it ends.

    def kill(self):
        """As a power cut does: no chance to save anything."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self):
        self.press("ctrl+q")
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired as expired:
            self.kill()
            raise WalkError("the program did not end when it was asked to") from expired
        if code != 0:
            raise WalkError(f"the program ended with {code}")


def text_of(thing):
    """What stands in a field."""
    try:
        return Atspi.Text.get_text(thing, 0, -1) or ""
    except GLib.Error:
        return ""


def row_texts(table, row):
    """What the cells of a row say, from the left."""
    texts = []
    for column in range(Atspi.Table.get_n_columns(table)):
        cell = Atspi.Table.get_accessible_at(table, row, column)
        # A cell with an icon beside its text holds the two as cells of their own.
        parts = [cell, *children(cell)] if cell is not None else []
        texts.append(" ".join(filter(None, map(name, parts))))
    return texts


def rows(table):
    return [row_texts(table, row) for row in range(Atspi.Table.get_n_rows(table))]
