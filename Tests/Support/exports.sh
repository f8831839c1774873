#!/bin/bash
# Checks what `rasterc export` writes of all samples by other readers:
#
#     Tests/Support/exports.sh [RASTERC] [--only COMPONENT] [--shots DIR]
#
# SVG files are drawn by Chromium, and beside what `rasterc render` draws; they are imported again by
# `rasterc import` and drawn anew. PDF files are drawn by both of poppler's ways to draw, vector drawables
# as SVG where they lose nothing. Elements with the classes of the style sheet are photographed, larger
# than their pictures where these stretch. Asset catalogs and Android's drawables keep the rules of their
# formats. What differs by more than edges do is named, with exit code 1; with --shots both pictures of it
# are kept. Takes ten minutes. Installs Debian's chromium, poppler-utils and python3 where there are none.
set -euo pipefail
cd "$(dirname "$0")/../.."

if ! command -v chromium > /dev/null || ! command -v pdftoppm > /dev/null ||
  ! command -v python3 > /dev/null; then
  apt-get update -qq
  apt-get install -y -qq chromium poppler-utils python3 > /dev/null
fi

if [ $# -gt 0 ] && [[ $1 != --* ]]; then
  rasterc=$(realpath "$1")
  shift
else
  swift build --product rasterc
  rasterc=$(swift build --show-bin-path)/rasterc
fi

PYTHONDONTWRITEBYTECODE=1 timeout "${EXPORTS_LIMIT:-1200}" python3 Tests/Support/Exports/exports.py "$rasterc" "$@"
