"""PO files, read line by line, without any part of Bayan."""

import re
from collections import defaultdict

from .project import File, Group, Names, literal, message, name_of, plural, tag

TAG = r"[a-z]{2,3}(?:[_-](?:[A-Z][a-z]{3}|[A-Z]{2}|419|[a-z]{4}))*(?:@[a-z]+)?"
FIELD = re.compile(r'\s*(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s*(".*")\s*$', re.S)
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v", '"': '"', "\\": "\\"}


def groups(paths):
    found = defaultdict(list)
    for path in paths:
        place = locale_of(path)
        if place:
            found[place[1]].append((path, place[0]))
    for files in found.values():
        yield group(files)


def locale_of(path):
    """Returns the locale in a path, and the path without it."""
    parts = list(path.with_suffix("").parts)
    for index in reversed(range(len(parts))):
        if re.fullmatch(TAG, parts[index]) and parts[index] not in ["app", "src", "po", "lib"]:
            return tag(parts[index]), tuple(parts[:index] + ["*"] + parts[index + 1:])
    return None


class Entry:
    def __init__(self):
        self.fields, self.flags, self.context, self.id = {}, set(), [], None

    @property
    def key(self):
        return tuple(self.fields.get(name) for name in ["msgctxt", "msgid", "msgid_plural"])

    @property
    def is_translated(self):
        texts = [text for name, text in self.fields.items() if name.startswith("msgstr")]
        # A fuzzy text is a guess, which gettext leaves out, too.
        return bool(texts) and all(text.strip() for text in texts) and "fuzzy" not in self.flags


def entries(lines):
    """Yields the entries of lines, with the numbers of the lines of `msgctxt` and `msgid`."""
    entry, field = Entry(), None
    for number, line in enumerate(lines):
        stripped = line.strip()
        if stripped.startswith("#"):
            if any(name.startswith("msgstr") for name in entry.fields):
                yield entry
                entry, field = Entry(), None
            if stripped.startswith("#,"):
                entry.flags |= {flag.strip() for flag in stripped[2:].split(",")}
            continue
        found = FIELD.match(line)
        if found:
            if found[1] in ["msgctxt", "msgid"] and "msgid" in entry.fields:
                yield entry
                entry = Entry()
            field, stripped = found[1], found[2]
            entry.fields[field] = ""
            if field == "msgid":
                entry.id = number
        if field == "msgctxt":
            entry.context.append(number)
        if field and stripped.startswith('"'):
            entry.fields[field] += re.sub(
                r"\\(.)", lambda found: ESCAPES.get(found[1], found[1]), stripped[1:stripped.rindex('"')])
    if entry.fields:
        yield entry


def group(files):
    names, messages, unsaid, out = Names(), {}, set(), []
    for path, locale in files:
        data = path.read_bytes()
        charset = re.search(rb"charset=([\w-]+)", data)
        try:
            text = data.decode(charset[1].decode() if charset else "utf-8")
        except (LookupError, UnicodeDecodeError):
            continue
        encoding = charset[1].decode() if charset else "utf-8"
        lines, expected, drop, put = text.split("\n"), {}, set(), {}
        found = list(entries(lines))
        twice = {key for key in {entry.key for entry in found} if sum(e.key == key for e in found) > 1} \
            if len(found) != len({entry.key for entry in found}) else set()
        for entry in found:
            if not entry.fields.get("msgid") or entry.id is None:
                continue
            id = names[entry.key]
            source = said(entry)
            if source is None:
                unsaid.add(id)
                continue
            messages[id] = source
            drop |= set(entry.context)
            put[entry.id] = f'msgctxt "{name_of(id)}"'
            if entry.is_translated and entry.key not in twice:
                expected[name_of(id)] = words(entry)
        for number in put:
            end = "\r" if lines[number].endswith("\r") else ""
            lines[number] = put[number] + end + "\n" + lines[number]
        kept = "\n".join(line for number, line in enumerate(lines) if number not in drop)
        if locale != "en":
            out.append(File(path, locale, kept.encode(encoding), expected))
    return Group("po", messages, out, len(unsaid))


def pattern(text):
    """Returns a text with placeholders of `python-brace-format` as a pattern; `None` for other braces."""
    out, end = "", 0
    for found in re.finditer(r"\{\{|\}\}|\{([A-Za-z_]\w*)\}|[{}]", text):
        out += literal(text[end:found.start()])
        end = found.end()
        if found[0] in ["{{", "}}"]:
            out += "\\" + found[0][0]
        elif found[1]:
            out += f"{{${found[1]}}}"
        else:
            return None
    return out + literal(text[end:])


def said(entry):
    """Returns the source of an entry as a message."""
    one = pattern(entry.fields["msgid"])
    if "msgid_plural" not in entry.fields or one is None:
        return one and message(one)
    other = pattern(entry.fields["msgid_plural"])
    if other is None:
        return None
    shown = re.findall(r"(?<!\\)\{\$(\w+)\}", other)
    count = next((name for name in shown if name not in re.findall(r"\{\$(\w+)\}", one)), (shown + ["n_"])[0])
    return plural(count, {"one": one, "other": other})


def words(entry):
    """Returns the text of a translation without placeholders and plural forms."""
    if "msgid_plural" in entry.fields or "{" in entry.fields["msgstr"] or "}" in entry.fields["msgstr"]:
        return None
    return literal(entry.fields["msgstr"])
