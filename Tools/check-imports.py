#!/usr/bin/env python3
"""Compares the import lines of each target with the dependencies it declares.

SwiftPM lets a target import what its dependencies import; here an arrow that isn't drawn in
Package.swift is an error, and so is one that nothing follows.
"""

import json
import pathlib
import re
import subprocess
import sys

SYSTEM = {
    "ArgumentParser", "Darwin", "Dispatch", "Foundation", "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "Swift", "Synchronization",
    "Testing", "XCTest",
}
# The modules that stay free of Foundation, so that programs that use them needn't carry it.
WITHOUT_FOUNDATION = {
    "BayanSupport", "BayanRuntime", "BayanDiagnostics", "BayanTOML", "BayanMessageSyntax", "BayanCatalog",
    "BayanICU", "BayanICUFunctions", "BayanChecks", "BayanCompiler", "BayanEmission",
}
IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public |package |internal |fileprivate |private )?"
    r"import (?:(?:struct|class|enum|protocol|func|var|let|typealias) )?(\w+)",
    re.MULTILINE)


def main() -> int:
    description = json.loads(
        subprocess.run(["swift", "package", "describe", "--type", "json"],
                       check=True, capture_output=True, text=True).stdout)
    problems = []
    targets = {target["name"]: target for target in description["targets"]}
    for name, target in sorted(targets.items()):
        if target["module_type"] != "SwiftTarget":
            continue
        declared = set(target.get("target_dependencies", [])) | set(
            target.get("product_dependencies", []))
        imported = {}
        for source in target["sources"]:
            path = pathlib.Path(target["path"]) / source
            for module in IMPORT.findall(path.read_text(encoding="utf-8")):
                imported.setdefault(module, path)
        for module, path in sorted(imported.items()):
            if module == "Foundation" and name in WITHOUT_FOUNDATION:
                problems.append(f"{path}: {name} imports Foundation, which it must do without")
            if module in SYSTEM and module != "ArgumentParser":
                continue
            if module not in declared:
                problems.append(f"{path}: {name} imports {module} without declaring it")
        for dependency in sorted(declared - set(imported)):
            # A test of the command runs the built program and imports nothing of it.
            if dependency in targets and targets[dependency]["type"] == "executable":
                continue
            problems.append(f"Package.swift: {name} declares {dependency} and imports it nowhere")
    for problem in problems:
        print(f"error: {problem}", file=sys.stderr)
    print(f"{len(targets)} targets, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
