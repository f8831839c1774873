#!/bin/bash
# Builds the documentation of the last build. Fails if a link of a page does not resolve, or if the handler for
# Vapor on the page about servers does not match the stub of that framework.
set -euo pipefail
cd "$(dirname "$0")/../.."

modules=$(swift build --show-bin-path)/Modules
target=$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -n 1)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

for module in Raster RasterStorage RasterInterpreter RasterTesting RasterLive; do
  # Readers see re-exported declarations as part of `Raster`.
  inner=
  [ "$module" != Raster ] || inner=-experimental-allowed-reexported-modules=RasterDrawing,RasterValues
  mkdir -p "$folder/$module.symbols"
  swift symbolgraph-extract -module-name "$module" -I "$modules" -target "$target" \
    -minimum-access-level public -skip-synthesized-members ${inner:+"$inner"} -output-dir "$folder/$module.symbols"
  docc convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$folder/$module.symbols" \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
    --output-dir "$folder/$module.doccarchive" --warnings-as-errors
done

servers=Tests/Support/Frameworks/Servers
swiftc -emit-module -parse-as-library -swift-version 6 -module-name Vapor -o "$folder/Vapor.swiftmodule" \
  -I "$folder" "$servers/Vapor/Vapor.swift"
swiftc -typecheck -warnings-as-errors -parse-as-library -swift-version 6 -module-name Page -I "$modules" -I "$folder" \
  "$servers/Cards.swift" "$servers/CardsInVapor.swift"
