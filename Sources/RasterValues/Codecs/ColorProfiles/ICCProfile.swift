// Reads ICC profiles of versions 2 and 4 that consist of curves and a matrix.

/// A profile for RGB with three curves and a matrix, or for grey with one curve.
///
/// The profile connection space is relative to D50 in both versions, so the chromatic adaptation
/// that the profile's colorants already include is the only one needed. All rendering intents of
/// such profiles are relative colorimetric.
///
/// Source: ICC.1:2022, sections 7, 8.3, 8.4 and 10.
struct ICCProfile {
  /// The meaning of samples.
  enum Model: Hashable {
    /// The luminance of each of 256 levels, from 0 to 1.
    case grey([Double])
    case rgb(RGBSpace)
  }

  let model: Model

  /// Reads a profile.
  ///
  /// Throws `unsupported` if colours depend on look-up tables, or are neither RGB nor grey. Tags
  /// that lie outside the profile are treated as missing.
  init(_ bytes: [UInt8]) throws(ColorError) {
    let tags = try ICCTags(bytes)
    guard tags.version <= 4 else { throw Self.unsupported(.version(tags.version)) }
    let profileClass = tags.name(at: 12)
    guard !["link", "abst", "nmcl"].contains(profileClass) else {
      throw Self.unsupported(.profileClass(profileClass))
    }
    let (space, connection) = (tags.name(at: 16), tags.name(at: 20))
    guard space == "RGB " || space == "GRAY" else {
      throw Self.unsupported(.colorSpace(Self.trimmed(space)))
    }
    let tables = ["A2B0", "A2B1", "A2B2", "D2B0", "D2B1", "D2B2", "D2B3"]
    guard !tables.contains(where: { tags.content(of: $0) != nil }) else {
      throw Self.unsupported(.lookUpTables)
    }
    if space == "GRAY" {
      model = .grey(Self.luminances(try tags.curve("kTRC"), isLightness: connection == "Lab "))
      return
    }
    guard connection == "XYZ " else { throw .damaged }
    let curves = [try tags.curve("rTRC"), try tags.curve("gTRC"), try tags.curve("bTRC")]
    let matrix = ColorMatrix(
      columns: try tags.color("rXYZ"),
      try tags.color("gXYZ"),
      try tags.color("bXYZ")
    )
    model = .rgb(RGBSpace(curves: curves, toXYZ: matrix))
  }

  private static func unsupported(_ feature: ImageNote.ProfileFeature) -> ColorError {
    .unsupported(.unsupportedProfile(feature))
  }

  private static func trimmed(_ name: String) -> String {
    name.hasSuffix(" ") ? trimmed(String(name.dropLast())) : name
  }

  /// Returns the luminances of all levels.
  ///
  /// If the connection space is Lab, the curve gives L* ÷ 100 (ICC.1:2022, F.2).
  private static func luminances(_ curve: ToneCurve, isLightness: Bool) -> [Double] {
    guard isLightness else { return curve.levels }
    return curve.levels.map { value in
      let lightness = value * 100
      let root = (lightness + 16) / 116
      return lightness > 8 ? root * root * root : lightness * 27 / 24_389
    }
  }
}

/// The header and the tags of a profile, with all offsets checked.
private struct ICCTags {
  private let bytes: [UInt8]
  private var tags: [(name: UInt32, content: Range<Int>)] = []

  /// The maximum number of tags; profiles have about a dozen.
  private static let tagLimit = 200

  init(_ bytes: [UInt8]) throws(ColorError) {
    self.bytes = bytes
    guard bytes.count >= 132, name(at: 36) == "acsp" else { throw .damaged }
    let (size, count) = (Int64(word(at: 0)), Int64(word(at: 128)))
    guard size <= Int64(bytes.count), count <= Self.tagLimit, 132 &+ 12 &* count <= size else {
      throw .damaged
    }
    for index in 0..<Int(count) {
      let entry = 132 &+ 12 &* index
      let (start, length) = (Int64(word(at: entry &+ 4)), Int64(word(at: entry &+ 8)))
      guard start >= 128, start &+ length <= size else { continue }
      tags.append((word(at: entry), Int(start)..<Int(start &+ length)))
    }
  }

  /// The major version.
  var version: Int { Int(bytes[8]) }

  /// Returns four characters of the header.
  func name(at start: Int) -> String {
    String(decoding: bytes[start..<start &+ 4], as: UTF8.self)
  }

  /// Returns the range of a tag's content, or `nil` if the tag is missing.
  func content(of tag: String) -> Range<Int>? {
    let name = tag.utf8.reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
    return tags.first { $0.name == name }?.content
  }

  /// Reads a tag of type XYZType (ICC.1:2022, 10.31).
  func color(_ tag: String) throws(ColorError) -> SIMD3<Double> {
    guard let content = content(of: tag), content.count >= 20,
      name(at: content.lowerBound) == "XYZ "
    else { throw .damaged }
    let start = content.lowerBound &+ 8
    return SIMD3(fixed(at: start), fixed(at: start &+ 4), fixed(at: start &+ 8))
  }

  /// Reads a tag of type curveType or parametricCurveType (ICC.1:2022, 10.6 and 10.18).
  func curve(_ tag: String) throws(ColorError) -> ToneCurve {
    guard let content = content(of: tag), content.count >= 12 else { throw .damaged }
    switch name(at: content.lowerBound) {
    case "curv": return try sampledCurve(content)
    case "para": return .formula(try formula(content))
    default: throw .damaged
    }
  }

  private func sampledCurve(_ content: Range<Int>) throws(ColorError) -> ToneCurve {
    let (start, count) = (content.lowerBound &+ 12, Int64(word(at: content.lowerBound &+ 8)))
    guard count &* 2 <= Int64(content.count &- 12) else { throw .damaged }
    switch Int(count) {
    case 0: return .linear
    case 1: return .formula(ToneFormula(exponent: Double(half(at: start)) / 256))
    case let count: return .table((0..<count).map { half(at: start &+ 2 &* $0) })
    }
  }

  private func formula(_ content: Range<Int>) throws(ColorError) -> ToneFormula {
    let start = content.lowerBound &+ 12
    let type = Int(half(at: start &- 4))
    guard type < 5 else { throw .damaged }
    let count = [1, 3, 4, 5, 7][type]
    guard content.count &- 12 >= 4 &* count else { throw .damaged }
    let values = (0..<count).map { fixed(at: start &+ 4 &* $0) }
    var formula = ToneFormula(exponent: values[0])
    guard type > 0 else { return formula }
    (formula.scale, formula.offset) = (values[1], values[2])
    if type >= 3 {
      (formula.slope, formula.limit) = (values[3], values[4])
      if type == 4 { (formula.lift, formula.lowLift) = (values[5], values[6]) }
      return formula
    }
    guard formula.scale != 0 else { throw .damaged }
    formula.limit = -formula.offset / formula.scale
    if type == 2 { (formula.lift, formula.lowLift) = (values[3], values[3]) }
    return formula
  }

  private func half(at start: Int) -> UInt16 {
    UInt16(bytes[start]) << 8 | UInt16(bytes[start &+ 1])
  }

  private func word(at start: Int) -> UInt32 {
    UInt32(half(at: start)) << 16 | UInt32(half(at: start &+ 2))
  }

  /// Reads a signed number with 16 fractional bits.
  private func fixed(at start: Int) -> Double {
    Double(Int32(bitPattern: word(at: start))) / 65_536
  }
}
