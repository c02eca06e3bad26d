"""Installs the command with its files below a prefix such as /usr/local.

The tarball, the Debian package and `Tools/install` have the same files, except those that `debian.py`
moves.
"""

import shutil

import manual
from machine import run

PROGRAM = "bin/bayan"
PAGE = "share/man/man1/bayan.1"
# The files in which each shell looks for completions below the prefix.
COMPLETIONS = {
    "bash": "share/bash-completion/completions/bayan",
    "zsh": "share/zsh/site-functions/_bayan",
    "fish": "share/fish/vendor_completions.d/bayan.fish",
}
DOCUMENTS = "share/doc/bayan"


def write(bayan, prefix):
    """Installs the command, its man page and its completions below a prefix, and returns the relative
    paths."""
    version = run(bayan, "--version").strip()
    texts = {PAGE: manual.page(bayan, version)}
    for shell, path in COMPLETIONS.items():
        texts[path] = run(bayan, "--generate-completion-script", shell)
    for path, text in texts.items():
        file = make_room(prefix / path)
        file.write_text(text, encoding="utf-8")
        file.chmod(0o644)
    manual.check(prefix / PAGE)
    # The command is replaced by a rename, because the old one may be running.
    program = make_room(prefix / PROGRAM)
    new = program.with_name(".bayan-new")
    shutil.copyfile(bayan, new)
    new.chmod(0o755)
    new.replace(program)
    return [PROGRAM, *texts]


def make_room(path):
    path.parent.mkdir(parents=True, exist_ok=True)
    return path
