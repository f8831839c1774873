// Evaluates built-ins symbolically, according to the motion that their rows declare.

import RasterSyntax
import RasterValues

extension SymbolicEvaluator {
  /// Returns the value of a row for its arguments: known, sums of symbols, or the end of the proof.
  mutating func apply(
    _ row: BuiltIn,
    _ arguments: [SymbolicValue],
    at range: SourceRange
  ) -> SymbolicValue {
    if let stop = arguments.lazy.compactMap({ $0.stop }).first { return .stopped(stop) }
    let known = arguments.compactMap { $0.known }
    if known.count == arguments.count, isKnown(row) {
      return .known(evaluator.apply(row, known))
    }
    if row.result == .path { return .path(path(row, arguments, at: range)) }
    if let value = number(row, arguments, at: range) {
      let numbers = value.numbers?.1 ?? []
      if numbers.contains(where: { $0.growsAlong && !$0.isExact }) {
        return .stopped(ProofStop(cause: .row(row.name), range: range))
      }
      guard numbers.contains(where: { $0.terms.count > Self.maximumTerms }) else { return value }
      return value.growsAlong
        ? .stopped(ProofStop(cause: .effort, range: range)) : unknown(row.result)
    }
    switch row.result {
    case .paint, .gradientStop, .anchor, .shadow: return .made(row, arguments)
    default: break
    }
    guard arguments.contains(where: { $0.growsAlong }) else { return unknown(row) }
    return .stopped(ProofStop(cause: .row(row.name), range: range))
  }

  /// Whether the values of the arguments determine the result.
  private func isKnown(_ row: BuiltIn) -> Bool {
    guard row.takesEnvironment || row.kind == .layout else { return true }
    return knowsEnvironment && row.reads == .layoutDirection
  }

  private mutating func unknown(_ row: BuiltIn) -> SymbolicValue {
    switch row.name {
    case "abs", "sqrt", "distance", "count", "lines":
      return unknown(row.result, in: 0 ... .infinity)
    default:
      // A measured value has a size, which is not negative.
      return row.result == .size && row.takesEnvironment
        ? unknown(row.result, in: 0 ... .infinity) : unknown(row.result)
    }
  }

  private mutating func number(
    _ row: BuiltIn,
    _ arguments: [SymbolicValue],
    at range: SourceRange
  ) -> SymbolicValue? {
    if row.motion == .comparison { return compared(row, arguments, at: range) }
    if row.result == .rect, row.owner == .path { return box(arguments[0], at: range) }
    guard let shape = NumericShape(row.result) else { return nil }
    if row.name == "snapped" { return snapped(arguments[0], shape) }
    let parts = arguments.map { $0.numbers?.1 }
    if shape == .int || row.parameters.first?.type == .int && row.owner == nil {
      return integer(row, parts)
    }
    let fixing: [Int]
    switch row.motion {
    case .affine: fixing = arguments.indices.filter { parts[$0] == nil }
    case .affineFixing(let places):
      fixing = places + arguments.indices.filter { parts[$0] == nil && !places.contains($0) }
    case .product:
      guard let place = arguments.firstIndex(where: { $0.known != nil }) else {
        guard arguments.contains(where: { $0.growsAlong }) else { return nil }
        return .stopped(ProofStop(cause: .product, range: range))
      }
      fixing = [place]
    case .comparison, .neither: return nil
    }
    // The layout direction determines the leading side.
    if row.takesEnvironment, !knowsEnvironment { return nil }
    guard fixing.allSatisfy({ arguments[$0].known != nil }) else {
      if row.name == "transformed" || row.name == "then" { return nil }
      guard arguments.contains(where: { $0.growsAlong }) else { return nil }
      return .stopped(ProofStop(cause: .product, range: range))
    }
    return affine(row, arguments, fixing: fixing, shape)
  }

  /// Evaluates a row that is affine in its arguments, except in those at `fixing`, which are known.
  ///
  /// The result is its value with all symbols at 0, plus what each symbol adds.
  private mutating func affine(
    _ row: BuiltIn,
    _ arguments: [SymbolicValue],
    fixing: [Int],
    _ shape: NumericShape
  ) -> SymbolicValue? {
    var symbols: [Linear.Symbol] = []
    for argument in arguments {
      for number in argument.numbers?.1 ?? [] {
        for term in number.terms where !symbols.contains(term.symbol) {
          symbols.append(term.symbol)
        }
      }
    }
    symbols.sort()
    /// Returns the numbers of the row's result after replacing the numbers of its arguments.
    func numbers(
      _ evaluator: inout Evaluator,
      isFactor: Bool,
      _ pick: (Linear) -> Double
    ) -> [Double]? {
      let values = arguments.enumerated().map { index, argument -> Value in
        if fixing.contains(index), let known = argument.known {
          guard isFactor, case .transform(var transform) = known else { return known }
          // The translation is not a factor.
          (transform.tx, transform.ty) = (0, 0)
          return .transform(transform)
        }
        guard let (shape, numbers) = argument.numbers else { return .nothing }
        return shape.value(numbers.map(pick))
      }
      return evaluator.apply(row, values).numbers?.1
    }
    guard let constants = numbers(&evaluator, isFactor: false, { $0.constant }),
      let zeros = numbers(&evaluator, isFactor: true, { _ in 0 })
    else { return nil }
    var factors: [[(symbol: Linear.Symbol, factor: Double)]] = constants.map { _ in [] }
    for symbol in symbols {
      guard let parts = numbers(&evaluator, isFactor: true, { $0.factor(of: symbol) }) else {
        return nil
      }
      for (index, part) in parts.enumerated() {
        factors[index].append((symbol, part - zeros[index]))
      }
    }
    return SymbolicValue(
      shape,
      zip(constants, factors).map { Linear(constant: $0, factors: $1) }
    )
  }

  /// Returns edges at the nearest device pixel boundaries, or nil if an edge may be halfway.
  private mutating func snapped(
    _ value: SymbolicValue,
    _ shape: NumericShape
  ) -> SymbolicValue? {
    guard let numbers = value.numbers?.1, [2, 4].contains(numbers.count) else { return nil }
    var result = numbers
    for axis in 0...1 {
      var ends = [numbers[axis]]
      if numbers.count == 4 { ends.append(numbers[axis] + numbers[axis + 2]) }
      for (place, end) in ends.enumerated() where end != Linear(0) && end != bounds[axis + 2] {
        guard !end.growsAlong else { return nil }
        ends[place] = table.snapped(end)
      }
      result[axis] = ends[0]
      if numbers.count == 4 { result[axis + 2] = ends[1] - ends[0] }
    }
    return SymbolicValue(shape, result)
  }

  /// Evaluates integer arithmetic symbolically, since factors that are not integers have no value.
  private func integer(_ row: BuiltIn, _ parts: [[Linear]?]) -> SymbolicValue? {
    let numbers = parts.compactMap { $0?.first }
    guard numbers.count == parts.count, let first = numbers.first,
      let shape = NumericShape(row.result)
    else { return nil }
    switch (row.name, numbers.count) {
    case ("+", 2): return SymbolicValue(shape, [first + numbers[1]])
    case ("-", 2): return SymbolicValue(shape, [first - numbers[1]])
    case ("-", 1): return SymbolicValue(shape, [first * -1])
    case ("Double", 1): return SymbolicValue(shape, [first])
    case ("*", 2):
      if let factor = numbers[1].value { return SymbolicValue(shape, [first * factor]) }
      return first.value.map { SymbolicValue(shape, [numbers[1] * $0]) }
    default: return nil
    }
  }

  // MARK: Comparisons

  private mutating func compared(
    _ row: BuiltIn,
    _ arguments: [SymbolicValue],
    at range: SourceRange
  ) -> SymbolicValue? {
    let numbers = arguments.compactMap { $0.number }
    if numbers.count == arguments.count {
      let shape = NumericShape(row.result) ?? .double
      switch row.name {
      case "<": return isLess(numbers[0], numbers[1], orEqual: false, at: range)
      case "<=": return isLess(numbers[0], numbers[1], orEqual: true, at: range)
      case ">": return isLess(numbers[1], numbers[0], orEqual: false, at: range)
      case ">=": return isLess(numbers[1], numbers[0], orEqual: true, at: range)
      case "min": return least(numbers[0], numbers[1], shape, at: range)
      case "max": return greatest(numbers[0], numbers[1], shape, at: range)
      case "abs": return greatest(numbers[0], numbers[0] * -1, shape, at: range)
      case "clamp":
        let below = least(numbers[0], numbers[2], shape, at: range)
        return below.number.map { greatest($0, numbers[1], shape, at: range) } ?? below
      default: break
      }
    }
    if row.name == "intersection", let first = arguments[0].numbers?.1,
      let second = arguments[1].numbers?.1
    {
      return intersection(first, second, at: range)
    }
    return nil
  }

  private func isLess(
    _ left: Linear,
    _ right: Linear,
    orEqual: Bool,
    at range: SourceRange
  ) -> SymbolicValue {
    let difference = right - left
    let (low, high) = (table.least(difference), table.greatest(difference))
    if orEqual ? low >= 0 : low > 0 { return .known(.bool(true)) }
    if orEqual ? high < 0 : high <= 0 { return .known(.bool(false)) }
    return difference.growsAlong
      ? .stopped(ProofStop(cause: .comparison, range: range)) : .fixed
  }

  private mutating func least(
    _ left: Linear,
    _ right: Linear,
    _ shape: NumericShape,
    at range: SourceRange
  ) -> SymbolicValue {
    let difference = right - left
    if table.least(difference) >= 0 { return SymbolicValue(shape, [left]) }
    if table.greatest(difference) <= 0 { return SymbolicValue(shape, [right]) }
    guard !left.growsAlong, !right.growsAlong else {
      return .stopped(ProofStop(cause: .comparison, range: range))
    }
    let high = min(table.greatest(left), table.greatest(right))
    return .numbers(
      shape,
      [
        table.add(from: min(table.least(left), table.least(right), high), to: high)
      ]
    )
  }

  private mutating func greatest(
    _ left: Linear,
    _ right: Linear,
    _ shape: NumericShape,
    at range: SourceRange
  ) -> SymbolicValue {
    let opposite = least(left * -1, right * -1, shape, at: range)
    guard let number = opposite.number else { return opposite }
    return SymbolicValue(shape, [number * -1])
  }

  private mutating func intersection(
    _ first: [Linear],
    _ second: [Linear],
    at range: SourceRange
  ) -> SymbolicValue {
    var numbers: [[Linear]] = [[], []]
    for axis in 0...1 {
      let low = greatest(first[axis], second[axis], .double, at: range)
      let ends = (first[axis] + first[axis + 2], second[axis] + second[axis + 2])
      let high = least(ends.0, ends.1, .double, at: range)
      guard let low = low.number, let high = high.number else {
        return low.stop != nil ? low : high
      }
      let length = greatest(high - low, Linear(0), .double, at: range)
      guard let length = length.number else { return length }
      numbers[axis] = [low, length]
    }
    return SymbolicValue(
      .rect,
      [numbers[0][0], numbers[1][0], numbers[0][1], numbers[1][1]]
    )
  }

  /// Returns the bounds of a path.
  private mutating func box(_ path: SymbolicValue, at range: SourceRange) -> SymbolicValue? {
    guard let path = path.symbolicPath else { return nil }
    if let stop = path.stop { return .stopped(stop) }
    if let frame = path.frame { return SymbolicValue(.rect, frame) }
    let points = path.contours.flatMap { $0.edges.flatMap { $0.points } }
    guard let first = points.first else { return .known(.rect(.zero)) }
    var (low, high) = (first, first)
    for point in points.dropFirst() {
      guard let left = least(low.x, point.x, .double, at: range).number,
        let top = least(low.y, point.y, .double, at: range).number,
        let right = greatest(high.x, point.x, .double, at: range).number,
        let bottom = greatest(high.y, point.y, .double, at: range).number
      else { return .stopped(ProofStop(cause: .comparison, range: range)) }
      (low, high) = (SymbolicPath.Vertex(left, top), SymbolicPath.Vertex(right, bottom))
    }
    return SymbolicValue(.rect, [low.x, low.y, high.x - low.x, high.y - low.y])
  }

  /// Returns the bounds of a path to which anchors are relative.
  mutating func box(of path: SymbolicPath, at range: SourceRange) -> [Linear]? {
    box(.path(path), at: range)?.numbers?.1
  }

  // MARK: Conversions

  mutating func convert(
    _ conversion: TypedExpression.Conversion,
    _ value: SymbolicValue,
    _ expression: TypedExpression
  ) -> SymbolicValue {
    if let stop = value.stop { return .stopped(stop) }
    switch (conversion, value.numbers) {
    case (.intToDouble, (_, let numbers)?): return SymbolicValue(.double, numbers)
    case (.cornersToSizes, (_, let numbers)?):
      return SymbolicValue(.cornerSizes, numbers.flatMap { [$0, $0] })
    case (.measuredToSize, _) where value.known == nil:
      return unknown(.size, in: 0 ... .infinity)
    case (.pointToAnchor, (_, let numbers)?) where value.known == nil:
      return .numbers(.point, numbers)
    case (.colorToPaint, _) where value.known == nil: return .solid
    default: break
    }
    if let known = value.known {
      return .known(evaluator.converted(conversion, known))
    }
    return value.growsAlong
      ? .stopped(ProofStop(cause: .row("a conversion"), range: expression.range))
      : unknown(expression.type)
  }
}
