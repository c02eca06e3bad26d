#!/usr/bin/env bash
# The steps of action.yml: checks the catalogs, and says what a pull request changes for readers. All that it
# takes comes in the environment: BAYAN, BAYAN_PROJECT, BAYAN_STRICT, BAYAN_COMMENT, and GitHub's own.
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
project="${BAYAN_PROJECT:-.}"
# A name that begins with a dash is no option.
case "$project" in /* | . | ./*) ;; *) project="./$project" ;; esac
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
"$bayan" check ${strict[@]+"${strict[@]}"} --format github -- "$project" || status=$?

# The revision into which the pull request is to be merged; without it nothing is compared.
base="$(python3 "$here/comment.py" base)"
if [ -n "$base" ]; then
  if ! git cat-file -e "$base^{commit}" 2>/dev/null; then
    git fetch --quiet --no-tags --depth=1 origin "$base"
  fi
  folder="$(mktemp -d)"
  trap 'rm -rf "$folder"' EXIT
  # The catalogs that are checked above: that of the folder, or those below it.
  if [ -e "$project/Catalog/bayan.toml" ]; then
    printf '%s/Catalog/bayan.toml\0' "$project" >"$folder/catalogs"
  else
    find "$project" -name '.?*' -prune -o -path '*/Catalog/bayan.toml' -print0 |
      sort -z >"$folder/catalogs"
  fi
  count=$(tr -cd '\0' <"$folder/catalogs" | wc -c)
  facts=()
  while IFS= read -r -d '' catalog; do
    catalog="${catalog%/Catalog/bayan.toml}"
    if ! "$bayan" diff --project "$catalog" --from "$base" --format markdown >"$folder/one" \
      || ! "$bayan" diff --project "$catalog" --from "$base" --format json \
        >"$folder/facts${#facts[@]}"; then
      echo "::warning::What changed for readers can't be said: see above."
      continue
    fi
    facts+=("$folder/facts${#facts[@]}")
    if [ "$count" -gt 1 ]; then python3 "$here/comment.py" heading "$catalog" >>"$folder/report"; fi
    cat "$folder/one" >>"$folder/report"
  done <"$folder/catalogs"
  if [ ${#facts[@]} -gt 0 ]; then
    if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then cat "$folder/report" >>"$GITHUB_STEP_SUMMARY"; fi
    if [ "${BAYAN_COMMENT:-false}" = true ]; then
      python3 "$here/comment.py" post "$folder/report" "${facts[@]}"
    fi
  fi
fi
exit "$status"
