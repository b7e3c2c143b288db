"""no_network_test.py CLI [WINDOW]: neither program ever opens a socket to anywhere but this machine.

Runs commands that read, write, draw and print, and the window on a screen nobody sees, under strace,
and looks at every socket they ask for. Debian: strace, xvfb.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

COMMANDS = [
    ["check", "bundled:golden-deer"],
    ["search", "does:draw"],
    ["show", "B01-001"],
    ["hand", "bundled:golden-deer", "--seed", "1"],
    ["curve", "bundled:golden-deer", "--games", "100", "--seed", "1"],
    ["convert", "bundled:golden-deer", "-", "--to", "code"],
    ["picture", "bundled:golden-deer", "-o", "deck.png"],
    ["print", "bundled:golden-deer", "-o", "deck.pdf"],
    ["qr", "bundled:golden-deer", "-o", "deck.png"],
    ["library", "info"],
    ["game", "list"],
]
LOCAL = {"AF_UNIX", "AF_LOCAL"}
SECONDS_OPEN = 6  # long enough for the window, its pool and its studies


def sockets_of(command, **how):
    """The families of the sockets that a run asks for; `how` is for subprocess.run."""
    with tempfile.TemporaryDirectory() as scratch:
        log = pathlib.Path(scratch) / "calls"
        ran = subprocess.run(["strace", "-f", "-qq", "-e", "trace=socket,execve", "-o", log, *command],
                             cwd=scratch, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **how)
        calls = log.read_text()
    assert "execve(" in calls, f"strace saw nothing of {command}"
    return ran, re.findall(r"socket\((\w+)", calls)


def fail_unless_local(what, families):
    foreign = sorted(set(families) - LOCAL)
    if foreign:
        sys.exit(f"{what} opened a socket of {', '.join(foreign)}")


def main():
    cli = os.path.abspath(sys.argv[1])
    # Or the test could not fail.
    _, families = sockets_of([sys.executable, "-c", "import socket; socket.socket(socket.AF_INET)"])
    assert "AF_INET" in families, f"a socket to the network was not seen: {families}"

    for arguments in COMMANDS:
        ran, families = sockets_of([cli, *arguments])
        if ran.returncode != 0:
            sys.exit(f"{arguments}: {ran.returncode}\n{ran.stdout.decode()}")
        fail_unless_local(" ".join(arguments), families)

    if len(sys.argv) > 2 and sys.argv[2]:
        window = os.path.abspath(sys.argv[2])
        with tempfile.TemporaryDirectory() as home:
            environment = {**os.environ, "HOME": home, "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home,
                           "XDG_STATE_HOME": home, "NO_AT_BRIDGE": "1"}
            ran, families = sockets_of(["xvfb-run", "-a", "timeout", str(SECONDS_OPEN), window,
                                        "bundled:golden-deer"], env=environment)
        if ran.returncode != 124:  # what timeout says of a program that was still there
            sys.exit(f"the window ended by itself: {ran.returncode}\n{ran.stdout.decode()}")
        fail_unless_local("the window", families)


main()
