// Draws the named states of components to find those with identical looks.

import RasterDrawing
import RasterSemantics
import RasterValues

/// Numbers the looks of named states, within a limit of work.
struct StateTrial {
  private let prepared: PreparedProgram
  /// Whether the limit was exceeded for a state of the last component.
  private(set) var isUnfinished = false
  /// The remaining units of work, initially a tenth of a second for all components.
  private var unitsLeft = 1 << 29
  /// The units of work for one component: some milliseconds.
  private static let componentUnits = 1 << 25

  init(_ program: Program) {
    prepared = PreparedProgram(program, limits: RasterLimits(work: 1 << 28))
  }

  /// Returns a number for the look of each state, equal for states with equal looks.
  ///
  /// The number is nil for a state that cannot be drawn, or whose drawing exceeds the limit of
  /// work. States are drawn unless the looks of all of them are in `drawn`.
  mutating func looks(of index: Int, drawn: [SizedLook]) -> [Int?] {
    let states = prepared.program.components[index].states
    if states.count > 1, drawn.count == states.count {
      isUnfinished = false
      // Embedded Swift has no conversion of arrays.
      return Self.numbers(of: drawn.map { Optional($0) })
    }
    isUnfinished = states.count > 1 && unitsLeft <= 0
    guard states.count > 1, unitsLeft > 0, let component = prepared.component(index) else {
      return []
    }
    let meter = WorkMeter(RasterLimits(work: min(Self.componentUnits, unitsLeft)))
    defer {
      unitsLeft -= meter.limits.work - meter.remaining
      isUnfinished = meter.error != nil
    }
    var evaluator = Evaluator(
      program: prepared.program,
      environment: Environment().metered(by: meter)
    )
    return Self.numbers(
      of: states.map { state in
        let environment = evaluator.environment(of: state, over: Environment()).metered(by: meter)
        let (component, own) = (component.setting(state), evaluator.size(of: state))
        let size = own ?? component.naturalSize(in: environment)
        let keys = component.lookKeys(size: own, in: environment, besides: state.namedReads)
        guard let keys, meter.error == nil else { return nil }
        return SizedLook(keys: keys, size: size)
      }
    )
  }

  /// Numbers the looks; equal looks have equal numbers.
  private static func numbers(of looks: [SizedLook?]) -> [Int?] {
    var numbers: [SizedLook: Int] = [:]
    return looks.map { look in
      guard let look else { return nil }
      let number = numbers[look] ?? numbers.count
      numbers[look] = number
      return number
    }
  }
}
