#!/bin/sh
# Fails where the kernels for wide vectors share a function with other modules; needs a build.
#
# The linker keeps one of the functions that have a common name, so that code for some processors could
# become everybody's: Sources/RasterWide/Pixels.swift.
set -eu
cd "$(dirname "$0")/../.."

folder=$(swift build --show-bin-path)/RasterWide.build
symbols=$(find "$folder" -name '*.o' -exec nm {} +)
case $symbols in
*10RasterWide*) ;;
*) echo "there are no kernels in $folder" >&2; exit 1 ;;
esac
# The module's own names have its name in them.
shared=$(echo "$symbols" | sed -n 's/^[0-9a-f]* W //p' | sed '/10RasterWide/d')
[ -z "$shared" ] || { echo "functions with a common name in RasterWide:
$shared" >&2; exit 1; }
echo "Nothing of RasterWide is shared."
