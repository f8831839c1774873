// Compares uses of declarations with the floors: upward uses, and cycles of rooms.

extension Floors {
  /// A room of a module.
  struct Room: Hashable {
    let module: String
    let name: String
  }

  /// The room of a source file; nil if it is not a file of a module.
  static func room(of path: String) -> Room? {
    let parts = path.split(separator: "/")
    guard parts.count > 2, parts[0] == "Sources" else { return nil }
    return Room(module: String(parts[1]), name: parts.count > 3 ? String(parts[2]) : top)
  }

  /// The floor of each room, counted from the lowest of its module.
  static let numbers: [Room: Int] = {
    var numbers: [Room: Int] = [:]
    for (module, floors) in modules {
      for (number, floor) in floors.enumerated() {
        for name in floor.rooms { numbers[Room(module: module, name: name)] = number }
      }
    }
    return numbers
  }()

  /// Problems of uses: a sentence for each upward use, or use of a room that is not in the list.
  static func climbs(of uses: [CodeIndex.Use]) -> [String] {
    passages(of: uses).compactMap { passage in
      guard let from = numbers[passage.from], let to = numbers[passage.to] else {
        return "\(passage.text), and one of the rooms is not in the list"
      }
      return to > from ? "\(passage.text), which stands above it" : nil
    }
  }

  /// Problems of cycles: a sentence for each floor whose rooms form one without a reason, or have a
  /// reason without one.
  static func circles(of uses: [CodeIndex.Use]) -> [String] {
    var seen: [Room: [Room: String]] = [:]
    for passage in passages(of: uses) where numbers[passage.from] == numbers[passage.to] {
      if seen[passage.from]?[passage.to] == nil {
        seen[passage.from, default: [:]][passage.to] = passage.text
      }
    }
    var problems: [String] = []
    for (module, floors) in modules {
      for floor in floors {
        let rooms = floor.rooms.map { Room(module: module, name: $0) }
        let circle = rooms.filter { reachable(from: $0, seen).contains($0) }
        if floor.circle != nil, circle != rooms {
          let outside = Set(floor.rooms).subtracting(circle.map(\.name)).sorted()
          problems.append("\(module): \(outside) are not in the circle that the list explains")
        } else if floor.circle == nil, !circle.isEmpty {
          let uses = circle.flatMap { from in circle.compactMap { seen[from]?[$0] } }
          problems.append("\(module) has a circle:\n" + uses.joined(separator: "\n"))
        }
      }
    }
    return problems
  }

  /// The rooms that a room uses directly or indirectly.
  private static func reachable(from room: Room, _ seen: [Room: [Room: String]]) -> Set<Room> {
    var found: Set<Room> = []
    var waiting = [room]
    while let next = waiting.popLast() {
      for other in (seen[next] ?? [:]).keys where found.insert(other).inserted {
        waiting.append(other)
      }
    }
    return found
  }

  private struct Passage {
    let from, to: Room
    /// `Sources/…:5 uses Rect.area of Sources/…:7`.
    let text: String
  }

  /// The uses from one room of a module to another.
  private static func passages(of uses: [CodeIndex.Use]) -> [Passage] {
    uses.compactMap { use in
      let (from, to) = (use.place, use.declaration.place)
      guard let room = room(of: from.path), let other = Self.room(of: to.path),
        room.module == other.module, room != other
      else { return nil }
      let text = "\(from) uses \(use.declaration.name) of \(to)"
      return Passage(from: room, to: other, text: text)
    }
  }
}
