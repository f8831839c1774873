// Attributes recorded text and placed components to lines of a program.

import RasterDrawing
import RasterSemantics
import RasterSyntax
import RasterValues

/// Records, while components are drawn, which lines draw text, and which text is truncated.
///
/// It traces one recording at a time. A class because all components of a recording share it.
package final class DrawingTrace: Sendable {
  /// A line that draws text, or places content.
  struct Source: Sendable {
    /// The index of the component that contains the line, or -1 in a function.
    var component = -1
    /// The source ranges of the text and of its paint, style or placed content.
    var paint, text: SourceRange
    let isBold: Bool
    /// The text's families of external fonts, case-folded.
    var families: [[UInt8]] = []
    /// Whether the line specifies truncation.
    var mayBeCut: Bool
    /// Whether the text belongs to a disabled component.
    var isExempt = false
  }

  /// A character for which no font has a glyph.
  struct MissingGlyph: Sendable {
    let scalar: Unicode.Scalar
    /// The innermost line, and the innermost one in the drawn component or a function of its file.
    let source, line: Source
  }

  /// The notes of a recording.
  struct Notes: Sendable {
    fileprivate(set) var sources: [Source] = []
    /// The start of each segment in the recording, with its source; nil for no source.
    fileprivate var segments: [(start: Int, source: Int?)] = []
    /// The sources whose text was truncated.
    fileprivate(set) var cut: [Source] = []
    fileprivate(set) var missing: [MissingGlyph] = []

    /// Returns the source of the value at a position of the recording.
    func source(at word: Int) -> Source? {
      let next = segments.firstSortedIndex { $0.start > word }
      guard next > 0 else { return nil }
      return segments[next - 1].source.map { sources[$0] }
    }
  }

  /// A line that is being drawn.
  private struct OpenLine {
    let source: Int
    /// The number of truncated texts before the line began, and in lines inside it.
    let before: Int
    var inside = 0
  }

  /// The progress of a recording.
  private struct Progress: Sendable {
    let words, cuts: Int
    let notes: [DrawingNote]

    init(_ canvas: borrowing Canvas) {
      (words, cuts) = (canvas.recordedWordCount, canvas.cutCount)
      notes = canvas.recordedNotes
    }
  }

  private struct State {
    var notes = Notes()
    /// The enclosing lines, innermost last.
    var open: [OpenLine] = []
    /// The number of drawing notes processed so far.
    var noteCount = 0
    /// The state of enclosing recordings while a tile is recorded.
    var waiting: [(open: [OpenLine], noteCount: Int)] = []
    /// The enclosing components, and whether each is disabled.
    var components: [(index: Int, isExempt: Bool)] = []
    /// The file of the drawn component; lines of other files are judged with their own components.
    var file = FileID(0)

    /// Begins a line.
    mutating func begin(_ source: Source, _ progress: Progress) {
      collect(progress.notes)
      notes.sources.append(source)
      let index = notes.sources.count - 1
      open.append(OpenLine(source: index, before: progress.cuts))
      beginSegment(progress.words, index)
    }

    /// Attributes the missing characters noted since the last line change to the innermost line.
    mutating func collect(_ noted: [DrawingNote]) {
      defer { noteCount = noted.count }
      guard noteCount < noted.count, let source = open.last.map({ notes.sources[$0.source] }) else {
        return
      }
      let line = open.last { isOwn(notes.sources[$0.source]) }.map { notes.sources[$0.source] }
      for case .missingGlyph(let scalar) in noted[noteCount...] {
        notes.missing.append(MissingGlyph(scalar: scalar, source: source, line: line ?? source))
      }
    }

    /// Whether a line belongs to the drawn component, or to a function of its file.
    private func isOwn(_ source: Source) -> Bool {
      source.component < 0 ? source.text.file == file : source.component == components.first?.index
    }

    /// Begins a segment of a source at a position; the segments of tiles are not recorded.
    mutating func beginSegment(_ word: Int, _ source: Int?) {
      if waiting.isEmpty { notes.segments.append((word, source)) }
    }
  }

  private let state = Guarded(State())

  /// Creates an empty trace.
  package init() {}

  /// Begins a recording of a component declared in a file.
  func start(in file: FileID) {
    state.withLock { state in
      state = State()
      state.file = file
    }
  }

  /// Begins a line of the innermost component on a canvas.
  func begin(_ source: Source, _ canvas: borrowing Canvas) {
    let progress = Progress(canvas)
    state.withLock { state in
      var source = source
      source.component = state.components.last?.index ?? -1
      source.isExempt = state.components.last?.isExempt ?? false
      if source.text.file != state.file { (source.isExempt, source.mayBeCut) = (true, true) }
      state.begin(source, progress)
    }
  }

  /// Begins text in content, written by a component, or by a function or constant if nil.
  ///
  /// Text from a function of another file is attributed to the line that places it.
  func begin(_ source: Source, writtenIn component: Int?, _ canvas: borrowing Canvas) {
    let progress = Progress(canvas)
    state.withLock { state in
      var source = source
      source.component = component ?? -1
      source.isExempt = state.components.last?.isExempt ?? false
      if source.text.file != state.file {
        if component == nil, let around = state.open.last.map({ state.notes.sources[$0.source] }) {
          (source.component, source.isExempt) = (around.component, around.isExempt)
          (source.paint, source.text) = (around.paint, around.text)
          source.mayBeCut = source.mayBeCut || around.mayBeCut
        } else {
          (source.isExempt, source.mayBeCut) = (true, true)
        }
      }
      state.begin(source, progress)
    }
  }

  /// Ends the innermost line.
  func end(_ canvas: borrowing Canvas) {
    let progress = Progress(canvas)
    state.withLock { state in
      state.collect(progress.notes)
      guard let own = state.open.popLast() else { return }
      let all = progress.cuts - own.before
      if all > own.inside { state.notes.cut.append(state.notes.sources[own.source]) }
      if !state.open.isEmpty { state.open[state.open.count - 1].inside += all }
      state.beginSegment(progress.words, state.open.last?.source)
    }
  }

  /// Begins a tile, which is a separate recording.
  func pause() {
    state.withLock { state in
      state.waiting.append((state.open, state.noteCount))
      (state.open, state.noteCount) = ([], 0)
    }
  }

  /// Resumes the recording around a tile.
  func resume() {
    state.withLock { state in
      guard let outer = state.waiting.popLast() else { return }
      (state.open, state.noteCount) = outer
    }
  }

  /// Enters a component; a component inside a disabled one counts as disabled too.
  func enter(_ component: Int, isExempt: Bool) {
    state.withLock { state in
      let isInside = state.components.last?.isExempt ?? false
      state.components.append((component, isExempt || isInside))
    }
  }

  /// Leaves the innermost component.
  func leave() { state.withLock { state in _ = state.components.popLast() } }

  /// Returns the notes, and resets the trace.
  func take() -> Notes {
    state.withLock { state in
      defer { state = State() }
      return state.notes
    }
  }
}

extension DrawingTrace.Source {
  /// Creates the source of a line; returns nil if it neither draws text nor places content.
  init?(_ operation: DrawOperation, _ arguments: [TypedExpression?], _ values: LineValues) {
    switch operation.arguments {
    case .text(let line):
      guard let words = line.content.expression(in: arguments) else { return nil }
      let paint = line.paint.expression(in: arguments) ?? line.style.expression(in: arguments)
      self.init(
        paint: (paint ?? words).range,
        text: words.range,
        isBold: (line.style(values).font?.weight ?? .regular).isBold,
        families: line.families(values),
        mayBeCut: line.truncation.expression(in: arguments) != nil
      )
    case .place(let line):
      guard let content = line.content.expression(in: arguments) else { return nil }
      self.init(placing: content.range)
    case .fill, .stroke, .layer, .image, .nineSlice: return nil
    }
  }

  /// Creates the source of a line that places content.
  init(placing content: SourceRange) {
    self.init(paint: content, text: content, isBold: false, mayBeCut: false)
  }

  /// Creates the source of text used as content, with the values of its line.
  init?(_ origin: ContentOrigin, _ values: LineValues) {
    guard case .text(let line) = DrawOperation.text.arguments, let words = origin[nil] else {
      return nil
    }
    self.init(
      paint: (origin["with"] ?? origin["style"] ?? words).range,
      text: words.range,
      isBold: (line.style(values).font?.weight ?? .regular).isBold,
      families: line.families(values),
      mayBeCut: origin["truncation"] != nil
    )
  }
}

extension ContentOrigin {
  /// Returns the explicit argument of a line of text with a label.
  fileprivate subscript(label: String?) -> TypedExpression? {
    for (parameter, argument) in zip(BuiltIn.text.parameters, arguments)
    where parameter.label == label && !argument.isImplicit {
      return argument
    }
    return nil
  }
}

extension FontWeight {
  /// Whether WCAG considers this weight bold.
  var isBold: Bool { value >= 700 }
}
