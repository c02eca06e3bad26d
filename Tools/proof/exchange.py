"""Reads exported files with other projects' tools, writes them again, and checks them.

    exchange.py rewrite FORMAT FILE TOOL OUTPUT
    exchange.py validate FORMAT FILE SCHEMAS
    exchange.py compile FOLDER
    exchange.py show FOLDER BAYAN PROJECT

TOOL is translate-toolkit, lxml, elementtree or minidom, for XLIFF 1.2, PO and Android also moz.l10n; for
Apple's formats translate-toolkit, json, plistlib or utf-16; for tables csv; for texts of ICU translate-toolkit,
json, and moz.l10n where they are JSON. FOLDER has Android's folders `values` and `values-ar`, which aapt2
compiles, or `en.json` and `ar.json`, which ICU formats. SCHEMAS is a folder with the
schemas of OASIS anywhere below it.
"""

import pathlib
import sys

SCHEMA = {
    "xliff-1.2": "xliff-core-1.2-strict.xsd",
    "xliff-2.1": "xliff_core_2.0.xsd",
    "xliff-2.2": "xliff_core_2.2.xsd",
}
PLURALS = "urn:oasis:names:tc:xliff:pgs:1.0"


def rewrite(form, source, tool, output):
    if form == "strings" and tool == "translate-toolkit":
        from translate.storage import properties

        store = properties.stringsutf8file.parsefile(source)
        assert store.units, "no units"
        store.savefile(output)
        print(f"{tool}: {len(store.units)} units")
    elif form == "android" and tool == "translate-toolkit":
        from translate.storage import aresource

        store = aresource.AndroidResourceFile.parsefile(source)
        # Otherwise the tool writes the plural forms of English.
        store.settargetlanguage("ar")
        assert store.units, "no units"
        # This makes the tool write each text again, with its own escapes.
        for unit in store.units:
            unit.target = unit.target
        store.savefile(output)
        print(f"{tool}: {len(store.units)} units")
    elif form in ("arb", "json", "json-nested") and tool == "translate-toolkit":
        from translate.storage import jsonl10n

        kinds = {"arb": jsonl10n.ARBJsonFile, "json": jsonl10n.JsonFile, "json-nested": jsonl10n.JsonNestedFile}
        store = kinds[form].parsefile(source)
        assert store.units, "no units"
        for unit in store.units:
            unit.target = unit.target
        store.savefile(output)
        print(f"{tool}: {len(store.units)} units")
    elif tool == "utf-16":
        text = pathlib.Path(source).read_text(encoding="utf-8")
        pathlib.Path(output).write_text(text, encoding="utf-16")
    elif tool == "plistlib":
        import plistlib

        root = plistlib.loads(pathlib.Path(source).read_bytes())
        assert all("NSStringLocalizedFormatKey" in entry for entry in root.values())
        pathlib.Path(output).write_bytes(plistlib.dumps(root))
        print(f"{tool}: {len(root)} units")
    elif tool == "csv":
        import csv

        # The other separator is that of a spreadsheet in another country.
        mark = {"csv": ",", "tsv": "\t"}[form]
        with open(source, encoding="utf-8-sig", newline="") as file:
            records = list(csv.reader(file, delimiter=mark, strict=True))
        assert len({len(record) for record in records}) == 1, "records of different lengths"
        cells = [cell for record in records for cell in record]
        assert not any(cell.startswith(("=", "+", "-", "@", "\t", "\r", "\n")) for cell in cells)
        with open(output, "w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, delimiter=";", quoting=csv.QUOTE_ALL, lineterminator="\n")
            writer.writerows(records)
        print(f"{tool}: {len(records)} records")
    elif tool == "json":
        import json

        # The file has another order, and one line.
        root = json.loads(pathlib.Path(source).read_text(encoding="utf-8"))
        root = turned(root)
        pathlib.Path(output).write_text(json.dumps(root))
        print(f"{tool}: {len(root.get('strings', root))} units")
    elif tool == "moz.l10n":
        from moz.l10n.formats import Format
        from moz.l10n.resource import parse_resource, serialize_resource

        known = {"xliff-1.2": Format.xliff, "po": Format.gettext, "android": Format.android,
                 "json": Format.plain_json, "json-nested": Format.plain_json}[form]
        resource = parse_resource(known, pathlib.Path(source).read_bytes())
        count = sum(len(section.entries) for section in resource.sections)
        assert count, "no units"
        pathlib.Path(output).write_text("".join(serialize_resource(resource)), encoding="utf-8")
        print(f"{tool}: {count} units")
    elif tool == "translate-toolkit":
        from translate.storage import xliff, xliff2

        store_type = xliff.xlifffile if form == "xliff-1.2" else xliff2.Xliff2File
        store = store_type.parsefile(source)
        assert store.units, "no units"
        store.savefile(output)
        print(f"{tool}: {len(store.units)} units")
    elif tool == "lxml":
        from lxml import etree

        etree.parse(source).write(output, encoding="utf-16", xml_declaration=True)
    elif tool == "elementtree":
        from xml.etree import ElementTree

        ElementTree.parse(source).write(output, encoding="utf-8", xml_declaration=True)
    elif tool == "minidom":
        from xml.dom import minidom

        with open(output, "w", encoding="utf-8") as file:
            minidom.parse(source).writexml(file)


def turned(value):
    """Returns JSON with the members of all objects in the opposite order."""
    if not isinstance(value, dict):
        return value
    return {name: turned(inner) for name, inner in reversed(value.items())}


def validate(form, source, folder):
    from lxml import etree

    found = {path.name: path for path in pathlib.Path(folder).rglob("*.xsd")}
    # The version of XLIFF is in the folder's name, because several versions share names.
    schema = found[SCHEMA[form]]
    near = {path.name: path for path in schema.parent.rglob("*.xsd")}

    class Resolver(etree.Resolver):
        def resolve(self, url, public, context):
            name = url.rsplit("/", 1)[-1]
            path = near.get(name) or found.get(name)
            return self.resolve_filename(str(path), context) if path else None

    parser = etree.XMLParser()
    parser.resolvers.add(Resolver())
    check = etree.XMLSchema(etree.parse(str(schema), parser))
    document = etree.parse(source)
    if form == "xliff-2.2":
        # The standard's text has this attribute on 'segment', but its schema doesn't.
        for segment in document.iter("{*}segment"):
            segment.attrib.pop(f"{{{PLURALS}}}case", None)
    if not check.validate(document):
        sys.exit("\n".join(str(error) for error in check.error_log))
    print(f"valid by {schema.name}")


def compile_resources(folder):
    import re
    import subprocess
    import tempfile
    from xml.etree import ElementTree

    with tempfile.TemporaryDirectory() as work:
        manifest = pathlib.Path(work, "AndroidManifest.xml")
        manifest.write_text('<manifest package="org.example.app"/>')
        units, program = f"{work}/units.zip", f"{work}/app.apk"
        subprocess.run(["aapt2", "compile", "--dir", folder, "-o", units], check=True)
        # Without this option, aapt2 would remove forms that only Arabic has.
        link = ["aapt2", "link", "--no-resource-removal", "--manifest", manifest, "-o", program, units]
        subprocess.run(link, check=True)
        dump = subprocess.run(["aapt2", "dump", "resources", program], check=True, text=True, capture_output=True)
    shown = dump.stdout
    for file in sorted(pathlib.Path(folder).glob("*/strings.xml")):
        names = {each.get("name") for each in ElementTree.parse(file).getroot()}
        found = set(re.findall(r"^ *resource 0x\w+ (?:string|plurals)/(\S+)", shown, re.M))
        assert names <= found, names - found
        print(f"aapt2: {len(names)} texts of {file.parent.name}")


def show(folder, bayan, project):
    """Formats each message with ICU, and compares those with arguments with Bayan's text."""
    import concurrent.futures
    import json
    import os
    import subprocess
    import tomllib

    from icu4py.messageformat import MessageFormat

    def of_bayan(code, locale, arguments):
        options = [word for name, value in arguments.items() for word in ("--arg", f"{name}={value}")]
        command = [bayan, "show", "--project", project, code, "--locale", locale, "--sink", "json", *options]
        return json.loads(subprocess.run(command, check=True, text=True, capture_output=True).stdout)

    catalogs = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")).get("codes", {})
                for path in pathlib.Path(project, "Catalog").glob("*.toml")}

    def takes(argument, number):
        """Returns whether a value is in the range that the catalog has for it."""
        low, _, high = argument.get("range", "").partition("...")
        return (not low or int(low) <= number) and (not high or number <= int(high))

    # The digits are those of Bayan's locale data, and not those of ICU's version.
    for locale, tag in [("en", "en"), ("ar", "ar-u-nu-arab")]:
        texts = json.loads(pathlib.Path(folder, f"{locale}.json").read_text(encoding="utf-8"))
        cases = []
        for name, text in texts.items():
            message = MessageFormat(text, tag)
            domain, code = name.split(".")[:2]
            arguments = catalogs.get(domain, {}).get(code, {}).get("arguments", {})
            whole = {key for key, each in arguments.items() if each["type"] == "integer"}
            for number in [0, 1, 2, 3, 11, 100, 404] if whole else [0]:
                values = {key: number if key in whole else "x" for key in arguments}
                shown = message.format(values)
                # A unit of one variant isn't a message of its own in Bayan.
                if "{" in text and " [" not in name and all(takes(arguments[key], number) for key in whole):
                    cases.append((name, shown, values))
        assert cases, "no message has values"

        def compare(case):
            name, expected, values = case
            code, facet = name.rsplit(".", 1)
            found = of_bayan(code, locale, values)[facet]
            return None if found == expected else f"{name} {values}: {found!r}, ICU: {expected!r}"

        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            others = [other for other in pool.map(compare, cases) if other]
        if others:
            sys.exit("\n".join(others))
        print(f"ICU: {len(texts)} texts of {locale}, {len(cases)} with values as Bayan shows them")


if __name__ == "__main__":
    commands = {"rewrite": rewrite, "validate": validate, "compile": compile_resources, "show": show}
    commands[sys.argv[1]](*sys.argv[2:])
