// A component drawn as boxes: words that nobody sees, and what lies beside the component.

import RasterSyntax
import RasterValues

/// A component drawn in its named states, light and dark, as the boxes of what it draws.
///
/// Words are measured by guesses; then nothing is said of what lies outside. A component that takes too
/// long is given up.
struct DrawnBoxes {
  /// Words in the colour of what lies under them.
  struct HiddenWords {
    let range, under: SourceRange
    /// The state and the appearance in which it was seen first.
    let look: String
  }

  struct Findings {
    var hiddenWords: [HiddenWords] = []
    /// The paths, pictures and words that are never in the component's box.
    var outside: [SourceRange] = []
  }

  private let program: Program
  private let component: ComponentDeclaration
  /// The steps of the component's costliest expression.
  private let steps: Int
  private var reads: ReadFinder
  private let measures = RoughMeasures()

  private static let mostStates = 8

  init(_ program: Program, _ component: ComponentDeclaration, steps: Int) {
    self.program = program
    self.component = component
    self.steps = steps
    reads = ReadFinder(program)
    for binding in component.bindings { reads.bind(binding) }
    var drawn = ReadSet()
    reads.add(component.draw, to: &drawn)
  }

  /// What was found; nil where the component was given up.
  func findings(_ stepsLeft: inout Int) -> Findings? {
    let appearances: [Appearance] =
      component.reads.contains(.appearance) ? [.light, .dark] : [.light]
    var (findings, seen) = (Findings(), Set<SourceRange>())
    var (inside, outside) = (Set<SourceRange>(), Set<SourceRange>())
    for state in component.states.prefix(Self.mostStates) {
      for appearance in appearances {
        guard var look = look(state, appearance, &stepsLeft) else { return nil }
        look.execute(component.draw)
        stepsLeft = look.stepsLeft
        if look.isGivenUp { return nil }
        inside.formUnion(look.inside)
        outside.formUnion(look.outside)
        for words in look.hidden where seen.insert(words.range).inserted {
          let name =
            appearances.count > 1
            ? "\(state.name), \(appearance == .dark ? "dark" : "light")" : state.name
          findings.hiddenWords.append(
            HiddenWords(range: words.range, under: words.under, look: name)
          )
        }
      }
    }
    guard !measures.wereAsked else { return findings }
    findings.outside = outside.subtracting(inside).sorted { $0.lower < $1.lower }
    return findings
  }

  private func look(
    _ state: ComponentDeclaration.NamedState,
    _ appearance: Appearance,
    _ stepsLeft: inout Int
  ) -> BoxedLook? {
    stepsLeft -= steps * (component.properties.count + component.bindings.count + 1)
    guard stepsLeft > 0 else { return nil }
    let environment = Environment(appearance: appearance)
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
    let size = evaluator.evaluate(component.size).sizeValue
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
    return BoxedLook(evaluator, reads, steps: steps, stepsLeft: stepsLeft)
  }
}
