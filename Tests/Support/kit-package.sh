#!/bin/bash
# Builds a program that depends on the kit as a package and draws a card, and compares each component of the kit
# drawn by the interpreter with the same as generated Swift.
#
# All named states must be equal in their display lists, keys, sizes, caps and accessibility.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Tests/Support/compare-generated.sh
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

swift build --product Proofs
swift build --product rasterc
binaries=$(swift build --show-bin-path)
mkdir -p "$folder/part/sources"
cp Samples/Kit/Components/*.raster Samples/Kit/Components/*.json "$folder/part/sources"
compare_generated "$folder/part" describe-files
listed=$(grep -h '^component ' Samples/Kit/Components/*.raster | wc -l)
[ "$compared" -eq "$listed" ] || { echo "$compared of $listed components were compared" >&2; exit 1; }
echo "$compared components of the kit draw the same interpreted and compiled"

cp -r Tests/Support/Consumers/KitUser "$folder"
sed -i "s|\"KIT\"|\"$PWD/Samples/Kit\"|" "$folder/KitUser/Package.swift"
swift build --package-path "$folder/KitUser" --scratch-path .build/kit-user
drawn=$("$(swift build --package-path "$folder/KitUser" --scratch-path .build/kit-user --show-bin-path)/KitUser")
echo "$drawn"
[ "$(grep -c '^[0-9]* × [0-9]* true$' <<< "$drawn")" -eq 2 ] || { echo "the card is not drawn" >&2; exit 1; }
echo 'kit-package: passed'
