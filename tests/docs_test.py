"""docs_test.py SOURCE PROGRAM: links, paths and samples of the papers are as they say.

Every *.md of the project is read. A link leads to a file that is there, and to a heading of it. A path in
code marks is there, and has the name before it. Each step of effects has a row and a sample in docs/EFFECTS.md, each code of the program stands in
docs/CLI.md. Of samples:

- a fence ```yaml NAME, or ```text NAME, is a file of that name for the samples behind it; one whose text begins
  with `scenario: 1` must pass, one with `kizuna: 1` must be read;
- in a ```console fence a line `$ kizuna-cli …` is run, with variables before it and `> FILE` behind it. What follows
  is its standard output, `! …` a line of its standard error, `? N` its exit code (0 where none is said, but for a
  1 that is the answer, and in a guide for an error that is shown), `…` any lines. `$ mkdir FOLDER` and `$ cp -r /usr/share/kizuna/data FOLDER` do so.
- of ```sh nothing is run, for it builds, measures for hours or needs other machines; but its scripts, presets,
  variables, programs, suites and options are there;
- ```cpp and ```cmake are what stands in tests/embedding, which is built.

The guide is there in each language: docs/guide/LANGUAGE.md. Its samples are run in that language. What is imported stays in a folder of the
paper's own. The guides have
the same chapters with the same commands, what is **bold** in them is a word of the window in that language, and
keys are those of commands.

What players look up is there in each language, too: docs/LANGUAGE/PAPER.md has the headings, commands and words in code
marks of docs/PAPER.md.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

source, program = sys.argv[1], sys.argv[2]
guides = {"en": "root", "ja": "ja", "it": "it"}  # and the file of the window's words
faults = []


def papers():
    skipped = {".git", "build"}
    for folder, folders, files in os.walk(source):
        folders[:] = sorted(each for each in folders if each not in skipped)
        for file in sorted(files):
            if file.endswith(".md"):
                yield os.path.relpath(os.path.join(folder, file), source)


def read(name):
    with open(os.path.join(source, name), encoding="utf-8") as file:
        return file.read()


def anchors(text):
    text = re.sub(r"```.*?```", "", text, flags=re.S)
    return {re.sub(r"[^\w\- ]", "", line.lstrip("#").strip().lower()).replace(" ", "-")
            for line in text.splitlines() if line.startswith("#")}


def check_links(paper, text):
    prose = re.sub(r"```.*?```", "", text, flags=re.S)
    for target in re.findall(r"\]\(([^)\s]+)\)", prose):
        if "://" in target:
            continue
        path, _, anchor = target.partition("#")
        file = os.path.normpath(os.path.join(os.path.dirname(paper), path)) if path else paper
        if not os.path.exists(os.path.join(source, file)):
            faults.append(f"{paper}: the link {target} leads nowhere")
        elif anchor and anchor not in anchors(read(file)):
            faults.append(f"{paper}: {file} has no heading “{anchor}”")
    # A path as `rules/decks/legality/legality.cpp`; one with a placeholder in it is none.
    rooms = "rules|builder|data|locales|tests|installer|docs"
    for path in re.findall(rf"`((?:{rooms})/[\w./-]+)`", prose):
        places = [os.path.join(source, base, path) for base in ("", os.path.dirname(paper))]
        if not any(os.path.exists(place + end) for place in places for end in ("", ".h", ".cpp")):
            faults.append(f"{paper}: there is no {path}")


    # A name and the file where it stands, as in `read_file()` (`builder/app/base/files.h`).
    for name, path in re.findall(rf"`(?:\w+::)*(\w+)(?:\(\))?` \(`((?:{rooms})/[\w./-]+)`", prose):
        if os.path.isfile(os.path.join(source, path)) and not re.search(rf"\b{name}\b", read(path)):
            faults.append(f"{paper}: {path} has no {name}")


def as_said(expected, got):
    """Do the lines that were said fit, where … stands for any number of lines?"""
    if not expected:
        return not got
    if expected[0] == "…":
        return any(as_said(expected[1:], got[at:]) for at in range(len(got) + 1))
    return bool(got) and expected[0].rstrip() == got[0].rstrip() and as_said(expected[1:], got[1:])


def language_of(paper):
    """Of a guide or a translated paper; None for every other."""
    folder, file = os.path.split(paper)
    if folder == os.path.join("docs", "guide"):
        return file.removesuffix(".md")
    return os.path.basename(folder) if folder in (os.path.join("docs", each) for each in guides) else None


def console_parts(text):
    """Each command of the console fences, with the lines that are to follow."""
    for body in re.findall(r"```console\n(.*?)```", text, flags=re.S):
        for part in re.split(r"(?m)^\$ ", body)[1:]:
            command, *said = part.rstrip("\n").split("\n")
            yield command, said


def run(paper, folder, command, said):
    words = shlex.split(command)
    if words[0] == "mkdir":
        return os.mkdir(os.path.join(folder, words[1]))
    if words[:3] == ["cp", "-r", "/usr/share/kizuna/data"]:
        return shutil.copytree(os.path.join(source, "data"), os.path.join(folder, words[3]))
    output = None
    if len(words) > 2 and words[-2] == ">":
        output, words = words[-1], words[:-2]
    variables = {}
    while re.match(r"[A-Z_]+=", words[0]):
        name, _, value = words.pop(0).partition("=")
        variables[name] = value
    if words[0] != "kizuna-cli":
        faults.append(f"{paper}: “{command}” is not kizuna-cli")
        return
    code = next((int(line[2:]) for line in said if re.fullmatch(r"\? \d", line)), None)
    out = [line for line in said if not re.fullmatch(r"\? \d", line) and not line.startswith("! ")]
    err = [line[2:] for line in said if line.startswith("! ")]
    language = language_of(paper)
    spoken = ["--lang", language] if language else []
    done = subprocess.run([program, *spoken, *words[1:]], cwd=folder, capture_output=True, encoding="utf-8",
                          env={**os.environ, "XDG_DATA_HOME": os.path.join(folder, ".user"), **variables}, timeout=120)
    if output:
        with open(os.path.join(folder, output), "w", encoding="utf-8") as file:
            file.write(done.stdout)
        done.stdout = ""
    # Remarks on standard error may be left out; what is shown of both must be there, blank lines apart.
    got = [line for line in done.stdout.splitlines() if line.strip()]
    told = [line for line in done.stderr.splitlines() if line.strip()]
    out = [line for line in out if line.strip()]
    mixed = [line for line in out if line not in told or line in got]  # a terminal shows both
    if not as_said(mixed, got):
        faults.append(f"{paper}: “{command}” says\n    " + "\n    ".join(got[:20]))
    for line in err:
        if line.rstrip() not in [each.rstrip() for each in told]:
            faults.append(f"{paper}: “{command}” does not say “{line}” but\n    " + "\n    ".join(told))
    may_fail = language and set(out) & set(told)
    if done.returncode != code if code is not None else done.returncode == 2 and not may_fail:
        faults.append(f"{paper}: “{command}” ends with {done.returncode}")


def check_samples(paper, text):
    runs = 0
    with tempfile.TemporaryDirectory() as folder:
        samples = os.path.join(source, "docs", "samples")
        for file in os.listdir(samples):
            shutil.copy(os.path.join(samples, file), folder)
        for whole, head, body in re.findall(r"(```(\w+[^\n]*)\n(.*?)```)", text, flags=re.S):
            kind, _, name = head.partition(" ")
            if name and kind in ("yaml", "text"):
                os.makedirs(os.path.dirname(os.path.join(folder, name)), exist_ok=True)
                with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                    file.write(body)
                if body.startswith("scenario: 1"):
                    run(paper, folder, f"kizuna-cli play {name}", ["…", "? 0"])
                elif body.startswith("kizuna: 1"):
                    run(paper, folder, f"kizuna-cli list {name}", ["…", "? 0"])
                runs += 1
            for command, said in console_parts(whole):
                run(paper, folder, command, said)
                runs += 1
    return runs


def sources_below(*folders):
    texts = []
    for folder in folders:
        for place, _, files in os.walk(os.path.join(source, folder)):
            texts += [read(os.path.join(place, file)) for file in files if file.endswith((".cpp", ".h"))]
    return "\n".join(texts)


def shell_commands(text):
    """The words of each command of the sh fences, and those of a command within a word."""
    for body in re.findall(r"```sh\n(.*?)```", text, flags=re.S):
        for line in body.splitlines():
            words = shlex.split(line, comments=True)
            while words:
                end = next((at for at, word in enumerate(words) if word in ("&&", "|", ">")), len(words))
                yield words[:end]
                words = words[end + 2 if words[end:end + 1] == [">"] else end + 1:]


def check_command(paper, words):
    def there_is(known, what):
        if not known:
            faults.append(f"{paper}: there is no {what}, in “{' '.join(words)}”")

    for word in [word for word in words if re.match(r"(-D)?KIZUNA_\w+=", word)]:
        name = word.removeprefix("-D").partition("=")[0]
        there_is(name in (read("CMakeLists.txt") if word.startswith("-D") else tests), name)
    words = [word for word in words if not re.match(r"[A-Z_]+=", word)]
    if not words:
        return
    tool, options = words[0], [word.partition("=")[0] for word in words if word.startswith("--")]
    if "/bin/" in tool:
        name = os.path.basename(tool)
        there_is(os.path.exists(os.path.join(os.path.dirname(program), name)) or name in cmake_files, name)
        for suite in [word.partition("=")[2] for word in words if word.startswith("--run_test=")]:
            there_is(re.search(rf"_SUITE\({suite}\b", tests), f"suite {suite}")
        boost = ("--run_test", "--log_level")
        there_is(all(f'"{option}"' in tests for option in options if option not in boost), f"option of {name}")
    elif tool.startswith("installer/"):
        there_is(os.access(os.path.join(source, tool), os.X_OK), tool)
    elif tool in ("cmake", "ctest"):
        presets = json.loads(read("CMakePresets.json"))
        kind = "test" if tool == "ctest" else next(
            (kind for kind in ("build", "workflow") if f"--{kind}" in options), "configure")
        for preset in [words[at + 1] for at, word in enumerate(words) if word == "--preset"]:
            there_is(preset in [each["name"] for each in presets[f"{kind}Presets"]], f"preset {preset} to {kind}")
    elif tool == "kizuna-cli":
        said = subprocess.run([program, words[1], "--help"], capture_output=True, text=True, timeout=120)
        for option in options:
            there_is(re.search(rf"{option}\b", said.stdout), f"option {option}")
    elif tool in ("parallel", "sbatch"):
        inner = shlex.split(words[words.index("--wrap") + 1]) if tool == "sbatch" else words[1:]
        there_is(inner[0] == "kizuna-cli", inner[0])
        check_command(paper, inner[:next((at for at, word in enumerate(inner) if word == ">"), len(inner))])
    else:
        there_is(tool in ("seq", "clang-format"), tool)


def check_code(paper, text):
    kinds = ("", "cmake", "console", "cpp", "sh", "text", "yaml")
    opened = re.findall(r"(?m)^```(.*)$", text)[::2]  # every other one closes
    for kind in [head.partition(" ")[0] for head in opened]:
        if kind not in kinds:
            faults.append(f"{paper}: nothing tries a sample of the kind “{kind}”")
    for body in re.findall(r"```cpp\n(.*?)```", text, flags=re.S):
        if body != read("tests/embedding/embedding.cpp"):
            faults.append(f"{paper}: the program is not that of tests/embedding")
    for body in re.findall(r"```cmake\n(.*?)```", text, flags=re.S):
        built = re.sub(r"\w+ PRIVATE|0\.1 |\$\{COMPONENT\}", "", read("tests/embedding/CMakeLists.txt"))
        for line in body.splitlines():
            if re.sub(r"\w+ PRIVATE|(?<=COMPONENTS )\w+", "", line) not in built:
                faults.append(f"{paper}: “{line}” does not stand in tests/embedding")
    commands = list(shell_commands(text))
    for words in commands:
        check_command(paper, words)
    return len(commands)


def window_words(language):
    """What the window says, without the signs of keyboard access."""
    texts = re.findall(r'(?m)^ *"[a-z0-9._-]+" \{ "(.*)" \}$', read(f"locales/{guides[language]}.txt"))
    return {re.sub(r"\(&.\)|&|[…:：]$", "", re.sub(r"\(&.\)(?=…$)", "", text)) for text in texts}


def check_words(paper, text, language):
    words = window_words(language)
    for bold in re.findall(r"\*\*(.+?)\*\*", text):
        for word in bold.split(" > "):
            if word not in words:
                faults.append(f"{paper}: the window has no “{word}”")


def check_keys(paper, text):
    sources = "".join(read(f"builder/{file}.cpp") for file in (
        "app/commands/commands", "app/commands/shortcut_sheet", "gui/window/window_parts", "gui/play/table_commands"))
    for key in re.findall(r"`((?:(?:Ctrl|Alt|Shift|Maiusc)\+)+[^`]+|F\d+)`", text):
        if not re.search(rf'[" ]{re.escape(key.replace("Maiusc", "Shift").replace("Invio", "Enter"))}[" ]', sources):
            faults.append(f"{paper}: no command has the key {key}")


def subcommand(command):
    """The first two words, without variables: options and names may differ from guide to guide."""
    return [word for word in shlex.split(command) if not re.match("[A-Z_]+=", word)][:2]


def check_guides():
    outlines = {}
    for language in guides:
        paper = os.path.join("docs", "guide", f"{language}.md")
        text = read(paper)
        check_words(paper, text, language)
        check_keys(paper, text)
        outlines[paper] = [[subcommand(command) for command, _ in console_parts(chapter)]
                           for chapter in re.split(r"(?m)^## ", text)]
    first, *others = outlines
    for paper in others:
        if outlines[paper] != outlines[first]:
            faults.append(f"{paper}: its chapters have other commands than those of {first}")


def words_of_code(text):
    """What stands in code marks outside of samples; of a path, only the file."""
    prose = re.sub(r"```.*?```", "", text, flags=re.S)
    return {word if " " in word else os.path.basename(word) for word in re.findall(r"`([^`]+)`", prose)}


def check_translations():
    names = ("CLI.md", "DECKS.md", "EXCHANGE.md", "QUERY.md")
    for name in names:
        whole = read(f"docs/{name}")
        for language in guides:
            if language == "en":
                continue
            paper = f"docs/{language}/{name}"
            text = read(paper)
            if [len(level) for level in re.findall(r"(?m)^#+", text)] != [len(level) for level in re.findall(r"(?m)^#+", whole)]:
                faults.append(f"{paper}: it has other headings than docs/{name}")
            if [command for command, _ in console_parts(text)] != [command for command, _ in console_parts(whole)]:
                faults.append(f"{paper}: its commands are others than those of docs/{name}")
            for word in sorted(words_of_code(whole) - words_of_code(text)):
                faults.append(f"{paper}: “{word}” of docs/{name} is missing")


def check_steps():
    paper = read("docs/EFFECTS.md")
    rows = [line.split("|")[1] for line in paper.splitlines() if line.startswith("| `")]
    samples = "".join(re.findall(r"```yaml\n(.*?)```", paper, flags=re.S))
    steps = re.findall(r'\{"([a-z-]+)", Verb::', read("rules/cards/skills/effect_yaml.cpp"))
    if len(steps) < 40:
        faults.append("the table of steps in effect_yaml.cpp was not found")
    for step in [*steps, "pay"]:
        if not any(f"`{step}`" in row or f"`{step}:" in row for row in rows):
            faults.append(f"docs/EFFECTS.md: the step {step} has no row")
        if not re.search(rf"(?<![\w-]){step}:", samples):
            faults.append(f"docs/EFFECTS.md: the step {step} has no sample")


def check_codes():
    answer = subprocess.run([program, "rules", "--json"], capture_output=True, text=True, timeout=120)
    paper = read("docs/CLI.md")
    codes = [rule["clause"] for rule in json.loads(answer.stdout)["rules"] if rule["kind"] == "program"]
    if len(codes) < 10:
        faults.append("hardly any code was found")
    for code in codes:
        if f"`{code}`" not in paper:
            faults.append(f"docs/CLI.md: the code {code} is missing")


tests = sources_below("tests")
cmake_files = read("tests/CMakeLists.txt")
ran = 0
known = 0
check_steps()
check_codes()
check_guides()
check_translations()
for paper in papers():
    text = read(paper)
    check_links(paper, text)
    ran += check_samples(paper, text)
    known += check_code(paper, text)
print(f"{ran} samples were tried, {known} commands looked up")
for fault in faults:
    print(fault)
if ran < 10 or known < 10:
    print("hardly any sample was found")
sys.exit(1 if faults or ran < 10 or known < 10 else 0)
