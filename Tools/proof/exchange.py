"""Reads and re-writes exported files with tools that nobody here wrote, and checks them.

    exchange.py rewrite FORMAT FILE TOOL OUTPUT
    exchange.py validate FORMAT FILE SCHEMAS
    exchange.py compile FOLDER

TOOL is translate-toolkit, lxml, elementtree or minidom, for XLIFF 1.2, PO and Android also moz.l10n; for
Apple's formats translate-toolkit, json, plistlib or utf-16; for tables csv. FOLDER has Android's folders
`values` and `values-ar`, which aapt2 compiles. SCHEMAS is a folder
with the schemas of OASIS anywhere below it.
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
        # Else it writes the plural forms of English.
        store.settargetlanguage("ar")
        assert store.units, "no units"
        # It writes each text anew, with its own escapes.
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

        # As a spreadsheet of another country writes it.
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

        # In another order and on one line.
        root = json.loads(pathlib.Path(source).read_text(encoding="utf-8"))
        root["strings"] = dict(reversed(list(root["strings"].items())))
        pathlib.Path(output).write_text(json.dumps(root))
        print(f"{tool}: {len(root['strings'])} units")
    elif tool == "moz.l10n":
        from moz.l10n.formats import Format
        from moz.l10n.resource import parse_resource, serialize_resource

        known = {"xliff-1.2": Format.xliff, "po": Format.gettext, "android": Format.android}[form]
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


def validate(form, source, folder):
    from lxml import etree

    found = {path.name: path for path in pathlib.Path(folder).rglob("*.xsd")}
    # The version of XLIFF is that of the folder, for names that several versions share.
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
        # The text of the standard has this attribute on 'segment', its schema hasn't.
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
        # Forms that only Arabic has stay too.
        link = ["aapt2", "link", "--no-resource-removal", "--manifest", manifest, "-o", program, units]
        subprocess.run(link, check=True)
        dump = subprocess.run(["aapt2", "dump", "resources", program], check=True, text=True, capture_output=True)
    shown = dump.stdout
    for file in sorted(pathlib.Path(folder).glob("*/strings.xml")):
        names = {each.get("name") for each in ElementTree.parse(file).getroot()}
        found = set(re.findall(r"^ *resource 0x\w+ (?:string|plurals)/(\S+)", shown, re.M))
        assert names <= found, names - found
        print(f"aapt2: {len(names)} texts of {file.parent.name}")


if __name__ == "__main__":
    {"rewrite": rewrite, "validate": validate, "compile": compile_resources}[sys.argv[1]](*sys.argv[2:])
