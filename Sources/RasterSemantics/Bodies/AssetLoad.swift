// What is found at the path of an image or a font file.

/// The caller's answer for the path of an image or a font file.
package enum AssetLoad: Sendable {
  case bytes([UInt8])
  case missing
  /// The file is there and cannot be read; a few words say why.
  case failed(String)
}
