#!/bin/sh
# Runs the randomized stress of caches, or tests, under ThreadSanitizer, in a separate build folder.
#
#     Tests/Support/thread-sanitizer.sh [COUNT]
#     Tests/Support/thread-sanitizer.sh tests [FILTER]
#
# Exits with 1 on a report, or if the stress or a test fails. COUNT is the number of operations, a million by
# default. FILTER is a filter for `swift test --filter`; the default is all tests. The tests' program runs
# directly, because `swift test` does not pass on libraries to preload.
#
# The tests of deep nesting on the 512 KiB of a pool's thread are skipped: frames are several times as
# large with the sanitizer, so the program would end there.
#
# On Linux the kernel locks and unlocks a contended `Mutex`, called from the toolchain's own library. The
# sanitizer does not see this, and would report every contended lock. Wrappers of these three functions
# therefore inform it. Nothing is suppressed.
set -eu

cd "$(dirname "$0")/../.."
folder=.build/thread-sanitizer
if [ "${1:-}" = tests ]; then
  swift build --sanitize=thread --scratch-path "$folder" --build-tests
else
  swift build --sanitize=thread --scratch-path "$folder" --product Benchmarks
fi
if [ "$(uname)" = Linux ]; then
  clang=$(dirname "$(readlink -f "$(command -v swiftc)")")/clang
  "$clang" -shared -fPIC -O1 -x c -o "$folder/locks.so" - <<'C'
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

void __tsan_acquire(void *);
void __tsan_release(void *);

SWIFT void lockSlow(uint32_t thread, SELF) __asm__(LOCK);
SWIFT bool tryLockSlow(SELF) __asm__(TRY_LOCK);
SWIFT void unlockSlow(SELF) __asm__(UNLOCK);

static SWIFT void (*realLock)(uint32_t thread, SELF);
static SWIFT bool (*realTryLock)(SELF);
static SWIFT void (*realUnlock)(SELF);

__attribute__((constructor)) static void find(void) {
  realLock = dlsym(RTLD_NEXT, LOCK);
  realTryLock = dlsym(RTLD_NEXT, TRY_LOCK);
  realUnlock = dlsym(RTLD_NEXT, UNLOCK);
}

SWIFT void lockSlow(uint32_t thread, SELF) {
  realLock(thread, self);
  __tsan_acquire(self);
}

SWIFT bool tryLockSlow(SELF) {
  bool isLocked = realTryLock(self);
  if (isLocked) __tsan_acquire(self);
  return isLocked;
}

SWIFT void unlockSlow(SELF) {
  __tsan_release(self);
  realUnlock(self);
}
C
  preload="$PWD/$folder/locks.so"
fi
export TSAN_OPTIONS="halt_on_error=0 exitcode=1 ${TSAN_OPTIONS:-}"
if [ "${1:-}" = tests ]; then
  LD_PRELOAD="${preload:-}" "$folder/debug/rasterPackageTests.xctest" \
    --testing-library swift-testing --filter "${2:-.}" \
    --skip 'SmallStackTests|DepthTests|small stack'
else
  LD_PRELOAD="${preload:-}" "$folder/debug/Benchmarks" stress "${1:-1000000}"
fi
