"""Writes the command as a package of Debian: `apt-get install ./bayan_VERSION_ARCHITECTURE.deb`.

- Source: Debian Policy 4.7, chapters 5 (control), 9 (files), 12 (documentation).
"""

import datetime
import gzip
import hashlib
import os
import shutil

import command
import licenses
import prefix
from machine import run

# The folder of zsh's completions in packages, which differs from that of manual installations.
MOVED = {prefix.COMPLETIONS["zsh"]: "share/zsh/vendor-completions/_bayan"}
HOME = "https://github.com/bayan-project/bayan"

CONTROL = """\
Package: bayan
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: libc6 (>= {libc})
Suggests: git
Section: devel
Priority: optional
Homepage: {home}
Description: compiler and checker for error catalogs
 Bayan checks what a program tells its users when something fails: each
 error, in each language, with its plurals, its placeholders and its
 buttons. It shows what a reader would see, and compiles the texts to Swift.
 .
 The command needs neither Swift nor ICU.
"""

CHANGELOG = """\
bayan ({version}) unstable; urgency=medium

  * See {home}/blob/{version}/CHANGELOG.md

 -- {maintainer}  {date}
"""

COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: bayan
Source: {home}
Comment:
 The command is linked with parts of others. The licence of each is a file in
 /usr/share/doc/bayan/licenses, as it was where the command was built:
{files}

Files: *
Copyright: {year} the authors of Bayan
License: Apache-2.0
 On Debian systems, the text of this licence is in
 /usr/share/common-licenses/Apache-2.0.
"""


def compress(path):
    """Compresses a file as Debian wants pages and changelogs, without its name and date."""
    with open(f"{path}.gz", "wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        packed.write(path.read_bytes())
    path.unlink()


def write_files(root, bayan, scratch, package, facts):
    """Writes the files that the package installs."""
    usr = package / "usr"
    prefix.write(bayan, usr)
    for old, new in MOVED.items():
        shutil.move(usr / old, prefix.make_room(usr / new))
        (usr / old).parent.rmdir()
    compress(usr / prefix.PAGE)
    documents = usr / prefix.DOCUMENTS
    licenses.write(root, scratch, documents / "licenses")
    names = sorted(path.name for path in (documents / "licenses").iterdir())
    listed = "\n".join(f"  {name}" for name in names)
    (documents / "copyright").write_text(COPYRIGHT.format(files=listed, **facts), encoding="utf-8")
    (documents / "changelog").write_text(CHANGELOG.format(**facts), encoding="utf-8")
    compress(documents / "changelog")


def write(root, bayan, version, scratch, output):
    """Writes the package into a folder, and returns its path; returns nothing without dpkg-deb."""
    if not shutil.which("dpkg-deb"):
        print("no Debian package: there is no dpkg-deb")
        return None
    # Date and maintainer come from the commit, so that the same sources give the same bytes.
    seconds, maintainer = run("git", "-C", root, "log", "-1", "--format=%ct %cn <%ce>").strip() \
        .split(" ", 1)
    date = datetime.datetime.fromtimestamp(int(seconds), datetime.timezone.utc)
    architecture = run("dpkg", "--print-architecture").strip()
    facts = {"year": date.year, "version": version, "architecture": architecture, "maintainer": maintainer,
             "home": HOME, "libc": command.needs(bayan)[1],
             "date": date.strftime("%a, %d %b %Y %H:%M:%S +0000")}
    package = output / f"bayan_{version}_{architecture}"
    write_files(root, bayan, scratch, package, facts)

    files = sorted(path for path in package.rglob("*") if path.is_file())
    facts["size"] = sum(-(-path.stat().st_size // 1024) for path in files)
    sums = "".join(f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(package)}\n"
                   for path in files)
    control = package / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(CONTROL.format(**facts), encoding="utf-8")
    (control / "md5sums").write_text(sums, encoding="utf-8")
    # The modes don't depend on the user's mask.
    for path in [package, *package.rglob("*")]:
        path.chmod(0o755 if path.is_dir() or path == package / "usr" / prefix.PROGRAM else 0o644)
    deb = output / f"{package.name}.deb"
    # Level 0 reduces 59 MB to 15.5 MB in three seconds, and level 6 to 12.6 MB in thirty.
    run("dpkg-deb", "--build", "--root-owner-group", "-Zxz", "-z0", package, deb,
        env={**os.environ, "SOURCE_DATE_EPOCH": seconds})
    shutil.rmtree(package)
    return deb
