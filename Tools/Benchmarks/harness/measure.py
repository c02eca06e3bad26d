"""Runs of commands, and the rows of measurements."""

import os
import pathlib
import re
import signal
import statistics
import subprocess
import sys
import time
import typing

ROOT = pathlib.Path(__file__).resolve().parents[3]
PACKAGE = ROOT / "Tools/Benchmarks"
WORK = ROOT / ".build/benchmark"


def run(*command, **options):
    """Returns the output of a command; ends the run if the command fails."""
    result = subprocess.run([str(part) for part in command], capture_output=True, text=True,
                            **options)
    if result.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{result.stdout[-3000:]}{result.stderr[-3000:]}")
    return result.stdout


def instructions(*command, **options):
    """Returns a command's result, and its instructions on all threads, by callgrind.

    The count is `None` if the command fails or valgrind gives no count.
    """
    result = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
         *(str(part) for part in command)], capture_output=True, text=True, **options)
    found = re.search(r"Collected : (\d+)", result.stderr)
    return int(found[1]) if result.returncode == 0 and found else None, result


class Usage(typing.NamedTuple):
    """The cost of a command: seconds, peak memory in bytes, seconds of all cores together."""

    seconds: float
    memory: int
    processor: float


def timed(*command, accept=(0,), limit=None):
    """Returns the cost of a command; `None` if it takes longer than the limit."""
    start = time.perf_counter()
    # The command has its own process group, so that its child processes are stopped with it.
    process = subprocess.Popen([str(part) for part in command], stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL, start_new_session=limit is not None)
    if limit is not None:
        try:
            # This check must not reap the process, because its usage is still needed.
            while os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is None:
                if time.perf_counter() - start > limit:
                    raise TimeoutError
                time.sleep(0.01)
        except TimeoutError:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            return None
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in accept:
        sys.exit(f"{' '.join(map(str, command))}\nexited with {process.returncode}")
    return Usage(seconds, usage.ru_maxrss * 1024, usage.ru_utime + usage.ru_stime)


def row(name, pairs, peer_name, bar, holds=None):
    """Returns a row of pairs measured one after the other; the ratio is the median of their ratios."""
    ratio = statistics.median(ours / peer for ours, peer in pairs)
    return {"name": name, "ours": statistics.median(ours for ours, _ in pairs),
            "peer": statistics.median(peer for _, peer in pairs), "peer_name": peer_name,
            "ratio": ratio, "bar": bar,
            "holds": None if bar is None else (ratio <= bar if holds is None else holds)}
