// One look of a component, approximated by rectangles.

import RasterSyntax
import RasterValues

/// One look of a component, drawn as the bounds of its shapes, with the topmost last.
struct BoxedLook {
  /// Text that is hidden, and the shape with the same colour below it.
  private(set) var hidden: [(range: SourceRange, under: SourceRange)] = []
  /// The ranges of drawings inside or near the component's bounds, and of those outside.
  private(set) var inside: Set<SourceRange> = []
  private(set) var outside: Set<SourceRange> = []
  private(set) var isGivenUp = false
  private(set) var stepsLeft: Int

  private var evaluator: Evaluator
  private var reads: ReadFinder
  private let steps: Int
  private let bounds: Box
  private let bindingCount: Int
  private var shapes: [BoxedDrawing] = []
  private var layer = LayerState()
  /// Whether positions depend on unknown inputs, by the range of the argument with the position.
  private var moved: [SourceRange: Bool] = [:]

  /// The enclosing layers.
  private struct LayerState {
    var transform = Transform.identity
    /// Whether colours are drawn unchanged, without mixing.
    var isPlain = true
    /// Whether blur or shadows extend the painted area.
    var spreads = false
    /// The arguments of the layers.
    var arguments: [TypedExpression] = []
  }

  init(
    _ evaluator: Evaluator,
    _ reads: ReadFinder,
    of component: ComponentDeclaration,
    steps: Int,
    stepsLeft: Int
  ) {
    self.evaluator = evaluator
    self.reads = reads
    self.steps = steps
    self.stepsLeft = stepsLeft
    bindingCount = component.bindings.count
    bounds = Box(evaluator.bounds)
  }

  /// Executes statements in order; those beyond the evaluator's maximum depth are skipped.
  @inline(never)
  mutating func execute(_ statements: [DrawStatement]) {
    guard evaluator.depth < Evaluator.maximumDepth else { return }
    evaluator.depth &+= 1
    defer { evaluator.depth &-= 1 }
    for statement in statements {
      stepsLeft -= steps
      if stepsLeft < 0 || evaluator.environment.metering.meter?.error != nil { isGivenUp = true }
      if isGivenUp { return }
      execute(statement)
    }
  }

  @inline(never)
  private mutating func execute(_ statement: DrawStatement) {
    switch statement {
    case .operation(let operation, let arguments, let body, _): draw(operation, arguments, body)
    case .binding(let binding): evaluator.bind(binding)
    case .conditional(let condition, let then, let otherwise):
      execute(evaluator.holds(condition) ? then : otherwise)
    case .selection(let subject, let cases, let otherwise):
      let value = evaluator.evaluate(subject)
      execute(evaluator.body(for: value, of: subject, cases, otherwise))
    case .loop(let variables, let sequence, let body):
      let turns = evaluator.turns(of: sequence)
      for number in 0..<turns.count {
        if isGivenUp { return }
        evaluator.set(variables, to: turns, at: number)
        turn(body)
      }
    }
  }

  @inline(never)
  private mutating func turn(_ body: [DrawStatement]) {
    stepsLeft -= 1
    if stepsLeft < 0 { isGivenUp = true }
    execute(body)
  }

  // MARK: Operations

  @inline(never)
  private mutating func draw(
    _ operation: DrawOperation,
    _ arguments: [TypedExpression?],
    _ body: [DrawStatement]
  ) {
    let values = LineValues(arguments, &evaluator)
    switch operation.arguments {
    case .fill(let line):
      let shape = BoxedDrawing(
        filling: values[line.path].shape,
        transform: layer.transform,
        with: layer.isPlain ? values[line.paint] : nil
      )
      if shape.hasArea { add(shape, arguments) }
    case .stroke(let line):
      let reach = abs(values[line.width]) * max(values[line.limit], 2)
      add(BoxedDrawing(values[line.path].shape, layer.transform), arguments, reach: reach)
    case .image(let line): add(values[line.place.rect], arguments)
    case .nineSlice(let line): add(values[line.rect], arguments)
    case .place(let line): add(values[line.place.rect], arguments)
    case .text(let line):
      if let text = layer.isPlain ? BoxedWords(line, values, layer.transform) : nil {
        look(for: text, arguments)
      }
      add(values[line.place.rect], arguments)
    case .layer(let line): drawLayer(line, values, (arguments, body))
    }
  }

  @inline(never)
  private mutating func drawLayer(
    _ line: DrawArguments.Layer,
    _ values: LineValues,
    _ parts: (arguments: [TypedExpression?], body: [DrawStatement])
  ) {
    let (outer, first) = (layer, shapes.count)
    let spreads =
      values[line.blur] > 0 || !values[line.shadows].isEmpty || values[line.mirrored]
    let isNormal = values[line.blend] == .normal
    layer.transform = values[line.transform].then(outer.transform)
    layer.isPlain = outer.isPlain && isNormal && !spreads && values[line.filter] == nil
    layer.spreads = outer.spreads || spreads
    layer.arguments += parts.arguments.compactMap { $0 }
    if values[line.opacity] > 0 { execute(parts.body) }
    layer = outer
    let isWhole =
      values[line.opacity] >= 1 && !spreads && isNormal && values[line.clip] == nil
      && values[line.mask].unwrapped == nil
    // The visible colour is unknown, because the layer is clipped or mixed with its background.
    if !isWhole { for index in first..<shapes.count { shapes[index].color = nil } }
  }

  /// Adds a drawing in a rectangle, or at an unknown position if `rect` is nil.
  private mutating func add(_ rect: Rect?, _ arguments: [TypedExpression?]) {
    guard let rect else { return shapes.append(.everywhere) }
    // Text and components may extend beyond their rectangle.
    let reach = max(abs(rect.width), abs(rect.height))
    add(BoxedDrawing(.rect(rect), layer.transform), arguments, reach: reach)
  }

  private mutating func add(
    _ shape: BoxedDrawing,
    _ arguments: [TypedExpression?],
    reach: Double = 0
  ) {
    guard let first = arguments.first, let range = first?.range, shape.box.isFinite else {
      return shapes.append(.everywhere)
    }
    var shape = shape
    shape.range = range
    shapes.append(shape)
    if !layer.spreads, shape.box.enlarged(by: reach).isFar(from: bounds), !isMoved(arguments) {
      outside.insert(range)
    } else {
      inside.insert(range)
    }
  }

  /// Returns whether unknown inputs determine the position of a drawing.
  private mutating func isMoved(_ arguments: [TypedExpression?]) -> Bool {
    for argument in arguments.compactMap({ $0 }) + layer.arguments where argument.type.isPlace {
      if let known = moved[argument.range] {
        if known { return true }
        continue
      }
      stepsLeft -= bindingCount
      let reads = reads.reads(of: argument)
      let depends = !reads.properties.isEmpty || !reads.environment.isSubset(of: .appearance)
      moved[argument.range] = depends
      if depends { return true }
    }
    return false
  }

  /// Finds the shape directly below text, if its colour is that of the text.
  private mutating func look(for text: BoxedWords, _ arguments: [TypedExpression?]) {
    for shape in shapes.reversed() {
      stepsLeft -= 1
      guard !shape.box.intersection(text.box).isEmpty else { continue }
      guard text.lie(in: shape), let under = shape.color, under == text.color else { return }
      if let paint = arguments.compactMap({ $0 }).last(where: { $0.type.unwrapped == .paint }),
        let place = shape.range
      {
        hidden.append((paint.range, place))
      }
      return
    }
  }
}

extension Type {
  /// Whether a value of the type determines a position.
  fileprivate var isPlace: Bool {
    switch unwrapped {
    case .path, .rect, .point, .transform: true
    default: false
    }
  }
}
