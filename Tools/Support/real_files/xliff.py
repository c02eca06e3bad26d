"""XLIFF 1.2, read by Python's XML, without any part of Bayan."""

import html
import re
import xml.etree.ElementTree as tree
from collections import defaultdict

from .project import File, Group, Names, decoded, literal, message, name_of, plural

UNIT = re.compile(r"<trans-unit\b[^>]*>")
CATEGORIES = ["zero", "one", "two", "few", "many", "other"]


def groups(bayan, paths):
    found = defaultdict(list)
    for path in paths:
        data = path.read_bytes()
        try:
            root = tree.fromstring(data)
        except tree.ParseError:
            continue
        languages = {each.get("target-language") for each in root.iter() if local(each) == "file"}
        if len(languages) == 1 and None not in languages and root.get("version") == "1.2":
            found[without(path, *languages)].append((path, *languages, data, root))
    for files in found.values():
        is_xcode = any(each.get("tool-id") == "com.apple.dt.xcode" for _, _, _, root in files for each in root.iter())
        yield group(bayan, files, is_xcode)


def local(element):
    return element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""


def without(path, language):
    """Returns a path without the names of its language."""
    form = re.sub(r"[-_]", "[-_]", re.escape(language).replace(r"\-", "-"))
    return re.sub(rf"(?<![A-Za-z]){form}(?![A-Za-z])", "*", str(path), flags=re.I)


def group(bayan, files, is_xcode):
    names, units, out = Names(), {}, []
    for path, locale, data, root in files:
        text, encoding = decoded(data)
        starts = iter(list(UNIT.finditer(text)))
        pieces, end, expected = [], 0, {}
        for file in (each for each in root.iter() if local(each) == "file"):
            for unit in (each for each in file.iter() if local(each) == "trans-unit"):
                source = next(each for each in unit if local(each) == "source")
                target = next((each for each in unit if local(each) == "target"), None)
                key, form, id = parts(unit.get("id"), file.get("original", "")) if is_xcode else ("", None, None)
                name = names[(file.get("original"), key if form else unit.get("id"), form and "" or content(source))]
                units.setdefault(name, {})[form] = content(source)
                start = next(starts)
                renamed = name_of(name) if form is None else id.replace("\0", name_of(name))
                attributes = re.sub(r'\sid="[^"]*"', lambda _: f' id="{html.escape(renamed)}"', start[0])
                pieces += [text[end:start.start()], re.sub(r'\sresname="[^"]*"', "", attributes)]
                end = start.end()
                if target is not None and "".join(target.itertext()).strip():
                    is_copy = target.get("state") in ["new", "needs-translation"]
                    if not (is_copy and content(target) == content(source)):
                        # White space at the edges may come from a tool, unless an attribute preserves it.
                        plain = form is None and not is_xcode and not len(target) and target.text == target.text.strip()
                        expected[name_of(name)] = literal(target.text) if plain and "\n" not in target.text else None
        pieces.append(text[end:])
        out.append(File(path, locale, "".join(pieces).encode(encoding), expected))
    messages = said(bayan, units) if is_xcode else {
        name: message(forms[None]) for name, forms in units.items()}
    messages = {name: text for name, text in messages.items() if text}
    for file in out:
        file.expected = {
            name: words for name, words in file.expected.items() if name.split(".")[1] in messages}
    out = [file for file in out if file.locale.split("-")[0] != "en"]
    return Group("xliff-1.2", messages, out, len(units) - len(messages))


def content(element):
    """Returns a source as a pattern: its elements are placeholders in their order."""
    count = 0

    def inner(element):
        nonlocal count
        text = literal(element.text or "")
        for child in element:
            if local(child) == "mrk":
                text += inner(child)
            else:
                count += 1
                text += f"{{$x{count}}}"
            text += literal(child.tail or "")
        return text
    return inner(element)


def parts(id, original):
    """Returns a unit of Xcode: its key, the plural form, and the id with a mark in place of the key."""
    found = re.fullmatch(r"(.*)\|==\|plural\.(\w+)", id, re.S)
    if found and found[2] in CATEGORIES:
        return found[1], found[2], f"\0|==|plural.{found[2]}"
    if "|==|" in id or original.endswith(".stringsdict"):
        return id, "?", id
    return id, None, id


def said(bayan, units):
    """Returns the texts of Xcode as messages; `None` for a text that can't be converted."""
    # The patterns have literal text, which is a format string here.
    plain = {name: {form: re.sub(r"\\([\\{}])", r"\1", text) for form, text in forms.items()}
             for name, forms in units.items()}
    texts = [text for forms in plain.values() for text in forms.values()]
    converted = iter(bayan.messages(texts))
    out = {}
    for name, forms in plain.items():
        messages = {form: next(converted) for form in forms}
        if None in messages.values() or "?" in messages or (None not in messages and "other" not in messages):
            out[name] = None
        elif None in messages:
            out[name] = messages[None]
        else:
            patterns = {form: re.sub(r"^\{\{(.*)\}\}$", r"\1", text, flags=re.S) for form, text in messages.items()}
            said = all(not text.startswith(".") for text in patterns.values())
            out[name] = plural("_1", patterns) if said else None
    return out
