// What is wrong with a module, and where.

/// Why a module cannot be lowered.
package enum ModuleError: Error, Hashable {
  /// The bytes are no module of WebAssembly.
  case noModule
  /// A part ends before it is whole, at this byte.
  case truncated(Int)
  /// A number has more bytes, or is larger, than its place allows.
  case invalidNumber(Int)
  /// A section is longer or shorter than its contents, or a part of it is none that there is.
  case malformed(Int, String)
  /// The module uses what this pass does not know.
  case unsupported(Int, String)

  /// The error in words, with its place in bytes from the beginning.
  package var description: String {
    switch self {
    case .noModule: "this is no module of WebAssembly"
    case .truncated(let place): "byte \(place): the module ends here, and is not whole"
    case .invalidNumber(let place): "byte \(place): the number is too long or too large"
    case .malformed(let place, let words): "byte \(place): \(words)"
    case .unsupported(let place, let words): "byte \(place): \(words) cannot be lowered"
    }
  }
}
