// What a format cannot say of a drawing.

/// Something of a drawing that a format has no counterpart for: it is said otherwise, or left out.
package struct ExportLoss: Hashable, Sendable {
  /// What it is, and what becomes of it.
  package let message: String
  /// The position of the operation's first word in the recording; nil where it is all of the drawing.
  package let word: Int?

  package init(_ message: String, atWord word: Int? = nil) {
    (self.message, self.word) = (message, word)
  }
}

/// What is lost of a drawing, each once, in the order in which it was found.
struct LossList {
  private(set) var all: [ExportLoss] = []
  private var known: Set<ExportLoss> = []

  mutating func add(_ loss: ExportLoss) {
    if known.insert(loss).inserted { all.append(loss) }
  }
}
