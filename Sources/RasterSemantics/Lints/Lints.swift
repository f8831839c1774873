// Warnings about what is right as it stands and cannot be meant.

import RasterSyntax
import RasterValues

/// Finds what is right as it stands and cannot be meant, in a program without errors.
struct Lints {
  private let program: Program
  private let costs: CostChecker
  private let trees: [SyntaxTree]
  private(set) var diagnostics: [Diagnostic] = []
  /// The steps that trials of drawings may still take: a fraction of a second for all components.
  private var stepsLeft = 40_000
  /// The work of these trials, whose paths may take far more than their steps say: an eighth of a
  /// second.
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
    for component in program.components {
      checkConditions(component.bindings.map { $0.value } + [component.size], of: component)
      checkConditions(of: component.draw, in: component)
      checkArcs(component)
      diagnostics += StateLooks.reports(component)
      tryDrawing(component)
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

  // MARK: Drawings

  /// Draws a component in its named states, light and dark, as long as that takes little.
  private mutating func tryDrawing(_ component: ComponentDeclaration) {
    guard let cost = costs.steps(of: component) else { return }
    let boxes = DrawnBoxes(program, component, steps: cost, meter: meter)
    guard let findings = boxes.findings(&stepsLeft) else { return }
    for words in findings.invisibleText {
      diagnostics.append(.invisibleText(at: words.range, over: words.under, in: words.look))
    }
    for range in findings.outside {
      diagnostics.append(.outsideBounds(at: range))
    }
  }
}
