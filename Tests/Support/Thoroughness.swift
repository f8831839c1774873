// The number of cases for tests that take long when all are tried.

import Foundation

package enum Thoroughness {
  /// Whether all cases are tried: `RASTER_TRY=all`, as in `.ci/run optimized`.
  package static let isComplete = ProcessInfo.processInfo.environment["RASTER_TRY"] == "all"

  /// All items, or one in `step`, the same ones in each run.
  ///
  /// The first one depends on `name`, so that files begin at different positions.
  package static func sample<Items: RandomAccessCollection>(
    _ items: Items,
    oneIn step: Int,
    for name: String
  ) -> [Items.Element] {
    guard !isComplete else { return Array(items) }
    let first = name.utf8.reduce(0) { $0 + Int($1) } % step
    return items.enumerated().filter { $0.offset % step == first }.map(\.element)
  }
}
