// Prefetches memory.

import RasterValues
#if hasFeature(BuiltinModule)
private import Builtin
#endif

/// Prefetches the cache line at an address that is about to be written.
///
/// This is a hint: the call does not wait, the address may be invalid, and nothing is read. The
/// standard library has no function for it, and calls of clang's builtin are optimised away because
/// they have no result. The function therefore uses the Swift compiler's builtin. Its numbers,
/// which must be literals, select a write, high temporal locality and the data cache.
///
/// Compilers without the module omit the hint.
///
/// Source: LLVM Language Reference, `llvm.prefetch`.
@inline(__always)
func prefetch(_ address: UnsafeRawPointer) {
  #if hasFeature(BuiltinModule)
  Builtin.int_prefetch_RawPointer(
    address._rawValue,
    Int32(1)._value,
    Int32(3)._value,
    Int32(1)._value
  )
  #endif
}
