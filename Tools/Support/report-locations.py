#!/usr/bin/env python3
"""Checks that every place in a report is an existing file, relative to the current folder.

    bayan check --format github | Tools/Support/report-locations.py github 2
    bayan check --format sarif | Tools/Support/report-locations.py sarif 2

The number is the required number of files with places. GitHub attaches an annotation by the path from the
repository's root; a reader of SARIF appends a path to the address of its base.
"""

import json
import pathlib
import re
import sys
import urllib.parse


def github(text):
    """Returns the files of workflow commands, such as `::error file=a%2Cb.toml,line=1::…`."""
    for properties in re.findall(r"^::(?:error|warning|notice) (.*?)::", text, re.M):
        for escaped in re.findall(r"(?:^|,)file=([^,]*)", properties):
            yield urllib.parse.unquote(escaped)


def sarif(text):
    """Returns the files of all locations and fixes, with whole paths."""
    for run in json.loads(text)["runs"]:
        bases = {name: base["uri"] for name, base in run["originalUriBaseIds"].items()}
        for artifact in locations(run["results"]):
            base = bases[artifact["uriBaseId"]] if "uriBaseId" in artifact else ""
            address = urllib.parse.urlsplit(urllib.parse.urljoin(base, artifact["uri"]))
            if address.scheme != "file":
                sys.exit(f"no address of a file: {address.geturl()}")
            yield urllib.parse.unquote(address.path)


def locations(value):
    """Yields every `artifactLocation` in a value of JSON."""
    if isinstance(value, dict):
        for name, member in value.items():
            if name == "artifactLocation":
                yield member
            else:
                yield from locations(member)
    elif isinstance(value, list):
        for element in value:
            yield from locations(element)


def main():
    form, least = sys.argv[1], int(sys.argv[2])
    files = list({"github": github, "sarif": sarif}[form](sys.stdin.read()))
    missing = sorted({file for file in files if not pathlib.Path(file).is_file()})
    for file in missing:
        print(f"{form}: no file {file}", file=sys.stderr)
    if len(set(files)) < least:
        sys.exit(f"{form}: places in {len(set(files))} files, {least} expected: {sorted(set(files))}")
    print(f"ok: {form}: {len(files)} places in {len(set(files))} files, all of which exist")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
