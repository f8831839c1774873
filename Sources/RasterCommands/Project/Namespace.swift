// Validates the namespace of generated Swift.

import RasterCodegen

/// Whether a name can be used for the Swift enum that encloses generated declarations.
func isNamespace(_ name: String) -> Bool {
  let bytes = Array(name.utf8)
  guard let first = bytes.first, first.isLetterOrUnderscore, name != "_" else { return false }
  return bytes.allSatisfy { $0.isLetterOrUnderscore || (48...57).contains($0) }
    && isFreeName(name)
}

extension UInt8 {
  fileprivate var isLetterOrUnderscore: Bool {
    (65...90).contains(self) || (97...122).contains(self) || self == UInt8(ascii: "_")
  }
}
