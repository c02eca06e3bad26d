"""Turns gettext's catalogs into a Bayan catalog, and runs `bayan check` on it.

Placeholders become arguments, plurals become `.match` with the categories that CLDR has. The keys of
menus (`_File`, `&File`, `~File`) are taken out, as the programs do. Left out are credits of
translators and patterns of dates (`%Y-%m-%d`), which aren't texts, and the program's name, which a
project would list as one that isn't translated.
"""

import collections
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


# CLDR's categories of whole numbers, for turning gettext's forms into variants.
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

BRACES = (r"~%|\{\{\s*(?P<double>[\w.-]+)\s*\}\}|[%$]\{(?P<shell>[\w.]+)\}"
          # `$copy(new)` is a call.
          r"|\$(?:\((?P<office>[\w.]+)\)|(?P<dollar>[a-z]+\$|[A-Z_]+:[A-Z_]+\$|\d(?!\d|[.,]\d)|[a-z][a-z_]+(?![\w(])))"
          # `##user name##`
          r"|##(?P<hashes>\w[\w ]*)##"
          r"|\{(?P<brace>\w*)(?:![rsa])?(?::[^{}]*)?\}|%(?P<name>[A-Z][A-Z0-9_]{2,}|[a-z]{3,}(?=%(?![a-z])))%?")
# `%MEM` may be the head of a column, which is translated.
HEAD = re.compile(r"%[A-Z][A-Z0-9_]{2,}(?!\w|%)")
# `{Suburb}`: what the user is to write, and no name of an argument.
WORD = re.compile(r"\{[A-Z]\w*\}")
PRINTF = re.compile(
    BRACES + r"|%(?:\((?P<named>[\w. -]+)\)|(?P<position>\d+)\$)?(?:[+#0'I]|-(?=[\d*]))*(?:\d+|\*)?(?:\.(?:\d+|\*)?)?"
    # `%all`, `%each` and `%Cpu` are words.
    r"(?:hh|h|ll|l|q|L|z|t|j|R)?(?P<kind>[diouxsrpnNQ]|[XScfFgGeEaAC](?![a-zA-Z]{2}))|%(?P<percent>%)"
    # Lisp's `~a`.
    r"|~[asdASD](?![a-zA-Z])")
QT = re.compile(BRACES + r"|%L?(?P<position>\d{1,2}|n)(?P<kind>)(?P<named>)(?P<percent>)")
# What only dates have: `%d` and `%e` may be either.
DATE = re.compile(r"%-[demHIMSj]|%[-EO_^0]?[YmHMBbyIlkRTPZjVWUw](?!\w)|%[-EO_^0]?[YmHMBby](?:[-/:. %,T年월]|\\)")
CREDITS = re.compile(
    r"translators?[-_ ]credits|untranslated original english text.*|your (names|emails)|(names?|emails?) of (the )?translators?",
    re.I | re.S)


# HexChat's `%C22`, `%O` and `$t`: colours, underlines and a tab.
STYLES = re.compile(r"%C\d{0,2}(?:,\d{1,2})?|%[BHIORU](?![a-z])|\$t")
HAS_STYLES = re.compile(r"%C\d\d|%O(?![a-z])|^%U[A-Z]")


def without_styles(entry):
    if any(HAS_STYLES.search(text) for text in entry.source):
        entry.source = [STYLES.sub("", text) for text in entry.source]
        entry.target = [STYLES.sub("", text) for text in entry.target]
    return entry


# VDR's `Setup.LNB$Use`: what stands before the sign is for translators.
DOLLAR = re.compile(r"[A-Z][\w.]{2,}\$(?=[^\W\d_])")


def without_context(entry):
    """`Immigration abbreviation|im.`: what stands before the bar is for translators."""
    if all(DOLLAR.match(text) for text in entry.source) and not any("$" in text for text in entry.target):
        entry.source = [DOLLAR.sub("", text, count=1) for text in entry.source]
    # Behind KDE's `|/|` is a script that makes the text.
    if any("|/|" in text for text in entry.target):
        entry.target = [text.split("|/|")[0] for text in entry.target]
    found = [re.match(r"[^|<>%{}\n]{3,60}\|(?=[^|]*$)", text) for text in entry.source]
    if all(found) and not any("|" in text for text in entry.target):
        entry.source = [text[match.end():] for text, match in zip(entry.source, found)]
    return entry


# `{core:no_state:header}`: the name of a text, where its words belong.
NAME = re.compile(r"\{\w+:\w[\w.-]*:[\w:.-]+\}|[a-z]+(?:[A-Z][a-z0-9]+)+|[a-z]+(?:_[a-z0-9]+)+")


def is_name(entry):
    """Whether a catalog has names of texts in place of their English."""
    return bool(NAME.fullmatch(entry.source[0])) and not any(
        text == entry.source[0] for text in entry.target) and any(" " in text for text in entry.target)


def is_own_name(entry, path):
    """Whether a string is the name of the catalog's program: `Password Safe` of passwordsafe."""
    names = [re.sub(r"[\W_]", "", name).casefold() for name in (path.stem, entry.source[0])]
    return names[0] == names[1]


def is_credit(entry):
    return bool(CREDITS.fullmatch(entry.source[0].strip()) or CREDITS.search(entry.context))


# What GTK reads of a locale: `calendar:week_start:0`, `default:LTR`.
SETTING = re.compile(r"calendar:\w+(:\d)?|default:(LTR|RTL|mm|inch)")


def is_date(entry):
    return bool(SETTING.fullmatch(entry.source[0])) or any(DATE.search(text) for text in entry.source + entry.target)


TEXINFO = re.compile(r"@[a-z]*\{")


def placeholders(entry):
    """The pattern of the placeholders that a string has: Qt's `%1`, or printf's."""
    # In `%1px` and `%1s` the translation tells that the letters are a unit.
    is_qt = any(re.search(r"%L?[1-9]\d?(?![\d$.]|[a-zA-Z])", text) for text in entry.source + entry.target)
    pattern = QT if is_qt and any(re.search(r"%L?[1-9n]", text) for text in entry.source) else PRINTF
    words = {word for text in entry.source for word in WORD.findall(text)}
    heads = {word for text in entry.source for word in HEAD.findall(text)}
    if any(word not in text for word in heads for text in entry.target):
        plain = pattern.pattern.replace(r"%(?P<name>[A-Z][A-Z0-9_]{2,}|", r"%(?P<name>[A-Z][A-Z0-9_]{2,}(?=%)|")
        pattern = re.compile(plain)
    # `%title%` is what the user writes, where the translation has another word between the signs.
    if any(re.search(r"%[a-z]{3,}%", source) for source in entry.source) and any(
            re.search(r"%[^\W\d_]*[^\W\d_a-zA-Z][^\W\d_]*%", text) for text in entry.target):
        pattern = re.compile(rf"(?!%[a-z]{{3,}}%)(?:{pattern.pattern})")
    # `{unset}` alone is a label in braces where the translation has other words in them.
    if (re.fullmatch(r"\{\w+\}", entry.source[0])
            and any(re.fullmatch(r"\{[^{}]+\}", text) and text not in entry.source
                    for text in entry.target)):
        return re.compile(pattern.pattern.replace(r"\{(?P<brace>\w*)", r"\{(?P<brace>(?!\w)\w*)"))
    # Commands show in braces what is filled in, `Usage: tool {file}`, and `{{ or }}` are the braces themselves.
    shown = {word for text in entry.source for word in re.findall(r"\{+ ?\w+ ?\}+", text)}
    if (any(word not in text for word in shown for text in entry.target)
            and (any("[-" in text or "Usage:" in text for text in entry.source) or "{{ or }}" in shown)):
        return re.compile(pattern.pattern.replace(r"\{(?P<brace>\w*)", r"\{(?P<brace>(?!\w)\w*)")
                          .replace(r"(?P<double>[\w.-]+)", r"(?P<double>(?!)x)"))
    # `$5 US` is a price: what is numbered begins with `$1`.
    dollars = {digit for text in entry.source for digit in re.findall(r"\$(\d)", text)}
    if len(dollars) == 1 and (not dollars & {"0", "1"}
                              or any(re.search(r"\$\d(/| per | a )", text) for text in entry.source)):
        pattern = re.compile(pattern.pattern.replace(r"\d(?!\d|[.,]\d)|[a-z]", r"[a-z]"))
    if any(word not in text for word in words for text in entry.target):
        plain = pattern.pattern.replace(r"\{(?P<brace>\w*)", r"\{(?P<brace>(?![A-Z])\w*)")
        return re.compile(plain)
    # Texinfo's `@var{pitch}` marks a word, which is translated.
    if any(TEXINFO.search(text) for text in entry.source):
        return re.compile(pattern.pattern.replace(r"|\{(?P<brace>", r"|(?<![@a-z])\{(?P<brace>"))
    return pattern


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
            if match.group(0) == "~%":
                out.append("~%")
                continue
            if match.group("percent"):
                out.append("%")
                continue
            key = next((match.group(name) for name in (
                "named", "double", "hashes", "shell", "office", "dollar", "brace", "name") if match.group(name)), None)
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
    category = CATEGORY[locale]
    forms_of = collections.defaultdict(collections.Counter)
    # The form of 1 first: where 0 has another one in French, `one` is the form of 1.
    for n in [1, 0] + list(range(2, 201)) + [1000000]:
        forms_of[category(n)][patterns[min(index(n), len(patterns) - 1)]] += 1
    # What stands for one number of a category alone, as KDE's Russian form for 1, gets a key for it.
    variants = {key: found.most_common(1)[0][0] for key, found in forms_of.items()}
    singles = {str(n): patterns[min(index(n), len(patterns) - 1)] for n in range(3)}
    variants = {key: text for key, text in singles.items()
                if text != variants[category(int(key))]} | variants
    variants.setdefault("*", patterns[min(index(5), len(patterns) - 1)])
    lines = [f".input {{${count} :integer}}", f".match ${count}"]
    lines += [f"{key} {{{{{text}}}}}" for key, text in variants.items() if key != "*"]
    return "\n".join(lines + ["* {{" + variants["*"] + "}}"])


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
    """One string of a locale, ready to be written as a message."""

    def __init__(self, source, target, entry, index, path=None):
        # The file that it was read from.
        self.path = path
        self.source = source
        self.target = target
        self.entry = entry
        self.index = index

    def messages(self, locale, target=None):
        """The source and the translation in MessageFormat 2, with their arguments."""
        arguments = Arguments(placeholders(self.entry))
        if len(self.source) > 1:
            arguments.find_count([self.target, self.source])
        source = message(self.source, arguments, "en", lambda n: n != 1)
        return source, message(target or self.target, arguments, locale, self.index), arguments


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
            if is_credit(entry) or is_date(entry) or is_name(entry) or is_own_name(entry, path):
                continue
            seen.add(key)
            entry = without_styles(without_context(entry))
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
        types = ", ".join(
            f'{n} = {{ type = "{"integer" if n in arguments.numbers else "string"}" }}'
            for n in arguments.names)
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


def check(bayan, root, locale):
    """What `bayan check` says of the translations, notes too; each with the entry's name."""
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
    return found
