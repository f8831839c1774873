// Draws the named states of components to find those with identical looks.

import RasterDrawing
import RasterSemantics
import RasterValues

/// Numbers the looks of named states, within a limit of work.
struct StateTrial {
  var prepared: PreparedProgram
  /// Whether the limit was exceeded for a state of the last component.
  private(set) var isUnfinished = false
  /// The remaining units of work, initially a tenth of a second for all components.
  private(set) var unitsLeft = 1 << 29
  /// The units of work for one component: some milliseconds.
  private static let componentUnits = 1 << 25

  init(_ prepared: PreparedProgram) { self.prepared = prepared }

  /// Counts the work of an earlier comparison; returns false if it would now exceed the limit.
  mutating func take(_ units: Int) -> Bool {
    guard unitsLeft > 0, units <= min(Self.componentUnits, unitsLeft) else { return false }
    unitsLeft -= units
    return true
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
    let all = states.map { state in
      Look(
        component: component.setting(state),
        environment: evaluator.environment(of: state, over: Environment()).metered(by: meter),
        own: evaluator.size(of: state),
        named: state.namedReads
      )
    }
    let first = all.map { look in look.first.flatMap { meter.error == nil ? $0 : nil } }
    var counts: [SizedLook: Int] = [:]
    for case let look? in first { counts[look, default: 0] += 1 }
    // A look that differs from all others in one appearance is not drawn in the others.
    return Self.numbers(
      of: zip(all, first).map { look, first in
        guard let first, counts[first] ?? 0 > 1 else { return first }
        return look.whole(after: first).flatMap { meter.error == nil ? $0 : nil }
      }
    )
  }

  /// A named state to compare with others.
  private struct Look {
    let component: InterpretedComponent
    let environment: Environment
    let own: Size?
    let named: Environment.Reads

    /// The look in the state's environment, or nil if it cannot be drawn.
    var first: SizedLook? {
      component.lookKey(size: own, in: environment).map { SizedLook(keys: [$0], size: size) }
    }

    /// Returns the look in every appearance, or nil if it cannot be drawn in one of them.
    func whole(after first: SizedLook) -> SizedLook? {
      var keys = first.keys
      for environment in component.appearances(of: environment, besides: named).dropFirst() {
        guard let key = component.lookKey(size: own, in: environment) else { return nil }
        keys.append(key)
      }
      return SizedLook(keys: component.lookKeys(keys, besides: named), size: size)
    }

    private var size: Size { own ?? component.naturalSize(in: environment) }
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
