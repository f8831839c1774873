// Compares the drawings, accessibility and read sets of the components of two programs.

import Raster
import RasterInterpreter
import RasterSemantics

/// The comparison of two equivalent programs, component by component.
struct LookComparison {
  private let promise: Rewrite.Promise
  /// Whether the second program may read less: the variable of an unrolled loop is known.
  private let mayReadLess: Bool
  /// The maximum difference of a pixel, in levels of 255.
  private let tolerance: Int
  private(set) var lists = 0
  private(set) var pictures = 0
  private(set) var inked = 0
  private(set) var otherRasters = 0

  init(_ promise: Rewrite.Promise, mayReadLess: Bool = false, tolerance: Int = 0) {
    (self.promise, self.mayReadLess, self.tolerance) = (promise, mayReadLess, tolerance)
  }

  /// The first difference; nil if there is none.
  ///
  /// The second program may have additional components at its end.
  mutating func difference(_ first: PreparedProgram, _ second: PreparedProgram) -> String? {
    let count = first.program.components.count
    // A component that places the moved one is not moved itself.
    let indices = promise == .movedPixels ? count - 1..<count : 0..<count
    for index in indices {
      guard let one = first.component(index), let other = second.component(index) else {
        return "no component"
      }
      if promise == .lists, let what = readDifference(one, other) { return "\(one.name): \(what)" }
      let (states, others) = (one.namedStates(), other.namedStates())
      guard states.count == others.count else { return "\(one.name): states" }
      for (place, (state, match)) in zip(states, others).enumerated() {
        guard state.environment == match.environment, state.size == match.size else {
          return "\(one.name): surroundings of state \(place)"
        }
        // Lists and images take long, so only the first state and one other are compared.
        if place > 0, place != states.count - 1 { continue }
        for environment in environments(state.environment, isFirst: place == 0) {
          let looks = (state.component, match.component)
          if let what = difference(looks.0, looks.1, environment, size: state.size) {
            let surroundings = "scale \(environment.scale), \(environment.layoutDirection)"
            return "\(one.name), state \(place), \(surroundings): \(what)"
          }
        }
      }
    }
    return nil
  }

  private func environments(_ own: Environment, isFirst: Bool) -> [Environment] {
    guard isFirst else { return [own] }
    let other = Environment(
      appearance: .dark,
      contrast: .increased,
      layoutDirection: .rightToLeft,
      textScale: 1.5,
      scale: promise == .lists ? 2 : 1.5
    )
    return [own, other]
  }

  /// A key, and whether anything is drawn, must not depend on how the source is written.
  private func readDifference(
    _ one: InterpretedComponent,
    _ other: InterpretedComponent
  ) -> String? {
    func read(_ component: InterpretedComponent) -> [Type] {
      component.declaration.properties.filter { $0.isRead }.map { $0.type }
    }
    let (before, after) = (read(one), read(other))
    if mayReadLess {
      var left = before[...]
      for type in after {
        guard let place = left.firstIndex(of: type) else { return "more properties are read" }
        left = left[(place + 1)...]
      }
      return nil
    }
    if before != after { return "other properties are read" }
    if one.declaration.reads != other.declaration.reads { return "something else is read" }
    return nil
  }

  private mutating func difference(
    _ one: InterpretedComponent,
    _ other: InterpretedComponent,
    _ environment: Environment,
    size: Size?
  ) -> String? {
    let natural = one.naturalSize(in: environment)
    let offer = Size(33, .infinity)
    // A size may be NaN.
    guard "\(natural)" == "\(other.naturalSize(in: environment))" else { return "natural size" }
    let proposed = other.size(proposed: offer, in: environment)
    guard "\(one.size(proposed: offer, in: environment))" == "\(proposed)" else {
      return "size in an offer"
    }
    guard "\(one.caps(in: environment))" == "\(other.caps(in: environment))" else { return "caps" }
    let sizes = [size ?? natural, Size(natural.width * 1.5 + 7, natural.height + 13.5)]
    for size in promise == .lists ? sizes : Array(sizes.prefix(1)) {
      let list = one.displayList(size: size, environment: environment)
      let match = other.displayList(size: size, environment: environment)
      if let what = difference(list, match, size) { return "\(size): \(what)" }
    }
    guard promise == .lists else { return nil }
    let box = Rect(x: 0, y: 0, width: natural.width, height: natural.height)
    let hits = [one, other].map { $0.hitArea(in: box, environment: environment) }
    guard hits[0] == hits[1] || "\(hits[0] as Any)" == "\(hits[1] as Any)" else { return "hit" }
    guard one.accessibility(in: environment) == other.accessibility(in: environment) else {
      return "what it says"
    }
    return nil
  }

  private mutating func difference(
    _ one: DisplayList?,
    _ other: DisplayList?,
    _ size: Size
  ) -> String? {
    guard let one, let other else { return one == nil && other == nil ? nil : "no list" }
    lists += 1
    if promise == .lists {
      return one == other ? nil : "list\n--- before\n\(one)\n--- after\n\(other)"
    }
    guard one.width == other.width, one.height == other.height else { return "size" }
    guard one.rasters == other.rasters else {
      otherRasters += 1
      return nil
    }
    pictures += 1
    let (first, second) = (Picture(one), Picture(other))
    guard let first, let second else { return first == nil && second == nil ? nil : "no picture" }
    if first.hasInk { inked += 1 }
    var move = (x: 0, y: 0)
    if promise == .movedPixels {
      move = (Int(Rewrite.move.x * one.scale), Int(Rewrite.move.y * one.scale))
    }
    return first.difference(second, movedBy: move, tolerance: tolerance)
  }
}

/// Pixels by their positions relative to the box's corner.
private struct Picture {
  private let bitmap: Bitmap
  /// The pixels of the box, and of the painted area beyond it that is never clipped.
  private let limit: (x: Range<Int>, y: Range<Int>)

  init?(_ list: DisplayList) {
    guard let bitmap = try? list.bitmap() else { return nil }
    self.bitmap = bitmap
    let (across, down) = (max(list.width, 256), max(list.height, 256))
    limit = (-across..<list.width + across, -down..<list.height + down)
  }

  var hasInk: Bool { bitmap.pixels.contains { $0 != 0 } }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let (column, row) = (x + bitmap.bounds.x, y + bitmap.bounds.y)
    guard 0..<bitmap.width ~= column, 0..<bitmap.height ~= row else { return 0 }
    return bitmap[column, row]
  }

  /// The first pixel that differs, among those inside both limits.
  func difference(_ other: Picture, movedBy move: (x: Int, y: Int), tolerance: Int) -> String? {
    var (count, worst) = (0, 0)
    var first = ""
    let columns = columns.lowerBound - 1..<columns.upperBound + 1
    let others = (other.columns.lowerBound - move.x, other.columns.upperBound - move.x)
    let all = min(columns.lowerBound, others.0)..<max(columns.upperBound, others.1)
    let otherRows = (other.rows.lowerBound - move.y, other.rows.upperBound - move.y)
    for y in min(rows.lowerBound, otherRows.0)..<max(rows.upperBound, otherRows.1) {
      guard limit.y ~= y, other.limit.y ~= y + move.y else { continue }
      for x in all where limit.x ~= x && other.limit.x ~= x + move.x {
        let (one, two) = (pixel(x, y), other.pixel(x + move.x, y + move.y))
        if one == two { continue }
        if count == 0 { first = "(\(x), \(y)) is \(hex(two)) instead of \(hex(one))" }
        count += 1
        for shift in [0, 8, 16, 24] {
          worst = max(worst, abs(Int(one >> shift & 255) - Int(two >> shift & 255)))
        }
      }
    }
    return worst <= tolerance ? nil : "\(count) pixels differ by up to \(worst) of 255; \(first)"
  }

  private var columns: Range<Int> { -bitmap.bounds.x..<bitmap.width - bitmap.bounds.x }
  private var rows: Range<Int> { -bitmap.bounds.y..<bitmap.height - bitmap.bounds.y }

  private func hex(_ pixel: UInt32) -> String { String(pixel, radix: 16) }
}

extension DisplayList {
  /// The directly and indirectly placed lists and masks that are separate rasters, with their depth
  /// and size.
  fileprivate var rasters: [[Int]] {
    var result: [[Int]] = []
    var pending = [(list: self, depth: 0, plan: NestingPlan(self))]
    while let (list, depth, plan) = pending.popLast() {
      var reader = Reader(list)
      while let operation = reader.next() {
        guard let place = operation.nested else { continue }
        let isRaster = plan.hasRaster(of: place.list)
        if isRaster { result.append([depth, place.list.width, place.list.height]) }
        // A separate raster has its own plan.
        let inner = isRaster ? NestingPlan(place.list) : plan
        pending.append((place.list, depth + 1, inner))
      }
    }
    return result
  }
}

extension Operation {
  /// The list that is placed, or that masks a layer.
  fileprivate var nested: RecordedPlace? {
    switch self {
    case .place(let place): place
    case .layer(let layer): layer.mask
    case .mark, .end: nil
    }
  }
}
