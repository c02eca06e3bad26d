"""Builds the command so that it needs only the C library, or not even that."""

import os
import pathlib
import re
import shutil

import icudata
from machine import archive, run, toolchain

# The libraries that are in every system with the GNU C library.
SYSTEM_LIBRARIES = {"libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "librt.so.1"}

# The libraries that are linked in, beside ICU's data: ICU with its C++ library.
ARCHIVES = ["icui18n", "icuuc", "stdc++"]
# An archive comes before those that it needs.
LINKED = ["-licui18n", "-licuuc", "-licudata", "-lstdc++"]


def make_link_folder(folder):
    """Makes a folder with static libraries only, and a pkg-config file for it.

    The linker prefers a shared library in a folder with both kinds, so this folder has one kind.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in ARCHIVES:
        (folder / f"lib{name}.a").symlink_to(archive(name))
    icudata.write_archive(folder)
    headers = run("pkg-config", "--cflags", "icu-i18n").strip()
    version = run("pkg-config", "--modversion", "icu-i18n").strip()
    (folder / "icu-i18n.pc").write_text(
        f"Name: icu-i18n\nDescription: ICU, static\nVersion: {version}\nCflags: {headers}\n"
        f"Libs: -L{folder} {' '.join(LINKED)}\n")
    return icudata.empty_foundation_data(folder, toolchain())


def build(root, scratch, product="bayan", alone=False):
    """Builds the command or another product, and returns its path.

    With `alone` the program contains the C library, and runs without any other file.
    """
    # The trait brings the server of 'bayan serve', which the tool of the build plugin doesn't have.
    traits = "Workbench,Optimized" if product == "bayan" else "Optimized"
    links = scratch / "static"
    data = make_link_folder(links)
    linking = [f"-L{links}", "-Xclang-linker", "-static-libgcc"]
    options = ["-c", "release", "--package-path", root, "--scratch-path", scratch,
               "--product", product, "--traits", traits, "--static-swift-stdlib",
               *(word for option in linking for word in ("-Xswiftc", option))]
    environment = {**os.environ, "PKG_CONFIG_PATH": str(links)}
    run("swift", "build", *options, env=environment)
    folder = run("swift", "build", *options, "--show-bin-path", env=environment).strip()
    objects = pathlib.Path(folder) / f"{product}.product/Objects.LinkFileList"
    main = f"main={product.replace('-', '_')}_main"
    if not alone:
        return link(data, objects, [*linking, "-static-stdlib"], main, scratch / product)
    # The linker warns about functions that need shared libraries at run time: plugins, and names of users.
    with (scratch / "link.log").open("w") as log:
        return link(data, objects, [*linking, "-static-executable"], main, scratch / f"{product}-alone",
                    stderr=log)


def link(data, objects, options, main, program, **settings):
    """Links the command once more, stripped and with data for Foundation's ICU, and returns its path.

    Objects on the command line take precedence over archives if they come first, but SwiftPM puts all
    options after the archives.
    """
    run("swiftc", "-emit-executable", data, f"@{objects}", *options,
        *LINKED, "-Xlinker", "--gc-sections",
        "-Xlinker", "--defsym", "-Xlinker", main, "-Xlinker", "-s", "-o", program, **settings)
    return program


def needs(program):
    """Returns the libraries that a program needs, and the version of the C library that it needs."""
    libraries = re.findall(r"\(NEEDED\).*\[(.*)\]", run("readelf", "-d", program))
    versions = re.findall(r"GLIBC_(\d+)\.(\d+)", run("readelf", "-V", program))
    newest = max((int(major), int(minor)) for major, minor in versions)
    return libraries, ".".join(map(str, newest))


def checked_needs(program):
    """Returns a program's needs in words; ends the run if they are more than the C library."""
    libraries, version = needs(program)
    foreign = [name for name in libraries
               if name not in SYSTEM_LIBRARIES and not name.startswith("ld-linux")]
    if foreign:
        raise SystemExit(f"the command needs more than the C library: {', '.join(foreign)}")
    return f"with glibc {version} or later"
