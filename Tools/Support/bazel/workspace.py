"""Workspaces: a copy of the example of Tools/Bazel, and one with catalogs for the proof beside it."""

import hashlib
import pathlib
import shutil
import tarfile

ROOT = pathlib.Path(__file__).resolve().parents[3]

# The downloads that Bazel 4 makes before any build: rules for Java and C++, and a tool for test coverage.
# Nothing here uses them, and the proof downloads nothing.
UNUSED = {
    "rules_java": {
        "java/BUILD": "",
        "java/defs.bzl": "".join(
            f"java_{rule} = native.java_{rule}\n" for rule in
            ["binary", "import", "library", "package_configuration", "plugin", "runtime", "test", "toolchain"])},
    "rules_cc": {
        "cc/BUILD": "",
        "cc/defs.bzl": "".join(
            f"cc_{rule} = native.cc_{rule}\n" for rule in
            ["binary", "import", "library", "test", "toolchain", "toolchain_suite"])},
    "remote_coverage_tools": {
        "BUILD": 'sh_binary(name = "coverage_report_generator", srcs = ["none.sh"], '
                 'visibility = ["//visibility:public"])\n',
        "none.sh": "#!/bin/sh\n"},
}

CATALOG = """\
load("@bayan_rules//:bayan.bzl", "bayan_catalog", "bayan_test")

bayan_catalog(
    name = "errors",
    files_per_action = {files},
    swift = ["{module}.swift"],
)

bayan_test(
    name = "errors_test",
    catalog = ":errors",
)
"""

# An action that reads a file beyond its declared ones.
TRIAL = """\
def _trial(ctx):
    tool = ctx.toolchains["@bayan_rules//:toolchain_type"].tool
    output = ctx.actions.declare_file(ctx.label.name + ".interface")
    ctx.actions.run(
        executable = tool,
        arguments = ["stage", "interface", "-o", output.path] + [file.path for file in ctx.files.srcs] +
                    ctx.attr.undeclared,
        inputs = ctx.files.srcs,
        outputs = [output],
        mnemonic = "Trial",
    )
    return [DefaultInfo(files = depset([output]))]

trial = rule(
    implementation = _trial,
    attrs = {"srcs": attr.label_list(allow_files = True), "undeclared": attr.string_list()},
    toolchains = ["@bayan_rules//:toolchain_type"],
)
"""
TRIAL_BUILD = """\
load(":trial.bzl", "trial")

trial(
    name = "undeclared",
    srcs = glob(["Catalog/*.toml", "Locales/en/*.toml"], exclude = ["Catalog/options.toml"]),
    undeclared = ["trial/Catalog/options.toml"],
)
"""

RELEASES = """
load("@bayan_rules//:repositories.bzl", "bayan_release")
"""
RELEASE = """
bayan_release(
    name = "{name}",
    sha256 = "{sha256}",
    strip_prefix = "bayan-0",
    urls = ["{url}"],
)
"""

LARGE_CODE = """
[codes.{name}]
value = {value}
category = "other"
summary = "One of many."
"""


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


class Workspace:
    """A copy of the example, which edits may change."""

    def __init__(self, work, tool):
        self.unused = work / "unused"
        for name, files in UNUSED.items():
            write(self.unused / name / "WORKSPACE", f'workspace(name = "{name}")\n')
            for path, text in files.items():
                write(self.unused / name / path, text)
                (self.unused / name / path).chmod(0o755)
        rules = work / "Tools/Bazel"
        shutil.copytree(ROOT / "Tools/Bazel", rules, ignore=shutil.ignore_patterns("bazel-*", "bayan-build"))
        (work / "Sources").symlink_to(ROOT / "Sources")
        self.folder = rules / "example"
        self.take_tool(pathlib.Path(tool).read_bytes())

    def take_tool(self, content):
        tool = self.folder / "tools/bayan-build"
        tool.unlink(missing_ok=True)
        tool.write_bytes(content)
        tool.chmod(0o755)

    def tool(self):
        return (self.folder / "tools/bayan-build").read_bytes()

    def replace(self, path, old, new):
        """Replaces the first occurrence of a text in a file."""
        file = self.folder / path
        text = file.read_text(encoding="utf-8")
        if old not in text:
            raise SystemExit(f"{path} has no {old!r}")
        file.write_text(text.replace(old, new, 1), encoding="utf-8")

    def append(self, path, text):
        with (self.folder / path).open("a", encoding="utf-8") as file:
            file.write(text)


class ProofWorkspace(Workspace):
    """The example, with this repository's catalog and others beside it."""

    def __init__(self, work, tool):
        super().__init__(work, tool)
        self._write_sdk()
        self._write_large()
        self._write_trial()
        self._write_releases(work)

    def _write_sdk(self):
        """Adds this repository's own catalog, whose locales are compiled by some actions each."""
        for folder in ["Catalog", "Locales"]:
            for file in sorted((ROOT / folder).rglob("*")):
                if file.suffix in [".toml", ".lock"]:
                    write(self.folder / "sdk" / file.relative_to(ROOT), file.read_text(encoding="utf-8"))
        write(self.folder / "sdk/BUILD.bazel", CATALOG.format(files=3, module="BayanSDKErrors"))

    def _write_large(self, domains=60, codes=100):
        """Adds a catalog whose check takes long enough to be killed."""
        folder = self.folder / "large"
        for name in ["bayan", "categories", "recoveries", "options"]:
            text = (self.folder / f"login/Catalog/{name}.toml").read_text(encoding="utf-8")
            write(folder / f"Catalog/{name}.toml", text.replace("LoginErrors", "LargeErrors"))
        for locale in ["en", "ar"]:
            text = (self.folder / f"login/Locales/{locale}/options.toml").read_text(encoding="utf-8")
            write(folder / f"Locales/{locale}/options.toml", text)
        for domain in range(domains):
            names = [f"case{number}" for number in range(codes)]
            write(folder / f"Catalog/part{domain}.toml",
                  f'domain = "com.example.part{domain}"\ntype = "Part{domain}Error"\nsummary = "Many."\n'
                  + "".join(LARGE_CODE.format(name=name, value=index + 1) for index, name in enumerate(names)))
            for locale, words in [("en", "The file couldn’t be read"), ("ar", "تعذّرت قراءة الملف")]:
                write(folder / f"Locales/{locale}/part{domain}.toml", "\n".join(
                    f'[{name}]\ntitle = "{words} ({index})"\ndescription = "{words} ({domain}/{index})."\n'
                    for index, name in enumerate(names)))
        write(folder / "BUILD.bazel", CATALOG.format(files=20, module="LargeErrors"))

    def _write_trial(self):
        for part in ["Catalog", "Locales"]:
            shutil.copytree(self.folder / "login" / part, self.folder / "trial" / part)
        write(self.folder / "trial/trial.bzl", TRIAL)
        write(self.folder / "trial/BUILD.bazel", TRIAL_BUILD)

    def _write_releases(self, work):
        """Adds the tool as a release has it, and Bazel's entry for it: once with another checksum."""
        tarball = work / "bayan-0.tar.gz"
        with tarfile.open(tarball, "w:gz") as archive:
            archive.add(self.folder / "tools/bayan-build", "bayan-0/bin/bayan")
        digest = hashlib.sha256(tarball.read_bytes()).hexdigest()
        with (self.folder / "WORKSPACE").open("a") as file:
            file.write(RELEASES)
            for name, sha256 in [("bayan_release", digest), ("bayan_other_release", "0" * 64)]:
                file.write(RELEASE.format(name=name, sha256=sha256, url=tarball.as_uri()))
