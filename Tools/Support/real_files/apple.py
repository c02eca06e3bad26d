"""Files of Apple's formats: `.strings`, `.stringsdict` and `.xcstrings`."""

import html
import json
import plistlib
import re
from collections import defaultdict

from .project import File, Group, Names, decoded, literal, name_of, plural, tag

ENTRY = re.compile(r'^([ \t]*)("(?:[^"\\]|\\.)*")(\s*=\s*)("(?:[^"\\]|\\.)*")(\s*;)', re.M | re.S)
VARIABLE = re.compile(r"%(?:\d+\$)?#@(\w+)@")
NUMBER = re.compile(r"%(?:(\d+)\$)?(?:hh|h|ll|l|q|z|t|j)?[diu]")


def by_language(paths):
    """Groups files of one name by the language of their `.lproj`."""
    found = defaultdict(dict)
    for path in paths:
        if path.parent.suffix == ".lproj":
            found[path.parent.parent, path.name][path.parent.stem] = path
    for files in found.values():
        source = files.get("en") or files.get("Base")
        others = {tag(name): path for name, path in files.items() if name not in ["en", "Base"]}
        if source and others:
            yield source, others


def unquoted(text):
    """Returns the text in quotation marks; `None` if it has an unknown escape."""
    text = re.sub(r"\r\n?", "\n", text)
    text = re.sub(r"\\U([0-9A-Fa-f]{4})", r"\\u\1", text)
    text = re.sub(r"\\([^nrtu\"\\])", r"\1", text)
    try:
        return json.loads(text, strict=False)
    except ValueError:
        return None


def strings(bayan, paths):
    for source, others in by_language(paths):
        try:
            text, _ = decoded(source.read_bytes())
        except UnicodeDecodeError:
            continue
        texts = {unquoted(found[2]): unquoted(found[4]) for found in ENTRY.finditer(without_comments(text))}
        keys = [key for key in texts if key is not None and texts[key]]
        names = Names()
        messages = dict(zip([names[key] for key in keys], bayan.messages([texts[key] for key in keys])))
        messages = {name: text for name, text in messages.items() if text}
        files = [file for locale, path in others.items() if (file := strings_file(path, locale, names, messages))]
        yield Group("strings", messages, files, len(keys) - len(messages))


def without_comments(text):
    """Returns the text with blanks in place of comments, so that offsets stay."""
    form = re.compile(r'"(?:[^"\\]|\\.)*"|/\*.*?\*/|//[^\n]*', re.S)
    return form.sub(lambda found: found[0] if found[0][0] == '"' else re.sub(r"[^\n]", " ", found[0]), text)


def strings_file(path, locale, names, messages):
    try:
        text, encoding = decoded(path.read_bytes())
    except UnicodeDecodeError:
        return None
    pieces, end, expected, seen = [], 0, {}, set()
    for found in ENTRY.finditer(without_comments(text)):
        id = names.ids.get(unquoted(found[2]))
        if id not in messages:
            continue
        pieces += [text[end:found.start(2)], f'"{name_of(id)}"']
        end = found.end(2)
        words = unquoted(found[4])
        # The format has no state, and doesn't define which of two texts with one key an app shows.
        if words and words.strip():
            expected[name_of(id)] = literal(words) if "%" not in words else None
        if id in seen:
            expected.pop(name_of(id), None)
        seen.add(id)
    return File(path, locale, ("".join(pieces) + text[end:]).encode(encoding), expected)


def stringsdicts(bayan, paths):
    for source, others in by_language(paths):
        entries = read_plist(source)
        if entries is None:
            continue
        names = Names()
        sources = {names[key]: whole_texts(entry) for key, entry in entries.items()}
        found = iter(bayan.messages([text for forms in sources.values() for text in (forms or {}).values()]))
        messages = {}
        for name, forms in sources.items():
            converted = {form: next(found) for form in forms or {}}
            if "other" in converted and None not in converted.values():
                if not any(text.startswith(".") for text in converted.values()):
                    messages[name] = plural("_1", {form: unbraced(text) for form, text in converted.items()})
        files = [stringsdict_file(path, locale, names, messages) for locale, path in others.items()]
        yield Group("stringsdict", messages, [file for file in files if file], len(sources) - len(messages))


def unbraced(text):
    return re.sub(r"^\{\{(.*)\}\}$", r"\1", text, flags=re.S)


def read_plist(path):
    try:
        return plistlib.loads(path.read_bytes())
    except Exception:
        return None


def whole_texts(entry):
    """Returns the texts of an entry with one variable by form, with the number in the first place.

    Returns `None` if there are several variables, or values without known positions.
    """
    format = entry.get("NSStringLocalizedFormatKey", "")
    variables = VARIABLE.findall(format)
    if len(variables) != 1 or not isinstance(entry.get(variables[0]), dict):
        return None
    forms = {form: text for form, text in entry[variables[0]].items() if not form.startswith("NSString")}
    texts = {form: VARIABLE.sub(lambda _: NUMBER.sub("%1$lld", text), format) for form, text in forms.items()}
    if any(re.search(r"%(?!1\$lld|%)", text) for text in texts.values()):
        return None
    return texts


def stringsdict_file(path, locale, names, messages):
    entries = read_plist(path)
    try:
        text, encoding = decoded(path.read_bytes())
    except UnicodeDecodeError:
        return None
    if entries is None:
        return None
    expected, pieces, end = {}, [], 0
    for start, stop, key in keys_of(text):
        id = names.ids.get(key)
        if id not in messages:
            continue
        pieces += [text[end:start], name_of(id)]
        end = stop
        forms = [value for value in entries[key].values() if isinstance(value, dict)]
        texts = [text for form in forms for name, text in form.items() if not name.startswith("NSString")]
        if texts and all(text.strip() for text in texts):
            expected[name_of(id)] = None
    return File(path, locale, ("".join(pieces) + text[end:]).encode(encoding), expected)


def keys_of(text):
    """Yields the keys of the outermost dictionary: start and end of their text, and the text."""
    depth = 0
    for found in re.finditer(r"<!--.*?-->|<(/?)dict\s*>|<key>([^<]*)</key>", text, re.S):
        if found[2] is not None:
            if depth == 1:
                yield found.start(2), found.end(2), html.unescape(found[2])
        elif found[0].endswith("dict>"):
            depth += -1 if found[1] else 1


def catalogs(bayan, paths):
    for path in paths:
        yield Catalog(bayan, path)


class Catalog(Group):
    """A string catalog, with all its languages."""

    def __init__(self, bayan, path):
        catalog = json.loads(path.read_bytes())
        entries, names = {}, Names()
        for key, entry in catalog["strings"].items():
            localizations = dict(entry.get("localizations", {}))
            localizations.setdefault("en", {"stringUnit": {"state": "translated", "value": key}})
            entries[names[key]] = {**entry, "localizations": dict(sorted(localizations.items()))}
        messages = {} if catalog.get("sourceLanguage") != "en" else said(bayan, entries)
        self.strings = {name_of(name): dict(sorted(entries[name].items())) for name in messages}
        self.text = json.dumps(
            {"sourceLanguage": "en", "strings": self.strings, "version": "1.0"}, indent=2, ensure_ascii=False,
            separators=(",", " : "))
        locales = sorted({tag for entry in self.strings.values() for tag in entry["localizations"]} - {"en"})
        files = [File(path, locale, self.text.encode(), self.translated(locale)) for locale in locales]
        super().__init__("xcstrings", messages, files, len(entries) - len(messages))

    def translated(self, locale):
        expected = {}
        for name, entry in self.strings.items():
            texts = list(units(entry["localizations"].get(locale, {})))
            source = {unit["value"] for unit in units(entry["localizations"]["en"])}
            # Xcode marks a text without translation as `new`, and often repeats the source there.
            if texts and all(unit["value"].strip() for unit in texts):
                if any(unit.get("state") != "new" or unit["value"] not in source for unit in texts):
                    expected[name] = None
        return expected

    def run(self, bayan, folder, tally):
        super().run(bayan, folder, tally)
        if not self.messages:
            return
        path = folder / "over.xcstrings"
        path.write_text(self.text)
        for locale in self.locales:
            bayan.run("export", "--locale", locale, "--to", "xcstrings", "--lossy", "--force", "-o", path, folder=folder)
        after = path.read_text()
        if after != self.text:
            strings = json.loads(after)["strings"]
            for name, entry in self.strings.items():
                for locale, old in entry["localizations"].items():
                    new = strings[name]["localizations"].get(locale)
                    if new != old:
                        tally.fault("a localization was written anew",
                                    f"{self.files[0].path} {name} {locale}: {json.dumps(old, ensure_ascii=False)} "
                                    f"is {json.dumps(new, ensure_ascii=False)}")


def units(localization):
    for name, value in localization.items():
        if name == "stringUnit":
            yield value
        elif isinstance(value, dict):
            yield from units(value)


def forms(localization):
    """Returns the texts by plural category, or a text by None; nothing for other structures."""
    if "substitutions" in localization:
        return {}
    if "stringUnit" in localization:
        return {None: localization["stringUnit"]["value"]}
    found = localization.get("variations", {}).get("plural", {})
    return {key: form["stringUnit"]["value"] for key, form in found.items() if "stringUnit" in form}


def said(bayan, entries):
    """Returns the sources as messages, without those that can't be converted; all are converted at once."""
    texts = {name: forms(entry["localizations"]["en"]) for name, entry in entries.items()}
    found = iter(bayan.messages([text.replace("%arg", "%lld") for each in texts.values() for text in each.values()]))
    messages = {}
    for name, each in texts.items():
        converted = {form: next(found) for form in each}
        if not converted or None in converted.values():
            continue
        if None in converted:
            messages[name] = converted[None]
        elif "other" in converted and not any(text.startswith(".") for text in converted.values()):
            messages[name] = plural("_1", {form: unbraced(text) for form, text in converted.items()})
    return messages
