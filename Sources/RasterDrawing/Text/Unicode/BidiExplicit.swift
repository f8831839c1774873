// Resolves embeddings, overrides and isolates: rules P2, P3 and X1 to X9 of UAX #9.

import RasterValues

struct BidiExplicit {
  /// The classes after overrides; characters that X9 removes have class BN.
  private(set) var classes: [BidiClass]
  private(set) var levels: [UInt8]

  /// For each isolate initiator, the index of its end (BD9), or the count if it has none.
  ///
  /// The value is −1 for other characters. The array is empty if there are no isolates.
  private let ends: [Int]

  private var stack: [Status] = []
  private var overflowIsolates = 0
  private var overflowEmbeddings = 0
  private var validIsolates = 0

  private struct Status {
    let level: UInt8
    let override: BidiClass?
    let isIsolate: Bool
  }

  /// The maximum depth of BD2.
  private static let maximumDepth: UInt8 = 125

  init(_ classes: [BidiClass]) {
    self.classes = classes
    levels = []
    ends = classes.contains(where: { $0.isIsolateInitiator }) ? Self.isolateEnds(classes) : []
  }

  var hasIsolates: Bool { !ends.isEmpty }

  /// Returns the end of the isolate that starts at `index`; nil if no isolate starts there.
  ///
  /// The result is the count if the isolate has no end.
  func end(ofIsolateAt index: Int) -> Int? {
    guard hasIsolates, ends[index] >= 0 else { return nil }
    return ends[index]
  }

  /// Returns the level of the first strong character; nil if there is none (P2, P3).
  ///
  /// Isolates are skipped. Inside an isolate, the search stops at its end. The search reads classes
  /// that have not been overridden yet.
  func firstLevel(from start: Int) -> UInt8? {
    var index = start
    while index < classes.count {
      let one = classes[index]
      if let strong = one.strong { return strong == .l ? 0 : 1 }
      if one == .b || (one == .pdi && start > 0) { return nil }
      index = one.isIsolateInitiator ? ends[index] : index
      index &+= 1
    }
    return nil
  }

  mutating func resolve(paragraph: UInt8) {
    levels = [UInt8](repeating: paragraph, count: classes.count)
    restart(paragraph)
    for index in classes.indices {
      switch classes[index] {
      case .rle: embed(at: index, .r, override: nil)
      case .lre: embed(at: index, .l, override: nil)
      case .rlo: embed(at: index, .r, override: .r)
      case .lro: embed(at: index, .l, override: .l)
      case .rli: isolate(at: index, .r)
      case .lri: isolate(at: index, .l)
      case .fsi: isolate(at: index, BidiClass.direction(of: firstLevel(from: index &+ 1) ?? 0))
      case .pdi: endIsolate(at: index)
      case .pdf: endEmbedding(at: index)
      case .b: restart(paragraph)
      case .bn: break
      case .l, .r, .al, .en, .es, .et, .an, .cs, .nsm, .s, .ws, .on: place(at: index)
      }
    }
  }

  private mutating func restart(_ paragraph: UInt8) {
    stack.removeAll(keepingCapacity: true)
    stack.append(Status(level: paragraph, override: nil, isIsolate: false))
    (overflowIsolates, overflowEmbeddings, validIsolates) = (0, 0, 0)
  }

  private var top: Status {
    stack.last ?? Status(level: 0, override: nil, isIsolate: false)
  }

  /// Applies the level and the override of the last status: X5a to X5c, X6 and X6a.
  private mutating func place(at index: Int) {
    levels[index] = top.level
    if let override = top.override { classes[index] = override }
  }

  /// Starts an embedding or an override: X2 to X5.
  private mutating func embed(at index: Int, _ direction: BidiClass, override: BidiClass?) {
    classes[index] = .bn
    let level = next(direction)
    if level <= Self.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
      stack.append(Status(level: level, override: override, isIsolate: false))
    } else if overflowIsolates == 0 {
      overflowEmbeddings &+= 1
    }
  }

  /// Starts an isolate: X5a to X5c.
  private mutating func isolate(at index: Int, _ direction: BidiClass) {
    place(at: index)
    let level = next(direction)
    if level <= Self.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
      validIsolates &+= 1
      stack.append(Status(level: level, override: nil, isIsolate: true))
    } else {
      overflowIsolates &+= 1
    }
  }

  /// Ends an isolate: X6a.
  private mutating func endIsolate(at index: Int) {
    if overflowIsolates > 0 {
      overflowIsolates &-= 1
    } else if validIsolates > 0 {
      overflowEmbeddings = 0
      while !top.isIsolate, stack.count > 1 { stack.removeLast() }
      if stack.count > 1 { stack.removeLast() }
      validIsolates &-= 1
    }
    place(at: index)
  }

  /// Ends an embedding or an override: X7.
  private mutating func endEmbedding(at index: Int) {
    classes[index] = .bn
    if overflowIsolates > 0 { return }
    if overflowEmbeddings > 0 {
      overflowEmbeddings &-= 1
    } else if !top.isIsolate, stack.count > 1 {
      stack.removeLast()
    }
  }

  /// Returns the lowest level above the last one that has the given direction.
  private func next(_ direction: BidiClass) -> UInt8 {
    let level = top.level
    return BidiClass.direction(of: level) == direction ? level &+ 2 : level &+ 1
  }

  private static func isolateEnds(_ classes: [BidiClass]) -> [Int] {
    var ends = [Int](repeating: -1, count: classes.count)
    var open: [Int] = []
    for index in classes.indices {
      if classes[index].isIsolateInitiator {
        ends[index] = classes.count
        open.append(index)
      } else if classes[index] == .pdi, let start = open.popLast() {
        ends[start] = index
      } else if classes[index] == .b {
        open.removeAll(keepingCapacity: true)
      }
    }
    return ends
  }
}
