// Selects code for wide vectors, on processors that have them.
//
// Unsafe pointers: a function, by its C declaration.

import RasterValues

/// The C function that fills memory with a 32-bit value, the size of `wchar_t` there.
typealias WordFill =
  @convention(c) (UnsafeMutableRawPointer, Int32, Int) -> UnsafeMutableRawPointer

#if canImport(Glibc) && arch(x86_64)
import Glibc

/// `wmemset`, which selects stores of 32 or 64 bytes; the Glibc module does not declare it.
let wideFill = dlsym(nil, "wmemset").map { unsafeBitCast($0, to: WordFill.self) }
#else
let wideFill: WordFill? = nil
#endif

/// Whether `RasterWide` can be called; other code draws the same bytes and takes up to twice as
/// long.
package let hasWideVectors = ProcessorFeature.wideVectors.isAvailable

/// Returns the number of a row's pixels that `RasterWide` draws: a multiple of 8, 0 for short rows.
@inline(__always)
func wideCount(_ count: Int) -> Int {
  count >= 32 && hasWideVectors ? count & ~7 : 0
}
