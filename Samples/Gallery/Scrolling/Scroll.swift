// The demonstration: a table scrolled in four modes, with the same pixels, and what each mode costs.

import Raster

/// How many frames are scrolled.
let frameCount = 600

/// Scrolls rows and buttons in four modes; writes a frame of each mode, and prints what they cost.
func scroll(writingTo folder: String) throws(RasterError) {
  for scale in [1.0, 2] {
    let table = Table.hotels(scale: scale)
    try compare(table, "128 hotel rows", file: "\(folder)/rows@\(Int(scale))x")
  }
  try compare(Table.buttons(scale: 2), "128 buttons with shadows", file: "\(folder)/buttons@2x")
}

/// Shows one table in four modes.
private func compare<Plate>(
  _ table: Table<Plate>,
  _ title: String,
  file: String
) throws(RasterError) {
  print("\n\(title) @\(Int(table.scale))x, \(frameCount) frames\n")
  print(line(["mode", "draws", "drawing", "look-up/row", "frame", "bytes"]))
  var live = Live(table)
  let expected = try run(&live, table, comparedWith: nil, file)
  var cached = try CachedRasters(table)
  _ = try run(&cached, table, comparedWith: expected, file)
  var shown = try CacheShown(cached)
  _ = try run(&shown, table, comparedWith: expected, file)
  var each = try RasterPerRow(table)
  _ = try run(&each, table, comparedWith: expected, file)
  print("\nthe cache: key, actual size, bytes\n")
  for entry in shown.listing { print("  \(entry)") }
}

/// Scrolls through a table; gives each frame's digest, and fails where one is not as expected.
private func run<Shown: TableMode>(
  _ mode: inout Shown,
  _ table: Table<some Rasterizable & Sendable>,
  comparedWith expected: [Int]?,
  _ file: String
) throws(RasterError) -> [Int] {
  var hashes: [Int] = []
  for frame in 0..<frameCount {
    let bitmap = try mode.frame(at: table.offset(ofFrame: frame, of: frameCount))
    hashes.append(bitmap.pixels.hashValue)
    if let expected, expected[frame] != hashes[frame] {
      fail("\(Shown.name): frame \(frame) differs from live drawing")
    }
    guard frame == frameCount / 2 else { continue }
    let path = "\(file)-\(Shown.name.replacing(" ", with: "-")).png"
    guard write(bitmap.png(), to: path) else { fail("cannot write \(path)") }
  }
  print(report(mode.costs, named: Shown.name))
  return hashes
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

/// A duration in the unit that suits it.
private func text(_ duration: Duration) -> String {
  let parts = duration.components
  let nanoseconds = parts.seconds * 1_000_000_000 + parts.attoseconds / 1_000_000_000
  if nanoseconds < 10_000 { return "\(nanoseconds) ns" }
  if nanoseconds < 10_000_000 { return "\(nanoseconds / 1_000) µs" }
  return "\(nanoseconds / 1_000_000) ms"
}
