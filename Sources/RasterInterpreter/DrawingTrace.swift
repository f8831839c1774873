// Which lines of a program a recording comes from: those that draw words, and those that place.

import RasterDrawing
import RasterSemantics
import RasterSyntax
import RasterValues

/// Notes, while components are recorded, which lines draw words, and which words are cut.
///
/// One recording at a time; a class, since all components of the recording share it.
package final class DrawingTrace: Sendable {
  /// A line that draws words, or places something that does.
  struct Source: Sendable {
    /// The component that the line stands in, by its index in the program; -1 in a function.
    var component = -1
    /// The places in the text of the paint, or of what stands for it, and of the words.
    var paint, words: SourceRange
    let isBold: Bool
    /// The families of fonts that come from elsewhere, folded.
    var families: [[UInt8]] = []
    /// Whether the line says how its words are cut.
    var mayBeCut: Bool
    /// Whether nobody is to use what the words are on.
    var isExempt = false
  }

  /// A character for which no font has a glyph.
  struct MissingGlyph: Sendable {
    let scalar: Unicode.Scalar
    /// The innermost line, and the innermost one that stands in the component that is drawn or in a function.
    let source, line: Source
  }

  /// A recording that was noted.
  struct Notes: Sendable {
    fileprivate(set) var sources: [Source] = []
    /// Where in the recording each run of words of one source begins; nil is none.
    fileprivate var segments: [(start: Int, source: Int?)] = []
    /// The sources whose words were cut.
    fileprivate(set) var cut: [Source] = []
    fileprivate(set) var missing: [MissingGlyph] = []

    /// The line that a word of the recording comes from.
    func source(at word: Int) -> Source? {
      let next = segments.firstSortedIndex { $0.start > word }
      guard next > 0 else { return nil }
      return segments[next - 1].source.map { sources[$0] }
    }
  }

  /// A line that is being drawn.
  private struct OpenLine {
    let source: Int
    /// How many texts had been cut before it began, and how many were in lines inside of it.
    let before: Int
    var inside = 0
  }

  /// How far a recording has come.
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
    /// The lines around, the innermost last.
    var open: [OpenLine] = []
    /// The notes of the drawing that were looked at.
    var noteCount = 0
    /// The same of the recordings that wait until this one, of a tile, has ended.
    var waiting: [(open: [OpenLine], noteCount: Int)] = []
    /// The components around, and whether nobody is to use them.
    var components: [(index: Int, isExempt: Bool)] = []
    /// The file of the component that is drawn; lines of others answer for themselves.
    var file = FileID(0)

    /// Begins a line.
    mutating func begin(_ source: Source, _ progress: Progress) {
      collect(progress.notes)
      notes.sources.append(source)
      let index = notes.sources.count - 1
      open.append(OpenLine(source: index, before: progress.cuts))
      beginSegment(progress.words, index)
    }

    /// Gives the characters that were noted since a line began or ended to the innermost line.
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

    /// Whether a line stands in the component that is drawn, or in a function of its file.
    private func isOwn(_ source: Source) -> Bool {
      source.component < 0 ? source.words.file == file : source.component == components.first?.index
    }

    /// What is recorded from a word on comes from a source; the words of tiles are not kept.
    mutating func beginSegment(_ word: Int, _ source: Int?) {
      if waiting.isEmpty { notes.segments.append((word, source)) }
    }
  }

  private let state = Guarded(State())

  /// Nothing is noted yet.
  package init() {}

  /// Begins a recording of a component that stands in a file.
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
      if source.words.file != state.file { (source.isExempt, source.mayBeCut) = (true, true) }
      state.begin(source, progress)
    }
  }

  /// Begins a text inside content, given the component that wrote it, or nil for a function or constant.
  ///
  /// For text that a function of another file makes, the line that places it answers.
  func begin(_ source: Source, writtenIn component: Int?, _ canvas: borrowing Canvas) {
    let progress = Progress(canvas)
    state.withLock { state in
      var source = source
      source.component = component ?? -1
      source.isExempt = state.components.last?.isExempt ?? false
      if source.words.file != state.file {
        if component == nil, let around = state.open.last.map({ state.notes.sources[$0.source] }) {
          (source.component, source.isExempt) = (around.component, around.isExempt)
          (source.paint, source.words) = (around.paint, around.words)
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

  /// Begins a tile, which is a recording of its own.
  func pause() {
    state.withLock { state in
      state.waiting.append((state.open, state.noteCount))
      (state.open, state.noteCount) = ([], 0)
    }
  }

  /// Goes on with the recording around a tile.
  func resume() {
    state.withLock { state in
      guard let outer = state.waiting.popLast() else { return }
      (state.open, state.noteCount) = outer
    }
  }

  /// Begins a component; one in one that nobody is to use is not to be used either.
  func enter(_ component: Int, isExempt: Bool) {
    state.withLock { state in
      let isInside = state.components.last?.isExempt ?? false
      state.components.append((component, isExempt || isInside))
    }
  }

  /// Ends the innermost component.
  func leave() { state.withLock { state in _ = state.components.popLast() } }

  /// Hands over what was noted, and begins anew.
  func take() -> Notes {
    state.withLock { state in
      defer { state = State() }
      return state.notes
    }
  }
}

extension DrawingTrace.Source {
  /// The source of a line with the values of its arguments; nil of what neither draws words nor places.
  init?(_ operation: DrawOperation, _ arguments: [TypedExpression?], _ values: LineValues) {
    switch operation.arguments {
    case .text(let line):
      guard let words = line.words.expression(in: arguments) else { return nil }
      let paint = line.paint.expression(in: arguments) ?? line.style.expression(in: arguments)
      self.init(
        paint: (paint ?? words).range,
        words: words.range,
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

  /// The source of a place in the text that says what is placed.
  init(placing content: SourceRange) {
    self.init(paint: content, words: content, isBold: false, mayBeCut: false)
  }

  /// The source of text that is a content, with the values of its line.
  init?(_ origin: ContentOrigin, _ values: LineValues) {
    guard case .text(let line) = DrawOperation.text.arguments, let words = origin[nil] else {
      return nil
    }
    self.init(
      paint: (origin["with"] ?? origin["style"] ?? words).range,
      words: words.range,
      isBold: (line.style(values).font?.weight ?? .regular).isBold,
      families: line.families(values),
      mayBeCut: origin["truncation"] != nil
    )
  }
}

extension ContentOrigin {
  /// The argument of a line of text that is written with a label.
  fileprivate subscript(label: String?) -> TypedExpression? {
    for (parameter, argument) in zip(BuiltIn.text.parameters, arguments)
    where parameter.label == label && !argument.isImplicit {
      return argument
    }
    return nil
  }
}

extension FontWeight {
  /// Whether WCAG takes such letters for bold.
  var isBold: Bool { value >= 700 }
}
