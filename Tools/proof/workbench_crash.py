"""Kills the command and the browser with SIGKILL, with texts that weren't saved and in the middle of saving.

    workbench_crash.py BAYAN FOLDER [KILLS]
"""

import os
import pathlib
import random
import re
import signal
import subprocess
import sys
import threading
import time

from playwright.sync_api import sync_playwright

import workbench_edits
from workbench_server import Serve, Session

CHROMIUM = "/usr/bin/chromium"
ID = "many.code7.description"


class Browser:
    """A browser whose process is known, so that it can be killed."""

    def __init__(self, driver, folder):
        self.process = subprocess.Popen(
            [CHROMIUM, "--headless=new", "--no-sandbox", "--remote-debugging-port=0", f"--user-data-dir={folder}"],
            stderr=subprocess.PIPE, text=True, start_new_session=True)
        address = next(found[1] for line in self.process.stderr
                       if (found := re.search(r"listening on (ws://\S+)", line)))
        # Without a reader the pipe fills up, and the browser waits.
        threading.Thread(target=lambda: self.process.stderr.read(), daemon=True).start()
        self.browser = driver.chromium.connect_over_cdp(address)
        self.page = self.browser.new_context(locale="en").new_page()

    def open(self, serve, id=ID):
        """Opens a message, and returns its text and its notice."""
        self.page.goto(serve.address)
        self.page.goto(f"{serve.origin}/en/#ar/{id}")
        self.page.reload()
        # The page's policy allows no code from text, which a wait for a function would need.
        end = time.monotonic() + 30
        while self.page.evaluate("document.querySelector('bayan-editor')?.view?.id") != id:
            assert time.monotonic() < end, "the message isn't opened"
            self.page.wait_for_timeout(50)
        return (self.page.locator("bayan-field .area").first.inner_text(),
                self.page.locator(".notice").all_inner_texts())

    def type(self, text, pause=0):
        area = self.page.locator("bayan-field .area").first
        area.click()
        self.page.keyboard.press("Control+a")
        for letter in text:
            self.page.keyboard.insert_text(letter)
            self.page.wait_for_timeout(pause)

    def kill(self):
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def offered(driver, bayan, folder, state, wanted):
    """A new command and a new browser offer a text again."""
    with Serve(bayan, folder, state=state) as serve:
        browser = Browser(driver, folder.parent / f"browser-{time.monotonic_ns()}")
        text, notices = browser.open(serve)
        browser.kill()
    assert wanted(text) and notices, (text, notices)


def pages(driver, bayan, folder, state):
    """Kills the command, and the browser, while a text is typed."""
    before = (folder / "Locales/ar/many.toml").read_bytes()
    # The command, after a pause.
    serve = Serve(bayan, folder, state=state)
    browser = Browser(driver, folder.parent / "browser-1")
    browser.open(serve)
    browser.type("ضاع النص #1#.")
    browser.page.wait_for_timeout(1500)
    serve.kill()
    # The page still has the text, and says that nobody answers.
    end = time.monotonic() + 30
    while not browser.page.locator("#connection").inner_text():
        assert time.monotonic() < end, "the page doesn't say that nobody answers"
        browser.page.wait_for_timeout(50)
    assert "#1#" in browser.page.locator("bayan-field .area").first.inner_text()
    browser.kill()
    offered(driver, bayan, folder, state, lambda text: "#1#" in text)
    # The browser, after a pause.
    serve = Serve(bayan, folder, state=state)
    browser = Browser(driver, folder.parent / "browser-2")
    browser.open(serve)
    browser.type("ضاع النص #2#.")
    browser.page.wait_for_timeout(1500)
    browser.kill()
    serve.kill()
    offered(driver, bayan, folder, state, lambda text: "#2#" in text)
    # Both, while somebody types without a pause: the text of a second ago is there.
    serve = Serve(bayan, folder, state=state)
    browser = Browser(driver, folder.parent / "browser-3")
    browser.open(serve)
    started = time.monotonic()
    browser.type("ا" * 60, pause=50)
    took = time.monotonic() - started
    serve.kill()
    browser.kill()
    least = int(60 * (1 - 1.5 / took))
    assert least > 10, took
    offered(driver, bayan, folder, state, lambda text: text.strip().strip("ا") == "" and text.count("ا") >= least)
    assert (folder / "Locales/ar/many.toml").read_bytes() == before, "an unsaved text is in no file"


def saves(bayan, folder, state, count):
    """Kills the command at random moments of saving: each text is in the file, or offered again."""
    chance = random.Random(5)
    file = folder / "Locales/ar/many.toml"
    saved = kept = 0
    for serial in range(100, 100 + count):
        before = file.read_text()
        number = chance.randint(1, workbench_edits.CODES)
        id = f"many.code{number}.description"
        serve = Serve(bayan, folder, state=state)
        session = Session(serve)
        view = session.get(f"/api/message?locale=ar&id={id}")[1]
        body = {"locale": "ar", "id": id, "version": view["version"], "base": view["saved"],
                "message": {"text": f"ضاع النص رقم #{serial}#."}}
        assert session.post("/api/unsaved", body)[0] == 200
        answers = []

        def send():
            try:
                answers.append(session.post("/api/save", body)[0])
            except OSError:
                pass

        thread = threading.Thread(target=send)
        thread.start()
        time.sleep(chance.random() * 0.25)
        serve.kill()
        thread.join()
        with Serve(bayan, folder, state=state) as serve:
            view = Session(serve).get(f"/api/message?locale=ar&id={id}")[1]
        now = file.read_text()
        is_saved = f"#{serial}#" in now
        assert is_saved or f"#{serial}#" in view["text"], (serial, view["text"])
        assert 200 not in answers or is_saved, "an answered save is in the file"
        saved, kept = saved + is_saved, kept + (not is_saved)
        # All other bytes of the file are as before.
        own = rf"\[code{number}\]\n(?:.+\n)+"
        assert re.sub(own, "", now) == re.sub(own, "", before), "other messages"
    told = subprocess.run([bayan, "check", "--project", str(folder)], capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    return saved, kept


def main(bayan, folder, count="40"):
    folder = pathlib.Path(folder)
    workbench_edits.write_project(folder)
    state = folder.parent / "state"
    with sync_playwright() as driver:
        pages(driver, bayan, folder, state)
    saved, kept = saves(bayan, folder, state, int(count))
    print(f"3 kills with unsaved texts, all offered again; {count} kills while saving: {saved} texts in the file, "
          f"{kept} offered again, 0 lost")


if __name__ == "__main__":
    main(*sys.argv[1:])
