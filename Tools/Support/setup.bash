# Sourced by the commands in Tools/: installs the packages for a build, and prints each step.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# Options for every build of this package, such as SWIFT_OPTIONS="-Xswiftc -warnings-as-errors". SwiftPM
# builds everything again if they change, so all commands of a run share them.
: "${SWIFT_OPTIONS:=}"

say() { printf '\n\033[1m==> %s\033[0m\n' "$*"; }
if [ ! -t 1 ] || [ -n "${NO_COLOR:-}" ]; then say() { printf '\n==> %s\n' "$*"; }; fi

# Installs Debian's packages as root or with sudo, or names the missing packages.
install_packages() {
  local as_root=()
  if [ "$(id -u)" != 0 ]; then as_root=(sudo -n); fi
  if command -v apt-get >/dev/null && "${as_root[@]}" true 2>/dev/null; then
    say "Installing $*"
    "${as_root[@]}" apt-get update -qq
    DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "$@"
  else
    echo "Missing: $*. Please install and run this again:" >&2
    if [ "$(uname)" = Darwin ]; then
      echo '  brew install icu4c pkg-config' >&2
      echo '  export PKG_CONFIG_PATH="$(brew --prefix icu4c)/lib/pkgconfig"' >&2
    else
      echo "  sudo apt-get install $*" >&2
    fi
    exit 69
  fi
}

if ! command -v swift >/dev/null; then
  echo "Missing: a Swift toolchain, 6.2 or later. See https://www.swift.org/install/." >&2
  exit 69
fi

missing=()
if ! command -v pkg-config >/dev/null; then missing+=(pkg-config); fi
if ! pkg-config --exists icu-i18n 2>/dev/null; then missing+=(libicu-dev); fi
if [ ${#missing[@]} -gt 0 ]; then install_packages "${missing[@]}"; fi
