"""reading_sheets_test.py: a seed always draws the same effects, and a sheet has the side that was asked for.

Wordings, cards and the program that answers are made up for it."""

import contextlib
import io
import os
import sys
import tempfile

import reading_sheets

PROGRAM = """#!/usr/bin/env python3
import json, sys
ids = sys.argv[sys.argv.index("--json") + 1:]
print(json.dumps({"cards": [{"id": each, "skills": [{"sentence": f"{each} does {n}."} for n in (1, 2)]} for each in ids]}))
"""

faults = []


def expect(what, got, wanted):
    if got != wanted:
        faults.append(f"{what}: {got!r}, not {wanted!r}")


def run(folder, *options):
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        reading_sheets.main(["--wording", f"{folder}/wording.tsv", "--cli", f"{folder}/cli", *options])
    return said.getvalue()


with tempfile.TemporaryDirectory() as folder:
    with open(f"{folder}/cli", "w", encoding="utf-8") as file:
        file.write(PROGRAM)
    os.chmod(f"{folder}/cli", 0o755)
    with open(f"{folder}/wording.tsv", "w", encoding="utf-8") as file:
        file.write("card_id\tskill_no\ttext\n")
        file.writelines(f"T01-{card:03}\t{skill}\tSaid of  {card} {skill}\n" for card in range(1, 51) for skill in (1, 2))

    one = run(folder, "--seed", "7", "--count", "10")
    expect("ten sheets", one.count("sentence: "), 10)
    expect("the same seed", run(folder, "--seed", "7", "--count", "10"), one)
    expect("another seed", run(folder, "--seed", "8", "--count", "10") == one, False)
    expect("all there are", run(folder, "--count", "999").count("wording: "), 100)
    only = ["--only", "T01-007#2"]
    expect("both sides", run(folder, *only), "1. T01-007#2\n   wording:  Said of 7 2\n   sentence: T01-007 does 2.\n\n")
    expect("the wording", run(folder, *only, "--side", "wording"), "1. T01-007#2\n   wording:  Said of 7 2\n\n")
    expect("the sentence", run(folder, *only, "--side", "sentence"), "1. T01-007#2\n   sentence: T01-007 does 2.\n\n")

print("\n".join(faults) or "the sheets are right")
sys.exit(1 if faults else 0)
