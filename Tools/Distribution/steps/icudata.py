"""The data of ICU that the command carries: those it uses, once.

ICU's data are most of the command's size. Debian's archive has them for everything that ICU does;
and Foundation brings a second ICU with data of its own.
"""

import re
import shutil
import sys

from machine import archive, run

# Debian has it where only root looks.
ICUPKG = shutil.which("icupkg") or "/usr/sbin/icupkg"

# What the command never asks ICU for: sorting, breaking lines and words, transliteration, and
# encodings other than Unicode's. Two fifths of the data.
UNUSED = re.compile(r"^(coll/|brkitr/|translit/|cnvalias\.icu$|.*\.cnv$)")

# ICU's data without any item, as ICU's own `stubdata` is: a header and a table of contents.
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
    """The name that ICU's code knows its data by, such as `icudt72_dat`."""
    symbols = run("nm", "--defined-only", "--quiet", library)
    return re.search(r"\bicudt\d+_dat\b", symbols)[0]


def assemble(source, folder, name):
    """Assembles a source; gives the object's path."""
    path = folder / f"{name}.s"
    path.write_text(source + STACK)
    run("cc", "-c", path, "-o", path.with_suffix(".o"))
    return path.with_suffix(".o")


def write_archive(folder):
    """Writes `libicudata.a` with what the command uses."""
    library = archive("icudata")
    symbol = data_symbol(library)
    # icupkg wants the name that the items begin with: `l` for the order of bytes.
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
    """An object that takes the place of the data of Foundation's ICU, which nothing asks for."""
    library = toolchain / "lib/swift_static/linux/lib_FoundationICU.a"
    return assemble(EMPTY.format(symbol=data_symbol(library)), folder, "foundation")
