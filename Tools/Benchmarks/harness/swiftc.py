"""The compile times of generated modules: ours, and the shapes that other generators write."""

import json
import os
import shutil
import time

from compiling import PLUGIN_FILES
from measure import WORK, row, run, timed

# The limit in seconds for a shape; a shape that takes longer counts as this long.
LIMIT = 120


def swiftc(files, modules, limit=None):
    """Compiles as SwiftPM does for a release: the whole module, on all cores."""
    # The compiler doesn't generate code again if it finds an unchanged object.
    shutil.rmtree(WORK / "objects", ignore_errors=True)
    (WORK / "objects").mkdir()
    objects = {str(file): {"object": str(WORK / "objects" / f"{file.stem}.o")} for file in files}
    (WORK / "objects/map.json").write_text(json.dumps(objects))
    return timed("swiftc", "-O", "-whole-module-optimization", "-num-threads", os.cpu_count(),
                 *module(files, modules), "-output-file-map", WORK / "objects/map.json", limit=limit)


def module(files, modules):
    """Returns the arguments of both builds."""
    return ["-parse-as-library", "-module-name", "Messages", "-swift-version", "6",
            "-enable-upcoming-feature", "InternalImportsByDefault", "-I", modules, "-c", *files]


def empty_file():
    empty = WORK / "Empty.swift"
    empty.write_text("public import BayanRuntime\n")
    return empty


def edit_rows(name, bayan, corpus, modules, runs):
    """Returns the compile time of a debug build after an edit of a text, beside that of a full build."""
    folder = WORK / "edited"

    def compiled():
        run(bayan, "generate", "--project", corpus.folder, "--output", folder, *PLUGIN_FILES, "--quiet")
        files = sorted(folder.glob("*.swift"))
        objects = {str(file): {"object": f"{file}.o", "swift-dependencies": f"{file}.swiftdeps"}
                   for file in files}
        objects[""] = {"swift-dependencies": str(folder / "Messages.swiftdeps")}
        (folder / "map.json").write_text(json.dumps(objects))
        return timed("swiftc", "-Onone", "-g", "-incremental", "-enable-batch-mode",
                     "-j", os.cpu_count(), "-emit-module", "-emit-module-path",
                     folder / "Messages.swiftmodule", *module(files, modules),
                     "-output-file-map", folder / "map.json").seconds

    for kind, locale in [("a translated", "ar"), ("a source", "en")]:
        path = corpus.folder / "Locales" / locale / "d000000.toml"
        words = path.read_text()
        pairs = []
        for _ in range(runs):
            shutil.rmtree(folder, ignore_errors=True)
            path.write_text(words)
            whole = compiled()
            path.write_text(words.replace('title = "', 'title = "a ', 1))
            # The compiler compares modification times in seconds.
            time.sleep(1.1)
            pairs.append((compiled(), whole))
        path.write_text(words)
        yield row(f"swiftc -Onone, {kind} word edited, {name} (s, clock)", pairs, "all of it", None)


def module_rows(name, folder, modules, runs):
    """Yields the times of a generated module beside an empty one, by processor and by clock."""
    files = sorted(folder.glob("*.swift"))
    pairs = [(swiftc(files, modules), swiftc([empty_file()], modules)) for _ in range(runs)]
    yield row(f"swiftc -O, {name} (s, processor)",
              [(ours.processor, peer.processor) for ours, peer in pairs], "an empty module", None)
    yield row(f"swiftc -O, {name} (s, clock)",
              [(ours.seconds, peer.seconds) for ours, peer in pairs], "an empty module", None)


def shape_rows(corpus, folder, modules, runs):
    """Yields our module beside a dictionary literal and a switch with the same texts."""
    shutil.rmtree(WORK / "shapes", ignore_errors=True)
    rows = []
    files = sorted(folder.glob("*.swift"))
    for shape, write in [("a dictionary literal", dictionary), ("a switch", switch)]:
        source = WORK / "shapes" / f"{write.__name__}.swift"
        source.parent.mkdir(exist_ok=True)
        source.write_text(write(corpus))
        measured = []
        for _ in range(runs):
            peer = swiftc([source], modules, limit=LIMIT)
            measured.append((swiftc(files, modules), peer))
            if peer is None:
                break
        stopped = measured[-1][1] is None
        name = f"{corpus.messages:,} messages × 2 locales"
        rows.append(row(f"swiftc -O, {name} (s, clock)",
                        [(ours.seconds, peer.seconds if peer else LIMIT) for ours, peer in measured],
                        f"{shape}, more than {LIMIT} s" if stopped else shape, None))
        if not stopped:
            rows.append(row(f"swiftc -O, memory, {name} (bytes)",
                            [(ours.memory, peer.memory) for ours, peer in measured], shape, None))
    return rows


def literal(text):
    return json.dumps(text, ensure_ascii=False)


def dictionary(corpus):
    """Writes `[key: text]`, the form of generators of localized strings."""
    tables = []
    for locale, index in [("en", 0), ("ar", 1)]:
        entries = "\n".join(f'  "k{number}": {literal(pair[index])},'
                            for number, pair in enumerate(corpus.all))
        tables.append(f"public let {locale}: [String: String] = [\n{entries}\n]\n")
    return "".join(tables)


def switch(corpus):
    """Writes a switch from number to text."""
    functions = []
    for locale, index in [("en", 0), ("ar", 1)]:
        cases = "\n".join(f"  case {number}: {literal(pair[index])}"
                          for number, pair in enumerate(corpus.all))
        functions.append(f"public func {locale}(_ key: Int) -> String {{\n  switch key {{\n{cases}\n"
                         '  default: ""\n  }\n}\n')
    return "".join(functions)
