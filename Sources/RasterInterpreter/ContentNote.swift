// Notes which line of the source made a content, while the content is recorded.

import RasterDrawing
import RasterSemantics
import RasterSyntax

/// Tells the notes of a recording that what a canvas records now was written in one place.
///
/// So what a content draws comes from the line of the content, wherever that is placed: in a row, through
/// a function, or in a component's slot.
final class ContentNote: ContentObserver {
  private let prepared: PreparedProgram
  private let range: SourceRange
  /// The line as the trace notes it, of text and of components.
  private let source: DrawingTrace.Source?

  private init(
    _ prepared: PreparedProgram,
    _ range: SourceRange,
    _ source: DrawingTrace.Source?
  ) {
    (self.prepared, self.range, self.source) = (prepared, range, source)
  }

  /// A note for a component; nil where nobody asks, or no source made it.
  convenience init?(_ origin: ContentOrigin, for prepared: PreparedProgram) {
    guard prepared.places != nil || prepared.trace != nil, let range = origin.range else {
      return nil
    }
    self.init(prepared, range, DrawingTrace.Source(placing: range))
  }

  /// A note for text or an image; nil where nobody asks, and of what only holds others.
  convenience init?(_ layout: LayoutValue, for prepared: PreparedProgram) {
    guard prepared.places != nil || prepared.trace != nil, let range = layout.origin.range else {
      return nil
    }
    guard prepared.trace != nil, case .text(let values) = layout.kind else {
      self.init(prepared, range, nil)
      return
    }
    let source = DrawingTrace.Source(layout.origin, LineValues(values: values))
    self.init(prepared, range, source)
  }

  func begin(on canvas: borrowing Canvas) {
    prepared.places?.begin(range, at: canvas.recordedWordCount)
    guard let trace = prepared.trace, let source else { return }
    trace.begin(source, writtenIn: prepared.program.component(around: range), canvas)
  }

  func end(on canvas: borrowing Canvas) {
    prepared.places?.end(at: canvas.recordedWordCount)
    if source != nil { prepared.trace?.end(canvas) }
  }
}

extension Content {
  /// The content with a note of where it was written.
  func observed(by note: ContentNote?) -> Content {
    guard let note else { return self }
    var result = self
    result.observer = note
    return result
  }
}

extension Program {
  /// The component whose declaration holds a place, by its index; nil for functions and constants.
  fileprivate func component(around place: SourceRange) -> Int? {
    components.firstIndex { component in
      let range = component.head.range
      return range.file == place.file && range.lower <= place.lower && place.upper <= range.upper
    }
  }
}
