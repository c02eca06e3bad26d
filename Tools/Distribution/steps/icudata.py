"""The data of ICU that the command carries: the parts that it uses, once.

ICU's data is most of the command's size. Debian's archive has data for everything that ICU does, and
Foundation has a second ICU with its own data.
"""

import re
import shutil
import sys

from machine import archive, run

# Debian installs it in a folder that only root has on the path.
ICUPKG = shutil.which("icupkg") or "/usr/sbin/icupkg"

# Data that the command never uses: for sorting, breaking lines and words, transliteration, and encodings
# other than Unicode's. They are two fifths of the data.
UNUSED = re.compile(r"^(coll/|brkitr/|translit/|cnvalias\.icu$|.*\.cnv$)")

# Empty data for ICU, like ICU's own `stubdata`: a header and a table of contents.
EMPTY = """\
.section .rodata
.balign 16
.globl {symbol}
{symbol}:
  .short 32
  .byte 0xda, 0x27
  .short 20, 0
  .byte 0, 0, 2, 0
  .ascii "CmnD"
  .byte 1, 0, 0, 0, 0, 0, 0, 0
  .zero 8
  .long 0, 0
"""
FULL = '.section .rodata\n.balign 16\n.globl {symbol}\n{symbol}:\n  .incbin "{path}"\n'
# Without this line the linker makes the stack executable.
STACK = '.section .note.GNU-stack, "", %progbits\n'


def data_symbol(library):
    """Returns the symbol of ICU's data in a library, such as `icudt72_dat`."""
    symbols = run("nm", "--defined-only", "--quiet", library)
    return re.search(r"\bicudt\d+_dat\b", symbols)[0]


def assemble(source, folder, name):
    """Assembles a source, and returns the object's path."""
    path = folder / f"{name}.s"
    path.write_text(source + STACK)
    run("cc", "-c", path, "-o", path.with_suffix(".o"))
    return path.with_suffix(".o")


def write_archive(folder):
    """Writes `libicudata.a` with the data that the command uses."""
    library = archive("icudata")
    symbol = data_symbol(library)
    # icupkg needs the prefix of the items' names, with `l` for little-endian data.
    name = symbol.removesuffix("_dat") + ("l" if sys.byteorder == "little" else "b")
    whole, used = folder / "whole" / f"{name}.dat", folder / "used" / f"{name}.dat"
    for package in [whole, used]:
        package.parent.mkdir()
    run("ar", "x", library, cwd=whole.parent)
    [data] = whole.parent.glob("*.*o")
    run("objcopy", "-O", "binary", "-j", ".rodata", data, whole)
    items = run(ICUPKG, "-l", whole).splitlines()
    unused = folder / "unused.txt"
    unused.write_text("".join(f"{item}\n" for item in items if UNUSED.match(item)))
    run(ICUPKG, "-r", unused, whole, used)
    data = assemble(FULL.format(symbol=symbol, path=used), folder, "used")
    run("ar", "rcD", folder / "libicudata.a", data)


def empty_foundation_data(folder, toolchain):
    """Returns an object that replaces the data of Foundation's ICU, which the command doesn't use."""
    library = toolchain / "lib/swift_static/linux/lib_FoundationICU.a"
    return assemble(EMPTY.format(symbol=data_symbol(library)), folder, "foundation")
