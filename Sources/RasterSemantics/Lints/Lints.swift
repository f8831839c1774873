// Warnings about valid code that is probably a mistake.

import RasterSyntax
import RasterValues

/// Finds valid code that is probably a mistake, in a program without errors.
struct Lints {
  private let program: Program
  private let costs: CostChecker
  private let trees: [SyntaxTree]
  private(set) var diagnostics: [Diagnostic] = []
  /// The remaining steps of trial drawings: a fraction of a second for all components.
  private var stepsLeft = 40_000
  /// The trial drawings by component; before the check, those that are taken over.
  var boxes: [Int: BoxesRecord] = [:]
  /// The work limit of these trials, which is an eighth of a second.
  ///
  /// Their paths can take far more work than their steps suggest.
  private let meter = WorkMeter(RasterLimits(work: 1 << 28))

  init(_ program: Program, _ costs: CostChecker, _ trees: [SyntaxTree]) {
    self.program = program
    self.costs = costs
    self.trees = trees
  }

  mutating func check() {
    for constant in program.constants { checkConditions([constant.value], of: nil) }
    for function in program.functions {
      checkConditions(function.bindings.map { $0.value } + [function.body], of: nil)
    }
    for (index, component) in program.components.enumerated() {
      checkConditions(
        component.bindings.map { $0.value } + component.sizeExpressions,
        of: component
      )
      checkConditions(of: component.draw, in: component)
      checkArcs(component)
      checkSlices(component)
      diagnostics += StateLooks.reports(component)
      tryDrawing(index)
    }
    var palettes = Palettes(program, trees)
    palettes.check()
    diagnostics += palettes.diagnostics
  }

  // MARK: Conditions

  private mutating func checkConditions(
    _ expressions: [TypedExpression],
    of component: ComponentDeclaration?
  ) {
    var conditions = Conditions(component)
    for expression in expressions { conditions.check(expression) }
    diagnostics += conditions.diagnostics
  }

  private mutating func checkConditions(
    of statements: [DrawStatement],
    in component: ComponentDeclaration
  ) {
    var conditions = Conditions(component)
    conditions.check(statements)
    diagnostics += conditions.diagnostics
  }

  // MARK: Arcs

  private mutating func checkArcs(_ component: ComponentDeclaration) {
    var arcs = ArcCenters(trees)
    for binding in component.bindings { arcs.bind(binding) }
    arcs.check(component.draw)
    diagnostics += arcs.diagnostics
  }

  // MARK: Nine-slice images

  private mutating func checkSlices(_ component: ComponentDeclaration) {
    var caps = SliceCaps(program)
    caps.check(component.draw)
    diagnostics += caps.diagnostics
  }

  // MARK: Drawings

  /// Draws a component in its named states, light and dark, within a small budget.
  private mutating func tryDrawing(_ index: Int) {
    if let known = boxes[index], stepsLeft > known.steps, meter.remaining >= known.work {
      stepsLeft -= known.steps
      meter.use(known.work)
      return diagnostics += known.diagnostics
    }
    let (count, steps, work) = (diagnostics.count, stepsLeft, meter.used)
    draw(program.components[index])
    boxes[index] =
      stepsLeft > 0 && meter.error == nil
      ? BoxesRecord(
        diagnostics: Array(diagnostics[count...]),
        steps: steps - stepsLeft,
        work: meter.used - work
      ) : nil
  }

  private mutating func draw(_ component: ComponentDeclaration) {
    guard stepsLeft > 0, let cost = costs.steps(of: component) else { return }
    let boxes = DrawnBoxes(program, component, steps: cost, meter: meter)
    guard let findings = boxes.findings(&stepsLeft) else { return }
    for text in findings.invisibleText {
      diagnostics.append(.invisibleText(at: text.range, over: text.under, in: text.look))
    }
    for range in findings.outside {
      diagnostics.append(.outsideBounds(at: range))
    }
  }
}

/// The diagnostics of one component's trial drawing within the limits, and its effort.
struct BoxesRecord: Sendable {
  var diagnostics: [Diagnostic]
  let steps, work: Int
}
