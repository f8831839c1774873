// Ten thousand random contents: the positions of all parts, and the number of measurements.

import Raster
import TestSupport
import Testing

@Suite struct RandomContentTests {
  /// Fine pixels, so that snapping moves nothing by more than a 64th of a point.
  private static let scale = 64.0

  private struct Page: Rasterizable {
    let content: Content

    func draw(in canvas: inout Canvas) { canvas.place(content, in: canvas.bounds) }
  }

  /// Places each tree in a random size, and passes it and all frames to `body`.
  private func forEachTree(
    _ count: Int,
    seed: UInt64,
    _ body: (Tree, Size, LayoutDirection, [Int: Rect], MeasureCounts) throws -> Void
  ) rethrows {
    var generator = SeededGenerator(seed: seed)
    for index in 0..<count {
      var ids = 0
      let tree = Tree.random(&ids, depth: index % 6, using: &generator)
      let width = Double(Int.random(in: 1...400, using: &generator))
      let height = Double(Int.random(in: 1...300, using: &generator))
      let direction = LayoutDirection.allCases[index % 2]
      let counts = MeasureCounts()
      let page = Page(content: tree.content(counts))
      let environment = Environment(layoutDirection: direction, scale: Self.scale)
      guard let list = page.displayList(size: Size(width, height), environment: environment)
      else { continue }
      try body(tree, Size(width, height), direction, frames(list), counts)
    }
  }

  /// The frame of each placed component, by its number.
  private func frames(_ list: DisplayList) -> [Int: Rect] {
    var frames: [Int: Rect] = [:]
    for operation in list.operations {
      guard case .place(let place) = operation,
        case .mark(.fill(let fill))? = place.list.operations.first,
        case .color(let color) = fill.paint
      else { continue }
      let id = Int(color.red / 257) << 16 | Int(color.green / 257) << 8 | Int(color.blue / 257)
      let box = place.destination
      frames[id] = Rect(
        x: Double(box.x) / Self.scale,
        y: Double(box.y) / Self.scale,
        width: Double(box.width) / Self.scale,
        height: Double(box.height) / Self.scale
      )
    }
    return frames
  }

  @Test func `components have the frames of a naive layout`() {
    forEachTree(12_000, seed: 1) { tree, size, direction, frames, _ in
      var naive = NaiveLayout(pixel: 1 / Self.scale)
      let frame = Rect(origin: .zero, size: size)
      naive.place(tree, in: frame, proposed: size)
      let mirrored = direction == .rightToLeft
      for (id, expected) in naive.frames where !frames.isEmpty {
        guard let found = frames[id] else {
          #expect(min(expected.width, expected.height) < 0.02, "\(id) is missing in \(tree)")
          continue
        }
        let x = mirrored ? size.width - expected.maxX : expected.x
        let isThere =
          abs(found.x - x) < 0.02 && abs(found.y - expected.y) < 0.02
          && abs(found.width - expected.width) < 0.02
          && abs(found.height - expected.height) < 0.02
        #expect(isThere, "\(id) is at \(found) rather than \(expected) in \(tree), \(size)")
      }
    }
  }

  @Test func `components are measured at most once naturally and once as offered`() {
    forEachTree(12_000, seed: 2) { tree, size, _, _, counts in
      let most = max(counts.natural.values.max() ?? 0, counts.proposed.values.max() ?? 0)
      #expect(most <= 1, "measured \(most) times in \(tree), \(size)")
    }
  }

  @Test func `components keep their gaps, and stay in their row unless it overflows`() {
    var overflows = 0
    var gaps = 0
    forEachTree(12_000, seed: 3) { tree, size, direction, frames, _ in
      var pending = [tree]
      while let next = pending.popLast() {
        guard case .stack(let id, let isRow, let spacing, _, let parts, _) = next else { continue }
        pending += parts
        guard let frame = frames[id], spacing >= 0 else { continue }
        let isMirrored = direction == .rightToLeft
        let boxes = parts.map { part in
          part.id.flatMap { frames[$0] }.map { stretches($0, in: frame, isRow, isMirrored) }
        }
        let known = boxes.compactMap { $0 }
        for box in known {
          #expect(box.along.lowerBound > -0.02 && box.across.lowerBound > -0.02, "\(tree) \(size)")
        }
        // All parts except spaces are drawn; those must have a known length.
        guard known.count == parts.count else { continue }
        for (first, second) in zip(known, known.dropFirst()) {
          gaps += 1
          let gap = second.along.lowerBound - first.along.upperBound
          #expect(abs(gap - spacing) < 0.04, "a gap of \(gap) in \(tree), \(size)")
        }
        let length = isRow ? frame.width : frame.height
        guard let last = known.last, last.along.upperBound > length + 0.04 else { continue }
        overflows += 1
        // Flexible parts have shrunk to zero, and so are not drawn.
        #expect(!parts.contains { $0.isFlexible }, "\(tree) \(size)")
      }
    }
    #expect(gaps > 4_000 && overflows > 200, "\(gaps) gaps, \(overflows) overflows")
  }

  /// A frame as ranges along and across its stack, from the stack's start.
  private func stretches(
    _ box: Rect,
    in frame: Rect,
    _ isRow: Bool,
    _ isMirrored: Bool
  ) -> (along: ClosedRange<Double>, across: ClosedRange<Double>) {
    let x = isMirrored ? frame.maxX - box.maxX : box.x - frame.x
    let horizontal = x...(x + box.width)
    let vertical = (box.y - frame.y)...(box.maxY - frame.y)
    return isRow ? (horizontal, vertical) : (vertical, horizontal)
  }
}

extension DisplayList {
  /// The operations in their order.
  var operations: [Operation] {
    var reader = Reader(self)
    var operations: [Operation] = []
    while let operation = reader.next() { operations.append(operation) }
    return operations
  }
}
