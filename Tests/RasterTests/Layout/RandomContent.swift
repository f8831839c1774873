// Random contents, and a naive layout of them for comparison.

import Raster
import TestSupport

/// The number of measurements of each component of a content.
final class MeasureCounts: @unchecked Sendable {
  var natural: [Int: Int] = [:]
  var proposed: [Int: Int] = [:]
}

/// A component that counts its measurements, and draws its number as a colour.
struct Probe: Rasterizable {
  /// A fixed size, text that wraps, or all of the offered space.
  enum Kind { case fixed(Size), words(Double), greedy }

  let id: Int
  let kind: Kind
  let counts: MeasureCounts

  func naturalSize(in environment: Environment) -> Size {
    counts.natural[id, default: 0] += 1
    return Probe.size(kind, proposed: .unlimited)
  }

  func size(proposed: Size, in environment: Environment) -> Size {
    counts.proposed[id, default: 0] += 1
    return Probe.size(kind, proposed: proposed)
  }

  static func size(_ kind: Kind, proposed: Size) -> Size {
    switch kind {
    case .fixed(let size): return size
    case .words(let length):
      let width = min(length, proposed.width)
      return Size(width, 8 * (length / max(width, 1)).rounded(.up))
    case .greedy: return Size(proposed.width, 6)
    }
  }

  func draw(in canvas: inout Canvas) {
    canvas.fill(.rect(canvas.bounds), with: Color(rgba: UInt32(id) << 8 | 0xFF))
  }
}

/// A content whose structure tests can inspect.
indirect enum Tree {
  case leaf(id: Int, Probe.Kind, isFlexible: Bool)
  case space(Double?)
  /// `marker` is the number of a component behind the stack, which shows its frame.
  case stack(marker: Int, isRow: Bool, spacing: Double, RowAlignment, [Tree], isFlexible: Bool)

  var isFlexible: Bool {
    switch self {
    case .leaf(_, _, let isFlexible), .stack(_, _, _, _, _, let isFlexible): isFlexible
    case .space(let length): length == nil
    }
  }

  var id: Int? {
    switch self {
    case .leaf(let id, _, _), .stack(let id, _, _, _, _, _): id
    case .space: nil
    }
  }

  /// The tree as the content under test: a stack lies over its marker.
  func content(_ counts: MeasureCounts) -> Content {
    let content: Content
    switch self {
    case .leaf(let id, let kind, _): content = Content(Probe(id: id, kind: kind, counts: counts))
    case .space(nil): content = .space()
    case .space(let length?): content = .space(length)
    case .stack(let marker, let isRow, let spacing, let alignment, let parts, _):
      let back = Probe(id: marker, kind: .fixed(.zero), counts: counts)
      let parts = parts.map { $0.content(counts) }
      let stack =
        isRow
        ? Content.row(spacing: spacing, align: alignment, parts)
        : Content.column(spacing: spacing, align: alignment.inColumn, parts)
      content = .overlay(align: .stretch, [back, stack])
    }
    return isFlexible ? content.flexible() : content
  }

  static func random(
    _ ids: inout Int,
    depth: Int,
    using generator: inout SeededGenerator
  ) -> Tree {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    ids += 1
    let id = ids
    let isFlexible = number(0...4) == 0
    guard depth > 0, number(0...2) > 0 else {
      switch number(0...9) {
      case 0: return .space(nil)
      case 1: return .space(Double(number(0...20)))
      case 2: return .leaf(id: id, .greedy, isFlexible: isFlexible)
      case 3...5: return .leaf(id: id, .words(Double(number(1...300))), isFlexible: isFlexible)
      default:
        let size = Size(Double(number(0...60)), Double(number(0...30)))
        return .leaf(id: id, .fixed(size), isFlexible: isFlexible)
      }
    }
    let parts = (0..<number(0...4)).map { _ in
      Tree.random(&ids, depth: depth - 1, using: &generator)
    }
    let alignment = RowAlignment.allCases[number(0...3)]
    return .stack(
      marker: id,
      isRow: number(0...1) == 0,
      spacing: Double(number(0...9)) - (number(0...9) == 0 ? 12 : 0),
      alignment,
      parts,
      isFlexible: isFlexible
    )
  }
}

extension RowAlignment {
  /// The equivalent alignment in a column.
  var inColumn: ContentAlignment {
    switch self {
    case .top, .baseline: .leading
    case .center: .center
    case .bottom: .trailing
    case .stretch: .stretch
    }
  }
}

/// The rules of layout in their simplest form: every size is computed on each use.
struct NaiveLayout {
  let pixel: Double
  private(set) var frames: [Int: Rect] = [:]

  init(pixel: Double) { self.pixel = pixel }

  /// Places a tree from left to right.
  mutating func place(_ tree: Tree, in frame: Rect, proposed: Size) {
    if let id = tree.id { frames[id] = frame }
    guard case .stack(_, let isRow, let spacing, let alignment, let parts, _) = tree else { return }
    let solution = solve(parts, isRow, spacing, proposed: proposed)
    let length = isRow ? frame.width : frame.height
    let room = isRow ? frame.height : frame.width
    let share = share(length, spacing, parts, solution.map(\.size), isRow)
    var start = 0.0
    for (part, solved) in zip(parts, solution) {
      let own = isRow ? solved.size.width : solved.size.height
      let length = part.isFlexible ? share : own
      var across = isRow ? solved.size.height : solved.size.width
      var shift = 0.0
      switch alignment {
      case .top, .baseline: break
      case .center: shift = max(0, (room - across) / 2)
      case .bottom: shift = max(0, room - across)
      case .stretch: across = room
      }
      let place =
        isRow
        ? Rect(x: frame.x + start, y: frame.y + shift, width: length, height: across)
        : Rect(x: frame.x + shift, y: frame.y + start, width: across, height: length)
      self.place(part, in: place, proposed: solved.offer)
      start = max(start, start + length + spacing)
    }
  }

  private func share(
    _ length: Double,
    _ spacing: Double,
    _ parts: [Tree],
    _ sizes: [Size],
    _ isRow: Bool
  ) -> Double {
    var rest = length - spacing * Double(parts.count - 1)
    for (part, size) in zip(parts, sizes) where !part.isFlexible {
      rest -= isRow ? size.width : size.height
    }
    return max(rest, 0) / Double(max(1, parts.count { $0.isFlexible }))
  }

  func size(_ tree: Tree, proposed: Size, inRow: Bool) -> Size {
    switch tree {
    case .space(let length):
      return inRow ? Size(length ?? 0, 0) : Size(0, length ?? 0)
    case .leaf(_, let kind, _):
      let natural = rounded(Probe.size(kind, proposed: .unlimited))
      if case .greedy = kind {} else if fits(natural, floor(proposed)) { return natural }
      return rounded(Probe.size(kind, proposed: floor(proposed)))
    case .stack(_, let isRow, let spacing, _, let parts, _):
      let solution = solve(parts, isRow, spacing, proposed: proposed)
      let offer = isRow ? proposed.width : proposed.height
      let lengths = solution.map { isRow ? $0.size.width : $0.size.height }
      let flexible = zip(parts, lengths).filter { $0.0.isFlexible }.map(\.1).max() ?? 0
      let share =
        offer == .infinity ? flexible : share(offer, spacing, parts, solution.map(\.size), isRow)
      var (start, end) = (0.0, 0.0)
      for (part, length) in zip(parts, lengths) {
        let length = part.isFlexible ? share : length
        end = max(end, start + length)
        start = max(start, start + length + spacing)
      }
      let across = solution.map { isRow ? $0.size.height : $0.size.width }.max() ?? 0
      return isRow ? Size(end, across) : Size(across, end)
    }
  }

  /// Each part's offer and its resulting size.
  private func solve(
    _ parts: [Tree],
    _ isRow: Bool,
    _ spacing: Double,
    proposed: Size
  ) -> [(offer: Size, size: Size)] {
    var result = parts.map { _ in (offer: Size.zero, size: Size.zero) }
    var room = (isRow ? proposed.width : proposed.height) - spacing * Double(parts.count - 1)
    func take(_ index: Int, _ length: Double) {
      let offer = isRow ? Size(length, proposed.height) : Size(proposed.width, length)
      result[index] = (offer, size(parts[index], proposed: offer, inRow: isRow))
    }
    let rigid = parts.indices.filter { !parts[$0].isFlexible }
    let natural = parts.map { size($0, proposed: .unlimited, inRow: isRow).width }
    let isShort = isRow && rigid.reduce(0) { $0 + natural[$1] } > room + 0.001
    let order = isShort ? rigid.sorted { (natural[$0], $0) < (natural[$1], $1) } : rigid
    for (position, index) in order.enumerated() {
      let share = isShort ? max(room, 0) / Double(order.count - position) : .infinity
      take(index, isRow ? min(natural[index], share) : .infinity)
      room -= isRow ? result[index].size.width : result[index].size.height
    }
    let flexible = parts.indices.filter { parts[$0].isFlexible }
    for index in flexible { take(index, max(room, 0) / Double(flexible.count)) }
    return result
  }

  private func fits(_ size: Size, _ offer: Size) -> Bool {
    size.width <= offer.width + 0.0005 && size.height <= offer.height + 0.0005
  }

  private func floor(_ size: Size) -> Size {
    func floor(_ length: Double) -> Double {
      length == .infinity ? length : (length / pixel + 0.0005).rounded(.down) * pixel
    }
    return Size(floor(size.width), floor(size.height))
  }

  private func rounded(_ size: Size) -> Size {
    func rounded(_ length: Double) -> Double {
      length.isFinite && length > 0 ? (length / pixel - 0.0005).rounded(.up) * pixel : 0
    }
    return Size(rounded(size.width), rounded(size.height))
  }
}
