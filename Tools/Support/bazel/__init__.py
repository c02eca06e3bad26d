"""What `Tools/proof/bazel` works with."""
