"""What `Tools/proof/bazel` and `Tools/proof/curve` work with."""
