#!/usr/bin/env bash
# The steps of action.yml: checks the catalog, and shows readers' changes in a pull request. All inputs are
# in the environment: BAYAN, BAYAN_PROJECT, BAYAN_STRICT, BAYAN_COMMENT, and GitHub's own variables.
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
project="${BAYAN_PROJECT:-.}"
bayan="${BAYAN:-}"

if [ -z "$bayan" ]; then
  echo "::group::Build bayan"
  swift build --package-path "$here/../.." -c release --product bayan
  bayan="$(swift build --package-path "$here/../.." -c release --show-bin-path)/bayan"
  echo "::endgroup::"
fi

status=0
strict=()
if [ "${BAYAN_STRICT:-true}" = true ]; then strict=(--strict); fi
"$bayan" check --project "$project" "${strict[@]}" --format github || status=$?

# The revision into which the pull request is to be merged; without it nothing is compared.
base="$(python3 "$here/comment.py" base)"
if [ -n "$base" ]; then
  if ! git cat-file -e "$base^{commit}" 2>/dev/null; then
    git fetch --quiet --no-tags --depth=1 origin "$base"
  fi
  report="$(mktemp)"
  trap 'rm -f "$report"' EXIT
  if "$bayan" diff --project "$project" --from "$base" --format markdown >"$report"; then
    if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then cat "$report" >>"$GITHUB_STEP_SUMMARY"; fi
    if [ "${BAYAN_COMMENT:-false}" = true ]; then
      facts="$(mktemp)"
      trap 'rm -f "$report" "$facts"' EXIT
      "$bayan" diff --project "$project" --from "$base" --format json >"$facts"
      python3 "$here/comment.py" post "$report" "$facts"
    fi
  else
    echo "::warning::What changed for readers can't be said: see above."
  fi
fi
exit "$status"
