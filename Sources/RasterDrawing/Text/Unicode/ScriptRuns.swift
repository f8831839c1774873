// Divides text into runs of one script each, for fonts and shaping (UAX #24, sections 5.1 and 5.2).
//
// Characters shared by several scripts, such as spaces, digits and punctuation, belong to the
// preceding script, or at the start to the following one. A closing bracket has the script of its
// opening bracket, and a mark that of its base.

import RasterValues

/// Scalars that are shaped as one script.
package struct ScriptRun: Equatable, Sendable {
  package let range: Range<Int>
  /// The script; `.common` if the text has no letters of any script.
  package let script: Script

  package init(range: Range<Int>, script: Script) {
    (self.range, self.script) = (range, script)
  }

  /// Returns the runs of `scalars`, in order and without gaps; none for empty text.
  package static func runs(in scalars: [UInt32]) -> [ScriptRun] {
    var itemizer = ScriptItemizer()
    for index in scalars.indices { itemizer.append(scalars[index], at: index) }
    return itemizer.finished(count: scalars.count)
  }
}

private struct ScriptItemizer {
  private let table = UnicodeTable.shared
  private var runs: [ScriptRun] = []
  private var start = 0
  private var script = Script.common
  /// The open brackets, with the innermost last.
  private var brackets: [(pairing: UInt32, script: Script)] = []

  /// The maximum depth, which keeps searches short; deeper brackets have the preceding script.
  private static let maximumDepth = 64

  mutating func append(_ scalar: UInt32, at index: Int) {
    let properties = table[scalar]
    var own = properties.script
    if properties.isClosingBracket { own = popBracket(scalar, properties) ?? own }
    if own.isReal, own != script {
      if !script.isReal {
        script = own
      } else if !properties.isMark {
        close(at: index)
        script = own
      }
    }
    if properties.isOpeningBracket, brackets.count < Self.maximumDepth {
      let pairing = MirrorTable.shared.pairing(of: scalar, properties)
      brackets.append((pairing, script))
    }
  }

  mutating func finished(count: Int) -> [ScriptRun] {
    close(at: count)
    return runs
  }

  private mutating func close(at index: Int) {
    guard index > start else { return }
    runs.append(ScriptRun(range: start..<index, script: script))
    start = index
  }

  /// Returns the script of the bracket that `scalar` closes; nil if it does not close any.
  private mutating func popBracket(_ scalar: UInt32, _ properties: ScalarProperties) -> Script? {
    let pairing = MirrorTable.shared.pairing(of: scalar, properties)
    guard let place = brackets.lastIndex(where: { $0.pairing == pairing }) else { return nil }
    let bracket = brackets[place]
    brackets.removeSubrange(place...)
    if bracket.script.isReal { return bracket.script }
    // The opening bracket precedes the first letter, so it belongs to the first run.
    return runs.first?.script ?? script
  }
}
