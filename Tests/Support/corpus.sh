#!/bin/bash
# Imports and draws the SVG icons of Debian's themes, and compares the images with the digests in
# Tests/Support/Corpus/icons.txt:
#
#     Tests/Support/corpus.sh [RASTERC] [--count N] [--before RASTERC] [--keep DIR]
#     Tests/Support/corpus.sh [RASTERC] --record
#
# --record writes the list again, after changes that are meant. A difference fails. The sources of a run that passes
# stay in .build/corpus; if a later run fails, it compares both with `rasterc diff` and names the page. With --before,
# an older rasterc makes these sources. --count takes N icons at equal distances, --keep saves all files of the run.
# Installs Debian's adwaita-icon-theme, breeze-icon-theme and python3 if they are missing.
set -euo pipefail
cd "$(dirname "$0")/../.."

packages=()
for package in adwaita-icon-theme breeze-icon-theme; do
  dpkg -s "$package" > /dev/null 2>&1 || packages+=("$package")
done
command -v python3 > /dev/null || packages+=(python3)
if [ ${#packages[@]} -gt 0 ]; then
  { apt-get update -qq && apt-get install -y -qq --no-install-recommends "${packages[@]}" > /dev/null; } ||
    { echo "the packages ${packages[*]} cannot be installed" >&2; exit 77; }
fi

if [ $# -gt 0 ] && [[ $1 != --* ]]; then
  rasterc=$(realpath "$1")
  shift
else
  swift build -c release --product rasterc
  rasterc=$(swift build -c release --show-bin-path)/rasterc
fi

PYTHONDONTWRITEBYTECODE=1 timeout "${CORPUS_LIMIT:-3600}" python3 Tests/Support/Corpus/corpus.py "$rasterc" "$@"
