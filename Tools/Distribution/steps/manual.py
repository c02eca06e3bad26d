"""Writes the man page from the command's own help."""

import json
import shutil
import subprocess

from machine import run


def escaped(text):
    """Returns a text as a line of roff, with escapes for characters that are roff commands."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + text if text[:1] in (".", "'") else text


def flowing(text):
    """Returns paragraphs; indented lines stay unchanged."""
    lines, fixed = [], False
    for line in text.split("\n"):
        if line.startswith(" ") != fixed and line:
            fixed = not fixed
            lines.append(".nf" if fixed else ".fi")
        lines.append(escaped(line) if line else ".PP" if not fixed else "")
    return lines + ([".fi"] if fixed else [])


def form(argument):
    """Returns an option or argument with its value: `--locale <tag>`."""
    value = f"\\fI{escaped(argument['valueName'])}\\fR"
    names = [("--" if name["kind"] == "long" else "-") + name["name"]
             for name in argument.get("names", [])]
    if not names:
        return value
    spelled = ", ".join(f"\\fB{escaped(name)}\\fR" for name in names)
    return spelled + (f" {value}" if argument["kind"] == "option" else "")


def explained(argument):
    """Returns an argument's description, its possible values and its default."""
    parts = [argument.get("abstract", "")]
    if values := argument.get("allValues"):
        parts.append(f"One of: {', '.join(values)}.")
    if default := argument.get("defaultValue"):
        parts.append(f"(default: {default})")
    return escaped(" ".join(part for part in parts if part))


def arguments(command):
    """Yields the arguments of a command, without those that all commands have."""
    for argument in command.get("arguments", []):
        names = {name["name"] for name in argument.get("names", [])}
        if argument["shouldDisplay"] and not names & {"help", "version"}:
            yield argument


def section(command):
    """Returns a command with its discussion and its arguments."""
    shown = list(arguments(command))
    lines = [f".SS {escaped(command['commandName'])}", escaped(command["abstract"])]
    if discussion := command.get("discussion"):
        lines += [".PP", *flowing(discussion)]
    for argument in shown:
        lines += [".TP", form(argument), explained(argument)]
    return lines


def page(bayan, version):
    """Returns the man page of a built command."""
    root = json.loads(run(bayan, "--experimental-dump-help"))["command"]
    commands = [command for command in root["subcommands"] if command["commandName"] != "help"]
    lines = [
        f'.TH BAYAN 1 "" "bayan {version}"',
        ".SH NAME", f"bayan \\- {escaped(root['abstract'])}",
        ".SH SYNOPSIS", ".B bayan", "\\fIcommand\\fR [\\fIoption\\fR ...]",
        ".SH DESCRIPTION", *flowing(root["discussion"]),
        ".SH COMMANDS",
    ]
    for command in commands:
        lines += section(command)
    lines += [".SH OPTIONS", ".TP", "\\fB\\-\\-help\\fR", "Says how the command, or one of its "
              "commands, is used.", ".TP", "\\fB\\-\\-version\\fR", "Prints the version."]
    return "\n".join(lines) + "\n"


def check(path):
    """Ends the run if groff reports a problem in a page."""
    if not shutil.which("groff"):
        return
    result = subprocess.run(["groff", "-k", "-man", "-ww", "-z", "-Tutf8", path],
                            capture_output=True, text=True)
    if result.returncode != 0 or result.stderr:
        raise SystemExit(f"the man page is wrong:\n{result.stderr}")
