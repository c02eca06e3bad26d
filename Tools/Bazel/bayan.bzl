"""Rules that check and compile catalogs of Bayan. See Documentation/Scale.md."""

# The label is text, because Bazel 4 takes no labels here.
_TOOLCHAIN = str(Label("//:toolchain_type"))
_FILES = [".toml", ".lock"]

BayanCatalogInfo = provider(
    doc = "What was made of a catalog.",
    fields = {
        "swift": "The Swift sources of its module, a list of files.",
        "packs": "A folder with a file LOCALE.bayanpack for each locale.",
        "report": "All diagnostics in one file, as 'bayan check --format json' writes them.",
        "checks": "The diagnostics of each locale, a list of files for 'bayan-build stage report'.",
    },
)

# The tool

def _bayan_toolchain(ctx):
    return [platform_common.ToolchainInfo(tool = ctx.executable.tool)]

bayan_toolchain = rule(
    implementation = _bayan_toolchain,
    doc = "The program that the actions run.",
    attrs = {
        "tool": attr.label(
            doc = "The command 'bayan' of a release, or 'bayan-build'.",
            mandatory = True,
            executable = True,
            allow_single_file = True,
            cfg = "exec",
        ),
    },
)

def _tool(ctx):
    return ctx.toolchains[_TOOLCHAIN].tool

# Groups of files

def _by_locale(files):
    """Returns the files of Locales/ by the locale of their folder."""
    locales = {}
    for file in files:
        parts = file.short_path.split("/")
        if len(parts) < 3 or parts[-3] != "Locales":
            fail("{} isn't in a folder Locales/LOCALE".format(file.short_path), attr = "locales")
        locales.setdefault(parts[-2], []).append(file)
    return locales

def _groups(files, size):
    """Shares files out to groups with at least some size on average.

    A file's group follows from its name, and the number of groups is a power of two. So a new file changes
    one group, and rarely all.
    changes one group, and seldom all.
    """
    count = 1
    for _ in range(20):
        if len(files) >= 2 * count * size:
            count *= 2
    groups = [[] for _ in range(count)]
    for file in files:
        groups[hash(file.basename) % count].append(file)
    return [group for group in groups if group]

def _compiled_together(files, size):
    """Returns the files that each action of a locale compiles; all have the locale's own settings."""
    shared = [file for file in files if file.basename in ["locale.toml", "state.lock"]]

    # Only the check reads a glossary.
    words = [file for file in files if file not in shared and file.basename != "glossary.toml"]
    return [shared + group for group in _groups(words, size)] or [shared or files]

# The actions

def _run(ctx, stage, options, inputs, files, outputs, what):
    """Runs a stage on files of a project; a long list of files is passed in a file."""
    named = ctx.actions.args()
    named.add_all(files)
    named.use_param_file("--files-from=%s")
    named.set_param_file_format("multiline")
    ctx.actions.run(
        executable = _tool(ctx),
        # The list is left out if it is empty, because Bazel makes a file even of an empty list, and
        # 'report' reads none.
        arguments = [options, named] if files else [options],
        inputs = inputs + files,
        outputs = outputs,
        mnemonic = "Bayan" + stage.capitalize(),
        progress_message = "{} of {}".format(what, ctx.label),
    )

def _options(ctx, stage, locale = None):
    args = ctx.actions.args()
    args.add_all(["stage", stage])
    if locale:
        args.add("--locale", locale)
    return args

def _compile(ctx, locale, files, interface):
    """Returns the compiled parts of a locale."""
    parts = []
    for group in _compiled_together(files, ctx.attr.files_per_action):
        part = ctx.actions.declare_file(
            "{}.stages/{}.{}.part".format(ctx.label.name, locale, len(parts)),
        )
        args = _options(ctx, "compile", locale)
        args.add("--interface", interface)
        args.add("-o", part)
        _run(ctx, "compile", args, [interface], group, [part], "Compiling '{}'".format(locale))
        parts.append(part)
    return parts

def _check(ctx, locale, files):
    """Returns the diagnostics of a locale; without one, those of the catalog and the source."""
    check = ctx.actions.declare_file("{}.stages/{}.check".format(ctx.label.name, locale or "catalog"))
    args = _options(ctx, "check", locale)
    args.add("-o", check)
    _run(ctx, "check", args, [], files, [check], "Checking '{}'".format(locale or "the source"))
    return check

def _link(ctx, source, parts, checks):
    """Returns the Swift sources and the folder of packs."""
    swift = [ctx.actions.declare_file(name) for name in ctx.attr.swift or [ctx.label.name + ".swift"]]
    if [file for file in swift if file.dirname != swift[0].dirname]:
        fail("the files are in one folder", attr = "swift")
    packs = ctx.actions.declare_directory(ctx.label.name + ".packs")
    args = _options(ctx, "link")
    args.add_all(parts, before_each = "--part")
    args.add_all(checks, before_each = "--check")
    args.add("--output", swift[0].dirname)
    args.add_all([file.basename for file in swift], before_each = "--file")
    args.add("--packs", packs.path)
    if ctx.attr.pseudo:
        args.add("--pseudo")
    _run(ctx, "link", args, parts + checks, source, swift + [packs], "Linking the messages")
    return swift, packs

def _report(ctx, checks):
    """Returns the report of all checks."""
    report = ctx.actions.declare_file(ctx.label.name + ".report.json")
    args = _options(ctx, "report")
    args.add("-o", report)
    args.add_all(checks)
    _run(ctx, "report", args, checks, [], [report], "Reporting the diagnostics")
    return report

def _bayan_catalog(ctx):
    if ctx.attr.files_per_action < 1:
        fail("it is at least 1", attr = "files_per_action")
    locales = _by_locale(ctx.files.locales)
    if ctx.attr.source_locale not in locales:
        fail("there are no files of it", attr = "source_locale")
    source = ctx.files.catalog + locales[ctx.attr.source_locale]

    interface = ctx.actions.declare_file("{}.stages/interface".format(ctx.label.name))
    args = _options(ctx, "interface")
    args.add("-o", interface)
    _run(ctx, "interface", args, [], source, [interface], "Reading the interface")

    parts = []
    checks = [_check(ctx, None, source)]
    for locale in sorted(locales):
        parts += _compile(ctx, locale, locales[locale], interface)
        if locale != ctx.attr.source_locale:
            checks.append(_check(ctx, locale, source + locales[locale]))
    swift, packs = _link(ctx, source, parts, checks)
    report = _report(ctx, checks)
    return [
        DefaultInfo(files = depset(swift + [packs, report])),
        OutputGroupInfo(
            swift = depset(swift),
            packs = depset([packs]),
            report = depset([report]),
        ),
        BayanCatalogInfo(swift = swift, packs = packs, report = report, checks = checks),
    ]

_catalog = rule(
    implementation = _bayan_catalog,
    attrs = {
        "catalog": attr.label_list(
            doc = "The files of the folder Catalog.",
            mandatory = True,
            allow_files = _FILES,
        ),
        "locales": attr.label_list(
            doc = "The files of the folders Locales/LOCALE.",
            mandatory = True,
            allow_files = _FILES,
        ),
        "source_locale": attr.string(
            doc = "The locale that Catalog/bayan.toml names as source-locale.",
            default = "en",
        ),
        "swift": attr.string_list(
            doc = "The names of the Swift files to write. The first takes the messages, and the others " +
                  "share the error types. Without this it is one file with the name of the rule.",
        ),
        "pseudo": attr.bool(
            doc = "Whether to make the pseudo-locales en-XA and ar-XB too.",
        ),
        "files_per_action": attr.int(
            doc = "How many files of a locale an action compiles, or more, on average. Bazel decides about " +
                  "actions before it reads files, so that the rule counts files and not messages. A file of " +
                  "50 codes with a title and a description has 100 messages, and 20 of these have 2,000. " +
                  "To start an action costs more than to compile fewer messages than that.",
            default = 20,
        ),
    },
    toolchains = [_TOOLCHAIN],
)

def bayan_catalog(name, catalog = None, locales = None, **options):
    """Checks and compiles a catalog.

    Its outputs are the Swift sources of the module, a folder of packs and a report, each also in the output
    group of that name. If a check finds an error, there is a report, but no sources and no packs.

    Args:
      name: The name of the rule.
      catalog: The files of Catalog/. Without this, those of the folder Catalog beside the BUILD file.
      locales: The files of Locales/. Without this, those of the folder Locales beside the BUILD file.
      **options: The attributes of the rule, and those of all rules.
    """
    if catalog == None:
        catalog = native.glob(["Catalog/*" + kind for kind in _FILES], allow_empty = True)
    if locales == None:
        locales = native.glob(["Locales/*/*" + kind for kind in _FILES], allow_empty = True)
    _catalog(name = name, catalog = catalog, locales = locales, **options)

# The test

def _quoted(text):
    return "'" + text.replace("'", "'\\''") + "'"

def _bayan_test(ctx):
    checks = ctx.attr.catalog[BayanCatalogInfo].checks
    script = ctx.actions.declare_file(ctx.label.name)
    words = [_tool(ctx).short_path, "stage", "report", "--fail"] + [file.short_path for file in checks]
    ctx.actions.write(
        script,
        "#!/bin/sh\nexec " + " ".join([_quoted(word) for word in words]) + "\n",
        is_executable = True,
    )
    return [DefaultInfo(
        executable = script,
        runfiles = ctx.runfiles(files = checks + [_tool(ctx)]),
    )]

bayan_test = rule(
    implementation = _bayan_test,
    doc = "Fails if a check of a catalog found an error, and prints the errors.",
    attrs = {
        "catalog": attr.label(
            doc = "The rule bayan_catalog.",
            mandatory = True,
            providers = [BayanCatalogInfo],
        ),
    },
    test = True,
    toolchains = [_TOOLCHAIN],
)
