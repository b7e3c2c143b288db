#!/usr/bin/env python3
"""Draws effects to be read by a person: what an English wording says beside the sentence that the program makes.

tests/tools/reading_sheets.py --wording PATH.tsv --cli build/dev/bin/kizuna-cli [--seed 20261125] [--count 300]
                              [--side both|wording|sentence] [--lang en|ja|it] [--only B05-053#1]

PATH.tsv is as for compare_wordings.py; the wording is nobody's to publish and never stands in the repository, and no more do
the sheets. The same seed and number draw the same effects from the sorted list of all. With `--side wording` or `sentence`
a reader sees the one alone, writes down what happens, and compares with what somebody wrote who saw the other.

What was read, and how many were wrong, stands in data/README.md."""

import argparse
import json
import random
import re
import subprocess
import sys

sys.dont_write_bytecode = True
import compare_wordings


def draw(rows, seed, count):
    """The rows of the effects that are drawn, in the order of the list of all."""
    by_effect = {(row["card_id"], int(row["skill_no"])): row for row in rows}
    effects = sorted(by_effect)
    drawn = random.Random(seed).sample(effects, min(count, len(effects)))
    return [by_effect[effect] for effect in sorted(drawn)]


def sentences(cli, ids, lang):
    """By card, the sentence of each skill."""
    said = subprocess.run([cli, "--lang", lang, "show", "--json", *sorted(set(ids))], check=True, capture_output=True, text=True)
    return {card["id"]: [skill["sentence"] for skill in card["skills"]] for card in json.loads(said.stdout)["cards"]}


def sheet(number, row, sentence, side):
    lines = [f"{number}. {row['card_id']}#{row['skill_no']}"]
    if side != "sentence":
        lines.append("   wording:  " + re.sub(r"\s+", " ", row["text"]).strip())
    if side != "wording":
        lines.append("   sentence: " + sentence)
    return "\n".join(lines) + "\n"


def main(arguments=None):
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--wording", required=True, metavar="PATH.tsv")
    parser.add_argument("--cli", required=True, metavar="PROGRAM", help="kizuna-cli")
    parser.add_argument("--seed", type=int, default=20261125)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--side", choices=("both", "wording", "sentence"), default="both")
    parser.add_argument("--lang", choices=("en", "ja", "it"), default="en")
    parser.add_argument("--only", metavar="ID#SKILL", help="this effect alone")
    options = parser.parse_args(arguments)

    rows = compare_wordings.read_table(options.wording)
    if options.only:
        drawn = [row for row in rows if f"{row['card_id']}#{row['skill_no']}" == options.only]
    else:
        drawn = draw(rows, options.seed, options.count)
    said = sentences(options.cli, [row["card_id"] for row in drawn], options.lang)
    for number, row in enumerate(drawn, 1):
        print(sheet(number, row, said[row["card_id"]][int(row["skill_no"]) - 1], options.side))
    return 0


if __name__ == "__main__":
    sys.exit(main())
