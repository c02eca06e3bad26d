"""Projects made of the source texts of files, and the results of their translations."""

import collections
import json
import re
import subprocess


class Bayan:
    """The built command."""

    def __init__(self, path):
        self.path = str(path.resolve())

    def run(self, *arguments, folder=None, stdin=None):
        return subprocess.run(
            [self.path, *map(str, arguments)], input=stdin, text=True, capture_output=True, cwd=folder)

    def messages(self, texts, syntax="foundation", *options):
        """Converts texts of older syntaxes to messages; `None` for a text that can't be converted."""
        lines = "".join(json.dumps(text) + "\n" for text in texts)
        result = self.run("convert", "--from", syntax, "--lines", *options, stdin=lines)
        return [json.loads(line).get("message") for line in result.stdout.splitlines()]


class File:
    """A file with the project's names in place of its own keys.

    `expected` has the translations that must be imported, by name: the text if it is plain, and `None` if
    only the import itself is checked.
    """

    def __init__(self, path, locale, data, expected):
        self.path, self.locale, self.data, self.expected = path, locale, data, expected


class Group:
    """Files with the same texts in several languages.

    `types` has the types of arguments from a file, by the names of messages.
    """

    def __init__(self, format, messages, files, unsaid=0, types={}):
        self.format, self.messages, self.files, self.unsaid, self.types = format, messages, files, unsaid, types

    @property
    def locales(self):
        return sorted({file.locale for file in self.files})

    def run(self, bayan, folder, tally):
        tally.unsaid += self.unsaid
        if not self.messages:
            return
        write_project(folder, self.locales, self.messages, self.types)
        self.words = collections.defaultdict(dict)
        for number, file in enumerate(sorted(self.files, key=lambda file: file.locale)):
            path = folder / f"{number}{file.path.suffix}"
            path.write_bytes(file.data)
            self.take(bayan, folder, path, file, tally)
        self.take_out_and_in(bayan, folder, tally)

    def take(self, bayan, folder, path, file, tally):
        result = bayan.run("import", path, "--locale", file.locale, "--format", "json", folder=folder)
        tally.files += 1
        tally.translations += len(file.expected)
        if not result.stdout.startswith("{"):
            tally.refuse(result.stderr.strip() or "nothing was said", str(file.path), len(file.expected))
            return
        answer = json.loads(result.stdout)
        after = {change["message"]: change["after"] for change in answer["changes"]}
        refused = {each["name"]: each for each in answer["refused"]}
        conflicts = {each["message"] for each in answer["conflicts"]}
        unchanged = answer["unchanged"]
        self.words[file.locale].update(after)
        for name, words in file.expected.items():
            where = f"{file.path} {file.locale} {name}"
            if name in after:
                tally.taken += 1
                if words is not None and without_quotes(after[name]) != words:
                    tally.fault("other words came in", f"{where}: {words!r} is {after[name]!r}")
                continue
            # A refused variant is named with its keys.
            found = refused.get(name) or next(
                (each for key, each in refused.items() if key.startswith(name + " [")), None)
            if found:
                tally.refuse(found["reasons"][0], f"{where}, line {found['line']}: {found['text']!r}")
            elif name in conflicts:
                tally.refuse("a conflict", where)
            elif unchanged > 0 and self.is_there(name, words):
                unchanged -= 1
                tally.taken += 1
            else:
                tally.fault("a translation was lost", where)

    def is_there(self, name, words):
        """Returns whether another locale has the text: `pt-BR` has that of `pt`, and `tw` is another name
        of `ak`.

        The text isn't written again, and the command prints the number of such texts.
        """
        found = [texts[name] for texts in self.words.values() if name in texts]
        return bool(found) if words is None else any(without_quotes(text) == words for text in found)

    def take_out_and_in(self, bayan, folder, tally):
        before = files_of(folder / "Locales")
        for locale in self.locales:
            path = folder / f"again.{self.format}"
            result = bayan.run("export", "--locale", locale, "--to", self.format, "--lossy", "--force", "-o", path,
                               folder=folder)
            if result.returncode != 0:
                tally.fault("an export failed", f"{self.files[0].path} {locale}: {result.stderr[:300]}")
                continue
            result = bayan.run("import", path, "--locale", locale, folder=folder)
            if result.returncode != 0:
                tally.fault("an export wasn't taken", f"{self.files[0].path} {locale}: {(result.stdout + result.stderr)[:600]}")
        after = files_of(folder / "Locales")
        for name in sorted(before.keys() | after.keys()):
            old, new = before.get(name, b""), after.get(name, b"")
            if old != new:
                changed = sum(1 for a, b in zip(old, new) if a != b) + abs(len(old) - len(new))
                tally.changed += changed
                tally.fault("bytes changed", f"{self.files[0].path} {name}: {changed}")


class Tally:
    """The results of translations."""

    def __init__(self, format):
        self.format = format
        self.files = self.translations = self.taken = self.wrong = self.changed = self.unsaid = 0
        self.reasons, self.faults = collections.Counter(), collections.Counter()
        self.examples = collections.defaultdict(list)

    def refuse(self, reason, where, count=1):
        # Names, texts and numbers in a reason belong to one file, and are replaced.
        reason = re.sub(r"'[^']*'|“[^”]*”|\d+", "…", re.sub(r"^.*?\b\d+:\d+: ", "", reason.split("\n")[0]))
        self.reasons[reason] += count
        self.examples[reason].append(where)
        # A reason that ends with the name of a rule is an error of the text.
        if re.search(r" \[[a-z-]+\]$", reason):
            self.wrong += count

    def fault(self, kind, where):
        self.faults[kind] += 1
        self.examples[kind].append(where)

    def add(self, other):
        for name in ["files", "translations", "taken", "wrong", "changed", "unsaid"]:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.reasons += other.reasons
        self.faults += other.faults
        for reason, examples in other.examples.items():
            self.examples[reason] += examples

    @property
    def share(self):
        """Returns the share of imported texts, of those without an error, in hundredths."""
        return 100 * self.taken / max(1, self.translations - self.wrong)

    @property
    def row(self):
        left = self.translations - self.taken - self.wrong
        return (f"| {self.format} | {self.files:,} | {self.translations:,} | {self.taken:,} | {self.wrong:,} "
                f"| {left:,} | {self.share:.2f} % | {self.changed} |")

    def shown(self, examples):
        text = (f"{self.format}: {self.files} files, {self.taken} of {self.translations} translations taken, "
                f"{self.wrong} break a rule ({self.share:.2f} % of the others taken), {self.changed} bytes changed; "
                f"{self.unsaid} sources can't be said")
        for title, counts in [("refused", self.reasons), ("FAULT", self.faults)]:
            for reason, count in counts.most_common():
                text += f"\n  {title} {count}: {reason}"
                text += "".join(f"\n      {each}" for each in self.examples[reason][:examples])
        return text


def tag(name):
    """Returns the language tag of a name of systems and gettext: `pt_BR`, `sr@latin`."""
    name, _, modifier = name.replace("_", "-").partition("@")
    script = {"latin": "Latn", "cyrillic": "Cyrl"}.get(modifier, modifier)
    return f"{name}-{script}" if script else name


def files_of(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*.toml")}


def without_quotes(message):
    """Returns the pattern of a message, without `{{` and `}}`."""
    quoted = message.startswith("{{") and message.endswith("}}") and not message.startswith("{{{")
    return message[2:-2] if quoted else message


def literal(text):
    """Returns text as a pattern of MessageFormat 2."""
    return re.sub(r"([\\{}])", r"\\\1", text)


def message(pattern):
    """Returns a pattern as a message: a simple one can't begin like a declaration."""
    return f"{{{{{pattern}}}}}" if pattern.lstrip().startswith(".") else pattern


def plural(name, patterns):
    """Returns patterns by plural category as one message."""
    order = ["zero", "one", "two", "few", "many", "other"]
    rows = "".join(
        f"\n{'*' if each == 'other' else each} {{{{{patterns[each]}}}}}" for each in order if each in patterns)
    return f".input {{${name} :integer}}\n.match ${name}{rows}"


def toml(text):
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007F")


TYPES = {"integer": "integer", "number": "number", "percent": "number", "date": "date", "time": "date",
         "datetime": "date"}


def arguments(text):
    """Returns the types of a message's arguments, by the functions that the message names."""
    types = {}
    for name, function in re.findall(r"(?<!\\)\{\$(\w+)(?: :(\w+))?", text):
        found = TYPES.get(function, "string")
        if types.get(name, "string") == "string":
            types[name] = found
    return types


def write_project(folder, locales, messages, declared):
    for name in ["Catalog"] + [f"Locales/{tag}" for tag in ["en", *locales]]:
        (folder / name).mkdir(parents=True)
    tags = ", ".join(toml(tag) for tag in ["en", *locales])
    status = "".join(f"\n[locale.{toml(tag)}]\nstatus = \"in progress\"\n" for tag in locales)
    (folder / "Catalog/bayan.toml").write_text(
        f'format = 1\nsource-locale = "en"\nlocales = [{tags}]\n\n[module]\nname = "Real"\n{status}')
    (folder / "Catalog/categories.toml").write_text('[other]\nrequires = ["description"]\n')
    catalog, words = 'domain = "org.example.real"\ntype = "RealError"\n', ""
    for name, text in messages.items():
        found = arguments(text)
        found |= {each: kind for each, kind in declared.get(name, {}).items() if found.get(each) == "string"}
        types = ", ".join(f'{each} = {{ type = "{kind}" }}' for each, kind in sorted(found.items()))
        catalog += f'\n[codes.{name}]\ncategory = "other"\narguments = {{ {types} }}\n'
        words += f"\n[{name}]\ndescription = {toml(text)}\n"
    (folder / "Catalog/app.toml").write_text(catalog)
    (folder / "Locales/en/app.toml").write_text(words)


def name_of(id):
    return f"app.{id}.description"


def decoded(data):
    """Returns the text of a file, and its encoding."""
    for mark, encoding in [(b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"), (b"\xef\xbb\xbf", "utf-8")]:
        if data.startswith(mark):
            return data.decode(encoding), encoding
    return data.decode("utf-8"), "utf-8"


class Names:
    """The codes for the keys of files, in the order of their first occurrence."""

    def __init__(self):
        self.ids = {}

    def __getitem__(self, key):
        return self.ids.setdefault(key, f"c{len(self.ids):05}")
