"""Readers of files that others wrote, for `Tools/proof/real-files`."""
