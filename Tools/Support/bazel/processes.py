"""Linux's data about processes."""

import os
import pathlib

PAGE, TICKS = os.sysconf("SC_PAGE_SIZE"), os.sysconf("SC_CLK_TCK")


def _status(identifier):
    """Returns the name of a process and the fields after it, from the state on; nothing if it has ended."""
    try:
        text = pathlib.Path(f"/proc/{identifier}/stat").read_text()
    except OSError:
        return None
    name, rest = text.split(" (", 1)[1].rsplit(") ", 1)
    return name, rest.split()


def started_by(identifier):
    """Returns the processes that a process has started, parents first: id and program name."""
    children = {}
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        if status := _status(folder.name):
            name, fields = status
            children.setdefault(int(fields[1]), []).append((int(folder.name), name))
    found, open_ones = [], [identifier]
    while open_ones:
        for child in children.get(open_ones.pop(), []):
            found.append(child)
            open_ones.append(child[0])
    return found


def _with_started(identifier):
    """Returns Linux's fields of a process and of those that it has started."""
    processes = [identifier, *(process for process, _ in started_by(identifier))]
    return [status[1] for process in processes if (status := _status(process))]


def processor_seconds(identifier):
    """Returns the processor time of a process and of those that it has started, even of ended ones."""
    return sum(int(field) for fields in _with_started(identifier) for field in fields[11:15]) / TICKS


def resident_bytes(identifier):
    """Returns the memory of a process and of those that it has started; shared memory counts for each."""
    return sum(int(fields[21]) * PAGE for fields in _with_started(identifier))
