// Fetches memory before it is needed.

/// Begins to fetch the line of memory at an address, to be written soon; goes on at once.
///
/// It is a hint: the address may be anywhere, and nothing is read.
@inline(__always)
func prefetch(_ address: UnsafeRawPointer) { llvmPrefetch(address, 1, 3, 1) }

/// The compiler's own operation: neither the standard library nor the toolchain's modules have a
/// function for it whose calls are not left out for having no result.
///
/// `use` is 1 for writing, `locality` 3 for memory that is used again, `kind` 1 for data; all have to
/// be literals.
///
/// Source: LLVM Language Reference, `llvm.prefetch`.
@_silgen_name("llvm.prefetch.p0")
private func llvmPrefetch(
  _ address: UnsafeRawPointer,
  _ use: Int32,
  _ locality: Int32,
  _ kind: Int32
)
