// A component drawn as rectangles, to find invisible text and drawings outside its bounds.

import RasterSyntax
import RasterValues

/// A component drawn in its named states, light and dark, as the bounds of its shapes.
///
/// The checker can only guess the size of text. If text is measured, drawings outside the bounds
/// are not reported, and text counts as hidden only if it is hidden according to every guess. A
/// component that takes too long is skipped.
struct DrawnBoxes {
  /// Text in the colour of its background.
  struct HiddenText {
    let range, under: SourceRange
    /// The state and the appearance in which it was first found.
    let look: String
  }

  struct Findings {
    var invisibleText: [HiddenText] = []
    /// The ranges of paths, images and text that are always far from the component's bounds.
    var outside: [SourceRange] = []
  }

  private let program: Program
  private let component: ComponentDeclaration
  /// The number of steps of the component's most expensive expression.
  private let steps: Int
  private let meter: WorkMeter
  private var reads: ReadFinder
  /// Whether the component's size is constant.
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

  /// Returns the findings, or nil if the component was skipped.
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
        isGuessed = isGuessed || measures.wereUsed
        var hidden = look.hidden.filter { !seen.contains($0.range) }
        for guess in measures.wereUsed ? RoughMeasures.Guess.others : [] where !hidden.isEmpty {
          let others = RoughMeasures(guess)
          guard let look = drawn(state, appearance, measuredBy: others, &stepsLeft) else {
            return nil
          }
          let ranges = Set(look.hidden.map { $0.range })
          hidden.removeAll { !ranges.contains($0.range) }
        }
        for text in hidden where seen.insert(text.range).inserted {
          let name =
            appearances.count > 1 && !ownAppearance
            ? "\(state.name), \(appearance == .dark ? "dark" : "light")" : state.name
          findings.invisibleText.append(
            HiddenText(range: text.range, under: text.under, look: name)
          )
        }
      }
    }
    guard isFixed, !isGuessed else { return findings }
    findings.outside = outside.subtracting(inside).sorted { $0.lower < $1.lower }
    return findings
  }

  /// Returns the drawing of a state, or nil if it takes too long.
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

  /// Creates an evaluator for a state at its size, or returns nil if the size is invalid.
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
  /// All guesses except the likely one.
  fileprivate static var others: [RoughMeasures.Guess] {
    [.small, .large, .mixed, .mixedOtherwise]
  }
}

extension ComponentDeclaration {
  /// Whether the size depends on the proposed size.
  fileprivate var sizeReadsOffered: Bool {
    var readsOffered = false
    for value in bindings.needed(for: size.slots).map({ $0.value }) + [size] {
      value.visit { if case .proposed = $0.kind { readsOffered = true } }
    }
    return readsOffered
  }
}
