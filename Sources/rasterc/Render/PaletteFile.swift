// Reads the colours of a palette from a list or a file.

import Raster
import RasterCommands

/// The colours of a file: lines of text, a GIMP palette, or the palette of a PNG file.
struct PaletteFile {
  /// The colours as opaque pixels.
  let colors: [UInt32]

  /// Reads a file.
  init(path: String) throws(Failure) {
    let bytes = try FileSystem.read(path, limit: .source)
    guard !bytes.starts(with: PNGChunks.signature) else {
      colors = try Self.colors(ofPNG: bytes, path)
      return
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .usage("--palette '\(path)' is neither text in UTF-8 nor a PNG file")
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let isGIMP = lines.first == "GIMP Palette"
    var colors: [UInt32] = []
    for (index, line) in lines.enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let first = words.first, !isGIMP || Self.isEntry(first, line: index) else { continue }
      guard let color = isGIMP ? Self.decimal(words) : Self.hexadecimal(first) else {
        let expected = isGIMP ? "three numbers from 0 to 255" : "a colour such as #FFFFFF"
        throw .usage(
          "--palette '\(path)', line \(index + 1): expected \(expected), found '\(line.prefix(80))'"
        )
      }
      colors.append(color)
    }
    self.colors = colors
  }

  /// The colours of a list, separated by commas.
  static func colors(ofList text: String) throws(Failure) -> [UInt32] {
    var colors: [UInt32] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let color = hexadecimal(part) else {
        throw .usage("--palette takes opaque colours such as #FFFFFF, found '\(part)'")
      }
      colors.append(color)
    }
    return colors
  }

  private static func colors(ofPNG bytes: [UInt8], _ path: String) throws(Failure) -> [UInt32] {
    let colors: [UInt32]
    do throws(PNGError) { colors = try PNGDecoder.palette(of: bytes) } catch {
      throw .usage("--palette '\(path)' is a damaged PNG file: \(error)")
    }
    if colors.isEmpty { throw .usage("--palette '\(path)' is a PNG file without a palette") }
    return colors
  }

  /// Whether a line of a GIMP palette is a colour, instead of a comment or a part of the header.
  private static func isEntry(_ first: Substring, line index: Int) -> Bool {
    index > 0 && !first.hasPrefix("#") && !["Name:", "Columns:"].contains(first)
  }

  private static func hexadecimal(_ text: Substring) -> UInt32? {
    guard let color = Color(hexadecimal: String(text)), color.alpha == 1 else { return nil }
    return RecordedColor(color, in: .srgb).pixel
  }

  private static func decimal(_ words: [Substring]) -> UInt32? {
    let levels = words.prefix(3).compactMap { UInt8($0) }
    guard levels.count == 3 else { return nil }
    return UInt32(levels[0]) | UInt32(levels[1]) << 8 | UInt32(levels[2]) << 16 | 0xFF00_0000
  }
}
