// A component drawn as boxes: words that nobody sees, and what lies beside the component.

import RasterSyntax
import RasterValues

/// A component drawn in its named states, light and dark, as the boxes of what it draws.
///
/// Where words are measured, which the checker can only guess, nothing is said of what lies outside, and
/// words are hidden if they are by all guesses. A component that takes too long is given up.
struct DrawnBoxes {
  /// Words in the colour of what lies under them.
  struct HiddenWords {
    let range, under: SourceRange
    /// The state and the appearance in which it was seen first.
    let look: String
  }

  struct Findings {
    var invisibleText: [HiddenWords] = []
    /// The paths, pictures and words that are always far from the component's box.
    var outside: [SourceRange] = []
  }

  private let program: Program
  private let component: ComponentDeclaration
  /// The steps of the component's costliest expression.
  private let steps: Int
  private let meter: WorkMeter
  private var reads: ReadFinder
  /// Whether the component's box is always the same.
  private let isFixed: Bool

  private static let mostStates = 8

  init(_ program: Program, _ component: ComponentDeclaration, steps: Int, meter: WorkMeter) {
    self.meter = meter
    self.program = program
    self.component = component
    self.steps = steps
    reads = ReadFinder(program)
    for binding in component.bindings { reads.bind(binding) }
    var drawn = ReadSet()
    reads.add(component.draw, to: &drawn)
    let size = reads.reads(of: component.size)
    isFixed = size.properties.isEmpty && size.environment.isEmpty && !component.sizeReadsOffered
  }

  /// What was found; nil where the component was given up.
  func findings(_ stepsLeft: inout Int) -> Findings? {
    let appearances: [Appearance] =
      component.reads.contains(.appearance) ? [.light, .dark] : [.light]
    var (findings, seen) = (Findings(), Set<SourceRange>())
    var (inside, outside) = (Set<SourceRange>(), Set<SourceRange>())
    var isGuessed = false
    for state in component.states.prefix(Self.mostStates) {
      let ownAppearance = state.environment.contains { $0.member.reads == .appearance }
      for appearance in ownAppearance ? [.light] : appearances {
        let measures = RoughMeasures(.likely)
        guard let look = drawn(state, appearance, measuredBy: measures, &stepsLeft) else {
          return nil
        }
        inside.formUnion(look.inside)
        outside.formUnion(look.outside)
        isGuessed = isGuessed || measures.wereAsked
        var hidden = look.hidden.filter { !seen.contains($0.range) }
        for guess in measures.wereAsked ? RoughMeasures.Guess.others : [] where !hidden.isEmpty {
          let others = RoughMeasures(guess)
          guard let look = drawn(state, appearance, measuredBy: others, &stepsLeft) else {
            return nil
          }
          let ranges = Set(look.hidden.map { $0.range })
          hidden.removeAll { !ranges.contains($0.range) }
        }
        for words in hidden where seen.insert(words.range).inserted {
          let name =
            appearances.count > 1 && !ownAppearance
            ? "\(state.name), \(appearance == .dark ? "dark" : "light")" : state.name
          findings.invisibleText.append(
            HiddenWords(range: words.range, under: words.under, look: name)
          )
        }
      }
    }
    guard isFixed, !isGuessed else { return findings }
    findings.outside = outside.subtracting(inside).sorted { $0.lower < $1.lower }
    return findings
  }

  /// The drawing of a state; nil where it takes too long.
  private func drawn(
    _ state: ComponentDeclaration.NamedState,
    _ appearance: Appearance,
    measuredBy measures: RoughMeasures,
    _ stepsLeft: inout Int
  ) -> BoxedLook? {
    stepsLeft -= steps * (component.properties.count + component.bindings.count + 1)
    guard stepsLeft > 0 else { return nil }
    var constants = Evaluator(program: program)
    var environment = constants.environment(of: state, over: Environment(appearance: appearance))
    environment.metering.meter = meter
    let evaluator = evaluator(state, environment, measures)
    guard let evaluator else { return nil }
    var look = BoxedLook(evaluator, reads, of: component, steps: steps, stepsLeft: stepsLeft)
    look.execute(component.draw)
    stepsLeft = look.stepsLeft
    return look.isGivenUp || meter.error != nil ? nil : look
  }

  /// Evaluates a state at its own size; nil where that is none.
  private func evaluator(
    _ state: ComponentDeclaration.NamedState,
    _ environment: Environment,
    _ measures: RoughMeasures
  ) -> Evaluator? {
    var evaluator = Evaluator(program: program, environment: environment)
    var values = component.properties.map { evaluator.defaultValue(of: $0) }
    for argument in state.values {
      let value = evaluator.evaluate(argument.value)
      values[argument.property] = component.properties[argument.property].clamped(value)
    }
    evaluator = Evaluator(
      program: program,
      properties: values,
      environment: environment,
      slotCount: component.slotCount
    )
    evaluator.measures = MeasuresReference(measures)
    for binding in component.bindings.needed(for: component.size.slots) { evaluator.bind(binding) }
    let size = evaluator.size(of: state) ?? evaluator.evaluate(component.size).sizeValue
    guard size.width > 0, size.height > 0, size.width <= 16_384, size.height <= 16_384 else {
      return nil
    }
    evaluator.bounds = Rect(
      x: 0,
      y: 0,
      width: size.width.rounded(.up),
      height: size.height.rounded(.up)
    )
    for binding in component.bindings { evaluator.bind(binding) }
    return evaluator
  }
}

extension RoughMeasures.Guess {
  /// All but the likely one.
  fileprivate static var others: [RoughMeasures.Guess] {
    [.small, .large, .mixed, .mixedOtherwise]
  }
}

extension ComponentDeclaration {
  /// Whether the size depends on what is offered.
  fileprivate var sizeReadsOffered: Bool {
    var readsOffered = false
    for value in bindings.needed(for: size.slots).map({ $0.value }) + [size] {
      value.visit { if case .proposed = $0.kind { readsOffered = true } }
    }
    return readsOffered
  }
}
