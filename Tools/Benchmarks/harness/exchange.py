"""The export and import of translations."""

from measure import WORK, row, timed


def exchange_rows(bayan, corpus, runs):
    """Yields the export and import of all messages in XLIFF 2.2, beside gettext's binary form."""
    corpus.write_po()
    project = ["--project", corpus.folder]
    file = WORK / "ar.xlf"

    def ours():
        file.unlink(missing_ok=True)
        return (timed(bayan, "export", *project, "--locale", "ar", "--to", "xliff-2.2", "-o", file),
                timed(bayan, "import", *project, file))

    def theirs():
        binary, text = WORK / "ar.mo", WORK / "back.po"
        return (timed("msgfmt", "-c", "-o", binary, corpus.folder / "ar.po"),
                timed("msgunfmt", "-o", text, binary))

    measured = [(ours(), theirs()) for _ in range(runs)]
    size = corpus.source_bytes + file.stat().st_size
    name = f"{corpus.messages:,} messages"
    return [
        row(f"processor time out and back in XLIFF 2.2, {name} (s)",
            [tuple(sum(usage.processor for usage in side) for side in pair) for pair in measured],
            "msgfmt -c and msgunfmt", 3),
        row(f"peak memory of the export, {name} (bytes)",
            [(out.memory, size) for (out, _), _ in measured], "bytes of sources and file", 10),
        row(f"peak memory of the import, {name} (bytes)",
            [(back.memory, size) for (_, back), _ in measured], "bytes of sources and file", 10),
    ]
