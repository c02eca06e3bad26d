"""Writes archives whose bytes depend only on their files: no dates, no owners, sorted."""

import gzip
import stat
import tarfile
import zipfile

# The earliest date of the zip format.
DATE = (1980, 1, 1, 0, 0, 0)


def files(folder):
    return sorted(path for path in folder.rglob("*") if path.is_file())


def mode(path):
    return 0o755 if path.stat().st_mode & stat.S_IXUSR else 0o644


def write_zip(folder, destination):
    """Zips a folder under its own name."""
    with zipfile.ZipFile(destination, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
        for path in files(folder):
            entry = zipfile.ZipInfo(str(path.relative_to(folder.parent)), DATE)
            entry.external_attr = (stat.S_IFREG | mode(path)) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())


def write_tar(folder, destination):
    """Packs a folder under its own name, with gzip."""
    with gzip.GzipFile("", "wb", 6, destination.open("wb"), mtime=0) as packed:
        with tarfile.open(fileobj=packed, mode="w") as archive:
            for path in files(folder):
                entry = tarfile.TarInfo(str(path.relative_to(folder.parent)))
                entry.size, entry.mode = path.stat().st_size, mode(path)
                with path.open("rb") as content:
                    archive.addfile(entry, content)
