"""The proof of Tools/proof/bazel; see there."""

import argparse
import collections
import pathlib
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORK = ROOT / ".build/bazel-proof"
sys.path.insert(0, str(ROOT / "Tools/Support"))

from bazel.engine import CACHED, REMOTE, SANDBOX, Machine, checks, contents
from bazel.executor import Executor
from bazel.workspace import ProofWorkspace

KINDS = ["interface", "compile", "check", "link", "report"]


class Table:
    """A table of expected and seen results."""

    def __init__(self):
        self.rows = []

    def add(self, what, expected, seen):
        self.rows.append((what, str(expected), str(seen)))
        print(f"{'ok    ' if str(expected) == str(seen) else 'FAILED'} {what}: {seen}", flush=True)

    def print(self):
        widths = [max(len(row[column]) for row in self.rows) for column in range(3)]
        print()
        for what, expected, seen in [("what", "expected", "seen"), *self.rows]:
            print(f"{what:{widths[0]}}  {expected:{widths[1]}}  {seen:{widths[2]}}"
                  + ("" if expected == seen or what == "what" else "  FAILED"))
        return all(expected == seen for _, expected, seen in self.rows)


def counted(actions):
    """Returns actions in words: the number of each kind."""
    count = collections.Counter(kind for kind, _ in actions)
    return " ".join(f"{kind} {count[kind]}" for kind in KINDS if count[kind]) or "none"


def runners(actions):
    return ", ".join(sorted({runner for _, runner in actions})) or "nobody"


def expected(**counts):
    return counted([(kind, "") for kind, number in counts.items() for _ in range(number)])


def one_process(bayan, workspace, package, module):
    """Returns the Swift and the packs of a catalog, made by commands that do the whole work."""
    output = WORK / "one-process"
    shutil.rmtree(output, ignore_errors=True)
    project = workspace.folder / package
    for command in [["generate", "--output", output / "swift", "--file", f"{module}.swift"],
                    ["pack", "--output", output / "packs"]]:
        subprocess.run([bayan, *command, "--quiet", "--project", project], check=True, stderr=subprocess.DEVNULL)
    return contents(output)


CODE = """
[codes.movedAway]
value = 299
category = "recoverable"
recovery = "retry"
summary = "A code of the proof."
"""
ENGLISH = """
[movedAway]
title = "The page has moved"
description = "This page isn’t where it was."
suggestion = "Wait a moment, and then try again."
"""
ARABIC = """
[movedAway]
title = "انتقلت الصفحة"
description = "لم تعد هذه الصفحة في مكانها."
suggestion = "يُرجى الانتظار قليلًا، ثم المحاولة مرة أخرى."
"""


class Edits:
    """Changes of this repository's catalog, one after the other, and the actions that each must run again."""

    def __init__(self, workspace):
        self.workspace = workspace

    def all(self, groups):
        """Returns each edit with its name, its change, and the least set of actions that it runs.

        A link and a report also run if the diagnostics change with their places in a file.
        """
        every = {"interface": 1, "compile": 2 * groups, "check": 2, "link": 1}
        return [
            ("a comment in one locale", self.comment_in_arabic, {"compile": 1, "check": 1}),
            ("a word in one locale", self.arabic_word, {"compile": 1, "check": 1, "link": 1}),
            ("a comment in the catalog", self.comment_in_catalog, {"interface": 1, "check": 2, "link": 1}),
            ("an English word", self.english_word, {"interface": 1, "compile": 1, "check": 2, "link": 1}),
            ("a new code", self.code, every),
            ("a new argument", self.argument, every),
            ("a new locale", self.locale,
             {"interface": 1, "compile": groups, "check": 3, "link": 1, "report": 1}),
            ("another program, as for newer CLDR data", self.program,
             {"interface": 1, "compile": 3 * groups, "check": 3, "link": 1}),
            ("nothing", lambda: None, {}),
        ]

    def comment_in_arabic(self):
        self.workspace.append("sdk/Locales/ar/share.toml", "\n# A remark.\n")

    def arabic_word(self):
        self.workspace.replace("sdk/Locales/ar/share.toml", "لم يصل منشورك", "لم يصل المنشور")

    def comment_in_catalog(self):
        self.workspace.append("sdk/Catalog/share.toml", "\n# A remark.\n")

    def english_word(self):
        self.workspace.replace("sdk/Locales/en/share.toml", "Your post", "The post")

    def code(self):
        for path, text in [("Catalog", CODE), ("Locales/en", ENGLISH), ("Locales/ar", ARABIC)]:
            self.workspace.append(f"sdk/{path}/share.toml", text)

    def argument(self):
        self.workspace.append(
            "sdk/Catalog/share.toml", 'arguments = { page = { type = "integer", range = "1...9", example = 2 } }\n')
        self.workspace.replace("sdk/Locales/en/share.toml", "The page has", "Page {$page :integer} has")
        self.workspace.replace("sdk/Locales/ar/share.toml", "انتقلت الصفحة", "انتقلت الصفحة {$page :integer}")

    def locale(self):
        self.workspace.replace("sdk/Catalog/bayan.toml", '"ar"]', '"ar", "en-GB"]')
        # English texts that this rule accepts are accepted for English alone.
        self.workspace.replace("sdk/Catalog/bayan.toml", "[checks]", '[checks]\nplural-number-omitted = "off"')
        shutil.copytree(self.workspace.folder / "sdk/Locales/en", self.workspace.folder / "sdk/Locales/en-GB")

    def program(self):
        self.workspace.take_tool(self.workspace.tool() + b"\n")


def prove_edits(table, workspace, bayan, machines):
    """Makes each edit on each machine, and records the counted actions, their runners, and the bytes."""
    found = {}
    for name, machine in machines.items():
        actions = machine.build("//sdk:errors")
        kinds = collections.Counter(kind for kind, _ in actions)
        found[name] = kinds["compile"] // 2
        table.add(f"{name}: cold", expected(interface=1, compile=2 * found[name], check=2, link=1, report=1),
                  counted(actions))
    [groups] = set(found.values())
    table.add("the locales are compiled in groups of files", True, groups > 1)
    for edit, change, least in Edits(workspace).all(groups):
        before = {name: (checks(machine, "sdk"), machine.outputs("sdk")) for name, machine in machines.items()}
        change()
        bytes_expected = one_process(bayan, workspace, "sdk", "BayanSDKErrors")
        for name, machine in machines.items():
            actions = machine.build("//sdk:errors")
            counts = dict(least)
            if checks(machine, "sdk") != before[name][0]:
                counts.update(link=1, report=1)
            elif edit.startswith("another program"):
                counts.update(report=1)
            runner = {"sandbox": SANDBOX, "remote": REMOTE}[name] if counts else "nobody"
            same = machine.outputs("sdk") == bytes_expected
            table.add(f"{name}: {edit}", f"{expected(**counts)}; by {runner}; the bytes of one process",
                      f"{counted(actions)}; by {runners(actions)}; {'the' if same else 'not the'} bytes of one process")


def prove_faults(table, workspace, machine):
    """Proves that an error fails the test and the module, and that the report is still there."""
    file = workspace.folder / "login/Locales/ar/login.toml"
    text = file.read_text(encoding="utf-8")
    workspace.replace("login/Locales/ar/login.toml", "تغيّرت كلمة السر", "تغيّرت كلمة السر {$nobody}")
    code, said = machine.run("test", "--test_output=errors", "//login:errors_test")
    table.add("an error in a locale: the test", "fails, with its place",
              "fails, with its place" if code == 3 and "Locales/ar/login.toml:7:" in said else f"{code} {said[-600:]}")
    code, said = machine.run("build", "//login:errors")
    table.add("an error in a locale: the module", "fails, with its place",
              "fails, with its place" if code == 1 and "Locales/ar/login.toml:7:" in said else f"{code} {said[-600:]}")
    code, said = machine.run("build", "--output_groups=report", "//login:errors")
    table.add("an error in a locale: the report", "is written", "is written" if code == 0 else said[-600:])
    file.write_text(text, encoding="utf-8")

    file = workspace.folder / "login/Catalog/bayan.toml"
    text = file.read_text(encoding="utf-8")
    workspace.replace("login/Catalog/bayan.toml", '"ar"]', '"ar", "fr"]')
    code, said = machine.run("build", "//login:errors")
    table.add("a listed locale without files", "fails, with its name",
              "fails, with its name" if code == 1 and "'fr'" in said else f"{code} {said[-600:]}")
    file.write_text(text, encoding="utf-8")


def prove_example(table, machine):
    """Proves the example: tests both modules, and type-checks their Swift on this machine."""
    code, said = machine.run("test", "//login/...", "//upload/...")
    table.add("the example: tests pass, and the Swift is type-checked", True, code == 0 or said[-3000:])


def prove_lists(table, workspace, bayan, machines):
    """Proves that a list of files may be in a file, if it is too long for a command line."""
    for name, machine in machines.items():
        actions = machine.build("//upload:errors", "--min_param_file_size=1")
        lists = '"--files-from' in machine.log.read_text(encoding="utf-8")
        same = machine.outputs("upload") == one_process(bayan, workspace, "upload", "UploadErrors")
        table.add(f"{name}: long lists of files", "are read from a file; the bytes of one process",
                  f"are {'read from a file' if lists and actions else 'not tried'}; "
                  f"{'the' if same else 'not the'} bytes of one process")


def prove_sealed(table, sandbox, remote):
    """Proves that an action sees only its declared files."""
    def outcome(machine, *options):
        code, said = machine.run("build", "//trial:undeclared", *options)
        if code == 0:
            return "is seen"
        return "isn't seen" if "Catalog/options.toml' can't be read" in said else said[-600:]
    table.add("an undeclared file, in the sandbox", "isn't seen", outcome(sandbox))
    table.add("an undeclared file, remote", "isn't seen", outcome(remote))
    # This is the last trial, because Bazel keeps an action's results. It shows that the file exists at the
    # action's path.
    table.add("an undeclared file, without a sandbox", "is seen", outcome(sandbox, "--spawn_strategy=local"))


def prove_release(table, machine):
    """Proves that a release is checked by its checksum."""
    actions = machine.build("//upload:errors", "--extra_toolchains=@bayan_release//:toolchain")
    table.add("a release with its checksum", expected(interface=1, compile=2, check=2, link=1, report=1),
              counted(actions))
    code, said = machine.run("build", "//upload:errors", "--extra_toolchains=@bayan_other_release//:toolchain")
    table.add("a release with another checksum", "refused",
              "refused" if code != 0 and "Checksum was" in said else f"{code} {said[-600:]}")


def prove_shared_cache(table, workspace, cache):
    """Proves a cache without executors: a machine that may only read leaves nothing there, and uses others'
    results."""
    cache.start()
    shared = [f"--remote_cache=grpc://{cache.address}", "--incompatible_strict_action_env",
              "--spawn_strategy=sandboxed"]
    reads = "--remote_upload_local_results=false"
    for name, options, runner in [("reader", [reads], SANDBOX), ("writer", [], SANDBOX),
                                  ("second reader", [reads], CACHED)]:
        machine = Machine(WORK, name.replace(" ", "-"), workspace, *shared, *options)
        try:
            table.add(f"a shared cache: the {name}'s build is run by", runner,
                      runners(machine.build("//upload:errors")))
        finally:
            machine.shutdown()


def prove_kill(table, workspace, bayan, machine, executor):
    """Proves that a build survives the executor's death: it waits, and finishes once there is another one."""
    build = machine.start("//large:errors", "--remote_retries=20")
    killed = False
    while not killed and build.poll() is None:
        if any(name == "bayan-build" for _, name in executor.running()):
            executor.kill()
            killed = True
        time.sleep(0.002)
    table.add("the executor is killed in the middle of an action", True, killed)
    time.sleep(2)
    table.add("the build waits for it", True, build.poll() is None)
    executor.start()
    said, _ = build.communicate(timeout=600)
    table.add("the same build, when there is one again", "finishes",
              "finishes" if build.returncode == 0 else f"{build.returncode} {said[-3000:]}")
    table.add("its bytes are those of one process", True,
              machine.outputs("large") == one_process(bayan, workspace, "large", "LargeErrors"))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bayan", required=True, type=pathlib.Path, help="a command 'bayan' for one process")
    parser.add_argument("--tool", type=pathlib.Path, help="a bayan-build that needs no other file")
    options = parser.parse_args()
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    tool = options.tool
    if not tool:
        tool = WORK / "bayan-build"
        subprocess.run([ROOT / "Tools/distribute", "--alone", tool], check=True)

    workspace = ProofWorkspace(WORK, tool)
    executor, cache = Executor(WORK), Executor(WORK / "cache")
    machines = {"sandbox": Machine(WORK, "sandbox", workspace, "--spawn_strategy=sandboxed,local"),
                "remote": Machine(WORK, "remote", workspace, *executor.options)}
    second = Machine(WORK, "second", workspace, *executor.options)
    table = Table()
    try:
        executor.start()
        prove_example(table, machines["sandbox"])
        prove_faults(table, workspace, machines["sandbox"])
        prove_release(table, machines["sandbox"])
        prove_lists(table, workspace, options.bayan, machines)
        prove_sealed(table, machines["sandbox"], machines["remote"])
        prove_edits(table, workspace, options.bayan, machines)
        actions = second.build("//sdk:errors")
        table.add("a second machine: run by", CACHED, runners(actions))
        table.add("a second machine: the same bytes", True, second.outputs("sdk") == machines["remote"].outputs("sdk"))
        prove_shared_cache(table, workspace, cache)
        prove_kill(table, workspace, options.bayan, machines["remote"], executor)
    finally:
        for machine in [*machines.values(), second]:
            machine.shutdown()
        executor.kill()
        cache.kill()
    sys.exit(0 if table.print() else 1)


if __name__ == "__main__":
    main()
