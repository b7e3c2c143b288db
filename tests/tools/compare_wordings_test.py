"""compare_wordings_test.py: the tool finds each kind of difference, and none where there is none.

Cards and wordings are made up for it. Each case is a wording, the skill that does so, one that does not, and what the tool
must say of the latter."""

import contextlib
import io
import os
import sys
import tempfile

import compare_wordings
import plain_yaml

NAMES = {"Aldo", "Bryn", "Nora"}
EMBLEMS = {"attack": {"name": {"en": "Attack Emblem"}, "effect": [{"strength": {"of": "attacker", "by": 20}}]},
           "hope": {"name": {"en": "Hope Emblem"}, "if": {"units": "attacker,named"}, "effect": [{"draw": 1}]}}
CARD = {"unit": "Aldo"}

CASES = [  # (kind, wording, what it does, what it does not do, what only the wording says, what only the data says)
    ("amount", "Dawn |CONT| In battle this unit is stronger: +30 attack.",
     "{category: cont, effect: [{strength: {of: self, by: 30}}]}",
     "{category: cont, effect: [{strength: {of: self, by: 20}}]}", "+30", "+20"),
    ("number", "Dawn |ACT| Draw 3 cards.", "{category: act, effect: [{draw: 3}]}", "{category: act, effect: [{draw: 2}]}", "3", "2"),
    ("count", "Dawn |CONT| +10 attack for this unit as long as you own 3 or more allies.",
     "{category: cont, if: {units: ally, at-least: 3}, effect: [{strength: {of: self, by: 10}}]}",
     "{category: cont, if: {units: ally, at-most: 3}, effect: [{strength: {of: self, by: 10}}]}", ">=3", "<=3"),
    ("cost limit", "Dawn |ACT| Deploy 1 card with a Deployment Cost of 2 or lower from your hand.",
     "{category: act, effect: [{deploy: {from: hand, of: 'cost<=2', n: 1}}]}",
     "{category: act, effect: [{deploy: {from: hand, of: cost=2, n: 1}}]}", "<=2", "=2"),
    ("strength limit", "Dawn |ACT| Tap 1 enemy with 60 or more attack.",
     "{category: act, effect: [{tap: {of: 'enemy,strength>=60', n: 1}}]}",
     "{category: act, effect: [{tap: {of: 'enemy,strength>=50', n: 1}}]}", ">=60", ">=50"),
    ("support value", "Dawn |ACT| Untap 1 ally with a Support of 10.", "{category: act, effect: [{untap: {of: 'ally,support=10', n: 1}}]}",
     "{category: act, effect: [{untap: {of: 'ally,support<=10', n: 1}}]}", "=10", "<=10"),
    ("range", "Dawn |CONT| This unit has range 1-2, too.", "{category: cont, effect: [{range: {of: self, also: 1-2}}]}",
     "{category: cont, effect: [{range: {of: self, also: 2}}]}", "1-2", "2"),
    ("name", 'Dawn |ACT| Untap the ally "Bryn".', "{category: act, effect: [{untap: 'ally,name:Bryn'}]}",
     "{category: act, effect: [{untap: 'ally,name:Nora'}]}", "Bryn", "Nora"),
    ("tag", "Dawn |ACT| Untap 1 <Flier> ally.", "{category: act, effect: [{untap: {of: 'ally,tag:flier', n: 1}}]}",
     "{category: act, effect: [{untap: {of: 'ally,nottag:flier', n: 1}}]}", "flier", "not flier"),
    ("title", "Dawn |AUTO| When this unit is deployed: Draw 1 card.",
     "{category: auto, when: deployed, effect: [{draw: 1}]}",
     "{category: auto, when: deployed, if: {units: 'title:Plain'}, effect: [{draw: 1}]}", "nothing", "Plain"),
    ("same", "Dawn |ACT| Tap 1 enemy of the same Unit Name as this unit.",
     "{category: act, effect: [{tap: {of: 'enemy,name-of:self', n: 1}}]}", "{category: act, effect: [{tap: {of: enemy, n: 1}}]}",
     "name", "nothing"),
    ("other", "Dawn |ACT| Untap 1 other ally.", "{category: act, effect: [{untap: {of: 'ally,other', n: 1}}]}",
     "{category: act, effect: [{untap: {of: ally, n: 1}}]}", "yes", "nothing"),
    ("all", "Dawn |ACT| Untap 1 ally.", "{category: act, effect: [{untap: {of: ally, n: 1}}]}",
     "{category: act, effect: [{untap: ally}]}", "nothing", "yes"),
    ("each", "Dawn |CONT| +10 attack for this unit per enemy.",
     "{category: cont, effect: [{strength: {of: self, by: {times: 10, units: enemy}}}]}",
     "{category: cont, if: {units: enemy}, effect: [{strength: {of: self, by: 10}}]}", "yes", "nothing"),
    ("offered", "Dawn |AUTO| When this unit is deployed, you may draw 1 card.",
     "{category: auto, when: deployed, effect: [{may: [{draw: 1}]}]}", "{category: auto, when: deployed, effect: [{draw: 1}]}",
     "yes", "nothing"),
    ("if-done", "Dawn |ACT| Untap this unit. If you do, draw 1 card.",
     "{category: act, effect: [{untap: self}, {if: {done: step}, then: [{draw: 1}]}]}",
     "{category: act, effect: [{untap: self}, {draw: 1}]}", "yes", "nothing"),
    ("until", "Dawn |ACT| +10 attack for this unit until the end of the turn.",
     "{category: act, effect: [{strength: {of: self, by: 10, until: turn}}]}",
     "{category: act, effect: [{strength: {of: self, by: 10, until: opponents-turn}}]}", "turn", "opponents-turn"),
    ("turn", "Dawn |CONT| During your turn: +10 attack for this unit.",
     "{category: cont, if: {turn: own}, effect: [{strength: {of: self, by: 10}}]}",
     "{category: cont, if: {turn: opponent}, effect: [{strength: {of: self, by: 10}}]}", "own", "opponent"),
    ("line", "Dawn |ACT| Tap 1 enemy in the Back Line.", "{category: act, effect: [{tap: {of: 'enemy,back', n: 1}}]}",
     "{category: act, effect: [{tap: {of: 'enemy,front', n: 1}}]}", "back", "front"),
    ("protagonist", "Dawn |ACT| Destroy 1 non-Main Character enemy.",
     "{category: act, effect: [{destroy: {of: 'enemy,not-protagonist', n: 1}}]}",
     "{category: act, effect: [{destroy: {of: enemy, n: 1}}]}", "not protagonist", "nothing"),
    ("side", "Dawn |ACT| Tap 1 enemy.", "{category: act, effect: [{tap: {of: enemy, n: 1}}]}",
     "{category: act, effect: [{tap: {of: ally, n: 1}}]}", "enemy", "ally"),
    ("whose", "Dawn |ACT| Look at your opponent's hand.", "{category: act, effect: [{look: {in: hand, whose: opponent}}]}",
     "{category: act, effect: [{look: {in: hand}}]}", "opponent", "nothing"),
    ("their zone", "Dawn |ACT| Look at your opponent's hand and at your Deck.",
     "{category: act, effect: [{look: {in: hand, whose: opponent}}, {look: {in: deck}}]}",
     "{category: act, effect: [{look: {in: hand}}, {look: {in: deck, whose: opponent}}]}", "hand", "deck"),
    ("comparison", "Dawn |ACT| Draw 1 card if you have fewer Orbs than your opponent.",
     "{category: act, effect: [{if: {number: {base: 1, cards: {in: orbs}}, no-more-than: {cards: {in: orbs, whose: opponent}}},"
     " then: [{draw: 1}]}]}",
     "{category: act, effect: [{if: {number: {cards: {in: orbs, whose: opponent}}, no-more-than: {cards: {in: orbs}}},"
     " then: [{draw: 1}]}]}", "own < theirs", "own >= theirs"),
    ("zone", "Dawn |ACT| Add 1 card from your Retreat Area to your hand.",
     "{category: act, effect: [{put: {from: retreat, to: hand, n: 1}}]}",
     "{category: act, effect: [{put: {from: retreat, to: deck, n: 1}}]}", "hand", "deck"),
    ("face", "Dawn |CONT| With 2 or more face-down Bond cards: +10 attack for this unit.",
     "{category: cont, if: {cards: {in: bonds, of: face-down}, at-least: 2}, effect: [{strength: {of: self, by: 10}}]}",
     "{category: cont, if: {cards: {in: bonds, of: face-up}, at-least: 2}, effect: [{strength: {of: self, by: 10}}]}", "down", "up"),
    ("history", "Dawn |ACT| Untap 1 ally that attacked in this turn.",
     "{category: act, effect: [{untap: {of: 'ally,attacked-this-turn', n: 1}}]}",
     "{category: act, effect: [{untap: {of: 'ally,moved-this-turn', n: 1}}]}", "attacked", "moved"),
    ("does", "Dawn |ACT| Tap 1 enemy.", "{category: act, effect: [{tap: {of: enemy, n: 1}}]}",
     "{category: act, effect: [{move: {of: enemy, n: 1}}]}", "tap", "move"),
    ("event", "Dawn |AUTO| When this unit attacks, draw 1 card.", "{category: auto, when: {attacks: self}, effect: [{draw: 1}]}",
     "{category: auto, when: {attacked: self}, effect: [{draw: 1}]}", "attacks", "attacked"),
    ("once", "Dawn |ACT| [Once per Turn] Draw 1 card.", "{category: act, once: true, effect: [{draw: 1}]}",
     "{category: act, effect: [{draw: 1}]}", "yes", "nothing"),
    ("cost", "Dawn |ACT| [Tap this unit, Flip 2 Bonds face-down] Draw 1 card.",
     "{category: act, cost: {tap: self, flip: 2}, effect: [{draw: 1}]}",
     "{category: act, cost: {tap: self, flip: 1}, effect: [{draw: 1}]}", "flip 2", "flip 1"),
    ("cost", "Dawn |ACT| [Destroy 1 of your Orbs] Draw 1 card.",
     "{category: act, cost: {other: orb_destroyed=1}, effect: [{draw: 1}]}",
     "{category: act, cost: {other: orb_to_retreat=1}, effect: [{draw: 1}]}", "destroy orbs 1", "orbs to retreat 1"),
    ("cost name", 'Dawn |ACT| [Send 1 "Nora" from your hand to the Retreat Area] Draw 1 card.',
     "{category: act, cost: {discard: {n: 1, of: 'name:Nora'}}, effect: [{draw: 1}]}",
     "{category: act, cost: {discard: {n: 1, of: 'name:Bryn'}}, effect: [{draw: 1}]}", "Nora", "Bryn"),
    ("cost tag", "Dawn |ACT| [Tap 2 <Red> allies] Draw 1 card.",
     "{category: act, cost: {tap-others: {n: 2, of: 'tag:red'}}, effect: [{draw: 1}]}",
     "{category: act, cost: {tap-others: 2}, effect: [{draw: 1}]}", "red", "nothing"),
    ("cost other", "Dawn |ACT| [Tap 1 other ally] Draw 1 card.",
     "{category: act, cost: {tap-others: {n: 1, of: other}}, effect: [{draw: 1}]}",
     "{category: act, cost: {tap-others: 1}, effect: [{draw: 1}]}", "yes", "nothing"),
    ("cost cost limit", "Dawn |ACT| [Destroy 1 ally with a Deployment Cost of 1 or lower] Draw 1 card.",
     "{category: act, cost: {other: 'destroy_ally=1,cost<=1'}, effect: [{draw: 1}]}",
     "{category: act, cost: {other: destroy_ally=1}, effect: [{draw: 1}]}", "<=1", "nothing"),
    ("category", "Dawn |ACT| Draw 1 card.", "{category: act, effect: [{draw: 1}]}", "{category: hand-act, effect: [{draw: 1}]}",
     "act", "hand-act"),
    ("category", "|ATK SUPP| Attack Emblem: +20 attack for your attacking unit until the end of this combat.",
     "{category: support, type: attack, emblem: attack}", "{category: support, type: defense, emblem: attack}", "attack", "defense"),
    ("emblem", "|ATK SUPP| Attack Emblem: +20 attack for your attacking unit until the end of this combat.",
     "{category: support, type: attack, emblem: attack}", "{category: support, type: attack}", "attackemblem", "nothing"),
    ("tag", "|ATK SUPP| Hope Emblem: If your attacking unit is <Blue>, draw 1 card.",
     "{category: support, type: attack, emblem: hope, of: blue}", "{category: support, type: attack, emblem: hope, of: red}", "blue", "red"),
    ("name", 'Dawn |SPEC| Class change your "Nora" into this card.', "{category: spec, states: stacks-on}",
     "{category: spec, states: also-unit}", "Nora", "Bryn"),
    ("states", "Dawn |SPEC| Nine of this card are allowed in your deck.", "{category: spec, states: copies}",
     "{category: spec, states: multi-deploy}", "copies", "multi-deploy"),
    ("states", 'Dawn |SPEC| Deploy this card even if an "Aldo" is there.', "{category: spec, states: multi-deploy}",
     "{category: spec, states: copies}", "multi-deploy", "copies"),
    ("states", "Dawn |SPEC| It is never placed in the Bond Area.", "{category: spec, states: no-bond}",
     "{category: spec, states: copies}", "no-bond", "copies"),
    ("states", 'Dawn |SPEC| Its Unit Name is also "Bryn".', "{category: spec, states: also-unit}",
     "{category: spec, states: stacks-on}", "also-unit", "stacks-on"),
]
CARD |= {"stacks-on": ["Nora"], "also-unit": ["Bryn"]}

CLEAN = [  # What may be said in more than one way.
    ("Dawn |AUTO| [Flip 1 Bond face-down] As this unit destroys an enemy, you may pay the cost and if you do: Untap it.",
     "{category: auto, cost: {flip: 1}, when: {destroys: self}, effect: [{untap: self}]}"),
    ("Dawn |ACT| Draw 1 card. You may [Flip 2 Bonds face-down]. If you do, untap this unit.",
     "{category: act, effect: [{draw: 1}, {pay: [{flip: 2}], then: [{untap: self}]}]}"),
    ('Dawn |CONT| This unit has "Dusk". ("Dusk" |CONT| If this unit attacks a <Dragon>: +20 attack.)',
     "{category: cont, effect: [{grant: {of: self, skill: {category: cont, if: [{units: 'self,attacker'}, {units: 'defender,tag:dragon'}],"
     " effect: [{strength: {of: self, by: 20}}]}}}]}"),
    ("[CCS] Dawn |ACT| Move this unit to the Front Line. ([CCS] works only after a class change.)",
     "{category: act, marks: [CCS], effect: [{move: 'self,back'}]}"),
    ("Dawn |ACT| If all of the allies are <Red>, draw 1 card.",
     "{category: act, effect: [{if: {units: 'ally,nottag:red', at-most: 0}, then: [{draw: 1}]}]}"),
]

faults = []


def expect(what, got, wanted):
    if got != wanted:
        faults.append(f"{what}: {got}, not {wanted}")


def differences(text, skill):
    skill = plain_yaml.loads(skill)
    return [(kind, compare_wordings.in_words(said), compare_wordings.in_words(written))
            for kind, said, written in compare_wordings.compare(text, skill, CARD, EMBLEMS, NAMES, {"dusk"})]


def each_kind_is_found():
    for kind, text, good, bad, said, written in CASES:
        expect(f"{kind}, {text!r}", differences(text, good), [])
        expect(f"{kind}, broken, {text!r}", [each for each in differences(text, bad) if each[0] == kind], [(kind, said, written)])
    for text, skill in CLEAN:
        expect(f"clean, {text!r}", differences(text, skill), [])


def run(folder, *options):
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(io.StringIO()):
        code = compare_wordings.main(["--wording", f"{folder}/wording.tsv", "--cards", f"{folder}/cards",
                                      "--read", f"{folder}/read.tsv", *options])
    return code, said.getvalue()


def what_was_read_is_not_told_again():
    with tempfile.TemporaryDirectory() as folder:
        def write(name, text):
            os.makedirs(os.path.dirname(f"{folder}/{name}"), exist_ok=True)
            with open(f"{folder}/{name}", "w", encoding="utf-8") as file:
                file.write(text)

        head = "id\tkind\twording\tdata\treason\n"
        write("cards/T01.yaml", "set: T01\ncards:\n- id: T01-001 # a card\n  unit: Aldo\n  skills:\n"
              "  - {category: act, effect: [{draw: 2}]}\n  - category: act\n    effect:\n    - untap: self\n")
        write("wording.tsv", "card_id\tskill_no\ttext\nT01-001\t1\tDawn |ACT| Draw 3 cards.\nT01-001\t2\tDusk |ACT| Untap this unit.\n")
        told = "T01-001#1 number: wording 3, data 2\n"
        write("read.tsv", head)
        expect("a difference", run(folder), (1, told))
        expect("another effect only", run(folder, "--only", "T01-001#2"), (0, ""))
        write("read.tsv", head + "T01-001#1\tnumber\t3\t2\tlooked up\n")
        expect("a difference that was read", run(folder), (0, ""))
        write("read.tsv", head + "T01-001#1\tnumber\t4\t2\tlooked up\n")
        gone = "T01-001#1 number: wordings-read.tsv has wording 4, data 2, which is no difference any more\n"
        expect("another difference than was read", run(folder), (1, told + gone))
        write("wording.tsv", "card_id\tskill_no\ttext\nT01-001\t3\tNoon |ACT| Draw 1 card.\n")
        expect("an effect too many", run(folder), (1, "T01-001#3 is not in the data\n"))


def the_form_of_the_data_is_read():
    text = """# a comment
list:
- one: 'it''s'   # quoted
  two: "a: #b"
- [1, -20, X, {deep: [true, false]}]
- - nested
plain: Support & Destroy!
empty:
"""
    expect("YAML", plain_yaml.loads(text), {
        "list": [{"one": "it's", "two": "a: #b"}, [1, -20, "X", {"deep": [True, False]}], ["nested"]],
        "plain": "Support & Destroy!", "empty": None})
    for broken in ("a: [1, 2", "a: 1\na: 2", "a: {b}", "a: 1\n  b: 2"):
        try:
            plain_yaml.loads(broken)
            faults.append(f"{broken!r} was read")
        except plain_yaml.Fault:
            pass


each_kind_is_found()
what_was_read_is_not_told_again()
the_form_of_the_data_is_read()
print("\n".join(faults) or f"{len(CASES)} differences found")
sys.exit(1 if faults else 0)
