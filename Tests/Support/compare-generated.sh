# A function for scripts: compares components drawn by the interpreter with the same as generated Swift.
#
# Before the call, `Proofs` and `rasterc` are built, and `binaries` is the folder of both.

# Compares the components of the folder $1/sources, and writes the other files to $1. $2 is the command of `Proofs`
# that describes the folder. Display lists, keys, sizes,
# caps, frames and accessibility must be equal for all states, and the Swift must compile without warnings in the
# language modes 5 and 6. `compared` is the number of components.
compare_generated() {
  local part=$1 objects mode
  # SwiftPM's name for the package, whose `package` members encode keys.
  local package
  package=$(basename "$PWD" | tr '[:upper:]' '[:lower:]')
  # Only linked objects: an older build folder also contains others.
  mapfile -t objects < <(sed "s/^'//; s/'\$//" "$binaries/rasterc.product/Objects.LinkFileList" |
    grep -E '/(RasterWide|RasterValues|RasterDrawing|Raster)\.build/' | LC_ALL=C sort)
  [ "${#objects[@]}" -gt 0 ] || { echo "the list of linked objects is missing" >&2; exit 1; }
  # Warnings are allowed here.
  "$binaries/rasterc" gen "$part/sources" --output-directory "$part/swift" 2> "$part/reports" ||
    { grep -A2 'error:' "$part/reports" | head -n 20; exit 1; } >&2
  "$binaries/Proofs" "${2:-describe}" "$part/sources" > "$part/interpreted"
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
  compared=$(grep -c '^// component: ' "$part/interpreted")
}
