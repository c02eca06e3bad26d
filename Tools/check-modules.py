#!/usr/bin/env python3
"""Checks rules about the modules of Package.swift that SwiftPM doesn't check.

- A target imports the modules that it declares as dependencies, and declares no others. SwiftPM lets
  a target import what its dependencies import.
- A module depends only on modules of its own layer and of lower ones. The layers are the folders of
  Sources/; their order is that of `layers` in Package.swift.
- No two modules declare a public or package type of the same name.
- No two paths of the repository differ by case alone, because they are one file on most Macs.
- No comment in Sources/ begins with "What", because a noun names the thing. Generated files have the
  summaries of catalogs, which are exempt.
"""

import json
import pathlib
import re
import subprocess
import sys

SYSTEM = {
    "CryptoKit", "Darwin", "Dispatch", "Foundation", "FoundationNetworking", "FoundationXML", "Glibc", "Musl",
    "Swift", "Synchronization", "Testing", "XCTest",
}
# The modules that stay free of Foundation, so that programs that use them needn't carry it.
WITHOUT_FOUNDATION = {
    "BayanSupport", "BayanRuntime", "BayanDiagnostics", "BayanTOML", "BayanMessageSyntax",
    "BayanCatalog", "BayanMeaning", "BayanICU", "BayanICUFunctions", "BayanChecking", "BayanRules",
    "BayanReports", "BayanCompiler", "BayanEmission",
}
# A program that throws errors links no module that reads or compiles catalogs.
CLOSED = {layer: {"Reading", "Compiling"} for layer in ["Clients", "Servers"]}
# Modules between the rules and the commands get the rules as values, so that a changed rule compiles alone.
ONLY_FOR_COMMANDS = {"BayanRules"}

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public |package |internal |fileprivate |private )?"
    r"import (?:(?:struct|class|enum|protocol|func|var|let|typealias) )?(\w+)",
    re.MULTILINE)
TYPE = re.compile(
    r"(?:@\w+(?:\([^)]*\))?\s+)*(?:public|package|open) (?:final |indirect |nonisolated )*"
    r"(?:struct|class|enum|protocol|actor|typealias) (\w+)")


def swift_files(target):
    for source in target["sources"]:
        path = pathlib.Path(target["path"]) / source
        yield path, path.read_text(encoding="utf-8")


def check_imports(targets):
    for name, target in targets.items():
        if target["module_type"] != "SwiftTarget":
            continue
        declared = set(target.get("target_dependencies", [])) | set(
            target.get("product_dependencies", []))
        imported = {}
        for path, text in swift_files(target):
            for module in IMPORT.findall(text):
                imported.setdefault(module, path)
        for module, path in sorted(imported.items()):
            if module == "Foundation" and name in WITHOUT_FOUNDATION:
                yield f"{path}: {name} imports Foundation, which it must do without"
            if module not in SYSTEM and module not in declared:
                yield f"{path}: {name} imports {module} without declaring it"
        for dependency in sorted(declared - set(imported)):
            # A test of the command runs the built program, and imports nothing of it.
            if dependency in targets and targets[dependency]["type"] == "executable":
                continue
            yield f"Package.swift: {name} declares {dependency} and imports it nowhere"


def check_layers(targets):
    manifest = pathlib.Path("Package.swift").read_text(encoding="utf-8")
    listed = re.search(r"^let layers: KeyValuePairs = \[\n(.*?)^\]", manifest, re.M | re.S)
    order = re.findall(r'^  "(\w+)":', listed.group(1), re.M)
    layers = {}
    for name, target in targets.items():
        parts = pathlib.PurePath(target["path"]).parts
        if parts[0] == "Sources":
            layers[name] = parts[1]
            if parts[1] not in order:
                yield f"{target['path']}: the layer {parts[1]} isn't in Package.swift"
    for name, layer in layers.items():
        for dependency in targets[name].get("target_dependencies", []):
            below = layers.get(dependency)
            if below is None:
                yield f"Package.swift: {name} depends on {dependency}, which isn't in Sources/"
            elif order.index(below) > order.index(layer):
                yield f"Package.swift: {name} ({layer}) depends on {dependency} ({below}) above it"
            elif dependency in ONLY_FOR_COMMANDS and layer != "Commands":
                yield f"Package.swift: {name} depends on {dependency}, which is for commands alone"
            elif below in CLOSED.get(layer, set()):
                yield f"Package.swift: {name} ({layer}) may not depend on {dependency} ({below})"


def check_names(targets):
    declared = {}
    for name, target in targets.items():
        if target["module_type"] != "SwiftTarget" or target["type"] == "test":
            continue
        for path, text in swift_files(target):
            # Within `#if`, top-level declarations are indented.
            depth = 0
            for line in text.splitlines():
                stripped = line.strip()
                if stripped.startswith("#endif"):
                    depth -= 1
                elif stripped.startswith("#if"):
                    depth += 1
                elif found := TYPE.match(line.removeprefix("  " * depth)):
                    declared.setdefault(found.group(1), {}).setdefault(name, path)
    for type_name, modules in declared.items():
        if len(modules) > 1:
            yield f"{', '.join(map(str, modules.values()))}: several modules have a {type_name}"


def check_paths():
    known = {}
    listed = subprocess.run(["git", "ls-files", "-z"], check=True, capture_output=True, text=True)
    for path in filter(None, listed.stdout.split("\0")):
        parts = path.split("/")
        for count in range(1, len(parts) + 1):
            part = "/".join(parts[:count])
            other = known.setdefault(part.lower(), part)
            if other != part:
                known[part.lower()] = part
                yield f"{part}: differs from {other} by case alone"


def check_comments():
    """Yields the comments that begin with a clause in place of a noun."""
    for path in sorted(pathlib.Path("Sources").rglob("*.swift")):
        if "Generated" in path.parts:
            continue
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if re.match(r"\s*//+ What\b", line):
                yield f"{path}:{number}: the comment begins with 'What'; name the thing"


def package(*arguments):
    """Returns the output of a command of SwiftPM, parsed as JSON."""
    return json.loads(subprocess.run(["swift", "package", *arguments], check=True,
                                     capture_output=True, text=True).stdout)


def add_products_of_traits(targets):
    """Adds the products that targets depend on only with traits; SwiftPM omits them from `describe`."""
    for target in package("dump-package")["targets"]:
        products = targets[target["name"]].setdefault("product_dependencies", [])
        products += [dependency["product"][0] for dependency in target["dependencies"]
                     if dependency.get("product")]


def main() -> int:
    description = package("describe", "--type", "json")
    targets = {target["name"]: target for target in sorted(
        description["targets"], key=lambda target: target["name"])}
    add_products_of_traits(targets)
    problems = [*check_imports(targets), *check_layers(targets), *check_names(targets),
                *check_paths(), *check_comments()]
    for problem in problems:
        print(f"error: {problem}", file=sys.stderr)
    print(f"{len(targets)} targets, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
