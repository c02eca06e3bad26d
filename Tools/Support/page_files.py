#!/usr/bin/env python3
"""Writes the files of a page of the documentation into a folder.

    Tools/Support/page_files.py Documentation/Servers.md FOLDER

A file is a block of `swift` or `toml` whose first line is a comment with its path; a block of `toml` may
have several.
"""

import pathlib
import re
import sys


def files(page):
    for language, block in re.findall(r"^```(swift|toml)\n(.*?)^```$", page, re.M | re.S):
        mark = {"swift": "//", "toml": "#"}[language]
        parts = re.split(rf"^{mark} (\S+\.{language})\n", block, flags=re.M)
        yield from zip(parts[1::2], parts[2::2])


def main():
    page, folder = map(pathlib.Path, sys.argv[1:])
    for name, text in files(page.read_text(encoding="utf-8")):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


main()
