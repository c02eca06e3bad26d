"""Tools/Consumer, a package that uses the plugin, in its own folder."""

import os
import pathlib
import resource
import shutil
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
# The first line of the output of Tools/Consumer.
ARABIC = "القرص ممتلئ؛"


def say(line):
    print(line, flush=True)


class Consumer:
    """A copy of Tools/Consumer that gets Bayan from a package.

    - Parameter requirement: The package's requirement in the manifest; without one, its path.
    - Parameter build_system: The value of `--build-system`; without one, SwiftPM's own choice.
    """

    def __init__(self, folder, package, requirement=None, build_system=None):
        self.folder = folder
        self.options = ["--build-system", build_system] if build_system else []
        folder.mkdir(parents=True)
        shutil.copytree(ROOT / "Tools/Consumer/Sources", folder / "Sources")
        manifest = (ROOT / "Tools/Consumer/Package.swift").read_text(encoding="utf-8")
        named = '.package(name: "bayan", path: "../..")'
        if manifest.count(named) != 1:
            raise SystemExit(f"Tools/Consumer/Package.swift has no line {named}")
        requirement = requirement or f'.package(name: "bayan", path: "{package}")'
        (folder / "Package.swift").write_text(manifest.replace(named, requirement),
                                              encoding="utf-8")

    def try_build(self, configuration, command=(), environment=None):
        """Builds the package, and returns whether the build passed, and its output."""
        result = subprocess.run(
            [*command, "swift", "build", "-c", configuration, *self.options], cwd=self.folder,
            text=True, env={**os.environ, **(environment or {})}, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)
        (self.folder / f"{configuration}.log").write_text(result.stdout, encoding="utf-8")
        return result.returncode == 0, result.stdout

    def build(self, configuration, command=(), environment=None):
        """Builds the package, and returns the seconds of processor and of clock time."""
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
        passed, output = self.try_build(configuration, command, environment)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if not passed:
            raise SystemExit(f"{self.folder}: the build stopped\n{output[-3000:]}")
        seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return seconds, time.monotonic() - start

    def output(self, configuration):
        """Runs the program, and returns its first line."""
        program = pathlib.Path(subprocess.run(
            ["swift", "build", "-c", configuration, *self.options, "--show-bin-path"],
            cwd=self.folder, capture_output=True, text=True, check=True).stdout.strip()) / "Consumer"
        result = subprocess.run([program], capture_output=True, text=True)
        if result.returncode != 0:
            raise SystemExit(f"{program} said: {result.stdout}{result.stderr}")
        return result.stdout.splitlines()[0]

    def check(self, configuration):
        """Runs the program; ends the run if its output is wrong."""
        said = self.output(configuration)
        if not said.startswith(ARABIC):
            raise SystemExit(f"{self.folder} said: {said}")
        return said
