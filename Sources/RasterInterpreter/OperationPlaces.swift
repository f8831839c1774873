// Which line of the source an operation of a recording comes from.

import RasterSyntax
import RasterValues

/// Notes for one recording which statement wrote which of its words.
package final class OperationPlaces: Sendable {
  private struct State {
    /// By the number of words that were written before, in ascending order.
    var notes: [(words: Int, place: SourceRange)] = []
    /// The statements that have begun and not ended, the outermost first.
    var open: [SourceRange] = []
    /// How many recordings there are that are none of this one.
    var pauses = 0

    /// What is written from now on comes from a statement; one that wrote nothing is forgotten.
    mutating func note(_ place: SourceRange, at words: Int) {
      while let last = notes.last, last.words >= words { notes.removeLast() }
      notes.append((words, place))
    }
  }

  private let state = Guarded(State())

  /// Nothing is recorded yet.
  package init() {}

  /// Notes that a statement begins, before which so many words were written.
  func begin(_ place: SourceRange, at words: Int) {
    state.withLock { state in
      guard state.pauses == 0 else { return }
      state.open.append(place)
      state.note(place, at: words)
    }
  }

  /// Notes that the last statement that began has ended: the one around it goes on.
  func end(at words: Int) {
    state.withLock { state in
      guard state.pauses == 0 else { return }
      _ = state.open.popLast()
      if let outer = state.open.last { state.note(outer, at: words) }
    }
  }

  /// Notes nothing until `resume`: what is recorded meanwhile is a recording of its own.
  func pause() { state.withLock { $0.pauses += 1 } }

  /// Goes on after `pause`.
  func resume() { state.withLock { $0.pauses -= 1 } }

  /// The statement that wrote the word at a position of the recording; nil before the first.
  ///
  /// What a placed component draws comes from the component's own statements. A logarithmic search.
  package func place(ofWord position: Int) -> SourceRange? {
    state.withLock { state in
      var (low, high) = (0, state.notes.count)
      while low < high {
        let middle = (low + high) / 2
        if state.notes[middle].words <= position { low = middle + 1 } else { high = middle }
      }
      return low == 0 ? nil : state.notes[low - 1].place
    }
  }
}
