// The open brackets and blocks at the current output position.

import RasterSyntax

/// Brackets or a block that span lines, or the file.
struct LayoutFrame {
  /// How brackets are broken.
  enum Mode {
    /// On one line.
    case flat
    /// Only the last element is broken.
    case hugging
    /// At the author's breaks, and where a row is full.
    case rows
    /// Before each element.
    case each
  }

  let isBlock: Bool
  /// The indentation of the line with the closer, and of the inner lines.
  let base: Int
  var inner: Int
  var mode = Mode.rows
  var opener = -1
  var isList = false
  /// Whether lines that the author broke at commas are filled again.
  var isRefilled = false
  /// Whether it contains the cases of a `switch` over statements.
  var isSelection = false

  /// The indentation of the unit, and of the line where its current element starts.
  var unitIndent = 0
  var elementIndent = 0
  /// The additional indentation of continuation lines.
  var continuation = Layout.step
  /// Whether the unit stays unchanged, and the first item after it.
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
