// Runs the test files of the Unicode Character Database 15.0 and counts what passes.

import Foundation
import Raster

struct UnicodeConformance {
  let folder: URL

  /// Prints a line for each file; false if a case failed.
  func run() throws -> Bool {
    let counts = [
      try count("auxiliary/LineBreakTest.txt") { lineBreaks($0) }
    ]
    return counts.allSatisfy { $0 }
  }

  private func count(_ name: String, _ isRight: (Substring) -> Bool?) throws -> Bool {
    let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
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

  /// A line such as `÷ 0061 × 0308 ÷ 0062 ÷`.
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
}
