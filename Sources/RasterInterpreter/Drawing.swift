// Executes the statements of a `draw` block on a canvas.

import Raster
import RasterSemantics

/// A `draw` block while it is executed.
struct Drawing {
  let prepared: PreparedProgram
  var evaluator: Evaluator

  /// Executes statements in turn.
  ///
  /// What is nested deeper than the evaluator goes is left out.
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
    case .operation(let operation, let arguments, let body, _):
      execute(operation, Arguments(arguments, &evaluator), body, on: &canvas)
    case .binding(let binding): evaluator.bind(binding)
    case .conditional(let condition, let then, let otherwise):
      execute(evaluator.holds(condition) ? then : otherwise, on: &canvas)
    case .selection(let subject, let cases, let otherwise):
      execute(selectedBody(subject, cases, otherwise), on: &canvas)
    case .loop(let slot, _, _, let sequence, let body):
      switch evaluator.evaluate(sequence) {
      case .range(let lower, let upper):
        executeLoop(slot, from: lower, to: upper, body, on: &canvas)
      case let list: executeLoop(slot, over: list.listValue, body, on: &canvas)
      }
    }
  }

  @inline(never)
  private mutating func selectedBody(
    _ subject: TypedExpression,
    _ cases: [(patterns: [TypedExpression], body: [DrawStatement])],
    _ otherwise: [DrawStatement]?
  ) -> [DrawStatement] {
    let value = evaluator.evaluate(subject)
    return evaluator.body(for: value, cases, otherwise)
  }

  /// Asks the canvas before each turn, as generated Swift does: both stop at the same turn.
  @inline(never)
  private mutating func executeLoop(
    _ slot: Int,
    from lower: Int,
    to upper: Int,
    _ body: [DrawStatement],
    on canvas: inout Canvas
  ) {
    var element = lower
    while element < upper, canvas.turn() {
      evaluator.set(slot, to: .int(element))
      execute(body, on: &canvas)
      element &+= 1
    }
  }

  @inline(never)
  private mutating func executeLoop(
    _ slot: Int,
    over elements: [Value],
    _ body: [DrawStatement],
    on canvas: inout Canvas
  ) {
    for element in elements {
      guard canvas.turn() else { return }
      evaluator.set(slot, to: element)
      execute(body, on: &canvas)
    }
  }

  @inline(never)
  private mutating func execute(
    _ operation: DrawOperation,
    _ arguments: Arguments,
    _ body: [DrawStatement],
    on canvas: inout Canvas
  ) {
    switch operation {
    case .fill: executeFill(arguments, on: &canvas)
    case .stroke: executeStroke(arguments, on: &canvas)
    case .layer: executeLayer(arguments, body, on: &canvas)
    case .image: executeImage(arguments, on: &canvas)
    case .stretch: executeStretch(arguments, on: &canvas)
    case .text: executeText(arguments, on: &canvas)
    case .place: executePlace(arguments, on: &canvas)
    }
  }

  /// The component that a `Content` stands for.
  private func component(_ value: Value?) -> (any Rasterizable)? {
    value.flatMap { evaluator.content($0) }
  }
}

// The operations, with the runtime's own defaults for what is left out.
extension Drawing {
  @inline(never)
  private func executeFill(_ arguments: Arguments, on canvas: inout Canvas) {
    guard let path = arguments[0]?.pathValue, let paint = arguments[1]?.paintValue else { return }
    canvas.fill(path, with: paint, rule: arguments[2].flatMap { FillRule($0) } ?? .winding)
  }

  @inline(never)
  private func executeStroke(_ arguments: Arguments, on canvas: inout Canvas) {
    guard let path = arguments[0]?.pathValue, let paint = arguments[1]?.paintValue else { return }
    var style = StrokeStyle()
    if let width = arguments[2] { style.width = width.doubleValue }
    if let cap = arguments[3].flatMap({ LineCap($0) }) { style.cap = cap }
    if let join = arguments[4].flatMap({ LineJoin($0) }) { style.join = join }
    if let limit = arguments[5] { style.miterLimit = limit.doubleValue }
    if let dash = arguments[6] { style.dash = dash.listValue.map(\.doubleValue) }
    if let phase = arguments[7] { style.phase = phase.doubleValue }
    if let align = arguments[8].flatMap({ StrokeAlignment($0) }) { style.align = align }
    canvas.stroke(path, with: paint, style: style)
  }

  /// A mask that is a component is drawn in the bounds of the component whose layer it masks.
  @inline(never)
  private mutating func executeLayer(
    _ arguments: Arguments,
    _ body: [DrawStatement],
    on canvas: inout Canvas
  ) {
    let mask: LayerMask? =
      if let component = component(arguments[5]) {
        .component(
          component,
          in: canvas.bounds,
          mode: arguments[6].flatMap { MaskMode($0) } ?? .alpha
        )
      } else {
        arguments[5].map { .path($0.pathValue) }
      }
    canvas.layer(
      opacity: arguments[0]?.doubleValue ?? 1,
      blend: arguments[1].flatMap { BlendMode($0) } ?? .normal,
      blur: arguments[2]?.doubleValue ?? 0,
      clip: arguments[3]?.pathValue,
      clipRule: arguments[4].flatMap { FillRule($0) } ?? .winding,
      mask: mask,
      shadows: arguments[7]?.listValue.map(\.shadowValue) ?? [],
      transform: arguments[8]?.transformValue ?? .identity
    ) { execute(body, on: &$0) }
  }

  @inline(never)
  private func executeText(_ arguments: Arguments, on canvas: inout Canvas) {
    guard let text = arguments[0]?.stringValue, let paint = arguments[4]?.paintValue else { return }
    let font = arguments[3]?.fontValue ?? Font()
    let align = arguments[5].flatMap { TextAlignment($0) } ?? .leading
    let lineHeight = arguments[8]?.doubleValue ?? 0
    let (underline, strikethrough) = (arguments[10]?.boolValue, arguments[11]?.boolValue)
    if let point = arguments[2]?.pointValue {
      canvas.text(
        text,
        at: point,
        font: font,
        with: paint,
        align: align,
        lineHeight: lineHeight,
        underline: underline ?? false,
        strikethrough: strikethrough ?? false
      )
    } else if let rect = arguments[1]?.rectValue {
      canvas.text(
        text,
        in: rect,
        font: font,
        with: paint,
        align: align,
        vertical: arguments[6].flatMap { VerticalAlignment($0) } ?? .center,
        lines: arguments[7]?.intValue ?? 0,
        lineHeight: lineHeight,
        truncation: arguments[9].flatMap { TextTruncation($0) } ?? .end,
        underline: underline ?? false,
        strikethrough: strikethrough ?? false
      )
    }
  }

  @inline(never)
  private func executeImage(_ arguments: Arguments, on canvas: inout Canvas) {
    guard let image = arguments[0]?.imageValue else { return }
    let sampling = arguments[7].flatMap { Sampling($0) } ?? .bilinear
    let tint = arguments[8]?.unwrapped?.colorValue
    if let rect = arguments[1]?.rectValue {
      canvas.image(
        image,
        in: rect,
        source: arguments[4]?.unwrapped?.rectValue,
        fit: arguments[5].flatMap { ImageFit($0) } ?? .fill,
        align: arguments[6]?.anchorValue ?? .center,
        sampling: sampling,
        tint: tint
      )
    } else if let point = arguments[2]?.pointValue {
      let scale = arguments[3]?.doubleValue ?? 1
      canvas.image(image, at: point, scale: scale, sampling: sampling, tint: tint)
    }
  }

  @inline(never)
  private func executeStretch(_ arguments: Arguments, on canvas: inout Canvas) {
    guard let image = arguments[0]?.imageValue, let rect = arguments[1]?.rectValue,
      let caps = arguments[2]?.insetsValue
    else { return }
    canvas.stretch(
      image,
      in: rect,
      caps: Caps(
        horizontal: Caps.Axis(
          leading: caps.left,
          trailing: caps.right,
          mode: arguments[4].flatMap { StretchMode($0) } ?? .stretch
        ),
        vertical: Caps.Axis(
          leading: caps.top,
          trailing: caps.bottom,
          mode: arguments[5].flatMap { StretchMode($0) } ?? .stretch
        )
      ),
      scale: arguments[3]?.doubleValue ?? 1,
      outset: arguments[6]?.insetsValue ?? .zero,
      slide: arguments[7]?.insetsValue ?? .zero
    )
  }

  @inline(never)
  private func executePlace(_ arguments: Arguments, on canvas: inout Canvas) {
    guard let component = component(arguments[0]) else { return }
    if let rect = arguments[1]?.rectValue {
      canvas.place(
        component,
        in: rect,
        outset: arguments[3]?.insetsValue ?? .zero,
        slide: arguments[4]?.insetsValue ?? .zero
      )
    } else if let point = arguments[2]?.pointValue {
      canvas.place(component, at: point)
    }
  }
}

/// The values of an operation's arguments, nil where one was left out.
struct Arguments {
  private let values: [Value?]

  @inline(never)
  init(_ arguments: [TypedExpression?], _ evaluator: inout Evaluator) {
    values = arguments.map { argument in argument.map { evaluator.evaluate($0) } }
  }

  subscript(index: Int) -> Value? { index < values.count ? values[index] : nil }
}
