"""The client of Tools/proof/mcp; see there."""

import asyncio
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from mcp import MCPError
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

ROOT = pathlib.Path(__file__).resolve().parents[2]
BAYAN = sys.argv[1]
MESSAGE = "login.passwordChanged.title"


def project(folder):
    """Copies the catalog without one Arabic message, and returns that message's text."""
    for part in ["Catalog", "Locales"]:
        shutil.copytree(ROOT / part, folder / part)
    path = folder / "Locales/ar/login.toml"
    text = path.read_text(encoding="utf-8")
    title = re.search(r'(?m)^\[passwordChanged\]\ntitle = "(.*)"\n', text)
    stamp = re.search(r"(?m)^\[passwordChanged\]\n(?:.+\n)*?(source = .*)$", text)
    text = text.replace(stamp[1], re.sub(r"title = \"\w+\",? ?", "", stamp[1]), 1)
    path.write_text(text.replace(title[0], "[passwordChanged]\n", 1), encoding="utf-8")
    return title[1]


def files(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*")
            if path.is_file()}


async def work(folder, mode):
    """Does the work of a translator's program."""
    words = project(folder)
    before = files(folder)
    parameters = StdioServerParameters(command=BAYAN, args=["mcp", "--project", str(folder)])
    async with Client(stdio_client(parameters), mode=mode) as client:
        tools = (await client.list_tools()).tools
        names = [tool.name for tool in tools]
        assert names == ["list_messages", "read_message", "check_translation", "write_draft",
                         "explain_error"], names
        assert all(tool.output_schema and tool.description for tool in tools)

        async def call(name, **arguments):
            result = await client.call_tool(name, arguments)
            assert not result.is_error, result
            # The text has the same content as the structure.
            assert json.loads(result.content[0].text) == result.structured_content
            return result.structured_content

        async def refused(name, **arguments):
            result = await client.call_tool(name, arguments)
            assert result.is_error, result
            return result.content[0].text

        found = await call("list_messages", locale="ar", state="missing")
        assert [message["id"] for message in found["messages"]] == [MESSAGE], found
        message = await call("read_message", id=MESSAGE, locale="ar")
        assert message["state"] == "missing" and "translation" not in message, message
        bad = await call("check_translation", id=MESSAGE, locale="ar", text="{$nobody")
        assert not bad["isAcceptable"] and bad["diagnostics"], bad
        good = await call("check_translation", id=MESSAGE, locale="ar", text=words)
        assert good["isAcceptable"], good
        answer = json.dumps({"error": {"code": 190, "error_subcode": 460, "message": "x"}})
        seen = await call("explain_error", answer=answer, locale="ar")
        assert [error["error"] for error in seen["errors"]] == ["graph.passwordChanged"], seen
        assert seen["errors"][0]["retry"] == "manual" and seen["errors"][0]["words"]["title"], seen
        await refused("explain_error", text="Nobody says this anywhere.")
        assert files(folder) == before

        await refused("write_draft", id=MESSAGE, locale="ar", text=words, version="0-none")
        await refused("write_draft", id=MESSAGE, locale="en", text="x", version=message["version"])
        await refused("write_draft", id=MESSAGE, locale="ar", text="{$x", version=message["version"])
        await refused("read_message", id="../../etc/passwd", locale="ar")
        assert files(folder) == before
        written = await call("write_draft", id=MESSAGE, locale="ar", text=words,
                             version=message["version"])
        after = files(folder)
        changed = sorted(path for path in after if after[path] != before.get(path))
        assert changed == sorted(written["files"]), (changed, written)
        assert all(path.startswith("Locales/ar/") for path in changed), changed
        draft = await call("list_messages", state="draft")
        assert [message["id"] for message in draft["messages"]] == [MESSAGE], draft
        for name in ["write_file", "review"]:
            try:
                await client.call_tool(name, {})
                raise AssertionError(f"{name} was carried out")
            except MCPError as error:
                assert error.error.code == -32602, error
        return client.protocol_version


def links(folder):
    """Expects that nothing is written through a link that leads out of the project."""
    outside = folder / "outside"
    outside.mkdir()
    inside = folder / "project"
    inside.mkdir()
    words = project(inside)
    shutil.move(inside / "Locales/ar", outside / "ar")
    (inside / "Locales/ar").symlink_to(outside / "ar")
    before = files(outside)
    meta = {"io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientCapabilities": {}}
    lines = []
    for name, arguments in [
        ("read_message", {"id": MESSAGE, "locale": "ar"}),
        ("write_draft", {"id": MESSAGE, "locale": "ar", "text": words, "version": "VERSION"}),
    ]:
        params = {"name": name, "arguments": arguments, "_meta": meta}
        lines.append(json.dumps({"jsonrpc": "2.0", "id": name, "method": "tools/call",
                                 "params": params}))
    read = run(inside, lines[0])
    version = json.loads(read)["result"]["structuredContent"]["version"]
    answer = json.loads(run(inside, lines[1].replace("VERSION", version)))["result"]
    assert answer["isError"], answer
    assert files(outside) == before


def run(folder, text):
    """Returns the answers of the process to bytes; it must end by itself, with exit status 0."""
    data = text if isinstance(text, bytes) else text.encode()
    result = subprocess.run([BAYAN, "mcp", "--project", str(folder)], input=data,
                            capture_output=True, timeout=120)
    assert result.returncode == 0, result
    return result.stdout


def hostile(folder):
    """Sends bytes that aren't messages, and expects JSON-RPC's error from a process that continues."""
    project(folder)
    ping = b'{"jsonrpc":"2.0","id":"last","method":"ping"}\n'
    for data, code in [
        (b"{\n", -32700), (b"\xff\xfe\n", -32700), (b"[" * 200_000 + b"\n", -32700),
        (b"x" * 50_000_000 + b"\n", -32600), (b"[]\n", -32600), (b"\x00\n", -32700),
        (b'{"jsonrpc":"2.0","id":1,"method":"\xc3\n', -32700),
        (b'{"jsonrpc":"2.0","id":1,"method":"no/such"}\n', -32602),
    ]:
        answers = [json.loads(line) for line in run(folder, data + ping).splitlines()]
        assert len(answers) == 2, answers
        assert answers[0]["error"]["code"] == code, (data[:50], answers)
        assert answers[1] == {"jsonrpc": "2.0", "id": "last", "result": {}}, answers
    assert json.loads(run(folder, ping + b'{"jsonrpc"').splitlines()[1])["error"]["code"] == -32700
    assert run(folder, b"") == b""


def main():
    for mode in ["auto", "2026-07-28", "legacy"]:
        with tempfile.TemporaryDirectory() as name:
            version = asyncio.run(work(pathlib.Path(name), mode))
            print(f"{mode}: {version}, as expected")
    for check in [links, hostile]:
        with tempfile.TemporaryDirectory() as name:
            check(pathlib.Path(name))
            print(f"{check.__name__}: as expected")


main()
