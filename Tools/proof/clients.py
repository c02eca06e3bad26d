"""Proves the files of `bayan contract`; Tools/proof/clients runs it."""

import argparse
import functools
import http.server
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import zipfile

import clients_skew
import jsonschema
import openapi_spec_validator

ROOT = pathlib.Path(__file__).resolve().parents[2]
USES = ROOT / "Tools/WebAssembly/uses"
KERNEL = "kotlin-jupyter-kernel==0.19.0.944"


def run(*command, fails=False):
    """Returns the output of a command; ends the run if the command doesn't succeed, or fail, as expected."""
    result = subprocess.run([str(part) for part in command], cwd=ROOT, capture_output=True, text=True)
    output = result.stdout + result.stderr
    if (result.returncode != 0) != fails:
        sys.exit(f"FAILED: {' '.join(map(str, command[:6]))}\n{output[-3000:]}")
    return output


def contract(arguments, project, output, *forms):
    options = [part for form in forms for part in ("--form", form)]
    run(arguments.bayan, "contract", "--project", project, "--output", output, "--quiet", *options)


def check_documents(folders):
    """The schemas accept every document, and refuse documents with a fault."""
    for folder in folders:
        schema = json.loads((folder / "contract.schema.json").read_text())
        jsonschema.Draft202012Validator.check_schema(schema)
        document = json.loads((folder / "contract.json").read_text())
        jsonschema.Draft202012Validator(schema).validate(document)
        api = json.loads((folder / "openapi.json").read_text())
        openapi_spec_validator.validate(api)
    # Faults: in the document, and in the problems of Tools/Server.
    shop = folders[1]
    schema = jsonschema.Draft202012Validator(json.loads((shop / "contract.schema.json").read_text()))
    document = json.loads((shop / "contract.json").read_text())
    spoilt = 0
    for change in [
        lambda code: code.pop("value"),
        lambda code: code["arguments"].append({"name": "x", "type": "money"}),
        lambda code: code.update(words="Sold out"),
    ]:
        faulty = json.loads(json.dumps(document))
        change(faulty["domains"][0]["codes"][0])
        if schema.is_valid(faulty):
            sys.exit("FAILED: the schema accepts a faulty contract")
        spoilt += 1
    api = json.loads((shop / "openapi.json").read_text())
    validator = jsonschema.Draft202012Validator({**api, "$ref": "#/components/schemas/ShopError"})
    problem = {
        "type": "about:blank", "status": 409, "title": "Not enough left", "detail": "3 left", "domain":
        "org.example.shop", "code": "outOfStock", "category": "order", "arguments": {"left": 3, "item": "tea"}}
    validator.validate(problem)
    for change in [{"code": "late"}, {"arguments": {"left": "3", "item": "tea"}}, {"domain": "org.example.bank"}]:
        if validator.is_valid({**problem, **change}):
            sys.exit(f"FAILED: OpenAPI's schema accepts {change}")
        spoilt += 1
    print(f"ok: {len(folders)} contracts are valid; {spoilt} faulty documents are refused")


def spoilt_uses(path):
    """Returns the faulty variants of a file: each `// spoilt: CODE` replaces the line before it."""
    lines = path.read_text().split("\n")
    for number, line in enumerate(lines):
        found = re.match(r"\s*// spoilt: ?(.*)", line)
        if found:
            yield found[1], "\n".join(lines[:number - 1] + [found[1]] + lines[number + 1:])


def check_typescript(arguments, folders, work):
    deno = pathlib.Path(sys.executable).parent / "deno"
    options = ["check", "--quiet", "--no-config"]
    run(deno, *options, *(folder / "errors.ts" for folder in folders))
    shop = folders[1]
    for file in ["use.ts", "parse.ts"]:
        shutil.copy(USES / file, shop / file)
    run(deno, *options, shop / "use.ts", shop / "parse.ts")
    print(run(deno, "run", "--quiet", "--no-config", "--allow-read", shop / "parse.ts", ROOT).strip())
    count = 0
    for fault, text in spoilt_uses(USES / "use.ts"):
        (shop / "spoilt.ts").write_text(text)
        output = run(deno, *options, shop / "spoilt.ts", fails=True)
        if "TS" not in output:
            sys.exit(f"FAILED: no error of TypeScript for '{fault}':\n{output}")
        count += 1
    if count < 5:
        sys.exit("FAILED: too few spoilt uses")
    print(f"ok: TypeScript accepts {len(folders)} modules, and refuses {count} spoilt uses")


def kotlin_compiler():
    folder = ROOT / ".build/clients-kotlin"
    if not list(folder.glob("**/*-all.jar")):
        run("python3", "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:", "-d", folder, KERNEL)
        for wheel in folder.glob("*.whl"):
            zipfile.ZipFile(wheel).extractall(folder)
            wheel.unlink()
    compiler = next(folder.glob("**/*-all.jar"))
    library = next(folder.glob("**/kotlin-stdlib-*.jar"))

    def compile(output, *files, fails=False):
        return run(
            "java", "-cp", compiler, "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler", "-no-stdlib", "-no-reflect",
            "-Werror", "-cp", library, "-d", output, *files, fails=fails)

    return compile, library


def check_kotlin(arguments, folders, work):
    compile, library = kotlin_compiler()
    files = []
    for number, folder in enumerate(folders):
        source = (folder / "Errors.kt").read_text()
        file = work / f"Errors{number}.kt"
        if "\npackage " not in source:
            mark = "\"RemoveRedundantBackticks\")\n"
            source = source.replace(mark, f"{mark}\npackage c{number}\n", 1)
        file.write_text(source)
        files.append(file)
    compile(work / "kotlin", *files)
    shop = folders[1] / "Errors.kt"
    compile(work / "kotlin-shop", shop, USES / "Use.kt")
    print(run("java", "-cp", f"{work / 'kotlin-shop'}:{library}", "UseKt").strip())
    count = 0
    for fault, text in spoilt_uses(USES / "Use.kt"):
        (work / "Spoilt.kt").write_text(text)
        output = compile(work / "kotlin-spoilt", shop, work / "Spoilt.kt", fails=True)
        if "Spoilt.kt" not in output:
            sys.exit(f"FAILED: no error of Kotlin for '{fault}':\n{output}")
        count += 1
    if count < 3:
        sys.exit("FAILED: too few spoilt uses")
    print(f"ok: Kotlin accepts {len(folders)} files, and refuses {count} spoilt uses")


def random_projects(arguments, work, count):
    """Returns the folders of random catalogs that pass the check."""
    run(arguments.binaries / "bayan-fuzz", "--catalogs", count, work / "random")
    projects = []
    for file in sorted((work / "random").glob("*/*.txt")):
        project = work / "projects" / file.stem
        for part in ("\n" + file.read_text()).split("\n=== ")[1:]:
            name, _, text = part.partition("\n")
            path = project / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text + "\n")
        projects.append(project)
    return projects


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves files under a policy that allows no script of a text and no evaluation but WebAssembly's."""

    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript",
                      ".mjs": "text/javascript", ".wasm": "application/wasm"}

    def end_headers(self):
        self.send_header(
            "Content-Security-Policy", "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'")
        super().end_headers()

    def log_message(self, *_):
        pass


def check_browser(folder):
    from selenium import webdriver
    from selenium.webdriver.support.ui import WebDriverWait

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    options = webdriver.ChromeOptions()
    for option in ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"]:
        options.add_argument(option)
    browser = webdriver.Chrome(options=options)
    try:
        browser.get(f"http://127.0.0.1:{server.server_port}/browser.html")
        WebDriverWait(browser, 300).until(lambda browser: browser.title != "running")
        print(f"in Chromium: {browser.title}")
        if not browser.title.startswith("ok"):
            sys.exit("FAILED: " + browser.title)
    finally:
        browser.quit()
        server.shutdown()


def check_words(arguments, folders, work):
    """The texts of the module are those of the native runtime, in Node, and in Chromium unless it is a small run."""
    package = work / "package"
    output = run("Tools/wasm", package)
    print(output.strip())
    if output.startswith("skipped"):
        return
    vectors = work / "messages.json"
    suite = ROOT.parent / "shared/mf2/tests"
    command = [arguments.binaries / "bayan-mf2-conformance", "--vectors"] + ([suite] if suite.exists() else [])
    vectors.write_text(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    if not shutil.which("node"):
        print("skipped: the comparison needs Node")
        return
    print("in Node: " + run("node", "Tools/WebAssembly/run.mjs", package, vectors, *folders).strip())
    if arguments.small:
        return
    for file in ["vectors.js", "browser.html", "browser.js"]:
        shutil.copy(ROOT / "Tools/WebAssembly" / file, package / file)
    shutil.copy(vectors, package / "messages.json")
    shutil.copytree(folders[0], package / "words")
    check_browser(package)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--small", action="store_true")
    parser.add_argument("--bayan", type=pathlib.Path)
    parser.add_argument("--binaries", type=pathlib.Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        projects = [ROOT, ROOT / "Tools/Server/Sources/Shop"]
        words = []
        for project in projects:
            output = work / f"words-{len(words)}"
            contract(arguments, project, output, "words", "vectors")
            run(arguments.bayan, "pack", "--project", project, "--output", output, "--quiet")
            words.append(output)
        if not arguments.small:
            projects += random_projects(arguments, work, 100)
        folders = []
        for number, project in enumerate(projects):
            folders.append(work / f"contract-{number}")
            contract(arguments, project, folders[-1])
            if number < 2:
                again = work / "again"
                contract(arguments, project, again)
                if any(file.read_bytes() != (again / file.name).read_bytes() for file in folders[-1].iterdir()):
                    sys.exit("FAILED: the same catalog gives other bytes")
        check_documents(folders)
        check_words(arguments, words, work)
        check_typescript(arguments, folders, work)
        if not arguments.small:
            check_kotlin(arguments, folders, work)
            deno = pathlib.Path(sys.executable).parent / "deno"
            clients_skew.check(arguments.bayan, deno, work / "skew")


if __name__ == "__main__":
    main()
