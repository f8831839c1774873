#!/bin/bash
# Fails if the consumer's binary contains a symbol of a compiler module, or needs Foundation.
set -euo pipefail
cd "$(dirname "$0")/../.."

binary=$(swift build --package-path Samples --show-bin-path)/Gallery
# The whole output is read first: with pipefail, a `grep -q` that stops early would look like no match.
symbols=$(nm "$binary")
libraries=
if command -v readelf > /dev/null; then libraries=$(readelf -d "$binary" | grep NEEDED); fi

fail() {
  echo "$binary $*" >&2
  exit 1
}

# Swift mangles a module's name with its length as prefix.
grep -q '6Raster' <<< "$symbols" || fail 'does not use the runtime'
for module in 12RasterSyntax 15RasterSemantics 17RasterInterpreter 13RasterCodegen; do
  if grep -q "\$s$module" <<< "$symbols"; then fail "contains symbols of ${module#[0-9][0-9]}"; fi
done
if grep -q 10Foundation <<< "$symbols"; then fail 'uses Foundation'; fi
if grep -q Foundation <<< "$libraries"; then fail 'is linked to Foundation'; fi
