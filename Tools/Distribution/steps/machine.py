"""What the machine has: commands, libraries, the toolchain."""

import os
import pathlib
import shutil
import subprocess


def run(*command, **options):
    """What a command prints; ends the run if it fails."""
    result = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, text=True,
                            **options)
    if result.returncode != 0:
        raise SystemExit(f"failed: {' '.join(map(str, command))}\n{result.stdout}")
    return result.stdout


def archive(name):
    """The path of a static library, as the C compiler finds it."""
    path = run("cc", f"-print-file-name=lib{name}.a").strip()
    if not os.path.isabs(path):
        raise SystemExit(f"lib{name}.a is missing. On Debian: apt-get install libicu-dev g++")
    return path


def toolchain():
    """The folder of the Swift toolchain."""
    return pathlib.Path(shutil.which("swiftc")).resolve().parents[1]
