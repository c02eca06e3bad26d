"""Bazel on this machine: one server with its own folder, and the actions that it ran."""

import json
import os
import pathlib
import re
import subprocess

# The names in Bazel's log for the runner of an action, or for the cache that had its result.
SANDBOX, REMOTE, CACHED = "linux-sandbox", "remote", "remote cache hit"


class Machine:
    """A machine with Bazel: its own server, which shares nothing with others."""

    def __init__(self, work, name, workspace, *options):
        self.folder = work / name
        self.log = work / f"{name}.json"
        self.workspace = workspace
        self.options = options
        self.before = ["bazel", "--nohome_rc", "--noworkspace_rc", "--host_jvm_args=-Xmx1g",
                       "--max_idle_secs=3600", f"--output_user_root={work}/bazel", f"--output_base={self.folder}"]
        self.unused = [f"--override_repository={path.name}={path}" for path in workspace.unused.iterdir()]

    def command(self, verb, *words):
        # Otherwise Debian's Bazel keeps each sandbox.
        return [*self.before, verb, "--symlink_prefix=/", "--color=no", "--curses=no", "--nosandbox_debug",
                f"--execution_log_json_file={self.log}", *self.unused, *self.options, *words]

    def start(self, *words):
        """Starts a build without waiting for it."""
        self.log.unlink(missing_ok=True)
        return subprocess.Popen(self.command("build", *words), cwd=self.workspace.folder, text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def run(self, verb, *words):
        """Returns the exit code and the output of a command."""
        self.log.unlink(missing_ok=True)
        result = subprocess.run(self.command(verb, *words), cwd=self.workspace.folder, text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return result.returncode, result.stdout

    def build(self, *words):
        """Builds, and returns the actions that ran; ends the proof if the build fails."""
        code, text = self.run("build", *words)
        if code != 0:
            raise SystemExit(f"bazel build {' '.join(words)}\n{text[-6000:]}")
        return self.actions()

    def actions(self):
        """Returns each action of a catalog that ran or came from a cache: its kind, and its runner."""
        text, place, found = self.log.read_text(encoding="utf-8"), 0, []
        decoder = json.JSONDecoder()
        while (start := text.find("{", place)) >= 0:
            entry, place = decoder.raw_decode(text, start)
            if match := re.fullmatch(r"Bayan(\w+)", entry["mnemonic"]):
                found.append((match[1].lower(), entry["runner"]))
        return found

    def outputs_folder(self, package):
        return self.folder / "execroot/bayan_example/bazel-out/k8-fastbuild/bin" / package

    def outputs(self, package):
        """Returns the Swift and the packs of a catalog, by name."""
        return contents(self.outputs_folder(package))

    def shutdown(self):
        subprocess.run([*self.before, "shutdown"], cwd=self.workspace.folder, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)


def contents(folder):
    """Returns the Swift and the packs below a folder, by name."""
    return {path.name: path.read_bytes() for path in pathlib.Path(folder).rglob("*")
            if path.suffix in [".swift", ".bayanpack"]}


def checks(machine, package):
    """Returns the diagnostics of each locale, as bytes."""
    folder = machine.outputs_folder(package) / "errors.stages"
    return {path.name: path.read_bytes() for path in folder.glob("*.check")}
