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
    """

    def __init__(self, folder, package, requirement=None):
        self.folder = folder
        folder.mkdir(parents=True)
        shutil.copytree(ROOT / "Tools/Consumer/Sources", folder / "Sources")
        manifest = (ROOT / "Tools/Consumer/Package.swift").read_text(encoding="utf-8")
        named = '.package(name: "bayan", path: "../..")'
        if manifest.count(named) != 1:
            raise SystemExit(f"Tools/Consumer/Package.swift has no line {named}")
        requirement = requirement or f'.package(name: "bayan", path: "{package}")'
        (folder / "Package.swift").write_text(manifest.replace(named, requirement),
                                              encoding="utf-8")

    def build(self, configuration, command=(), environment=None):
        """Builds the package, and returns the seconds of processor and of clock time."""
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
        result = subprocess.run(
            [*command, "swift", "build", "-c", configuration], cwd=self.folder, text=True,
            env={**os.environ, **(environment or {})}, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        (self.folder / f"{configuration}.log").write_text(result.stdout, encoding="utf-8")
        if result.returncode != 0:
            raise SystemExit(f"{self.folder}: the build stopped\n{result.stdout[-3000:]}")
        seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return seconds, time.monotonic() - start

    def check(self, configuration):
        """Runs the program; ends the run if its output is wrong."""
        program = self.folder / ".build" / configuration / "Consumer"
        result = subprocess.run([program], capture_output=True, text=True)
        if result.returncode != 0 or not result.stdout.startswith(ARABIC):
            raise SystemExit(f"{program} said: {result.stdout}{result.stderr}")
        return result.stdout.splitlines()[0]
