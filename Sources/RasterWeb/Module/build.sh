#!/bin/sh
# Builds the module that pages run: the compiler and the rasterizer as WebAssembly.
#
#     build.sh [-o FILE]        default: .build/web/raster.wasm
#
# Needs only Swift's toolchain: swiftc, clang and wasm-ld, and Embedded Swift for wasm64-unknown-none-wasm.
# With 32-bit addresses, `Int` would have 32 bits too, and images would differ. The module is therefore
# built for 64 bits, and `weblower` converts it to 32-bit memory, which all browsers support.
#
# Exits with 1 if a file does not compile, with 2 if the build cannot run.
set -eu
cd "$(dirname "$0")/../../.."

folder=.build/web
output=$folder/raster.wasm
case ${1:-} in
'') ;;
-o) output=${2:?-o needs a file} ;;
*) echo "usage: build.sh [-o FILE]" >&2; exit 2 ;;
esac
compiler=$(command -v swiftc) || { echo "swiftc is not installed" >&2; exit 2; }
tools=$(dirname "$(readlink -f "$compiler")")
triple=wasm64-unknown-none-wasm
tables=$tools/../lib/swift/embedded/$triple/libswiftUnicodeDataTables.a
[ -f "$tables" ] && [ -x "$tools/wasm-ld" ] ||
  { echo "the toolchain has no Embedded Swift for $triple, or no wasm-ld" >&2; exit 2; }

. Sources/RasterWeb/Module/modules.sh
options="-target $triple -Xcc -msimd128"
rm -rf "$folder"
mkdir -p "$folder"

swiftc -swift-version 6 -package-name raster -O -o "$folder/weblower" Sources/weblower/*.swift
# The last module is optimized with all the code it uses; the others only have to be importable.
# shellcheck disable=SC2086 # Names are words.
embedded_modules -Onone $drawing_modules RasterCodegen RasterCompletion RasterWeb
embedded RasterModule -Osize -c -o "$folder/module.o" Sources/RasterWeb/Module/*.swift
"$tools/clang" --target=$triple -O2 -ffreestanding -fno-builtin -mbulk-memory \
  -c -o "$folder/runtime.o" Sources/RasterWeb/Module/runtime.c

exports=
for name in $(sed -n 's/^@c(\(raster_[a-z_]*\)).*/\1/p' Sources/RasterWeb/Module/Exports.swift); do
  exports="$exports --export=$name"
done
# `weblower` reads the names of data segments, and omits all names.
# shellcheck disable=SC2086 # Options are words.
"$tools/wasm-ld" -mwasm64 --no-entry --gc-sections --strip-debug -z stack-size=8388608 --stack-first \
  $exports -o "$folder/raster64.wasm" "$folder/module.o" "$folder/runtime.o" "$tables"
"$folder/weblower" "$folder/raster64.wasm" "$output"
echo "$output: $(wc -c < "$output") bytes, $(gzip -9 -c "$output" | wc -c) by gzip"
