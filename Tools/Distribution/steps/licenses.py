"""Gathers the licences of all linked libraries, from their installations."""

import pathlib
import shutil

import linked
from machine import run, toolchain


def sources(root):
    """Returns each licence of no package: its name in the distribution, and its path on this machine."""
    compiler = run("cc", "-dumpversion").strip().split(".")[0]
    documents = pathlib.Path("/usr/share/doc")
    return {
        "bayan.txt": root / "LICENSE",
        # This licence covers the standard library, Foundation and Dispatch.
        "swift.txt": toolchain() / "share/swift/LICENSE.txt",
        "icu.txt": documents / "libicu-dev/copyright",
        # This one covers the C++ library that ICU needs, and the compiler's own functions.
        "libstdc++.txt": documents / f"libstdc++-{compiler}-dev/copyright",
    }


def write(root, scratch, folder):
    """Writes all licences into a folder; ends the run if one isn't found."""
    folder.mkdir(parents=True)
    if not (scratch / "checkouts").is_dir():
        # If the command was built elsewhere, the packages' sources are missing here.
        run("swift", "package", "--package-path", root, "--scratch-path", scratch, "resolve")
    for name, source in sources(root).items():
        if not source.is_file():
            raise SystemExit(f"the licence {source} is missing; the distribution must carry it")
        shutil.copyfile(source, folder / name)
    for package in linked.packages(scratch):
        (folder / f"{package.name}.txt").write_text(linked.text_of_licence(package), encoding="utf-8")
