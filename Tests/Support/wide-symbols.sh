#!/bin/sh
# Checks the kernels for wide vectors, after a build: `wide-symbols.sh [-c release]`.
#
# Fails where they share a function with other modules. The linker keeps one of those that have a common
# name, so that code for some processors would become everybody's: Sources/RasterWide/Pixels.swift.
# Fails on x86-64 too where they are compiled without wide vectors, so that nothing would be won.
set -eu
cd "$(dirname "$0")/../.."

folder=$(swift build "$@" --show-bin-path)/RasterWide.build
symbols=$(find "$folder" -name '*.o' -exec nm {} +)
case $symbols in
*10RasterWide*) ;;
*) echo "there are no kernels in $folder" >&2; exit 1 ;;
esac
# The module's own names have its name in them.
shared=$(echo "$symbols" | sed -n 's/^[0-9a-f]* W //p' | sed '/10RasterWide/d')
[ -z "$shared" ] || { echo "functions with a common name in RasterWide:
$shared" >&2; exit 1; }
if [ "$(uname -m)" = x86_64 ]; then
  find "$folder" -name '*.o' -exec objdump -d {} + | grep 'ymm' > /dev/null ||
    { echo "no wide vectors in $folder" >&2; exit 1; }
fi
echo "Nothing of RasterWide is shared."
