#!/bin/sh
# Runs the randomized stress of caches, or tests, under ThreadSanitizer, in a build folder of its own.
#
#     Tests/Support/thread-sanitizer.sh [COUNT]
#     Tests/Support/thread-sanitizer.sh tests [FILTER]
#
# Exits with 1 if there is a report, or if the stress or a test fails. COUNT operations take part,
# a million if it is left out. FILTER is what `swift test --filter` takes, all tests if it is left out;
# the tests' program is run by itself, since `swift test` hands nothing to be preloaded on.
#
# Left out are the tests of deep nesting on the 512 KiB of a pool's thread: frames are several times as
# large with the sanitizer, which ends the program there.
#
# On Linux a contended `Mutex` is locked and unlocked by the kernel, called from the toolchain's own
# library, which the sanitizer does not see: it would report every contended lock. So those three
# functions are wrapped, to tell it what they do. Nothing is suppressed.
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
