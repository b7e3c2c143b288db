#!/usr/bin/env python3
"""Compares what the data says a skill does with an English wording of it.

tests/tools/compare_wordings.py --wording PATH.tsv [--cards data/cards] [--only B05-053#1]

PATH.tsv has a head line and the columns card_id, skill_no and text, one row an effect; the wording is nobody's to publish and
never stands in the repository. Of both sides facts are taken: numbers, names, symbols, "other", "all", "may", durations,
costs, and so on. Each difference is a line `ID#SKILL kind: wording …, data …`.

A difference that somebody read and found right stands in wordings-read.tsv, with the two sides as they were read. The exit code
is 1 where a difference stands not there, or an entry there is no difference any more."""

import argparse
import csv
import os
import re
import sys
from collections import Counter

sys.dont_write_bytecode = True
import data_facts
import plain_yaml
import wording_facts

HERE = os.path.dirname(os.path.abspath(__file__))
CATEGORIES = {"hand act": "hand-act", "bond act": "bond-act", "bond auto": "bond-auto", "bond cont": "bond-cont",
              "atk supp": "attack", "def supp": "defense", "atk/def supp": "both"}


def read_cards(folder):
    cards = {}
    for file in sorted(os.listdir(folder)):
        if file.endswith(".yaml"):
            cards.update((card["id"], card) for card in plain_yaml.load(os.path.join(folder, file))["cards"])
    return cards


def read_emblems(folder):
    file = os.path.join(folder, os.pardir, "emblems.yaml")
    return {each["slug"]: each for each in plain_yaml.load(file)["emblems"]} if os.path.exists(file) else {}


def read_table(path):
    with open(path, encoding="utf-8") as file:
        lines = (line for line in file if not line.startswith("#"))
        return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


def title_of(text):
    """The name of a skill, which stands before its category."""
    return wording_facts.bare(re.sub(r"^\[[^\]]*\]", "", text.partition("|")[0]))


def heading(text, skill, emblems):
    """What stands before the effect, as (wording, data) by kind."""
    said = re.match(r"[^|]*((?:\|(?:FS|CCS|US)\|[^|]*)?(?:\|[A-Z/ ]+\|\s*)+)", text)
    words = [word for word in re.findall(r"\|([A-Z/ ]+)\|", said[1] if said else "") if word not in ("FS", "CCS", "US")]
    if words[1:] == words[:1]:
        words = words[1:]  # said twice
    category = " ".join(words).lower()
    support = skill["category"] == "support"
    yield "category", CATEGORIES.get(category, category), skill.get("type") if support else skill["category"]
    if support:
        name = re.match(r"\|[A-Z/ ]+\|\s*(?:\[IS\])?([^:\[]*)", text)
        emblem = emblems.get(skill.get("emblem"), {}).get("name", {}).get("en", "")
        yield "emblem", wording_facts.bare(name[1]) if name else "", wording_facts.bare(emblem)


def compare(text, skill, card, emblems, names, skill_names):
    """Yields (kind, what only the wording says, what only the data says)."""
    for kind, wording, data in heading(text, skill, emblems):
        if wording != data:
            yield kind, {wording}, {data}
    if "states" in skill and wording_facts.stated_field(text) != skill["states"]:
        yield "states", {wording_facts.stated_field(text)}, {skill["states"]}
    wording = wording_facts.facts(text, names, skill_names)
    data = data_facts.facts(skill, card, emblems)
    kinds = {"name"} if "states" in skill else {kind for kind in wording.keys() | data.keys() if not kind.endswith("?")}
    for kind in sorted(kinds):
        said, written = wording.get(kind, set()), data.get(kind, set())
        said_alone = said - written - data.get(kind + "?", set())
        written_alone = written - said - wording.get(kind + "?", set())
        if said_alone or written_alone:
            yield kind, said_alone, written_alone


def in_words(words):
    return ", ".join(sorted(words)) or "nothing"


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--wording", required=True, metavar="PATH.tsv")
    parser.add_argument("--cards", default=os.path.join(HERE, "..", "..", "data", "cards"), metavar="FOLDER")
    parser.add_argument("--read", default=os.path.join(HERE, "wordings-read.tsv"), metavar="FILE", help="differences that were read")
    parser.add_argument("--only", metavar="ID#SKILL", help="a card or one effect of it")
    parser.add_argument("--show", action="store_true", help="the wording and the data below each difference")
    options = parser.parse_args(arguments)

    cards = read_cards(options.cards)
    emblems = read_emblems(options.cards)
    rows = read_table(options.wording)
    names = {card["unit"] for card in cards.values()}
    skill_names = {title_of(row["text"]) for row in rows} | {
        wording_facts.bare(each["name"]["en"]) for each in emblems.values()} - {""}
    read = {(row["id"], row["kind"], row["wording"], row["data"]) for row in read_table(options.read)}

    found, compared, without_effect = set(), set(), 0
    differences = Counter()
    for row in rows:
        number = int(row["skill_no"])
        effect = f"{row['card_id']}#{number}"
        if options.only and options.only not in (row["card_id"], effect):
            continue
        skills = cards.get(row["card_id"], {}).get("skills", [])
        compared.add(effect)
        if number > len(skills):
            print(f"{effect} is not in the data")
            differences["missing"] += 1
            continue
        skill = skills[number - 1]
        if not {"effect", "states", "emblem"} & set(skill):
            without_effect += 1
            continue
        for kind, said, written in compare(row["text"], skill, cards[row["card_id"]], emblems, names, skill_names):
            difference = (effect, kind, in_words(said), in_words(written))
            found.add(difference)
            if difference not in read:
                differences[kind] += 1
                print(f"{effect} {kind}: wording {difference[2]}, data {difference[3]}")
                if options.show:
                    print(f"    {row['text']}\n    {skill}")

    gone = sorted(entry for entry in read - found if entry[0] in compared)
    for effect, kind, said, written in gone:
        print(f"{effect} {kind}: wordings-read.tsv has wording {said}, data {written}, which is no difference any more")
    print(f"{len(compared)} effects, {without_effect} of them not scripted; {len(found)} differences, "
          f"{sum(differences.values())} of them not read", file=sys.stderr)
    for kind, number in differences.most_common():
        print(f"  {kind}: {number}", file=sys.stderr)
    return 1 if differences or gone else 0


if __name__ == "__main__":
    sys.exit(main())
