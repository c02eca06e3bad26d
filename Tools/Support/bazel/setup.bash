# Sourced after Tools/Support/setup.bash: installs Bazel, and an executor in the environment "$venv".
source Tools/Support/python.bash

missing=()
if ! command -v bazel >/dev/null; then missing+=(bazel-bootstrap); fi
if ! command -v bwrap >/dev/null; then missing+=(bubblewrap); fi
if [ ${#missing[@]} -gt 0 ]; then install_packages "${missing[@]}"; fi
venv=.build/bazel-venv
python_packages "$venv" --no-deps --require-hashes -r Tools/Support/bazel/requirements.txt
