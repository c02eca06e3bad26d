"""Running commands, and what a measured row is."""

import os
import pathlib
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[3]
PACKAGE = ROOT / "Tools/Benchmarks"
WORK = ROOT / ".build/benchmark"


def run(*command, **options):
    """What a command prints; stops everything if it fails."""
    result = subprocess.run([str(part) for part in command], capture_output=True, text=True,
                            **options)
    if result.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{result.stdout[-3000:]}{result.stderr[-3000:]}")
    return result.stdout


def timed(*command, accept=(0,), limit=None):
    """Seconds and peak memory in bytes; `None` for a command that takes longer than the limit."""
    start = time.perf_counter()
    process = subprocess.Popen([str(part) for part in command], stdout=subprocess.DEVNULL,
                               stderr=subprocess.DEVNULL)
    if limit is not None:
        try:
            # Looks without collecting the process, whose usage is wanted.
            while os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is None:
                if time.perf_counter() - start > limit:
                    raise TimeoutError
                time.sleep(0.01)
        except TimeoutError:
            process.kill()
            process.wait()
            return None
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in accept:
        sys.exit(f"{' '.join(map(str, command))}\nexited with {process.returncode}")
    return seconds, usage.ru_maxrss * 1024


def row(name, pairs, peer_name, bar, holds=None):
    """A row of pairs measured one after the other; the ratio is the median of theirs."""
    ratio = statistics.median(ours / peer for ours, peer in pairs)
    return {"name": name, "ours": statistics.median(ours for ours, _ in pairs),
            "peer": statistics.median(peer for _, peer in pairs), "peer_name": peer_name,
            "ratio": ratio, "bar": bar,
            "holds": None if bar is None else (ratio <= bar if holds is None else holds)}
