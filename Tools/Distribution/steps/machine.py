"""The commands, libraries and toolchain of this machine."""

import os
import pathlib
import shutil
import subprocess


def run(*command, **options):
    """Returns the output of a command; ends the run if the command fails."""
    result = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, text=True,
                            **options)
    if result.returncode != 0:
        raise SystemExit(f"failed: {' '.join(map(str, command))}\n{result.stdout}")
    return result.stdout


def archive(name):
    """Returns the path of a static library, as the C compiler finds it."""
    path = run("cc", f"-print-file-name=lib{name}.a").strip()
    if not os.path.isabs(path):
        raise SystemExit(f"lib{name}.a is missing. On Debian: apt-get install libicu-dev g++")
    return path


def toolchain():
    """Returns the folder of the Swift toolchain."""
    return pathlib.Path(shutil.which("swiftc")).resolve().parents[1]
