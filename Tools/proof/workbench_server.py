"""The command `bayan serve`, and a client with its cookie."""

import http.client
import json
import os
import pathlib
import subprocess


class Serve:
    """The command, until the end of a block."""

    def __init__(self, bayan, project, *options, state):
        state = pathlib.Path(state)
        state.mkdir(exist_ok=True)
        environment = {"PATH": "/usr/bin:/bin", "HOME": str(state), "XDG_STATE_HOME": str(state)}
        self.process = subprocess.Popen(
            [bayan, "serve", "--project", str(project), *options], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True, env=environment)
        self.address = self.process.stdout.readline().strip()
        self.origin = self.address.split("/open/")[0]
        self.port = int(self.origin.rsplit(":", 1)[1])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def kill(self):
        """Ends the command as a crash does."""
        self.process.kill()
        self.process.wait()

    def memory(self):
        """Returns the peak of the resident memory, in MB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return 0
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) // 1024


class Session:
    """A client with the secret of the address, or with the cookie of another client."""

    def __init__(self, serve, cookie=None):
        self.serve = serve
        self.own = {"Origin": serve.origin, "Content-Type": "application/json"}
        self.cookie = cookie
        if cookie is None:
            connection = self.connection()
            connection.request("GET", serve.address.removeprefix(serve.origin))
            answer = connection.getresponse()
            assert answer.status == 303, answer.status
            self.cookie = answer.getheader("Set-Cookie").split(";")[0]

    def connection(self):
        return http.client.HTTPConnection("127.0.0.1", self.serve.port, timeout=30)

    def send(self, method, target, body=None, headers=None):
        connection = self.connection()
        try:
            connection.request(method, target, body.encode() if body is not None else None,
                               {"Cookie": self.cookie, **(headers or {})})
            answer = connection.getresponse()
            data = answer.read()
        except (ConnectionError, http.client.HTTPException):
            # The server has ended a connection whose request it refuses.
            return 413, None
        finally:
            connection.close()
        try:
            return answer.status, json.loads(data)
        except ValueError:
            return answer.status, data.decode()

    def get(self, target):
        return self.send("GET", target)

    def post(self, target, body):
        return self.send("POST", target, json.dumps(body), self.own)

    def stream(self):
        connection = self.connection()
        connection.request("GET", "/api/events", headers={"Cookie": self.cookie})
        answer = connection.getresponse()
        assert answer.status == 200 and answer.readline().startswith(b"event: change")
        return connection
