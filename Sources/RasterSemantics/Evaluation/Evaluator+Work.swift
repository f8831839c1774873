// Counts the work of evaluation on the environment's meter, if it has one.

import RasterValues

extension Evaluator {
  /// The units of work of a step, about a tenth of a microsecond, and of a character or an element.
  private static let stepUnits = 400
  private static let partUnits = 8
  /// The number of steps that are reported to the meter at once.
  private static let stepsAtOnce = 64

  /// Counts a step; returns false if evaluation must stop.
  @inline(__always)
  mutating func mayStep() -> Bool {
    steps &+= 1
    guard steps & (Self.stepsAtOnce &- 1) != 0 else { return mayGoOn(units: 0) }
    return !isStopped
  }

  /// Reports the latest batch of steps and additional units of work to the meter.
  @inline(never)
  package mutating func mayGoOn(units: Int) -> Bool {
    if !environment.mayUse(Self.stepsAtOnce &* Self.stepUnits &+ units) { isStopped = true }
    return !isStopped
  }

  /// Counts a call of a built-in by the lengths of its arguments.
  @inline(never)
  mutating func mayEvaluate(_ builtIn: BuiltIn, _ values: [Value]) -> Bool {
    guard environment.metering.meter != nil else { return true }
    let length = values.reduce(0) { $0 &+ $1.length }
    // The extra steps of a row are those for a path of about twenty segments.
    let paths = values.reduce(0) { $0 &+ $1.segmentCount }
    let steps = builtIn.extraSteps &* (1 &+ min(paths, 1 << 24) / 20)
    return mayUse(length &* Self.partUnits &+ steps &* Self.stepUnits)
  }

  /// Returns a value after counting its length.
  func counted(_ value: Value) -> Value {
    guard let meter = environment.metering.meter else { return value }
    meter.use(value.length &* Self.partUnits)
    return value
  }

  /// Counts a comparison by the length of one of the values.
  mutating func mayCompare(_ value: Value) -> Bool {
    guard environment.metering.meter != nil else { return true }
    return mayUse(value.length &* 4 &* Self.partUnits)
  }

  private mutating func mayUse(_ units: Int) -> Bool {
    if !environment.mayUse(units) { isStopped = true }
    return !isStopped
  }
}

extension Value {
  /// The number of bytes, elements and segments in the value.
  fileprivate var length: Int {
    switch self {
    case .string(let text): text.utf8.count
    case .list(let values), .structure(_, let values):
      values.reduce(values.count) { $0 &+ $1.length }
    case .component(let component):
      component.values.reduce(component.values.count) { $0 &+ $1.length }
    case .layout(let layout): layout.parts.reduce(layout.parts.count) { $0 &+ $1.length }
    case .some(let value): value.length
    case .text(.run(let run)): run.value.length
    case .path: 4 &* segmentCount
    default: 1
    }
  }

  /// The number of segments of a path.
  fileprivate var segmentCount: Int {
    guard case .path(let path) = self, case .outline(let outline) = path.shape else { return 0 }
    return outline.verbs.count
  }
}
