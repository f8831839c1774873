#!/bin/bash
# Fails where the consumer's binary holds a symbol of a compiler module, or needs Foundation.
set -euo pipefail
cd "$(dirname "$0")/../.."

binary=Samples/.build/debug/Gallery
# Swift mangles a module's name with its length before it.
for module in 12RasterSyntax 15RasterSemantics 17RasterInterpreter 13RasterCodegen; do
  if nm "$binary" | grep -q "\$s$module"; then
    echo "$binary holds symbols of ${module#[0-9]*[0-9]}" >&2
    exit 1
  fi
done
if nm "$binary" | grep -q '10Foundation'; then
  echo "$binary uses Foundation" >&2
  exit 1
fi
if command -v readelf > /dev/null && readelf -d "$binary" | grep 'NEEDED' | grep -q 'Foundation'; then
  echo "$binary is linked to Foundation" >&2
  exit 1
fi
