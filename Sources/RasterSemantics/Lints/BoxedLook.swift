// One look of a component, drawn as boxes.

import RasterSyntax
import RasterValues

/// One look of a component, drawn as the boxes of what it draws, those on top last.
struct BoxedLook {
  /// Words, and what lies under them in their colour.
  private(set) var hidden: [(range: SourceRange, under: SourceRange)] = []
  /// Where what is drawn touches the component's box, and where it does not.
  private(set) var inside: Set<SourceRange> = []
  private(set) var outside: Set<SourceRange> = []
  private(set) var isGivenUp = false
  private(set) var stepsLeft: Int

  private var evaluator: Evaluator
  private var reads: ReadFinder
  private let steps: Int
  private let bounds: Box
  private var inks: [Ink] = []
  private var layer = Surroundings()
  /// Whether properties decide the value at a place of the text.
  private var moved: [SourceRange: Bool] = [:]

  /// Something that was drawn.
  private struct Ink {
    let box: Box
    /// The colour of what is filled with one alone; nil where something else is seen.
    var color: Color?
    let range: SourceRange
  }

  /// The layers around.
  private struct Surroundings {
    var transform = Transform.identity
    /// Whether colours are drawn as they are.
    var isPlain = true
    /// Whether blur and shadows bring ink elsewhere, or properties move it.
    var moves = false
  }

  init(_ evaluator: Evaluator, _ reads: ReadFinder, steps: Int, stepsLeft: Int) {
    self.evaluator = evaluator
    self.reads = reads
    self.steps = steps
    self.stepsLeft = stepsLeft
    bounds = Box(evaluator.bounds)
  }

  /// Executes statements in turn; what is nested deeper than the evaluator goes is left out.
  @inline(never)
  mutating func execute(_ statements: [DrawStatement]) {
    guard evaluator.depth < Evaluator.maximumDepth else { return }
    evaluator.depth &+= 1
    defer { evaluator.depth &-= 1 }
    for statement in statements {
      stepsLeft -= steps
      if stepsLeft < 0 { isGivenUp = true }
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
      execute(evaluator.body(for: value, cases, otherwise))
    case .loop(let slot, _, _, let sequence, let body):
      switch evaluator.evaluate(sequence) {
      case .range(let lower, let upper):
        var element = lower
        while element < upper, !isGivenUp {
          evaluator.set(slot, to: .int(element))
          turn(body)
          element &+= 1
        }
      case let list:
        for element in list.listValue where !isGivenUp {
          evaluator.set(slot, to: element)
          turn(body)
        }
      }
    }
  }

  @inline(never)
  private mutating func turn(_ body: [DrawStatement]) {
    stepsLeft -= 1
    if stepsLeft < 0 { isGivenUp = true }
    execute(body)
  }

  /// Whether properties decide a value that says where something is drawn.
  private mutating func isMoved(_ arguments: [TypedExpression?]) -> Bool {
    for case let argument? in arguments where argument.type.isPlace {
      if let known = moved[argument.range] {
        if known { return true }
        continue
      }
      let depends = !reads.reads(of: argument).properties.isEmpty
      moved[argument.range] = depends
      if depends { return true }
    }
    return false
  }

  // MARK: Operations

  @inline(never)
  private mutating func draw(
    _ operation: DrawOperation,
    _ arguments: [TypedExpression?],
    _ body: [DrawStatement]
  ) {
    if case .layer(let line) = operation.arguments {
      return draw(line, LineValues(arguments, &evaluator), arguments, body)
    }
    let values = LineValues(arguments, &evaluator)
    switch operation.arguments {
    case .fill(let line):
      let path = values[line.path]
      add(
        path.shape.box(Matrix(layer.transform, scale: 1)),
        arguments,
        color: path.isSolid ? values[line.paint].color : nil
      )
    case .stroke(let line):
      let reach = abs(values[line.width]) * max(values[line.limit], 2)
      add(
        values[line.path].shape.box(Matrix(layer.transform, scale: 1)),
        arguments,
        color: nil,
        reach: reach
      )
    case .image(let line): add(values[line.place.rect], arguments)
    case .stretch(let line): add(values[line.rect], arguments)
    case .place(let line): add(values[line.place.rect], arguments)
    case .text(let line):
      guard let rect = values[line.place.rect] else { return add(nil, arguments) }
      if let color = values[line.paint].color, !values[line.words].isEmpty {
        look(for: color, in: box(rect), arguments)
      }
      add(rect, arguments)
    case .layer: break
    }
  }

  /// Draws a layer's block.
  @inline(never)
  private mutating func draw(
    _ line: DrawArguments.Layer,
    _ values: LineValues,
    _ arguments: [TypedExpression?],
    _ body: [DrawStatement]
  ) {
    let (outer, first) = (layer, inks.count)
    let isBlurred = values[line.blur] > 0 || !values[line.shadows].isEmpty
    let isSeen = values[line.opacity] > 0
    layer.transform = values[line.transform].then(outer.transform)
    layer.isPlain = outer.isPlain && values[line.blend] == .normal
    layer.moves = outer.moves || isBlurred || isMoved(arguments)
    if isSeen { execute(body) }
    layer = outer
    let isWhole =
      values[line.opacity] >= 1 && !isBlurred && values[line.clip] == nil
      && values[line.blend] == .normal
      && values[line.mask].unwrapped == nil
    // What is seen of it is not known: it is cut, or mixed with what is under it.
    if !isWhole { for index in first..<inks.count { inks[index].color = nil } }
  }

  private func box(_ rect: Rect) -> Box {
    Path.rect(rect).shape.box(Matrix(layer.transform, scale: 1))
  }

  /// Adds what is drawn in a rectangle; nil stands for a place whose size is not known.
  private mutating func add(_ rect: Rect?, _ arguments: [TypedExpression?]) {
    guard let rect else {
      if let range = arguments.first??.range {
        inks.append(Ink(box: .everywhere, color: nil, range: range))
      }
      return
    }
    // Words and components may leave their rectangle.
    add(box(rect), arguments, color: nil, reach: max(rect.width, rect.height))
  }

  private mutating func add(
    _ box: Box,
    _ arguments: [TypedExpression?],
    color: Color?,
    reach: Double = 0
  ) {
    guard let first = arguments.first, let place = first, !box.isEmpty else { return }
    let isOpaque = layer.isPlain && (color?.alpha ?? 0) >= 1
    inks.append(Ink(box: box, color: isOpaque ? color : nil, range: place.range))
    let ink = box.enlarged(by: reach)
    if layer.moves || isMoved(arguments) || !ink.intersection(bounds).isEmpty {
      inside.insert(place.range)
    } else {
      outside.insert(place.range)
    }
  }

  /// Finds what lies right under words, if that is one colour.
  private mutating func look(for color: Color, in box: Box, _ arguments: [TypedExpression?]) {
    guard layer.isPlain, color.alpha > 0 else { return }
    for ink in inks.reversed() {
      stepsLeft -= 1
      guard !ink.box.intersection(box).isEmpty else { continue }
      guard box.lies(in: ink.box), let under = ink.color, under.opaque == color.opaque else {
        return
      }
      if let paint = arguments.last(where: { $0?.type == .paint }), let range = paint?.range {
        hidden.append((range, ink.range))
      }
      return
    }
  }
}

extension Box {
  /// All that there is.
  fileprivate static var everywhere: Box {
    Box(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
  }

  fileprivate func lies(in other: Box) -> Bool {
    minX >= other.minX && minY >= other.minY && maxX <= other.maxX && maxY <= other.maxY
  }
}

extension Type {
  /// Whether a value of the type says where something is drawn.
  fileprivate var isPlace: Bool {
    switch self {
    case .path, .rect, .point, .transform: true
    default: false
    }
  }
}

extension Path {
  /// Whether the path fills about all of its box.
  fileprivate var isSolid: Bool {
    switch shape {
    case .rect, .roundedRect, .ellipse: true
    case .empty, .outline: false
    }
  }
}

extension Paint {
  fileprivate var color: Color? { if case .color(let color) = self { color } else { nil } }
}

extension Color {
  /// The colour without its alpha, in the levels that pixels have.
  fileprivate var opaque: SIMD3<Double> {
    (SIMD3(red, green, blue).clamped(lowerBound: .zero, upperBound: .one) * 255)
      .rounded(.toNearestOrAwayFromZero)
  }
}
