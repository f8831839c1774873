// The features of a drawing that a format does not support.

/// A feature of a drawing that a format does not support, and that is replaced or left out.
package struct ExportLoss: Hashable, Sendable {
  /// A description of the feature and of its treatment.
  package let message: String
  /// The position of the operation in the recording, or nil for the whole drawing.
  package let word: Int?

  package init(_ message: String, atWord word: Int? = nil) {
    (self.message, self.word) = (message, word)
  }
}

/// The losses of a drawing, each once, in order of discovery.
struct LossList {
  private(set) var all: [ExportLoss] = []
  private var known: Set<ExportLoss> = []

  mutating func add(_ loss: ExportLoss) {
    if known.insert(loss).inserted { all.append(loss) }
  }
}
