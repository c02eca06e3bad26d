"""Makes the pictures of README; see Tools/pictures.

usage: pictures.py BAYAN [--check]

A picture keeps the hash of the page that it shows. So a check needs neither the fonts of whoever made the picture
nor its pixels: it fails if the page is another one now.
"""

import fcntl
import hashlib
import html
import os
import pathlib
import pty
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import termios
import zlib

IMAGES = pathlib.Path(__file__).resolve().parents[2] / "Documentation" / "Images"
KEYWORD = b"Source"

PROJECT = {
    "Catalog/bayan.toml": 'format = 1\nsource-locale = "en"\nlocales = ["en", "ar"]\nmodule = { name = "AppErrors" }\n',
    "Catalog/upload.toml": """\
domain = "com.example.upload"
type = "UploadError"

[codes.notSent]
summary = "The server refused a file because of its size."
arguments = { name = { type = "string", example = "Report.pdf" } }

[codes.offline]
summary = "There is no connection."
""",
    "Locales/en/upload.toml": """\
[notSent]
title = "File not sent"
description = "“{$name}” is too large, and wasn’t sent."

[offline]
title = "You’re offline"
description = "The files couldn’t be sent without a connection."
""",
    "Locales/ar/upload.toml": """\
[notSent]
title = "لم يُرسل الملف"
description = "الملف «{$nam}» كبير جدًا, ولم يُرسل."

[offline]
title = "لا يوجد اتصال بالإنترنت"
""",
}

STYLE = """
body { margin: 0; padding: 18px 22px; background: #1e1e28; color: #e6e6e6;
  font: 14px/21px "DejaVu Sans Mono", "Noto Sans Mono", monospace; }
pre { margin: 0; font: inherit; white-space: pre-wrap; }
.s1 { font-weight: 700; color: #fff; } .s2 { color: #9a9aa5; } .s31 { color: #ff6b6b; } .s32 { color: #8fd98f; }
.s33 { color: #f0c050; } .s34 { color: #7aa8ff; } .s35 { color: #d98fe0; } .s36 { color: #6fcfdd; }
"""


def terminal(text):
    """The output of a command as a page: its colours are those of a dark terminal."""
    parts, classes = [], set()
    for index, part in enumerate(re.split(r"\x1b\[([\d;]*)m", "\x1b[32m$\x1b[0m bayan check\n" + text)):
        if index % 2:
            for number in part.split(";"):
                if number in ("", "0"):
                    classes = set()
                else:
                    classes.add(f"s{int(number)}")
        elif part:
            parts.append(f'<span class="{" ".join(sorted(classes))}">{html.escape(part)}</span>')
    return f'<!DOCTYPE html><meta charset="utf-8"><style>{STYLE}</style><pre>{"".join(parts)}</pre>'


def printed(command, folder):
    """The output of a command in a terminal of 118 columns, without the lines that it writes over."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 118, 0, 0))
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "118"}
    environment.pop("NO_COLOR", None)
    process = subprocess.Popen(
        command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=slave, stderr=slave)
    os.close(slave)
    data = b""
    while True:
        try:
            part = os.read(master, 65536)
        except OSError:
            break
        if not part:
            break
        data += part
    process.wait()
    os.close(master)
    text = data.decode("utf-8").replace("\r\n", "\n")
    return re.sub(r"[^\n]*\r(\x1b\[K)?", "", text)


def chunks(data):
    place = 8
    while place < len(data):
        size, kind = struct.unpack(">I4s", data[place:place + 8])
        yield kind, data[place + 8:place + 8 + size]
        place += size + 12


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def source(picture):
    """The hash of the page that a picture shows."""
    for kind, body in chunks(picture.read_bytes()):
        if kind == b"tEXt" and body.startswith(KEYWORD + b"\0"):
            return body[len(KEYWORD) + 1:].decode()
    return None


def draw(page, size, picture):
    browser = shutil.which("chromium") or shutil.which("google-chrome")
    if not browser:
        sys.exit("There is no Chromium: apt-get install chromium")
    subprocess.run(
        [browser, "--headless=new", "--no-sandbox", "--hide-scrollbars", "--disable-dev-shm-usage",
         f"--window-size={size}", f"--screenshot={picture}", page.as_uri()],
        check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=120)
    data = picture.read_bytes()
    end = data.rindex(b"IEND") - 4
    note = chunk(b"tEXt", KEYWORD + b"\0" + hashlib.sha256(page.read_bytes()).hexdigest().encode())
    picture.write_bytes(data[:end] + note + data[end:])


def main():
    bayan = pathlib.Path(sys.argv[1]).resolve()
    checks = sys.argv[2:] == ["--check"]
    if sys.argv[2:] not in ([], ["--check"]):
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for path, text in PROJECT.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, encoding="utf-8")
        page = terminal(printed([bayan, "check"], folder))
        (folder / "diagnostic.html").write_text(page, encoding="utf-8")
        subprocess.run(
            [bayan, "check", "--format", "html", "--output", "report.html"], cwd=folder,
            stderr=subprocess.DEVNULL)
        stale = []
        for name, size in [("diagnostic", "1000,480"), ("report", "1000,640")]:
            page, picture = folder / f"{name}.html", folder / f"{name}.png"
            draw(page, size, picture)
            committed = IMAGES / picture.name
            if checks:
                if not committed.exists() or source(committed) != source(picture):
                    stale.append(f"Documentation/Images/{picture.name}")
            else:
                shutil.copyfile(picture, committed)
                print(f"wrote Documentation/Images/{picture.name}")
        if stale:
            sys.exit(f"{' and '.join(stale)} show what the command doesn't print any more: run Tools/pictures")


main()
