#!/usr/bin/env python3
"""Reads a LackeyCCG deck with expat alone and prints a line a zone: its name, its cards, their names."""
import sys
from collections import Counter
from xml.parsers import expat

path = []
zones = []
text = ""


def start(name, attributes):
    global text
    path.append(name)
    text = ""
    if path == ["deck", "superzone"]:
        zones.append((attributes["name"], Counter()))
    if path[-2:] == ["card", "name"] and not attributes.get("id", "").endswith(".png"):
        sys.exit("a card without an image")


def end(name):
    if path == ["deck", "superzone", "card", "name"]:
        zones[-1][1][text] += 1
    if path == ["deck", "superzone", "card", "set"] and not text:
        sys.exit("a card without a set")
    path.pop()


def characters(data):
    global text
    text += data


parser = expat.ParserCreate()
parser.StartElementHandler = start
parser.EndElementHandler = end
parser.CharacterDataHandler = characters
with open(sys.argv[1], "rb") as file:
    parser.ParseFile(file)
for zone, cards in zones:
    print(zone, sum(cards.values()), *sorted(f"{count} {name}" for name, count in cards.items()), sep="\t")
