// Answers Tests/Oracles/unicode_shaping.py with the form of text before a font's tables see it.

import Raster

/// Reads lines of a letter and hexadecimal scalars, and prints a line for each except `F`.
///
/// `F` lists the scalars for which the font has glyphs, `C` is a cluster in a font with anchors,
/// `U` in a font without, `J` is text that may join.
enum UnicodeForms {
  static func run() {
    var face: Set<UInt32> = []
    while let line = readLine() {
      let scalars = line.split(separator: " ").dropFirst().compactMap { UInt32($0, radix: 16) }
      switch line.first {
      case "F": face = Set(scalars)
      case "C": show(CanonicalForms.glyphScalars(of: scalars) { face.contains($0) })
      case "U":
        show(CanonicalForms.glyphScalars(of: scalars, marks: .unanchored) { face.contains($0) })
      case "J": show(CursiveJoining.forms(of: scalars).map { UInt32($0.rawValue) })
      default: print("?")
      }
    }
  }

  private static func show(_ numbers: [UInt32]) {
    print(numbers.map { String($0, radix: 16) }.joined(separator: " "))
  }
}
