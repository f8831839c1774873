// Detects processor features beyond the compilation target, by asking the C library.
//
// Code for x86-64 may use other instructions only after a runtime check. No check is made on other
// processors, with other C libraries, or in a statically linked executable, which cannot look up
// functions by name. There, and on processors without the feature, other code gives the same bytes
// in more time.
//
// Unsafe pointers: a function, by its C declaration; its answer holds eight 32-bit values.

#if canImport(Glibc) && arch(x86_64)
import Glibc
#endif

/// A feature of x86-64 processors, by its bit in EBX of leaf 7 of the instruction `cpuid`.
package enum ProcessorFeature: UInt32, Sendable {
  /// Vectors of 32 bytes (AVX2), for which `RasterWide` is compiled.
  case wideVectors = 5
  /// Instructions that compute SHA-256.
  case digests = 29

  /// Whether the processor has the feature and the system enables it.
  ///
  /// It is false before version 2.33 of the C library, and for features that `GLIBC_TUNABLES` turns
  /// off, as in `glibc.cpu.hwcaps=-AVX2`.
  package var isAvailable: Bool { enabledFeatures & 1 &<< rawValue != 0 }
}

#if canImport(Glibc) && arch(x86_64)
private let enabledFeatures: UInt32 = {
  typealias Leaf = @convention(c) (_ index: UInt32) -> UnsafePointer<UInt32>?
  guard let symbol = dlsym(nil, "__x86_get_cpuid_feature_leaf") else { return 0 }
  // Leaf 7: EAX, EBX, ECX and EDX as the processor reports them, then as they may be used.
  let registers = unsafeBitCast(symbol, to: Leaf.self)(1)
  return registers?[5] ?? 0
}()
#else
private let enabledFeatures: UInt32 = 0
#endif
