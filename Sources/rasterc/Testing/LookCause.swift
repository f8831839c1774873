// Looks that change alike: the same operations, in the same way.

import Raster
import RasterCommands

/// Looks that change for one cause.
struct LookCause {
  /// The components whose looks they are.
  let title: String
  /// `2 of 8 looks`.
  let count: String
  let changes: [DrawingChange]
  let results: [LookResult]

  /// The causes of all changes; those of the most looks come first, and of equal ones in the order of
  /// their first looks.
  ///
  /// Where nothing is known of the former drawings, each component is a cause.
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
    let total = components.reduce(0) { $0 + (totals[$1] ?? 0) }
    let names = components.prefix(3).map(Paths.name(of:)).joined(separator: ", ")
    title = components.count > 3 ? "\(names) and \(components.count - 3) more" : names
    count = "\(results.count) of \(total) looks"
  }
}

extension LookResult {
  /// The component with its folder.
  fileprivate var component: String { Paths.join(folder, name.component) }
}
