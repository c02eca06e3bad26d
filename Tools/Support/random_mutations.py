"""Draws random small changes of Swift files: conditions negated, calls dropped, constants changed."""

import random
import re
from typing import NamedTuple


class Mutation(NamedTuple):
    file: str
    line: int  # 1-based
    kind: str
    old: str
    new: str


CONDITION = re.compile(r"^(\s*(?:\} else )?(?:guard|if|while) )(.+?)( else \{.*| \{.*)$")
CALL = re.compile(r"^(\s*)(?:try |await |try await )?[A-Za-z_][\w.?]*(?:\(.*\)|\.\w+\(.*\))$")
OPERATORS = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">", "&&": "||", "||": "&&"}
OPERATOR = re.compile(r" (==|!=|<|>=|>|<=|&&|\|\|) ")
INTEGER = re.compile(r"(?<![\w.$\"#])(\d[\d_]*)(?![\w.\"])")
BOOLEAN = re.compile(r"\b(true|false)\b")
TEXT = re.compile(r'"((?:[^"\\]|\\[^(])+)"')
BINDS = re.compile(r"\b(let|var|case|#available)\b")


def code_of(line):
    """Returns the line without its comment; string literals stay."""
    match = re.search(r"(?<!:)//", line)
    return line[:match.start()].rstrip() if match else line


def mutations_of(file, text):
    """Returns every possible change of a file. Some won't compile, which only a build can show."""
    found = []

    def add(number, kind, old, new):
        if new != old:
            found.append(Mutation(file, number, kind, old, new))

    in_text = False
    for number, line in enumerate(text.split("\n"), 1):
        if line.count('"""') % 2 == 1:
            in_text = not in_text
            continue
        code = code_of(line)
        if in_text or not code.strip() or code.lstrip().startswith(("@", "import ", "public import ")):
            continue
        condition = CONDITION.match(code)
        if condition and not BINDS.search(condition[2]):
            add(number, "condition negated", line, f"{condition[1]}!({condition[2]}){condition[3]}")
        if CALL.match(code) and not code.lstrip().startswith(("super.", "self.init", "return")):
            add(number, "call dropped", line, "")
        for match in OPERATOR.finditer(code):
            new = code[:match.start(1)] + OPERATORS[match[1]] + code[match.end(1):]
            add(number, "operator turned", line, new)
        for match in INTEGER.finditer(code):
            value = int(match[1].replace("_", ""))
            add(number, "number changed", line,
                code[:match.start(1)] + str(value + 1) + code[match.end(1):])
        for match in BOOLEAN.finditer(code):
            new = "false" if match[1] == "true" else "true"
            add(number, "constant turned", line, code[:match.start(1)] + new + code[match.end(1):])
        for match in TEXT.finditer(code):
            add(number, "text changed", line, code[:match.end(1)] + "x" + code[match.end(1):])
    return found


def drawn(texts, seed):
    """Returns all changes of some files, in a random order that the seed repeats.

    The kind is drawn first, so that the many constants don't crowd out the few conditions.
    """
    chance = random.Random(seed)
    by_kind = {}
    for file in sorted(texts):
        for mutation in mutations_of(file, texts[file]):
            by_kind.setdefault(mutation.kind, []).append(mutation)
    for kind in sorted(by_kind):
        chance.shuffle(by_kind[kind])
    while by_kind:
        kind = chance.choice(sorted(by_kind))
        yield by_kind[kind].pop()
        if not by_kind[kind]:
            del by_kind[kind]


def applied(text, mutation):
    lines = text.split("\n")
    lines[mutation.line - 1] = mutation.new
    return "\n".join(lines)
