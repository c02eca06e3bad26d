"""Checks the pictures that `bayan preview --pictures` drew; see Tools/proof/preview.

usage: preview_pictures.py FOLDER XLIFF
"""

import json
import pathlib
import re
import struct
import sys
import zlib

folder = pathlib.Path(sys.argv[1]) / "pictures"
exported = pathlib.Path(sys.argv[2]).read_text(encoding="utf-8")
failures = []


def expect(condition, what):
    if not condition:
        failures.append(what)
        print(f"✘ {what}")


def rows(path):
    """Returns the width, the height, the bytes of a pixel, and the unfiltered rows of a picture."""
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n", path
    place, packed = 8, b""
    while place < len(data):
        size, kind = struct.unpack(">I4s", data[place:place + 8])
        body = data[place + 8:place + 8 + size]
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", body[:10])
        elif kind == b"IDAT":
            packed += body
        place += size + 12
    assert depth == 8 and colour in (2, 6), (path, depth, colour)
    step = 3 if colour == 2 else 4
    raw, stride, result = zlib.decompress(packed), width * step, []
    before = bytearray(stride)
    for y in range(height):
        start = y * (stride + 1)
        filtering, row = raw[start], bytearray(raw[start + 1:start + 1 + stride])
        for x in range(stride):
            left = row[x - step] if x >= step else 0
            up, corner = before[x], before[x - step] if x >= step else 0
            if filtering == 1:
                row[x] = (row[x] + left) & 255
            elif filtering == 2:
                row[x] = (row[x] + up) & 255
            elif filtering == 3:
                row[x] = (row[x] + (left + up) // 2) & 255
            elif filtering == 4:
                guess = left + up - corner
                nearest = min((abs(guess - left), 0, left), (abs(guess - up), 1, up),
                              (abs(guess - corner), 2, corner))[2]
                row[x] = (row[x] + nearest) & 255
        result.append(bytes(row))
        before = row
    return width, height, step, result


index = json.loads((folder / "index.json").read_text(encoding="utf-8"))
listed = {picture["file"] for picture in index["pictures"]}
there = {str(path.relative_to(folder)) for path in folder.glob("**/*.png")}
expect(listed == there, f"the list has what is there: {sorted(listed ^ there)[:5]}")
expect(len(listed) == len(index["pictures"]), "no picture is listed twice")
locales = sorted({picture["locale"] for picture in index["pictures"]})
expect(locales == ["ar", "en"], f"both locales are drawn: {locales}")

# Some pictures of each locale are decoded; the sizes of all are checked.
usual = [picture for picture in index["pictures"] if not re.search(r"\.\d+\.png$", picture["file"])]
for picture in index["pictures"]:
    head = (folder / picture["file"]).read_bytes()[16:24]
    size = struct.unpack(">II", head)
    expect(size == (picture["width"], picture["height"]), f"{picture['file']}: its size is {size}")
    expect(size[0] == 780 and size[1] >= 300, f"{picture['file']}: {size} isn't a phone's")
by_locale = {locale: [p for p in usual if p["locale"] == locale] for locale in locales}
for number in range(0, len(by_locale["en"]), max(1, len(by_locale["en"]) // 4)):
    seen = []
    for locale in locales:
        picture = by_locale[locale][number]
        width, height, step, lines = rows(folder / picture["file"])
        colours = {line[x:x + 3] for line in lines for x in range(0, width * step, step)}
        expect(len(colours) > 20, f"{picture['file']}: it is blank, with {len(colours)} colours")
        # The alert is white on a grey ground, in the middle.
        middle = lines[height // 2]
        expect(middle[:3] == bytes([0xE9, 0xE7, 0xE4]), f"{picture['file']}: the ground")
        white = [x for x in range(width) if middle[x * step:x * step + 3] == b"\xFF\xFF\xFF"]
        expect(white and (white[0], white[-1]) == (60, 719),
               f"{picture['file']}: the alert is from {white[:1]} to {white[-1:]}")
        seen.append(b"".join(lines))
    expect(seen[0] != seen[1], f"{number}: both languages look the same")

units = index["units"]
# A variant's name is that of its message, with its keys after it.
resources = {name.split(" ")[0] for name in re.findall(r'resname="([^"]+)"', exported)}
errors = {picture["error"] for picture in index["pictures"]}
wanted = {unit for unit in resources
          if unit.rsplit(".", 1)[0] in errors or unit.startswith("options.")}
expect(set(units) >= wanted, f"messages without a picture: {sorted(wanted - set(units))[:5]}")
expect(set(units) <= resources, f"ids that no file has: {sorted(set(units) - resources)[:5]}")
for unit, files in units.items():
    expect(set(files) == set(locales), f"{unit}: it has pictures in {sorted(files)}")
    for locale, names in files.items():
        expect(names and set(names) <= listed, f"{unit}: {names}")
print(f"{len(listed)} pictures, {len(units)} messages")
if failures:
    sys.exit(f"{len(failures)} failures")
