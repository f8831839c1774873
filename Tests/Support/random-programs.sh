#!/bin/bash
# Compares random programs drawn by the interpreter with the same programs as generated Swift:
# `random-programs.sh [COUNT [SEED [rewritten]]]`, by default 2,000 programs; `rewritten` applies all rewrites
# to them first.
#
# Display lists, keys, sizes, caps, frames and accessibility must be equal for all states, and the Swift must
# compile without warnings in the language modes 5 and 6. If more than half of the generated programs have
# errors, the exit code is also 1. RASTER_SCRATCH sets another folder for the build.
set -euo pipefail
cd "$(dirname "$0")/../.."
count=${1:-2000}
seed=${2:-1}
kind=${3:-programs}
chunk=250
# SwiftPM's name for the package, whose `package` members encode keys.
package=$(basename "$PWD" | tr '[:upper:]' '[:lower:]')

build=(swift build)
[ -z "${RASTER_SCRATCH:-}" ] || build+=(--scratch-path "$RASTER_SCRATCH")
"${build[@]}" --product Proofs
"${build[@]}" --product rasterc
binaries=$("${build[@]}" --show-bin-path)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$binaries/Proofs" "$kind" "$folder/all" "$count" "$seed"
# Only linked objects: an older build folder also contains others.
mapfile -t objects < <(sed "s/^'//; s/'\$//" "$binaries/rasterc.product/Objects.LinkFileList" |
  grep -E '/(RasterWide|RasterValues|RasterDrawing|Raster)\.build/' | LC_ALL=C sort)
[ "${#objects[@]}" -gt 0 ] || { echo "the list of linked objects is missing" >&2; exit 1; }

# Swift compiles a module of thousands of files very slowly.
cd "$folder/all"
mapfile -t programs < <(find . -name 'Program*.raster' | LC_ALL=C sort -V)
cd - > /dev/null
[ "${#programs[@]}" -eq "$count" ] || { echo "only ${#programs[@]} programs were generated" >&2; exit 1; }
compared=0
for ((first = 0; first < ${#programs[@]}; first += chunk)); do
  part=$folder/part
  rm -rf "$part"
  mkdir -p "$part/sources"
  cp "$folder"/all/Shared.raster "$folder"/all/*.png "$part/sources"
  for program in "${programs[@]:first:chunk}"; do cp "$folder/all/$program" "$part/sources"; done
  # Warnings are allowed here.
  "$binaries/rasterc" gen "$part/sources" --output-directory "$part/swift" 2> "$part/reports" ||
    { grep -A2 'error:' "$part/reports" | head -n 20; exit 1; } >&2
  "$binaries/Proofs" describe "$part/sources" > "$part/interpreted"
  {
    echo 'let descriptions = StateDescriptions()'
    sed -n 's/^\/\/ component: \(.*\)$/descriptions.describe("\1", \1.states)/p' "$part/interpreted"
  } > "$part/main.swift"
  for mode in 5 6; do
    swiftc -typecheck -wmo -warnings-as-errors -swift-version "$mode" -module-name Programs \
      -I "$binaries/Modules" "$part"/swift/*.swift
  done
  # Code that a random condition makes unreachable is allowed: rasterc warns about it.
  swiftc -wmo -Onone -suppress-warnings -swift-version 6 -module-name Programs -I "$binaries/Modules" \
    -package-name "$package" -o "$part/programs" "$part/main.swift" Tests/Proofs/StateDescriptions.swift \
    "$part"/swift/*.swift "${objects[@]}"
  "$part/programs" > "$part/generated"
  grep -v '^// component: ' "$part/interpreted" > "$part/expected"
  diff "$part/expected" "$part/generated" | cut -c 1-400 | head -n 40
  cmp "$part/expected" "$part/generated"
  compared=$((compared + $(grep -c '^// component: ' "$part/interpreted")))
done
# Each program has three components, and one more if a rewrite extracted one.
[ "$compared" -ge $((3 * count)) ] || { echo "only $compared components were compared" >&2; exit 1; }
echo "$compared components draw the same interpreted and compiled"
