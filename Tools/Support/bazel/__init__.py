"""The modules of `Tools/proof/bazel` and `Tools/proof/curve`."""
