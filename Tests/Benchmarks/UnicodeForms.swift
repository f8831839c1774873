// Answers Tests/Oracles/unicode_shaping.py: what text becomes before a face's tables see it.

import Raster

/// Reads lines of a letter and hexadecimal scalars, and prints a line for each but `F`.
///
/// `F` names the scalars that the face has glyphs for, `C` is a cluster of a face with anchors, `U` of
/// one without, `J` text that may join.
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
