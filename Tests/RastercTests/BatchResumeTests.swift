// An interrupted batch that resumes gives the same files and archives as an uninterrupted one.

import Foundation
import Testing

@Suite struct BatchResumeTests {
  private let rows = hotels(400)

  /// Arguments of a batch whose images take some time, because of a great height.
  private func words(_ target: [String]) -> [String] {
    ["batch", "Tile.raster", "--name", "{id}.png", "--size", "600x400", "-q"] + target
  }

  /// Starts a batch, and kills it after it has recorded some rows.
  ///
  /// It gets all rows and waits for more input: otherwise it might finish before this test
  /// continues.
  private func kill(_ words: [String], in place: Workplace, after bytes: Int) throws {
    let process = Process()
    process.executableURL = rasterc
    process.arguments = words
    process.currentDirectoryURL = place.url
    let input = Pipe()
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(rows.utf8))
    while process.isRunning, (place.bytes("ledger")?.count ?? 0) < bytes {
      Thread.sleep(forTimeInterval: 0.002)
    }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try input.fileHandleForWriting.close()
  }

  @Test func `an interrupted archive is completed to the same bytes`() throws {
    let place = try Workplace(["Tile.raster": tile, "rows": rows])
    let whole = try place.run(all: words(["--tar", "whole.tar"]), input: rows)
    let resumed = words(["--tar", "a.tar", "--resume", "ledger"])
    for bytes in [10_000, 40_000] { try kill(resumed, in: place, after: bytes) }
    #expect(place.bytes("a.tar") == nil && place.bytes("a.tar.partial") != nil)
    let rest = try place.run(all: resumed.filter { $0 != "-q" }, input: rows)
    #expect(rest.output == whole.output)
    #expect(place.bytes("a.tar") == place.bytes("whole.tar"))
    #expect(place.bytes("a.tar.partial") == nil)
    #expect(!rest.errors.contains(" 0 reused"))
    // A complete archive stays, and nothing is drawn.
    let again = try place.run(all: resumed.filter { $0 != "-q" }, input: rows)
    #expect(again.output == whole.output)
    #expect(again.errors.contains("360 images, 0 drawn, 360 reused"))
    #expect(place.bytes("a.tar") == place.bytes("whole.tar"))
  }

  @Test func `interrupted files are completed, and damaged ones are drawn again`() throws {
    let place = try Workplace(["Tile.raster": tile, "rows": rows])
    let whole = try place.run(all: words(["-o", "whole"]), input: rows)
    let resumed = words(["-o", "a", "--resume", "ledger", "--unordered"])
    try kill(resumed, in: place, after: 20_000)
    let first = try #require(place.names(in: "a").first { $0.hasSuffix(".png") })
    try place.write("damaged", to: "a/\(first)")
    let rest = try place.run(all: resumed.filter { $0 != "--unordered" }, input: rows)
    #expect(rest.output == whole.output)
    #expect(place.names(in: "a") == place.names(in: "whole"))
    for name in place.names(in: "whole") {
      #expect(place.bytes("a/\(name)") == place.bytes("whole/\(name)"))
    }
    try FileManager.default.removeItem(at: place.url.appending(path: "a/\(first)"))
    let again = try place.run(all: resumed.filter { $0 != "-q" }, input: rows)
    #expect(again.errors.contains("360 images, 1 drawn, 359 reused"))
    #expect(place.bytes("a/\(first)") == place.bytes("whole/\(first)"))
  }

  @Test func `rows, sources and archives that changed are drawn again`() throws {
    let place = try Workplace(["Tile.raster": tile])
    let resumed = words(["--tar", "a.tar", "--resume", "ledger"]).filter { $0 != "-q" }
    _ = try place.run(all: resumed, input: rows)
    let changed = rows.replacing("\"id\": 201,", with: "\"id\": 999,")
    let run = try place.run(all: resumed, input: changed)
    #expect(run.errors.contains("180 reused"))
    let whole = try place.run(all: words(["--tar", "whole.tar"]), input: changed)
    #expect(run.output == whole.output && place.bytes("a.tar") == place.bytes("whole.tar"))
    var archive = try #require(place.bytes("a.tar"))
    archive[archive.count / 2] ^= 1
    try Data(archive).write(to: place.url.appending(path: "a.tar"))
    let mended = try place.run(all: resumed, input: changed)
    #expect(!mended.errors.contains(" 360 kept") && !mended.errors.contains(" 0 reused"))
    #expect(place.bytes("a.tar") == place.bytes("whole.tar"))
    try place.write(tile.replacing("#0A84FF", with: "#0A84FE"), to: "Tile.raster")
    let redrawn = try place.run(all: resumed, input: changed)
    #expect(redrawn.errors.contains(" 0 reused"))
  }

  @Test func `a damaged or missing ledger does not lead to wrong results`() throws {
    let place = try Workplace(["Tile.raster": tile])
    let rows = hotels(50)
    let resumed = words(["--tar", "a.tar", "--resume", "ledger"])
    let whole = try place.run(all: resumed, input: rows)
    let archive = try #require(place.bytes("a.tar"))
    let ledger = try #require(place.bytes("ledger"))
    for cut in [30, 100, ledger.count / 2, ledger.count - 1] {
      var bytes = Array(ledger[..<cut])
      if cut > 200 { bytes[cut / 2] ^= 0x11 }
      try Data(bytes).write(to: place.url.appending(path: "ledger"))
      let run = try place.run(all: resumed, input: rows)
      #expect(run.output == whole.output && place.bytes("a.tar") == archive)
    }
    try place.write("something else\n", to: "ledger")
    let refused = try place.run(all: resumed, input: rows)
    #expect(refused.code == 3 && refused.errors.contains("it is not the ledger of a batch"))
    #expect(place.bytes("ledger").map { String(decoding: $0, as: UTF8.self) } == "something else\n")
  }
}
