"""The sizes of packs."""

import re


def pack_row(corpus, folder):
    sizes = []
    for index, locale in enumerate(["en", "ar"]):
        text = (folder / f"MessagesCatalog.{locale}+Generated.swift").read_text()
        body = text.split('"""')[1].strip("\n").replace("\\\n    ", "").replace("\\\n", "")
        size = literal_size(body.strip(" "))
        words = sum(len(pair[index].encode()) for pair in corpus.all)
        sizes.append((size - words) / corpus.messages)
    return {"name": "pack bytes a message over its text", "ours": max(sizes), "peer": 1,
            "peer_name": "byte", "ratio": max(sizes), "bar": 8, "holds": max(sizes) <= 8}


def literal_size(text):
    """Returns the bytes of a Swift literal."""
    lines = [line[4:] if line.startswith("    ") else line for line in text.split("\n")]
    escapes = re.compile(r'\\u\{([0-9A-F]+)\}|\\(["\\nrt0])')
    return len(escapes.sub(lambda m: chr(int(m[1], 16)) if m[1] else "x", "".join(lines)).encode())
