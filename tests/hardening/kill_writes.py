#!/usr/bin/python3
"""Kills kizuna-cli while it writes: kill_writes.py KIZUNA_CLI [TIMES] [SEED]

Each time one of two decks is converted over the same file, and the program is killed (SIGKILL) after a random time
within what it needs. Afterwards the file must be one of the two, whole. Prints how many were killed and what the file
was, and fails where it was anything else, or where something is left beside it an hour later."""

import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path


def main() -> int:
    program = sys.argv[1]
    times = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    chance = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 20151210)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        decks = []
        for which, card in enumerate(("B01-003", "B01-006")):
            deck = folder / f"{which}.kizuna.yaml"
            deck.write_text(f"kizuna: 1\nname: Deck {which}\ncards:\n  {card}: 4\n" + "# a long remark\n" * 20000)
            decks.append(deck)
        out = folder / "out" / "deck.kizuna.yaml"
        out.parent.mkdir()

        def run(deck: Path) -> subprocess.Popen:
            command = [program, "convert", str(deck), str(out), "--quiet"]
            return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

        wholes = []
        needed = 0.0
        for deck in decks:
            begin = time.monotonic()
            if run(deck).wait() != 0:
                sys.exit("a deck cannot be converted")
            needed = max(needed, time.monotonic() - begin)
            wholes.append(out.read_bytes())
        killed = broken = new = 0
        for at in range(times):
            before = out.read_bytes()
            process = run(decks[at % 2])
            time.sleep(chance.uniform(0, needed))
            process.kill()
            killed += process.wait() == -9
            after = out.read_bytes()
            broken += after not in wholes
            new += after != before
        left = [each for each in out.parent.iterdir() if each != out]
        hour_ago = time.time() - 3600
        for each in left:
            os.utime(each, (hour_ago, hour_ago))
        run(decks[0]).wait()
        kept = sorted(each.name for each in out.parent.iterdir() if each != out)
        print(f"{times} writes, {killed} killed, {new} had written, {broken} files broken, "
              f"{len(left)} unfinished files beside it, {len(kept)} of them after the next write")
        return 1 if broken or kept or killed == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
