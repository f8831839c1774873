// Runs the `tests` of components, and reports failures at their source locations.

import Raster
import RasterCommands
import RasterInterpreter
import RasterSemantics
import RasterSyntax

/// Runs the tests that components declare.
struct Expectations {
  /// Tests are drawn at one pixel per point, unless a state sets another scale.
  private static let scale = 1.0

  private let compilation: Compilation
  private let cache: RasterCache
  private let fonts: FontCollection
  /// The failures with their source locations.
  private(set) var failures: [Diagnostic] = []
  /// All lines that were tested.
  private(set) var records: [Record] = []

  /// A line that was tested.
  struct Record: Sendable {
    /// The component's name with its folder.
    let component: String
    /// The line's number and its text.
    let title: String
    /// The reason for failure, or `nil` if the test passed.
    let failure: String?
  }

  /// The work limit of a condition, equivalent to a quarter of a second.
  private static let limits = RasterLimits(work: 1 << 30)

  /// The limits of each image.
  private let pictureLimits: RasterLimits

  init(
    _ compilation: Compilation,
    _ cache: RasterCache,
    fonts: FontCollection,
    limits: RasterLimits = .default
  ) {
    pictureLimits = limits
    self.compilation = compilation
    self.cache = cache
    self.fonts = fonts
  }

  /// Tests the components of the inputs.
  mutating func run() throws(Failure) {
    let prepared = PreparedProgram(compilation.program, limits: pictureLimits)
    for (index, declared) in compilation.program.components.enumerated() {
      guard let tests = declared.tests, compilation.isInput(declared.head.range),
        let component = prepared.component(index)
      else { continue }
      let looks = LookPlan.statesInAppearances(of: component, fonts: fonts, scales: [Self.scale])
      let totals = try totals(of: component, tests)
      for line in tests.lines {
        let before = failures.count
        switch line.kind {
        case _ where line.asksForNothing(of: looks):
          failures.append(
            Diagnostic(.failedTest, "tests a state that has no image", at: line.range)
          )
        case .expect(let condition, let point):
          try expect((condition, point), of: line, tests, looks, totals: totals)
        case .identical: try compare(line, looks, shouldBeEqual: true)
        case .distinct: try compare(line, looks, shouldBeEqual: false)
        }
        let failure = failures.count > before ? failures.last?.message : nil
        records.append(record(line, of: component.name, failure))
      }
    }
  }

  /// The totals of all looks, if a line refers to them.
  private func totals(
    of component: InterpretedComponent,
    _ tests: TestsDeclaration
  ) throws(Failure) -> LookTotals? {
    let slots = [tests.slots[.looks], tests.slots[.bytes]].compactMap(\.self)
    let isAsked = tests.lines.contains { line in
      guard case .expect(let condition, _) = line.kind else { return false }
      return !condition.slots.isDisjoint(with: slots)
    }
    guard isAsked else { return nil }
    return try LookTotals(
      LookPlan.allLooks(of: component, fonts: fonts, scale: Self.scale)
    )
  }

  private func record(
    _ line: TestsDeclaration.Line,
    of component: String,
    _ failure: String?
  ) -> Record {
    let source = compilation.sources[line.range.file]
    let number = source?.location(of: Int(line.range.lower)).line ?? 0
    let text = source.map { String($0.text(at: line.range)) } ?? ""
    return Record(
      component: Paths.join(Paths.folder(of: source?.path ?? ""), component),
      title: "line \(number): \(text)",
      failure: failure
    )
  }

  // MARK: Conditions

  private mutating func expect(
    _ expected: (condition: TypedExpression, point: TypedExpression?),
    of line: TestsDeclaration.Line,
    _ tests: TestsDeclaration,
    _ looks: [[TestedLook]],
    totals: LookTotals?
  ) throws(Failure) {
    let (condition, point) = expected
    let states = line.states.isEmpty ? Array(looks.indices) : line.states
    let usedFacts = Set(
      TestsDeclaration.Fact.allCases.filter { fact in
        tests.slots[fact].map(condition.slots.contains) ?? false
      }
    )
    var failed: [(name: LookName, found: String)] = []
    for look in states.flatMap({ looks[$0] }) {
      let meter = WorkMeter(Self.limits)
      var box = try box(of: look, usedFacts, at: point, meter)
      if let totals {
        box.facts[.looks] = .int(totals.looks)
        box.facts[.bytes] = .int(totals.bytes)
      }
      let outcome = look.component.outcome(of: condition, in: box)
      guard meter.error == nil else {
        failures.append(Diagnostic(.failedTest, "takes too long to evaluate", at: line.range))
        return
      }
      guard !outcome.holds else { continue }
      // `textFits` compares no values, so add the notes that explain the failure.
      let why = try usedFacts.contains(.textFits) && outcome.found.isEmpty ? look.reasons() : ""
      failed.append((look.name, outcome.found + why))
    }
    guard let first = failed.first else { return }
    let equal = failed.filter { $0.found == first.found }
    let others = failed.filter { $0.found != first.found }
    let found = first.found.isEmpty ? "" : ": \(first.found)"
    var message = "fails in \(Self.text(for: equal.map(\.name)))\(found)"
    if let other = others.first {
      message += "; and in \(Self.text(for: others.map(\.name))): \(other.found)"
    }
    failures.append(Diagnostic(.failedTest, message, at: line.range))
  }

  /// A look with the facts that a condition uses.
  private func box(
    of look: TestedLook,
    _ facts: Set<TestsDeclaration.Fact>,
    at point: TypedExpression?,
    _ meter: WorkMeter
  ) throws(Failure) -> TestedBox {
    let own = look.component.naturalSize(in: look.environment)
    let size = look.size ?? own
    var box = TestedBox(
      environment: look.environment.metered(by: meter),
      bounds: Rect(x: 0, y: 0, width: size.width, height: size.height)
    )
    if facts.contains(.size) { box.facts[.size] = .size(own) }
    if facts.contains(.textFits) || facts.contains(.notes) {
      let notes = try look.record().get().list.notes
      box.facts[.textFits] = .bool(
        !notes.contains(.truncatedText) && notes.missingCharacters.isEmpty
      )
      box.facts[.notes] = .list(notes.messages.map { .string($0) })
    }
    if !facts.isDisjoint(with: [.operations, .layers, .pixels]) {
      let costs = LookCosts(try look.record().get().list)
      box.facts[.operations] = .int(costs.operations)
      box.facts[.layers] = .int(costs.layers)
      box.facts[.pixels] = .int(costs.pixels)
    }
    if facts.contains(.pixel), let point {
      let place = look.component.value(of: point, in: box).pointValue
      let isTurned =
        look.component.declaration.mirrors
        && look.environment.layoutDirection == .rightToLeft
      let picture = try look.draw(cache).get()
      let color = picture.color(at: place, scale: look.name.scale, isTurned: isTurned)
      box.facts[.pixel] = .color(color)
    }
    return box
  }

  // MARK: Comparisons

  private mutating func compare(
    _ line: TestsDeclaration.Line,
    _ looks: [[TestedLook]],
    shouldBeEqual: Bool
  ) throws(Failure) {
    var seen: [(name: LookName, key: String, digits: String?)] = []
    for look in line.states.flatMap({ looks[$0] }) {
      let key = try look.record().get().key
      for index in seen.indices where seen[index].name.appearance == look.name.appearance {
        var isEqual = seen[index].key == key
        if !isEqual {
          // Different recordings can have the same pixels.
          let digits = try look.draw(cache).get().lookDigits
          isEqual = seen[index].digits == digits
        }
        guard isEqual != shouldBeEqual else { continue }
        let problem = shouldBeEqual ? "look different" : "look identical"
        failures.append(
          Diagnostic(
            .failedTest,
            "'\(seen[index].name.state)' and '\(look.name.state)' \(problem),"
              + " \(look.name.appearance.word)",
            at: line.range
          )
        )
        return
      }
      seen.append((look.name, key, try look.draw(cache).get().lookDigits))
    }
  }

  /// `'pressed' and 'on', light and dark`, listing at most two states.
  private static func text(for names: [LookName]) -> String {
    var states: [String] = []
    for name in names where !states.contains(name.state) { states.append(name.state) }
    let shown = states.prefix(2).map { "'\($0)'" }.joined(separator: " and ")
    let more = states.count > 2 ? " and \(states.count - 2) more" : ""
    let appearances = [Appearance.light, .dark].filter { appearance in
      names.contains { $0.appearance == appearance }
    }
    return "\(shown)\(more), \(appearances.map(\.word).joined(separator: " and "))"
  }
}

extension Bitmap {
  /// The colour of the pixel at a point of the bounds, or clear outside the bitmap.
  ///
  /// In a mirrored bitmap, columns count from the right edge of the bounds.
  fileprivate func color(at point: Point, scale: Double, isTurned: Bool) -> Color {
    let column = (point.x * scale).rounded(.down)
    let x = (isTurned ? Double(bounds.width) - 1 - column : column) + Double(bounds.x)
    let y = (point.y * scale).rounded(.down) + Double(bounds.y)
    guard x >= 0, y >= 0, x < Double(width), y < Double(height) else { return .clear }
    let pixel = self[Int(x), Int(y)]
    let alpha = Double(pixel >> 24)
    guard alpha > 0 else { return .clear }
    func channel(_ shift: UInt32) -> Double { min(Double(pixel >> shift & 255) / alpha, 1) }
    return Color(red: channel(0), green: channel(8), blue: channel(16), alpha: alpha / 255)
  }
}

extension TestedLook {
  /// The messages of the notes that make `fits` false.
  fileprivate func reasons() throws(Failure) -> String {
    let notes = try record().get().list.notes
    return notes.filter { $0 == .truncatedText || $0.missingCharacter != nil }.messages
      .joined(separator: "; ")
  }
}

extension TestsDeclaration.Line {
  /// Whether a state that the line names has no image, or no state has one if it names none.
  fileprivate func asksForNothing(of looks: [[TestedLook]]) -> Bool {
    states.isEmpty ? looks.allSatisfy(\.isEmpty) : states.contains { looks[$0].isEmpty }
  }
}
