// A signal ends the command at once, and leaves no partial files.

import Foundation
import Testing

@Suite struct InterruptionTests {
  /// A drawing that takes many seconds: layers with large blurs.
  private let slow = """
    component Slow {
      size 4000, 4000
      draw {
        for index in 0..<200 {
          layer blur: 60 { fill circle(bounds.inset(index / 2.0)), with: #000000 }
        }
      }
    }

    """

  /// Starts the command, sends it a signal once `isReady` is true, and waits for its end.
  private func end(
    _ words: [String],
    in place: Workplace,
    by signal: Int32,
    input: Pipe? = nil
  ) throws -> (code: Int32, errors: String) {
    let process = Process()
    process.executableURL = rasterc
    process.arguments = words
    process.currentDirectoryURL = place.url
    let errors = Pipe()
    process.standardError = errors
    process.standardInput = input ?? FileHandle.nullDevice
    try process.run()
    // The work takes much longer than this, and its start much less.
    Thread.sleep(forTimeInterval: 1)
    #expect(process.isRunning)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return (process.terminationStatus, text)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends a drawing`(signal: Int32) throws {
    let place = try Workplace(["Slow.raster": slow])
    let words = ["render", "Slow.raster", "--output-directory", "out"]
    let (code, errors) = try end(words, in: place, by: signal)
    #expect(code == 128 + signal)
    #expect(errors == "interrupted\n")
    #expect(place.names(in: "out") == [])
  }

  @Test func `a signal ends the wait for standard input`() throws {
    let (code, errors) = try end(["check", "-"], in: try Workplace(), by: SIGTERM, input: Pipe())
    #expect(code == 128 + SIGTERM)
    #expect(errors == "interrupted\n")
  }

  @Test func `leftovers of a killed run are removed by the next one`() throws {
    let place = try Workplace(["Dot.raster": dot, "out/.Dot.png.1-1.raster-partial": "half"])
    #expect(try place.run("render", "Dot.raster", "--output-directory", "out").code == 0)
    #expect(place.names(in: "out") == ["Dot-plain.png"])
  }

  @Test func `a file that another run is writing is not touched`() throws {
    let place = try Workplace(["Dot.raster": dot, "out/.Dot.png.1-1.raster-partial": "half"])
    let partial = place.url.appending(path: "out/.Dot.png.1-1.raster-partial")
    let file = try FileHandle(forReadingFrom: partial)
    #expect(flock(file.fileDescriptor, LOCK_EX) == 0)
    #expect(try place.run("render", "Dot.raster", "--output-directory", "out").code == 0)
    #expect(place.names(in: "out").count == 2)
    try file.close()
  }

  @Test func `a replaced file keeps its permissions, and a link to it stays`() throws {
    let place = try Workplace(["Dot.raster": dot, "kept.png": "old"])
    let path = place.url.appending(path: "kept.png").path(percentEncoded: false)
    #expect(chmod(path, 0o640) == 0)
    #expect(
      symlink("kept.png", place.url.appending(path: "link.png").path(percentEncoded: false)) == 0
    )
    #expect(try place.run("render", "Dot.raster", "-o", "link.png").code == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(place.bytes("kept.png")?.first == 0x89)
    #expect(place.names() == ["Dot.raster", "kept.png", "link.png"])
  }
}
