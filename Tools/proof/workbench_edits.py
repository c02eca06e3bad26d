"""Edits one project from four sides at once: 1,000 edits, each with a serial number in its words.

    workbench_edits.py BAYAN FOLDER [COUNT]

Sides are two pages of the workbench, a text editor that writes whole files, and git, which checks a commit out. At
the end each serial is in a file, in a version of git, in a conflict that was shown, or in the
list of refused edits.
"""

import ctypes
import pathlib
import random
import re
import subprocess
import sys
import threading
import time

from workbench_server import Serve, Session

CODES = 40
LIBC = ctypes.CDLL(None, use_errno=True)


def write_project(folder):
    (folder / "Catalog").mkdir(parents=True)
    for tag in ["en", "ar"]:
        (folder / "Locales" / tag).mkdir(parents=True)
    (folder / "Catalog/bayan.toml").write_text(
        'format = 1\nsource-locale = "en"\nlocales = ["en", "ar"]\n\n[module]\nname = "Many"\n')
    (folder / "Catalog/categories.toml").write_text('[other]\nsummary = "Any."\nrequires = ["description"]\n')
    domain = 'domain = "many"\ntype = "ManyError"\nsummary = "Many."\n'
    words = ""
    for number in range(1, CODES + 1):
        domain += f'\n[codes.code{number}]\nvalue = {number}\ncategory = "other"\nsummary = "One."\n'
        words += f'\n[code{number}]\ndescription = "Text {number} was lost."\n'
    (folder / "Catalog/many.toml").write_text(domain)
    (folder / "Locales/en/many.toml").write_text(words)
    (folder / "Locales/ar/many.toml").write_text("# Begin.\n" + words.replace("Text", "ضاع النص"))


class Sides:
    def __init__(self, folder, serve, count):
        self.folder, self.serve, self.count = folder, serve, count
        self.file = folder / "Locales/ar/many.toml"
        self.lock = threading.Lock()
        self.serials = iter(range(1, count + 1))
        self.refused, self.shown, self.written = set(), set(), {}
        self.versions = []
        self.failures = []

    def serial(self):
        with self.lock:
            return next(self.serials, None)

    def swap(self, new):
        """Puts a new text in the file's place at once, and keeps the text that was there.

        Editors and git don't compare: what is saved between their look and their write is lost by them. Here it is
        known what they replaced.
        """
        temporary = self.file.with_name(f".{threading.get_ident()}")
        temporary.write_text(new)
        exchange, here = 2, -100
        result = LIBC.renameat2(here, bytes(temporary), here, bytes(self.file), exchange)
        assert result == 0, ctypes.get_errno()
        self.versions += [temporary.read_text(), new]
        temporary.unlink()

    def page(self, seed):
        chance = random.Random(seed)
        session = Session(self.serve, cookie=self.cookie)
        while (serial := self.serial()) is not None:
            id = f"many.code{chance.randint(1, CODES)}.description"
            status, view = session.get(f"/api/message?locale=ar&id={id}")
            if status != 200:
                self.refused.add(serial)
                continue
            time.sleep(chance.random() * 0.02)
            body = {"locale": "ar", "id": id, "version": view["version"], "base": view["saved"],
                    "message": {"text": f"ضاع النص رقم #{serial}#."}}
            status, answer = session.post("/api/save", body)
            if status == 200:
                # What was saved is later replaced by others, who have seen it.
                self.written[serial] = "page"
                for found in re.findall(r"#(\d+)#", view["saved"] or ""):
                    self.shown.add(int(found))
            elif status == 409:
                assert f"#{serial}#" in answer["ours"], answer
                self.shown.add(serial)
            else:
                assert status in (404, 422, 503), (status, answer)
                self.refused.add(serial)

    def editor(self):
        """A text editor writes a whole file, if the file is as it was read."""
        chance = random.Random(3)
        while (serial := self.serial()) is not None:
            before = self.file.read_text()
            number = chance.randint(1, CODES)
            after = re.sub(rf'(\[code{number}\]\ndescription = )"[^"]*"', rf'\1"ضاع النص رقم #{serial}#."', before)
            time.sleep(chance.random() * 0.01)
            if self.file.read_text() != before:
                self.refused.add(serial)
                continue
            self.swap(after)
            self.written[serial] = "editor"
            # A person is slower than a program; both sides get their turns.
            time.sleep(chance.random() * 0.5)

    def git(self):
        """git checks a commit with one more edit out."""
        chance = random.Random(4)
        def run(*words):
            subprocess.run(["git", "-C", str(self.folder), "-c", "user.name=a", "-c", "user.email=a@b", *words],
                           check=True, capture_output=True)
        run("init", "--quiet")
        while (serial := self.serial()) is not None:
            try:
                run("add", "Locales/ar/many.toml")
                run("commit", "--quiet", "--allow-empty", "-m", "now")
                self.versions.append(subprocess.run(
                    ["git", "-C", str(self.folder), "show", "HEAD:Locales/ar/many.toml"], check=True,
                    capture_output=True, text=True).stdout)
                number = chance.randint(1, CODES)
                now = self.versions[-1]
                after = re.sub(rf'(\[code{number}\]\ndescription = )"[^"]*"', rf'\1"ضاع النص رقم #{serial}#."', now)
                if self.file.read_text() != now:
                    self.refused.add(serial)
                    continue
                self.swap(after)
                self.written[serial] = "git"
            except subprocess.CalledProcessError:
                self.refused.add(serial)
            time.sleep(chance.random())


def main(bayan, folder, count="1000"):
    folder, count = pathlib.Path(folder), int(count)
    write_project(folder)
    with Serve(bayan, folder, state=folder.parent / "state") as serve:
        sides = Sides(folder, serve, count)
        sides.cookie = Session(serve).cookie
        threads = [threading.Thread(target=sides.page, args=(seed,)) for seed in (1, 2)]
        threads += [threading.Thread(target=sides.editor), threading.Thread(target=sides.git)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        final = sides.file.read_text()
    there = {int(found) for text in [final, *sides.versions] for found in re.findall(r"#(\d+)#", text)}
    lost = set(range(1, count + 1)) - there - sides.shown - sides.refused
    by = {name: sum(side == name for side in sides.written.values()) for name in ("page", "editor", "git")}
    assert not lost, [(serial, sides.written.get(serial)) for serial in sorted(lost)[:20]]
    errors = subprocess.run([bayan, "check", "--project", str(folder), "--format", "json"], capture_output=True, text=True)
    assert '"severity":"error"' not in errors.stdout.replace(" ", ""), errors.stdout[:400]
    print(f"{count} edits: {by} written, {len(sides.shown)} shown to a later editor or in a conflict, "
          f"{len(sides.refused)} refused, 0 lost")


if __name__ == "__main__":
    main(*sys.argv[1:])
