"""The measurements of Tools/proof/curve; see there."""

import argparse
import concurrent.futures
import json
import multiprocessing
import os
import pathlib
import re
import shutil
import sys
import threading
import time
import typing

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORK = ROOT / ".build/curve"
sys.path[:0] = [str(ROOT / "Tools/Support"), str(ROOT / "Tools/Benchmarks/harness")]

from bazel.engine import Machine
from bazel.executor import Executor
from bazel.processes import processor_seconds, resident_bytes
from bazel.workspace import CATALOG, Workspace, write
from corpus import FACETS, Corpus
from curve_plot import draw
from measure import timed

LOCALES = ["en", "ar", "ar-EG", "ar-SA", "da", "de", "fi", "nb", "nl", "sv"]
CODES = 25
MESSAGES_OF_A_FILE = CODES * len(FACETS)
# The number of modules, and of files in each, by the power of ten of the message-locales.
SHAPES = {4: (2, 5), 5: (5, 20), 6: (10, 100), 7: (50, 200)}

ONE, SANDBOX, REMOTE = "one process", "sandbox", "remote"
COLD, CACHED, EDIT = "cold", "cached", "one edit"


class Row(typing.NamedTuple):
    """The cost of a build. Memory and amounts are in bytes."""

    size: int
    where: str
    build: str
    seconds: float
    processor: float
    memory: int
    written: int
    sent: int | None
    run: int
    cached: int


# The catalogs

def write_module(folder, number, files):
    """Writes a module from its own seed: words of each language, some with placeholders, some plurals."""
    corpus = Corpus(folder, files, CODES, seed=number)
    corpus.add_locales(LOCALES[2:])
    project = folder / "Catalog/bayan.toml"
    project.write_text(project.read_text().replace('"Messages"', f'"Module{number}"'))
    write(folder / "BUILD.bazel", CATALOG.format(files=20, module=f"Module{number}"))


def written_modules(workspace, power):
    """Returns the modules' folders, written by other processes, whose memory isn't measured."""
    count, files = SHAPES[power]
    folders = [workspace.folder / f"curve/module{number}" for number in range(count)]
    with multiprocessing.Pool(maxtasksperchild=1) as pool:
        pool.starmap(write_module, [(folder, number, files) for number, folder in enumerate(folders)], chunksize=1)
    return folders


def swift_file(folder):
    return f"{folder.name.capitalize()}.swift"


def edit(folders):
    """Changes the first word of an Arabic title."""
    file = folders[0] / "Locales/ar/d000000.toml"
    text = file.read_text(encoding="utf-8")
    changed = re.sub(r'^title = "\S+', r'\g<0>ب', text, count=1, flags=re.MULTILINE)
    assert changed != text
    file.write_text(changed, encoding="utf-8")


def size_of(folders, suffixes=None, since=0):
    """Returns the number of files below folders and their bytes; with a time, of those changed since."""
    found = [path.stat() for folder in folders for path in pathlib.Path(folder).rglob("*")
             if path.is_file() and (suffixes is None or path.suffix in suffixes)]
    sizes = [status.st_size for status in found if status.st_mtime >= since]
    return len(sizes), sum(sizes)


# The measurements

class Peak:
    """The largest memory that some processes have together, measured five times a second."""

    def __init__(self, roots):
        self.roots, self.bytes, self.ended = roots, 0, threading.Event()
        self.thread = threading.Thread(target=self.watch)

    def watch(self):
        while not self.ended.wait(0.2):
            self.bytes = max(self.bytes, sum(resident_bytes(root) for root in self.roots()))

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.ended.set()
        self.thread.join()


def bytes_sent():
    """Returns the number of bytes that this machine has sent to itself."""
    for line in pathlib.Path("/proc/net/dev").read_text().splitlines():
        name, _, fields = line.strip().partition(":")
        if name == "lo":
            return int(fields.split()[0])
    raise SystemExit("there is no loopback network")


def in_one_process(size, build, tool, folders, output):
    """Runs a process for each module, one after the other."""
    # The processes start from a small one: Linux counts a parent's memory for the command that it starts.
    with concurrent.futures.ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        start = time.time()
        usages = [pool.submit(timed, tool, "generate", "--quiet", "--project", folder, "--output",
                              output / folder.name, "--file", swift_file(folder)).result() for folder in folders]
    _, written = size_of([output], since=start - 0.02)
    return Row(size, ONE, build, sum(usage.seconds for usage in usages), sum(usage.processor for usage in usages),
               max(usage.memory for usage in usages), written, None, len(usages), 0)


def server(machine):
    """Returns the process of Bazel's server, if there is one."""
    try:
        return [int((machine.folder / "server/server.pid.txt").read_text())]
    except (OSError, ValueError):
        return []


def by_bazel(size, where, build, machine, executor=None):
    """Measures a build by Bazel: its client, its server, and all processes of server or executor."""
    def roots():
        return server(machine) + ([executor.process.pid] if executor else [])
    before = {root: processor_seconds(root) for root in roots()}
    start, sent = time.time(), bytes_sent()
    machine.log.unlink(missing_ok=True)
    with Peak(roots) as peak:
        try:
            client = timed("env", "-C", machine.workspace.folder, *machine.command("build", "//curve/..."))
        except SystemExit:
            raise SystemExit(machine.run("build", "//curve/...")[1][-6000:])
    sent = bytes_sent() - sent
    processor = client.processor + sum(processor_seconds(root) - before.get(root, 0) for root in roots())
    runners = [runner for _, runner in machine.actions()]
    cached = sum("cache hit" in runner for runner in runners)
    _, written = size_of([machine.outputs_folder("curve")], since=start - 0.02)
    return Row(size, where, build, client.seconds, processor, peak.bytes, written,
               sent if executor else None, len(runners) - cached, cached)


def start_of_bazel(work, workspace):
    """Returns the seconds of Bazel's start, after its own files are there."""
    seconds = None
    for name in ["first-start", "second-start"]:
        machine = Machine(work, name, workspace)
        seconds = timed("env", "-C", workspace.folder, *machine.before, "info", "server_pid").seconds
        machine.shutdown()
    return seconds


def measured(power, tool):
    """Returns all rows of a size, with the size's parts."""
    work = WORK / str(power)
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    workspace = Workspace(work, tool)
    tool = workspace.folder / "tools/bayan-build"
    folders = written_modules(workspace, power)
    size = 10 ** power
    files, source = size_of(folders, [".toml"])
    about = {"size": size, "modules": len(folders), "messages": SHAPES[power][1] * MESSAGES_OF_A_FILE,
             "files": files, "bytes": source, "start": start_of_bazel(work, workspace)}

    executor = Executor(work)
    kinds = {SANDBOX: (["--spawn_strategy=sandboxed", f"--disk_cache={work}/disk-cache"], None),
             REMOTE: (executor.options, executor)}
    machines, rows = {}, []

    def take(row):
        """Keeps a row and prints it, because a run of hours may end before its table."""
        rows.append(row)
        print(table_row(row), file=sys.stderr, flush=True)

    take(in_one_process(size, COLD, tool, folders, work / "one"))
    try:
        for where, (options, runner) in kinds.items():
            if runner:
                runner.start()
            machines[where] = Machine(work, where, workspace, *options)
            take(by_bazel(size, where, COLD, machines[where], runner))
            second = Machine(work, f"{where}-second", workspace, *options)
            try:
                take(by_bazel(size, where, CACHED, second, runner))
            finally:
                second.shutdown()
        edit(folders)
        take(in_one_process(size, EDIT, tool, folders[:1], work / "one"))
        for where, (_, runner) in kinds.items():
            take(by_bazel(size, where, EDIT, machines[where], runner))
        for folder in folders:
            expected = (work / "one" / folder.name / swift_file(folder)).read_bytes()
            for machine in machines.values():
                if machine.outputs(f"curve/{folder.name}")[swift_file(folder)] != expected:
                    raise SystemExit(f"{folder.name}: {machine.folder.name} made other bytes than one process")
    finally:
        for machine in machines.values():
            machine.shutdown()
        executor.kill()
    shutil.rmtree(work)
    return about, rows


# The page

def megabytes(amount):
    value = amount / 1e6
    return f"{value:.1f}" if value < 10 else f"{value:,.0f}"


def seconds(value):
    return f"{value:.2f}" if value < 10 else f"{value:,.0f}"


def sizes_table(sizes):
    lines = ["| message-locales | modules | messages of each | locales | files | MB |",
             "| --: | --: | --: | --: | --: | --: |"]
    for about in sizes:
        lines.append(f"| {about['size']:,} | {about['modules']} | {about['messages']:,} | {len(LOCALES)} "
                     f"| {about['files']:,} | {megabytes(about['bytes'])} |")
    return "\n".join(lines)


def table_row(row):
    actions = ", ".join([f"{row.run:,} run"] * (row.run > 0) + [f"{row.cached:,} taken"] * (row.cached > 0))
    if row.where == ONE:
        actions = f"{row.run} process" + "es" * (row.run != 1)
    return (f"| {row.size:,} | {row.build} | {row.where} | {seconds(row.seconds)} | {seconds(row.processor)} "
            f"| {megabytes(row.memory)} | {megabytes(row.written)} "
            f"| {'' if row.sent is None else megabytes(row.sent)} | {actions} |")


def rows_table(rows):
    lines = ["| message-locales | build | where | seconds | processor, s | memory, MB | written, MB | sent, MB "
             "| actions |",
             "| --: | --- | --- | --: | --: | --: | --: | --: | --- |"]
    order = [COLD, CACHED, EDIT]
    lines += map(table_row, sorted(rows, key=lambda row: (row.size, order.index(row.build))))
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", required=True, type=pathlib.Path, help="a bayan-build that needs no other file")
    parser.add_argument("--sizes", type=int, nargs="+", choices=sorted(SHAPES), default=[4, 5],
                        help="powers of ten of message-locales")
    parser.add_argument("--add", action="store_true", help="keep the other sizes of the last run")
    parser.add_argument("--plot", type=pathlib.Path, default=ROOT / "Documentation/Images/scale.svg")
    options = parser.parse_args()
    WORK.mkdir(parents=True, exist_ok=True)
    file = WORK / "results.json"
    sizes, rows = [], []
    if options.add:
        last = json.loads(file.read_text())
        measured_now = {10 ** power for power in options.sizes}
        sizes = [about for about in last["sizes"] if about["size"] not in measured_now]
        rows = [Row(**row) for row in last["rows"] if row["size"] not in measured_now]
    for power in sorted(options.sizes):
        about, more = measured(power, options.tool)
        sizes = sorted([*sizes, about], key=lambda about: about["size"])
        rows += more
        results = {"sizes": sizes, "rows": [row._asdict() for row in rows]}
        file.write_text(json.dumps(results, indent=1))
        options.plot.write_text(draw(rows, [ONE, SANDBOX, REMOTE], [COLD, CACHED, EDIT]), encoding="utf-8")
        print(f"\n{sizes_table(sizes)}\n\n{rows_table(rows)}\n\n"
              f"{os.cpu_count()} processors. Bazel alone starts in {sizes[0]['start']:.1f} s.", flush=True)


if __name__ == "__main__":
    main()
