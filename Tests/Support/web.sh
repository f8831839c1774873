#!/bin/sh
# Builds the module for pages, compares it with rasterc in Node, and drives a playground in Chromium:
#
#     web.sh [-c release]
#
# The images of every state of every sample at three scales, light and dark, and a postcard with photos in
# Display P3 must be the same files, and the diagnostics for 400 mutants of the samples the same records. The page
# of `rasterc playground` is opened as a file and edited; the script prints the times. The arguments are those of
# the build of rasterc.
#
# Exits with 1 if a result differs, with 2 if the check cannot run.
set -eu
cd "$(dirname "$0")/../.."

for command in node chromium python3; do
  command -v $command > /dev/null || { echo "$command is not installed" >&2; exit 2; }
done
swift build "$@" --product rasterc
rasterc=$(cd "$(swift build "$@" --show-bin-path)" && pwd)/rasterc

Sources/RasterWeb/Module/build.sh
scratch=.build/web/compared
rm -rf "$scratch"
mkdir -p "$scratch"
"$rasterc" render Samples/Components --all-states --appearance both --scale 1,2,3 \
  --output-directory "$scratch/full" 2> /dev/null
"$rasterc" render Samples/Components/Photos.raster --component Postcard --scale 2 --color-space display-p3 \
  -o "$scratch/postcard.png" 2> /dev/null
"$rasterc" playground Samples/Components --web-module .build/web/raster.wasm -o "$scratch/samples.html" 2> /dev/null
node Tests/Support/Web/compare.mjs .build/web/raster.wasm "$rasterc" Samples/Components "$scratch" "$scratch/samples.html"

"$rasterc" playground --web-module .build/web/raster.wasm -o "$scratch/playground.html"
# Opened from the disk, because the page is one file.
PYTHONDONTWRITEBYTECODE=1 python3 Tests/Support/Browser/playground.py "$scratch/playground.html" --times 5
