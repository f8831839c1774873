#!/bin/sh
# Compiles the compiler and the rasterizer as Embedded Swift, and draws the samples with them:
#
#     embedded.sh [--aarch64] [-c release]
#
# Browsers need Embedded Swift, which is a subset of Swift: it has no existentials except of classes, no
# casts, no key paths and no reflection. The script compiles for this machine, which needs no SDK. A
# program (Tests/Support/Embedded) draws every state; its files must equal those of rasterc byte for byte,
# and its diagnostics for the fixtures must be the same text. The arguments are those of the build of rasterc.
#
# With --aarch64, it compiles for that architecture, links the C library, and runs in an emulator. This needs
# Debian's qemu-user-static, libc6-dev-arm64-cross and libgcc-12-dev-arm64-cross.
#
# Exits with 1 if a file does not compile or a result differs, with 2 if the check cannot run.
set -eu
cd "$(dirname "$0")/../.."

architecture=
[ "${1:-}" != --aarch64 ] || { architecture=aarch64; shift; }

compiler=$(command -v swiftc) || { echo "swiftc is not installed" >&2; exit 2; }
emulator=
options=
if [ "$architecture" ]; then
  triple=$architecture-none-none-elf
  system=/usr/$architecture-linux-gnu
  runtime=$(ls -d /usr/lib/gcc-cross/$architecture-linux-gnu/* 2> /dev/null | tail -n 1)
  emulator=$(command -v qemu-$architecture-static) && [ -f "$system/lib/libc.a" ] && [ "$runtime" ] ||
    { echo "the emulator or the C library for $architecture is not installed" >&2; exit 2; }
  options="-target $triple -Xcc -isystem -Xcc $system/include"
else
  triple=$("$compiler" -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -n 1)
fi
library=$(dirname "$(dirname "$(readlink -f "$compiler")")")/lib/swift/embedded/$triple
[ -f "$library/libswiftUnicodeDataTables.a" ] ||
  { echo "the toolchain has no Embedded Swift for $triple" >&2; exit 2; }

swift build "$@" --product rasterc
rasterc=$(swift build "$@" --show-bin-path)/rasterc

folder=.build/embedded
program=$folder/embedded
rm -rf "$folder"
mkdir -p "$folder"

# The machine code is not optimized: this takes 14 seconds instead of 100, and changes no pixel.
. Sources/RasterWeb/Module/modules.sh
# shellcheck disable=SC2086 # Names are words.
embedded_modules -O $drawing_modules
embedded EmbeddedDrawing -Onone -import-bridging-header Tests/Support/Embedded/Files.h \
  -c -o "$program.o" Tests/Support/Embedded/*.swift
tables=$library/libswiftUnicodeDataTables.a
if [ "$architecture" ]; then
  "$(dirname "$(readlink -f "$compiler")")/ld.lld" -static -o "$program" \
    "$system/lib/crt1.o" "$system/lib/crti.o" "$runtime/crtbeginT.o" "$program.o" "$tables" \
    --start-group "$system/lib/libc.a" "$system/lib/libm.a" "$runtime/libgcc.a" \
    "$runtime/libgcc_eh.a" --end-group "$runtime/crtend.o" "$system/lib/crtn.o"
else
  "$(dirname "$(readlink -f "$compiler")")/clang" -o "$program" "$program.o" "$tables" -lm
fi

count=0
for sources in Samples/Components Tests/SampleTests/Language; do
  drawn=$folder/$(basename "$sources")
  mkdir -p "$drawn/embedded"
  $emulator "$program" "$drawn/embedded" "$sources"/*.raster > "$drawn/reports.txt" ||
    { cat "$drawn/reports.txt"; exit 1; }
  "$rasterc" render "$sources" --all-states --appearance both --scale 1,2 --crop drawing --output-directory "$drawn/full" \
    2> /dev/null
  diff -rq "$drawn/embedded" "$drawn/full"
  count=$((count + $(find "$drawn/full" -name '*.png' | wc -l)))
done
[ "$count" -gt 500 ] || { echo "only $count images were drawn" >&2; exit 1; }

reports=0
mkdir "$folder/fixtures"
for file in Tests/RasterSyntaxTests/Fixtures/*.raster Tests/RasterSemanticsTests/Fixtures/*.raster; do
  # On errors, both exit with 1.
  $emulator "$program" "$folder/fixtures" "$file" > "$folder/embedded.txt" || [ $? = 1 ]
  # The command adds the number of diagnostics, and the size of fonts in generated Swift.
  { "$rasterc" check "$file" 2>&1 || [ $? = 1 ]; } |
    sed -E -e '/\[embedded-font\]$/,+2d' -e '/^[0-9]+ (error|warning)s?/d' > "$folder/full.txt"
  diff "$folder/full.txt" "$folder/embedded.txt"
  reports=$((reports + 1))
done
echo "Embedded Swift${architecture:+ for $architecture} gives the same $count images, and the same diagnostics for $reports files."
