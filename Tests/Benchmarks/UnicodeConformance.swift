// Runs the test files of the Unicode Character Database 15.0 and counts the cases that pass.

import Foundation
import Raster

struct UnicodeConformance {
  let folder: URL

  /// Prints a line for each file; returns false if a case failed.
  func run() throws -> Bool {
    let counts = [
      try count("auxiliary/LineBreakTest.txt") { lineBreaks($0) },
      try count("auxiliary/GraphemeBreakTest.txt") { graphemes($0) },
      try directions(),
      try count("BidiCharacterTest.txt") { characters($0) },
      try count("NormalizationTest.txt") { forms($0) },
    ]
    return counts.allSatisfy { $0 }
  }

  private func count(_ name: String, _ isRight: (Substring) -> Bool?) throws -> Bool {
    let file = folder.appending(path: name)
    guard FileManager.default.fileExists(atPath: file.path) else {
      print("\(name): not there")
      return true
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    var (right, wrong) = (0, 0)
    for line in text.split(whereSeparator: \.isNewline) {
      switch isRight(line.prefix { $0 != "#" }) {
      case true?: right += 1
      case false?:
        wrong += 1
        if wrong <= 10 { print(line) }
      case nil: break
      }
    }
    print("\(name): \(right) right, \(wrong) wrong")
    return wrong == 0
  }

  /// Parses a line such as `÷ 0061 × 0308 ÷ 0062 ÷`.
  private func parted(_ line: Substring) -> (scalars: [UInt32], breaks: [Bool])? {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard words.count > 2 else { return nil }
    let scalars = words.compactMap { UInt32($0, radix: 16) }
    return (scalars, words.filter { $0 == "÷" || $0 == "×" }.map { $0 == "÷" })
  }

  private func lineBreaks(_ line: Substring) -> Bool? {
    guard let (scalars, breaks) = parted(line) else { return nil }
    return LineBreaker.breaks(in: scalars).map { $0 != .none } == breaks
  }

  private func graphemes(_ line: Substring) -> Bool? {
    guard let (scalars, breaks) = parted(line) else { return nil }
    return GraphemeBreaker.starts(in: scalars) + [true] == breaks
  }

  /// BidiTest.txt: lines of classes, with bits for the paragraph's directions, after lines with the
  /// levels and the order.
  private func directions() throws -> Bool {
    var (levels, order): ([UInt8?], [Int]) = ([], [])
    return try count("BidiTest.txt") { line in
      let words = line.split { $0.isWhitespace || $0 == ":" }
      switch words.first {
      case nil: return nil
      case "@Levels":
        levels = words.dropFirst().map { UInt8($0) }
        return nil
      case "@Reorder":
        order = words.dropFirst().compactMap { Int($0) }
        return nil
      default: break
      }
      let parts = line.split(separator: ";")
      let scalars = parts[0].split(separator: " ").compactMap { Self.examples[String($0)] }
      let bits = Int(parts[1].trimmingCharacters(in: .whitespaces)) ?? 0
      let directions: [ParagraphDirection] = [.automatic, .leftToRight, .rightToLeft]
      return directions.indices.allSatisfy { bit in
        bits >> bit & 1 == 0 || isRight(scalars, directions[bit], nil, levels, order)
      }
    }
  }

  private static let examples: [String: UInt32] = [
    "L": 0x61, "R": 0x5D0, "AL": 0x628, "EN": 0x30, "ES": 0x2B, "ET": 0x23, "AN": 0x660,
    "CS": 0x2C, "NSM": 0x300, "BN": 0xAD, "B": 0x2029, "S": 0x09, "WS": 0x20, "ON": 0x21,
    "LRE": 0x202A, "LRO": 0x202D, "RLE": 0x202B, "RLO": 0x202E, "PDF": 0x202C,
    "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
  ]

  private func characters(_ line: Substring) -> Bool? {
    let parts = line.split(separator: ";", omittingEmptySubsequences: false)
    guard parts.count == 5 else { return nil }
    let scalars = parts[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
    let direction: ParagraphDirection =
      parts[1] == "0" ? .leftToRight : parts[1] == "1" ? .rightToLeft : .automatic
    let levels = parts[3].split(separator: " ").map { UInt8($0) }
    let order = parts[4].split(separator: " ").compactMap { Int($0) }
    return isRight(scalars, direction, UInt8(parts[2]), levels, order)
  }

  /// Compares with the expected levels, which are nil for characters that X9 removes, and with the
  /// order without those.
  private func isRight(
    _ scalars: [UInt32],
    _ direction: ParagraphDirection,
    _ level: UInt8?,
    _ levels: [UInt8?],
    _ order: [Int]
  ) -> Bool {
    let paragraph = BidiParagraph(scalars, direction: direction)
    let line = 0..<scalars.count
    let places = paragraph.runs(inLine: line).flatMap { run in
      run.isRightToLeft ? run.range.reversed() : Array(run.range)
    }
    return paragraph.level == level ?? paragraph.level
      && levels.count == scalars.count
      && zip(paragraph.levels(inLine: line), levels).allSatisfy { $1 == nil || $0 == $1 }
      && places.filter { levels[$0] != nil } == order
  }

  /// Debian packs this file: `bunzip2 -k NormalizationTest.txt.bz2`.
  private func forms(_ line: Substring) -> Bool? {
    let fields = line.split(separator: ";").prefix(5).map { field in
      field.split(separator: " ").compactMap { UInt32($0, radix: 16) }
    }
    guard fields.count == 5, !fields.joined().contains(where: isIdeograph) else { return nil }
    return fields.indices.allSatisfy { index in
      CanonicalForms.composed(fields[index]) == fields[index < 3 ? 1 : 3]
        && CanonicalForms.decomposed(fields[index]) == fields[index < 3 ? 2 : 4]
    }
  }

  /// Compatibility ideographs, whose decompositions are left out.
  private func isIdeograph(_ scalar: UInt32) -> Bool {
    (0xF900..<0xFB00).contains(scalar) || (0x2F800..<0x2FA20).contains(scalar)
  }
}
