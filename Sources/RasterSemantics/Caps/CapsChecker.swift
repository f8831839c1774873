// Checks whether a component's caps are valid, and finds the smallest that are.

import RasterSyntax
import RasterValues

/// Checks the caps of a program without errors; a component is checked before those that place it.
struct CapsChecker {
  private(set) var program: Program
  /// The source texts, which fix-its replace parts of.
  private let trees: [SyntaxTree]
  private var diagnostics: [Diagnostic] = []
  private var doubts: [Doubt] = []
  /// The number of steps that are left for the current component.
  private var steps = 0
  /// Measures the work of evaluating known values of the current component.
  private var meter = WorkMeter(RasterLimits(work: 0))
  /// The steps that proved the last component's caps; nil if there was a diagnostic.
  private(set) var lastProofSteps: Int?
  /// The steps of the proofs of all components, and their maximum.
  private var total = 0
  private let totalLimit: Int

  /// The limits of a component's proofs and of its trial, which are about 50 ms together.
  ///
  /// They do not depend on other components, because a verdict decides what is recorded: a
  /// component must have the same one alone, as in a template, and among all files of a module.
  /// The proofs of the samples need 200 steps, and 31,000 at most. Paths can take far more work
  /// than their steps suggest.
  private static let limits = (steps: 64_000, work: 1 << 24, trial: 1 << 23)

  init(_ program: Program, _ trees: [SyntaxTree], totalLimit: Int) {
    self.program = program
    self.trees = trees
    self.totalLimit = totalLimit
  }

  /// Caps that are not proved, which a drawing may refute.
  private struct Doubt {
    let index: Int
    let look: CapsLook
    let failure: CapsFailure
    let axis: CapsAxis
    let cap: Double?
    let place: SourceRange
    let fixIts: [Diagnostic.FixIt]
  }

  /// The result of a proof of one axis.
  private struct Outcome {
    var failures: [CapsFailure] = []
    var needed: (leading: Double, trailing: Double) = (0, 0)
    /// The look in which the first failure was found.
    var look = CapsLook()

    /// Whether longer caps would be enough.
    var needsLongerCaps: Bool {
      needed.leading.isFinite && needed.trailing.isFinite
        && failures.allSatisfy { failure in
          if case .reach = failure.cause { true } else { false }
        }
    }

    /// The first failure that longer caps cannot cure, or else the first.
    var cause: CapsFailure? {
      failures.first { failure in
        if case .reach(_, let reach, _) = failure.cause { !reach.isFinite } else { true }
      } ?? failures.first
    }
  }

  /// Takes over the proof of a component that has not changed since an earlier check.
  mutating func take(provedCapsOf index: Int, steps: Int) -> Bool {
    guard program.components[index].caps != nil else { return false }
    program.components[index].caps?.verdict = .proved
    lastProofSteps = steps
    spend(steps, on: index)
    return true
  }

  /// Adds the steps of a component's proofs, and reports an error if the total is too large.
  private mutating func spend(_ steps: Int, on index: Int) {
    defer { total += steps }
    guard total <= totalLimit, total + steps > totalLimit else { return }
    let name = program.components[index].head.nameRange
    diagnostics.append(.capsTooCostly(limit: totalLimit, at: name))
  }

  mutating func check(_ index: Int) {
    lastProofSteps = nil
    guard let caps = program.components[index].caps, total <= totalLimit else { return }
    steps = Self.limits.steps
    meter = WorkMeter(RasterLimits(work: Self.limits.work))
    defer { spend(Self.limits.steps - steps, on: index) }
    if caps.auto != nil { return checkAuto(index, caps) }
    var failed: (axis: CapsAxis, outcome: Outcome)?
    for axis in [CapsAxis.horizontal, .vertical] where caps[axis] != nil && failed == nil {
      let outcome = prove(index, axis, caps)
      if !outcome.failures.isEmpty { failed = (axis, outcome) }
    }
    guard let failed else {
      program.components[index].caps?.verdict = .proved
      if caps.unchecked == nil { lastProofSteps = Self.limits.steps - steps }
      if let unchecked = caps.unchecked {
        diagnostics.append(.unneededUnchecked(at: unchecked, after: caps.lengths))
      }
      return
    }
    program.components[index].caps?.verdict = caps.unchecked == nil ? .unproved : .unchecked
    guard caps.unchecked == nil else { return }
    report(failed.outcome, along: failed.axis, of: index, caps)
  }

  private mutating func report(
    _ outcome: Outcome,
    along axis: CapsAxis,
    of index: Int,
    _ caps: ComponentDeclaration.CapsDeclaration
  ) {
    guard let failure = outcome.failures.first else { return }
    var cap: Double?
    var lengths: (leading: Double, trailing: Double)?
    if let own = caps[axis],
      let leading = Evaluator.constant(own.leading, program: program)?.doubleValue,
      let trailing = Evaluator.constant(own.trailing, program: program)?.doubleValue
    {
      lengths = (leading, trailing)
    }
    let isRightToLeft = outcome.look.environment.layoutDirection == .rightToLeft
    if case .reach(let side, _, _) = failure.cause, let own = caps[axis],
      !isRightToLeft || !caps.followsDirection
    {
      let expression = side == .leading ? own.leading : own.trailing
      cap = Evaluator.constant(expression, program: program)?.doubleValue
    }
    doubts.append(
      Doubt(
        index: index,
        look: outcome.look,
        failure: failure,
        axis: axis,
        cap: cap,
        place: caps[axis]?.leading.range ?? failure.range,
        fixIts: [
          leastCaps(index, caps).flatMap { fixIt($0, caps) },
          capsuleFixIt(failure, axis, of: index, caps: lengths),
        ].compactMap { $0 }
      )
    )
  }

  /// Returns the diagnostics of the checks, after drawing components whose caps are not proved.
  ///
  /// All of them are drawn together, because preparing a program for drawing takes time in
  /// proportion to its length.
  mutating func reports(_ trial: DrawingTrial) -> [Diagnostic] {
    guard !doubts.isEmpty else { return diagnostics }
    let breaks = trial.breaks(program)
    for doubt in doubts {
      let meter = WorkMeter(RasterLimits(work: Self.limits.trial))
      let report =
        breaks(doubt.index, doubt.look, meter) ? Diagnostic.capsRefuted : Diagnostic.capsUnproved
      diagnostics.append(report(doubt.failure, doubt.axis, doubt.cap, doubt.place, doubt.fixIts))
    }
    doubts = []
    return diagnostics
  }

  // MARK: Smallest caps

  /// Returns the smallest caps of an axis that can be proved, in half points, or nil.
  ///
  /// If there are none, `cause` is set to the failure that prevents the proof.
  private mutating func least(
    _ index: Int,
    _ axis: CapsAxis,
    of caps: ComponentDeclaration.CapsDeclaration,
    cause: inout CapsFailure?
  ) -> (leading: Double, trailing: Double)? {
    var least = (leading: 0.0, trailing: 0.0)
    for _ in 0..<8 {
      var tried = caps
      tried[axis] = .init(least)
      let outcome = prove(index, axis, tried, isExact: true)
      if outcome.failures.isEmpty { return least }
      cause = outcome.cause
      guard outcome.needsLongerCaps else { return nil }
      let next = (Self.halves(outcome.needed.leading), Self.halves(outcome.needed.trailing))
      let longer = (max(next.0, least.leading), max(next.1, least.trailing))
      guard longer != least, max(longer.0, longer.1) < 10_000 else { return nil }
      least = longer
    }
    return nil
  }

  private static func halves(_ points: Double) -> Double {
    (max(points, 0) * 2 - 1e-6).rounded(.up) / 2
  }

  /// Returns the smallest caps on the declared axes, or nil if one of the axes has none.
  private mutating func leastCaps(
    _ index: Int,
    _ caps: ComponentDeclaration.CapsDeclaration
  ) -> ComponentDeclaration.CapsDeclaration? {
    var result = caps
    var cause: CapsFailure?
    for axis in [CapsAxis.horizontal, .vertical] where caps[axis] != nil {
      guard let least = least(index, axis, of: caps, cause: &cause) else { return nil }
      result[axis] = .init(least)
    }
    return result
  }

  private func capsuleFixIt(
    _ failure: CapsFailure,
    _ axis: CapsAxis,
    of index: Int,
    caps: (leading: Double, trailing: Double)?
  ) -> Diagnostic.FixIt? {
    CapsuleFixIt(program: program, trees: trees)
      .fixIt(for: failure, axis, of: program.components[index], caps: caps)
  }

  private func fixIt(
    _ least: ComponentDeclaration.CapsDeclaration,
    _ caps: ComponentDeclaration.CapsDeclaration
  ) -> Diagnostic.FixIt? {
    guard let range = caps.lengths else { return nil }
    var lengths: [(label: String, length: Double)] = []
    for (axis, labels) in [(CapsAxis.horizontal, caps.sides), (.vertical, ("top", "bottom"))] {
      guard let axis = least[axis] else { continue }
      lengths.append((labels.0, axis.leading.literal))
      lengths.append((labels.1, axis.trailing.literal))
    }
    let isUniform =
      lengths.count == 4 && caps.horizontal?.leading.range == caps.vertical?.leading.range
    let text =
      isUniform
      ? Functions.string(lengths.map { $0.length }.max() ?? 0)
      : lengths.map { "\($0.label): \(Functions.string($0.length))" }.joined(separator: ", ")
    return Diagnostic.FixIt("replace with '\(text)'", replacing: range, with: text)
  }

  /// Replaces `.auto` by the smallest caps that can be proved, on each axis that has some.
  private mutating func checkAuto(_ index: Int, _ caps: ComponentDeclaration.CapsDeclaration) {
    guard let range = caps.auto else { return }
    var result = caps
    var causes: [CapsFailure?] = [nil, nil]
    for (place, axis) in [CapsAxis.horizontal, .vertical].enumerated() {
      result[axis] = least(index, axis, of: caps, cause: &causes[place]).map {
        .init($0, at: range)
      }
    }
    guard result.horizontal != nil || result.vertical != nil else {
      program.components[index].caps?.verdict = .unproved
      guard let failure = causes[0] else { return }
      let fixIts = [capsuleFixIt(failure, .horizontal, of: index, caps: nil)].compactMap { $0 }
      diagnostics.append(
        .capsUnproved(failure, .horizontal, cap: nil, caps: range, fixIts: fixIts)
      )
      return
    }
    if let size = Evaluator.constant(program.components[index].size, program: program)?.sizeValue {
      // If the component is no longer than its minimum frame, it is drawn without stretching.
      for (axis, length) in [(CapsAxis.horizontal, size.width), (.vertical, size.height)] {
        guard let caps = result[axis] else { continue }
        if length <= caps.leading.literal + caps.trailing.literal + 1 { result[axis] = nil }
      }
    }
    let isUseless = result.horizontal == nil && result.vertical == nil
    result.verdict = isUseless ? .unproved : .proved
    program.components[index].caps = result
    if isUseless { diagnostics.append(.unneededCaps(at: range)) }
  }

  // MARK: Proofs

  /// Proves an axis, first for all cases that can be proved together, then case by case.
  private mutating func prove(
    _ index: Int,
    _ axis: CapsAxis,
    _ caps: ComponentDeclaration.CapsDeclaration,
    isExact: Bool = false
  ) -> Outcome {
    let component = program.components[index]
    let turns = caps.followsDirection && !component.mirrors
    let cases = CapsCases(component, program)
    var outcome = Outcome()
    if !isExact || cases == nil {
      outcome = prove(component, axis, caps, as: nil)
      if outcome.failures.isEmpty, !turns { return outcome }
    }
    guard let cases else { return outcome }
    outcome = Outcome()
    for number in 0..<cases.count {
      let next = prove(component, axis, caps, as: cases[number])
      outcome.needed.leading = max(outcome.needed.leading, next.needed.leading)
      outcome.needed.trailing = max(outcome.needed.trailing, next.needed.trailing)
      if outcome.failures.isEmpty { outcome.look = cases[number] }
      for failure in next.failures
      where !outcome.failures.contains(where: { $0.range == failure.range }) {
        outcome.failures.append(failure)
      }
      if steps <= 0 { break }
    }
    return outcome
  }

  private mutating func prove(
    _ component: ComponentDeclaration,
    _ axis: CapsAxis,
    _ caps: ComponentDeclaration.CapsDeclaration,
    as look: CapsLook?
  ) -> Outcome {
    var environment = look?.environment ?? Environment()
    environment.metering.meter = meter
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    if component.mirrors { environment = environment.mirrored }
    var evaluator = SymbolicEvaluator(program, environment, isKnown: look != nil, steps: steps)
    evaluator.properties = component.properties.map { evaluator.unknown($0) }
    for (index, value) in look?.values ?? [] { evaluator.properties[index] = .known(value) }
    let capsSlots = component.bindings.needed(for: component.capsExpressions.slots)
    for binding in capsSlots { evaluator.bind(binding) }
    func turns(_ axis: CapsAxis) -> Bool {
      axis == .horizontal && caps.followsDirection && !component.mirrors && isRightToLeft
    }
    func lengths(_ axis: CapsAxis, _ evaluator: inout SymbolicEvaluator) -> (Linear, Linear)? {
      guard let own = caps[axis] else { return nil }
      let (first, last) = (evaluator.evaluate(own.leading), evaluator.evaluate(own.trailing))
      guard let leading = first.number, let trailing = last.number else {
        return (evaluator.table.add(), evaluator.table.add())
      }
      return turns(axis) ? (trailing, leading) : (leading, trailing)
    }
    guard let own = lengths(axis, &evaluator) else { return Outcome() }
    let other = lengths(axis == .horizontal ? .vertical : .horizontal, &evaluator)
    evaluator.bound(own, across: other)
    let (length, breadth) = (
      Linear(symbol: SymbolTable.length), Linear(symbol: SymbolTable.breadth)
    )
    evaluator.bounds =
      [Linear(0), Linear(0)] + (axis == .horizontal ? [length, breadth] : [breadth, length])
    for binding in component.bindings.needed(for: component.drawExpressions.slots) {
      evaluator.bind(binding)
    }
    var proof = CapsProof(
      axis,
      own,
      isMirrored: component.mirrors && axis == .horizontal,
      evaluator
    )
    proof.check(component)
    steps = max(0, proof.evaluator.stepsLeft)
    let needed = proof.needed
    return Outcome(
      failures: proof.failures,
      needed: turns(axis) ? (needed.trailing, needed.leading) : needed
    )
  }
}

extension CapsProof {
  /// Checks everything that a component draws.
  fileprivate mutating func check(_ component: ComponentDeclaration) {
    let around = Context()
    check(component.draw, around)
    for stop in evaluator.stops { fail(stop, around) }
    // A value whose evaluation exceeded a limit is unknown.
    if evaluator.stepsLeft <= 0 || evaluator.evaluator.environment.metering.meter?.error != nil {
      fail(.stop(.effort), at: component.head.nameRange, around)
    }
  }
}

extension ComponentDeclaration.CapsDeclaration {
  fileprivate subscript(axis: CapsAxis) -> Axis? {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension ComponentDeclaration.CapsDeclaration.Axis {
  /// Creates caps from numbers that are not written in the source.
  fileprivate init(
    _ lengths: (leading: Double, trailing: Double),
    at range: SourceRange = SourceRange(file: FileID(0), lower: 0, upper: 0)
  ) {
    self.init(
      leading: TypedExpression(.double(lengths.leading), .double, at: range),
      trailing: TypedExpression(.double(lengths.trailing), .double, at: range),
      mode: nil
    )
  }
}

extension TypedExpression {
  fileprivate var literal: Double { if case .double(let value) = kind { value } else { 0 } }
}
