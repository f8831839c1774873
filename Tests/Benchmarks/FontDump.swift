// Writes the data read from a font, for Tests/Oracles/freetype_outlines.py, and times the reading.

import Foundation
import Raster

/// A font's characters, advances and outlines as text.
struct FontDump {
  /// Prints a line for each character and each glyph of the face `index`, at axis values written as
  /// "wght=650".
  ///
  /// The times go to standard error.
  static func run(_ path: String, face index: Int, axes: [String]) throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    let face = try OpenTypeFace(bytes, index: index)
    let place = face.coordinates(axes.compactMap(value))
    var text = ""
    for scalar: UInt32 in 0...0x10FFFF {
      if let glyph = face.glyph(for: scalar) {
        text += "map \(String(scalar, radix: 16)) \(glyph)\n"
      }
    }
    for glyph in 0..<face.glyphCount {
      let glyph = UInt16(glyph)
      text += "glyph \(glyph) \(face.advance(of: glyph, at: place))"
      do {
        text += write(try face.outline(of: glyph, at: place)) + "\n"
      } catch {
        text += " error \(error)\n"
      }
      if text.utf8.count > 1 << 20 {
        FileHandle.standardOutput.write(Data(text.utf8))
        text = ""
      }
    }
    FileHandle.standardOutput.write(Data(text.utf8))
    try time(bytes, index, place)
  }

  private static func value(_ text: String) -> (tag: FontTag, value: Double)? {
    let parts = text.split(separator: "=")
    guard parts.count == 2, let tag = FontTag(validating: String(parts[0])),
      let value = Double(parts[1])
    else { return nil }
    return (tag, value)
  }

  /// The outline in SVG path commands.
  private static func write(_ outline: Path.Outline) -> String {
    var text = ""
    var points = outline.points.makeIterator()
    for verb in outline.verbs {
      text += [" M", " L", " Q", " C", " Z"][Int(verb.rawValue)]
      for _ in 0..<verb.pointCount {
        if let point = points.next() { text += " \(point.x) \(point.y)" }
      }
    }
    return text
  }

  /// The shortest of several runs.
  private static func time(_ bytes: [UInt8], _ index: Int, _ place: FontCoordinates) throws {
    let face = try OpenTypeFace(bytes, index: index)
    var opening = Duration.seconds(1000)
    var outlines = Duration.seconds(1000)
    var points = 0
    let clock = ContinuousClock()
    for _ in 0..<5 {
      opening = min(
        opening,
        try clock.measure { for _ in 0..<100 { _ = try OpenTypeFace(bytes, index: index) } } / 100
      )
      points = 0
      outlines = min(
        outlines,
        clock.measure {
          for glyph in 0..<face.glyphCount {
            points += (try? face.outline(of: UInt16(glyph), at: place))?.points.count ?? 0
          }
        }
      )
    }
    let report =
      "opened in \(opening), an outline of \(points / face.glyphCount) points in "
      + "\(outlines / face.glyphCount)\n"
    FileHandle.standardError.write(Data(report.utf8))
  }
}
