"""The time that a project waits for `bayan`: compiling its catalog, in full or after a change."""

import os
import pathlib
import shutil
import sys

from corpus import Corpus
from measure import WORK, row, run, timed

# A fixed version, so that the compared rules stay the same.
POFILTER = "translate-toolkit==3.20.4"


def generate(bayan, corpus, output, *more):
    return timed(bayan, "generate", "--project", corpus.folder, "--output", output, *more)


def fresh(bayan, corpus):
    """Generates into an empty folder."""
    shutil.rmtree(WORK / "output", ignore_errors=True)
    return generate(bayan, corpus, WORK / "output")


def compile_rows(bayan, corpus, runs):
    """Yields the compilation of a whole catalog, beside gettext and ICU on the same texts."""
    corpus.write_po()
    corpus.write_resources(WORK / "resources")

    def msgfmt():
        parts = [timed("msgfmt", "-c", "-o", WORK / f"{locale}.mo", corpus.folder / f"{locale}.po")
                 for locale in ["en", "ar"]]
        return sum(part[0] for part in parts), max(part[1] for part in parts)

    def genrb():
        parts = [timed("genrb", "-q", "-e", "UTF-8", "-d", WORK, WORK / f"resources/{locale}.txt")
                 for locale in ["en", "ar"]]
        return sum(part[0] for part in parts)

    name = f"{corpus.messages:,} messages × 2 locales"
    measured = [(fresh(bayan, corpus), msgfmt(), genrb()) for _ in range(runs)]
    start = smallest(bayan)
    return [
        row(f"check + compile + emit, {name} (s)", [(ours[0], peer[0]) for ours, peer, _ in measured],
            "msgfmt -c", 1),
        row(f"check + compile + emit, {name} (s)", [(ours[0], peer) for ours, _, peer in measured],
            "genrb", None),
        row(f"peak memory, {name} (bytes)", [(ours[1], peer[1]) for ours, peer, _ in measured],
            "msgfmt -c, the larger of two", None),
        row(f"peak memory, {name} (bytes)", [(ours[1], corpus.source_bytes)
                                             for ours, _, _ in measured], "source bytes", None),
        row(f"peak memory beyond a project of one error, {name} (bytes)",
            [(ours[1] - start, corpus.source_bytes) for ours, _, _ in measured], "source bytes", 10),
    ]


def smallest(bayan):
    """Returns the peak memory of a project with one error: code, Foundation, and ICU's data."""
    one = Corpus(WORK / "one", 1, codes=1)
    return min(generate(bayan, one, WORK / "one-output").memory for _ in range(3))


def change_rows(bayan, corpus, runs):
    """Yields the time of a project without a change, and after a change of one entry."""
    output = WORK / "output"
    fresh(bayan, corpus)
    name = f"{corpus.messages:,} messages × 2 locales"
    unchanged, touched = [], []
    for number in range(runs):
        before = modified(output)
        unchanged.append((generate(bayan, corpus, output)[0], timed(bayan, "--version")[0]))
        if modified(output) != before:
            sys.exit("an unchanged project was written again")
        words = corpus.folder / "Locales/ar/d000000.toml"
        words.write_text(words.read_text().replace("title = \"", f"title = \"{number} ", 1))
        one = generate(bayan, corpus, output)[0]
        changed = {path for path, time in modified(output).items() if before.get(path) != time}
        if changed != {"MessagesCatalog.ar+Generated.swift"}:
            sys.exit(f"one Arabic entry was touched, and these were written: {changed}")
        touched.append((one, fresh(bayan, corpus)[0]))
    return [
        row(f"generate, nothing changed, {name} (s)", unchanged, "process start", None),
        row(f"generate, one Arabic entry touched, {name} (s)", touched, "generating all", None),
    ]


def modified(folder):
    return {path.name: path.stat().st_mtime_ns for path in folder.glob("*.swift")}


def filter_rows(bayan, corpus, runs):
    """Yields the time of all rules, beside all of pofilter's."""
    pofilter = installed_pofilter()
    output = WORK / "pofilter"

    def theirs():
        return sum(timed(pofilter, "--progress=none", corpus.folder / f"{locale}.po",
                         output / f"{locale}.po")[0] for locale in ["en", "ar"])

    def ours():
        return timed(bayan, "check", "--notes", "--project", corpus.folder, accept=(0, 1))[0]

    output.mkdir(exist_ok=True)
    pairs = [(ours(), theirs()) for _ in range(runs)]
    return [row(f"check, all rules, notes too, {corpus.messages:,} messages × 2 locales (s)", pairs,
                "pofilter", 1 / 20)]


def installed_pofilter():
    """Returns translate-toolkit in its own environment, which the first run sets up."""
    folder = WORK / "translate-toolkit"
    if not (folder / "bin/pofilter").exists():
        run(sys.executable, "-m", "venv", folder)
        run(folder / "bin/pip", "install", "--quiet", POFILTER)
    return folder / "bin/pofilter"


def growth_rows(bayan, corpus, factors):
    """Yields time and memory of each message, as projects grow tenfold."""
    rows = []
    small = min(fresh(bayan, corpus) for _ in range(3))
    start = smallest(bayan)
    for factor in factors:
        larger = Corpus.multiplied(corpus, WORK / "large", factor)
        seconds, peak, *_ = min(fresh(bayan, larger) for _ in range(3 if factor <= 10 else 1))
        name = f"{larger.messages:,} messages × 2 locales"
        rows += [
            row(f"microseconds a message, {name}",
                [(seconds / larger.messages * 1e6, small[0] / corpus.messages * 1e6)],
                f"with {corpus.messages:,}", 1.2),
            row(f"peak memory, {name} (bytes)", [(peak, larger.source_bytes)], "source bytes", None),
            row(f"peak memory beyond a project of one error, {name} (bytes)",
                [(peak - start, larger.source_bytes)], "source bytes", 10),
        ]
        shutil.rmtree(larger.folder)
        shutil.rmtree(WORK / "output")
    return rows


# The files that the build-tool plugin requests for a target.
PLUGIN_FILES = [word for part in ["", *(f"Errors{number}" for number in range(1, 5))]
                for word in ("--file", f"Messages{part}+Generated.swift")]


def debug_rows(runs):
    """Yields the time of a build in which SwiftPM builds the plugin's tool without optimization."""
    from measure import ROOT
    run("swift", "build", "--product", "bayan", cwd=ROOT)
    bayan = pathlib.Path(run("swift", "build", "--show-bin-path", cwd=ROOT).strip()) / "bayan"
    corpus = Corpus(WORK / "debug", 10)
    corpus.add_locales(["ar-EG", "ar-SA", "da", "de", "fi", "nb", "nl", "sv"])
    arguments = [*PLUGIN_FILES, "--quiet"]
    waits, again = [], []
    for number in range(runs):
        shutil.rmtree(WORK / "output", ignore_errors=True)
        start = timed(bayan, "--version")[0]
        waits.append((generate(bayan, corpus, WORK / "output", *arguments)[0] - start, 1))
        words = corpus.folder / "Locales/ar/d000000.toml"
        words.write_text(words.read_text().replace("title = \"", f"title = \"{number} ", 1))
        again.append((generate(bayan, corpus, WORK / "output", *arguments)[0] - start, 1))
    name = f"{corpus.messages:,} messages × 10 locales, tool not optimised, beyond process start (s)"
    return [row(f"generate, {name}", waits, "second", 2),
            row(f"generate, one entry touched, {name}", again, "second", 2)]
