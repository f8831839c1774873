// Cuts text into runs of one script each, for faces and shaping (UAX #24, section 5.1 and 5.2).
//
// What several scripts share, spaces, digits and punctuation, goes with what is before it, at the
// beginning with what follows; a closing bracket with its opening one; marks with what they are on.

import RasterValues

/// Scalars that are drawn as one script.
package struct ScriptRun: Equatable, Sendable {
  package let range: Range<Int>
  /// The script; `.common` where the text has no letter of any.
  package let script: Script

  package init(range: Range<Int>, script: Script) {
    (self.range, self.script) = (range, script)
  }

  /// The runs of `scalars`, in order and without gaps; none for empty text.
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
  /// Open brackets, innermost last.
  private var brackets: [(pairing: UInt32, script: Script)] = []

  /// Deeper brackets go with what is before them, so that a search is short.
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

  /// The script of the bracket that `scalar` closes; nil if it closes none.
  private mutating func popBracket(_ scalar: UInt32, _ properties: ScalarProperties) -> Script? {
    let pairing = MirrorTable.shared.pairing(of: scalar, properties)
    guard let place = brackets.lastIndex(where: { $0.pairing == pairing }) else { return nil }
    let bracket = brackets[place]
    brackets.removeSubrange(place...)
    if bracket.script.isReal { return bracket.script }
    // It stands before the first letter, in the first run.
    return runs.first?.script ?? script
  }
}
