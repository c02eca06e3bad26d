"""Writes what people have of the command below a prefix such as /usr/local.

The tarball, the Debian package and `Tools/install` have the same files, but for what `debian.py` says.
"""

import shutil

import manual
from machine import run

PROGRAM = "bin/bayan"
PAGE = "share/man/man1/bayan.1"
# Where each shell looks for the completions of what is installed below the prefix.
COMPLETIONS = {
    "bash": "share/bash-completion/completions/bayan",
    "zsh": "share/zsh/site-functions/_bayan",
    "fish": "share/fish/vendor_completions.d/bayan.fish",
}
DOCUMENTS = "share/doc/bayan"


def write(bayan, prefix):
    """Writes the command, its man page and its completions below a prefix; gives the paths in it."""
    version = run(bayan, "--version").strip()
    texts = {PAGE: manual.page(bayan, version)}
    for shell, path in COMPLETIONS.items():
        texts[path] = run(bayan, "--generate-completion-script", shell)
    for path, text in texts.items():
        file = make_room(prefix / path)
        file.write_text(text, encoding="utf-8")
        file.chmod(0o644)
    manual.check(prefix / PAGE)
    # Written aside, for the one that is there may run.
    program = make_room(prefix / PROGRAM)
    new = program.with_name(".bayan-new")
    shutil.copyfile(bayan, new)
    new.chmod(0o755)
    new.replace(program)
    return [PROGRAM, *texts]


def make_room(path):
    path.parent.mkdir(parents=True, exist_ok=True)
    return path
