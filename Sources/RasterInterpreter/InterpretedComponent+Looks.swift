// Enumerates the looks of a component, if their number is finite.

import RasterDrawing
import RasterSemantics
import RasterValues

extension InterpretedComponent {
  /// The component once for each distinct key.
  ///
  /// Each element is the first combination of values with its key, among all combinations for the
  /// properties that affect the drawing. The first property varies slowest, and other properties
  /// keep their values.
  ///
  /// Nil if such a property has no finite domain, or if there are more than 10,000 combinations;
  /// the generated type then has no `looks` either. Finite domains are `Bool`, enums, and numbers
  /// with bounds and a step.
  public var looks: [InterpretedComponent]? { combinations.map { KeyEncoder.distinct($0) } }

  /// The component with every combination of values for the properties that affect its drawing.
  package var combinations: [InterpretedComponent]? {
    guard let finite = FiniteLooks(declaration, in: prepared.program) else { return nil }
    var states = [self]
    for (property, values) in finite.values {
      states = states.flatMap { state in values.map { state.setting(property, to: $0) } }
    }
    for (property, steps) in finite.steps {
      states = states.flatMap { state in steps.map { state.moving(property, to: $0) } }
    }
    return states
  }

  /// Returns the number of looks of all finite combinations at natural size.
  ///
  /// Each appearance that the component reads is included. Nil if the combinations are not finite.
  /// Each key is recorded once, within `units` of work. If the work exceeds that limit, the number
  /// of keys is returned as an upper bound.
  package func lookCount(units: Int = 1 << 27) -> LookCount? {
    guard let keyed = looks else { return nil }
    let meter = WorkMeter(RasterLimits(work: units))
    let environment = Environment().metered(by: meter)
    var found: Set<SizedLook> = []
    for component in keyed {
      let size = component.naturalSize(in: environment)
      let keys = component.lookKeys(size: nil, in: environment, besides: [])
      guard meter.error == nil else { return LookCount(number: keyed.count, isExact: false) }
      // A component that cannot be drawn has no look.
      if let keys { found.insert(SizedLook(keys: keys, size: size)) }
    }
    return LookCount(number: found.count, isExact: true)
  }
}

/// A look with its size, because caps can give several sizes the same recording.
struct SizedLook: Hashable {
  let keys: [LookKey]
  let width, height: Double

  init(keys: [LookKey], size: Size) {
    self.keys = keys
    (width, height) = (size.width, size.height)
  }
}

/// A number of looks.
package struct LookCount: Sendable {
  package let number: Int
  /// Whether the number is exact, rather than an upper bound.
  package let isExact: Bool

  /// The number as text, such as `1 look` or `at most 20 looks`.
  package var phrase: String {
    "\(isExact ? "" : "at most ")\(number) \(number == 1 ? "look" : "looks")"
  }
}
