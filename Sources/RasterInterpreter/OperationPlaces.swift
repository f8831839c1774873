// Maps the operations of a recording to lines of the source.

import RasterSyntax
import RasterValues

/// Records which statement wrote each part of a recording.
package final class OperationPlaces: Sendable {
  private struct State {
    /// The statements by the offset at which their output begins, ascending.
    var notes: [(offset: Int, place: SourceRange)] = []
    /// The statements in progress, outermost first.
    var open: [SourceRange] = []
    /// The number of nested recordings in progress that are not part of this one.
    var pauses = 0

    /// Attributes the output from an offset to a statement, dropping statements without output.
    mutating func note(_ place: SourceRange, at offset: Int) {
      while let last = notes.last, last.offset >= offset { notes.removeLast() }
      notes.append((offset, place))
    }
  }

  private let state = Guarded(State())

  /// Creates an empty map.
  package init() {}

  /// Records that a statement begins at an offset.
  func begin(_ place: SourceRange, at offset: Int) {
    state.withLock { state in
      guard state.pauses == 0 else { return }
      state.open.append(place)
      state.note(place, at: offset)
    }
  }

  /// Records that the innermost statement has ended, so that the enclosing one continues.
  func end(at offset: Int) {
    state.withLock { state in
      guard state.pauses == 0 else { return }
      _ = state.open.popLast()
      if let outer = state.open.last { state.note(outer, at: offset) }
    }
  }

  /// Ignores a nested, separate recording until `resume`.
  func pause() { state.withLock { $0.pauses += 1 } }

  /// Resumes recording after `pause`.
  func resume() { state.withLock { $0.pauses -= 1 } }

  /// Returns the statement that wrote the value at a position, or nil before the first statement.
  ///
  /// The drawing of a placed component is attributed to that component's statements. Uses binary
  /// search.
  package func place(ofWord position: Int) -> SourceRange? {
    state.withLock { state in
      var (low, high) = (0, state.notes.count)
      while low < high {
        let middle = (low + high) / 2
        if state.notes[middle].offset <= position { low = middle + 1 } else { high = middle }
      }
      return low == 0 ? nil : state.notes[low - 1].place
    }
  }
}
