// The conditions under which each operation of a drawing can be stretched.

import RasterSyntax
import RasterValues

/// An operation of a drawing with the values of its arguments.
struct SymbolicOperation {
  let operation: DrawOperation
  let values: [SymbolicValue?]
  let ranges: [SourceRange?]
  let range: SourceRange

  /// The value of an argument, or its default.
  subscript(label: String?) -> SymbolicValue {
    guard let index = index(label) else { return .fixed }
    if let value = values[index] { return value }
    let parameter = operation.line.parameters[index]
    return .known(parameter.defaultValue?.value(of: parameter.type) ?? .nothing)
  }

  /// Returns whether an argument is present.
  func has(_ label: String) -> Bool { index(label).map { values[$0] != nil } ?? false }

  /// Returns the source range of an argument, or of the line if it is absent.
  func range(_ label: String?) -> SourceRange { index(label).flatMap { ranges[$0] } ?? range }

  private func index(_ label: String?) -> Int? {
    operation.line.parameters.firstIndex { $0.label == label }
  }
}

extension CapsProof {
  mutating func check(_ statements: [DrawStatement], _ around: Context) {
    for statement in statements {
      guard evaluator.stepsLeft > 0 else { return }
      if case .operation(let operation, let arguments, let body, let range) = statement {
        let values = arguments.map { argument in argument.map { evaluator.evaluate($0) } }
        let line = SymbolicOperation(
          operation: operation,
          values: values,
          ranges: arguments.map { $0?.range },
          range: range
        )
        check(line, body, around)
      } else {
        branch(statement, around)
      }
    }
  }

  /// Checks all blocks of a statement that might be drawn.
  private mutating func branch(_ statement: DrawStatement, _ around: Context) {
    var isKnown = true
    var proof = self
    evaluator.branch(statement, &isKnown) { body, evaluator, _ in
      proof.evaluator = evaluator
      proof.check(body, around)
      evaluator = proof.evaluator
    }
    proof.evaluator = evaluator
    self = proof
  }

  private mutating func check(
    _ line: SymbolicOperation,
    _ body: [DrawStatement],
    _ around: Context
  ) {
    switch line.operation.arguments {
    case .fill: fill(line, around)
    case .stroke: stroke(line, around)
    case .layer: layer(line, body, around)
    case .image: image(line, around)
    case .nineSlice: stretch(line, around)
    case .text: text(line, around)
    case .place: place(line, around)
    }
  }

  // MARK: Outlines

  /// Returns the outline of an argument, or nil if its position is unknown.
  mutating func outline(
    _ label: String?,
    _ line: SymbolicOperation,
    _ around: Context
  ) -> SymbolicPath? {
    let value = line[label]
    if let path = value.symbolicPath { return path }
    if let stop = value.stop {
      fail(stop, around)
    } else {
      fail(.content, at: line.range(label), around)
    }
    return nil
  }

  /// Whether a shape certainly has no area, because the rectangle that bounds it has none.
  func isEmpty(_ path: SymbolicPath) -> Bool {
    guard path.stop == nil, let sides = path.frame?[2...] else { return false }
    return sides.contains { evaluator.table.greatest($0) <= 0 }
  }

  /// Whether a shape, including its stroke, is completely outside one of its clipping outlines.
  ///
  /// The distance must be at least one pixel.
  private mutating func isCutAway(
    _ path: SymbolicPath,
    reach: Linear?,
    _ around: Context
  ) -> Bool {
    guard let reach, path.stop == nil, !around.cuts.isEmpty else { return false }
    let points = path.mapped(by: around.matrix, then: around.move).points
    let gap = reach + Linear(1)
    for cut in around.cuts {
      let others = cut.points
      evaluator.stepsLeft -= points.count * others.count
      guard evaluator.stepsLeft > 0 else { return false }
      let table = evaluator.table
      func areApart(_ coordinate: (SymbolicPath.Vertex) -> Linear) -> Bool {
        func areAll(_ sign: Double) -> Bool {
          points.allSatisfy { point in
            others.allSatisfy { other in
              let distance = (coordinate(point) - coordinate(other)) * sign
              return table.least(distance - gap) >= 0
            }
          }
        }
        return areAll(1) || areAll(-1)
      }
      if areApart({ $0.x }) || areApart({ $0.y }) { return true }
    }
    return false
  }

  private mutating func fill(_ line: SymbolicOperation, _ around: Context) {
    guard let path = outline(nil, line, around), !isEmpty(path),
      !isCutAway(path, reach: Linear(0), around),
      let pins = pins(path, at: line.range(nil), around)
    else { return }
    painted.add(pins)
    paint(line, over: path, pins, around)
  }

  private mutating func stroke(_ line: SymbolicOperation, _ around: Context) {
    guard let path = outline(nil, line, around), let pen = pen(line, around),
      !isCutAway(path, reach: pen.reach, around), !isWithin(path, of: pen, line, around),
      let pins = pins(path, pen: pen, at: line.range(nil), around)
    else { return }
    painted.add(pins)
    if pen.isDashed, pins.crosses { return fail(.dashes, at: line.range("dash"), around) }
    paint(line, over: path, pins, around)
  }

  /// Returns the end to which all points of a path are pinned, or nil if there is none.
  func onlySide(of path: SymbolicPath, _ around: Context) -> CapsSide? {
    guard path.stop == nil else { return nil }
    let sides = path.mapped(by: around.matrix, then: around.move).points.map { side(along($0)) }
    guard let first = sides.first, sides.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// Whether a stroke stays inside a shape that is pinned to one end, and is drawn like a fill.
  private mutating func isWithin(
    _ path: SymbolicPath,
    of pen: CapsPen,
    _ line: SymbolicOperation,
    _ around: Context
  ) -> Bool {
    guard pen.isInside, !pen.isDashed, onlySide(of: path, around) != nil else { return false }
    guard let pins = pins(path, at: line.range(nil), around) else { return true }
    painted.add(pins)
    paint(line, over: path, pins, around)
    return true
  }

  private mutating func pen(_ line: SymbolicOperation, _ around: Context) -> CapsPen? {
    let (width, limit) = (line["width"], line["miterLimit"])
    guard let width = width.number, let limit = limit.known?.doubleValue,
      let cap = line["cap"].known.map({ LineCap($0) ?? .butt }),
      let join = line["join"].known.map({ LineJoin($0) ?? .miter }),
      let align = line["align"].known.map({ StrokeAlignment($0) ?? .center })
    else {
      fail(.stop(.comparison), at: line.range, around)
      return nil
    }
    guard !width.growsAlong else {
      fail(.growing, at: line.range("width"), around)
      return nil
    }
    let m = around.matrix
    let scale =
      axis == .horizontal
      ? (m.a * m.a + m.c * m.c).squareRoot() : (m.b * m.b + m.d * m.d).squareRoot()
    // A hairline is one device pixel wide, even if it is on one side of its path.
    let isHairline = evaluator.table.least(width) <= 0
    let half = align == .center ? width * 0.5 : width
    return CapsPen(
      half: (half + Linear(isHairline ? (align == .center ? 0.5 : 1) : 0)) * scale,
      cap: cap,
      join: join,
      miterLimit: limit,
      isDashed: line["dash"].elements?.isEmpty != true,
      isCut: align != .center,
      isInside: align == .inside,
      isRound: m.a * m.a + m.b * m.b == m.c * m.c + m.d * m.d && m.a * m.c + m.b * m.d == 0
    )
  }

  // MARK: Images and text

  private mutating func image(_ line: SymbolicOperation, _ around: Context) {
    let place = line["in"]
    if let stop = place.stop ?? line["at"].stop { return fail(stop, around) }
    guard around.isMovedOnly else { return fail(.transform, at: line.range, around) }
    if let rect = place.numbers?.1, line.has("in") {
      guard case .builtin(_, let fit)? = line["fit"].known,
        ImageFit(rawValue: UInt8(fit)) != ImageFit.none
      else { return fail(.content, at: line.range, around) }
      return filledImage(rect, line, around)
    }
    guard let point = line["at"].vertex, case .image(let image)? = line[nil].known,
      let scale = line["scale"].number?.value, scale > 0
    else { return fail(.content, at: line.range, around) }
    let (width, height) = (image.size.width, image.size.height)
    filledImage([point.x, point.y, Linear(width / scale), Linear(height / scale)], line, around)
  }

  /// Checks an image that fills a rectangle, whose edges may be off by one pixel.
  private mutating func filledImage(
    _ rect: [Linear],
    _ line: SymbolicOperation,
    _ around: Context
  ) {
    let path = SymbolicPath.rect(rect)
    guard let pins = pins(path, at: line.range, around) else { return }
    painted.add(pins)
    if pins.crosses { return fail(.image, at: line.range, around) }
    if pins.trailing || isMirrored { return fail(.moved, at: line.range, around) }
    let move = along(around.move)
    let end = axis == .horizontal ? rect[0] + rect[2] : rect[1] + rect[3]
    require(end + move, spread: Linear(1), at: line.range, around)
  }

  private mutating func stretch(_ line: SymbolicOperation, _ around: Context) {
    guard let rect = line["in"].numbers?.1, !line["in"].growsAlong, around.isMovedOnly,
      !line.has("outset"), !line.has("imageInsets")
    else {
      if let stop = line["in"].stop { return fail(stop, around) }
      return fail(.image, at: line.range, around)
    }
    filledImage(rect, line, around)
  }

  private mutating func text(_ line: SymbolicOperation, _ around: Context) {
    if case .string("")? = line[nil].known { return }
    fail(.text, at: line.range, around)
  }
}
