"""The packages that are linked into the command, from the list of its objects."""

import re


def packages(scratch, product="bayan"):
    """Returns the folders of the packages whose modules are linked, sorted by name.

    A package that only another trait or a test needs may lie in the same folder, and isn't among them. Without a
    list, because the command was built elsewhere, swift-argument-parser is taken alone.
    """
    checkouts = scratch / "checkouts"
    lists = sorted(scratch.glob(f"release/{product}.product/Objects.LinkFileList"))
    if not lists:
        return [checkouts / "swift-argument-parser"]
    modules = set(re.findall(r"/([^/]+)\.build/", lists[0].read_text(encoding="utf-8")))
    found = [folder for folder in sorted(checkouts.iterdir())
             if any((folder / "Sources" / module).is_dir() for module in modules)]
    if not found:
        raise SystemExit(f"{lists[0]} has no module of any package; the licences can't be found")
    return found


def licence(folder):
    """Returns the licence of a package in SPDX's words; ends the run for another one than Apache's."""
    text = text_of_licence(folder)
    if "Apache License" not in text:
        raise SystemExit(f"{folder.name} has another licence than the packages so far; look at it")
    return "Apache-2.0" + (" WITH Swift-exception" if "Runtime Library Exception" in text else "")


def text_of_licence(folder):
    """Returns the licence of a package, and its notice, which Apache's licence wants to be passed on."""
    names = ["LICENSE", "LICENSE.txt", "LICENSE.md"]
    texts = [folder / name for name in names if (folder / name).is_file()][:1]
    if not texts:
        raise SystemExit(f"{folder} has no licence; the distribution must carry it")
    notice = folder / "NOTICE.txt"
    return "\n".join(path.read_text(encoding="utf-8") for path in texts + [notice] * notice.is_file())
