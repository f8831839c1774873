// The colour space that an encoder writes into a file, for images that are not sRGB.

/// An RGB colour space as image files describe it.
///
/// Files of sRGB images contain no profile: their samples are interpreted as sRGB.
package struct EmbeddedProfile: Hashable, Sendable {
  /// The code points of a colour space (ITU-T H.273), which PNG files contain in the chunk `cICP`.
  package struct CodePoints: Hashable, Sendable {
    /// The colour primaries, for example 12 for those of Display P3.
    package let primaries: UInt8
    /// The transfer characteristics, for example 13 for those of sRGB.
    package let transfer: UInt8

    package init(primaries: UInt8, transfer: UInt8) {
      (self.primaries, self.transfer) = (primaries, transfer)
    }
  }

  /// The name of the colour space: 1 to 79 printable ASCII characters, which PNG files contain.
  package let name: String
  /// The ICC profile, of the class for displays and the colour space RGB.
  package let bytes: [UInt8]
  /// The code points, or `nil` if there are none for the colour space.
  package let codePoints: CodePoints?

  /// The maximum length of a profile: 255 segments of a JPEG file.
  package static let maximumLength = 255 * 65_519

  package init(name: String, bytes: [UInt8], codePoints: CodePoints?) {
    precondition((1...79).contains(name.utf8.count), "a profile's name has 1 to 79 characters")
    precondition(name.utf8.allSatisfy { (32...126).contains($0) }, "a profile's name is ASCII")
    precondition(bytes.count <= Self.maximumLength, "a profile has at most 16,707,345 bytes")
    (self.name, self.bytes, self.codePoints) = (name, bytes, codePoints)
  }
}
