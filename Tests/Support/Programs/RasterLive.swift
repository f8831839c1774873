// The program of the page on live sources: a source is saved while a server answers.

// begin page
import Foundation
import Raster
import RasterLive

/// The plugin's output for `Beacon.raster`, shortened.
struct Beacon: Rasterizable {
  var isOn = false

  func naturalSize(in environment: Environment) -> Size { Size(20, 20) }

  func draw(in canvas: inout Canvas) {
    canvas.fill(.ellipse(canvas.bounds), with: Color(rgba: isOn ? 0xFFB3_00FF : 0x8080_80FF))
  }
}

let beaconSource = """
  component Beacon {
    state isOn: Bool = false
    size 20, 20
    draw { fill circle(bounds), with: isOn ? #FFB300 : #808080 }
  }
  """
// end page

func liveSources(_ print: Output) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "beacon-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "Beacon.raster")
  // begin page
  try Data(beaconSource.utf8).write(to: file)
  let sources = LiveSources([folder.path])
  let handler = LiveHandler(sources)
  let first = try await handler.answer(Beacon(isOn: true), scale: 2)
  print(first.status, first["content-type"] ?? "")

  // The source is saved with another colour.
  try Data(beaconSource.replacing("#FFB300", with: "#0050FF").utf8).write(to: file)
  sources.refresh()  // A thread does this automatically, fifty times a second.
  let tag = first["etag"]
  let next = try await handler.answer(Beacon(isOn: true), scale: 2, ifNoneMatch: tag)
  print(next.status, next.body == first.body ? "the same image" : "another image")

  // A property's name differs from that in the program.
  try Data(beaconSource.replacing("isOn", with: "isLit").utf8).write(to: file)
  sources.refresh()
  let kept = try await handler.answer(Beacon(isOn: true), scale: 2)
  print(kept.body == next.body ? "the last good image" : "another image")
  print(sources.problems)
  // end page
}
