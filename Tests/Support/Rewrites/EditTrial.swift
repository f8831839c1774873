// Edits a random program at random, and checks whether keys determine which of its images change.

import Raster
import RasterInterpreter
import RasterSemantics
import RasterSyntax

/// The results of trials of edits.
package struct EditFindings: Sendable {
  package var edits = 0
  package var looks = 0
  /// Looks that a cache drew after an edit, since their recordings changed.
  package var drawn = 0
  /// Looks whose pixels changed.
  package var changed = 0
  /// Looks whose recording changed and whose pixels did not, since the change is covered or
  /// outside.
  package var hidden = 0
  /// Looks that were answered without recording, since the component's definition is the same.
  package var unrecorded = 0
  package var counterexamples: [String] = []

  package init() {}

  package mutating func add(_ other: EditFindings) {
    edits += other.edits
    looks += other.looks
    drawn += other.drawn
    changed += other.changed
    hidden += other.hidden
    unrecorded += other.unrecorded
    counterexamples += other.counterexamples
  }

  package var summary: String {
    """
    \(edits) edits, \(looks) looks: \(drawn) drawn, \(unrecorded) not even recorded; \
    \(changed) changed, \(hidden) have another recording and the same pixels
    \(counterexamples.count) counterexamples
    """
  }
}

/// Edits of one random program, each of which is compared with the program before it.
package struct EditTrial {
  private let seed: UInt64
  private let image: [UInt8]
  private var random: SeededGenerator
  private var findings = EditFindings()

  /// Makes the given number of edits, one after the other, of the program of a seed.
  package static func run(seed: UInt64, edits: Int, image: [UInt8]) -> EditFindings {
    var trial = EditTrial(
      seed: seed,
      image: image,
      random: SeededGenerator(seed: seed ^ 0xED17)
    )
    trial.run(edits: edits)
    return trial.findings
  }

  private mutating func run(edits: Int) {
    var text = RandomProgram(seed: seed).text
    guard var before = prepared(text).map({ looks(of: $0) }) else { return }
    // One cache for all, which retains everything that was drawn once.
    let cache = RasterCache(byteLimit: 1 << 30)
    var known: Set<LookKey> = []
    _ = draw(before, with: cache, &known)
    var tries = 0
    while findings.edits < edits, tries < 8 * edits {
      tries += 1
      let edited = edit(ProgramText(text))
      guard edited != text, let program = prepared(edited) else { continue }
      let after = looks(of: program)
      guard after.count == before.count else { continue }
      findings.edits += 1
      compare(before, after, with: cache, &known)
      (text, before) = (edited, after)
    }
  }

  private func prepared(_ text: String) -> PreparedProgram? {
    let shared = (RandomProgram.shared.path, Array(RandomProgram.shared.text.utf8))
    let sources = [shared, (ProgramText.path, Array(text.utf8))]
    let compiled = compile(sources, fixIts: .untried) { _ in image }
    return compiled.errors.isEmpty ? PreparedProgram(compiled.program) : nil
  }

  // MARK: Looks

  /// A named state of a component, and the request that draws it.
  private struct Look {
    let name: String
    let component: InterpretedComponent
    let environment: Environment
    let size: Size
    /// The key before recording.
    let request: [UInt8]
    let key: LookKey?
  }

  private func looks(of program: PreparedProgram) -> [Look] {
    var looks: [Look] = []
    for component in program.program.components.indices.compactMap({ program.component($0) }) {
      for state in component.namedStates().prefix(3) {
        let size = state.size ?? state.component.naturalSize(in: state.environment)
        var request = KeyEncoder()
        state.component.encodeKey(into: &request, environment: state.environment)
        let list = state.component.displayList(size: size, environment: state.environment)
        looks.append(
          Look(
            name: "\(component.name).\(state.name)",
            component: state.component,
            environment: state.environment,
            size: size,
            request: request.bytes + Array("\(size) \(state.environment.scale)".utf8),
            key: list.map { LookKey($0) }
          )
        )
      }
    }
    return looks
  }

  /// Draws unknown looks with a cache, and returns for each whether the cache drew anything.
  private func draw(
    _ looks: [Look],
    with cache: RasterCache,
    _ known: inout Set<LookKey>
  ) -> [(drew: Bool, pixels: [UInt32])] {
    looks.map { look in
      let drawn = cache.statistics.looksDrawn
      let bitmap = try? cache.bitmap(
        of: look.component,
        size: look.size,
        environment: look.environment
      )
      if let key = look.key { known.insert(key) }
      return (cache.statistics.looksDrawn > drawn, bitmap?.pixels ?? [])
    }
  }

  private mutating func compare(
    _ before: [Look],
    _ after: [Look],
    with cache: RasterCache,
    _ known: inout Set<LookKey>
  ) {
    for (old, new) in zip(before, after) {
      guard let key = new.key, let oldKey = old.key else { continue }
      findings.looks += 1
      let isKnown = known.contains(key)
      let isSameSize = old.size == new.size
      let was = draw([old], with: cache, &known)[0]
      if was.drew { note("\(old.name) was drawn twice") }
      let now = draw([new], with: cache, &known)[0]
      // An unknown look may have been drawn as a part of another.
      if now.drew, isKnown { note("\(new.name) is known, and drawn") }
      if old.request == new.request {
        findings.unrecorded += 1
        if key != oldKey { note("\(new.name) has the same request and another recording") }
      }
      // A cached bitmap equals a fresh drawing, whatever was drawn before.
      let fresh = RasterCache(byteLimit: 1 << 28)
      let drawn = draw([new], with: fresh, &known)[0]
      if drawn.pixels != now.pixels { note("\(new.name) is not what the cache gives") }
      if now.drew { findings.drawn += 1 }
      let isChanged = was.pixels != now.pixels
      if isChanged { findings.changed += 1 }
      if isChanged, key == oldKey, isSameSize { note("\(new.name) changed with the same key") }
      if !isChanged, key != oldKey { findings.hidden += 1 }
    }
  }

  private mutating func note(_ what: String) {
    findings.counterexamples.append("seed \(seed), edit \(findings.edits): \(what)")
  }

  // MARK: Edits

  /// The text with a change at one position.
  private mutating func edit(_ text: ProgramText) -> String {
    let tokens = text.tree.tokens
    switch random.below(8) {
    case 0:
      let places = text.drawPlaces
      guard !places.isEmpty else { return text.text }
      return text.replacing([(places[random.below(places.count)].range, "")])
    case 1:
      let places = text.drawPlaces
      guard !places.isEmpty else { return text.text }
      let range = places[random.below(places.count)].range
      return text.replacing([(range.end, "\n" + text.text(range))])
    case 2:
      let spaces = tokens.filter { $0.kind == .newline }
      return replace(spaces, in: text) { _ in "\n// as before\n" }
    case 3:
      let names = tokens.filter { $0.kind == .true || $0.kind == .false }
      return replace(names, in: text) { $0 == "true" ? "false" : "true" }
    case 4:
      let strings = tokens.filter { $0.kind == .stringText }
      return replace(strings, in: text) { $0 + "!" }
    case 5:
      let other = "#\(random.below(900_000) + 100_000)"
      return replace(tokens.filter { $0.kind == .color }, in: text) { _ in other }
    default:
      let other = random.below(40)
      let numbers = tokens.filter { [.integer, .number, .measure].contains($0.kind) }
      return replace(numbers, in: text) { number in
        let unit = number.drop { $0.isNumber || $0 == "." }
        return number.contains(".") ? "\(other).5\(unit)" : "\(other)\(unit)"
      }
    }
  }

  private mutating func replace(
    _ tokens: [Token],
    in text: ProgramText,
    _ change: (String) -> String
  ) -> String {
    guard !tokens.isEmpty else { return text.text }
    let token = tokens[random.below(tokens.count)]
    let range = SourceRange(file: FileID(1), lower: Int(token.lower), upper: Int(token.upper))
    return text.replacing([(range, change(text.text(range)))])
  }
}
