# Sourced after setup.bash by the proofs that need packages of PyPI.

# Installs packages into their own environment, a folder of the build, unless they are there.
#
#     python_packages .build/lsp-venv pygls==2.1.1 lsprotocol==2025.0.0
python_packages() {
  local venv="$1"
  shift
  if [ "$(cat "$venv/installed.txt" 2>/dev/null)" = "$*" ]; then return; fi
  rm -rf "$venv"
  local options=(--quiet --disable-pip-version-check --no-compile)
  # The installation of pip in each environment takes longer than most packages. pip has --python since
  # 22.3.
  if python3 -m pip --help 2>/dev/null | grep -q -- "--python "; then
    python3 -m venv --without-pip "$venv"
    python3 -m pip --python "$venv/bin/python" install "${options[@]}" "$@"
  else
    python3 -m venv "$venv"
    "$venv/bin/pip" install "${options[@]}" "$@"
  fi
  echo "$*" >"$venv/installed.txt"
}
