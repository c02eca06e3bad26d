"""Opens every message with variants in the table of `bayan serve`, and saves it as it is: no byte may change.

    workbench_untouched.py BAYAN FOLDER suite TESTS      the working group's suite
    workbench_untouched.py BAYAN FOLDER cases CASES      the case files of the rules
    workbench_untouched.py BAYAN FOLDER app RESOURCES [OPTION …]      an app's files, as `bayan adopt` takes them

FOLDER gets the projects. A message whose source can't be read isn't opened; the page says why, and the count is
printed.
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import urllib.parse

from workbench_server import Serve, Session

FORMATS = {".po", ".strings", ".stringsdict", ".xcstrings", ".xml", ".arb"}
NUMBERS = ":(integer|number|percent|offset|currency|unit)"


def quoted(text):
    """Returns a text as a string of TOML."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def variables(text):
    """Returns the arguments of a message with their types."""
    local = set(re.findall(r"\.local\s+\$(\S+?)\s*=", text))
    found = {}
    for name, function in re.findall(r"\$([A-Za-z_][\w-]*)\s*(?::(\w+))?", text):
        if name not in local:
            is_number = re.match(NUMBERS, f":{function}") is not None
            found[name] = "number" if is_number or found.get(name) == "number" else "string"
    return found


def write_project(folder, locale, messages):
    """Writes a project whose translations are these messages, and whose sources are the same."""
    for path in ["Catalog", "Locales/en", f"Locales/{locale}"]:
        (folder / path).mkdir(parents=True)
    (folder / "Catalog/bayan.toml").write_text(
        f'format = 1\nsource-locale = "en"\nlocales = ["en", "{locale}"]\n\n[module]\nname = "Some"\n')
    (folder / "Catalog/categories.toml").write_text('[other]\nsummary = "Any."\nrequires = ["description"]\n')
    catalog = 'domain = "some"\ntype = "SomeError"\nsummary = "Some."\n'
    words = ""
    for number, text in enumerate(messages, 1):
        names = "".join(f"{name} = {{ type = {quoted(kind)} }}\n" for name, kind in variables(text).items())
        catalog += (f'\n[codes.code{number}]\nvalue = {number}\ncategory = "other"\nsummary = "One."\n'
                    + (f"\n[codes.code{number}.arguments]\n{names}" if names else ""))
        words += f"\n[code{number}]\ndescription = {quoted(text)}\n"
    (folder / "Catalog/some.toml").write_text(catalog)
    for tag in ["en", locale]:
        (folder / f"Locales/{tag}/some.toml").write_text(words)


def of_suite(tests):
    found = []

    def look(value):
        if isinstance(value, dict):
            if isinstance(value.get("src"), str):
                found.append(value["src"])
            for member in value.values():
                look(member)
        elif isinstance(value, list):
            for member in value:
                look(member)

    for path in sorted(pathlib.Path(tests).rglob("*.json")):
        look(json.loads(path.read_text(encoding="utf-8")))
    return {"ar": [text for text in dict.fromkeys(found) if ".match" in text]}


def of_cases(cases):
    by_locale = {}
    for path in sorted(pathlib.Path(cases).glob("*.txt")):
        text = ""
        locale = None
        for line in path.read_text(encoding="utf-8").splitlines() + [""]:
            if locale and line.startswith("  "):
                text += ("" if text.endswith("\\n") else " ") + line.strip()
                continue
            if locale and ".match" in text:
                text = re.sub("[①-⑳]", "", text).replace("\\n", "\n")
                text = re.sub(r"\\u\{([0-9A-Fa-f]+)\}", lambda found: chr(int(found[1], 16)), text)
                by_locale.setdefault("en-GB" if locale == "en" else locale, []).append(text)
            found = re.match(r"([a-z]{2,3}(?:-[A-Za-z0-9]+)*): (.*)", line)
            locale, text = (found[1], found[2]) if found else (None, "")
    return {locale: list(dict.fromkeys(texts)) for locale, texts in by_locale.items()}


def readable(bayan, folder, state, locale, messages):
    """Returns the messages that can be read; the workbench doesn't save to files with errors."""
    write_project(folder, locale, messages)
    with Serve(bayan, folder, state=state) as serve:
        session = Session(serve)
        found = [session.get(f"/api/message?locale={locale}&id=some.code{number}.description")[0]
                 for number in range(1, len(messages) + 1)]
    shutil.rmtree(folder)
    assert set(found) <= {200, 422}, found
    return [text for text, status in zip(messages, found) if status == 200]


def opened(bayan, project, state):
    """Opens the messages of a project, and returns the counts: tables, other texts, unread sources."""
    files = {path: path.read_bytes() for path in project.rglob("*.toml")}
    files.update({path: path.read_bytes() for path in project.rglob("*.lock")})
    tables = others = unread = 0
    wrong = []
    with Serve(bayan, project, state=state) as serve:
        session = Session(serve)
        for locale in [locale["tag"] for locale in session.get("/api/project")[1]["locales"]]:
            # Most texts of apps have no variants.
            target = f"/api/list?locale={locale}&text=.match"
            found = session.get(target)[1]
            others += found["total"] - found["count"]
            rows = []
            while len(rows) < found["count"]:
                rows += session.get(f"{target}&from={len(rows)}")[1]["rows"]
            for row in rows:
                id = row["id"]
                status, view = session.get(f"/api/message?locale={locale}&id={urllib.parse.quote(id)}")
                if status == 422:
                    unread += 1
                    continue
                assert status == 200, (id, status, view)
                if view["saved"] is None:
                    continue
                if not view["isValid"] or not view["selectors"]:
                    others += 1
                    continue
                tables += 1
                body = {"locale": locale, "id": id, "version": view["version"], "base": view["saved"], "message": {
                    "text": view["text"], "selectors": view["selectors"],
                    "rows": [{"keys": part["keys"], "pieces": part["pieces"]} for part in view["rows"]]}}
                status, again = session.post("/api/check", body)
                if status != 200 or again["text"] != view["saved"]:
                    wrong.append(f"{id}: {view['saved']!r} is {again.get('text', again)!r}")
                    continue
                if row["state"] == "draft":
                    # Saving a draft accepts it, which changes its state.
                    continue
                status, saved = session.post("/api/save", body)
                assert status == 200 or status == 422 and "reasons" in saved, (id, status, saved)
    assert not wrong, "\n".join([f"{len(wrong)} messages aren't the same:", *wrong[:20]])
    for path, data in files.items():
        assert path.read_bytes() == data, f"{path} changed"
    return tables, others, unread


def main(bayan, folder, kind, path, *options):
    folder = pathlib.Path(folder)
    state = folder / "state"
    state.mkdir(parents=True, exist_ok=True)
    counts = []
    if kind == "app":
        project = folder / "app"
        source = pathlib.Path(path)
        for file in sorted(source.rglob("*")):
            is_android = file.suffix != ".xml" or file.parent.name.startswith("values")
            if file.suffix in FORMATS and file.is_file() and is_android:
                target = project / "Resources" / file.relative_to(source)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, target)
        told = subprocess.run([bayan, "adopt", "Resources", *options], cwd=project, capture_output=True, text=True)
        assert told.returncode == 0, told.stderr[-2000:]
        counts.append(opened(bayan, project, state))
    else:
        texts = {"suite": of_suite, "cases": of_cases}[kind](path)
        for locale, messages in sorted(texts.items()):
            project = folder / locale
            read = readable(bayan, project, state, locale, messages)
            if not read:
                continue
            write_project(project, locale, read)
            tables, others, unread = opened(bayan, project, state)
            counts.append((tables, others, unread + len(messages) - len(read)))
    tables, others, unread = (sum(column) for column in zip(*counts))
    assert tables > 0, "no message has a table"
    print(f"{kind} {pathlib.Path(path).name}: {tables} tables saved untouched, no byte changed; {others} texts without variants, "
          f"{unread} with a source that can't be read")


if __name__ == "__main__":
    main(*sys.argv[1:])
