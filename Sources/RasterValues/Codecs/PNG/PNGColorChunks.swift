// The chunks of a PNG file that describe its colours, in their order of precedence.

/// The first chunk of each kind that describes colours.
///
/// Source: PNG, third edition, 4.3 (precedence) and 11.3.2.
struct PNGColorChunks {
  private var codePoints: CodePoints?
  private var profile: ArraySlice<UInt8>?
  private var isStandard = false
  private var gamma: UInt32?
  private var chromaticities: Chromaticities?
  /// Whether a chunk has a length that its kind cannot have.
  private var isDamaged = false

  /// The maximum size of a profile; that of curves and a matrix is below 200 kB.
  private static let profileLimit = 1 << 22

  mutating func add(_ chunk: PNGChunk) {
    let content = Array(chunk.content.prefix(32))
    let count = chunk.content.count
    switch chunk.name {
    case "cICP" where count == 4:
      let points = CodePoints(
        primaries: content[0],
        transfer: content[1],
        matrix: content[2],
        isFullRange: content[3] == 1
      )
      codePoints = codePoints ?? points
    case "iCCP": profile = profile ?? chunk.content
    case "sRGB" where count == 1: isStandard = true
    case "gAMA" where count == 4:
      // A gamma of 0 has no meaning.
      let value = UInt32(truncatingIfNeeded: PNGChunks.word(content, at: 0))
      if value > 0 { gamma = gamma ?? value }
    case "cHRM" where count == 32:
      func point(_ start: Int) -> Chromaticities.Point {
        let x = Double(PNGChunks.word(content, at: start)) / 100_000
        return Chromaticities.Point(x, Double(PNGChunks.word(content, at: start &+ 4)) / 100_000)
      }
      let points = Chromaticities(white: point(0), red: point(8), green: point(16), blue: point(24))
      chromaticities = chromaticities ?? points
    default: isDamaged = true
    }
  }

  /// The descriptions of the colours in order of precedence, and a note if one is damaged.
  var sources: (colors: [ColorSource], notes: [ImageNote]) {
    var colors: [ColorSource] = []
    var isDamaged = isDamaged
    if let codePoints { colors.append(.codePoints(codePoints)) }
    if let profile {
      if let bytes = Self.decompressed(profile) {
        colors.append(.profile(bytes))
      } else {
        isDamaged = true
      }
    }
    if isStandard { colors.append(.srgb) }
    if gamma != nil || chromaticities != nil {
      colors.append(.calibrated(gamma: gamma, chromaticities))
    }
    return (colors, isDamaged ? [.damagedColors] : [])
  }

  /// Decompresses the content of an `iCCP` chunk: a name, 0, the method 0, and zlib data.
  ///
  /// A wrong checksum and bytes after the profile are accepted.
  private static func decompressed(_ content: ArraySlice<UInt8>) -> [UInt8]? {
    guard let end = content.prefix(80).firstIndex(of: 0), content.endIndex &- end >= 2,
      content[end &+ 1] == 0
    else { return nil }
    let packed = Array(content[(end &+ 2)...])
    return try? Inflate.zlibPrefix(packed, limit: profileLimit).bytes
  }
}
