// The drawings that a component can make, where they can be listed.

import RasterDrawing
import RasterSemantics
import RasterValues

extension InterpretedComponent {
  /// The component once for each key that it can have.
  ///
  /// Of all combinations of values of the properties that change its drawing these are the first with
  /// their key. The first property varies slowest, and the others keep their values.
  ///
  /// Nil where such a property has no finite domain, or where there are more than 10,000
  /// combinations: there the generated type has no `looks` either. Finite are `Bool`, enums, and
  /// numbers with bounds and a step.
  public var looks: [InterpretedComponent]? { combinations.map { KeyEncoder.distinct($0) } }

  /// The component with every combination of values of the properties that change its drawing.
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

  /// The number of looks that all combinations of finite values have at their own size, in the
  /// appearances that the component reads.
  ///
  /// Nil where there are no such combinations. Each key is recorded once, within `units` of work; where that is too little, keys are counted.
  package func lookCount(units: Int = 1 << 27) -> LookCount? {
    guard let keyed = looks else { return nil }
    let meter = WorkMeter(RasterLimits(work: units))
    let environment = Environment().metered(by: meter)
    var found: Set<SizedLook> = []
    for component in keyed {
      let size = component.naturalSize(in: environment)
      let keys = component.lookKeys(size: nil, in: environment, besides: [])
      guard meter.error == nil else { return LookCount(number: keyed.count, isExact: false) }
      // What has no picture has no look.
      if let keys { found.insert(SizedLook(keys: keys, size: size)) }
    }
    return LookCount(number: found.count, isExact: true)
  }
}

/// A look at a size: caps may give boxes of many sizes one look.
struct SizedLook: Hashable {
  let keys: [LookKey]
  let width, height: Double

  init(keys: [LookKey], size: Size) {
    self.keys = keys
    (width, height) = (size.width, size.height)
  }
}

/// How many looks there are.
package struct LookCount: Sendable {
  package let number: Int
  /// Whether there are so many, rather than at most so many.
  package let isExact: Bool

  /// `1 look`, `at most 20 looks`.
  package var words: String {
    "\(isExact ? "" : "at most ")\(number) \(number == 1 ? "look" : "looks")"
  }
}
