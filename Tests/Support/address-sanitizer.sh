#!/bin/sh
# Runs tests under AddressSanitizer, in a build folder of its own.
#
#     Tests/Support/address-sanitizer.sh [FILTER]
#
# FILTER is what `swift test --filter` takes; all tests if it is left out. Exits with 1 if a test fails
# or if there is a report.
#
# Left out are the tests of deep nesting on the 512 KiB of a pool's thread: with the sanitizer's red
# zones around each local, a frame takes several times the stack, and that is what it reports.
#
# Leaks are not looked for: Swift's runtime and the test runner keep what they allocate once.
set -eu

cd "$(dirname "$0")/../.."
ASAN_OPTIONS="detect_leaks=0 halt_on_error=1 ${ASAN_OPTIONS:-}" \
  swift test --sanitize=address --scratch-path .build/address-sanitizer \
  --filter "${1:-.}" --skip 'SmallStackTests|DepthTests|small stack'
