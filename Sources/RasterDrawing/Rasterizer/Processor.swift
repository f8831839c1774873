// Detects processor features beyond the compilation target, by asking the C library.
//
// Code for x86-64 may use vectors wider than 16 bytes only after a runtime check. No check is made
// on other processors, with other C libraries, or in a statically linked executable, which cannot
// look up functions by name. There, and on processors without these vectors, other code draws the
// same bytes and takes up to twice as long.
//
// Unsafe pointers: functions, by their C declarations; an answer holds eight 32-bit values.

/// The C function that fills memory with a 32-bit value, the size of `wchar_t` there.
typealias WordFill =
  @convention(c) (UnsafeMutableRawPointer, Int32, Int) -> UnsafeMutableRawPointer

#if canImport(Glibc) && arch(x86_64)
import RasterValues
import Glibc

/// `wmemset`, which selects stores of 32 or 64 bytes; the Glibc module does not declare it.
let wideFill = dlsym(nil, "wmemset").map { unsafeBitCast($0, to: WordFill.self) }

/// Whether `RasterWide` can be called: the processor has AVX2 and the system enables it.
///
/// It is false before version 2.33 of the C library, and with
/// `GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX2` in the environment.
package let hasWideVectors: Bool = {
  typealias Leaf = @convention(c) (_ index: UInt32) -> UnsafePointer<UInt32>?
  guard let symbol = dlsym(nil, "__x86_get_cpuid_feature_leaf") else { return false }
  // Leaf 7: EAX, EBX, ECX and EDX as the processor reports them, then as they may be used.
  let registers = unsafeBitCast(symbol, to: Leaf.self)(1)
  return registers.map { $0[5] & 1 &<< 5 != 0 } ?? false
}()
#else
let wideFill: WordFill? = nil
package let hasWideVectors = false
#endif

/// Returns the number of a row's pixels that `RasterWide` draws: a multiple of 8, 0 for short rows.
@inline(__always)
func wideCount(_ count: Int) -> Int {
  count >= 32 && hasWideVectors ? count & ~7 : 0
}
