#!/bin/bash
# Drives headless Chromium on the page of `rasterc preview`.
#
#     Tests/Support/preview.sh [RASTERC] [--shots DIR] [--saves N] [--edits N [--seed N]]
#
# --shots saves screenshots of the page, light and dark, wide and narrow. --saves measures the time from saving
# a file to its pixels. --edits makes random edits with the page open, and compares its images with those of
# `rasterc render`. Installs Debian's chromium and python3 if they are missing.
set -euo pipefail
cd "$(dirname "$0")/../.."

if ! command -v chromium > /dev/null || ! command -v python3 > /dev/null; then
  apt-get update -qq
  apt-get install -y -qq chromium python3 > /dev/null
fi

if [ $# -gt 0 ] && [[ $1 != --* ]]; then
  rasterc=$(realpath "$1")
  shift
else
  swift build --product rasterc
  rasterc=$(swift build --show-bin-path)/rasterc
fi

timeout "${PREVIEW_LIMIT:-600}" python3 Tests/Support/Browser/preview.py "$rasterc" "$@"
