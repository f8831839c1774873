// Files that appear, disappear, are partly written or change often while a program draws from them.

import Foundation
import GeneratedSamples
import Raster
import RasterInterpreter
import RasterLive
import TestSupport
import Testing

@Suite struct LiveWatchTests {
  private static let plain = """
    component Toggle {
      state isOn: Bool = false
      state isPressed: Bool = false
      size 20, 20
      draw { fill circle(bounds), with: isOn == isPressed ? #000000 : #FFFFFF }
    }
    """

  private func source(_ number: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    let color = String(repeating: "0", count: 6 - digits.count) + digits
    return Self.plain.replacing("#000000", with: "#\(color)")
  }

  private func folder(_ number: Int = 0) throws -> LiveFolder {
    let folder = try LiveFolder([])
    try folder.write(source(number), to: "Toggle.raster")
    return folder
  }

  private func drawn(_ number: Int) throws -> Bitmap {
    try RasterTemplate(source: source(number)).component("Toggle").pixels()
  }

  @Test func `a change is detected automatically, and listeners are notified`()
    async throws
  {
    let folder = try folder()
    let sources = folder.sources()
    var changes = sources.changes.makeAsyncIterator()
    try folder.write(source(0x123456), to: "Toggle.raster")
    while try sources.liveComponent(Toggle()).pixels() != drawn(0x123456) {
      _ = await changes.next()
    }
    #expect(sources.revision >= 2)
  }

  @Test func `the last of many quick writes is drawn`() async throws {
    let folder = try folder()
    let sources = folder.sources()
    for number in 1...300 { try folder.write(source(number), to: "Toggle.raster") }
    // Files of equal size that change within one tick of the file system's clock are read twice.
    try await wait { (try? sources.liveComponent(Toggle()).pixels()) == (try? drawn(300)) }
    for number in 301...600 {
      try folder.write(source(number), to: "Toggle.raster")
      sources.refresh()
    }
    try await wait { (try? sources.liveComponent(Toggle()).pixels()) == (try? drawn(600)) }
    #expect(folder.said.all.isEmpty)
  }

  @Test func `an empty file is ignored at first, and reported if it stays empty`()
    async throws
  {
    let folder = try folder()
    let sources = folder.sources()
    let good = try sources.liveComponent(Toggle()).pixels()
    try folder.write("", to: "Toggle.raster")
    sources.refresh()
    #expect(try sources.liveComponent(Toggle()).pixels() == good)
    #expect(folder.said.all.isEmpty)
    try folder.write(source(0x123456), to: "Toggle.raster")
    sources.refresh()
    #expect(try sources.liveComponent(Toggle()).pixels() == drawn(0x123456))
    #expect(folder.said.all.isEmpty)
    try folder.write("", to: "Toggle.raster")
    try await wait {
      _ = try? sources.liveComponent(Toggle()).pixels()
      return folder.said.all.contains { $0.contains("have no component 'Toggle'") }
    }
  }

  @Test func `a partly written file is not drawn`() throws {
    let folder = try folder()
    let sources = folder.sources()
    let (good, next) = (try sources.liveComponent(Toggle()).pixels(), Array(source(0xABCDEF)))
    for count in next.indices {
      try folder.write(String(next.prefix(count)), to: "Toggle.raster")
      sources.refresh()
      #expect(try sources.liveComponent(Toggle()).pixels() == good, "\(count)")
    }
    try folder.write(String(next), to: "Toggle.raster")
    sources.refresh()
    #expect(try sources.liveComponent(Toggle()).pixels() == drawn(0xABCDEF))
  }

  @Test func `a file that is not text, or is too long, preserves the image`() throws {
    let folder = try folder()
    let sources = folder.sources()
    let good = try sources.liveComponent(Toggle()).pixels()
    for bytes in [[0xFF, 0xFE, 0x00], Array(repeating: UInt8(ascii: "("), count: 100_000), []] {
      try Data(bytes).write(to: folder.url.appending(path: "Toggle.raster"))
      sources.refresh()
      #expect(try sources.liveComponent(Toggle()).pixels() == good)
      #expect(!sources.problems.isEmpty)
    }
  }

  @Test func `a removed file preserves the image, and may return`() async throws {
    let folder = try folder(7)
    let sources = folder.sources()
    #expect(try sources.liveComponent(Toggle()).pixels() == drawn(7))
    try folder.remove("Toggle.raster")
    sources.refresh()
    #expect(try sources.liveComponent(Toggle()).pixels() == drawn(7))
    // An editor may remove and rewrite a file, so its absence is reported after a moment.
    try await wait { !sources.problems.isEmpty }
    #expect(try sources.liveComponent(Toggle()).pixels() == drawn(7))
    try folder.write(source(8), to: "Toggle.raster")
    sources.refresh()
    #expect(try sources.liveComponent(Toggle()).pixels() == drawn(8))
    #expect(sources.problems.isEmpty, "\(sources.problems)")
  }

  @Test func `a file that is replaced within one tick of the file system's clock is read`()
    async throws
  {
    let folder = try folder(1)
    let sources = folder.sources()
    // Later than any change, so that changes in the folder do not affect its time.
    let time = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded() + 3_600)
    func keepTime() throws {
      try FileManager.default.setAttributes(
        [.modificationDate: time],
        ofItemAtPath: folder.url.path(percentEncoded: false)
      )
    }
    try folder.remove("Toggle.raster")
    try keepTime()
    sources.refresh()
    try folder.write(source(2), to: "Toggle.raster")
    try keepTime()
    try await wait { (try? sources.liveComponent(Toggle()).pixels()) == (try? drawn(2)) }
  }

  @Test func `a file that is renamed is read under its new name`() throws {
    let folder = try folder(7)
    let sources = folder.sources()
    #expect(sources.liveComponent(Toggle()).isLive)
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "Toggle.raster"),
      to: folder.url.appending(path: "Lever.raster")
    )
    sources.refresh()
    try folder.write(source(9), to: "Lever.raster")
    sources.refresh()
    #expect(try sources.liveComponent(Toggle()).pixels() == drawn(9))
  }

  @Test func `a file that replaces another is read`() throws {
    let folder = try folder(1)
    let sources = folder.sources()
    try folder.write(source(2), to: "Toggle.new")
    let (new, old) = ("Toggle.new", "Toggle.raster")
    let paths = [new, old].map { folder.url.appending(path: $0).path(percentEncoded: false) }
    #expect(rename(paths[0], paths[1]) == 0)
    sources.refresh()
    #expect(try sources.liveComponent(Toggle()).pixels() == drawn(2))
  }

  @Test func `missing sources are drawn once they exist`() throws {
    let folder = try LiveFolder([])
    let path = folder.url.appending(path: "parts").path(percentEncoded: false)
    let sources = LiveSources([path]) { [said = folder.said] in said.add($0) }
    #expect(!sources.liveComponent(Toggle()).isLive)
    #expect(try sources.liveComponent(Toggle()).pixels() == Toggle().pixels())
    #expect(sources.problems.contains("parts"), "\(sources.problems)")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try folder.write(source(3), to: "parts/Toggle.raster")
    sources.refresh()
    #expect(try sources.liveComponent(Toggle()).pixels() == drawn(3))
    #expect(sources.problems.isEmpty)
  }

  @Test func `many threads draw while files change, and see complete sources`() async throws {
    let folder = try folder(0)
    let sources = folder.sources()
    let allowed = Set(try (0...20).map { try drawn($0).bytes })
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask {
          (0..<50).allSatisfy { _ in
            (try? sources.liveComponent(Toggle()).pixels()).map { allowed.contains($0.bytes) }
              ?? false
          }
        }
      }
      for number in 1...20 {
        try? folder.write(source(number), to: "Toggle.raster")
        sources.refresh()
      }
      for await isWhole in group { #expect(isWhole) }
    }
    try await wait { (try? sources.liveComponent(Toggle()).pixels()) == (try? drawn(20)) }
  }
}
