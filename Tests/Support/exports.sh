#!/bin/bash
# Checks the files that `rasterc export` writes of all samples, with other readers:
#
#     Tests/Support/exports.sh [RASTERC] [--only COMPONENT] [--shots DIR]
#
# Chromium draws SVG files, which are compared with `rasterc render`, and so do librsvg and the package resvg_py
# if they are installed. Then they are imported again by `rasterc import` and drawn. PDF files are drawn by both of poppler's backends, and vector drawables without losses as SVG.
# Elements with the classes of the style sheet are captured, enlarged if their images stretch. Asset catalogs
# and Android drawables must follow the rules of their formats. Images that differ by more than edges are
# listed, with exit code 1; --shots saves both images. Takes ten minutes. Installs Debian's chromium,
# poppler-utils and python3 if they are missing.
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
