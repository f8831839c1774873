// The demonstration: a table scrolled in four modes, with the same pixels, and what each mode costs.

import Raster

/// The number of frames.
let frameCount = 600

/// Scrolls rows and buttons in four modes; writes a frame of each mode, and prints what they cost.
///
/// The pixels of the rows are the same in all modes. The buttons' shadows fall on a light background;
/// composing a bitmap rounds once more than drawing in place, which may change a channel by 2.
func scroll(writingTo folder: String) throws(RasterError) {
  for scale in [1.0, 2] {
    let file = "\(folder)/rows@\(Int(scale))x"
    try compare(Table.hotels(scale: scale), "128 hotel rows", mostDifference: 0, file)
  }
  let file = "\(folder)/buttons@2x"
  try compare(Table.buttons(scale: 2), "128 buttons with shadows", mostDifference: 2, file)
}

/// Shows one table in four modes; fails if one differs from live drawing by more than allowed.
private func compare(
  _ table: Table<some Rasterizable & Sendable>,
  _ title: String,
  mostDifference: Int,
  _ file: String
) throws(RasterError) {
  print("\n\(title) @\(Int(table.scale))x, \(frameCount) frames\n")
  let cached = try CachedRasters(table)
  var modes: [any TableMode] = [
    Live(table), cached, try CacheShown(cached), try RasterPerRow(table),
  ]
  var (exact, largest) = (0, 0)
  for frame in 0..<frameCount {
    let offset = table.offset(ofFrame: frame, of: frameCount)
    var images: [Bitmap] = []
    for index in modes.indices { images.append(try modes[index].frame(at: offset)) }
    let differences = images.map { difference($0, images[0]) }
    if differences.allSatisfy({ $0 == 0 }) { exact += 1 }
    largest = max(largest, differences.max() ?? 0)
    guard largest <= mostDifference else { fail("frame \(frame) differs by \(largest)") }
    guard frame == frameCount / 2 else { continue }
    for (mode, image) in zip(modes, images) { write(image, "\(file)-\(mode.name)") }
  }
  print(line(["mode", "draws", "drawing", "look-up/row", "frame", "bytes"]))
  for mode in modes { print(report(mode.costs, named: mode.name)) }
  print("\n  equal in all modes: \(exact) frames; largest difference \(largest) of 255")
  print("  a look-up by itself, with nothing composed in between: \(text(try cached.lookUpTime()))")
  print("\n  the cache: key, actual size\n")
  for entry in cached.cache.entries { print("  \(entry)") }
}

/// The largest difference of a channel.
private func difference(_ left: Bitmap, _ right: Bitmap) -> Int {
  guard left.pixels != right.pixels else { return 0 }
  guard left.width == right.width, left.height == right.height else { return 255 }
  let (left, right) = (left.pixels, right.pixels)
  var largest = 0
  // A plain loop is fast in debug builds too.
  var index = 0
  while index < left.count {
    if left[index] != right[index] {
      for shift in [0, 8, 16, 24] as [UInt32] {
        let channels = (Int(left[index] >> shift & 255), Int(right[index] >> shift & 255))
        largest = max(largest, abs(channels.0 - channels.1))
      }
    }
    index += 1
  }
  return largest
}

private func write(_ image: Bitmap, _ name: String) {
  let path = "\(name.replacing(" ", with: "-")).png"
  guard write(image.png(), to: path) else { fail("cannot write \(path)") }
}

private func report(_ costs: Costs, named name: String) -> String {
  line([
    name,
    "\(costs.draws)",
    costs.drawing == .zero ? "–" : text(costs.drawing),
    costs.lookUp == .zero ? "–" : text(costs.lookUp / max(costs.rows, 1)),
    text(costs.composition / frameCount),
    costs.bytes == 0 ? "–" : "\(costs.bytes)",
  ])
}

/// Columns of a table.
private func line(_ columns: [String]) -> String {
  var text = "  "
  for (index, column) in columns.enumerated() {
    let padding = String(repeating: " ", count: max(13 - column.count, 1))
    text += index == 0 ? column + padding : padding + column
  }
  return text
}

/// A duration in a suitable unit.
private func text(_ duration: Duration) -> String {
  let parts = duration.components
  let nanoseconds = parts.seconds * 1_000_000_000 + parts.attoseconds / 1_000_000_000
  if nanoseconds < 10_000 { return "\(nanoseconds) ns" }
  if nanoseconds < 10_000_000 { return "\(nanoseconds / 1_000) µs" }
  return "\(nanoseconds / 1_000_000) ms"
}
