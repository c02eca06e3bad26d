"""Edits one project from five sides at once: 1,000 edits, each with a serial number in its words.

    workbench_edits.py BAYAN FOLDER [COUNT]

Sides are two pages of the workbench, an editor with `bayan lsp`, a text editor, and `git checkout`. Editors compare a
file before they write it, as people's editors do. What they and git replace nevertheless is kept here, so that it is
known. At the end each serial is in a file, in a version that an editor or git replaced, in a text or a conflict that a
page was shown, or in the list of refused edits. A text that the workbench replaced without a word is in none of them.
"""

import ctypes
import itertools
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import threading
import time

from workbench_server import Serve, Session

CODES = 40
FILE = "Locales/ar/many.toml"
LIBC = ctypes.CDLL(None, use_errno=True)
# git removes a file before it writes the new one. This keeps what is removed, and makes the time between long.
KEEPING = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
int unlink(const char *path) {
  static int number;
  char kept[4096];
  const char *folder = getenv("KEPT"), *end = strrchr(path, '.');
  if (!folder || !end || strcmp(end, ".toml")) return remove(path);
  snprintf(kept, sizeof kept, "%s/%d-%d", folder, (int)getpid(), number++);
  int result = rename(path, kept);
  usleep(2000);
  return result;
}
"""


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
    (folder / FILE).write_text("# Begin.\n" + words.replace("Text", "ضاع النص"))


def with_words(text, number, words):
    """Returns a file in which one message has other words."""
    return re.sub(rf'(\[code{number}\]\ndescription = )"[^"]*"', rf'\1"{words}"', text)


class LanguageServer:
    """The command `bayan lsp`, by messages over its pipes."""

    def __init__(self, bayan, folder):
        self.process = subprocess.Popen(
            [bayan, "lsp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.ids = itertools.count(1)
        self.uri = (folder / FILE).as_uri()
        self.request("initialize", {
            "processId": None, "rootUri": folder.as_uri(), "capabilities": {},
            "workspaceFolders": [{"uri": folder.as_uri(), "name": "project"}]})
        self.notify("initialized", {})
        self.version = 0

    def send(self, message):
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while line := self.process.stdout.readline().strip():
            name, value = line.split(b":")
            if name.lower() == b"content-length":
                length = int(value)
        assert length, "the language server has ended"
        return json.loads(self.process.stdout.read(length))

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def request(self, method, params):
        id = next(self.ids)
        self.send({"id": id, "method": method, "params": params})
        while True:
            message = self.receive()
            if "method" not in message and message.get("id") == id:
                assert "error" not in message, message
                return message["result"]
            if "method" in message and "id" in message:
                self.send({"id": message["id"], "result": None})

    def show(self, text):
        """Makes a text that of the open file, by a change of the part that differs, as editors send it."""
        self.version += 1
        if self.version == 1:
            self.notify("textDocument/didOpen", {"textDocument": {
                "uri": self.uri, "languageId": "toml", "version": 1, "text": text}})
        else:
            def place(offset):
                before = self.text[:offset]
                line = before.rpartition("\n")[2]
                return {"line": before.count("\n"), "character": len(line.encode("utf-16-le")) // 2}

            start = len(os.path.commonprefix([self.text, text]))
            same = len(os.path.commonprefix([self.text[start:][::-1], text[start:][::-1]]))
            change = {"text": text[start:len(text) - same],
                      "range": {"start": place(start), "end": place(len(self.text) - same)}}
            self.notify("textDocument/didChange", {
                "textDocument": {"uri": self.uri, "version": self.version}, "contentChanges": [change]})
        self.text = text

    def fixes(self, line):
        """Returns the preferred fixes of a line, as edits of the open file."""
        everything = {"start": {"line": line, "character": 0}, "end": {"line": line + 1, "character": 0}}
        actions = self.request("textDocument/codeAction", {
            "textDocument": {"uri": self.uri}, "range": everything,
            "context": {"diagnostics": [], "only": ["quickfix"]}})
        return [change["edits"] for action in actions if action.get("isPreferred")
                for change in action["edit"]["documentChanges"]]

    def changed(self):
        self.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": self.uri, "type": 2}]})

    def stop(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        self.process.wait(10)


def edited(text, edits):
    """Returns a text after the edits of the protocol; positions count UTF-16."""
    def offset(position):
        lines = text.split("\n")
        line = lines[position["line"]].encode("utf-16-le")[:position["character"] * 2].decode("utf-16-le")
        return sum(len(other) + 1 for other in lines[:position["line"]]) + len(line)

    for edit in sorted(edits, key=lambda edit: offset(edit["range"]["start"]), reverse=True):
        start, end = offset(edit["range"]["start"]), offset(edit["range"]["end"])
        text = text[:start] + edit["newText"] + text[end:]
    return text


class Sides:
    def __init__(self, bayan, folder, serve, count):
        self.bayan, self.folder, self.serve = bayan, folder, serve
        self.file = folder / FILE
        self.kept = folder.parent / "kept"
        self.kept.mkdir()
        self.serials = iter(range(1, count + 1))
        self.lock = threading.Lock()
        self.refused, self.shown, self.written, self.versions, self.failures = {}, set(), {}, [], []
        self.fixed = 0

    def turns(self, side, seed, pause):
        """Yields serials with chances, at a person's pace."""
        chance = random.Random(seed)
        while True:
            with self.lock:
                serial = next(self.serials, None)
            if serial is None:
                return
            yield serial, chance
            time.sleep(chance.random() * pause)

    def read(self):
        try:
            return self.file.read_text()
        except FileNotFoundError:
            # git is just about to write it.
            return None

    def swap(self, new):
        """Puts a new text in the file's place at once, and keeps the text that was there."""
        temporary = self.file.with_name(f".{threading.get_ident()}")
        temporary.write_text(new)
        exchange, here = 2, -100
        if LIBC.renameat2(here, bytes(temporary), here, bytes(self.file), exchange) != 0:
            temporary.unlink()
            return False
        self.versions.append(temporary.read_text())
        temporary.unlink()
        return True

    def save(self, side, serial, before, after):
        """Saves a text of an editor, if the file is as it was read."""
        if self.read() == before and self.swap(after):
            self.written[serial] = side
            return True
        self.refused[serial] = side
        return False

    def page(self, seed):
        session = Session(self.serve, cookie=self.cookie)
        for serial, chance in self.turns("page", seed, 0.1):
            id = f"many.code{chance.randint(1, CODES)}.description"
            status, view = session.get(f"/api/message?locale=ar&id={id}")
            if status != 200:
                self.refused[serial] = "page"
                continue
            time.sleep(chance.random() * 0.02)
            body = {"locale": "ar", "id": id, "version": view["version"], "base": view["saved"],
                    "message": {"text": f"ضاع النص رقم #{serial}#."}}
            status, answer = session.post("/api/save", body)
            if status == 200:
                # The text that it replaces was shown to the translator.
                self.written[serial] = "page"
                self.shown |= {int(found) for found in re.findall(r"#(\d+)#", view["saved"] or "")}
            elif status == 409:
                assert f"#{serial}#" in answer["ours"], answer
                self.shown.add(serial)
            else:
                assert status in (404, 422, 503), (status, answer)
                self.refused[serial] = "page"

    def editor(self):
        for serial, chance in self.turns("text editor", 3, 1):
            before = self.read()
            time.sleep(chance.random() * 0.01)
            if before is None:
                self.refused[serial] = "text editor"
                continue
            words = f"ضاع النص رقم #{serial}#."
            self.save("text editor", serial, before, with_words(before, chance.randint(1, CODES), words))

    def language_server(self):
        """An editor writes a text with two spaces, and saves it after the server's fix."""
        server = LanguageServer(self.bayan, self.folder)
        for serial, chance in self.turns("language server", 4, 1):
            before = self.read()
            if before is None:
                self.refused[serial] = "language server"
                continue
            server.changed()
            number = chance.randint(1, CODES)
            server.show(before)
            text = with_words(before, number, f"ضاع النص  رقم #{serial}#.")
            server.show(text)
            fixes = server.fixes(text[:text.find(f"#{serial}#")].count("\n")) if f"#{serial}#" in text else []
            if fixes:
                text = edited(text, fixes[0])
                assert f"ضاع النص رقم #{serial}#." in text, text
                self.fixed += 1
                server.show(text)
            self.save("language server", serial, before, text)
        server.stop()

    def git(self):
        """git checks a commit of somebody else out."""
        library = self.folder.parent / "keeping.so"
        source = library.with_suffix(".c")
        source.write_text(KEEPING)
        subprocess.run(["cc", "-shared", "-fPIC", "-o", library, source], check=True)

        def run(*words, input=None, **environment):
            return subprocess.run(
                ["git", "-C", str(self.folder), "-c", "user.name=a", "-c", "user.email=a@b", *words], check=True,
                capture_output=True, text=True, input=input, env={**os.environ, **environment}).stdout.strip()

        run("init", "--quiet")
        run("add", ".")
        run("commit", "--quiet", "-m", "begin")
        index = str(self.folder.parent / "index")
        for serial, chance in self.turns("git", 5, 1):
            try:
                run("commit", "--quiet", "--allow-empty", "-m", "now", FILE)
                now = run("show", f"HEAD:{FILE}") + "\n"
                self.versions.append(now)
                blob = run("hash-object", "-w", "--stdin",
                           input=with_words(now, chance.randint(1, CODES), f"ضاع النص رقم #{serial}#."))
                run("read-tree", "HEAD", GIT_INDEX_FILE=index)
                run("update-index", "--cacheinfo", f"100644,{blob},{FILE}", GIT_INDEX_FILE=index)
                tree = run("write-tree", GIT_INDEX_FILE=index)
                commit = run("commit-tree", tree, "-p", "HEAD", "-m", "theirs")
                # It refuses if the file was changed since.
                run("checkout", "--quiet", commit, LD_PRELOAD=str(library), KEPT=str(self.kept))
                self.written[serial] = "git"
            except subprocess.CalledProcessError:
                self.refused[serial] = "git"

    def run(self):
        def guarded(side, *arguments):
            try:
                side(*arguments)
            except BaseException as error:
                self.failures.append((side.__name__, error))
                raise

        sides = [(self.page, 1), (self.page, 2), (self.editor,), (self.language_server,), (self.git,)]
        threads = [threading.Thread(target=guarded, args=side) for side in sides]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert not self.failures, self.failures


def main(bayan, folder, count="1000"):
    bayan, folder, count = str(pathlib.Path(bayan).resolve()), pathlib.Path(folder).resolve(), int(count)
    write_project(folder)
    with Serve(bayan, folder, state=folder.parent / "state") as serve:
        sides = Sides(bayan, folder, serve, count)
        sides.cookie = Session(serve).cookie
        sides.run()
    kept = [path.read_text() for path in sides.kept.iterdir()]
    there = {int(found) for text in [sides.file.read_text(), *sides.versions, *kept]
             for found in re.findall(r"#(\d+)#", text)}
    lost = set(range(1, count + 1)) - there - sides.shown - set(sides.refused)
    assert not lost, [(serial, sides.written.get(serial)) for serial in sorted(lost)[:20]]
    errors = subprocess.run([bayan, "check", "--project", str(folder), "--format", "json"], capture_output=True, text=True)
    assert '"severity":"error"' not in errors.stdout.replace(" ", ""), errors.stdout[:400]
    left = [path.name for path in folder.rglob(".*") if path.is_file() and ".git" not in path.parts]
    assert not left, left

    def by_side(found):
        return ", ".join(f"{name} {sum(side == name for side in found.values())}"
                         for name in ("page", "text editor", "language server", "git"))

    print(f"{count} edits; written: {by_side(sides.written)}; refused: {by_side(sides.refused)}; {sides.fixed} fixes of the "
          f"language server; {len(sides.shown)} shown to a later translator or in a conflict; 0 lost")


if __name__ == "__main__":
    main(*sys.argv[1:])
