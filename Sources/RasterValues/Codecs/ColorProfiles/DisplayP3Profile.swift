// Writes the ICC profile of Display P3.

extension OutputColorSpace {
  /// The profile that files contain, or `nil` for sRGB, which readers assume.
  package var profile: EmbeddedProfile? { self == .displayP3 ? .displayP3 : nil }
}

extension EmbeddedProfile {
  /// Display P3, with its code points of ITU-T H.273: primaries 12, transfer 13.
  package static let displayP3 = EmbeddedProfile(
    name: "Display P3",
    bytes: MatrixProfile.bytes(
      named: "Display P3",
      of: .displayP3,
      curve: [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
    ),
    codePoints: CodePoints(primaries: 12, transfer: 13)
  )
}

/// Writes ICC profiles of displays with three primaries.
///
/// Source: ICC.1:2022, sections 7.2 (header), 8.4.3 (tags) and 10 (types).
private enum MatrixProfile {
  /// Returns the profile of a space whose channels have a parametric curve of type 3.
  static func bytes(
    named name: String,
    of chromaticities: Chromaticities,
    curve: [Double]
  ) -> [UInt8] {
    let colorants = chromaticities.toXYZ?.columns ?? []
    let adaptation = chromaticities.adaptation?.columns ?? []
    let rows = (0..<3).flatMap { row in adaptation.map { $0[row] } }
    let shape = type("para", word16(3) + word16(0) + curve.flatMap(fixed))
    let white = ColorMatrix.d50
    let tags: [(names: [String], content: [UInt8])] = [
      (["desc"], text(name)),
      (["cprt"], text("No copyright, use freely")),
      (["wtpt"], xyz(white)),
      (["chad"], type("sf32", rows.flatMap(fixed))),
      (["rXYZ"], xyz(colorants[0])),
      (["gXYZ"], xyz(colorants[1])),
      (["bXYZ"], xyz(colorants[2])),
      (["rTRC", "gTRC", "bTRC"], shape),
    ]
    let count = tags.reduce(0) { $0 + $1.names.count }
    let start = 128 + 4 + 12 * count
    var (table, data) = (word(count), [] as [UInt8])
    for (names, content) in tags {
      for name in names {
        table += Array(name.utf8) + word(start + data.count) + word(content.count)
      }
      data += content + [UInt8](repeating: 0, count: -content.count & 3)
    }
    return header(length: start + data.count, white: white) + table + data
  }

  private static func header(length: Int, white: SIMD3<Double>) -> [UInt8] {
    var bytes = word(length) + word(0) + [4, 0x40, 0, 0]
    bytes += Array("mntrRGB XYZ ".utf8)
    // A fixed date, because equal images have equal bytes.
    for part in [2022, 1, 1, 0, 0, 0] { bytes += word16(part) }
    bytes += Array("acsp".utf8) + [UInt8](repeating: 0, count: 28)
    bytes += fixed(white.x) + fixed(white.y) + fixed(white.z)
    return bytes + [UInt8](repeating: 0, count: 128 - bytes.count)
  }

  private static func type(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array(name.utf8) + word(0) + content
  }

  private static func xyz(_ value: SIMD3<Double>) -> [UInt8] {
    type("XYZ ", fixed(value.x) + fixed(value.y) + fixed(value.z))
  }

  /// Returns a text of ASCII characters in one language.
  private static func text(_ text: String) -> [UInt8] {
    let characters: [UInt8] = text.utf8.flatMap { [0, $0] as [UInt8] }
    let head = word(1) + word(12) + Array("enUS".utf8) + word(characters.count) + word(28)
    return type("mluc", head + characters)
  }

  /// Returns a number with 16 fractional bits.
  private static func fixed(_ value: Double) -> [UInt8] {
    word(Int((value * 65_536).rounded()))
  }

  private static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func word16(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }
}
