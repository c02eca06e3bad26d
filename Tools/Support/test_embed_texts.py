#!/usr/bin/env python3
"""Tests that branches with one new text each merge, and that git's result is a correct list.

    python3 Tools/Support/test_embed_texts.py
"""

import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIST = "Sources/Support/CBayanTexts/Texts.c"
RULES = "Documentation/Rules"
PAGES = ["d", "h", "m", "r"]

# The changes of two branches: additions, removals with '-', or renames as 'from>to'.
BRANCHES = [
    (["e"], ["s"]),
    # The places are adjacent, in either order.
    (["e"], ["f"]), (["f"], ["e"]), (["a"], ["b"]), (["z"], ["y"]), (["e", "g"], ["f"]),
    (["e"], ["i"]), (["i"], ["e"]),
    (["e"], ["e"]), (["e", "f"], ["f", "g"]), (["e", "k", "z"], ["a", "f", "i", "k"]),
    (["ar/e"], ["fr/e"]),
    (["-h"], ["s"]), (["-d"], ["n"]), (["d>e"], ["n"]),
]
# A text is removed beside an added one: git keeps both, and the tool removes the missing one.
BESIDE = [(["-h"], ["i"]), (["i"], ["-h"]), (["h>j"], ["i"])]


class Repository:
    """A repository with pages, and with this repository's tool and attributes."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        for path in ["Tools/embed-texts", ".gitattributes"]:
            (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, self.folder / path)
        (self.folder / LIST).parent.mkdir(parents=True)
        self.git("init", "-q", "-b", "main")
        self.change(PAGES)
        self.git("switch", "-q", "-c", "other")

    def git(self, *arguments):
        return subprocess.run(
            ["git", "-c", "user.name=Ann", "-c", "user.email=a@example.com", *arguments],
            cwd=self.folder, capture_output=True, text=True)

    def embed(self):
        subprocess.run(["python3", "Tools/embed-texts"], cwd=self.folder, check=True)

    def page(self, name):
        path = self.folder / RULES / f"{name}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        return path

    def change(self, changes):
        for change in changes:
            gone, _, new = change.removeprefix("-").rpartition(">")
            if change.startswith("-"):
                self.page(new).unlink()
                continue
            if gone:
                self.page(gone).unlink()
            self.page(new).write_text(f"# {new}\n")
        self.embed()
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "change")

    def merge(self, ours, theirs):
        """Makes both changes, each on its own branch, and returns whether git merges them."""
        self.change(theirs)
        self.git("switch", "-q", "main")
        self.change(ours)
        return self.git("merge", "-q", "--no-edit", "other").returncode == 0

    @property
    def text(self):
        return (self.folder / LIST).read_text()

    @property
    def listed(self):
        return re.findall(r'^\{"Documentation/Rules/(.*)\.md", ', self.text, re.MULTILINE)

    @property
    def pages(self):
        folder = self.folder / RULES
        return sorted(str(path.relative_to(folder))[:-3] for path in folder.rglob("*.md"))


class EmbeddedTexts(unittest.TestCase):
    def merged(self, branches):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        repository = Repository(folder.name)
        self.assertTrue(repository.merge(*branches), f"a conflict: {repository.text}")
        return repository

    def test_branches_merge_and_the_list_is_what_the_tool_writes(self):
        for branches in BRANCHES:
            with self.subTest(branches=branches):
                repository = self.merged(branches)
                self.assertEqual(sorted(repository.listed), repository.pages)
                merged = repository.text
                repository.embed()
                self.assertEqual(repository.text, merged)

    def test_a_text_that_went_beside_one_that_came_is_taken_out_by_the_tool(self):
        for branches in BESIDE:
            with self.subTest(branches=branches):
                repository = self.merged(branches)
                repository.embed()
                self.assertEqual(sorted(repository.listed), repository.pages)

    def test_a_new_text_moves_no_other(self):
        repository = self.merged((["f"], ["e"]))
        self.assertEqual(repository.listed, ["d", "f", "e", "h", "m", "r"])
        repository.change(["n", "a"])
        self.assertEqual(repository.listed, ["a", "d", "f", "e", "h", "m", "n", "r"])

    def test_a_merged_list_compiles(self):
        compiler = shutil.which("clang")
        if compiler is None:
            self.skipTest("no clang")
        repository = self.merged((["f"], ["e"]))
        include = ROOT / "Sources/Support/CBayanTexts/include"
        subprocess.run([compiler, "-Wall", "-Werror", "-fsyntax-only", "-I", include, LIST],
                       cwd=repository.folder, check=True)


unittest.main()
