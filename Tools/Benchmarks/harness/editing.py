"""The waiting times in an editor with the language server, and the server's memory."""

import json
import pathlib
import queue
import statistics
import subprocess
import threading
import time

DOMAIN = "d000001.toml"


class Server:
    """`bayan lsp` with a project, and the messages that come from it."""

    def __init__(self, bayan, folder):
        self.folder, self.count, self.messages = folder, 0, queue.Queue()
        self.process = subprocess.Popen([bayan, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        stream = self.process.stdout
        while header := stream.readline():
            stream.readline()
            self.messages.put(json.loads(stream.read(int(header.split(b":")[1]))))

    def send(self, **message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def until(self, is_wanted):
        while not is_wanted(message := self.messages.get(timeout=60)):
            pass
        return message

    def ask(self, method, params):
        self.count += 1
        self.send(id=self.count, method=method, params=params)
        return self.until(lambda m: m.get("id") == self.count and "method" not in m)["result"]

    def uri(self, path):
        return (self.folder / path).as_uri()

    def open(self, path):
        text = (self.folder / path).read_text()
        self.send(method="textDocument/didOpen", params={"textDocument": {
            "uri": self.uri(path), "languageId": "toml", "version": 1, "text": text}})
        return text

    def change(self, path, version, start, end, text):
        self.send(method="textDocument/didChange", params={
            "textDocument": {"uri": self.uri(path), "version": version},
            "contentChanges": [{"range": {"start": start, "end": end}, "text": text}]})

    def settle(self):
        """Waits until the running checks have ended, and drops their messages."""
        while True:
            try:
                self.messages.get(timeout=1)
            except queue.Empty:
                return


def place(line, character):
    return {"line": line, "character": character}


def editor_rows(bayan, corpus):
    """Yields medians of the times from a message of the editor to the server's answer."""
    folder = pathlib.Path(corpus.folder).resolve()
    start = time.perf_counter()
    server = Server(bayan, folder)
    server.ask("initialize", {"rootUri": folder.as_uri(), "capabilities": {}})
    yield row("started (ms)", milliseconds(start), "a millisecond", 500)
    words, catalog = f"Locales/ar/{DOMAIN}", f"Catalog/{DOMAIN}"
    server.send(method="initialized", params={})
    server.open(words)
    server.settle()

    times = []
    for number in range(20):
        version = 2 + 2 * number
        start = time.perf_counter()
        server.change(words, version, place(1, 9), place(1, 9), "{$wrong} ")
        server.until(lambda m: m.get("params", {}).get("version") == version)
        times.append(milliseconds(start))
        server.change(words, version + 1, place(1, 9), place(1, 18), "")
        server.settle()
    yield row("from a key to the message's diagnostics (ms)", statistics.median(times),
              "a millisecond", 5)

    end = place(server.open(catalog).count("\n"), 0)
    server.settle()
    times = []
    code = '[codes.extra]\nvalue = 999\ncategory = "other"\nsummary = "x"\n'
    for number in range(8):
        start = time.perf_counter()
        server.change(catalog, 2 + 2 * number, end, end, code)
        # The diagnostic about the other file comes from the check of the whole project.
        server.until(lambda m: m.get("params", {}).get("uri") == server.uri(words) and any(
            d["code"] == "translation-missing" for d in m["params"]["diagnostics"]))
        times.append(milliseconds(start))
        server.change(catalog, 3 + 2 * number, end, place(end["line"] + 4, 0), "")
        server.settle()
    yield row("from a key to the project's diagnostics (ms)", statistics.median(times),
              "a millisecond", 300)

    document = {"uri": server.uri(words)}
    at = {"textDocument": document, "position": place(7, 20)}
    everything = {"start": place(0, 0), "end": place(100_000, 0)}
    line = {"start": place(1, 10), "end": place(1, 10)}
    asked = [
        ("hover", "textDocument/hover", at, 10),
        ("completion", "textDocument/completion", at, 10),
        ("actions", "textDocument/codeAction",
         {"textDocument": document, "range": line, "context": {"diagnostics": []}}, None),
        ("the tokens of a file", "textDocument/semanticTokens/full", {"textDocument": document}, None),
        ("the hints of a file", "textDocument/inlayHint",
         {"textDocument": document, "range": everything}, None),
        ("the layout of a file", "textDocument/formatting",
         {"textDocument": document, "options": {"tabSize": 2, "insertSpaces": True}}, None),
    ]
    for name, method, params, bar in asked:
        times = []
        for _ in range(20):
            start = time.perf_counter()
            server.ask(method, params)
            times.append(milliseconds(start))
        yield row(f"{name} (ms)", statistics.median(times), "a millisecond", bar)
    status = pathlib.Path(f"/proc/{server.process.pid}/status").read_text()
    memory = int(status.split("VmHWM:")[1].split()[0]) / 1024
    yield row("at most in memory (MB)", memory, "a megabyte", 150)
    server.process.stdin.close()
    server.process.wait(60)


def milliseconds(start):
    return (time.perf_counter() - start) * 1000


def row(name, ours, peer, bar):
    return {"name": f"the language server: {name}", "ours": ours, "peer": 1, "peer_name": peer,
            "ratio": ours, "bar": bar, "holds": None if bar is None else ours <= bar}
