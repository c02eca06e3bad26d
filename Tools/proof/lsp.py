"""What Tools/proof/lsp runs: see there."""

import asyncio
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import time

import lsprotocol.types as lsp
from pygls.lsp.client import LanguageClient

ROOT = pathlib.Path(__file__).resolve().parents[2]
BAYAN = sys.argv[1]
FILE = "Locales/ar/login.toml"
failures = []


def check(name, holds, detail=""):
    if not holds:
        failures.append(name)
    print(f"{'ok    ' if holds else 'FAILED'} {name}{'' if holds else f': {detail}'}"[:600], flush=True)


def project(folder):
    for part in ["Catalog", "Locales"]:
        shutil.copytree(ROOT / part, folder / part)


# MARK: Each capability, with the types of lsprotocol


class Editor:
    """An editor that has one project open; every answer is read with the protocol's types."""

    def __init__(self, folder):
        self.folder = folder
        self.diagnostics = {}
        self.requests = []
        self.client = LanguageClient("proof", "1")
        self.changed = asyncio.Event()

        @self.client.feature(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def published(params: lsp.PublishDiagnosticsParams):
            self.diagnostics[params.uri] = params
            self.changed.set()

        @self.client.feature(lsp.CLIENT_REGISTER_CAPABILITY)
        def registered(params: lsp.RegistrationParams):
            self.requests.append(params)

        @self.client.feature(lsp.WORKSPACE_INLAY_HINT_REFRESH)
        def refreshed(_params=None):
            self.requests.append("refresh")

    def uri(self, path):
        return (self.folder / path).as_uri()

    def document(self, path):
        return lsp.TextDocumentIdentifier(uri=self.uri(path))

    def text(self, path):
        return (self.folder / path).read_text()

    def place(self, path, wanted, inside=0):
        """The position of a text in a file, in UTF-16."""
        before = self.text(path).split(wanted)[0] + wanted[:inside]
        line = before.rpartition("\n")[2]
        return lsp.Position(line=before.count("\n"), character=len(line.encode("utf-16-le")) // 2)

    def at(self, kind, path, wanted, inside=0, **more):
        return kind(text_document=self.document(path), position=self.place(path, wanted, inside), **more)

    def everything(self, path):
        return lsp.Range(start=lsp.Position(0, 0), end=lsp.Position(self.text(path).count("\n") + 1, 0))

    async def start(self):
        await self.client.start_io(BAYAN, "lsp")
        capabilities = lsp.ClientCapabilities(
            workspace=lsp.WorkspaceClientCapabilities(
                did_change_watched_files=lsp.DidChangeWatchedFilesClientCapabilities(dynamic_registration=True),
                inlay_hint=lsp.InlayHintWorkspaceClientCapabilities(refresh_support=True)),
            text_document=lsp.TextDocumentClientCapabilities(
                code_action=lsp.CodeActionClientCapabilities(
                    data_support=True,
                    resolve_support=lsp.ClientCodeActionResolveOptions(properties=["edit"]))))
        result = await self.client.initialize_async(lsp.InitializeParams(
            capabilities=capabilities,
            workspace_folders=[lsp.WorkspaceFolder(uri=self.folder.as_uri(), name="project")]))
        self.client.initialized(lsp.InitializedParams())
        return result

    def open(self, path, version=1):
        self.client.text_document_did_open(lsp.DidOpenTextDocumentParams(
            text_document=lsp.TextDocumentItem(
                uri=self.uri(path), language_id="toml", version=version, text=self.text(path))))

    def change(self, path, version, range, text):
        self.client.text_document_did_change(lsp.DidChangeTextDocumentParams(
            text_document=lsp.VersionedTextDocumentIdentifier(uri=self.uri(path), version=version),
            content_changes=[lsp.TextDocumentContentChangePartial(range=range, text=text)]))

    def rules(self, path):
        params = self.diagnostics.get(self.uri(path))
        return [diagnostic.code for diagnostic in params.diagnostics] if params else []

    async def until(self, holds):
        """Waits until what the server has sent is as wanted; at most a minute."""
        end = time.monotonic() + 60
        while not holds():
            if time.monotonic() > end:
                return False
            self.changed.clear()
            try:
                await asyncio.wait_for(self.changed.wait(), 1)
            except asyncio.TimeoutError:
                pass
        return True

    async def stop(self):
        await self.client.shutdown_async(None)
        self.client.exit(None)
        server = self.client._server
        return await asyncio.wait_for(server.wait(), 20)


async def whole(folder):
    project(folder)
    editor = Editor(folder)
    client = editor.client
    said = await editor.start()
    provided = said.capabilities
    check("initialize: what is provided", all([
        provided.hover_provider, provided.completion_provider, provided.definition_provider,
        provided.references_provider, provided.document_symbol_provider, provided.workspace_symbol_provider,
        provided.rename_provider, provided.code_action_provider, provided.document_formatting_provider,
        provided.semantic_tokens_provider, provided.inlay_hint_provider]), provided)
    editor.open(FILE)
    catalog = "Catalog/login.toml"
    editor.open(catalog)
    # After the first check of everything.
    check("inlayHint/refresh: asked for", await editor.until(lambda: "refresh" in editor.requests))

    hover = await client.text_document_hover_async(editor.at(lsp.HoverParams, catalog, "passwordChanged", 3))
    check("hover: a code in all locales", "_ar_" in hover.contents.value and "_en_" in hover.contents.value, hover)
    start = editor.place(FILE, 'title = "', 9)
    wrong = lsp.Range(start, start)
    editor.change(FILE, 2, wrong, "{$wrong} ")
    check("diagnostics: a wrong placeholder comes",
          await editor.until(lambda: "placeholder-unknown" in editor.rules(FILE)), editor.rules(FILE))
    end = lsp.Position(start.line, start.character + len("{$wrong} "))
    within = lsp.Position(start.line, start.character + 3)
    hover = await client.text_document_hover_async(lsp.HoverParams(editor.document(FILE), within))
    check("hover: the rule of a diagnostic", hover and "placeholder-unknown" in hover.contents.value, hover)
    editor.change(FILE, 3, lsp.Range(start, end), "")
    check("diagnostics: it goes",
          await editor.until(lambda: "placeholder-unknown" not in editor.rules(FILE)), editor.rules(FILE))
    check("didChangeWatchedFiles: registered",
          any(isinstance(asked, lsp.RegistrationParams) for asked in editor.requests), editor.requests)

    editor.change(FILE, 4, wrong, "{$")
    items = await client.text_document_completion_async(lsp.CompletionParams(
        editor.document(FILE), lsp.Position(start.line, start.character + 2)))
    check("completion: a list", isinstance(items, lsp.CompletionList), items)
    editor.change(FILE, 5, lsp.Range(start, lsp.Position(start.line, start.character + 2)), "")
    items = await client.text_document_completion_async(editor.at(
        lsp.CompletionParams, catalog, 'category = "', len('category = "')))
    check("completion: categories", len(items.items) > 3 and all(item.text_edit for item in items.items), items)

    places = await client.text_document_definition_async(editor.at(lsp.DefinitionParams, FILE, 'title = "', 12))
    check("definition", [place.uri for place in places][:1] == [editor.uri(catalog)], places)
    places = await client.text_document_references_async(editor.at(
        lsp.ReferenceParams, catalog, "passwordChanged", 3, context=lsp.ReferenceContext(True)))
    check("references", {editor.uri(FILE), editor.uri("Locales/en/login.toml")} <= {p.uri for p in places}, places)
    symbols = await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(editor.document(FILE)))
    check("documentSymbol", len(symbols) > 5 and isinstance(symbols[0], lsp.DocumentSymbol), symbols)
    symbols = await client.workspace_symbol_async(lsp.WorkspaceSymbolParams(query="passwordchanged"))
    check("workspace/symbol", {symbol.name for symbol in symbols} == {"passwordChanged"}, symbols)

    tokens = await client.text_document_semantic_tokens_full_async(lsp.SemanticTokensParams(editor.document(FILE)))
    ranged = await client.text_document_semantic_tokens_range_async(lsp.SemanticTokensRangeParams(
        editor.document(FILE), editor.everything(FILE)))
    types = len(provided.semantic_tokens_provider.legend.token_types)
    check("semanticTokens", tokens.data == ranged.data and len(tokens.data) % 5 == 0
          and all(0 <= kind < types for kind in tokens.data[3::5]), tokens)
    plural = next(path for path in (folder / "Locales/ar").glob("*.toml") if ".match" in path.read_text())
    plural = str(plural.relative_to(folder))
    editor.open(plural)
    tokens = await client.text_document_semantic_tokens_full_async(lsp.SemanticTokensParams(editor.document(plural)))
    check("semanticTokens: of a plural", len(tokens.data) > 20, tokens)
    hints = await client.text_document_inlay_hint_async(lsp.InlayHintParams(
        editor.document(plural), editor.everything(plural)))
    check("inlayHint", any("3–10" in hint.label for hint in hints), hints)

    edits = await client.text_document_formatting_async(lsp.DocumentFormattingParams(
        editor.document(FILE), lsp.FormattingOptions(tab_size=2, insert_spaces=True)))
    check("formatting: our own files are as they should be", not edits, edits)
    editor.change(FILE, 6, lsp.Range(lsp.Position(0, 0), lsp.Position(0, 0)), "\n\n")
    edits = await client.text_document_formatting_async(lsp.DocumentFormattingParams(
        editor.document(FILE), lsp.FormattingOptions(tab_size=2, insert_spaces=True)))
    check("formatting", [edit.new_text for edit in edits] == [""], edits)
    editor.change(FILE, 7, lsp.Range(lsp.Position(0, 0), lsp.Position(2, 0)), "")

    editor.change(FILE, 8, wrong, "\u200b")
    await editor.until(lambda: "invisible-character" in editor.rules(FILE))
    context = lsp.CodeActionContext(diagnostics=editor.diagnostics[editor.uri(FILE)].diagnostics)
    line = lsp.Range(lsp.Position(start.line, 12), lsp.Position(start.line, 12))
    actions = await client.text_document_code_action_async(lsp.CodeActionParams(
        editor.document(FILE), lsp.Range(lsp.Position(start.line, 0), lsp.Position(start.line, 40)), context))
    titles = [action.title for action in actions]
    check("codeAction: a fix and a suppression", any(action.is_preferred for action in actions)
          and any(title.startswith("Suppress") for title in titles), titles)
    resolved = [await client.code_action_resolve_async(action) for action in actions]
    check("codeAction/resolve", all(action.edit.document_changes for action in resolved), resolved)
    editor.change(FILE, 9, lsp.Range(start, lsp.Position(start.line, start.character + 1)), "")
    await editor.until(lambda: "invisible-character" not in editor.rules(FILE))
    actions = await client.text_document_code_action_async(lsp.CodeActionParams(
        editor.document(FILE), line, lsp.CodeActionContext(diagnostics=[])))
    titles = [action.title for action in actions]
    check("codeAction: copy, review", "Mark as reviewed" in titles
          and "Copy from the source, as a draft" in titles, titles)

    prepared = await client.text_document_prepare_rename_async(editor.at(
        lsp.PrepareRenameParams, "Catalog/login.toml", 'recovery = "', len('recovery = "') + 1))
    check("prepareRename", prepared is not None, prepared)
    edit = await client.text_document_rename_async(editor.at(
        lsp.RenameParams, catalog, 'recovery = "', len('recovery = "') + 1, new_name="another"))
    check("rename: a recovery", len(edit.document_changes) >= 2, edit)
    edit = await client.workspace_will_rename_files_async(lsp.RenameFilesParams(
        [lsp.FileRename(editor.uri(catalog), editor.uri("Catalog/entry.toml"))]))
    check("willRenameFiles", {lsp.RenameFile, lsp.TextDocumentEdit} >= {type(c) for c in edit.document_changes}
          and any(isinstance(c, lsp.RenameFile) for c in edit.document_changes), edit)

    other = "Locales/en/login.toml"
    before = editor.text(other)
    (folder / other).write_text(before.replace('title = "', 'title = "{$nobody} ', 1))
    client.workspace_did_change_watched_files(lsp.DidChangeWatchedFilesParams(
        [lsp.FileEvent(editor.uri(other), lsp.FileChangeType.Changed)]))
    check("a change on the disk is noticed",
          await editor.until(lambda: "placeholder-unknown" in editor.rules(other)), editor.rules(other))
    (folder / other).write_text(before)
    client.workspace_did_change_watched_files(lsp.DidChangeWatchedFilesParams(
        [lsp.FileEvent(editor.uri(other), lsp.FileChangeType.Changed)]))
    await editor.until(lambda: "placeholder-unknown" not in editor.rules(other))
    check("shutdown and exit", await editor.stop() == 0)


async def broken(folder):
    """The same catalog with errors: every request is answered, and other files have their diagnostics."""
    project(folder)
    editor = Editor(folder)
    client = editor.client
    text = editor.text(FILE)
    (folder / FILE).write_text(text.replace('title = "', 'title = "{$nobody ', 1) + "\n[broken\nx = \n")
    (folder / "Catalog/graph.toml").write_bytes(b"\xff\xfe\x00[[[ = \"\n")
    (folder / "Locales/en/graph.toml").write_text("[a]\ntitle = '''\n.input {$x :integer\n.match\n")
    await editor.start()
    paths = [FILE, "Catalog/login.toml", "Locales/en/graph.toml", "Catalog/bayan.toml"]
    for path in paths:
        editor.open(path)
    check("broken: each file has its diagnostics", await editor.until(
        lambda: all(editor.rules(p) for p in [FILE, "Catalog/graph.toml", "Locales/en/graph.toml"])))
    asked = 0
    for path in paths:
        document = editor.document(path)
        for line in range(0, editor.text(path).count("\n"), 3):
            place = lsp.Position(line, 5)
            everything = editor.everything(path)
            for method, params in [
                ("text_document_hover_async", lsp.HoverParams(document, place)),
                ("text_document_completion_async", lsp.CompletionParams(document, place)),
                ("text_document_definition_async", lsp.DefinitionParams(document, place)),
                ("text_document_references_async",
                 lsp.ReferenceParams(lsp.ReferenceContext(True), document, place)),
                ("text_document_code_action_async", lsp.CodeActionParams(
                    document, lsp.Range(place, place), lsp.CodeActionContext(diagnostics=[]))),
            ]:
                await getattr(client, method)(params)
                asked += 1
        await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(document))
        await client.text_document_semantic_tokens_full_async(lsp.SemanticTokensParams(document))
        await client.text_document_inlay_hint_async(lsp.InlayHintParams(document, everything))
        await client.text_document_formatting_async(lsp.DocumentFormattingParams(
            document, lsp.FormattingOptions(tab_size=2, insert_spaces=True)))
        asked += 4
    check(f"broken: {asked} requests are answered with the protocol's types", True)
    check("broken: shutdown and exit", await editor.stop() == 0)


# MARK: Raw bytes


class Wire:
    """A process, and bytes."""

    def __init__(self):
        self.process = subprocess.Popen([BAYAN, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.answers = []
        self.arrived = threading.Condition()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        stream = self.process.stdout
        while header := stream.readline():
            length = int(header.split(b":")[1])
            assert stream.readline() == b"\r\n"
            message = json.loads(stream.read(length))
            with self.arrived:
                self.answers.append(message)
                self.arrived.notify_all()

    @staticmethod
    def framed(message):
        body = json.dumps(message).encode()
        return b"Content-Length: %d\r\n\r\n" % len(body) + body

    def send(self, data):
        if isinstance(data, dict):
            data = self.framed({"jsonrpc": "2.0", **data})
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def answer(self, wanted, seconds=60):
        """The answer with an id; None where none comes."""
        with self.arrived:
            self.arrived.wait_for(lambda: any(m.get("id") == wanted and "method" not in m for m in self.answers),
                                  seconds)
            found = [m for m in self.answers if m.get("id") == wanted and "method" not in m]
            return found[0] if found else None

    def ask(self, number, method, params, seconds=60):
        self.send({"id": number, "method": method, "params": params})
        return self.answer(number, seconds)

    def hello(self, folder):
        return self.ask(1, "initialize", {"rootUri": folder.as_uri(), "capabilities": {}})

    def memory(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmHWM:")[1].split()[0]) // 1024


def code(answer):
    return ((answer or {}).get("error") or {}).get("code")


def raw(folder):
    project(folder)
    wire = Wire()
    check("a request before 'initialize'", code(wire.ask(50, "textDocument/hover", {})) == -32002)
    wire.hello(folder)
    uri = (folder / FILE).as_uri()
    wire.send({"method": "textDocument/didOpen", "params": {"textDocument": {
        "uri": uri, "languageId": "toml", "version": 1, "text": (folder / FILE).read_text()}}})
    hover = {"textDocument": {"uri": uri}, "position": {"line": 1, "character": 10}}
    check("an unknown method", code(wire.ask(2, "no/such", {})) == -32601)
    check("wrong parameters", code(wire.ask(3, "textDocument/hover", {"position": 5})) == -32602)

    for number in range(100, 200):
        wire.send({"id": number, "method": "textDocument/hover", "params": hover})
        wire.send({"method": "$/cancelRequest", "params": {"id": number}})
    wire.send({"method": "$/cancelRequest", "params": {"id": 12345}})
    answers = [wire.answer(number) for number in range(100, 200)]
    check("each cancelled request has one answer", all(
        answer and ("result" in answer or code(answer) == -32800) for answer in answers)
        and len([m for m in wire.answers if m.get("id") in range(100, 200)]) == 100)

    for byte in Wire.framed({"jsonrpc": "2.0", "id": 4, "method": "textDocument/hover", "params": hover}):
        wire.send(bytes([byte]))
    check("a message byte by byte", "result" in (wire.answer(4) or {}))
    whole = Wire.framed({"jsonrpc": "2.0", "id": 5, "method": "textDocument/hover", "params": hover})
    wire.send(whole * 2 + whole[:-7])
    wire.send(whole[-7:])
    check("messages that come together and in halves", "result" in (wire.answer(5) or {}))

    body = json.dumps({"jsonrpc": "2.0", "id": 6, "method": "no/such"}).encode()
    for number, header in [(60, b"Content-Length: 5\r\n\r\n"), (61, b"Content-Length: -1\r\n\r\n"),
                           (62, b"Content-Length: x\r\n\r\n"), (63, b"No-Length: 3\r\n\r\n"),
                           (64, b"Content-Length: 99999999999999999999999\r\n\r\n")]:
        wire.send(header + body + b"\r\n\r\n")
        # What stands behind a wrong length is read as a header; the message after that is read again.
        wire.send({"id": number, "method": "no/such"})
        wire.send({"id": number + 10, "method": "no/such"})
        check(f"after {header[:24]!r}", code(wire.answer(number + 10, 20)) == -32601)
    check("bad JSON and bad headers are parse errors",
          any(m.get("id") is None and code(m) == -32700 for m in wire.answers))

    check("shutdown", wire.ask(7, "shutdown", None) == {"jsonrpc": "2.0", "id": 7, "result": None})
    check("a request after it", code(wire.ask(8, "textDocument/hover", hover)) == -32600)
    wire.send({"method": "exit"})
    check("exit after shutdown", wire.process.wait(20) == 0)

    wire = Wire()
    wire.hello(folder)
    wire.send(b"Content-Length: 1000\r\n\r\n{")
    wire.process.stdin.close()
    check("input that ends within a message", wire.process.wait(20) == 1)
    wire = Wire()
    wire.send({"method": "exit"})
    check("exit without shutdown", wire.process.wait(20) == 1)


def large(folder):
    project(folder)
    wire = Wire()
    wire.hello(folder)
    uri = (folder / FILE).as_uri()

    def open(text):
        wire.send({"method": "textDocument/didOpen", "params": {"textDocument": {
            "uri": uri, "languageId": "toml", "version": 1, "text": text}}})

    before = wire.memory()
    open("# " + "x" * 100_000_000)
    check("a document of 100 MB is refused",
          code(wire.ask(2, "no/such", {})) == -32601 and any(code(m) == -32600 for m in wire.answers))
    check("and isn't kept", wire.memory() - before < 40, f"{before} MB, then {wire.memory()} MB")
    hover = {"textDocument": {"uri": uri}, "position": {"line": 1, "character": 10}}
    check("a request about it", code(wire.ask(3, "textDocument/hover", hover)) == -32803)
    open((folder / FILE).read_text())
    check("the next document is taken", "result" in wire.ask(4, "textDocument/hover", hover))
    wire.send({"id": 5, "method": "shutdown"})
    wire.send({"method": "exit"})
    check("exit after it", wire.process.wait(60) == 0)


def main():
    started = time.monotonic()
    for part in [whole, broken, raw, large]:
        with tempfile.TemporaryDirectory() as name:
            result = part(pathlib.Path(name).resolve())
            if asyncio.iscoroutine(result):
                asyncio.run(result)
    print(f"{len(failures)} failures, {time.monotonic() - started:.1f} s")
    sys.exit(1 if failures else 0)


main()
