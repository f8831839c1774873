#!/bin/sh
# Type-checks the runtime for macOS 15, on Linux, to find uses of what older systems do not have.
#
# A build for Linux accepts every declaration; availability counts on Apple's systems alone. So the
# toolchain's own interfaces are rewritten as those of a Mac, and Sources/Raster is checked against
# them, without generating code. Exits with 1 if there is an error, with 2 if this cannot be run.
# What is under `#if canImport` of Apple's frameworks is not seen, for there are no such frameworks.
set -eu

cd "$(dirname "$0")/../.."
triple=x86_64-apple-macosx15.0
modules="Swift _Concurrency _StringProcessing Synchronization Observation"

compiler=$(command -v swiftc) || { echo "swiftc is not installed" >&2; exit 2; }
library=$(dirname "$(dirname "$(readlink -f "$compiler")")")/lib/swift/linux
host=$("$compiler" -print-target-info | sed -n 's/.*"moduleTriple": "\(.*\)".*/\1/p' | head -n 1)
# Kept, because reading the interfaces anew takes half a minute.
folder=.build/apple-availability
mkdir -p "$folder/sdk/usr/lib/swift"

for module in $modules; do
  source="$library/$module.swiftmodule/$host.swiftinterface"
  [ -f "$source" ] || { echo "the toolchain has no interface of $module" >&2; exit 2; }
  mkdir -p "$folder/modules/$module.swiftmodule"
  target="$folder/modules/$module.swiftmodule/x86_64-apple-macos.swiftinterface"
  # The interface itself is not to be checked, and has bodies for older systems that a checker
  # without their library refuses.
  # Declared by the library that a Mac does not have, and used in inlined code.
  added=
  [ "$module" != Synchronization ] || added='public func _swift_stdlib_gettid() -> Swift.UInt32'
  {
    sed -e "/^\/\/ swift-module-flags:/s/-target [^ ]*/-target $triple -disable-availability-checking/" \
      -e 's/@backDeployed([^)]*)//' -e '/^import Glibc/d' "$source"
    echo "$added"
  } > "$target.new"
  if cmp -s "$target.new" "$target"; then rm "$target.new"; else mv "$target.new" "$target"; fi
done

find Sources/Raster -name '*.swift' | LC_ALL=C sort > "$folder/files"
"$compiler" -frontend -typecheck -disable-objc-interop -swift-version 6 -package-name raster -module-name Raster \
  -target "$triple" -sdk "$folder/sdk" -I "$folder/modules" -module-cache-path "$folder/cache" \
  $(cat "$folder/files")
echo "Raster uses nothing that macOS 15 lacks."
