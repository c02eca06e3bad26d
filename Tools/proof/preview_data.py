"""Makes the data of Tools/proof/preview: a hostile project, and the expected texts.

    preview_data.py hostile FOLDER
    preview_data.py expected BAYAN SITE FILE
    preview_data.py large FOLDER CODES
"""

import json
import os
import pathlib
import re
import subprocess
import sys

HARM = [
    "<script>window.harmed = 1</script>", "\\\"><img src=x onerror='window.harmed = 1'>",
    "javascript:window.harmed=1", "' onmouseover='window.harmed = 1", "</title></style></script><b>",
    "\\u202Eabc\\u202C\\u2066", "\\u2028window.harmed=1//", "*/window.harmed=1/*",
]


def hostile(folder):
    catalog, english, arabic = [], [], []
    for number, text in enumerate(HARM, 1):
        catalog.append(f'[codes.code{number}]\nvalue = {number}\ncategory = "other"\n'
                       f'recovery = "go"\nsummary = "{text}"\n'
                       'arguments = { name = { type = "string" } }\n')
        quoted = text.replace("{", "\\\\{").replace("}", "\\\\}")
        english.append(f'[code{number}]\ntitle = "{quoted}"\ndescription = "{quoted} {{$name}}"\n')
        arabic.append(f'[code{number}]\ntitle = "عنوان {quoted}"\ndescription = "{{$name}} {quoted}"\n')
    files = {
        "Catalog/bayan.toml":
            'format = 1\nsource-locale = "en"\nlocales = ["en", "ar"]\n[module]\nname = "Hostile"\n',
        "Catalog/categories.toml":
            '[other]\nsummary = "<b>"\nrequires = ["title", "description", "options"]\n',
        "Catalog/options.toml": '[go]\nrole = "default"\n',
        "Catalog/recoveries.toml": '[go]\noptions = ["go"]\n',
        "Catalog/login.toml":
            'domain = "../../<b>\\u202E"\ntype = "LoginError"\n' + "".join(catalog),
        "Locales/en/login.toml": "".join(english),
        "Locales/ar/login.toml": "".join(arabic),
        "Locales/en/options.toml": '[go]\nlabel = "<b>Go</b>"\n',
        "Locales/ar/options.toml": '[go]\nlabel = "<script>ا</script>"\n',
    }
    write(folder, files)


def name(number, syllables):
    """Returns an invented name, a different one for each number."""
    return "".join(syllables.split()[int(digit)] for digit in f"{number:05}")


def large(folder, count):
    """Writes codes in domains of a hundred, every fourth with a count; no rule has a diagnostic."""
    files = {
        "Catalog/bayan.toml":
            'format = 1\nsource-locale = "en"\nlocales = ["en", "ar"]\n[module]\nname = "Large"\n',
        "Catalog/categories.toml":
            '[other]\nsummary = "All."\nrequires = ["title", "description"]\n',
    }
    for start in range(0, count, 100):
        catalog = [f'domain = "org.example.d{start}"\ntype = "D{start}Error"\n']
        words = {"en": [], "ar": []}
        for number in range(start, min(start + 100, count)):
            english = name(number, "ba ke lo mi nu ra se to vi zu").capitalize()
            arabic = name(number, "با كي لو مي نو را سي تو في زو")
            arguments = (
                'arguments = { count = { type = "integer" } }\n' if number % 4 == 0 else "")
            catalog.append(f'[codes.code{number}]\nvalue = {number}\ncategory = "other"\n'
                           f'summary = "What happened to {number}."\n{arguments}')
            if arguments:
                words["en"].append(
                    f"[code{number}]\ntitle = \"{english} failed\"\ndescription = '''\n"
                    ".input {$count :integer}\n.match $count\none {{One file is missing.}}\n"
                    "* {{{$count} files are missing.}}'''\n")
                forms = ["لا ملف ناقص", "ملف واحد ناقص", "ملفان ناقصان", "{$count} ملفات ناقصة",
                         "{$count} ملفًا ناقصًا", "{$count} ملف ناقص"]
                keys = ["zero", "one", "two", "few", "many", "*"]
                variants = "\n".join(f"{key} {{{{{form}.}}}}" for key, form in zip(keys, forms))
                words["ar"].append(
                    f"[code{number}]\ntitle = \"فشل {arabic}\"\ndescription = '''\n"
                    f".input {{$count :integer}}\n.match $count\n{variants}'''\n")
            else:
                words["en"].append(f'[code{number}]\ntitle = "{english} failed"\n'
                                   'description = "The server gave no answer in time."\n')
                words["ar"].append(f'[code{number}]\ntitle = "فشل {arabic}"\n'
                                   'description = "لم يُجب الخادم في الوقت المحدد."\n')
        files[f"Catalog/d{start}.toml"] = "".join(catalog)
        for tag, lines in words.items():
            files[f"Locales/{tag}/d{start}.toml"] = "".join(lines)
    write(folder, files)


def write(folder, files):
    for path, text in files.items():
        target = pathlib.Path(folder) / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")


def expected(bayan, site, target):
    """Writes the output of `bayan show` for every code, locale and sample, in parts."""
    site = pathlib.Path(site)
    calls = re.findall(
        r'^bayan\("[^"]+", (.*?)\)$', (site / "data/index.js").read_text("utf-8"), re.M | re.S)
    index, codes = json.loads(calls[0]), json.loads(calls[1])
    result = []
    for place, row in enumerate(codes):
        name = f"{index['domains'][row[0]][0]}.{row[1]}"
        chunk = (site / f"data/codes-{place // index['chunkSize']}.js").read_text("utf-8")
        error = json.loads(chunk[chunk.index(",") + 1:chunk.rindex(")")])[place % index["chunkSize"]]
        labels = [label for label, _ in error["samples"]] or [""]
        base = dict(part.split(" = ", 1) for part in labels[0].split(", ") if part)
        samples = []
        for label in labels:
            # All samples take minutes. Without EVERY, each error with arguments has one, in turn.
            if not os.environ.get("EVERY") and (
                    not error["samples"] or len(samples) != place % len(labels)):
                samples.append(None)
                continue
            values = base | dict([label.split(" = ", 1)] if label and label != labels[0] else [])
            if any("<U+" in value or "\u2068" in value or "⏎" in value for value in values.values()):
                samples.append(None)
                continue
            arguments = [part for pair in values.items() for part in ("--arg", "=".join(pair))]
            samples.append({
                locale["tag"]: alert(subprocess.run(
                    [bayan, "show", name, "--locale", locale["tag"], "--sink", "display",
                     *arguments], check=True, capture_output=True, text=True).stdout)
                for locale in index["locales"]})
        result.append(samples)
    pathlib.Path(target).write_text(json.dumps(result), encoding="utf-8")


def alert(text):
    """Returns an alert as `bayan show` draws it: the title, the message, the buttons."""
    lines = text.removesuffix("\n").split("\n")[:-1]
    buttons = []
    if len(lines) > 2:
        buttons = [part.removeprefix("[ ").removesuffix(" ]") for part in lines[2][2:].split("  ")]
    return {"title": lines[0][2:], "message": lines[1][2:], "buttons": buttons}


match sys.argv[1:]:
    case ["hostile", folder]:
        hostile(folder)
    case ["large", folder, count]:
        large(folder, int(count))
    case ["expected", bayan, site, target]:
        expected(bayan, site, target)
    case _:
        sys.exit(__doc__)
