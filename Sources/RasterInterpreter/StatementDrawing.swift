// Executes the statements of a `draw` block on a canvas.

import RasterDrawing
import RasterSemantics
import RasterValues

/// The execution of a `draw` block.
struct StatementDrawing {
  let prepared: PreparedProgram
  var evaluator: Evaluator

  /// Executes statements in order.
  ///
  /// Statements nested deeper than the evaluator's limit are skipped.
  @inline(never)
  mutating func execute(_ statements: [DrawStatement], on canvas: inout Canvas) {
    guard evaluator.depth < Evaluator.maximumDepth else { return }
    evaluator.depth &+= 1
    defer { evaluator.depth &-= 1 }
    for statement in statements { execute(statement, on: &canvas) }
  }

  @inline(never)
  private mutating func execute(_ statement: DrawStatement, on canvas: inout Canvas) {
    switch statement {
    case .operation(let operation, let arguments, let body, let place):
      prepared.places?.begin(place, at: canvas.recordedWordCount)
      defer { prepared.places?.end(at: canvas.recordedWordCount) }
      if prepared.trace != nil { return trace(operation, arguments, body, on: &canvas) }
      execute(operation, LineValues(arguments, &evaluator), body, on: &canvas)
    case .binding(let binding): evaluator.bind(binding)
    case .conditional(let condition, let then, let otherwise):
      execute(evaluator.holds(condition) ? then : otherwise, on: &canvas)
    case .selection(let subject, let cases, let otherwise):
      execute(selectedBody(subject, cases, otherwise), on: &canvas)
    case .loop(let variables, let sequence, let body):
      execute(body, for: variables, over: sequence, on: &canvas)
    }
  }

  @inline(never)
  private mutating func selectedBody(
    _ subject: TypedExpression,
    _ cases: [(patterns: [TypedExpression], body: [DrawStatement])],
    _ otherwise: [DrawStatement]?
  ) -> [DrawStatement] {
    let value = evaluator.evaluate(subject)
    return evaluator.body(for: value, of: subject, cases, otherwise)
  }

  /// Counts each iteration before it runs, like generated Swift, so that both stop at the same one.
  @inline(never)
  private mutating func execute(
    _ body: [DrawStatement],
    for variables: [LoopVariable],
    over sequence: TypedExpression,
    on canvas: inout Canvas
  ) {
    let turns = evaluator.turns(of: sequence)
    for turn in 0..<turns.count {
      guard canvas.countIteration() else { return }
      evaluator.set(variables, to: turns, at: turn)
      execute(body, on: &canvas)
    }
  }

  /// Executes an operation, and traces its output.
  @inline(never)
  private mutating func trace(
    _ operation: DrawOperation,
    _ arguments: [TypedExpression?],
    _ body: [DrawStatement],
    on canvas: inout Canvas
  ) {
    let values = LineValues(arguments, &evaluator)
    guard let trace = prepared.trace,
      let source = DrawingTrace.Source(operation, arguments, values)
    else { return execute(operation, values, body, on: &canvas) }
    trace.begin(source, canvas)
    execute(operation, values, body, on: &canvas)
    trace.end(canvas)
  }

  @inline(never)
  private mutating func execute(
    _ operation: DrawOperation,
    _ values: LineValues,
    _ body: [DrawStatement],
    on canvas: inout Canvas
  ) {
    let drawing = OperationDrawing(prepared: prepared, depth: evaluator.depth)
    drawing.draw(operation, values, on: &canvas) { canvas in
      let outer = evaluator.environment
      evaluator.change(canvas.environment)
      execute(body, on: &canvas)
      evaluator.change(outer)
    }
  }
}
