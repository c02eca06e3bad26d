"""Android's `strings.xml`, read by Python's XML, without any part of Bayan."""

import re
import xml.etree.ElementTree as tree
from collections import defaultdict

from .project import File, Group, Names, decoded, literal, name_of, plural

MARK = "{urn:oasis:names:tc:xliff:document:1.2}g"
TAG = re.compile(r"<(?:string|plurals)\b[^>]*>")
NAME = re.compile(r'(\sname\s*=\s*)(?:"([^"]*)"|\'([^\']*)\')')
REFERENCE = re.compile(r"@([\w.]+:)?\w+/[\w.]+|@null|@empty|\?([\w.]+:)?attr/[\w.]+")
OLD = {"iw": "he", "in": "id", "ji": "yi"}
# The first of the characters that replace markup while a text is converted.
FIRST_MARK = 0xE000


def groups(bayan, paths):
    found = defaultdict(dict)
    for path in paths:
        locale = language(path.parent.name)
        if locale is not None:
            found[path.parent.parent, path.name].setdefault(locale, path)
    for files in found.values():
        source = files.pop("", None)
        if source and files and (root := resources(source)) is not None:
            yield group(bayan, root, files)


def language(folder):
    """Returns the tag of a folder's name, empty for the sources; `None` for a folder of certain devices."""
    if folder == "values":
        return ""
    if found := re.fullmatch(r"values-b\+(\w+(?:\+\w+)*)", folder):
        return found[1].replace("+", "-")
    if found := re.fullmatch(r"values-([a-z]{2,3})(?:-r([A-Z]{2}|\d{3}))?", folder):
        name = OLD.get(found[1], found[1])
        return None if name == "car" else f"{name}-{found[2]}" if found[2] else name
    return None


def resources(path):
    try:
        root = tree.fromstring(path.read_bytes())
    except tree.ParseError:
        return None
    return root if root.tag == "resources" else None


def entries(root):
    """Yields the translated texts and plurals: name, and texts by plural form or None."""
    for each in root:
        if each.get("translatable") == "false" or each.get("product", "default") != "default":
            continue
        if each.tag == "string":
            yield each.get("name"), {None: content(each)}
        elif each.tag == "plurals":
            yield each.get("name"), {item.get("quantity"): content(item) for item in each if item.tag == "item"}


def content(element):
    """Returns the shown text, as texts and the markup of tags in turn; `None` for a reference."""
    raw = "".join(element.itertext()).strip()
    if not list(element) and REFERENCE.fullmatch(raw):
        return None
    runs = [""]

    def read(element):
        runs[-1] += element.text or ""
        for child in element:
            if child.tag == MARK:
                read(child)
            else:
                options = "".join(f" {key}=|{escaped(value)}|" for key, value in child.attrib.items())
                is_empty = not len(child) and not child.text
                runs.extend([f"{{#{child.tag}{options}{' /' if is_empty else ''}}}", ""])
                read(child)
                if not is_empty:
                    runs.extend([f"{{/{child.tag}}}", ""])
            runs[-1] += child.tail or ""

    read(element)
    space = " \t\n\r\v\f"
    runs[0], quoted = runs[0].lstrip(space), False
    runs[-1] = runs[-1].rstrip(space)
    for index in range(0, len(runs), 2):
        runs[index], quoted = shown(runs[index], quoted)
    return runs


def escaped(value):
    return value.replace("\\", "\\\\").replace("|", "\\|")


def shown(text, quoted):
    """Returns the text between two tags, and whether quotation marks are open after it."""
    result, behind_space = "", False
    for found in re.finditer(r"\\u([0-9A-Fa-f]{4})|\\(.)|(\")|([ \t\n\r\v\f])|(.)", text, re.S):
        code, escape, quote, space, other = found.groups()
        if space and not quoted:
            result += "" if behind_space else " "
            behind_space = True
            continue
        behind_space = False
        if quote:
            quoted = not quoted
        elif code:
            result += chr(int(code, 16))
        elif escape:
            result += {"n": "\n", "t": "\t"}.get(escape, escape)
        else:
            result += space or (other if other != "\\" else "")
    return result.encode("utf-16", "surrogatepass").decode("utf-16", "replace"), quoted


def converted(bayan, contents):
    """Yields texts as messages; `None` for one that can't be converted. Their values are in C's syntax."""
    texts = []
    for runs in contents:
        marked = "".join(run if index % 2 == 0 else chr(FIRST_MARK + index) for index, run in enumerate(runs))
        marked = re.sub(r"(%(?:\d+\$)?),(\.\d+)?([df])", r"\1'\2\3", marked)
        texts.append(re.sub(r"(%(?:\d+\$)?)0(\d+)d", r"\1.\2d", marked))
    # A program doesn't format a text without a value.
    plain = [not re.search(r"%(?:\d+\$)?[-+ 0,'(#]*\d*(?:\.\d+)?[a-zA-Z]", re.sub("%%", "", text)) for text in texts]
    texts = [text.replace("%", "%%") if is_plain and "%%" not in text else text for text, is_plain in zip(texts, plain)]
    for runs, message in zip(contents, bayan.messages(texts, "printf")):
        for index in range(1, len(runs), 2):
            message = message and message.replace(chr(FIRST_MARK + index), runs[index])
        yield message


def group(bayan, root, files):
    names = Names()
    sources = {}
    for name, forms in entries(root):
        if name and forms and None not in forms.values() and all("".join(runs).strip() for runs in forms.values()):
            sources[names[name]] = forms
    found = converted(bayan, [runs for forms in sources.values() for runs in forms.values()])
    messages, unsaid = {}, 0
    for name, forms in sources.items():
        texts = {form: next(found) for form in forms}
        if None in texts.values() or None not in texts and "other" not in texts:
            unsaid += 1
        elif None in texts:
            messages[name] = texts[None]
        else:
            patterns = {form: re.sub(r"^\{\{(.*)\}\}$", r"\1", text, flags=re.S) for form, text in texts.items()}
            number = re.search(r"\{\$(_\d+) :integer", patterns["other"]) or re.search(r"\{\$(_\d+)", patterns["other"])
            if any(text.startswith(".") for text in patterns.values()):
                unsaid += 1
            else:
                messages[name] = plural(number[1] if number else "_1", patterns)
    out = [file for locale, path in files.items() if (file := translation(path, locale, names, messages))]
    return Group("android", messages, out, unsaid)


def translation(path, locale, names, messages):
    root = resources(path)
    try:
        text, encoding = decoded(path.read_bytes())
    except UnicodeDecodeError:
        return None
    if root is None:
        return None
    expected, seen = {}, set()
    for name, forms in entries(root):
        id = names.ids.get(name)
        if id not in messages or not forms or None in forms.values():
            continue
        if all("".join(runs).strip() for runs in forms.values()):
            # Programs format a text with a percent sign, and one form of a plural may be missing.
            runs = forms.get(None) if not messages[id].startswith(".") else None
            plain = runs and len(runs) == 1 and "%" not in runs[0]
            expected[name_of(id)] = literal(runs[0]) if plain else None
        if id in seen:
            expected.pop(name_of(id), None)
        seen.add(id)

    def renamed(tag):
        def name(found):
            id = names.ids.get(found[2] if found[2] is not None else found[3])
            return f'{found[1]}"{name_of(id)}"' if id in messages else found[0]
        return NAME.sub(name, tag[0], count=1)
    return File(path, locale, TAG.sub(renamed, text).encode(encoding), expected)
