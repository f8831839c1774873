#!/bin/sh
# Runs tests under AddressSanitizer, in a build folder of its own.
#
#     Tests/Support/address-sanitizer.sh [FILTER]
#
# FILTER is what `swift test --filter` takes; RasterTests if it is left out, where all unsafe pointers
# are reached. Exits with 1 if a test fails or if there is a report.
#
# Leaks are not looked for: Swift's runtime and the test runner keep what they allocate once.
set -eu

cd "$(dirname "$0")/../.."
ASAN_OPTIONS="detect_leaks=0 halt_on_error=1 ${ASAN_OPTIONS:-}" \
  swift test --sanitize=address --scratch-path .build/address-sanitizer \
  --filter "${1:-RasterTests}"
