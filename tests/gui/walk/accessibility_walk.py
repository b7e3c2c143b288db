"""accessibility_walk PROGRAM LANGUAGE: every control, row and chart of every view has a name, and in
English of every dialog, too.

Opens each view and window of the program by its command, walks what AT-SPI tells of it, and lists
whatever a person with a screen reader would meet without a name.
"""

import sys

import window_reader as reader
from window_reader import Focus, Window, WalkError, children, everything, name, role

# What a person acts on, reads a value from, or goes to.
NEEDS_A_NAME = {
    "push button", "toggle button", "check box", "radio button", "combo box", "text", "entry",
    "spin button", "slider", "table", "tree table", "list", "list box", "document frame", "image",
    "canvas", "chart", "drawing area", "page tab", "page tab list", "menu", "menu item",
    "check menu item", "radio menu item", "link", "progress bar", "dialog", "frame", "alert",
}

# Rows asked for in each table: enough to see that rows speak, few enough to be quick.
ROWS = 3

# More than any window has places for the keyboard to stop at.
MAX_TABS = 50


def path_of(thing):
    names = []
    while thing is not None and role(thing) != "application":
        names.append(f"{role(thing)} “{name(thing)}”" if name(thing) else role(thing))
        thing = thing.get_parent()
    return " < ".join(names[:5])


def nameless_rows(table):
    """Rows of a table of which no cell says anything."""
    for row in range(min(ROWS, reader.Atspi.Table.get_n_rows(table))):
        if not any(reader.row_texts(table, row)):
            yield row


def chosen_in(choice):
    selected = reader.Atspi.Selection.get_selected_child(choice, 0)
    return name(selected) if selected is not None else ""


def is_part_of_another(thing):
    """The inside of a control that has the name itself, such as the field of a spin button."""
    parent = thing.get_parent()
    return parent is not None and role(parent) in {"combo box", "spin button", "text", "entry"}


class Walk:
    def __init__(self, program, language):
        self.window = Window(program, ["--lang", language, "bundled:altean-vanguard"])
        self.faults = []
        self.windowless = []  # entries that opened no window
        self.met = 0
        self.choices = set()  # those tried, by window and name
        self.focus = Focus()

    def look(self, where):
        """Everything in sight has a name."""
        reader.events.wait_for_quiet()  # until the workers have told what they found
        windows = self.window.windows()
        for window in windows:
            things = list(everything(window))
            for thing in things:
                self.look_at(where, thing)
            if window == windows[-1]:  # the one before the others, which may keep the keyboard
                self.go_to_choices(where, things)

    def go_to_choices(self, where, things):
        """Where the Tab key comes to a choice, its name and its value are told."""
        wanted = {name(each): chosen_in(each) for each in things if role(each) == "combo box" and
                  reader.has_state(each, reader.Atspi.StateType.SENSITIVE)}
        of = name(things[0])
        wanted = {each: value for each, value in wanted.items() if (of, each) not in self.choices}
        self.choices.update((of, each) for each in wanted)
        for _ in range(MAX_TABS):
            if not wanted:
                return
            self.focus.forget()
            self.window.press("Tab")
            said = (self.focus.wait(patience=0.5) or ("", ""))[1]
            wanted = {each: value for each, value in wanted.items()
                      if each not in said or value not in said}
        for each, value in wanted.items():
            self.faults.append(f"{where}: the keyboard never says “{each}” and “{value}”")

    def look_at(self, where, thing):
        self.met += 1
        kind = role(thing)
        is_focusable = reader.has_state(thing, reader.Atspi.StateType.FOCUSABLE)
        needs = kind in NEEDS_A_NAME or (is_focusable and kind not in {"scroll pane", "panel"})
        if needs and not name(thing) and not is_part_of_another(thing):
            self.faults.append(f"{where}: {path_of(thing)} has no name")
        if name(thing).endswith("-symbolic"):
            self.faults.append(f"{where}: {path_of(thing)} is called by its file")
        if kind in {"table", "tree table"}:
            for row in nameless_rows(thing):
                self.faults.append(f"{where}: row {row + 1} of {path_of(thing)} says nothing")

    def look_at_faces(self, where, kind):
        """Every card of a grid or of piles says its name and its cost."""
        for window in self.window.windows():
            for thing in everything(window):
                if role(thing) == "list" and kind in name(thing):
                    self.met += thing.get_child_count()
                    said = [name(each) for each in children(thing)]
                    mute = [each for each in said if len(each) < 10]
                    if not said or mute:
                        self.faults.append(
                            f"{where}: {len(mute)} of {len(said)} faces say no more than {mute[:3]}")
                    return
        self.faults.append(f"{where}: there is no grid of faces")

    def menus(self):
        """Every entry of the menu bar, as (menu, entry)."""
        for window in self.window.windows():
            for thing in everything(window):
                if role(thing) == "menu bar":
                    for menu in children(thing):
                        for entry in children(menu):
                            yield menu, entry


# What the grid of cards and the piles of the deck are called.
LISTS = {"en": ["Cards", "Cards of the deck"], "ja": ["カード一覧", "デッキのカード"],
         "it": ["Carte", "Carte del mazzo"]}

# The views by their keys, and the windows that no menu announces with three dots: by their keys, and
# how each is left.
VIEWS = ["ctrl+1", "ctrl+2", "ctrl+3", "ctrl+4", "ctrl+5", "ctrl+6", "ctrl+7"]
WINDOWS = {
    "test hand": ("ctrl+t", "Escape"),
    "goldfish table": ("ctrl+g", "ctrl+w"),
}


def look_into(this, where, opens, closes):
    """A window of its own: opened, looked at, and left again."""
    before = len(this.window.windows())
    this.window.press(opens)
    reader.wait_for(f"the window of {where}", lambda: len(this.window.windows()) > before)
    this.look(where)
    leave(this, where, closes, before)


def leave(this, where, closes, before):
    this.window.press(closes)
    reader.wait_for(f"the end of {where}", lambda: len(this.window.windows()) == before)


def look_into_entry(this, keys, where):
    """Chooses a menu's entry. True where a window of its own came: looked at, and left again."""
    before = len(this.window.windows())
    this.window.press_in_a_row(*keys)
    try:
        reader.wait_for(where, lambda: len(this.window.windows()) > before, patience=3)
    except WalkError:
        return False
    # The desktop's own dialog for files is not ours to name.
    if not any(role(window) == "file chooser" for window in this.window.windows()):
        this.look(where)
    leave(this, where, "Escape", before)
    return True


def entries_of_menus(this):
    """The entries of each menu that can be chosen now, by the name of the menu."""
    menus = {}
    for menu, entry in this.menus():
        if role(entry) != "separator" and reader.has_state(entry, reader.Atspi.StateType.ENABLED):
            menus.setdefault(name(menu), []).append(name(entry))
    return menus


def windows_of_menus(menus):
    """The entries that promise a window by their three dots, and all of the last menu: the help."""
    return [(menu, entry) for menu, entries in menus.items() for entry in entries
            if entry.endswith("…") or menu == list(menus)[-1]]


def keys_to(menus, menu, entry):
    """The keys that choose an entry; the arrows pass over what cannot be chosen."""
    right = list(menus).index(menu)
    down = menus[menu].index(entry) + 1
    return ["F10"] + ["Right"] * right + ["Down"] * down + ["Return"]


def look_into_menus(this):
    menus = entries_of_menus(this)  # no window that is left again changes what can be chosen
    for menu, entry in windows_of_menus(menus):
        where = f"{menu} > {entry}"
        if not look_into_entry(this, keys_to(menus, menu, entry), where):
            this.windowless.append(where)


def walk(program, language):
    this = Walk(program, language)
    try:
        this.look("the first window")
        this.window.press("ctrl+shift+2", "ctrl+shift+4")
        this.look("with faces")
        for kind in LISTS[language]:
            this.look_at_faces("with faces", kind)
        this.window.press("ctrl+shift+1", "ctrl+shift+3")
        this.look("with lists")
        for menu, entry in this.menus():
            if not name(entry) and role(entry) != "separator":
                this.faults.append(f"menu {name(menu)}: an entry without a name")
        this.window.press("ctrl+f")
        this.window.type("marth")
        this.look("while searching")
        this.window.press("Escape")
        for keys in VIEWS:
            this.window.press(keys)
            this.look(f"after {keys}")
        this.window.press("ctrl+1")
        for where, (opens, closes) in WINDOWS.items():
            look_into(this, where, opens, closes)
        if language == "en":  # dialogs say the same keys of Messages in each, and no key is empty
            look_into_menus(this)
        if this.window.process.poll() is not None:
            raise WalkError(f"the program ended with {this.window.process.returncode}")
    finally:
        this.window.kill()
    return this


def main():
    language = sys.argv[2]
    try:
        this = walk(sys.argv[1], language)
    except WalkError as error:
        sys.exit(f"{language}: {error}")
    print(f"{language}: {this.met} things met, {len(this.choices)} choices tried, "
          f"{len(this.faults)} faults")
    for fault in dict.fromkeys(this.faults):
        print("  " + fault)
    print(f"    without a window: {', '.join(this.windowless)}")
    if this.met < 100:
        sys.exit("hardly anything was met: is the program's accessibility switched on?")
    sys.exit(1 if this.faults else 0)


main()
