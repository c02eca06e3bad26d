"""Type-checks generated Swift with this machine's swiftc. These actions run here and aren't hermetic."""

_SWIFTC = "swiftc -swift-version 6 -package-name bayan -module-cache-path $(@D)/cache " + \
          "-enable-upcoming-feature ExistentialAny " + \
          "-enable-upcoming-feature InternalImportsByDefault " + \
          "-enable-upcoming-feature MemberImportVisibility "

def runtime_module(name):
    """Compiles the imports of generated modules.

    Args:
      name: The name of the rule.
    """
    native.genrule(
        name = name,
        srcs = ["@bayan_sources//:runtime"],
        outs = ["BayanRuntime.swiftmodule"],
        cmd = _SWIFTC + "-module-name BayanRuntime -parse-as-library -emit-module -emit-module-path $@ $(SRCS)",
        local = True,
        visibility = ["//visibility:public"],
    )

def swift_typecheck(name, module, srcs):
    """Compiles Swift sources for their diagnostics; the output is empty.

    Args:
      name: The name of the rule.
      module: The name of the module.
      srcs: Its sources.
    """
    native.filegroup(
        name = name + ".sources",
        srcs = srcs,
        output_group = "swift",
    )
    native.genrule(
        name = name,
        srcs = [name + ".sources"],
        tools = ["//tools:runtime"],
        outs = [name + ".done"],
        cmd = _SWIFTC + "-module-name {} -typecheck -I $$(dirname $(location //tools:runtime)) ".format(module) +
              "$(locations {}.sources) && touch $@".format(name),
        local = True,
    )
