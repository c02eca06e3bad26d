"""Turns translations into a Bayan catalog, and runs `bayan check` on it.

The files are gettext's (`.po`, `.mo`) or have messages of ICU (icu_files.py). Placeholders of printf,
Python, Qt and JavaScript become arguments. The keys of menus (`_File`, `&File`, `~File`) are taken
out. Credits of translators and patterns of dates are left out, because they are no texts.

A message keeps the plural forms that its file has. ICU names the category of each form. gettext has
a formula instead: there each form becomes one variant, named after the category of its smallest
number, and the last one is for all other numbers. So nothing is known of a category without a form,
and `plural-category-missing` is left out for gettext.
"""

import json
import pathlib
import re
import subprocess

import gettext_files

LOCALES = ["ar", "he", "fa", "ru", "pl", "fr"]
OTHERS = ["de", "es", "it", "nl", "sv", "fi", "hu", "tr", "pt_BR", "uk", "cs", "el", "hi", "bn", "ug",
          "ja", "ko", "th", "vi", "zh_CN", "zh_TW", "zh_Hans", "zh_Hant"]
# The names that CLDR has for what gettext calls otherwise.
TAGS = {"zh_CN": "zh-Hans", "zh_TW": "zh-Hant"}


def slavic(n, one):
    few = n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)
    return "one" if one(n) else "few" if few else "many"


# CLDR's categories of whole numbers, which name the forms of gettext.
CATEGORY = {
    "ar": lambda n: {0: "zero", 1: "one", 2: "two"}.get(n) or (
        "few" if 3 <= n % 100 <= 10 else "many" if n % 100 >= 11 else "*"),
    "he": lambda n: {1: "one", 2: "two"}.get(n, "*"),
    "fa": lambda n: "one" if n < 2 else "*",
    "fr": lambda n: "one" if n < 2 else "many" if n == 1000000 else "*",
    "ru": lambda n: slavic(n, lambda n: n % 10 == 1 and n % 100 != 11),
    "pl": lambda n: slavic(n, lambda n: n == 1),
    "en": lambda n: "one" if n == 1 else "*",
    "es": lambda n: "one" if n == 1 else "many" if n == 1000000 else "*",
    "hi": lambda n: "one" if n < 2 else "*",
    "cs": lambda n: "one" if n == 1 else "few" if n in (2, 3, 4) else "*",
} | dict.fromkeys(["ja", "ko", "th", "vi", "zh_CN", "zh_TW", "zh_Hans", "zh_Hant"], lambda n: "*")
CATEGORY |= {"uk": CATEGORY["ru"], "it": CATEGORY["es"], "pt_BR": CATEGORY["fr"], "bn": CATEGORY["hi"]}
CATEGORY |= dict.fromkeys(["de", "nl", "sv", "fi", "hu", "tr", "el", "ug"], CATEGORY["en"])

BRACES = (r"\{\{\s*(?P<double>[\w.-]+)\s*\}\}|[%$]\{(?P<shell>[\w.]+)\}"
          r"|\{(?P<brace>\w*)(?:![rsa])?(?::[^{}]*)?\}")
PRINTF = re.compile(
    BRACES + r"|%(?:\((?P<named>[\w. -]+)\)|(?P<position>\d+)\$)?(?:[+#0'I]|-(?=[\d*]))*(?:\d+|\*)?(?:\.(?:\d+|\*)?)?"
    # `%all`, `%each` and `%Cpu` are words.
    r"(?:hh|h|ll|l|q|L|z|t|j|R)?(?P<kind>[diouxsrpnNQ]|[XScfFgGeEaAC](?![a-zA-Z]{2}))|%(?P<percent>%)")
QT = re.compile(BRACES + r"|%L?(?P<position>\d{1,2}|n)(?P<kind>)(?P<named>)(?P<percent>)")
# What only dates have: `%d` and `%e` may be either.
DATE = re.compile(r"%-[demHIMSj]|%[-EO_^0]?[YmHMBbyIlkRTPZjVWUw](?!\w)|%[-EO_^0]?[YmHMBby](?:[-/:. %,T年월]|\\)")
CREDITS = re.compile(
    r"translators?[-_ ]credits|your (names|emails)|(names?|emails?) of (the )?translators?", re.I)


def is_credit(entry):
    return bool(CREDITS.fullmatch(entry.source[0].strip()) or CREDITS.search(entry.context))


def is_date(entry):
    return any(DATE.search(text) for text in entry.source + entry.target)


def placeholders(entry):
    """The pattern of the placeholders that a string has: Qt's `%1`, or printf's."""
    # In `%1px` and `%1s` the translation tells that the letters are a unit.
    is_qt = any(re.search(r"%L?[1-9]\d?(?![\d$.]|[a-zA-Z])", text) for text in entry.source + entry.target)
    return QT if is_qt and any(re.search(r"%L?[1-9n]", text) for text in entry.source) else PRINTF


def without_keys(entry):
    """The forms without the signs for the keys of a menu."""
    source, target = list(entry.source), list(entry.target)
    for sign in "_&~":
        plain = re.compile(re.escape(sign) + r"(?=[^\W_])(?!\w+[;=])")
        if not all(len(plain.findall(text)) == 1 and text.count(sign) == 1 for text in source):
            continue
        if any(len(plain.findall(text)) > 1 for text in target):
            continue
        # `file_name` is a name where the translation has it too.
        names = [re.search(r"\w+_\w+", text) for text in source]
        if sign == "_" and any(name and name.group(0) in text for name in names for text in target):
            continue
        suffix = re.compile(r"\s?[(（]" + re.escape(sign) + r"\w[)）]")
        source = [plain.sub("", suffix.sub("", text)) for text in source]
        target = [plain.sub("", suffix.sub("", text)) for text in target]
    return source, target


class Arguments:
    """The arguments of one message, by what they are called in its placeholders."""

    def __init__(self, pattern):
        self.pattern = pattern
        self.names = {}
        self.numbers = set()
        # The one that the plural forms are chosen by.
        self.count = None

    def convert(self, text):
        """A pattern of MessageFormat 2."""
        out, end, position = [], 0, 0
        for match in self.pattern.finditer(text):
            out.append(escaped(text[end:match.start()]))
            end = match.end()
            if match.group("percent"):
                out.append("%")
                continue
            key = next((match.group(name) for name in ("named", "double", "shell", "brace")
                        if match.group(name)), None)
            if not key:
                position += 1
                # Python's `{}` are `{0}` and `{1}`.
                key = match.group("position") or str(position - (match.group(0).startswith("{")))
            name = re.sub(r"\W", "_", key)
            name = "p" + name if name[0].isdigit() or name[0] == "_" else name
            self.names[name] = True
            if match.group("kind") and match.group("kind") in "diouxX":
                self.numbers.add(name)
            out.append("{$" + name + "}")
        out.append(escaped(text[end:]))
        return "".join(out)

    def find_count(self, texts):
        """Finds the number that counts a noun: another word stands behind it in another form.

        The number that some forms say in words is that one too: `%2 (one user)`, `%2 (%1 users)`.
        """
        numbered = [[self.convert(form) for form in forms] for forms in texts]
        left_out = [name for name in self.names if any(
            0 < sum("{$" + name + "}" in pattern for pattern in patterns) < len(patterns)
            for patterns in numbered)]
        if len(left_out) == 1:
            self.count = left_out[0]
            return
        for patterns in numbered:
            counts = [name for name in self.names if len({
                word for pattern in patterns
                for word in re.findall(re.escape("{$" + name + "}") + r"\s(\S+)", pattern)}) > 1]
            if counts:
                self.count = next((name for name in counts if name in self.numbers), counts[0])
                return


def escaped(text):
    return re.sub(r"([\\{}])", r"\\\1", text)


def toml(text):
    out = []
    for character in text:
        if character in '"\\':
            out.append("\\" + character)
        elif ord(character) < 0x20 or ord(character) == 0x7F:
            out.append("\\u%04X" % ord(character))
        else:
            out.append(character)
    return '"' + "".join(out) + '"'


def message(forms, arguments, locale, index):
    """The message of one locale; a matcher where there are several forms."""
    if len(forms) == 1:
        text = arguments.convert(forms[0])
        # What starts so would be read as a declaration.
        return "{{" + text + "}}" if text.lstrip().startswith(".") else text
    patterns = [arguments.convert(form) for form in forms]
    used = [name for name in arguments.names if any("{$" + name + "}" in p for p in patterns)]
    counts = [name for name in used if name in arguments.numbers]
    count = arguments.count or next(
        (n for n in ("count", "counter", "number", "num", "n", "pn") if n in used),
        counts[0] if counts else "p1" if "p1" in used else used[0] if used else "count")
    arguments.count = count
    arguments.names[count] = True
    arguments.numbers.add(count)
    lines = [f".input {{${count} :integer}}", f".match ${count}"]
    keys = keys_of_forms(len(patterns), locale, index)
    lines += [f"{key} {{{{{pattern}}}}}" for key, pattern in zip(keys, patterns) if key]
    return "\n".join(lines)


def keys_of_forms(count, locale, index):
    """A key for each form of gettext: the category of the smallest number above 0 that has it.

    A form that one number alone has, of a category with more, as some Russian files have a form for 1,
    gets that number. None for a form that no number has; the last one that is left is for all others.
    """
    category = CATEGORY[locale]
    numbers = {form: [] for form in range(count)}
    for n in list(range(1, 201)) + [1000000, 0]:
        numbers[min(index(n), count - 1)].append(n)
    keys = []
    for own in numbers.values():
        key = category(own[0]) if own else None
        if len(own) == 1 and any(category(n) == key for n in range(201) if n not in own):
            key = str(own[0])
        keys.append(key if key not in keys else None)
    if "*" not in keys:
        keys[max(form for form in numbers if numbers[form] and not (keys[form] or "").isdigit())] = "*"
    return keys


def files_of(locale, folders):
    """The files of a locale: LOCALE/LC_MESSAGES/*.mo or *.po, LOCALE.po, NAME.LOCALE.po."""
    found = []
    for folder in folders:
        if folder.is_file():
            parts = re.split(r"[/.]", str(folder))
            found += [folder] if locale in parts else []
            continue
        found += folder.rglob(f"{locale}/LC_MESSAGES/*.mo")
        found += (path for path in folder.rglob(f"{locale}/LC_MESSAGES/*.po")
                  if not path.with_suffix(".mo").exists())
        found += folder.rglob(f"{locale}.po")
        found += folder.rglob(f"*.{locale}.po")
    return sorted(found)


class String:
    """One string of gettext, ready to be written as a message."""

    names_categories = False

    def __init__(self, source, target, entry, index, path=None):
        # The file that it was read from.
        self.path = path
        self.source = source
        self.target = target
        self.entry = entry
        self.index = index

    def messages(self, locale, target=None):
        """The source and the translation in MessageFormat 2, with the types of their arguments."""
        arguments = Arguments(placeholders(self.entry))
        if len(self.source) > 1:
            arguments.find_count([self.target, self.source])
        source = message(self.source, arguments, "en", lambda n: n != 1)
        target = message(target or self.target, arguments, locale, self.index)
        return source, target, {name: "integer" if name in arguments.numbers else "string"
                                for name in arguments.names}


def strings(locale, files, limit=10**9):
    """The strings of the files that are texts, each pair once."""
    found, seen = [], set()
    for path in files:
        try:
            entries, index = gettext_files.read(path)
        except ValueError:
            continue
        for entry in entries:
            # A file may be cut, or have no `msgstr`.
            if not entry.source or not entry.target:
                continue
            key = (entry.source[0], entry.target[0])
            if not all(form.strip() for form in entry.target) or key in seen:
                continue
            if is_credit(entry) or is_date(entry):
                continue
            seen.add(key)
            string = String(*without_keys(entry), entry, index, path)
            try:
                string.messages(locale)
            except (IndexError, ZeroDivisionError):
                continue
            found.append(string)
            if len(found) == limit:
                return found
    return found


def write(root, locale, texts, settings=""):
    """Writes a catalog of one locale.

    texts: by the name of an entry the string, and other forms of its translation or None.
    settings: what stands in locale.toml.
    """
    tag = TAGS.get(locale, locale).replace("_", "-")
    codes, english, words = [], [], []
    for name, (string, target) in texts.items():
        from_text, to_text, arguments = string.messages(locale, target)
        types = ", ".join(f'{name} = {{ type = "{type}" }}' for name, type in arguments.items())
        codes.append(f'[codes.{name}]\ncategory = "other"\nsummary = "x"\n'
                     f"arguments = {{ {types} }}\n")
        english.append(f"[{name}]\ndescription = {toml(from_text)}\n")
        words.append(f"[{name}]\ndescription = {toml(to_text)}\n")
    for path, text in {
        "Catalog/bayan.toml": f'format = 1\nsource-locale = "en"\nlocales = ["en", "{tag}"]\n\n'
                              '[module]\nname = "Noise"\n',
        "Catalog/categories.toml": "[other]\nrequires = []\n",
        "Catalog/noise.toml": 'domain = "noise"\ntype = "Noise"\n\n' + "\n".join(codes),
        "Locales/en/noise.toml": "\n".join(english),
        f"Locales/{tag}/noise.toml": "\n".join(words),
    }.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8", errors="replace")
    if settings:
        (root / f"Locales/{tag}/locale.toml").write_text(settings)


def check(bayan, root, locale, texts):
    """What `bayan check` says of the translations, notes too; each with the entry's name.

    Without missing categories where the file doesn't name them.
    """
    run = subprocess.run(
        [pathlib.Path(bayan).resolve(), "check", "--format", "json"], cwd=root, capture_output=True, text=True)
    if run.returncode not in (0, 1):
        raise SystemExit(run.stderr)
    read = json.loads(run.stdout)
    found = read if isinstance(read, list) else read["diagnostics"]
    # Of the translation: what is said of English isn't its reviewers' affair.
    tag = TAGS.get(locale, locale).replace("_", "-")
    found = [diagnostic for diagnostic in found if diagnostic.get("locale") == tag]
    for diagnostic in found:
        diagnostic["entry"] = (diagnostic.get("key") or "noise.?.description").split(".")[1]

    def is_known(diagnostic):
        string, _ = texts.get(diagnostic["entry"], (None, None))
        return diagnostic["rule"] != "plural-category-missing" or string is None or string.names_categories
    return [diagnostic for diagnostic in found if is_known(diagnostic)]
