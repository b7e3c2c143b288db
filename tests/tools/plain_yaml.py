"""Reads the YAML of data/: block mappings and lists, flow values on one line, plain and quoted scalars.

What rules/cards/yaml refuses (anchors, tags, several documents) is not known here. Numbers become int, true and false bool.
"""

import re

KEY = re.compile(r'("(?:[^"\\]|\\.)*"|\'(?:[^\']|\'\')*\'|[^\s"\'\[{#][^:#]*?):(?=\s|$)')
PLAIN = re.compile(r"[^,\[\]{}]+?(?=\s*(?:[,\]}]|:\s|:$|$))")
WHOLE_NUMBER = re.compile(r"-?(0|[1-9]\d*)$")
WORDS = {"true": True, "false": False, "null": None, "~": None}


class Fault(Exception):
    pass


def load(path):
    with open(path, encoding="utf-8") as file:
        return loads(file.read(), path)


def loads(text, name="text"):
    lines = []
    for number, line in enumerate(text.split("\n"), 1):
        bare = without_comment(line)
        if bare.strip():
            lines.append((len(bare) - len(bare.lstrip()), bare.strip(), number))
    try:
        value, end = block(lines, 0)
        if end < len(lines):
            raise Fault("this line stands nowhere", lines[end][2])
    except Fault as fault:
        what, number = fault.args
        raise Fault(f"{name}:{number}: {what}") from None
    return value


def without_comment(line):
    if "#" not in line:
        return line.rstrip()
    quote = None
    for at, letter in enumerate(line):
        if quote:
            quote = None if letter == quote else quote
        elif letter in "\"'" and (at == 0 or line[at - 1] in " [{,"):
            quote = letter
        elif letter == "#" and (at == 0 or line[at - 1].isspace()):
            return line[:at].rstrip()
    return line.rstrip()


def block(lines, at):
    """The value that begins at a line, and the line behind it."""
    indent, text, number = lines[at]
    if text == "-" or text.startswith("- "):
        return block_list(lines, at, indent)
    if KEY.match(text):
        return block_mapping(lines, at, indent)
    return flow(text, number), at + 1


def block_list(lines, at, indent):
    found = []
    while at < len(lines) and lines[at][0] == indent and (lines[at][1] + " ").startswith("- "):
        rest = lines[at][1][1:].lstrip()
        if rest:  # what stands behind the dash is a block of its own, further in
            deeper = indent + len(lines[at][1]) - len(rest)
            lines[at] = (deeper, rest, lines[at][2])
        else:
            at += 1
        value, at = block(lines, at)
        found.append(value)
    return found, at


def block_mapping(lines, at, indent):
    found = {}
    while at < len(lines) and lines[at][0] == indent:
        _, text, number = lines[at]
        key = KEY.match(text)
        if not key:
            break
        name, rest = scalar(key.group(1)), text[key.end():].strip()
        if name in found:
            raise Fault(f"{name} stands twice", number)
        at += 1
        if rest:
            found[name] = flow(rest, number)
        elif at < len(lines) and (lines[at][0] > indent or lines[at][0] == indent and lines[at][1].startswith("-")):
            found[name], at = block(lines, at)
        else:
            found[name] = None
    return found, at


def flow(text, number):
    if text[0] not in "[{\"'":
        return scalar(text)
    value, end = flow_value(text, 0, number)
    if text[end:].strip():
        raise Fault("more than one value", number)
    return value


def flow_value(text, at, number):
    at = past_spaces(text, at)
    if at >= len(text):
        raise Fault("the value goes on behind the line", number)
    if text[at] == "[":
        return flow_items(text, at + 1, number, "]")
    if text[at] == "{":
        pairs, at = flow_items(text, at + 1, number, "}")
        return dict(pairs), at
    found = re.compile(r'"(?:[^"\\]|\\.)*"|\'(?:[^\']|\'\')*\'').match(text, at) or PLAIN.match(text, at)
    if not found:
        raise Fault("a value is missing", number)
    return scalar(found.group().strip()), found.end()


def flow_items(text, at, number, close):
    found = []
    while True:
        at = past_spaces(text, at)
        if text[at:at + 1] == close:
            return found, at + 1
        value, at = flow_value(text, at, number)
        at = past_spaces(text, at)
        if close == "}":
            if text[at:at + 1] != ":":
                raise Fault("a key without a value", number)
            key = value
            value, at = flow_value(text, at + 1, number)
            value = (key, value)
            at = past_spaces(text, at)
        found.append(value)
        if text[at:at + 1] == ",":
            at += 1
        elif text[at:at + 1] != close:
            raise Fault(f"“{close}” is missing", number)


def past_spaces(text, at):
    while text[at:at + 1] == " ":
        at += 1
    return at


def scalar(text):
    if text[0] == '"':
        return re.sub(r"\\(.)", r"\1", text[1:-1])
    if text[0] == "'":
        return text[1:-1].replace("''", "'")
    if WHOLE_NUMBER.match(text):
        return int(text)
    return WORDS.get(text, text)
