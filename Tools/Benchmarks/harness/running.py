"""The time that a running program waits for its messages, and their size in the program."""

import json
import os
import pathlib
import shutil

from measure import PACKAGE, ROOT, WORK, instructions, run

SUITE = pathlib.Path(os.environ.get("MF2_TESTS", ROOT / "../shared/mf2/tests"))


def run_rows(bayan, corpus, counts):
    """Yields the rows of a running program, which measures itself."""
    folder = WORK / "peers"
    corpus.write_po()
    corpus.write_peers(folder)
    corpus.write_resources(WORK / "resources")
    run("genrb", "-q", "-e", "UTF-8", "-d", folder, WORK / "resources/ar.txt")
    (folder / "messages.json").write_text(json.dumps(messages(corpus)))
    program = built(bayan, "Benchmarks")
    yield from printed_rows(program, folder)
    if counts and shutil.which("valgrind"):
        yield from count_rows(program, folder)


def keystroke_rows(bayan, corpus):
    """Yields the rows of an editor that checks a message at each keystroke."""
    yield from printed_rows(built(bayan, "Keystrokes"), corpus.folder)


def built(bayan, product):
    """Builds a program of Tools/Benchmarks."""
    run(bayan, "generate", "--quiet", "--project", PACKAGE / "Formats",
        "--output", PACKAGE / "Sources/Formats/Generated")
    run("swift", "build", "-c", "release", "--product", product, cwd=PACKAGE)
    return pathlib.Path(run("swift", "build", "-c", "release", "--show-bin-path",
                            cwd=PACKAGE).strip()) / product


def printed_rows(program, folder):
    """Yields the rows that a program prints."""
    for line in run(program, folder).splitlines():
        found = json.loads(line)
        yield {"name": found["name"], "ours": found["ours"], "peer": found["peer"],
               "peer_name": found["peer_name"], "ratio": found["ratio"],
               "bar": found.get("bar"), "holds": found.get("holds")}


def messages(corpus):
    """Returns the messages to parse: the working group's suite if it is there, else the corpus."""
    found = []

    def collect(value):
        if isinstance(value, dict):
            if isinstance(value.get("src"), str):
                found.append(value["src"])
            for each in value.values():
                collect(each)
        elif isinstance(value, list):
            for each in value:
                collect(each)

    for path in sorted(SUITE.rglob("*.json")):
        collect(json.loads(path.read_text()))
    return found or [text for pair in corpus.all[:2_000] for text in pair]


def count_rows(program, folder):
    """Yields the instructions of each call, if valgrind can run the program."""
    # Valgrind can't read Swift's debug information.
    stripped = WORK / "Benchmarks-stripped"
    run("strip", "--strip-debug", "-o", stripped, program)
    program = stripped
    for line in run(program, folder, "--names").splitlines():
        name, peer = line.split("\t")
        ours, theirs = (instructions(program, folder, name, peer, side) for side in ["ours", "peer"])
        if ours is None or theirs is None:
            continue
        yield {"name": f"{name} (instructions)", "ours": ours, "peer": theirs, "peer_name": peer,
               "ratio": ours / theirs, "bar": None, "holds": None}


def instructions(program, folder, name, peer, side):
    """Returns the instructions of two rounds minus those of one; `None` if valgrind gives no count."""
    def counted(rounds):
        count, result = instructions(program, folder, name, peer, side, rounds)
        return None if count is None else (count, int(result.stdout))

    one, two = counted(1), counted(2)
    return None if one is None or two is None else (two[0] - one[0]) / one[1]


def weight_row(bayan):
    """Returns the size that the runtime and a small catalog add to a stripped static binary."""
    sizes = json.loads(run(ROOT / "Tools/runtime-alone", "--bayan", bayan, "--json"))
    return {"name": "a stripped static program with the runtime (bytes)", "ours": sizes["with"],
            "peer": sizes["without"], "peer_name": "the same without", "bar": None, "holds": None,
            "ratio": sizes["with"] / sizes["without"]}
