"""The facts of an effect as an English wording has them, in the words that data_facts.py uses, too.

`facts(wording, names, skill_names)` answers {kind: set of words}; `names` are the unit names that there are, `skill_names`
the names of skills and emblems as `bare()` has them. Under a kind with a question mark stands what the data may say of
it beside them, as what a wording leaves open."""

import re
from collections import defaultdict

# In parentheses stands what a mark means, which is in no effect.
EXPLANATION = re.compile(
    r"\(\s*(?:\[(?:CCS|LvS\w+)\]|\|(?:HAND|BOND|CONT)\|(?! If)|A unit who|Metamorphoses|This skill is|including top)[^()]*\)", re.I)
MARK = re.compile(r"\[(?:CCS|LvS\w|BS|CP|DB|CF|US|FS|DV|LIS|HS|IS|AS|TS|ACT)\]", re.I)
SUPPORT = re.compile(r"\|[A-Z/ ]*SUPP\|\s*(?:\[IS\])?[^:\[]*:?")
SKILL = re.compile(r"(?:\|(?:FS|CCS|US)\|)?[^|]*(?:\|(?:ACT|AUTO|CONT|SPEC|BOND|HAND)\|\s*)+")
COST_VERB = r"(?:flip|send|tap|destroy|move|place|add|reveal|turn|return|put|stack)"
TAG_WORDS = "Red|Blue|White|Black|Green|Purple|Yellow|Brown|Tome|Sword|Lance|Axe|Bow|Staff|Flier|Armored|Dragon|Male|Female"
NUMBERS = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "a": "1", "an": "1", "another": "1 other"}
OR_MORE = r"(?:\s*o[rf] (lower|less|fewer|higher|more|greater))?"
STATED = (("copies", r"\bin your deck\b"), ("no-bond", r"\bplaced in the bond area"),
          ("multi-deploy", r"\bdeploy(?:ed)? [^.]*\beven if\b|\bat (?:once|a time)\b"),
          ("also-unit", r"\bname is also\b|\bacquires the same unit name\b"), ("stacks-on", r"\bclass change [^.]*\binto this card"))
MORE = {"higher", "more", "greater"}
LIMITS = (  # (kind, where it stands: its number, and whether more or less)
    ("cost limit", r"(?:\bdep\w+ )?\bcosts?\b(?: (?:that|is|are|of|or|with|cost))* (\d+)" + OR_MORE),
    ("support value", r"(?<![+-])\b(\d+|X)() support\b"),
    ("support value", r"support(?: values?)?(?: (?:that|is|are|of))+ (?:a )?(\d+|X)(?! *,? then)" + OR_MORE),
    ("strength limit", r"attack is \+(\d+) or (more)"),
    ("strength limit", r"(?<![+-])\b(\d+) attack or (lower|less|higher|more)\b"),
    ("strength limit", r"(?<![+\d-])(\d+)" + OR_MORE + r" attack\b"),
    ("strength limit", r"\battack(?: (?:that|is|are|of))+ (\d+)" + OR_MORE))
END = r"(?:until|till?|up to) (?:the )?end of "
PHASE = r"(?:turn|\w+ phase)"
AT = r"(?:start|beginning|(?<!until the )(?<!until )end) of "
LEAVES = r"(?:until|while|as long as) (?:this unit|s?he|they) (?:leaves?|(?:is|are) (?:removed|on the battlefield))"
FAILS = r"(?:fails to|does not) destroy"
PRESENT = {  # kind: ((word, what stands in the wording), …)
    "other": (("yes", r"(?<!the )(?<!from each )(?<!than each )\bother (?!than (?!this (?:unit|card)\b))"
                      r"|(?<!this unit or )\banother\b|aside from this unit"),),
    "all": (("yes", r"\ball\b(?! with)"),),
    "each": (("yes", r"\bfor (?:each|every)\b|\bper\b|\bevery (?!time)|(?:times|\bx) ?\d|(?<!more of )\beach (?=other (?!from)|of those|t )"
                     r"|choose\w* 5 [^.]*remain|until you have \d"),),
    "offered": (("yes", r"\byou may (?!not\b|(?:pay )?(?:the )?costs?\b|instead\b|(?:use|activate) |pay\b)|opponent may"
                        r"|you can move|\bup to\b|\bas many\b(?! or)|\bany number\b"),),
    "until": (("battle", END + r"(?:the |this |that )?(?:combat|battle)"),
              ("turn", END + r"(?:the |this |your |that )?turn"),
              ("opponents-turn", END + r"(?:your |the )?opponent's (?:next )?turn|your opponent's next turn"),
              ("own-turn", END + r"your next turn|during your next turn"),
              ("forever", r"permanently|(?:rest|end) of the game|until the game is over|removed (?:from )?the battlefield|"
               + LEAVES)),
    "turn": (("own", r"dur\w*ng your (?:next )?" + PHASE + "|" + AT + "your " + PHASE),
             ("opponent", r"(?:during |" + AT + ")(?:your )?opponent's (?:next )?" + PHASE),
             ("both", AT + r"(?:each|either|every|any|a|both)(?: player'?s?'?)? " + PHASE)),
    "line": (("front", r"front ?line\b|front or (?:the )?back line"), ("back", r"back ?line\b"),
             ("same", r"(?:same|different) (?:area|line|row)|the (?:row|area) that")),
    "side": (("ally", r"\ball(?:y|ies|ied)\b"), ("enemy", r"\benem(?:y|ies)\b")),
    "once": (("yes", r"once per turn"),),
    "if-done": (("yes", r"\bif (?:you|they) (?:do|cannot)\b(?! not have)|\bif so\b"),),
    "face": (("up", r"face-up(?= (?:t )?(?:bonds?|orbs?|cards?)\b)|placed face-up"),
             ("down", r"face-down(?= (?:t )?(?:bonds?|orbs?|cards?)\b)|placed face-down")),
    "same": (("name", r"(?:same|share an?) (?:unit )?name"), ("symbol", r"(?:same|share an?) (?:symbol|colou?r)"),
             ("cost", r"(?:same|share a) (?:deployment )?cost|equal to the deployment cost of"), ("weapon", r"(?:same|share a) weapon")),
    "tag": (("no symbol", r"symbol-?le?ss|without an? (?:insignia|symbol|colou?r)"),
            ("any symbol", r"(?:with|has|have) (?:a )?(?:symbols?|colou?r)\b")),
    "amount": (("times 2", r"\bdoubled\b"),),
    "comparison": (("own <= theirs", r"as many (?:as )?or (?:fewer|less)|equal to or (?:less|fewer)|same as or (?:lower|fewer|less)"
                                     r"|less than or equal|have the same number"),
                   ("own >= theirs", r"more than or equal|have the same number"),
                   ("own < theirs", r"(?<!or )(?:fewer|less|lower)\b(?! than or)[^.,]*? than (?:your |the )?(?:number of )?(?:opponent|enemies)"
                                    r"|opponent has more [^.,]* than you|more enemies [^.,]*than"),
                   ("own > theirs", r"(?<!or )(?<!opponent has )(?:more|greater|exceeds|outnumber)\b(?! enemies| than or)[^.,]*? (?:than )?(?:your |the )?"
                                    r"(?:number of )?(?:opponent|enemies)|opponent has (?:fewer|less) [^.,]* than you")),
    "their zone": tuple((zone, rf"(?:opponents?'s?|opponents|their) (?:own )?(?:[\w-]+ ){{0,3}}?{word}\b"
                               rf"|opponents? (?:has|have) (?:[\w-]+ ){{0,6}}?{word}\b|{word}\b (?:[\w-]+ ){{0,3}}?(?:than|as) (?:your )?opponent"
                               rf"|{word}\b [^.,]*\blower than your opponent|you and your opponent each [^.]*\b{word}\b"
                               rf"|opponents? (?:chooses|reveals) [^.]*\bthe (?:\w+ ){{0,2}}?{word}\b"
                               rf"|{word}\b(?: card)? your opponent has")
                        for zone, word in (("deck", "decks?"), ("hand", "hands?"), ("orbs", "orbs?"), ("bonds", "bonds?"),
                                           ("retreat", "retreat area"), ("infinite", "boundless area"))),
    "history": tuple((word, words + r"\b(?:(?!until)[^.])*?(?:this|that) turn") for word, words in (
        ("attacked", r"\battacked"), ("moved", r"\bmoved"), ("deployed", r"\bdeployed"), ("destroyed", r"has destroyed"),
        ("leveled-up", r"(?<!more )leveled up"), ("class-changed", r"has class changed"))),
    "does": (("draw", r"\bdraws? (?:\d|cards|until|a\b)"), ("move", r"\bmoves? (?!an?d)"), ("tap", r"\btaps?\b"),
             ("destroy", r"(?<!attack )(?<!hit )(?<!unit )(?<!s )(?<!skill )(?<!to )(?<!not )\bdestroys? "
                         r"(?:them|it|that|this unit|all|the|your|up|1|as many|allied|any|an|n\b)"),
             ("untap", r"\buntaps?\b"), ("deploy", r"\bdeploys?\b(?! costs?)"), ("shuffle", r"shuffle"),
             ("deploy tapped", r"\bdeploy\w* [^.]*\btapped\b"),
             ("reveal", r"\breveal"), ("look", r"\blooks? at\b"), ("grow", r"\bgrowth\b"),
             ("no evade", r"(?:can ?not|unable to)(?: \w+ or| critical hit or)? (?:be evaded|evade|avoid)"),
             ("no critical", r"(?:can ?not|unable to) critical")),
    "event": (("deployed", r"\b(?:is|are|unit|was) deployed\b|is deploy\b"), ("bonded", r"placed (?:face-up )?in(?:to)? (?:your|the) bond area"),
              ("class-change", r"class change[sd]?\b(?: into| by)|class changes[,:]"),
              ("level-up", r"levels up\b|level up into|when [^.]*(?<!not )(?<!not been )leveled up"),
              ("attacks", r"(?<!after this )\b(?:unit|ally|n|they|enemy|who) attacks\b|\bis attacking|main character attacks|attacks your"),
              ("attacked", r"(?:is|are|being|was) (?:being )?attacked"),
              ("moved", r"(?:is|are|been) moved\b(?! in this turn)|this unit moves|moves this unit"),
              ("destruction", r"\b(?:attacks?|hit|unit|ally|n|skill|s) destroys|defeat(?:s|ed)|(?:is|are|was|been)(?: also| not)? destroy|" + FAILS),
              ("attack-ends", r"(?:attacks?|unit's combat) ends?\b(?! to)|after (?:this|that) unit attacks|end of [^.]{0,20} attack\b"
                              r"|not destroyed by an enemy's attack|" + FAILS),
              ("evasion", r"(?:attack|hit) is evaded|\bevades\b|or an evade"), ("critical-hit", r"(?<!cannot )critical hits?\b(?! the)")),
}
ALLOWED = (  # (kind, word, what in the wording lets the data say so)
    ("if-done", "yes", r""),
    ("event", "attacks", r"\battacks? (?:can|are|will)|'s attacks?\b|in combat|support"),
    ("event", "attacked", r"attacking|in combat|not destroyed by"),
    ("all", "yes", r"supporting another ally|opponent's \w+ area|"
                   r"(?<!\d )(?<!more )(?<!other )(?:allies|enemies)\b|other (?:\w+ )*allies|enemy \w+ line units"),
    ("offered", "yes", r"instead|either| or "),
    ("side", "ally", r"your (?:t )?main character|your units|you use|main characters|only units"
                     r"|your (?:non-main|defending|attacking)|same area as| on top of n"),
    ("side", "enemy", r"opponent(?!'s (?:next )?(?:turn|\w+ phase))|main characters"
                      r"|\battack(?:s|ed|ing)\b|'s attack\b|attack (?:destroys|ends|is)|evade"),
    ("side", "ally", r"\bunits\b|another unit"),
    ("side", "enemy", r"\bunits\b|another unit"),
    ("whose", "opponent", r"opponent|enem"),
    ("zone", "retreat", r"discard"),
    ("does", "look", r"reveal"),
    ("does", "level", r"level up|class change"),
    ("zone", "deck", r"\breveals?\b"))
ZONES = (("deck", r"\bdecks?\b"), ("hand", r"\bhands?\b"), ("orbs", r"\borbs?\b"), ("bonds", r"\bbonds? (?:card|area)|\bbonds\b"),
         ("retreat", r"retreat|reterat"), ("infinite", r"boundless"))
# What of an opponent says nothing of whose card or choice it is.
NOT_WHOSE = (r"opponent's (?:next )?(?:turn|main character|attacking unit|defending unit|\w+ phase|unit|support\w*)"
             r"|opponent cannot|opponent is unable|opponent (?:declares|guesses)|opponent's guess|without looking|enemy's skill")


def bare(name):
    return re.sub(r"[^a-z0-9]", "", name.lower())


def facts(wording, names, skill_names):
    reader = Reader(names, skill_names)
    reader.read(wording)
    return {kind: set(words) for kind, words in reader.found.items()}


class Reader:
    def __init__(self, names, skill_names):
        self.names, self.skill_names = names, skill_names
        self.found = defaultdict(list)

    def add(self, kind, word="yes"):
        self.found[kind].append(word)

    def allow(self, kind, word="yes"):
        self.add(kind + "?", word)

    def read(self, wording):
        text = EXPLANATION.sub(" ", wording.replace("’", "'").replace("“", '"').replace("”", '"'))
        head = SUPPORT.match(text) or SKILL.match(text)
        text = MARK.sub(" ", text[head.end():] if head else text)
        before = re.match(r"\s*(?:\[[^\]]*\]\s*)*", text).end()  # costs that stand before the effect
        for bracket in re.finditer(r"\[([^\]]*)\]", text):
            self.bracket(bracket[1].strip(), "cost " if bracket.start() < before else "")
            if bracket.start() >= before:
                self.allow("offered")
        text = re.sub(r"\[[^\]]*\]|\binstead of \d\b|(?<!\w)\d\)", " ", text)
        text = re.sub(r",?\s*(?:you (?:\s?may )?(?:pay )?the costs?,? and if your? do|if you pay the cost)\s*[,:]?", ": ", text, flags=re.I)
        text = re.sub(r'instead (?:of )?(?:sending )?(?:an? |\d )*"[^"]*"[^.]*', "instead", text)
        text = in_digits(self.quoted(text, ""), r"\b(one|two|three|four|five)\b")
        self.words(self.numbers(text))

    # What stands in quotes or angle brackets. It leaves N and T where they stood.

    def quoted(self, text, part):
        def name(found):
            negated, inside = found[1], found[2].strip().rstrip(",.")
            if len(inside.split()) > 7 or inside.startswith("|") or inside == "X":
                return found[0].replace('"', "")  # the words of a skill that is granted
            unit = next((each for each in (inside, re.sub(r" \([^)]*\)$", "", inside)) if each in self.names), None)
            if not unit and self.is_skill(inside, text[:found.start()], text[found.end():]):
                return " S "
            self.signed(part + "name", unit or inside, negated)
            return " non-N " if negated else " N "

        def tag(found):
            negated, word = found[1], found[2].lower()
            if word in ("colorless", "color", "symbol"):
                self.add(part + "tag", "no symbol" if bool(negated) != (word == "colorless") else "any symbol")
            else:
                self.signed(part + "tag", word, negated)
            return " T "

        def unquoted(found):
            if found[1] not in self.names:
                return found[0]
            self.add(part + "name", found[1])
            return " allied N "

        text = re.sub(r"(?<![A-Za-z])'([A-Z][\w ()]*)'(?![a-z])", r'"\1"', text)
        text = re.sub(r'(non-?\s?"[^"]+",? or )(?=")', r"\1non-", text, flags=re.I)
        text = re.sub(r'(non-?\s?|other than )?"([^"]+)"', name, text, flags=re.I)
        text = re.sub(r"\b(?:[Aa]llied|ally|your|the|an?) ([A-Z]\w+)\b", unquoted, text)
        text = re.sub(r"(non-?\s?|\b(?<!may )(?<!do )not (?:an? |have an? )?|not have an? )?<([A-Za-z]+)(?:>|(?=\s))", tag, text, flags=re.I)
        return re.sub(r"()\b(" + TAG_WORDS + r")(?= (?:all(?:y|ies|ied)|[Cc]ards?|[Bb]onds?|enem\w+)\b)", tag, text)

    def is_skill(self, name, before, behind):
        return (bare(name) in self.skill_names or re.match(r"\s*(?:\||:\s*\()", behind) is not None or
                re.search(r"(?:'s|uses?d?|via|los(?:es|e|t)|acquires?|effect of|paying the cost for)\s*$", before) is not None)

    def signed(self, kind, word, negated):
        self.add(kind, f"not {word}" if negated else word)

    # Costs.

    def bracket(self, text, part):
        if re.match(r"once per turn", text, re.I):
            self.add("once")
        elif re.match(COST_VERB, text, re.I):
            text = in_digits(text, r"\b(one|two|three|four|five|an?|another)\b")
            for item in re.split(r",?\s*(?:and )?(?=\b" + COST_VERB + r"\b)", text, flags=re.I):
                if item.strip(" ,"):
                    self.cost(item.strip(" ,"), part)

    def cost(self, item, part):
        low = re.sub(r'"[^"]*"', "N", item).lower()
        rest = self.compared(self.quoted(item, part), part)
        if re.search(r"place|stack", low) and self.found["cost"][-1:] in (["reveal 1"], ["reveal 2"]):
            self.found["cost"][-1] = self.found["cost"][-1].replace("reveal", "onto deck")  # both are one cost
            low = ""
        if low:
            self.add("cost", f"{cost_word(low)} {cost_number(low, item)}")
        for kind, word, pattern in (("other", "yes", r"\bother\b"), ("protagonist", "not protagonist", "non-main character"),
                                    ("protagonist", "protagonist", "(?<!non-)main character"), ("same", "name", "same (?:unit )?name"),
                                    ("same", "symbol", "same (?:colou?r|symbol)"), ("line", "same", "same area"),
                                    ("tag", "no symbol", "symbol-less|without 1? ?an? insignia|without 1 insignia"),
                                    ("face", "up", r"face-up (?:t )?bond"), ("face", "down", r"face-down (?:t )?bond")):
            if re.search(pattern, rest.lower()) and not (kind == "face" and low.startswith("flip")):
                self.add(part + kind, word)

    # Numbers. What is read leaves the text.

    def compared(self, text, part):
        def limit(kind):
            def take(found):
                sign = "=" if not found[2] else ">=" if found[2].lower() in MORE else "<="
                self.add(part + kind, sign + found[1])
                return " "
            return take

        text = re.sub(r"(\d+) is deployed or lower", r"\1 or lower is deployed", text)
        text = re.sub(r"class change cost of (\d+)", r"value \1", text, flags=re.I)
        text = re.sub(r"costs collectively total (\d+) or (?:lower|less)", r"sum \1", text, flags=re.I)
        text = re.sub(r"at least (\d+) attack", r"\1 or more attack", text, flags=re.I)
        text = re.sub(r"less than (\d+) attack", lambda found: f"{int(found[1]) - 1} or less attack", text, flags=re.I)
        for kind, pattern in LIMITS:
            text = re.sub(pattern, limit(kind), text, flags=re.I)
        return text

    def numbers(self, text):
        def take(kind, sign=""):
            def found_one(found):
                for number in re.findall(r"\d+(?:-\d)?", found[0]):
                    self.add(kind, sign + number)
                return " "
            return found_one

        def count(found):
            more = found[2].lower() in MORE
            if found[1] != "1" or not more:
                self.add("count", (">=" if more else "<=") + found[1])
            return " "

        def amount(found):
            self.add("amount", found[1] + found[2])
            return " "

        text = re.sub(r"\bgains? (?=\d+ attack)", "gains +", text, flags=re.I)
        text = self.compared(text, "")
        text = re.sub(r"(?<!\w)([+-])\s?(\d+)\b", amount, text)
        text = re.sub(r"regardless(?: of)?(?: their| its)? range", "range 1-3", text, flags=re.I)
        text = re.sub(r"(\d(?:-\d)?) ?range\b", r"range \1", text, flags=re.I)
        text = re.sub(r"\branges? (?:of )?\d(?:-\d)?(?:(?:,| and| or)* (?:range )?\d(?:-\d)?\b)*", take("range"), text, flags=re.I)
        text = re.sub(r"(?:exactly|totals?) (\d+)\b(?! or)", take("count", "="), text, flags=re.I)
        text = re.sub(r"(\d+) or (more|higher|greater|less|lower|fewer)\b", count, text, flags=re.I)
        for number in re.findall(r"(?:(?<![\w.])|(?<=\bx))\d+\b", text):
            if int(number) >= 2:
                self.add("number", number)
        return text

    # Words.

    def words(self, text):
        # A wording says which line a unit moves to, the data which it leaves.
        text = re.sub(r"\s+", " ", text)
        low = re.sub(r"(\bmove\b[^.]*? (?:to|into) the )(front|back)(?= ?line)",
                     lambda found: found[1] + {"front": "back", "back": "front"}[found[2]], text.lower())
        for kind, patterns in PRESENT.items():
            for word, pattern in patterns:
                if re.search(pattern, low):
                    self.add(kind, word)
        for kind, word, pattern in ALLOWED:
            if re.search(pattern, low):
                self.allow(kind, word)
        for found in re.finditer(r"(non-?|\bnot (?:the |your |an? )?|isn't (?:the |your )?|(?:than|from|are) this unit and (?:your|the) "
                                 r"|other than your opponent's )?main character", low):
            self.signed("protagonist", "protagonist", found[1])
        if re.search(r"\bopponents?\b|\btheir (?:deck|hand|orb|bond|retreat|boundless)", re.sub(NOT_WHOSE, " ", low)):
            self.add("whose", "opponent")
        said_beside = re.sub(r"number of orbs|instead of [^.]*?retreat area|(?:cards? |while )in (?:your|their) hand", " ", low)
        for zone, pattern in ZONES:
            if re.search(pattern, said_beside):
                self.add("zone", zone)
            elif re.search(pattern, low):
                self.allow("zone", zone)


def stated_field(text):
    """The field of the card that a wording is about, where one says all that the skill does."""
    for field, pattern in STATED:
        if re.search(pattern, text, re.I):
            return field
    return "nothing"


def in_digits(text, words):
    return re.sub(words, lambda found: NUMBERS[found[0].lower()], text, flags=re.I)


def cost_number(low, item):
    number = re.search(r"\d+", low.split("deployment cost")[0])
    if number:
        return number[0]
    if " and n" in low:
        return str(item.count('"') // 2)  # one of each name
    if re.search(r"\ball\b|entire", low):
        return "all"
    if "as many" in low:
        return "any"
    return "self" if re.search(r"this (?:unit|card)|destroy your main", low) else "1"


def cost_word(low):
    zones = [zone for zone, pattern in (("deck", "of your deck"), ("bonds", r"\bbonds?\b"), ("orbs", r"\borbs?\b"),
                                        ("retreat", "from your retreat")) if re.search(pattern, low)]
    if low.startswith(("tap", "reveal")):
        return "onto deck" if "top of" in low else low.split()[0]
    if low.startswith("flip"):
        return "turn orbs" if "orbs" in zones else "flip"
    if low.startswith("destroy"):
        return "destroy orbs" if "orbs" in zones else "destroy"
    if low.startswith("stack") and "growth" in low:
        return "grow"
    if "top of your deck" in low:
        return "onto deck"
    if "boundless" in low:
        return f"{zones[0]} to infinite" if zones else "discard" if "hand" in low else "to infinite"
    if zones:
        return f"{zones[0]} to retreat"
    return "send" if re.search(r"this (?:unit|card)", low) else "discard"
