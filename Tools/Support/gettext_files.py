"""Reads gettext's files: .mo and .po, and the plural expressions in their headers."""

import ast
import codecs
import re
import struct


class Entry:
    """One string: its forms in the source, those in the translation, and its context."""

    def __init__(self, source, target, context=""):
        self.source = source
        self.target = target
        self.context = context


def read(path):
    """The entries of a file, and the function that says which form a number takes.

    Raises ValueError where the plural expression can't be read, or the bytes, where nothing says what they are.
    """
    entries, header = read_mo(path) if path.suffix == ".mo" else read_po(path)
    found = re.search(r"plural\s*=\s*([^;\n]+)", header)
    return entries, plural_index(found.group(1) if found else "n != 1")


def decoding_of(header):
    """How the file's bytes are read: as the header says, else as UTF-8, which then they must be."""
    found = re.search(rb"charset=([\w.:-]+)", header)
    try:
        encoding = codecs.lookup(found.group(1).decode("ascii")).name if found else None
    except LookupError:
        encoding = None
    return lambda data: data.decode(encoding or "utf-8", "replace" if encoding else "strict")


def read_mo(path):
    data = path.read_bytes()
    order = "<" if data[:4] == b"\xde\x12\x04\x95" else ">"
    count, ids, texts = struct.unpack(order + "III", data[8:20])
    # The header translates the empty text, which is the first. A text may speak of `charset=` too.
    length, offset = struct.unpack_from(order + "II", data, texts) if count else (0, 0)
    entries, header, decoded = [], "", decoding_of(data[offset:offset + length])
    for index in range(count):
        def text(table):
            length, offset = struct.unpack_from(order + "II", data, table + 8 * index)
            return decoded(data[offset:offset + length])
        source, target = text(ids), text(texts)
        if not source:
            header = target
            continue
        context, _, source = source.rpartition("\x04")
        entries.append(Entry(source.split("\0"), target.split("\0"), context))
    return entries, header


def read_po(path):
    entries, header = [], ""
    data = path.read_bytes()
    text = decoding_of(data)(data).replace("\r\n", "\n")
    for block in re.split(r"\n\s*\n", text):
        fields, name, is_fuzzy = {}, None, False
        for line in block.split("\n"):
            if line.startswith("#"):
                is_fuzzy = is_fuzzy or line.startswith("#,") and "fuzzy" in line
                continue
            found = re.match(r'(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s+(".*")\s*$', line)
            if found:
                name, line = found.groups()
                fields[name] = ""
            if name and line.startswith('"'):
                fields[name] += unquoted(line.strip())
        if "msgid" not in fields:
            continue
        target = [text for name, text in fields.items() if name.startswith("msgstr")]
        if not fields["msgid"]:
            header = header or (target or [""])[0]
        elif not is_fuzzy:
            source = [fields[name] for name in ("msgid", "msgid_plural") if name in fields]
            entries.append(Entry(source, target, fields.get("msgctxt", "")))
    return entries, header


def unquoted(text):
    escapes = {"n": "\n", "t": "\t", "r": "\r", '"': '"', "\\": "\\"}
    return re.sub(r"\\(.)", lambda found: escapes.get(found.group(1), found.group(1)), text[1:-1])


def plural_index(expression):
    """gettext's C expression as a function."""
    if not re.fullmatch(r"[n0-9\s()?:%<>=!&|+*/-]+", expression):
        raise ValueError(expression)
    tokens = re.findall(r"\d+|n|&&|\|\||[!=<>]=|[()?:%<>!+*/-]", expression)

    # Python's words for C's operators; what is chosen by `?` is turned round.
    def conditional(position):
        condition, position = plain(position)
        if position < len(tokens) and tokens[position] == "?":
            first, position = conditional(position + 1)
            if position >= len(tokens) or tokens[position] != ":":
                raise ValueError(expression)
            second, position = conditional(position + 1)
            return f"(({first}) if ({condition}) else ({second}))", position
        return condition, position

    def plain(position):
        words = {"&&": " and ", "||": " or ", "!": " not ", "/": "//"}
        out = ""
        while position < len(tokens) and tokens[position] not in "?:)":
            if tokens[position] == "(":
                inner, position = conditional(position + 1)
                if position >= len(tokens) or tokens[position] != ")":
                    raise ValueError(expression)
                out += f"({inner})"
            else:
                out += words.get(tokens[position], tokens[position])
            position += 1
        return out, position

    text, end = conditional(0)
    if end != len(tokens):
        raise ValueError(expression)
    try:
        code = compile(ast.parse(text.strip(), mode="eval"), "plural", "eval")
    except SyntaxError as error:
        raise ValueError(expression) from error
    return lambda n: int(eval(code, {"__builtins__": {}}, {"n": n}))
