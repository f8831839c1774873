// Brackets and blocks that are open where text is written.

import RasterSyntax

/// Brackets or a block that take several lines, or the file.
struct LayoutFrame {
  /// How brackets are broken.
  enum Mode {
    /// Not at all.
    case flat
    /// Not by themselves; the last element is.
    case hugging
    /// Where the author did, and where a row is full.
    case rows
    /// At each of their places.
    case each
  }

  let isBlock: Bool
  /// The indentation of the line that the closer stands on, and of those inside.
  let base: Int
  var inner: Int
  var mode = Mode.rows
  var opener = -1
  var isList = false
  /// Whether lines that the author broke at commas are filled anew.
  var isRefilled = false
  /// Whether it holds the cases of a `switch` over statements.
  var isSelection = false

  /// The indentation of the unit, and of the line that its current element starts on.
  var unitIndent = 0
  var elementIndent = 0
  /// How much deeper lines are that go on.
  var continuation = Layout.step
  /// Whether the unit stays as it is, and the first item after it.
  var isKept = false
  var keptEnd = 0

  init(isBlock: Bool, base: Int, inner: Int) {
    self.isBlock = isBlock
    self.base = base
    self.inner = inner
    unitIndent = inner
    elementIndent = inner
  }

  var isHugging: Bool { mode == .hugging }

  /// The indentation of lines that start with an operator.
  var operatorIndent: Int { operatorIndent(from: elementIndent) }

  func operatorIndent(from indent: Int) -> Int {
    indent + (isBlock && indent == unitIndent ? continuation : Layout.step)
  }
}
