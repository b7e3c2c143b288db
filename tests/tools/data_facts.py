"""The facts of an effect as the data has them (docs/EFFECTS.md), in the words that wording_facts.py uses, too.

`facts(skill, card, emblems)` answers {kind: set of words}. Under a kind with a question mark stands what a wording may
say of it beside them, as what a word of the data implies."""

import re
from collections import defaultdict, namedtuple

# Where one reads: in an always-on skill; in `when` or `if`; the innermost step; below `at-most: 0`; in the effect; in a `pay`.
Place = namedtuple("Place", "always_on judging step none inside paying")

ALWAYS_ON = {"cont", "bond-cont", "spec"}
COSTS = {"tap", "tap-others", "flip", "discard", "flip-orbs", "other"}
ZONES = {"deck": "deck", "deck-bottom": "deck", "hand": "hand", "orbs": "orbs", "bonds": "bonds", "retreat": "retreat",
         "infinite": "infinite"}
# Steps that last until the end of the battle where no `until` is said.
LASTING = {"strength", "range", "counts-as", "loses", "grant", "forbid", "acquire", "silence", "marks-hold", "skill-cost",
           "skill-effect", "fail-support"}
# Steps that are done to all that pass where no `n` is said.
TO_ALL = LASTING | {"support", "orbs", "move", "tap", "untap", "destroy", "cost", "put", "deploy", "level-up", "grow",
                    "critical-by", "evade-by"}
# Of these a wording may say "all" of cards or skills, which are no group of units.
ALL_OF_CARDS = {"put", "flip", "turn-orbs", "look", "show", "acquire", "silence", "counts-as", "cost", "class-change-cost",
                "cancel-support-skill", "fail-support", "allow-support", "support", "loses", "destroy", "move", "strength"}
ONE_UNIT = {"self", "attacker", "defender", "fighting", "supported", "opposing", "subject", "chosen", "done", "paid",
            "protagonist"}
DOES = {"draw": "draw", "destroy": "destroy", "move": "move", "tap": "tap", "untap": "untap", "deploy": "deploy",
        "shuffle": "shuffle", "show": "reveal", "look": "look", "grow": "grow"}
EVENTS = {"deployed": "deployed", "class-changed": "class-change", "leveled-up": "level-up", "attacks": "attacks",
          "attacked": "attacked", "destroys": "destruction", "destroyed": "destruction", "attack-ends": "attack-ends",
          "evaded": "evasion", "critical-hit": "critical-hit", "critical": "critical-hit", "bonded": "bonded", "moved": "moved"}
# Ways to pay in place of what is to be paid.
INSTEAD = {"skill-cost", "critical-by", "evade-by"}
# What may be said of zones of the opponent without `whose`.
THEIRS = {"instead", "forbid", "orb-lost", "orbs-lost-this-turn", "evade-by", "fail-support"}
# What a word of the data lets a wording say, too.
IMPLIED = {
    "also-deploy": "does:deploy zone:hand turn:own",
    "allow-support": "same:name",
    "attack-ends": "side:enemy side:ally",
    "attacked": "side:enemy",
    "attacks": "side:enemy",
    "bonded": "zone:bonds",
    "by": "side:enemy whose:opponent event:attacks event:critical-hit",
    "cancel-support-skill": "side:enemy whose:opponent until:battle",
    "class-change-cost": "zone:hand",
    "cost": "zone:hand",
    "critical-by": "offered:yes zone:hand zone:retreat same:name event:critical-hit",
    "critical-hit": "side:enemy",
    "critical-times": "event:critical-hit",
    "destroyed": "side:enemy side:ally history:destroyed",
    "destroys": "side:enemy history:destroyed",
    "deploy": "event:deployed",
    "destroy": "event:destruction",
    "draw": "zone:deck zone:hand",
    "draws": "zone:deck zone:hand does:draw",
    "evade-by": "offered:yes zone:hand zone:retreat same:name event:evasion",
    "evaded": "side:enemy side:ally",
    "fail-support": "side:enemy whose:opponent zone:retreat",
    "flip": "zone:bonds face:up face:down",
    "forbid": "side:enemy whose:opponent does:deploy does:draw zone:orbs zone:bonds zone:retreat event:attacks event:critical-hit event:destruction",
    "grow": "same:name",
    "hand-skills-this-turn": "zone:hand",
    "instead": "offered:yes side:ally zone:hand zone:orbs zone:retreat whose:opponent does:destroy event:destruction",
    "level-up": "same:name does:level",
    "look": "does:reveal",
    "one-of": "offered:yes",
    "or": "offered:yes",
    "orb": "zone:orbs",
    "orb-lost": "zone:orbs event:destruction",
    "orbs": "zone:orbs until:battle",
    "orbs-lost-this-turn": "zone:orbs history:destroyed event:destruction",
    "put": "event:bonded",
    "range": "side:enemy",
    "show": "does:look",
    "shown": "does:reveal zone:deck",
    "shuffle": "zone:deck",
    "skill-used": "zone:hand side:ally",
    "skill-done": "zone:retreat",
    "support": "until:battle",
    "support-fails": "side:enemy whose:opponent",
    "support-succeeds": "side:enemy whose:opponent",
    "survive": "until:battle event:attacks event:destruction",
    "turn-orbs": "zone:orbs face:up face:down",
    "turn-up": "zone:bonds face:down",
    "waive-symbols": "does:deploy zone:bonds turn:own",
}
COST_WORDS = {
    "tap-others": "tap", "flip-orbs": "turn orbs", "destroy_self": "destroy", "send_self_to_retreat": "send",
    "flip_this_bond": "flip", "destroy_ally": "destroy", "bond_to_retreat": "bonds to retreat", "growth_self": "grow",
    "reveal_hand": "reveal", "reveal_hand_to_deck_top": "onto deck", "hand_to_deck_top": "onto deck",
    "destroy_protagonist": "destroy", "send_self_to_boundless": "to infinite", "self_to_deck_top": "onto deck",
    "orb_destroyed": "destroy orbs", "orb_to_retreat": "orbs to retreat", "deck_top_to_boundless": "deck to infinite",
    "bond_to_boundless": "bonds to infinite", "retreat_to_boundless": "retreat to infinite", "ally_to_boundless": "to infinite"}
INLINE = {"turn-orbs": "turn orbs", "put": "discard"}
LIMITS = {"cost": "cost limit", "strength": "strength limit", "raised": "strength limit", "support": "support value",
          "stack": "count"}


def facts(skill, card, emblems):
    reader = Reader(named(skill.get("of")), card["unit"])
    reader.skill(skill)
    if skill.get("category") == "support" and skill.get("emblem") in emblems:
        reader.skill(dict(emblems[skill["emblem"]], category="support"))
    if "states" in skill:
        reader.states(skill["states"], card)
    return {kind: set(words) for kind, words in reader.found.items()}


def named(of):
    """What `named` in the effect of an emblem means on a card."""
    if of in (None, "any", "none"):
        return {None: [], "any": ["any-symbol"], "none": ["no-symbol"]}[of]
    return [each if each.startswith("name:") else f"tag:{each}" for each in of.split("|")]


def words_of(filter_text):
    """The words of a filter; commas in parentheses part none."""
    return [word for word in re.findall(r"(?:[^,(]|\([^)]*\))+", filter_text) if word]


def is_group(of):
    if not isinstance(of, str) or "name:" in of:
        return False
    words = set(words_of(of))
    return not words & ONE_UNIT and bool(words & {"ally", "enemy", "not-protagonist"})


class Reader:
    def __init__(self, named_words, unit):
        self.named, self.unit = named_words, unit
        self.found = defaultdict(list)

    def add(self, kind, word="yes"):
        self.found[kind].append(str(word))

    def allow(self, kind, word="yes"):
        self.add(kind + "?", word)

    def skill(self, skill):
        always_on = skill.get("category") in ALWAYS_ON and "when" not in skill
        if skill.get("once"):
            self.add("once")
        for key in ("cost", "when", "if", "unlimited-if", "effect", "in"):
            if key in skill:
                self.entry(key, skill[key], Place(always_on, False, "", False, False, False))

    def states(self, field, card):
        """What a field of the card says is compared in its names alone."""
        self.allow("name", card["unit"])
        for name in card.get(field, []) if field in ("also-unit", "stacks-on") else []:
            if not name.startswith("*"):
                self.add("name", name.partition("@")[0])

    # Any entry of a mapping, and what stands below it.

    def entry(self, key, value, place):
        if key in ("until", "category", "marks", "doubt", "summary", "name", "like"):
            return  # `like` has no words in a wording but a skill's name
        if key == "cost" and isinstance(value, dict) and set(value) <= COSTS:
            self.cost(value)
            return
        if key == "skill" and isinstance(value, dict):
            self.allow("offered")
            self.skill(value)
            return
        for each in IMPLIED.get(key, "").split():
            self.allow(*each.split(":"))
        if key in THEIRS:
            for zone in ("hand", "bonds", "orbs", "retreat"):
                self.allow("their zone", zone)
        if place.judging or key == "when":
            self.event(key, value)
        else:
            self.action(key, value, place)
        if key in ("if", "when", "unlimited-if"):
            place = place._replace(judging=True)
        if key == "effect":
            place = place._replace(inside=True)
        if key in TO_ALL or key in ("to", "flip", "turn-up", "turn-orbs"):
            place = place._replace(step=key)
        if key in ("pay", "repeat"):
            place = place._replace(paying=True)
        if key == "flip" and place.paying:
            value = value.get("of", "") if isinstance(value, dict) else ""  # its number is told as a cost
        self.below(key, value, place)

    def below(self, key, value, place):
        if isinstance(value, list):
            for each in value:
                self.below(key, each, place)
        elif isinstance(value, dict):
            self.mapping(key, value, place)
        elif isinstance(value, bool):
            if key in ("may", "once"):
                self.add({"may": "offered", "once": "once"}[key])
            elif key == "tapped":
                self.add("does", "deploy tapped")
        elif isinstance(value, int):
            self.number(key, value, place)
        elif isinstance(value, str):
            self.text(key, value, place)

    def mapping(self, key, node, place):
        if node.get("at-most") == 0:
            place = place._replace(none=True)
            self.allow("all")
        if {"units", "cards", "stack", "done", "weapons", "cost"} & set(node) and key in ("by", "to", "n", "draw", "times"):
            self.add("each")
        if "phase-begins" in node or "phase-ends" in node:
            self.add("turn", node.get("whose", "own"))
        if isinstance(node.get("number"), dict) and "cost-of" in node["number"] and "at-least" in node:
            self.add("cost limit", f">={node['at-least']}")
            node = {"number": node["number"]}
        if "at-least" in node and node["at-least"] == node.get("at-most"):
            self.add("count", f"={node['at-least']}")
            node = {word: value for word, value in node.items() if word not in ("at-least", "at-most")}
        if "no-more-than" in node and isinstance(node.get("number"), dict):
            self.comparison(node["number"], node["no-more-than"])
        if node.get("whose") == "opponent":
            for zone in [node.get("from"), node.get("in"), {"flip": "bonds", "turn-orbs": "orbs", "turn-up": "bonds"}.get(key)]:
                for each in zone if isinstance(zone, list) else [zone]:
                    if each in ZONES:
                        self.add("their zone", ZONES[each])
        if node.get("whose") == "opponent" or node.get("from") == "seen":
            self.allow("their zone", ZONES.get(node.get("to")))
        if node.get("from") == "orbs" and node.get("to") == "hand":  # an orb that is destroyed
            self.allow("zone", "hand")
            node = {word: value for word, value in node.items() if word != "to"}
        for word, value in node.items():
            self.entry(word, value, place)

    def comparison(self, less, more):
        """Of two quantities that are of the two players: `less` is no more than the other, or, with a base of 1, less."""
        theirs = [each.get("cards", {}).get("whose") == "opponent" or each.get("units") == "enemy" for each in (less, more)]
        if theirs[0] != theirs[1]:
            self.add("comparison", f"own {'>' if theirs[0] else '<'}{'' if less.get('base') else '='} theirs")

    def event(self, key, value):
        if key in EVENTS:
            self.add("event", EVENTS[key])
        if key == "when" and isinstance(value, str):
            self.add("event", EVENTS.get(value, value))
            for each in IMPLIED.get(value, "").split():
                self.allow(*each.split(":"))

    def action(self, key, value, place):
        node = value if isinstance(value, dict) else {}
        if key in DOES:
            self.add("does", DOES[key])
        if node.get("from") == "orbs" and node.get("to") == "hand":
            self.add("does", "destroy")
        if node.get("show"):
            self.add("does", "reveal")
        if key == "forbid" and node.get("what") in ("evade", "critical"):
            self.add("does", "no " + node["what"])
        if key == "forbid" and node.get("what") == "level-up":
            self.allow("offered")
        if key in LASTING and isinstance(value, dict) and not place.always_on:
            self.add("until", node.get("until", "battle").removeprefix("in-"))
            if node.get("until") == "in-own-turn":
                self.allow("turn", "own")
        elif "until" in node:
            self.add("until", node["until"])
        if key == "copy":
            self.add("until", "turn")
        if place.always_on:
            self.allow("until", "battle")
        if key in TO_ALL and not key.endswith("-by") and "n" not in node and is_group(node.get("of", value)):
            self.add("all")
        if key in ALL_OF_CARDS and "n" not in node:
            self.allow("all")
        if key in ("may", "pay", "repeat") and isinstance(value, list) and place.step not in INSTEAD:
            self.add("offered")
        if key in ("pay", "repeat"):
            self.inline_cost(value, place)
        if key in ("pay", "else", "repeat", "done", "one-of") or key == "may" and isinstance(value, list) and len(value) > 1 or (
                key == "if" and place.inside):
            self.add("if-done")
        if key == "effect" and isinstance(value, list) and "draw" in value[0]:
            self.allow("if-done")  # a draw is always done
        if key == "beside":
            self.add("line", "same")

    # Words and numbers.

    def number(self, key, number, place):
        if key in ("at-least", "at-most") and place.judging:
            if number > 1 or key == "at-most" and number == 1:
                self.add("count", f"{'>=' if key == 'at-least' else '<='}{number}")
        elif key in ("range", "also"):
            self.add("range", number)
        elif key == "times" and place.step == "strength" and number == 2:
            self.add("amount", "times 2")
        elif key in ("by", "times", "base") and place.step in ("strength", "support"):
            if key != "base" or number > 0:  # -10 takes the top card of a stack out of the count
                self.add("amount", f"{number:+d}")
        elif 2 <= abs(number) < 99 and key not in ("number", "skill", "has-skill", "uses"):  # these are names of skills
            self.add("number", abs(number))

    def text(self, key, text, place):
        if key in ("whose", "chooser", "shuffle", "draws", "orb-lost", "cancel-support-skill", "fail-support",
                   "support-failed", "orbs-lost-this-turn", "phase-begins", "phase-ends", "orb", "support-skill"):
            if text in ("opponent", "both"):
                self.add("whose", "opponent")
        elif key in ("turn", "turn-begins", "turn-ends"):
            self.add("turn", text)
        elif key in ("range", "also"):
            self.add("range", text)
        elif key in ("n", "discard") and text == "any":
            self.add("offered")
        elif key in ("from", "to", "in", "show", "look") and text in ZONES:
            (self.allow if place.step in INSTEAD else self.add)("zone", ZONES[text])
        elif key == "names":
            self.add("name", text)
        elif key in ("tags", "symbols"):
            if text == "all":
                self.allow("all")
            else:
                self.add("tag", text)
        elif key not in ("mark", "emblem", "what", "face", "different", "parity", "phase", "again", "win", "only", "but"):
            self.filter(text, place)

    def filter(self, text, place, part=""):
        words = words_of(text)
        if "other" in words and any(word.startswith("name:") for word in words):
            words.remove("other")
            self.allow(part + "other")  # a wording need not say it of a unit of another name
        if "self" in words and {"attacker", "defender"} & set(words):
            self.add("event", "attacks" if "attacker" in words else "attacked")
        for word in words:
            self.filter_word(word, place, part)

    def filter_word(self, word, place, part):
        negated = word.startswith("not-")
        word = word[4:] if negated else word
        head, _, rest = word.partition(":")
        compared = re.match(r"(cost|strength|raised|support|stack)(<=|>=|=)(\d+|X)$", word)
        if rest and head.endswith("-of"):
            self.add(part + "same", head[:-3])
            self.filter(rest[1:-1] if rest.startswith("(") else rest, place, part)
        elif head.removeprefix("not") in ("name", "tag"):
            kind = head.removeprefix("not")
            for each in re.split(r"[|&]" if kind == "name" else r"[|+]", rest):
                if place.step == "forbid" and each == self.unit and head.startswith("not"):
                    self.allow(part + kind, f"not {each}")  # onto its own unit a card may always go
                    continue
                self.signed(part + kind, each, head.startswith("not") and not place.none)  # "all are" is "none is not"
        elif head == "title":
            self.add(part + "title", rest)
        elif word == "named":
            for each in self.named:
                self.filter_word(each, place, part)
        elif word in ("no-symbol", "any-symbol"):
            self.add(part + "tag", "no symbol" if (word == "no-symbol") != negated else "any symbol")
        elif word in ("name-of-protagonist", "colour-of-protagonist"):
            self.add(part + "same", "name" if word.startswith("name") else "symbol")
            self.add(part + "protagonist", "protagonist")
        elif compared:
            self.add(part + LIMITS[compared[1]], compared[2] + compared[3])
        elif re.match(r"(cost|strength)[<>]", word):
            self.filter(re.split(r"[<>]", word)[1], place, part)
        elif word == "protagonist":
            self.signed(part + "protagonist", word, negated)
        elif word in ("front", "back", "same-area"):
            self.add(part + "line", word.partition("-")[0])
        elif word in ("ally", "enemy"):
            self.add(part + "side", word)
        elif word == "paid" or word == "chosen" and negated:  # the latter are all units
            self.allow("side", "enemy")
            self.allow("side", "ally")
        elif word in ("attacker", "defender", "opposing", "fighting", "subject", "destroyed"):
            self.allow("side", "enemy")
            self.allow("side", "ally")
            self.allow("event", "attacks")
            self.allow("event", "attacked")
        elif word == "other":
            self.add(part + "other")
        elif word in ("face-up", "face-down"):
            if place.none or place.step in ("flip", "turn-up", "turn-orbs"):  # "all are face-down": none is face-up
                self.allow(part + "face", "up")
                self.allow(part + "face", "down")
            else:
                self.add(part + "face", word[5:])
        elif word.endswith("-this-turn"):
            self.add("history", word.removeprefix("has-").partition("-this")[0])
            self.allow("side", "enemy")

    def signed(self, kind, word, negated):
        self.add(kind, f"not {word}" if negated else word)

    # Costs.

    def cost(self, cost):
        place = Place(False, True, "", False, False, False)
        for word, what in cost.items():
            n, of = (what.get("n", 1), what.get("of", "")) if isinstance(what, dict) else (what, "")
            if word == "other":
                word, _, of = str(what).partition(",")
                word, _, n = word.partition("=")
            if word == "discard_to_boundless":
                continue
            if "&" in of:
                n = of.count("&") + 1  # one of each name
            self.add("cost", f"{COST_WORDS.get(word, word)} {n or 'self'}")
            self.filter(",".join(each for each in words_of(of) if not each.startswith("from:")), place, "cost ")
            if word == "destroy_protagonist":
                self.add("cost protagonist", "protagonist")

    def inline_cost(self, steps, place):
        """Flips within the effect are a cost; of other steps a wording may say so."""
        for word, what in ((word, what) for step in steps for word, what in step.items()):
            n = what.get("n", 1) if isinstance(what, dict) else what if isinstance(what, int) else "self"
            if isinstance(n, dict):  # as many as a quantity says
                self.add("each")
                n = 1
            (self.add if word == "flip" and place.step != "skill-cost" and n != "self" else self.allow)(
                "cost", f"{INLINE.get(word, word)} {n}")
