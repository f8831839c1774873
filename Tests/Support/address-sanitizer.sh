#!/bin/sh
# Runs tests under AddressSanitizer, in a separate build folder.
#
#     Tests/Support/address-sanitizer.sh [FILTER]
#
# FILTER is a filter for `swift test --filter`; the default is all tests. Exits with 1 if a test fails
# or the sanitizer reports an error.
#
# The tests of deep nesting on the 512 KiB of a pool's thread are skipped: with the sanitizer's red zones
# around each local, a frame takes several times the stack, and the sanitizer reports the overflow.
#
# Leaks are not checked, because Swift's runtime and the test runner keep one-time allocations.
set -eu

cd "$(dirname "$0")/../.."
ASAN_OPTIONS="detect_leaks=0 halt_on_error=1 ${ASAN_OPTIONS:-}" \
  swift test --sanitize=address --scratch-path .build/address-sanitizer \
  --filter "${1:-.}" --skip 'SmallStackTests|DepthTests|small stack'
