#!/bin/sh
# Type-checks the runtime for Apple's systems, on Linux: `apple-availability.sh [macos] [ios] [tvos]`.
#
# A build for Linux accepts every declaration, and skips the code under `#if canImport` of Apple's
# frameworks. The script therefore rewrites the toolchain's own interfaces as those of the oldest supported
# system, and adds stubs of the frameworks (Tests/Support/Frameworks). It checks the runtime, the views, the
# files of the page that shows them and the view of live sources against both, without generating code.
# The stubs declare the API that the bridges use, according to Apple's documentation. Nothing runs on
# Apple's systems. visionOS is missing: its availability is that of iOS, mapped by a table of Apple's.
# Systems are checked in parallel. Exits with 1 on an error, with 2 if the check cannot run.
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

  # Reused, because converting the interfaces takes half a minute.
  folder=.build/apple-availability/$platform
  mkdir -p "$folder/sdk/usr/lib/swift" "$folder/frameworks"
  for module in $modules; do
    source="$library/$module.swiftmodule/$host.swiftinterface"
    [ -f "$source" ] || { echo "the toolchain has no interface of $module" >&2; exit 2; }
    mkdir -p "$folder/modules/$module.swiftmodule"
    target="$folder/modules/$module.swiftmodule/$name.swiftinterface"
    # Availability is not checked within the interface. `@backDeployed` is removed, because the bodies for
    # older systems need a library that is missing here.
    # This function is declared by the C library, which Apple's systems do not have, and used in inlined code.
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
  # The flags are split into words. Optimized, because the module that unoptimized code imports is missing.
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
  # With the upcoming feature, a program sees only members of the modules that it imports.
  check Page -parse-as-library Tests/Support/Frameworks/Views/*.swift
  check Page -parse-as-library -enable-upcoming-feature MemberImportVisibility Tests/Support/Frameworks/Views/*.swift
  check RasterLive Tests/Support/Frameworks/RasterLive/*.swift Sources/RasterLive/Bridges/*.swift
  echo "Raster and its bridges type-check for $platform."
}

processes=
for platform; do
  check_platform "$platform" &
  processes="$processes $!"
done
failed=0
for process in $processes; do wait "$process" || failed=$?; done
exit "$failed"
