"""Bundles for Flutter and JSON of ICU messages, read by Python's JSON, without any part of Bayan."""

import json
import re
from collections import defaultdict

from .project import File, Group, Names, decoded, literal, name_of, tag

LOCALE = re.compile(r"(?:^|(?<=[._-]))([a-z]{2,3}(?:[_-](?:[A-Z][a-z]{3}|[A-Z]{2}|\d{3}))*)$")
CHOICE = re.compile(r"\{\s*(\w+)\s*,\s*(?:plural|selectordinal)\s*,")
TYPES = {"int": "integer", "num": "number", "double": "number"}
TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\]]', re.S)


def groups(bayan, paths):
    found = defaultdict(dict)
    for path in paths:
        if place := LOCALE.search(path.stem):
            found[path.parent, path.stem[:place.start()], path.suffix][tag(place[1])] = path
    for (_, _, suffix), files in found.items():
        source = files.pop("en", None)
        if source and files and (texts := entries(source)) is not None:
            yield group(bayan, suffix, source, texts, files)


def root(path):
    """Returns the whole file; a repeated key has the value `None`. Returns `None` for invalid JSON."""
    def members(pairs):
        twice = {key for key, _ in pairs if sum(key == other for other, _ in pairs) > 1} \
            if len({key for key, _ in pairs}) < len(pairs) else set()
        return {key: None if key in twice else value for key, value in pairs}
    try:
        found = json.loads(decoded(path.read_bytes())[0], object_pairs_hook=members)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def entries(path):
    """Returns the texts by their keys, as tuples of the names in the path; `None` for invalid JSON."""
    found, texts = root(path), {}
    if found is None:
        return None

    def visit(value, key):
        for name, inner in value.items():
            if isinstance(inner, dict) and path.suffix != ".arb":
                visit(inner, (*key, name))
            elif isinstance(inner, str) and not (path.suffix == ".arb" and name.startswith("@")):
                texts[*key, name] = inner
    visit(found, ())
    return texts


def types(source, names):
    """Returns the types of a bundle for the arguments of its texts, by the project's names."""
    found = {}
    for key, attributes in (root(source) or {}).items():
        placeholders = attributes.get("placeholders") if isinstance(attributes, dict) else None
        if key.startswith("@") and isinstance(placeholders, dict):
            found[names[key[1:],]] = {name: TYPES[each["type"]] for name, each in placeholders.items()
                                      if isinstance(each, dict) and each.get("type") in TYPES}
    return found


def group(bayan, suffix, source, texts, files):
    names = Names()
    texts = {names[key]: text for key, text in texts.items() if text.strip()}
    if suffix == ".arb":
        # Flutter shows these apostrophes.
        texts = {name: re.sub(r"'(?=\{\w+\}')", "''", text) for name, text in texts.items()}
    whole = {name for text in texts.values() for name in CHOICE.findall(text)}
    found = bayan.messages(texts.values(), "icu", *(f"--whole={name}" for name in sorted(whole)), "--nearest-dates")
    messages = {name: message for name, message in zip(texts, found) if message}
    is_nested = any(len(key) > 1 for key in names.ids)
    form = "arb" if suffix == ".arb" else "json-nested" if is_nested else "json"
    out = [file for locale, path in files.items() if (file := translation(path, form, locale, names, messages))]
    declared = types(source, names) if form == "arb" else {}
    return Group(form, messages, out, len(texts) - len(messages), declared)


def translation(path, form, locale, names, messages):
    texts = entries(path)
    if texts is None:
        return None
    ids = {key: names.ids[key] for key in texts if names.ids.get(key) in messages}
    expected = {}
    for key, id in ids.items():
        if texts[key].strip():
            # The format decides which apostrophes and braces are text. One text for a plural keeps its
            # number.
            is_plain = not re.search(r"''|[{}]", texts[key]) and not messages[id].startswith(".")
            expected[name_of(id)] = literal(texts[key]) if is_plain else None
    if form == "json-nested":
        # In the project's tree the names are in another place.
        tree = {"app": {id: {"description": texts[key]} for key, id in ids.items()}}
        return File(path, locale, json.dumps(tree, ensure_ascii=False, indent=2).encode(), expected)
    text, encoding = decoded(path.read_bytes())
    name = (lambda id: name_of(id).replace(".", "_")) if form == "arb" else name_of
    return File(path, locale, renamed(text, {key[0]: name(id) for key, id in ids.items()}).encode(encoding), expected)


def renamed(text, names):
    """Returns the text with other keys in the outermost object, and with `@` before them."""
    pieces, end, depth = [], 0, 0
    for found in TOKEN.finditer(text):
        if found[0][0] != '"':
            depth += 1 if found[0] in "{[" else -1
        elif depth == 1 and re.match(r"\s*:", text[found.end():found.end() + 100]):
            key = json.loads(found[0], strict=False)
            mark = "@" if key.startswith("@") and key not in names else ""
            if (name := names.get(key.removeprefix(mark))):
                pieces += [text[end:found.start()], json.dumps(mark + name)]
                end = found.end()
    return "".join(pieces) + text[end:]
