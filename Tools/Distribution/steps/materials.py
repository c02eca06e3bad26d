"""Writes the parts of the command with their versions: a bill of materials in SPDX 2.3, as JSON."""

import datetime
import hashlib
import json
import re

import linked
from machine import run


def packages(root, scratch, version):
    """Returns the linked parts: name, version, licence and origin."""
    swift = re.search(r"Swift version (\S+)", run("swiftc", "--version")).group(1)
    state = json.loads((scratch / "workspace-state.json").read_text(encoding="utf-8"))
    pins = {entry["packageRef"]["identity"]: entry for entry in state["object"]["dependencies"]}
    compiler = run("cc", "-dumpversion").strip().split(".")[0]
    yield ("bayan", version, "Apache-2.0", run("git", "-C", root, "rev-parse", "HEAD").strip())
    yield ("swift", swift, "Apache-2.0 WITH Swift-exception",
           "the standard library, Foundation with its ICU, Dispatch")
    for package in linked.packages(scratch):
        pin = pins[package.name.lower()]
        checkout = pin["state"]["checkoutState"]
        yield (package.name, checkout["version"], linked.licence(package),
               f"{pin['packageRef']['location']} at {checkout['revision']}")
    yield ("icu", installed("libicu-dev") or run("pkg-config", "--modversion", "icu-i18n").strip(),
           "Unicode-3.0", "libicui18n, libicuuc, and the data that the command uses")
    package = f"libstdc++-{compiler}-dev"
    yield ("libstdc++", installed(package) or run("cc", "-dumpversion").strip(),
           "GPL-3.0-or-later WITH GCC-exception-3.1", "with the compiler's own functions")


def installed(package):
    """Returns the version of a Debian package; nothing without the package, or outside Debian."""
    try:
        return run("dpkg-query", "-W", "-f", "${Version}", package)
    except (SystemExit, FileNotFoundError):
        return ""


def document(name, items, files, commit_date):
    """Returns the bill; its only date is the commit's, so that the same sources give the same bytes."""
    entries, relations = [], []
    for item, version, licence, comment in items:
        identifier = f"SPDXRef-Package-{re.sub(r'[^A-Za-z0-9.-]', '-', item)}"
        entries.append({
            "SPDXID": identifier, "name": item, "versionInfo": version, "comment": comment,
            "downloadLocation": "NOASSERTION", "filesAnalyzed": False,
            "licenseConcluded": licence, "licenseDeclared": licence,
            "copyrightText": "NOASSERTION"})
        about = ("SPDXRef-DOCUMENT", "DESCRIBES") if item == "bayan" else \
            (entries[0]["SPDXID"], "STATIC_LINK")
        relations.append({"spdxElementId": about[0], "relationshipType": about[1],
                          "relatedSpdxElement": identifier})
    digest = hashlib.sha256("".join(sorted(files.values())).encode()).hexdigest()
    entries[0]["comment"] = f"commit {entries[0]['comment']}"
    return {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": name, "documentNamespace": f"https://spdx.org/spdxdocs/{name}-{digest}",
        "creationInfo": {"created": commit_date, "creators": ["Tool: Tools-distribute"]},
        "packages": entries, "relationships": relations,
        "comment": "Files of this release: "
                   + ", ".join(f"{file} sha256:{value}" for file, value in sorted(files.items()))}


def write(root, scratch, version, name, files, destination):
    """Writes the bill of some files of the distribution."""
    sums = {file.name: checksum(file) for file in files}
    date = run("git", "-C", root, "log", "-1", "--format=%ct").strip()
    stamp = datetime.datetime.fromtimestamp(int(date), datetime.timezone.utc)
    bill = document(name, list(packages(root, scratch, version)), sums,
                    stamp.strftime("%Y-%m-%dT%H:%M:%SZ"))
    destination.write_text(json.dumps(bill, indent=2) + "\n", encoding="utf-8")


def checksum(file):
    with file.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()


def write_checksums(folder):
    """Writes SHA256SUMS of all files in a folder, in the format of `sha256sum --check`."""
    sums = folder / "SHA256SUMS"
    files = sorted(file for file in folder.rglob("*") if file.is_file() and file != sums)
    sums.write_text("".join(f"{checksum(file)}  {file.relative_to(folder)}\n" for file in files))
