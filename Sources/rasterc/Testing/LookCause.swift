// Groups looks that change in the same way.

import Raster
import RasterCommands

/// Looks that change for the same reason.
struct LookCause {
  /// The components of the looks.
  let title: String
  /// `2 of 8 looks`.
  let count: String
  /// Whether the title is the name of a single component.
  let isOfOneComponent: Bool
  let changes: [DrawingChange]
  let results: [LookResult]

  /// The causes of all changes, by descending number of looks.
  ///
  /// Causes with equal numbers are in the order of their first looks. If the former drawings are
  /// unknown, each component is one cause.
  static func causes(of results: [LookResult]) -> [LookCause] {
    var groups: [[LookResult]] = []
    var places: [String: Int] = [:]
    var totals: [String: Int] = [:]
    for result in results where result.status != .removed {
      totals[result.component, default: 0] += 1
      guard result.status == .changed else { continue }
      let key =
        result.changes.isEmpty
        ? "component \(result.component)" : result.changes.map(\.cause).joined(separator: "\n")
      if let place = places[key] {
        groups[place].append(result)
      } else {
        places[key] = groups.count
        groups.append([result])
      }
    }
    return groups.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map { LookCause($0.element, totals) }
  }

  private init(_ results: [LookResult], _ totals: [String: Int]) {
    self.results = results
    changes = results[0].changes
    var components: [String] = []
    for result in results where components.last != result.component {
      components.append(result.component)
    }
    isOfOneComponent = components.count == 1
    let total = components.reduce(0) { $0 + (totals[$1] ?? 0) }
    let names = components.prefix(3).map(Paths.name(of:)).joined(separator: ", ")
    title = components.count > 3 ? "\(names) and \(components.count - 3) more" : names
    count = "\(results.count) of \(total) looks"
  }
}

/// A state's looks in one appearance, at several scales.
struct LookGroup: Sendable {
  private(set) var largest: LookResult
  private(set) var all: [LookResult]

  /// The groups in the order of their states, light before dark.
  static func groups(of results: [LookResult]) -> [LookGroup] {
    var groups: [LookGroup] = []
    var places: [String: Int] = [:]
    var states: [String: Int] = [:]
    for result in results {
      let state = Paths.join(result.folder, result.name.title)
      states[state] = states[state] ?? states.count
      let key = "\(state) \(result.name.appearance.word)"
      guard let place = places[key] else {
        places[key] = groups.count
        groups.append(LookGroup(largest: result, all: [result]))
        continue
      }
      groups[place].all.append(result)
      if result.name.scale > groups[place].largest.name.scale { groups[place].largest = result }
    }
    func order(_ group: LookGroup) -> (Int, Int) {
      let name = group.largest.name
      let state = states[Paths.join(group.largest.folder, name.title)] ?? 0
      return (state, name.appearance == .dark ? 1 : 0)
    }
    return groups.sorted { order($0) < order($1) }
  }
}

extension LookResult {
  /// The component's name with its folder.
  fileprivate var component: String { Paths.join(folder, name.component) }
}
