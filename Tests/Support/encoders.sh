#!/bin/bash
# Compares the sizes and times of PNG, WebP and JPEG files with Pillow's over some 400 images:
#
#     Tests/Support/encoders.sh [--photos DIR] [--seed NUMBER]
#
# Computed photographs, gradients, noise, screenshots, icons and cards, the samples at two scales, and parts of
# the photographs of a folder, such as those of Debian's mate-backgrounds. Prints the ratios of sizes and of
# processor times, and each invariant with its worst cases. Fails if Pillow reads other pixels from a lossless
# file. Takes some minutes after a release build. Installs Pillow and NumPy into a folder of its own.
set -euo pipefail
cd "$(dirname "$0")/../.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" install --quiet pillow numpy

swift build -c release --product rasterc
swift build -c release --product Benchmarks
programs=$(swift build -c release --show-bin-path)
for scale in 1 2; do
  "$programs/rasterc" render Samples/Components --scale "$scale" --output "$folder/samples/$scale" > /dev/null 2>&1
done
export PYTHONDONTWRITEBYTECODE=1
"$folder/python/bin/python" Tests/Support/Encoders/corpus.py "$folder/images" --samples "$folder/samples" "$@"
"$folder/python/bin/python" Tests/Support/Encoders/measure.py "$programs/Benchmarks" "$folder/images"
