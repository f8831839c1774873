#!/bin/bash
# Compares random programs drawn by the interpreter with the same programs as generated Swift:
# `random-programs.sh [COUNT [SEED [rewritten]]]`, by default 2,000 programs; `rewritten` applies all rewrites
# to them first.
#
# Display lists, keys, sizes, caps, frames and accessibility must be equal for all states, and the Swift must
# compile without warnings in the language modes 5 and 6. If more than half of the generated programs have
# errors, the exit code is also 1. RASTER_SCRATCH sets another folder for the build. 2,000 programs take about 45
# minutes of one core after an optimized build.
set -euo pipefail
cd "$(dirname "$0")/../.."
count=${1:-2000}
seed=${2:-1}
kind=${3:-programs}
chunk=125
. Tests/Support/compare-generated.sh

build=(swift build)
# An optimized build takes longer, and pays off for many programs.
[ "$count" -lt 500 ] || build+=(-c release)
[ -z "${RASTER_SCRATCH:-}" ] || build+=(--scratch-path "$RASTER_SCRATCH")
"${build[@]}" --product Proofs
"${build[@]}" --product rasterc
binaries=$("${build[@]}" --show-bin-path)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$binaries/Proofs" "$kind" "$folder/all" "$count" "$seed"
# Swift compiles a module of thousands of files very slowly.
cd "$folder/all"
mapfile -t programs < <(find . -name 'Program*.raster' | LC_ALL=C sort -V)
cd - > /dev/null
[ "${#programs[@]}" -eq "$count" ] || { echo "only ${#programs[@]} programs were generated" >&2; exit 1; }
total=0
for ((first = 0; first < ${#programs[@]}; first += chunk)); do
  part=$folder/part
  rm -rf "$part"
  mkdir -p "$part/sources"
  cp "$folder"/all/Shared.raster "$folder"/all/*.png "$part/sources"
  for program in "${programs[@]:first:chunk}"; do cp "$folder/all/$program" "$part/sources"; done
  compare_generated "$part"
  total=$((total + compared))
done
# Each program has three components, and one more if a rewrite extracted one.
[ "$total" -ge $((3 * count)) ] || { echo "only $total components were compared" >&2; exit 1; }
echo "$total components draw the same interpreted and compiled"
