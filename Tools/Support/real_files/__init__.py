"""Readers of other projects' files, for `Tools/proof/real-files`."""
