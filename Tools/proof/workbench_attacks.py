"""Attacks the server of `bayan serve` over raw sockets, and counts that nothing gets through.

    workbench_attacks.py BAYAN PROJECT
"""

import concurrent.futures
import json
import pathlib
import socket
import sys
import time
import urllib.parse

from workbench_server import Serve, Session

HOSTILE = [
    "<img src=x onerror=alert(1)>", "</script><script>alert(1)</script>", "\u202e{$x\u0000", "{{}}", "'''\n[x]\ny = 1",
    '"""', "\\", "{" * 2000, "\ud7ff\uffff", "#{$name}", "a\r\nSet-Cookie: x=y", "../../../etc/passwd",
]


def raw(port, bytes_, seconds=5):
    """Sends bytes, and returns the answer until the connection ends or the time is over."""
    with socket.create_connection(("127.0.0.1", port), timeout=seconds) as connection:
        connection.sendall(bytes_)
        connection.settimeout(seconds)
        answer = b""
        try:
            while part := connection.recv(65536):
                answer += part
                if b"\r\n\r\n" in answer and len(answer) > 400:
                    break
        except TimeoutError:
            pass
        return answer


def status(answer):
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/") else 0


def main(bayan, folder):
    project = pathlib.Path(folder)
    before = {path: path.read_bytes() for path in project.rglob("*") if path.is_file()}
    with Serve(bayan, project, state=project.parent / "state") as serve:
        port = serve.port
        secret = serve.address.rsplit("/", 1)[1]
        own = f"127.0.0.1:{port}"

        def get(target, host=own, more="", version="HTTP/1.1"):
            return raw(port, f"GET {target} {version}\r\nHost: {host}\r\n{more}Connection: close\r\n\r\n".encode())

        checks = 0

        def expect(condition, what):
            nonlocal checks
            checks += 1
            assert condition, what

        # Without the secret nothing is told, and another name leads nowhere, even with the secret.
        for target in ["/", "/en/", "/api/project", "/assets/app.js", "/api/events", "/open/", "/open/" + "0" * 64,
                       "//en/", "/api/list?locale=ar", "/../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd"]:
            answer = get(target)
            expect(status(answer) == 403 and b"TripErrors" not in answer, (target, answer[:80]))
        for host in ["evil.example", f"evil.example:{port}", "localhost", f"localhost:{port}", f"[::1]:{port}",
                     f"127.0.0.1.evil.example:{port}", f"{own}.evil.example", f"{own}@evil.example", ""]:
            expect(status(get(f"/open/{secret}", host=host)) in (400, 421), host)
        expect(status(get(f"http://evil.example/api/project")) in (400, 403, 404, 421), get("http://evil.example/api/project")[:60])
        expect(status(raw(port, b"GET /en/ HTTP/1.0\r\n\r\n")) in (400, 403, 421), "no host")
        expect(status(get(f"/open/{secret}", more="Origin: http://evil.example\r\n")) == 403, "origin")
        expect(status(get(f"/open/{secret}", more="Sec-Fetch-Site: cross-site\r\n")) == 403, "site")

        # Only the loopback interface is served.
        names = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        for address in {name[4][0] for name in names if not name[4][0].startswith("127.")}:
            try:
                socket.create_connection((address, port), timeout=2).close()
                raise AssertionError(f"{address} is served")
            except OSError:
                checks += 1

        session = Session(serve)
        expect(status(get(f"/open/{secret}")) == 403, "the secret opens once")
        list_ = session.get("/api/list?locale=ar")[1]
        expect(list_["total"] == 20, list_)

        # Changes from elsewhere (CSRF), in each form that a page of another site can send.
        body = json.dumps({"locale": "ar", "id": "trip.offline.description", "version": "", "message": {"text": "x"}})
        for headers in [
            {"Origin": "http://evil.example", "Content-Type": "application/json"},
            {"Origin": "null", "Content-Type": "application/json"}, {"Content-Type": "application/json"},
            {"Origin": serve.origin, "Content-Type": "text/plain"},
            {"Origin": serve.origin, "Content-Type": "application/x-www-form-urlencoded"},
            {"Origin": serve.origin, "Content-Type": "application/json", "Sec-Fetch-Site": "cross-site"},
        ]:
            code, _ = session.send("POST", "/api/save", body, headers)
            expect(code in (403, 415), (headers, code))

        # Hostile texts, in every field of every request.
        for path in ["check", "unsaved", "save", "review", "refuse", "suppress"]:
            for text in HOSTILE:
                for field in ["locale", "id", "version", "base", "reader", "reason", "rule"]:
                    request = {"locale": "ar", "id": "trip.offline.description", "version": "old",
                               "message": {"text": text}, field: text}
                    code, answer = session.post(f"/api/{path}", request)
                    expect(code in (200, 400, 403, 404, 409, 413, 422) and code != 500, (path, field, code))
                for rows in [[{"keys": [text], "pieces": [text]}], [{"keys": ["*"], "pieces": [{"code": text}]}]]:
                    code, answer = session.post("/api/check", {
                        "locale": "ar", "id": "trip.seatsLeft.description",
                        "message": {"text": "", "selectors": [{"name": text, "kind": text}], "rows": rows}})
                    expect(code in (200, 400, 413, 422), (text, code))
        for text in HOSTILE:
            target = f"/api/list?locale=ar&text={urllib.parse.quote(text.encode('utf-8', 'surrogatepass'))}"
            code, answer = session.get(target)
            expect(code == 200, (target[:80], code, answer))
        for garbage in ["", "[", "{}", "null", "[1]", '{"locale":1}', "\x00", "{" * 10_000, "[" * 100_000]:
            code, _ = session.send("POST", "/api/check", garbage, session.own)
            expect(code in (400, 413), (garbage[:10], code))

        # Huge requests are refused, and the server lives on.
        code, _ = session.send("POST", "/api/check", " " * 400_000, session.own)
        expect(code in (408, 413), code)
        expect(status(get("/" + "a" * 100_000)) in (0, 400, 403, 414, 431), "long target")
        expect(status(get("/", more="X: " + "a" * 100_000 + "\r\n")) in (0, 400, 403, 431), "long field")
        expect(status(get("/", more="".join(f"X{i}: a\r\n" for i in range(5_000)))) in (0, 400, 403, 414, 431), "fields")

        # Slow requests: half a head, and a body that never comes.
        slow = [socket.create_connection(("127.0.0.1", port)) for _ in range(20)]
        for connection in slow:
            connection.sendall(b"GET /en/ HTTP/1.1\r\nHost: 127")
        started = time.monotonic()
        head = (f"POST /api/check HTTP/1.1\r\nHost: {own}\r\nOrigin: {serve.origin}\r\nCookie: {session.cookie}\r\n"
                "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{")
        answer = raw(port, head.encode(), seconds=20)
        expect(status(answer) in (0, 408) and time.monotonic() - started < 15, answer[:60])

        # 50 connections at once, beside streams that stay open.
        streams = [session.stream() for _ in range(20)]
        with concurrent.futures.ThreadPoolExecutor(50) as pool:
            started = time.monotonic()
            codes = list(pool.map(lambda _: Session(serve, cookie=session.cookie).get("/api/list?locale=ar")[0], range(200)))
            took = time.monotonic() - started
        expect(codes == [200] * 200, codes)
        for stream in streams:
            stream.close()
        for connection in slow:
            connection.close()
        expect(session.get("/api/project")[0] == 200, "it lives on")
        memory = serve.memory()
    after = {path: path.read_bytes() for path in project.rglob("*") if path.is_file()}
    assert before == after, "no attack has changed a file"
    kept = list((project.parent / "state").rglob("*.json"))
    assert kept and all(path.stat().st_mode & 0o777 == 0o600 for path in kept), kept
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1)
        raise AssertionError("the server outlives the command")
    except OSError:
        pass
    print(f"{checks} attacks refused; 200 requests on 50 connections in {took:.1f} s; {memory} MB of memory")


main(*sys.argv[1:])
