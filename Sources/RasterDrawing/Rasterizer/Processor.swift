// What the processor has beyond what code is compiled for, asked of the C library.
//
// Code for x86-64 may use no vector wider than 16 bytes, unless it asks first. Nothing is asked on
// other processors, of other C libraries, and in an executable that is linked statically, where
// functions cannot be found by name; there, and without these vectors, the same bytes are drawn by
// code that is up to twice as slow.
//
// Unsafe pointers: functions, by their C declarations; of an answer, eight words are there to be read.

/// The C function that stores a word of 32 bits, which `wchar_t` is there, so many times.
typealias WordFill =
  @convention(c) (UnsafeMutableRawPointer, Int32, Int) -> UnsafeMutableRawPointer

#if canImport(Glibc) && arch(x86_64)
import RasterValues
import Glibc

/// `wmemset`, which chooses stores of 32 or 64 bytes; the module Glibc is without it.
let wideFill = dlsym(nil, "wmemset").map { unsafeBitCast($0, to: WordFill.self) }

/// Whether `RasterWide` can be called: the processor has AVX2, and the system lets it be used.
///
/// Not so before version 2.33 of the C library, nor with
/// `GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX2` in the environment.
package let hasWideVectors: Bool = {
  typealias Leaf = @convention(c) (_ index: UInt32) -> UnsafePointer<UInt32>?
  guard let symbol = dlsym(nil, "__x86_get_cpuid_feature_leaf") else { return false }
  // Of leaf 7, EAX, EBX, ECX and EDX as the processor has them, then as they may be used.
  let words = unsafeBitCast(symbol, to: Leaf.self)(1)
  return words.map { $0[5] & 1 &<< 5 != 0 } ?? false
}()
#else
let wideFill: WordFill? = nil
package let hasWideVectors = false
#endif

/// The number of a row's pixels, a multiple of eight, that `RasterWide` draws: 0 of a short row.
@inline(__always)
func wideCount(_ count: Int) -> Int {
  count >= 32 && hasWideVectors ? count & ~7 : 0
}
