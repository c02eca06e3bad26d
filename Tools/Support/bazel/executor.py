"""buildbox-casd: a cache and an executor on this machine, which runs each action in an empty root."""

import os
import pathlib
import signal
import socket
import subprocess
import time

from .processes import started_by

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAMS = ROOT / ".build/bazel-venv"


class Executor:
    def __init__(self, work):
        [casd] = PROGRAMS.rglob("buildbox-casd")
        self.programs = casd.parent
        for program in self.programs.iterdir():
            program.chmod(0o755)
        self.cache = work / "casd"
        self.log = work / "casd.log"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.address = f"127.0.0.1:{free.getsockname()[1]}"
        self.process = None
        # Bazel's options for this executor.
        self.options = [f"--remote_executor=grpc://{self.address}", "--spawn_strategy=remote",
                        "--remote_default_exec_properties=OSFamily=linux"]

    def start(self):
        self.cache.mkdir(parents=True, exist_ok=True)
        # The executor looks for buildbox-fuse on the path.
        environment = {**os.environ, "PATH": f"{self.programs}:{os.environ['PATH']}"}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [self.programs / "buildbox-casd", f"--bind={self.address}", "--jobs=2",
                 f"--buildbox-run={self.programs / 'buildbox-run'}", self.cache],
                stdout=log, stderr=log, env=environment, start_new_session=True)
        host, port = self.address.split(":")
        for _ in range(200):
            if self.process.poll() is not None:
                break
            with socket.socket() as trial:
                if trial.connect_ex((host, int(port))) == 0:
                    return
            time.sleep(0.05)
        raise SystemExit(f"buildbox-casd didn't start:\n{self.log.read_text()[-3000:]}")

    def running(self):
        """Returns the processes that the executor has started, parents first: id and program name."""
        return started_by(self.process.pid)

    def kill(self):
        """Kills the executor and its processes."""
        if self.process is None:
            return
        for identifier in [self.process.pid, *(process for process, _ in self.running())]:
            try:
                os.kill(identifier, signal.SIGKILL)
            except ProcessLookupError:
                pass
        self.process.wait()
        self.process = None
        # Otherwise the mounts of its actions would stay.
        for line in pathlib.Path("/proc/mounts").read_text().splitlines():
            place = line.split()[1]
            if place.startswith(f"{self.cache}/"):
                subprocess.run(["umount", "-l", place], check=False)
