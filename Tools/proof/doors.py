#!/usr/bin/env python3
"""Tests the ways to install Bayan and to run it, on a repository: see Tools/proof/doors, which runs this.

    doors.py BAYAN [DISTRIBUTION]

With a distribution, the system has only private changes.
"""

import contextlib
import http.server
import json
import os
import pathlib
import re
import shutil
import stat
import subprocess
import sys
import tempfile
import threading

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "Documentation/ContinuousIntegration.md"
ADDRESS = "https://github.com/bayan-project/bayan"
# A text that lost its placeholder in Arabic: an error that only a translation has.
FILE = "Locales/ar/upload.toml"
SOUND, BROKEN = "يمكن إرسال {$limit} ملفات", "يمكن إرسال {$limt} ملفات"
# Another correct text.
CHANGED = "أرسل {$limit} ملفات"
# The places where Debian expects the files of a package.
PLACES = [
    "/usr/bin/bayan", "/usr/share/man/man1/bayan.1.gz", "/usr/share/doc/bayan/copyright",
    "/usr/share/bash-completion/completions/bayan", "/usr/share/zsh/vendor-completions/_bayan",
    "/usr/share/fish/vendor_completions.d/bayan.fish",
]
# Records of dpkg and man, and caches.
RECORDS = re.compile(r"/var/(log|cache|lib/(apt|dpkg|ucf|man-db))/|/etc/ld\.so\.cache")


def say(text):
    print(f"\n==> {text}", flush=True)


def run(*command, status=0, **options):
    """Returns the output of a command; ends the proof if its exit status is another one."""
    result = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE,
                            stderr=subprocess.STDOUT, text=True, **options)
    if result.returncode != status:
        sys.exit(f"FAILED: {' '.join(map(str, command))}: exit status {result.returncode}, "
                 f"wanted {status}\n{result.stdout}")
    return result.stdout


def expect(condition, text, output=""):
    if not condition:
        sys.exit(f"FAILED: {text}\n{output}")
    print(f"ok: {text}", flush=True)


class Repository:
    """A repository with a catalog, and people who commit to it."""

    def __init__(self, folder, bayan):
        self.folder = folder
        folder.mkdir()
        run(bayan, "init", cwd=folder)
        self.sound = (folder / FILE).read_text(encoding="utf-8")
        expect(self.sound.count(SOUND) == 1, "the repository has the text to break")
        self.git("init", "--quiet", "--initial-branch", "main")
        self.commit("First")

    def git(self, *arguments, **options):
        return run("git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org", *arguments,
                   cwd=self.folder, **options)

    def commit(self, message, **options):
        self.git("add", "--all")
        return self.git("commit", "--quiet", "--allow-empty", "--message", message, **options)

    def write(self, path, text):
        (self.folder / path).write_text(text, encoding="utf-8")

    def head(self):
        return self.git("rev-parse", "HEAD").strip()

    @contextlib.contextmanager
    def having(self, text):
        """Puts another text into the translation, for as long as this lasts."""
        self.write(FILE, self.sound.replace(SOUND, text))
        yield
        self.write(FILE, self.sound)


def blocks(language):
    """Returns the fenced blocks of the page."""
    text = PAGE.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.M | re.S)


class GitHub(http.server.BaseHTTPRequestHandler):
    """Starts a service in place of GitHub, with one comment, and keeps each form of the comment."""

    written = []

    def answer(self, value):
        data = json.dumps(value).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def do_GET(self):
        self.answer([{"id": 1, "user": {"login": "github-actions[bot]"}, "body": body}
                     for _, body in self.written[-1:]])

    def do_POST(self):
        length = int(self.headers["Content-Length"])
        self.written.append((self.command, json.loads(self.rfile.read(length))["body"]))
        self.answer({})

    do_PATCH = do_POST

    def log_message(self, *_):
        pass


class Workflows:
    """Runs the steps of a workflow as a runner of GitHub: no container, and as root."""

    def __init__(self, folder, repository, environment, command):
        self.folder, self.repository, self.command = folder, repository, command
        self.environment = environment
        folder.mkdir()

    def run(self, workflow, base, overriding):
        """Returns the exit status and the output of a run on the repository's main branch."""
        workspace = self.folder / "workspace"
        shutil.rmtree(workspace, ignore_errors=True)
        workspace.mkdir()
        event = self.folder / "event.json"
        event.write_text(json.dumps({"pull_request": {"number": 1, "base": {"sha": base}}}))
        environment = {
            **self.environment, "GITHUB_WORKSPACE": str(workspace), "GITHUB_EVENT_PATH": str(event),
            "GITHUB_REPOSITORY": "ann/app", "GITHUB_STEP_SUMMARY": str(self.folder / "summary.md"),
            **workflow.get("env", {}), **overriding}
        [job] = workflow["jobs"].values()
        output = ""
        for step in job["steps"]:
            status, printed = self.step(step, environment, workspace)
            output += printed
            if status != 0:
                return status, output
        return 0, output

    def step(self, step, environment, workspace):
        uses = step.get("uses", "")
        if uses.startswith("actions/checkout@"):
            # The step does the work of that action: it fetches the last commit alone, into the existing
            # folder.
            for arguments in [
                ["init", "--quiet"], ["remote", "add", "origin", f"file://{self.repository.folder}"],
                ["fetch", "--quiet", "--depth=1", "origin", "main"],
                ["checkout", "--quiet", "FETCH_HEAD"],
            ]:
                run("git", *arguments, cwd=workspace, env=environment)
            return 0, ""
        if uses.startswith("bayan-project/bayan/"):
            return self.action(ROOT / uses.removeprefix("bayan-project/bayan/").split("@")[0],
                               step.get("with", {}), environment, workspace)
        if uses:
            sys.exit(f"FAILED: there is no '{uses}' here")
        return self.shell(step["run"], environment, workspace)

    def action(self, folder, given, environment, workspace):
        action = yaml.safe_load((folder / "action.yml").read_text(encoding="utf-8"))
        unknown = set(given) - set(action["inputs"])
        expect(not unknown, f"the action has the inputs {', '.join(given) or 'of nobody'}", unknown)
        values = {name: told.get("default", "") for name, told in action["inputs"].items()}
        values |= {name: json.dumps(value) if isinstance(value, bool) else str(value)
                   for name, value in given.items()}
        # The command is already built, and building it here would take minutes.
        values["command"] = values["command"] or str(self.command)

        def filled(text):
            text = re.sub(r"\$\{\{ inputs\.(\w+) \}\}", lambda match: values[match[1]], text)
            return text.replace("${{ github.token }}", "token")

        [step] = action["runs"]["steps"]
        own = {name: filled(filled(text)) for name, text in step["env"].items()}
        return self.shell(step["run"], {**environment, **own, "GITHUB_ACTION_PATH": str(folder)},
                          workspace)

    @staticmethod
    def shell(script, environment, workspace):
        result = subprocess.run(["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script],
                                cwd=workspace, env=environment, stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT, text=True)
        return result.returncode, result.stdout


def prove_workflows(work, repository, environment, bayan, deb):
    say("Workflows: their steps, one after the other")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), GitHub)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    environment = {**environment, "GITHUB_API_URL": f"http://127.0.0.1:{server.server_port}",
                   "no_proxy": "127.0.0.1"}
    runner = Workflows(work / "runner", repository, environment, bayan)
    workflows = [value for value in map(yaml.safe_load, blocks("yaml"))
                 if isinstance(value, dict) and "jobs" in value]
    # YAML 1.1 reads 'on' as true.
    expect(all(value[True] == "pull_request" for value in workflows) and len(workflows) == 2,
           "the page has two workflows for pull requests")
    base = repository.head()
    tried, said = 0, []
    for workflow in workflows:
        name = workflow["name"]
        overriding = {}
        if "PACKAGE" in workflow.get("env", {}):
            if deb is None:
                print(f"skipped: {name}: there is no package")
                continue
            overriding["PACKAGE"] = deb.as_uri()
        elif deb is None:
            # Without a private system nothing is installed.
            [job] = workflow["jobs"].values()
            job["steps"] = [step for step in job["steps"] if "apt-get" not in step.get("run", "")]
        status, output = runner.run(workflow, base, overriding)
        expect(status == 0, f"{name}: passes", output)
        with repository.having(BROKEN):
            repository.commit("Break")
            status, output = runner.run(workflow, base, overriding)
        repository.commit("Mend")
        expect(status == 1 and f"::error file={FILE},line=" in output,
               f"{name}: finds the error at its line", output)
        with repository.having(CHANGED):
            repository.commit("Change")
            status, output = runner.run(workflow, base, overriding)
        repository.commit("Change back")
        expect(status == 0, f"{name}: passes with another text", output)
        said.append(output)
        tried += 1
        if deb and overriding:
            run("dpkg", "--purge", "bayan")
    expect([method for method, _ in GitHub.written] == ["POST", "PATCH"]
           and "limt" in GitHub.written[0][1] and "أرسل" in GitHub.written[1][1],
           "one comment says what changed for readers, and is edited", "\n".join(said))
    server.shutdown()
    print(f"{tried} of {len(workflows)} workflows")


def prove_addresses(bayan):
    say("The package's address")
    version = run(bayan, "--version").strip()
    address = f"{ADDRESS}/releases/download/{version}/bayan_{version}_amd64.deb"
    for page in [PAGE, PAGE.with_name("Installation.md")]:
        found = re.findall(r"https?://\S+\.deb\b", page.read_text(encoding="utf-8"))
        expect(found and set(found) == {address}, f"{page.name}: the package is that of this version's release",
               "\n".join(found))


def prove_commits(name, repository, environment):
    """Expects that a commit with the error is refused, and that one without it is made."""
    before = repository.head()
    with repository.having(BROKEN):
        output = repository.commit("Break", status=1, env=environment)
    expect(f"{FILE}:" in output and "limt" in output and repository.head() == before,
           f"{name}: a commit with the error is refused", output)
    # The text is changed permanently, so that the hook has a file to check.
    repository.sound += "\n"
    repository.write(FILE, repository.sound)
    output = repository.commit("Without the error", env=environment)
    expect(repository.head() != before, f"{name}: a commit without it is made", output)
    return output


def prove_hooks(work, repository, environment):
    say("Hooks")
    pre_commit = pathlib.Path(sys.executable).with_name("pre-commit")
    print(run(pre_commit, "--version").strip())
    # This repository is the hook's: pre-commit clones it, and takes the hook from it.
    source = work / "hooks"
    source.mkdir()
    shutil.copy(ROOT / ".pre-commit-hooks.yaml", source)
    for arguments in [["init", "--quiet", "--initial-branch", "main"], ["add", "--all"],
                      ["commit", "--quiet", "--message", "Hooks"]]:
        run("git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org", *arguments, cwd=source)
    run("git", "config", "--global", f"url.file://{source}.insteadOf", ADDRESS, env=environment)
    configurations = [text for text in blocks("yaml") if text.startswith("repos:")]
    expect(len(configurations) == 2, "the page has two configurations of pre-commit")
    for text in configurations:
        [hooks] = yaml.safe_load(text)["repos"]
        repository.write(".pre-commit-config.yaml", text)
        run(pre_commit, "install", cwd=repository.folder, env=environment)
        output = prove_commits(f"pre-commit, repo {hooks['repo']}", repository, environment)
        expect("Passed" in output, "the hook ran", output)
        run(pre_commit, "uninstall", cwd=repository.folder, env=environment)
    (repository.folder / ".pre-commit-config.yaml").unlink()
    repository.commit("No hooks")

    [script] = [text for text in blocks("bash") if text.startswith("#!/bin/sh")]
    hook = repository.folder / ".git/hooks/pre-commit"
    hook.write_text(script)
    hook.chmod(0o755)
    prove_commits("git alone", repository, environment)
    hook.unlink()


def completions(script):
    """Returns bash's completions after `bayan che`, from a script."""
    words = 'COMP_WORDS=(bayan che) COMP_CWORD=1 COMP_LINE="bayan che" COMP_POINT=9'
    return run("bash", "--norc", "-c", f'source "$0"; {words}; function="$(complete -p bayan)"; '
               'function="${function#*-F }"; "${function%% *}" bayan che bayan; '
               'echo "${COMPREPLY[@]}"', script).split()


def prove_from_source(work, bayan):
    say("From source: Tools/install")
    prefix = work / "prefix"
    # Another program's file in the same folder.
    other = prefix / "share/man/man1/other.1"
    other.parent.mkdir(parents=True)
    other.touch()
    before = sorted(prefix.rglob("*"))
    run(ROOT / "Tools/install", "--prefix", prefix, bayan)
    run(ROOT / "Tools/install", "--prefix", prefix, bayan)
    expect(run(prefix / "bin/bayan", "--version") == run(bayan, "--version"), "the command runs")
    expect("check" in completions(prefix / "share/bash-completion/completions/bayan"),
           "bash completes")
    if shutil.which("man"):
        page = run("man", "--manpath", prefix / "share/man", "bayan")
        expect("bayan - " in page and "check" in page, "man shows the page")
    run(ROOT / "Tools/install", "--prefix", prefix, "--remove")
    left = [path for path in prefix.rglob("*") if path.is_file() and path != other]
    expect(not left and set(before) <= set(prefix.rglob("*")), "it is removed, and nothing else", left)


def system():
    """Returns all files of the system, except records of installations."""
    listed = run("find", "/usr", "/etc", "/var", "/opt", "-xdev", "-printf", "%p %s %m\n")
    return {line for line in listed.splitlines()
            if line.startswith("/") and not RECORDS.search(line) and stat_of(line) != "d"}


def stat_of(line):
    """Returns `d` for a folder, whose size has no meaning."""
    with contextlib.suppress(OSError):
        if stat.S_ISDIR(os.lstat(line.rsplit(" ", 2)[0]).st_mode):
            return "d"
    return ""


def prove_package(repository, distribution, bayan):
    say("The Debian package")
    [deb] = distribution.glob("bayan_*.deb")
    fields = {name: run("dpkg-deb", "--field", deb, name).strip()
              for name in ["Package", "Version", "Architecture", "Depends"]}
    print(fields)
    version = run(bayan, "--version").strip()
    expect(fields["Package"] == "bayan" and fields["Version"] == version
           and fields["Architecture"] == run("dpkg", "--print-architecture").strip()
           and re.fullmatch(r"libc6 \(>= 2\.\d+\)", fields["Depends"]), "its fields are right")

    tools = {"bash": "bash-completion"}
    if os.environ.get("EVERY"):
        tools |= {"zsh": "zsh", "fish": "fish"}
        if not os.environ.get("TRIAL"):
            tools["lintian"] = "lintian"
    run("apt-get", "update", "-qq")
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", *tools.values(),
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
    if "lintian" in tools:
        print(run("lintian", "--allow-root", "--fail-on", "error", deb))

    before = system()
    run("apt-get", "install", "-y", "-qq", deb)
    owned = set(run("dpkg", "--listfiles", "bayan").split("\n"))
    expect(set(PLACES) <= owned and all(map(os.path.exists, PLACES)),
           "its files are where Debian expects them", "\n".join(owned))
    run("dpkg", "--verify", "bayan")
    expect(shutil.which("bayan") == "/usr/bin/bayan", "it is on the path")
    expect(run("bayan", "--version").strip() == version, "the command runs")
    run("bayan", "check", "--strict", cwd=repository.folder)
    with repository.having(BROKEN):
        output = run("bayan", "check", status=1, cwd=repository.folder)
    expect(f"{FILE}:" in output and "limt" in output, "it finds the error, and passes without it",
           output)
    expect(run("man", "--where", "bayan").strip() == "/usr/share/man/man1/bayan.1.gz",
           "man finds the page")
    expect("bayan - " in run("man", "bayan"), "man shows the page")
    told = run("bash", "--norc", "-c", "source /usr/share/bash-completion/bash_completion; "
               "_completion_loader bayan; complete -p bayan")
    expect("bayan" in told and "check" in completions(PLACES[3]), "bash finds the completions", told)
    if "zsh" in tools:
        told = run("zsh", "-f", "-c", 'autoload -Uz compinit; compinit -u -D; echo "$_comps[bayan]"')
        expect(told.strip() == "_bayan", "zsh finds the completions", told)
        told = run("fish", "-c", 'complete --do-complete "bayan che"')
        expect("check" in told, "fish finds the completions", told)

    run("apt-get", "purge", "-y", "-qq", "bayan")
    after = system()
    expect(after == before, "it is removed, and nothing is left",
           "\n".join(sorted(after ^ before)[:20]))
    expect(not any(map(os.path.lexists, PLACES)), "none of its files is there")
    return deb


def prove_same_bytes(work, distribution, bayan):
    """Proves that a package has the same bytes each time, with any mask of permissions."""
    [deb] = distribution.glob("bayan_*.deb")
    again = work / "again"
    packed = work / "packed/usr/bin/bayan"
    run("dpkg-deb", "--extract", deb, work / "packed")
    scratch = ROOT / ".build"
    sys.path.insert(0, str(ROOT / "Tools/Distribution/steps"))
    import debian
    again.mkdir()
    mask = os.umask(0o077)
    other = debian.write(ROOT, packed, run(bayan, "--version").strip(), scratch, again)
    os.umask(mask)
    expect(other.read_bytes() == deb.read_bytes(), "the same bytes when it is packed again")


def main():
    bayan = pathlib.Path(sys.argv[1]).resolve()
    distribution = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
    with tempfile.TemporaryDirectory(prefix="bayan-doors-") as folder:
        work = pathlib.Path(folder)
        repository = Repository(work / "app", bayan)
        deb = None
        if distribution:
            deb = prove_package(repository, distribution, bayan)
            prove_same_bytes(work, distribution, bayan)
        prove_from_source(work, bayan)
        prove_addresses(bayan)

        home, programs = work / "home", work / "bin"
        home.mkdir()
        programs.mkdir()
        # Runners of GitHub have sudo, which root doesn't need.
        if not shutil.which("sudo"):
            (programs / "sudo").write_text('#!/bin/sh\nexec "$@"\n')
            (programs / "sudo").chmod(0o755)
        environment = {name: value for name, value in os.environ.items()
                       if not name.startswith(("GIT_", "GITHUB_"))}
        environment |= {"HOME": str(home), "PATH": f"{programs}:{os.environ['PATH']}",
                        "DEBIAN_FRONTEND": "noninteractive"}
        prove_workflows(work, repository, environment, bayan, deb)
        # The hooks run the installed command.
        (programs / "bayan").symlink_to(bayan)
        identity = {"GIT_AUTHOR_NAME": "Ann", "GIT_COMMITTER_NAME": "Ann"}
        prove_hooks(work, repository, {**environment, **identity})
    print("\nok")


if __name__ == "__main__":
    main()
