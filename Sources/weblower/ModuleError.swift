// Errors in a module, with their positions.

/// The reason why a module cannot be lowered.
package enum ModuleError: Error, Hashable {
  /// The bytes are not a WebAssembly module.
  case noModule
  /// A part is truncated at this byte.
  case truncated(Int)
  /// A number has too many bytes or exceeds its range.
  case invalidNumber(Int)
  /// A section's length does not match its contents, or it contains an invalid part.
  case malformed(Int, String)
  /// The module uses a feature that this pass does not support.
  case unsupported(Int, String)

  /// A message with the position in bytes from the start of the module.
  package var description: String {
    switch self {
    case .noModule: "this is not a WebAssembly module"
    case .truncated(let place): "byte \(place): the module ends here, and is not whole"
    case .invalidNumber(let place): "byte \(place): the number is too long or too large"
    case .malformed(let place, let problem): "byte \(place): \(problem)"
    case .unsupported(let place, let problem): "byte \(place): \(problem) cannot be lowered"
    }
  }
}
