"""Fifty changes of a catalog: the verdict of `bayan diff`, and the errors that a client with the older contract reads.

A row has a name, the replacements in the catalog's files, the verdict, and the outcomes by code that differ from
"known". The outcomes are those of Documentation/Clients.md:

    known         the error with its arguments
    bare          the error without arguments
    out of range  the error with a value outside the older range
    unknown       the unknown error, with the server's words
    sensitive     the category of a sensitive error
"""

import json
import pathlib
import subprocess
import sys

CATALOG = "Catalog/shop.toml"
BASE = {
    "Catalog/bayan.toml": 'format = 1\nsource-locale = "en"\nlocales = ["en", "ar"]\nmodule = { name = "Shop" }\n',
    "Catalog/categories.toml": """\
[order]
requires = ["title", "options"]
[security]
requires = ["title"]
[delay]
requires = ["title", "options"]
retry = "automatic"
""",
    "Catalog/options.toml": 'change = { role = "default" }\ncancel = { role = "cancel" }\nwait = { role = "default" }\n',
    "Catalog/recoveries.toml": 'change = { options = ["change", "cancel"] }\nwait = { options = ["wait", "cancel"] }\n',
    CATALOG: """\
domain = "org.example.shop"
type = "ShopError"
[codes.sold]
value = 1
category = "order"
recovery = "change"
match = [{ http-status = 409 }]
[codes.sold.arguments]
left = { type = "integer", range = "0...9" }
item = { type = "string" }
customer = { type = "string", private = true }
[codes.late]
value = 2
category = "delay"
recovery = "wait"
[codes.late.arguments]
until = { type = "date" }
price = { type = "currency" }
names = { type = "list", of = "string" }
weight = { type = "number" }
[codes.closed]
value = 3
category = "order"
recovery = "change"
[codes.stolen]
value = 4
category = "security"
sensitive = true
""",
    "Locales/en/shop.toml": """\
sold = { title = "Only {$left :integer} left of {$item}" }
late = { title = "Late" }
closed = { title = "Closed" }
stolen = { title = "Not possible" }
""",
    "Locales/en/options.toml": 'change = { label = "Change" }\ncancel = { label = "Cancel" }\nwait = { label = "Wait" }\n',
    "Locales/ar/shop.toml": """\
sold = { title = "بقيت {$left :integer} من {$item}" }
late = { title = "تأخير" }
closed = { title = "مغلق" }
stolen = { title = "غير ممكن" }
""",
    "Locales/ar/options.toml": 'change = { label = "تغيير" }\ncancel = { label = "إلغاء" }\nwait = { label = "انتظار" }\n',
}
FILES = list(BASE)
LEFT = 'left = { type = "integer", range = "0...9" }'
SOLD = "[codes.closed]"


def added(name, extra=""):
    return [(CATALOG, SOLD, f'[codes.{name}]\nvalue = 9\ncategory = "order"\nrecovery = "change"\n{extra}{SOLD}'),
            ("Locales/en/shop.toml", "closed =", f'{name} = {{ title = "New" }}\nclosed ='),
            ("Locales/ar/shop.toml", "closed =", f'{name} = {{ title = "جديد" }}\nclosed =')]


def typed(name, old, new):
    return [(CATALOG, f"{name} = {{ type = {old} }}", f"{name} = {{ type = {new} }}")]


def without(code):
    start = BASE[CATALOG].index(f"[codes.{code}]")
    end = BASE[CATALOG].find("[codes.", start + 1)
    while end >= 0 and BASE[CATALOG][end:].startswith(f"[codes.{code}."):
        end = BASE[CATALOG].find("[codes.", end + 1)
    part = BASE[CATALOG][start:end if end >= 0 else None]
    lines = [(file, next(line for line in BASE[file].splitlines(True) if line.startswith(code)), "")
             for file in ["Locales/en/shop.toml", "Locales/ar/shop.toml"]]
    return [(CATALOG, part, "")] + lines


def renamed(old, new):
    return [(CATALOG, f"[codes.{old}]", f"[codes.{new}]"), (CATALOG, f"[codes.{old}.arguments]", f"[codes.{new}.arguments]")] + [
        (file, f"{old} =", f"{new} =") for file in ["Locales/en/shop.toml", "Locales/ar/shop.toml"]]


def argument(line, after=LEFT):
    return [(CATALOG, after, f"{after}\n{line}")]


CHANGES = [
    ("nothing", [], None, {}),
    ("a new code", added("gone"), "minor", {"gone": "unknown"}),
    ("a new code with arguments", added("gone", 'arguments = { x = { type = "integer" } }\n'), "minor", {"gone": "unknown"}),
    ("a new sensitive code", added("fraud", "sensitive = true\n"), "minor", {"fraud": "unknown"}),
    ("a new sensitive code of a known category", [(CATALOG, SOLD, f'[codes.fraud]\nvalue = 9\ncategory = "security"\nsensitive = true\n{SOLD}')]
     + [("Locales/en/shop.toml", "closed =", 'fraud = { title = "Not possible" }\nclosed ='),
        ("Locales/ar/shop.toml", "closed =", 'fraud = { title = "غير ممكن" }\nclosed =')], "minor", {"fraud": "sensitive"}),
    ("a removed code", without("closed"), "major", {}),
    ("a removed code with arguments", without("late"), "major", {}),
    ("a removed sensitive code", without("stolen"), "major", {}),
    ("a renamed code", renamed("sold", "soldOut"), "major", {"soldOut": "unknown"}),
    ("a renamed code without arguments", renamed("closed", "shut")[:1] + renamed("closed", "shut")[2:], "major", {"shut": "unknown"}),
    ("a renumbered code", [(CATALOG, "value = 3", "value = 33")], "major", {}),
    ("two numbers exchanged", [(CATALOG, "value = 3", "value = x"), (CATALOG, "value = 1", "value = 3"), (CATALOG, "value = x", "value = 1")], "major", {}),
    ("another domain", [(CATALOG, "org.example.shop", "org.example.store")], "major",
     {"sold": "unknown", "late": "unknown", "closed": "unknown", "stolen": "unknown"}),
    ("another type", [(CATALOG, '"ShopError"', '"StoreError"')], "patch", {}),
    ("a new argument", argument('colour = { type = "string" }'), "major", {}),
    ("a new private argument", argument('token = { type = "string", private = true }'), "major", {}),
    ("a first argument", [(CATALOG, "[codes.stolen]", '[codes.closed.arguments]\nuntil = { type = "date" }\n[codes.stolen]')], "major", {}),
    ("a removed private argument", [(CATALOG, 'customer = { type = "string", private = true }\n', "")], "major", {}),
    ("a removed argument", [(CATALOG, 'weight = { type = "number" }\n', "")], "major", {"late": "bare"}),
    ("a renamed argument", [(CATALOG, "weight =", "mass =")], "major", {"late": "bare"}),
    ("an argument that becomes private", [(CATALOG, 'weight = { type = "number" }', 'weight = { type = "number", private = true }')], "any", {"late": "bare"}),
    ("a private argument that becomes open", [(CATALOG, ', private = true', "")], "any", {}),
    ("arguments in another order", [(CATALOG, 'until = { type = "date" }\nprice = { type = "currency" }', 'price = { type = "currency" }\nuntil = { type = "date" }')], "major", {}),
    ("a wider range", [(CATALOG, "0...9", "0...99")], "minor", {"sold": "out of range"}),
    ("a range below zero", [(CATALOG, "0...9", "-9...-1")], "minor", {"sold": "out of range"}),
    ("a narrower range", [(CATALOG, "0...9", "2...3")], "minor", {}),
    ("no range", [(CATALOG, ', range = "0...9"', "")], "minor", {"sold": "out of range"}),
    ("a new range", [(CATALOG, 'weight = { type = "number" }', 'weight = { type = "number" }'), (CATALOG, "0...9", "0...8")], "minor", {}),
    ("a date becomes a text", typed("until", '"date"', '"string"'), "major", {}),
    ("a date becomes an integer", typed("until", '"date"', '"integer"'), "major", {"late": "bare"}),
    ("an amount becomes a number", typed("price", '"currency"', '"number"'), "major", {"late": "bare"}),
    ("an amount becomes a text", typed("price", '"currency"', '"string"'), "major", {"late": "bare"}),
    ("a list becomes a text", typed("names", '"list", of = "string"', '"string"'), "major", {"late": "bare"}),
    ("a list of other elements", typed("names", '"list", of = "string"', '"list", of = "integer"'), "major", {"late": "bare"}),
    ("a list of amounts", typed("names", '"list", of = "string"', '"list", of = "currency"'), "major", {"late": "bare"}),
    ("a number becomes an integer", typed("weight", '"number"', '"integer"'), "major", {}),
    ("a number becomes a text", typed("weight", '"number"', '"string"'), "major", {"late": "bare"}),
    ("a number becomes a list", typed("weight", '"number"', '"list", of = "number"'), "major", {"late": "bare"}),
    ("a text becomes a number", typed("item", '"string"', '"number"'), "major", {"sold": "bare"}),
    ("a text becomes a date", typed("item", '"string"', '"date"'), "major", {}),
    ("a code that becomes sensitive", [(CATALOG, 'value = 3\ncategory = "order"', 'value = 3\nsensitive = true\ncategory = "order"')], "minor", {"closed": "unknown"}),
    ("a sensitive code of a known category", [(CATALOG, 'value = 3\ncategory = "order"\nrecovery = "change"', 'value = 3\nsensitive = true\ncategory = "security"'), ("Locales/en/shop.toml", "Closed", "Not possible"), ("Locales/ar/shop.toml", "مغلق", "غير ممكن")], "minor", {"closed": "sensitive"}),
    ("a code that is no longer sensitive", [(CATALOG, "sensitive = true\n", "")], "minor", {"stolen": "unknown"}),
    ("another category", [(CATALOG, 'value = 3\ncategory = "order"', 'value = 3\ncategory = "delay"')], "minor", {}),
    ("another recovery", [(CATALOG, 'category = "order"\nrecovery = "change"\n[codes.stolen]', 'category = "order"\nrecovery = "wait"\n[codes.stolen]')], "minor", {}),
    ("another status", [(CATALOG, "409", "410")], "minor", {}),
    ("no status", [(CATALOG, "match = [{ http-status = 409 }]\n", "")], "minor", {}),
    ("a first status", [(CATALOG, 'value = 3\n', 'value = 3\nmatch = [{ http-status = 503 }]\n')], "minor", {}),
    ("another text", [("Locales/en/shop.toml", "Closed", "Shut")], "patch", {}),
    ("another label", [("Locales/en/options.toml", "Change", "Change it")], "patch", {}),
    ("a removed locale", [("Catalog/bayan.toml", '["en", "ar"]', '["en"]')], "major", {}),
    ("a successor", [(CATALOG, "value = 3\n", 'value = 3\nreplaced-by = "shop.sold"\n')], "any", {}),
    ("a version", [(CATALOG, "value = 3\n", 'value = 3\nsince = "1.0"\n')], "any", {}),
]


def write(folder, changes):
    files = dict(BASE)
    for path, old, new in changes:
        if old not in files[path]:
            if old.endswith(".arguments]"):
                continue
            sys.exit(f"FAILED: {path} has no {old!r}")
        files[path] = files[path].replace(old, new)
    for path, text in files.items():
        if '["en"]' in files["Catalog/bayan.toml"] and path.startswith("Locales/ar"):
            continue
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text)


def sample(argument):
    """Returns a value of an argument, at the end of its range."""
    value = {
        "string": "tea", "integer": argument.get("maximum", 5_000), "number": 3 if argument["name"] == "price" else 2.5,
        "date": "2026-01-02T03:04:05Z", "currency": {"value": "3.00", "currency": "EUR"}}[argument["type"]]
    return [value, value] if argument.get("list") else value


def bodies(contract, sensitive):
    """Returns an answer of the server for each error, as ProblemDetails writes it."""
    told = []
    for domain in contract["domains"]:
        for code in domain["codes"]:
            told.append((code["name"], {
                "domain": domain["identifier"], "code": code["name"], "category": code["category"],
                "arguments": {argument["name"]: sample(argument) for argument in code["arguments"]}}))
        for name, category in sensitive.items():
            told.append((name, {"domain": domain["identifier"], "category": category}))
    return [(name, {"type": "about:blank", "title": f"t {name}", "detail": f"d {name}", "status": 400, **body})
            for name, body in told]


def sensitive_codes(folder):
    """Returns the categories of the sensitive codes, which no contract has."""
    import tomllib
    codes = tomllib.loads((folder / CATALOG).read_text())["codes"]
    return {name: code["category"] for name, code in codes.items() if code.get("sensitive")}


SCRIPT = """
import { parseError } from "./errors.ts";
const rows = JSON.parse(Deno.readTextFileSync(Deno.args[0]));
for (const [name, body] of rows) {
  const error = parseError(body);
  const isKnown = error.id !== "unknown" && error.id !== "sensitive";
  const hasWords = error.words.title === body.title && error.words.detail === body.detail;
  const outcome = !hasWords ? "wrong words" : !isKnown ? error.id
    : error.outOfRange.length > 0 ? "out of range"
    : error.arguments === undefined && Deno.args[1].split(",").includes(error.code) ? "bare" : "known";
  console.log(`${name}\\t${outcome}`);
}
"""


def check(bayan, deno, work):
    """Returns the number of changes, each of which is as the row says."""
    old = work / "old"
    write(old, [])
    output = work / "contract"
    subprocess.run([bayan, "contract", "--project", old, "--output", output, "--quiet"], check=True)
    (output / "skew.ts").write_text(SCRIPT)
    rows, expected, failures = [], {}, []
    for number, (name, changes, verdict, outcomes) in enumerate(CHANGES):
        new = work / f"new-{number}"
        write(new, changes)
        told = subprocess.run([bayan, "diff", old, "--project", new], capture_output=True, text=True)
        last = told.stdout.strip().splitlines()[-1:] or [told.stderr]
        found = last[0].removeprefix("verdict: ") if last[0].startswith("verdict") else None
        if told.returncode != 0 or (verdict != "any" and found != verdict):
            failures.append(f"{name}: the verdict is {found}, expected {verdict}\n{told.stdout}{told.stderr}")
        made = subprocess.run(
            [bayan, "contract", "--project", new, "--output", new / "out", "--quiet", "--form", "json"],
            capture_output=True, text=True)
        if made.returncode != 0:
            failures.append(f"{name}: {made.stderr}")
            continue
        contract = json.loads((new / "out/contract.json").read_text())
        sensitive = sensitive_codes(new)
        for code, body in bodies(contract, sensitive):
            rows.append((f"{number} {code}", body))
            expected[f"{number} {code}"] = outcomes.get(code, "sensitive" if code in sensitive else "known")
    (work / "rows.json").write_text(json.dumps(rows))
    told = subprocess.run(
        [deno, "run", "--quiet", "--no-config", f"--allow-read={work}", output / "skew.ts", work / "rows.json", "sold,late"],
        capture_output=True, text=True, check=True)
    for line in told.stdout.splitlines():
        key, outcome = line.split("\t")
        if outcome != expected.pop(key):
            number, code = key.split(" ", 1)
            failures.append(f"{CHANGES[int(number)][0]}: an old client reads {code} as {outcome}")
    failures += [f"{key}: no answer" for key in expected]
    if failures:
        sys.exit("FAILED:\n" + "\n".join(failures))
    print(f"ok: {len(CHANGES)} changes of a catalog, {len(rows)} answers: verdicts and old clients are as promised")


if __name__ == "__main__":
    check(*(pathlib.Path(path).resolve() for path in sys.argv[1:4]))
