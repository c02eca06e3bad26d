#!/usr/bin/env python3
"""Pins the packages of a requirements.in, with their dependencies, by version and hash.

    Tools/Support/pin_python.py Tools/Servers/services/requirements.in

writes the requirements.txt beside it. pip finds the versions for this machine, and then the hash of each
package's wheel for all kinds of machine below. pip doesn't install a package without a hash.
"""

import json
import pathlib
import subprocess
import sys
import tempfile

PYTHONS = ["3.11", "3.12", "3.13"]
PLATFORMS = ["x86_64", "aarch64"]


def installed(requirements, *options):
    """Returns name, version and hash of all packages that pip would install."""
    with tempfile.TemporaryDirectory() as folder:
        report = pathlib.Path(folder) / "report.json"
        subprocess.run(
            [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed",
             "--disable-pip-version-check", "--only-binary", ":all:", "--report", report, *options,
             "-r", requirements], check=True)
        entries = json.loads(report.read_text())["install"]
    return [(entry["metadata"]["name"], entry["metadata"]["version"],
             entry["download_info"]["archive_info"]["hashes"]["sha256"]) for entry in entries]


def main():
    source = pathlib.Path(sys.argv[1])
    versions = {name: version for name, version, _ in installed(source)}
    hashes = {name: set() for name in versions}
    with tempfile.TemporaryDirectory() as folder:
        pinned = pathlib.Path(folder) / "pinned.txt"
        pinned.write_text("".join(f"{name}=={version}\n" for name, version in versions.items()))
        for python in PYTHONS:
            for platform in PLATFORMS:
                machine = ["--python-version", python, "--target", folder, "--no-deps",
                           *(word for year in ["2_28", "2_17"] for word in
                             ["--platform", f"manylinux_{year}_{platform}"]),
                           "--platform", f"manylinux2014_{platform}"]
                for name, _, digest in installed(pinned, *machine):
                    hashes[name].add(digest)
    lines = [f"# Written by Tools/Support/{pathlib.Path(__file__).name} from {source.name}."]
    for name in sorted(versions, key=str.lower):
        lines.append(" \\\n".join(
            [f"{name}=={versions[name]}"]
            + [f"    --hash=sha256:{digest}" for digest in sorted(hashes[name])]))
    source.with_suffix(".txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
