"""The proof of Tools/proof/lsp; see there."""

import asyncio
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import typing

import lsprotocol.types as lsp
from pygls.lsp.client import LanguageClient
from pygls.protocol import default_converter

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


def converter():
    """Returns the converter of pygls, which doesn't confuse a code action with a command."""
    made = default_converter()
    either = typing.Union[lsp.Command, lsp.CodeAction]
    made.register_structure_hook(either, lambda data, _: made.structure(
        data, lsp.Command if isinstance(data.get("command"), str) else lsp.CodeAction))
    return made


class Editor:
    """An editor with one open project, which reads every answer with the protocol's types."""

    def __init__(self, folder):
        self.folder = folder
        self.diagnostics = {}
        self.requests = []
        self.client = LanguageClient("proof", "1", converter_factory=converter)
        self.changed = asyncio.Event()

        @self.client.feature(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def published(params: lsp.PublishDiagnosticsParams):
            self.diagnostics[params.uri] = params
            self.changed.set()

        @self.client.feature(lsp.CLIENT_REGISTER_CAPABILITY)
        def registered(params: lsp.RegistrationParams):
            self.requests.append(params)

        @self.client.feature(lsp.WINDOW_SHOW_DOCUMENT)
        def shown(params: lsp.ShowDocumentParams):
            self.requests.append(params)
            self.changed.set()
            return lsp.ShowDocumentResult(success=True)

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
        """Returns the position of a text in a file, in UTF-16."""
        before = self.text(path).split(wanted)[0] + wanted[:inside]
        line = before.rpartition("\n")[2]
        return lsp.Position(line=before.count("\n"), character=len(line.encode("utf-16-le")) // 2)

    def at(self, kind, path, wanted, inside=0, **more):
        return kind(text_document=self.document(path), position=self.place(path, wanted, inside), **more)

    def everything(self, path):
        return lsp.Range(start=lsp.Position(0, 0), end=lsp.Position(self.text(path).count("\n") + 1, 0))

    async def start(self, snippets=False):
        await self.client.start_io(BAYAN, "lsp")
        completion = lsp.CompletionClientCapabilities(
            completion_item=lsp.ClientCompletionItemOptions(snippet_support=snippets))
        capabilities = lsp.ClientCapabilities(
            window=lsp.WindowClientCapabilities(
                show_document=lsp.ShowDocumentClientCapabilities(support=True)),
            workspace=lsp.WorkspaceClientCapabilities(
                workspace_edit=lsp.WorkspaceEditClientCapabilities(snippet_edit_support=snippets),
                did_change_watched_files=lsp.DidChangeWatchedFilesClientCapabilities(dynamic_registration=True),
                inlay_hint=lsp.InlayHintWorkspaceClientCapabilities(refresh_support=True)),
            text_document=lsp.TextDocumentClientCapabilities(
                completion=completion,
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
        """Waits until the server's messages meet a condition; at most a minute."""
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

    def replace(self, path, version, text):
        """Replaces all of a document."""
        self.client.text_document_did_change(lsp.DidChangeTextDocumentParams(
            text_document=lsp.VersionedTextDocumentIdentifier(uri=self.uri(path), version=version),
            content_changes=[lsp.TextDocumentContentChangeWholeDocument(text=text)]))

    async def proposals(self, path, text):
        """Returns the proposals at the mark ‸ of a text, by label."""
        self.versions = getattr(self, "versions", 1000) + 1
        self.replace(path, self.versions, text.replace("‸", ""))
        line = text.split("‸")[0].rpartition("\n")[2]
        place = lsp.Position(text.split("‸")[0].count("\n"), len(line.encode("utf-16-le")) // 2)
        found = await self.client.text_document_completion_async(
            lsp.CompletionParams(self.document(path), place))
        return {item.label: item for item in found.items}

    async def actions(self, path, wanted):
        """Returns the actions at a text of a document, with their edits, by title."""
        place = self.place(path, wanted)
        found = await self.client.text_document_code_action_async(lsp.CodeActionParams(
            self.document(path), lsp.Range(place, place), lsp.CodeActionContext(diagnostics=[])))
        return {action.title: await self.client.code_action_resolve_async(action) for action in found}

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
    # The server asks for it after the first check of the whole project.
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


PROOF = {
    "Catalog/proof.toml": """domain = "com.example.proof"
type = "ProofError"
summary = "For the proof."
default = "wait"

[codes.wait]
value = 1
category = "silent"
summary = "Too much at once."
arguments = { count = { type = "integer", range = "0...500", example = 3 }, who = { type = "string", example = "Ann" } }

[codes.stop]
value = 2
category = "silent"
summary = "The end."
""",
    "Locales/en/proof.toml": """[wait]
title = '''
.input {$count :integer}
.match $count
one {{{$who}, {#b}wait{/b} for {$count} password}}
*   {{{$who}, {#b}wait{/b} for {$count} passwords}}'''
description = "Wait."

[stop]
title = "Stop"
description = "It stops."
""",
    "Locales/ar/proof.toml": """[wait]
title = '''
.input {$count :integer}
.match $count
zero {{{$who} {#b}لا انتظار{/b} {$count}}}
one  {{{$who} {#b}انتظر{/b} كلمة مرور واحدة}}
two  {{{$who} {#b}انتظر{/b} كلمتي مرور}}
few  {{{$who} {#b}انتظر{/b} {$count} كلمات مرور}}
many {{{$who} {#b}انتظر{/b} {$count} كلمة مرور}}
*    {{{$who} {#b}انتظر{/b} {$count} كلمة مرور}}'''
description = "انتظر."

[stop]
title = "توقف"
description = "يتوقف."
""",
    "Locales/ar/glossary.toml": "[terms]\npassword = [\"كلمة المرور\", \"كلمات المرور\"]\n",
}


def own(folder):
    """Tests this repository's catalog, and a domain with everything that a message can have."""
    project(folder)
    for path, text in PROOF.items():
        (folder / path).write_text(text)


async def completion(folder):
    """Tests the proposals, kind by kind."""
    own(folder)
    editor = Editor(folder)
    await editor.start(snippets=True)
    arabic, domain, settings = "Locales/ar/proof.toml", "Catalog/proof.toml", "Catalog/bayan.toml"
    for path in [arabic, domain, settings, "Catalog/recoveries.toml"]:
        editor.open(path)
    await editor.until(lambda: "refresh" in editor.requests)
    whole = PROOF[arabic]
    wait, stop = whole.split("[stop]")
    match = "[wait]\ntitle = '''\n.input {$count :integer}\n.match $count\n"

    found = await editor.proposals(arabic, wait + "[stop]\n‸\ntitle = \"x\"\n")
    check("completion: facets that are missing", list(found) == ["description"]
          and "It stops" in found["description"].documentation.value, found)
    editor.replace(arabic, 900, wait)
    await editor.until(lambda: "translation-missing" in editor.rules(arabic))
    found = await editor.proposals(arabic, wait + "\n[‸")
    check("completion: codes that are missing", "stop" in found and "wait" not in found
          and "The end" in found["stop"].documentation.value, found)
    found = await editor.proposals(domain, PROOF[domain] + "‸\n")
    check("completion: keys with what they mean", {"recovery", "sensitive", "match"} <= set(found)
          and "value" not in found and all(item.documentation.value for item in found.values()), found)
    found = await editor.proposals(settings, editor.text(settings) + "\n[checks]\n‸")
    check("completion: rules with what they mean", len(found) > 100
          and "asks" not in found and found["title-full-stop"].documentation.value, len(found))
    found = await editor.proposals(settings, editor.text(settings) + '\n[[allow]]\nrule = "‸"\n')
    check("completion: rules as values", len(found) > 100 and found["title-full-stop"].documentation, len(found))
    found = await editor.proposals(arabic, "[wait]\ntitle = \"{‸\"\n")
    check("completion: placeholders and markup of the source",
          {"$count", "$who", "#b", "/b"} <= set(found), found)
    found = await editor.proposals(arabic, "[wait]\ntitle = \"{$count :‸\"\n")
    check("completion: functions", {"integer", "number", "datetime", "currency"} <= set(found), found)
    found = await editor.proposals(arabic, "[wait]\ntitle = \"{$count :integer ‸\"\n")
    check("completion: options of a function", {"select", "signDisplay"} <= set(found), found)
    found = await editor.proposals(arabic, "[wait]\ntitle = \"{$count :integer select=‸\"\n")
    check("completion: values of an option", {"plural", "ordinal", "exact"} <= set(found), found)
    found = await editor.proposals(arabic, match + "‸'''\n")
    every = found.get("zero, one, two, few, many, *")
    check("completion: plural categories of the locale, and numbers of each",
          list(found)[:6] == ["zero", "one", "two", "few", "many", "*"] and "3–10" in found["few"].detail, found)
    check("completion: all rows at once, with their numbers to write over", every is not None
          and every.insert_text_format == lsp.InsertTextFormat.Snippet
          and every.text_edit.new_text.count("{{${") == 6 and "3–10" in every.text_edit.new_text, every)
    found = await editor.proposals(arabic, match + "zero {{}}\n‸'''\n")
    check("completion: only rows that are missing", "zero" not in found and "few" in found, found)
    found = await editor.proposals(arabic, "[wait]\ntitle = \"‸\"\n")
    check("completion: terms of the glossary", {"كلمة المرور", "كلمات المرور"} <= set(found), found)
    found = await editor.proposals(domain, PROOF[domain] + "recovery = \"‸\"\n")
    check("completion: recoveries", {"logIn", "acknowledge"} <= set(found), found)
    found = await editor.proposals(
        "Catalog/recoveries.toml", editor.text("Catalog/recoveries.toml") + "\n[own]\noptions = [\"‸\"]\n")
    check("completion: options", {"logIn", "cancel", "ok"} <= set(found), found)
    found = await editor.proposals(domain, PROOF[domain].replace('default = "wait"', 'default = "‸"'))
    check("completion: codes", {"wait", "stop"} <= set(found), found)
    await editor.stop()


def checked(folder):
    """Returns the diagnostics of 'bayan check' in a folder."""
    found = json.loads(subprocess.run(
        [BAYAN, "check", "--notes", "--format", "json"], cwd=folder, capture_output=True, text=True).stdout)
    return sorted((d["rule"], d["severity"], d["suppression"] is not None) for d in found["diagnostics"])


def units(text, position):
    """Returns the offset of a position in a text."""
    lines = text.split("\n")
    line = lines[position.line].encode("utf-16-le")[:position.character * 2].decode("utf-16-le")
    return sum(len(other) + 1 for other in lines[:position.line]) + len(line)


def applied(folder, edit):
    """Applies a workspace edit in a folder."""
    for change in edit.document_changes:
        if isinstance(change, lsp.RenameFile):
            pathlib.Path(change.old_uri.removeprefix("file://")).rename(change.new_uri.removeprefix("file://"))
            continue
        if isinstance(change, lsp.CreateFile):
            pathlib.Path(change.uri.removeprefix("file://")).touch()
            continue
        path = pathlib.Path(change.text_document.uri.removeprefix("file://"))
        text = path.read_text()
        for part in change.edits:
            new = part.snippet.value.replace("$0", "the reason") if hasattr(part, "snippet") else part.new_text
            text = text[:units(text, part.range.start)] + new + text[units(text, part.range.end):]
        path.write_text(text)


async def renames(folder):
    """Renames each kind of name, in a project with suppressions: the diagnostics of 'bayan check' stay."""
    place = {
        "code": ("Catalog/proof.toml", "codes.wait", 8, "hold"),
        "argument": ("Catalog/proof.toml", "count = {", 2, "number"),
        "option": ("Catalog/options.toml", "[notNow]", 3, "later"),
        "recovery": ("Catalog/recoveries.toml", "[askPermission]", 3, "askAgain"),
        "identifier": ("Catalog/proof.toml", "com.example", 2, "com.example.other"),
        "domain": ("Catalog/proof.toml", "", 0, "evidence"),
    }
    for kind, (path, text, inside, name) in place.items():
        work = folder / kind
        work.mkdir()
        own(work)
        # Each translation gets two spaces, which are suppressed.
        arabic = work / "Locales/ar/proof.toml"
        arabic.write_text(arabic.read_text().replace("كلمات مرور", "كلمات  مرور").replace("يتوقف", "يتوقف  الآن"))
        labels = work / "Locales/ar/options.toml"
        labels.write_text(labels.read_text().replace('label = "', 'label = "  '))
        rules = [rule for rule, _, _ in checked(work)]
        for rule in set(rules):
            subprocess.run([BAYAN, "allow", rule, "--key", "proof.wait", "--key", "proof.stop",
                            "--key", "options.notNow", "--reason", "a proof"], cwd=work, capture_output=True)
        before = checked(work)
        editor = Editor(work)
        await editor.start()
        editor.open(path)
        await editor.until(lambda: "refresh" in editor.requests)
        if kind == "domain":
            old, new = work / path, work / f"Catalog/{name}.toml"
            edit = await editor.client.workspace_will_rename_files_async(
                lsp.RenameFilesParams([lsp.FileRename(old.as_uri(), new.as_uri())]))
            applied(work, edit)
            old.rename(new)
        else:
            edit = await editor.client.text_document_rename_async(
                editor.at(lsp.RenameParams, path, text, inside, new_name=name))
            applied(work, edit)
        await editor.stop()
        after = checked(work)
        check(f"rename: {kind}, {sum(s for _, _, s in before)} suppressions stay", after == before
              and any(s for _, _, s in before), set(after) ^ set(before))


async def reasons(folder):
    """Tests a suppression, by a client with snippets and by one that shows places."""
    own(folder)
    arabic = "Locales/ar/proof.toml"
    (folder / arabic).write_text(PROOF[arabic].replace("كلمات مرور", "كلمات  مرور"))
    for snippets in [True, False]:
        editor = Editor(folder)
        await editor.start(snippets=snippets)
        editor.open(arabic)
        await editor.until(lambda: "double-space" in editor.rules(arabic))
        actions = await editor.actions(arabic, "  مرور")
        action = next(a for title, a in actions.items() if title.startswith("Suppress"))
        part = action.edit.document_changes[0].edits[0]
        if snippets:
            check("suppress: a snippet", isinstance(part, lsp.SnippetTextEdit)
                  and part.snippet.value.endswith(" -- $0\n") and action.command is None, part)
            copy = (folder / arabic).read_text()
            applied(folder, action.edit)
            check("suppress: with a reason", ("double-space", "note", True) in checked(folder), checked(folder))
            (folder / arabic).write_text(copy)
        else:
            check("suppress: a comment and a command", isinstance(part, lsp.TextEdit)
                  and action.command is not None, action)
            editor.change(arabic, 2, part.range, part.new_text)
            check("suppress: the missing reason is reported", await editor.until(
                lambda: {"allowance-invalid", "double-space"} <= set(editor.rules(arabic))), editor.rules(arabic))
            await editor.client.workspace_execute_command_async(lsp.ExecuteCommandParams(
                command=action.command.command, arguments=action.command.arguments))
            await editor.until(lambda: any(isinstance(r, lsp.ShowDocumentParams) for r in editor.requests))
            shown = next(r for r in editor.requests if isinstance(r, lsp.ShowDocumentParams))
            editor.change(arabic, 3, shown.selection, "the reason")
            check("suppress: where the client was led the reason is written", await editor.until(
                lambda: not {"allowance-invalid", "double-space"} & set(editor.rules(arabic))),
                editor.rules(arabic))
        await editor.stop()


async def broken(folder):
    """Tests a catalog with errors: every request is answered, and other files have their diagnostics."""
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
    """A process of the server, with its bytes."""

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
        """Returns the answer with an id; None if none comes."""
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
        # The bytes after a wrong length are read as a header; the next message is read correctly again.
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
    for part in [whole, completion, renames, reasons, broken, raw, large]:
        with tempfile.TemporaryDirectory() as name:
            result = part(pathlib.Path(name).resolve())
            if asyncio.iscoroutine(result):
                asyncio.run(result)
    print(f"{len(failures)} failures, {time.monotonic() - started:.1f} s")
    sys.exit(1 if failures else 0)


main()
