#!/bin/sh
# Checks the kernels for wide vectors, after a build: `wide-symbols.sh [-c release]`.
#
# Fails if they share a function with other modules. The linker keeps one function for each common name, so
# code for AVX2 would run on every processor: see Sources/RasterWide/Pixels.swift. On x86-64, also fails if
# the kernels are compiled without wide vectors and would be useless.
set -eu
cd "$(dirname "$0")/../.."

folder=$(swift build "$@" --show-bin-path)/RasterWide.build
symbols=$(find "$folder" -name '*.o' -exec nm {} +)
case $symbols in
*10RasterWide*) ;;
*) echo "there are no kernels in $folder" >&2; exit 1 ;;
esac
# The module's own symbols contain its name.
shared=$(echo "$symbols" | sed -n 's/^[0-9a-f]* W //p' | sed '/10RasterWide/d')
[ -z "$shared" ] || { echo "functions with a common name in RasterWide:
$shared" >&2; exit 1; }
if [ "$(uname -m)" = x86_64 ]; then
  find "$folder" -name '*.o' -exec objdump -d {} + | grep 'ymm' > /dev/null ||
    { echo "no wide vectors in $folder" >&2; exit 1; }
fi
echo "RasterWide shares no function with other modules."
