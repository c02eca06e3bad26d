"""Reads translations with messages of ICU: `de.json` beside `en.json`, `app_de.arb` beside `app_en.arb`.

`bayan convert` makes messages of Bayan of them. ICU names the plural categories, so the variants are
those that a translator wrote.
"""

import json
import re
import subprocess


class Message:
    """One message of ICU, ready to be written."""

    names_categories = True

    def __init__(self, source, target, converted, arguments, path):
        self.path = path
        self.source = [source]
        self.target = [target]
        self.converted = converted
        self.arguments = arguments

    def messages(self, locale, target=None):
        return *self.converted, self.arguments


def pairs_of(locale, folders):
    """The files of a locale, each with the English one beside it."""
    name = re.compile(rf"(^|[._-]){locale.replace('_', '[_-]')}(?=\.)")
    files = [file for folder in folders for file in ([folder] if folder.is_file() else folder.rglob("*"))]
    found = []
    for file in sorted(file for file in files if file.suffix in (".json", ".arb")):
        source = file.with_name(name.sub(r"\1en", file.name))
        if source != file and source.is_file():
            found.append((source, file))
    return found


def texts_of(file):
    """The texts of a file by their keys, those of tables within tables too."""
    found = {}

    def visit(value, key):
        if isinstance(value, dict):
            for name, inner in value.items():
                # What ARB says of a message.
                if not name.startswith("@"):
                    visit(inner, key + (name,))
        elif isinstance(value, str) and value.strip():
            found[key] = value

    visit(json.loads(file.read_text(encoding="utf-8-sig")), ())
    return found


def convert(bayan, texts):
    """Each text as a message, or None where it can't be one."""
    counts = {name for text in texts for name in re.findall(r"\{\s*(\w+)\s*,\s*(?:plural|selectordinal)", text)}
    options = [option for name in sorted(counts) for option in ("--whole", name)]
    run = subprocess.run(
        [bayan, "convert", "--from", "icu", "--lines", *options], capture_output=True, text=True,
        input="".join(json.dumps(text) + "\n" for text in texts))
    return [json.loads(line).get("message") for line in run.stdout.splitlines()]


def arguments_of(messages):
    """The arguments of the messages with their types, by the functions that format them."""
    types = {}
    for message in messages:
        for name, function in re.findall(r"\{\s*\$([\w.]+)(?:\s+:(\w+))?", message):
            type = {"integer": "integer", "number": "number", "percent": "number", "date": "date",
                    "time": "date", "datetime": "date"}.get(function)
            types[name] = type or types.get(name, "string")
    return types


def messages(bayan, locale, folders, limit=10**9):
    """The messages of a locale that can be converted."""
    found = []
    for source, file in pairs_of(locale, folders):
        english, own = texts_of(source), texts_of(file)
        pairs = [(english[key], text) for key, text in own.items() if key in english]
        converted = zip(convert(bayan, [pair[0] for pair in pairs]), convert(bayan, [pair[1] for pair in pairs]))
        found += [Message(*pair, both, arguments_of(both), file)
                  for pair, both in zip(pairs, converted) if all(both)]
    return found[:limit]
