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
    /// The component that the line stands in, by its index in the program.
    var component = -1
    /// The places in the text of the paint, or of what stands for it, and of the words.
    let paint, words: SourceRange
    let isBold: Bool
    /// Whether the line says how its words are cut.
    var mayBeCut: Bool
    /// Whether nobody is to use what the words are on.
    var isExempt = false
  }

  /// A recording that was noted.
  struct Notes: Sendable {
    fileprivate(set) var sources: [Source] = []
    /// Where in the recording each run of words of one source begins; nil is none.
    fileprivate var segments: [(start: Int, source: Int?)] = []
    /// The sources whose words were cut.
    fileprivate(set) var cut: [Source] = []

    /// The line that a word of the recording comes from.
    func source(at word: Int) -> Source? {
      let next = segments.firstSortedIndex { $0.start > word }
      guard next > 0 else { return nil }
      return segments[next - 1].source.map { sources[$0] }
    }
  }

  private struct State {
    var notes = Notes()
    /// The lines around: by their places, how many cuts there were before, and inside.
    var open: [(source: Int, before: Int, inside: Int)] = []
    /// The components around, and whether nobody is to use them.
    var components: [(index: Int, isExempt: Bool)] = []
    /// The file of the component that is drawn; lines of others answer for themselves.
    var file = FileID(0)
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

  /// Begins a line on a canvas.
  func begin(_ source: Source, _ canvas: borrowing Canvas) {
    let (word, cuts) = (canvas.recordedWordCount, canvas.cutCount)
    state.withLock { state in
      var source = source
      source.component = state.components.last?.index ?? -1
      source.isExempt = state.components.last?.isExempt ?? false
      if source.words.file != state.file { (source.isExempt, source.mayBeCut) = (true, true) }
      state.notes.sources.append(source)
      let index = state.notes.sources.count - 1
      state.open.append((index, cuts, 0))
      state.notes.segments.append((word, index))
    }
  }

  /// Ends the innermost line.
  func end(_ canvas: borrowing Canvas) {
    let (word, cuts) = (canvas.recordedWordCount, canvas.cutCount)
    state.withLock { state in
      guard let own = state.open.popLast() else { return }
      let all = cuts - own.before
      if all > own.inside { state.notes.cut.append(state.notes.sources[own.source]) }
      if !state.open.isEmpty { state.open[state.open.count - 1].inside += all }
      state.notes.segments.append((word, state.open.last?.source))
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
        mayBeCut: line.truncation.expression(in: arguments) != nil
      )
    case .place(let line):
      guard let content = line.content.expression(in: arguments) else { return nil }
      let texts = content.texts
      let text = texts.count == 1 ? texts[0] : nil
      self.init(
        paint: (text?["with"] ?? text?["style"] ?? content).range,
        words: (text?[nil] ?? content).range,
        isBold: false,
        mayBeCut: texts.contains { $0["truncation"] != nil }
      )
    case .fill, .stroke, .layer, .image, .stretch: return nil
    }
  }
}

extension FontWeight {
  /// Whether WCAG takes such letters for bold.
  var isBold: Bool { value >= 700 }
}

/// Words among contents, with what is written of their arguments.
private struct WrittenText {
  let labels: [String?]
  let arguments: [TypedExpression]

  subscript(label: String?) -> TypedExpression? {
    for (own, argument) in zip(labels, arguments) where own == label && !argument.isImplicit {
      return argument
    }
    return nil
  }
}

extension TypedExpression {
  /// The words that are written in a content.
  fileprivate var texts: [WrittenText] {
    var result: [WrittenText] = []
    visit { part in
      guard case .builtIn(let builtIn, let arguments) = part.kind, builtIn === BuiltIn.text else {
        return
      }
      result.append(
        WrittenText(labels: builtIn.parameters.map { $0.label }, arguments: arguments)
      )
    }
    return result
  }
}
