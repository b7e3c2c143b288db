#!/usr/bin/python3
"""Measures what inputs of growing size cost: measure_sizes.py KIZUNA_CLI

Prints a table row for each input: what it is, its size, the exit code, seconds and the most memory in megabytes. The
rows stand in tests/HARDENING.md; speed is no part of a test."""

import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

KIBI = 1024


def write_inputs(folder: Path) -> None:
    """In a process of its own: what it holds would count as memory of the programs that are started later."""
    ids = [f"B{number // 60 % 20 + 1:02}-{number % 60 + 1:03}" for number in range(1200)]

    def write(file: str, text: str) -> None:
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    for lines in (1_000, 100_000, 1_000_000):
        write(f"known{lines}.txt", "".join(f"1 {ids[at % len(ids)]}\n" for at in range(lines)))
    for lines in (1_000, 50_000, 100_000):
        write(f"unknown{lines}.txt", "".join(f"1 Mrath the {at}th\n" for at in range(lines)))
        write(f"native{lines}.kizuna.yaml",
              "kizuna: 1\ncards:\n" + "".join(f"  X99-{at}: 1\n" for at in range(lines)))
        write(f"table{lines}.csv", "count,card\n" + "".join(f"1,{ids[at % len(ids)]}\n" for at in range(lines)))
        cards = "".join(f'<card><name id="{ids[at % len(ids)]}">X</name><set>B01</set></card>\n' for at in range(lines))
        write(f"lackey{lines}.dek", f'<deck version="0.8">\n<superzone name="Deck">\n{cards}</superzone>\n</deck>\n')
    for decks in (100, 1_000, 10_000):
        for at in range(decks):
            write(f"folder{decks}/{at}.txt", "".join(f"4 {ids[(at + card * 7) % len(ids)]}\n" for card in range(13)))
    for cards in (1_000, 20_000):
        write(f"own{cards}/mine.yaml", "game: detainer\ncards:\n" + "".join(
            f"- {{id: D-{at}, name: Card {at}, type: unit, level: {at % 9}}}\n" for at in range(cards)))


def rows_of(folder: Path) -> list[tuple[str, str, list[str]]]:
    """What it is, the input's file (empty where there is none), and the arguments."""
    deck = "bundled:altean-vanguard"
    rows = [("the bundled deck", "", ["check", deck])]

    def check(what: str, file: str) -> None:
        rows.append((what, str(folder / file), ["check", str(folder / file)]))

    for lines in (1_000, 100_000, 1_000_000):
        check(f"text of {lines:,} known lines", f"known{lines}.txt")
    for lines in (1_000, 50_000, 100_000):
        check(f"text of {lines:,} misspelt lines", f"unknown{lines}.txt")
        check(f"native deck of {lines:,} unknown cards", f"native{lines}.kizuna.yaml")
        check(f"table of {lines:,} rows", f"table{lines}.csv")
        check(f"LackeyCCG deck of {lines:,} cards", f"lackey{lines}.dek")
    for decks in (100, 1_000, 10_000):
        check(f"folder of {decks:,} decks", f"folder{decks}")
    for cards in (1_000, 20_000):
        own = str(folder / f"own{cards}")
        rows.append((f"own list of {cards:,} cards", own,
                     ["search", "level>=2", "--game", "detainer", "--library", own]))
    rows.append(("question of 200 words", "", ["search", " ".join(["marth"] * 200)]))
    rows.append(("question of 201 words", "", ["search", " ".join(["marth"] * 201)]))
    rows.append(("expression over all texts", "", ["search", "/(a|b|c|d|e)*(f|g|h)*z$/"]))
    rows.append(("1,000,000 hands", "", ["hand", deck, "--count", "1000000", "--json"]))
    for games in (1_000, 100_000):
        rows.append((f"bond curve of {games:,} games", "", ["curve", deck, "--games", str(games)]))
    return rows


def size_of(file: str) -> int:
    path = Path(file)
    return sum(each.stat().st_size for each in path.iterdir()) if path.is_dir() else path.stat().st_size


def measure(program: str, arguments: list[str], folder: Path) -> tuple[int, float, float]:
    environment = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder / "data")}
    begin = time.monotonic()
    process = subprocess.Popen([program, *arguments, "--quiet"], stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL, env=environment)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, time.monotonic() - begin, usage.ru_maxrss / KIBI


def main() -> int:
    program = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        writer = multiprocessing.Process(target=write_inputs, args=(folder,))
        writer.start()
        writer.join()
        print("| input | bytes | exit code | seconds | megabytes |\n|---|---|---|---|---|")
        for what, file, arguments in rows_of(folder):
            code, seconds, memory = measure(program, arguments, folder)
            size = f"{size_of(file):,}" if file else "–"
            print(f"| {what} | {size} | {code} | {seconds:.2f} | {memory:.0f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
