// Records which line of the source created a content, while the content is drawn.

import RasterDrawing
import RasterSemantics
import RasterSyntax
import RasterValues

/// Attributes recorded operations to the line of the source that created a content.
///
/// A content's drawing is thus attributed to the content's line, wherever it is placed: in a row,
/// by a function, or in a component's slot.
final class ContentNote: ContentObserver {
  private let prepared: PreparedProgram
  private let range: SourceRange
  /// The line as recorded in the trace, for text and components.
  private let source: DrawingTrace.Source?
  /// The size that the layout around the content last proposed.
  private let proposed = Guarded<Size?>(nil)

  private init(
    _ prepared: PreparedProgram,
    _ range: SourceRange,
    _ source: DrawingTrace.Source?
  ) {
    (self.prepared, self.range, self.source) = (prepared, range, source)
  }

  /// Creates a note for a component, or returns nil if no origin is needed or known.
  convenience init?(_ origin: ContentOrigin, for prepared: PreparedProgram) {
    guard prepared.needsOrigins, let range = origin.range else { return nil }
    self.init(prepared, range, DrawingTrace.Source(placing: range))
  }

  /// Creates a note for text or an image, or returns nil if no origin is needed or known.
  ///
  /// For other layouts, only the position is recorded.
  convenience init?(_ layout: LayoutValue, for prepared: PreparedProgram) {
    guard prepared.needsOrigins, let range = layout.origin.range else { return nil }
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

  func propose(_ size: Size) {
    if prepared.frames != nil { proposed.withLock { $0 = size } }
  }

  func place(in frame: Rect, padding: Insets, on canvas: borrowing Canvas) {
    guard let frames = prepared.frames else { return }
    frames.add(
      ContentFrames.Frame(
        source: range,
        rect: canvas.outermost(frame),
        padding: padding,
        proposed: proposed.withLock { $0 }
      )
    )
  }
}

extension Content {
  /// Returns the content with a note that records its origin.
  func observed(by note: ContentNote?) -> Content {
    guard let note else { return self }
    var result = self
    result.observer = note
    return result
  }
}

extension Program {
  /// Returns the index of the component around a source range, or nil in functions and constants.
  fileprivate func component(around place: SourceRange) -> Int? {
    components.firstIndex { component in
      let range = component.head.range
      return range.file == place.file && range.lower <= place.lower && place.upper <= range.upper
    }
  }
}
