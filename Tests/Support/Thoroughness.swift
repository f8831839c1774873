// How much is tried of what takes long when all of it is.

import Foundation

package enum Thoroughness {
  /// Whether all is tried: `RASTER_TRY=all`, as `.ci/run optimized` has it.
  package static let isComplete = ProcessInfo.processInfo.environment["RASTER_TRY"] == "all"

  /// All items, or one in `step`, the same ones in each run.
  ///
  /// The first one depends on `name`, so that files begin at different places.
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
