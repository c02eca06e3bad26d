"""What a running program waits for its words, and what they weigh in it."""

import json
import os
import pathlib
import shutil

from measure import PACKAGE, ROOT, WORK, instructions, run

SUITE = pathlib.Path(os.environ.get("MF2_TESTS", ROOT / "../shared/mf2/tests"))


def run_rows(bayan, corpus, counts):
    """The rows of a running program, which measures itself."""
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
    """What an editor waits that checks the message being typed."""
    yield from printed_rows(built(bayan, "Keystrokes"), corpus.folder)


def built(bayan, product):
    """A program of Tools/Benchmarks."""
    run(bayan, "generate", "--quiet", "--project", PACKAGE / "Formats",
        "--output", PACKAGE / "Sources/Formats/Generated")
    run("swift", "build", "-c", "release", "--product", product, cwd=PACKAGE)
    return pathlib.Path(run("swift", "build", "-c", "release", "--show-bin-path",
                            cwd=PACKAGE).strip()) / product


def printed_rows(program, folder):
    """The rows that a program prints of itself."""
    for line in run(program, folder).splitlines():
        found = json.loads(line)
        yield {"name": found["name"], "ours": found["ours"], "peer": found["peer"],
               "peer_name": found["peer_name"], "ratio": found["ratio"],
               "bar": found.get("bar"), "holds": found.get("holds")}


def messages(corpus):
    """What is parsed: the working group's suite where it is at hand, else the corpus."""
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
    """Instructions a call, where valgrind can run the program."""
    # Valgrind can't read all that Swift writes for debuggers.
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
    """Those of two rounds, less those of one; `None` where valgrind gives no count."""
    def counted(rounds):
        count, result = instructions(program, folder, name, peer, side, rounds)
        return None if count is None else (count, int(result.stdout))

    one, two = counted(1), counted(2)
    return None if one is None or two is None else (two[0] - one[0]) / one[1]


def weight_row(bayan):
    """What the runtime and a small catalog add to a stripped static binary."""
    sizes = json.loads(run(ROOT / "Tools/runtime-alone", "--bayan", bayan, "--json"))
    return {"name": "a stripped static program with the runtime (bytes)", "ours": sizes["with"],
            "peer": sizes["without"], "peer_name": "the same without", "bar": None, "holds": None,
            "ratio": sizes["with"] / sizes["without"]}
