#!/usr/bin/env python3
"""Shows the progress of `swift test` in one line, and prints the failures.

    swift test 2>&1 | python3 Tools/Support/test-progress.py [--counts]

Other output of swift is printed, except for the lines of compiled files and of tests that start or pass. In
a terminal one line shows the progress; elsewhere a line is printed twice a minute. The last line is swift
test's own; with --counts it is `N passed, N failed`.
"""

import re
import sys
import time

COLOUR = re.compile(r"\x1b\[[\d;]*m")
COMPILES = re.compile(r"\[\d+/\d+\] ")
# Lines such as `◇ Test "a sentence" started.`, `✔ Test x() with 2 test cases passed after 0.1 seconds.`,
# `✘ Suite x failed …`
EVENT = re.compile(r"([◇✔✘➜]) (Test|Suite) (.*?)(?: with \d+ test cases?)?"
                   r"( started\.$| passed after | failed after | recorded an issue | skipped)")
RUN = re.compile(r"[^\w\s] Test run (started|with )")
# An event whose value has line feeds continues over several lines, until a line with such an end.
LONG = re.compile(r"◇ Test case passing ")
END = re.compile(r"( started\.| passed after [\d.]+ seconds\.)$")
# The first characters of tests' lines.
SIGNS = set("◇✔✘➜↳±⚠")
SECONDS_BETWEEN_LINES = 30


class Progress:
    def __init__(self):
        self.is_terminal = sys.stdout.isatty()
        self.passed = 0
        self.failed = 0
        # The tests that have started and haven't ended, which a crash leaves here.
        self.running = {}
        self.last = ""
        self.next_line = time.monotonic() + SECONDS_BETWEEN_LINES
        self.is_in_value = False
        self.begin = time.monotonic()

    def show(self, text):
        if self.is_terminal:
            print(f"\r\x1b[K{text[:100]}", end="", flush=True)
        elif time.monotonic() >= self.next_line:
            print(text, flush=True)
            self.next_line = time.monotonic() + SECONDS_BETWEEN_LINES

    def say(self, line):
        print(("\r\x1b[K" if self.is_terminal else "") + line, flush=True)

    def read(self, line):
        if self.is_in_value:
            self.is_in_value = not (END.search(line) or line[:1] in SIGNS)
            if line[:1] not in SIGNS:
                return
        if COMPILES.match(line):
            self.show(line)
        elif RUN.match(line):
            if "started" not in line:
                self.last = line
        elif LONG.match(line):
            self.is_in_value = not END.search(line)
        elif event := EVENT.match(line):
            self.read_event(line, *event.groups()[:3], event.group(4).split()[0])
        elif line.strip():
            self.say(line)

    def read_event(self, line, sign, kind, name, what):
        if sign == "✘":
            self.say(line)
        if kind == "Test" and sign == "◇":
            self.running[name] = True
        if kind == "Test" and (sign == "✔" or sign == "✘" and what == "failed"):
            self.running.pop(name, None)
            self.passed += sign == "✔"
            self.failed += sign == "✘"
            seconds = time.monotonic() - self.begin
            self.show(f"{self.passed} passed, {self.failed} failed, {seconds:.0f} s: {name}")

    def end(self, counts):
        if self.is_terminal:
            print("\r\x1b[K", end="")
        if not self.last and self.running:
            print("These tests had started and did not end:")
            print("\n".join(f"  {name}" for name in self.running))
        if counts:
            print(f"{self.passed} passed, {self.failed} failed")
        elif self.last:
            print(self.last)


def main():
    progress = Progress()
    for line in sys.stdin.buffer:
        progress.read(COLOUR.sub("", line.decode("utf-8", "replace").rstrip("\r\n")))
    progress.end("--counts" in sys.argv[1:])


main()
