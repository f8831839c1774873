#!/bin/sh
# Type-checks the runtime for Apple's systems, on Linux: `apple-availability.sh [macos] [ios] [tvos]`.
#
# A build for Linux accepts every declaration, and sees nothing under `#if canImport` of Apple's
# frameworks. So the toolchain's own interfaces are rewritten as those of the oldest system that is
# supported, beside them stand stubs of the frameworks (Tests/Support/Frameworks), and the runtime,
# the views, the files of the page that shows them and the view of live sources are checked against
# them, without generating code. Stubs hold what the bridges use, as Apple's documentation declares it; nothing here runs on Apple's systems.
# visionOS is missing: its availability is that of iOS, mapped by a table of Apple's.
# Systems are checked side by side. Exits with 1 if there is an error, with 2 if this cannot be run.
set -eu

cd "$(dirname "$0")/../.."
modules="Swift _Concurrency _StringProcessing Synchronization Observation"
[ $# -gt 0 ] || set -- macos ios

compiler=$(command -v swiftc) || { echo "swiftc is not installed" >&2; exit 2; }
library=$(dirname "$(dirname "$(readlink -f "$compiler")")")/lib/swift/linux
host=$("$compiler" -print-target-info | sed -n 's/.*"moduleTriple": "\(.*\)".*/\1/p' | head -n 1)

# Checks one system.
check_platform() {
  platform=$1
  case $platform in
  macos) name=x86_64-apple-macos triple=x86_64-apple-macosx15.0 interface=AppKit ;;
  ios) name=x86_64-apple-ios-simulator triple=x86_64-apple-ios18.0-simulator interface=UIKit ;;
  tvos) name=x86_64-apple-tvos-simulator triple=x86_64-apple-tvos18.0-simulator interface=UIKit ;;
  *) echo "no such platform: $platform" >&2; exit 2 ;;
  esac

  # Kept, because reading the interfaces anew takes half a minute.
  folder=.build/apple-availability/$platform
  mkdir -p "$folder/sdk/usr/lib/swift" "$folder/frameworks"
  for module in $modules; do
    source="$library/$module.swiftmodule/$host.swiftinterface"
    [ -f "$source" ] || { echo "the toolchain has no interface of $module" >&2; exit 2; }
    mkdir -p "$folder/modules/$module.swiftmodule"
    target="$folder/modules/$module.swiftmodule/$name.swiftinterface"
    # The interface itself is not to be checked, and has bodies for older systems that a checker
    # without their library refuses.
    # Declared by the library that Apple's systems do not have, and used in inlined code.
    added=
    [ "$module" != Synchronization ] || added='public func _swift_stdlib_gettid() -> Swift.UInt32'
    {
      sed -e "/^\/\/ swift-module-flags:/s/-target [^ ]*/-target $triple -disable-availability-checking/" \
        -e 's/@backDeployed([^)]*)//' -e '/^import Glibc/d' "$source"
      echo "$added"
    } > "$target.new"
    if cmp -s "$target.new" "$target"; then rm "$target.new"; else mv "$target.new" "$target"; fi
  done

  flags="-disable-objc-interop -swift-version 6 -target $triple -sdk $folder/sdk
    -enable-experimental-feature BuiltinModule -I $folder/modules -I $folder/frameworks -module-cache-path $folder/cache"
  # The flags are words. Optimised, because the module that unoptimised code imports is not there.
  # shellcheck disable=SC2086
  emit() { "$compiler" -frontend -emit-module -O $flags -o "$folder/frameworks/$1.swiftmodule" -module-name "$@"; }
  # shellcheck disable=SC2086
  check() { "$compiler" -frontend -typecheck -warnings-as-errors $flags -module-name "$@"; }

  for framework in Darwin CoreGraphics Dispatch QuartzCore $interface SwiftUI; do
    emit "$framework" -parse-as-library Tests/Support/Frameworks/"$framework"/*.swift
  done
  emit RasterWide -package-name raster -parse-as-library Sources/RasterWide/*.swift
  for module in RasterValues RasterDrawing Raster RasterUI; do
    find "Sources/$module" -name '*.swift' | LC_ALL=C sort > "$folder/files"
    # shellcheck disable=SC2046
    check "$module" -package-name raster $(cat "$folder/files")
    # shellcheck disable=SC2046
    emit "$module" -package-name raster -experimental-skip-all-function-bodies $(cat "$folder/files")
  done
  # A program that asks for the upcoming feature sees members of modules alone that it imports.
  check Page -parse-as-library Tests/Support/Frameworks/Views/*.swift
  check Page -parse-as-library -enable-upcoming-feature MemberImportVisibility Tests/Support/Frameworks/Views/*.swift
  check RasterLive Tests/Support/Frameworks/RasterLive/*.swift Sources/RasterLive/Bridges/*.swift
  echo "Raster and its bridges are in order for $platform."
}

processes=
for platform; do
  check_platform "$platform" &
  processes="$processes $!"
done
failed=0
for process in $processes; do wait "$process" || failed=$?; done
exit "$failed"
