// Fetches memory before it is needed.

import RasterValues
#if hasFeature(BuiltinModule)
private import Builtin
#endif

/// Begins to fetch the line of memory at an address, to be written soon; goes on at once.
///
/// It is a hint: the address may be anywhere, and nothing is read. The standard library has no function
/// for this, and calls of clang's are left out as having no result, so it is the compiler's own operation.
/// The numbers, which have to be literals, say that memory is written, is used again, and holds data.
///
/// Compilers without the module leave the hint out.
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
