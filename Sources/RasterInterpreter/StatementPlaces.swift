// Which statement has recorded which operations of a drawing.

import RasterSyntax
import RasterValues

/// Notes where in a recording each statement begins, while one drawing is recorded at a time.
package final class StatementPlaces: Sendable {
  /// The statements of a recording, in the order in which they began.
  package struct Recorded: Sendable {
    fileprivate var starts: [(position: Int, statement: SourceRange)] = []

    /// The statement that has recorded the operation at a position; nil where none is known.
    ///
    /// What a statement records begins where it begins or later, and before the next one does.
    package func statement(at position: Int) -> SourceRange? {
      var (low, high) = (0, starts.count)
      while low < high {
        let middle = (low + high) / 2
        if starts[middle].position > position { high = middle } else { low = middle + 1 }
      }
      return low > 0 ? starts[low - 1].statement : nil
    }
  }

  /// More statements are not noted.
  private static let most = 100_000

  private let state = Guarded<Recorded?>(nil)

  package init() {}

  /// Notes statements from now on.
  package func begin() { state.withLock { $0 = Recorded() } }

  /// The statements that were noted.
  package func end() -> Recorded {
    state.withLock { state in
      defer { state = nil }
      return state ?? Recorded()
    }
  }

  func note(_ statement: SourceRange, at position: Int) {
    state.withLock { state in
      guard let count = state?.starts.count, count < Self.most else { return }
      state?.starts.append((position, statement))
    }
  }
}
