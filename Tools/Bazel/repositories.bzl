"""Downloads the released command, for WORKSPACE and MODULE.bazel. See Documentation/Scale.md."""

_BUILD = """\
load("{rules}", "bayan_toolchain")

bayan_toolchain(
    name = "bayan",
    tool = "bin/bayan",
)

toolchain(
    name = "toolchain",
    exec_compatible_with = {constraints},
    toolchain = ":bayan",
    toolchain_type = "{type}",
)
"""

def _bayan_release(repository_ctx):
    attributes = repository_ctx.attr
    repository_ctx.download_and_extract(
        url = attributes.urls,
        sha256 = attributes.sha256,
        stripPrefix = attributes.strip_prefix,
    )
    repository_ctx.file("BUILD.bazel", _BUILD.format(
        rules = Label("//:bayan.bzl"),
        type = Label("//:toolchain_type"),
        constraints = repr(attributes.exec_compatible_with),
    ))

bayan_release = repository_rule(
    implementation = _bayan_release,
    doc = "The tarball of a release, as the toolchain @NAME//:toolchain.",
    attrs = {
        "urls": attr.string_list(
            doc = "Where bayan-VERSION-TRIPLE.tar.gz is.",
            mandatory = True,
        ),
        "sha256": attr.string(
            doc = "Its checksum, from SHA256SUMS of the release.",
            mandatory = True,
        ),
        "strip_prefix": attr.string(
            doc = "The folder in the tarball: bayan-VERSION-TRIPLE.",
            mandatory = True,
        ),
        "exec_compatible_with": attr.string_list(
            doc = "The machines that it runs on, such as @platforms//os:linux and @platforms//cpu:x86_64.",
        ),
    },
)
