// The disk tier returns what was stored, and nothing else.

import Raster
import RasterStorage
import Testing

@Suite struct RasterStorageTests {
  private let folder: TestFolder
  private let storage: RasterFileStore

  init() throws {
    folder = try TestFolder()
    storage = RasterFileStore(directory: folder.path)
  }

  @Test(arguments: [(17, 17), (1, 1), (0, 0), (5, 0), (1, 300), (300, 1), (64, 40)])
  func `a raster is read back with its pixels and its box`(width: Int, height: Int) throws {
    let raster = try picture(7, width: width, height: height)
    try storage.store(raster, for: look(1))
    #expect(try storage.raster(for: look(1)) == raster)
    #expect(try storage.raster(for: look(2)) == nil)
    let statistics = storage.statistics
    #expect(statistics.stored == 1)
    #expect(statistics.hits == 1)
    #expect(statistics.misses == 1)
    #expect(statistics.entries == 1)
    #expect(try statistics.bytes == folder.read(folder.entries[0]).count)
    #expect(statistics.failed == 0)
    #expect(storage.lastFailure == nil)
  }

  @Test func `a raster that is stored again replaces the first`() throws {
    try storage.store(picture(1), for: look(1))
    try storage.store(picture(2), for: look(1))
    #expect(try storage.raster(for: look(1)) == picture(2))
    #expect(storage.statistics.entries == 1)
  }

  @Test func `a raster is read back with its colour space`() throws {
    let raster = try picture(7).converted(to: .displayP3)
    try storage.store(raster, for: look(1))
    #expect(try storage.raster(for: look(1)) == raster)
  }

  @Test func `flat bitmaps take few bytes`() throws {
    let flat = try #require(
      Bitmap(width: 1200, height: 630, pixels: Array(repeating: 0xFF33_2211, count: 756_000))
    )
    try storage.store(flat, for: look(1))
    #expect(storage.statistics.bytes < 500)
    #expect(try storage.raster(for: look(1)) == flat)
  }

  @Test func `a file is read back, and is not a raster`() throws {
    let file = try picture(3).png()
    try storage.insert(file: file, for: look(1))
    #expect(try storage.file(for: look(1)) == file)
    #expect(try storage.file(for: look(2)) == nil)
    let entry = try #require(try storage.entries().first)
    #expect(entry.width > 0 && entry.height > 0)
    // A key stands for one kind of entry; an entry of another kind counts as damaged.
    #expect(try storage.raster(for: look(1)) == nil)
    #expect(try storage.file(for: look(1)) == nil)
    try storage.insert(file: [], for: look(3))
    #expect(try storage.file(for: look(3)) == [])
    try storage.insert(file: Array(repeating: 7, count: 100), for: look(4))
    #expect(try storage.file(for: look(4))?.count == 100)
  }

  @Test func `a second cache encodes nothing`() throws {
    var files: [[UInt8]] = []
    for draws in [1, 0] {
      let storage = RasterFileStore(directory: folder.path)
      let cache = RasterCache(.init(cacheByteLimit: 1 << 20, store: storage))
      files.append(try cache.png(of: Square(color: 0x1020_30FF)))
      #expect(cache.statistics.looksDrawn == draws)
      #expect(storage.statistics.hits == 1 - draws)
      #expect(storage.statistics.stored == 2 * draws)
    }
    #expect(files[0] == files[1])
  }

  @Test func `a second cache draws nothing`() throws {
    for draws in [1, 0] {
      let storage = RasterFileStore(directory: folder.path)
      let cache = RasterCache(.init(cacheByteLimit: 1 << 20, store: storage))
      let bitmap = try cache.bitmap(of: Square(color: 0x1020_30FF))
      #expect(bitmap[3, 3] == 0xFF30_2010)
      #expect(cache.statistics.looksDrawn == draws)
      #expect(storage.statistics.hits == 1 - draws)
    }
  }

  @Test func `each flipped byte is a counted miss, and the entry is removed`() throws {
    let look = try look(1)
    try storage.store(picture(1, width: 3, height: 3), for: look)
    let file = folder.entries[0]
    let bytes = try folder.read(file)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 1 << UInt8(index % 8)
      try folder.write(damaged, to: file)
      #expect(storage.raster(for: look) == nil, "byte \(index)")
      #expect(!folder.exists(file), "byte \(index)")
    }
    #expect(storage.statistics.damaged == bytes.count)
    #expect(storage.statistics.misses == bytes.count)
  }

  @Test func `each truncated file is a counted miss, and is removed`() throws {
    let look = try look(1)
    try storage.store(picture(1, width: 3, height: 3), for: look)
    let file = folder.entries[0]
    let bytes = try folder.read(file)
    for count in 0..<bytes.count {
      try folder.write(Array(bytes[..<count]), to: file)
      #expect(storage.raster(for: look) == nil, "\(count) bytes")
      #expect(!folder.exists(file), "\(count) bytes")
    }
    try folder.write(bytes + [0], to: file)
    #expect(storage.raster(for: look) == nil)
    #expect(storage.statistics.damaged == bytes.count + 1)
    #expect(storage.statistics.failed == 0)
  }

  @Test func `a valid file under another look's name is a counted miss`() throws {
    try storage.store(picture(1), for: look(1))
    let bytes = try folder.read(folder.entries[0])
    try storage.removeAll()
    try storage.store(picture(2), for: look(2))
    try folder.write(bytes, to: folder.entries[0])
    #expect(try storage.raster(for: look(2)) == nil)
    #expect(storage.statistics.damaged == 1)
  }

  @Test func `many threads store and read at the same time`() async throws {
    let storage = storage
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<64 as Range<UInt32> {
        group.addTask {
          try storage.store(picture(number), for: look(number))
          #expect(try storage.raster(for: look(number)) == picture(number))
        }
      }
      try await group.waitForAll()
    }
    #expect(storage.statistics.entries == 64)
    #expect(storage.statistics.hits == 64)
  }

  @Test func `entries are listed in the order of their eviction`() throws {
    for number in 1...3 as ClosedRange<UInt32> {
      try storage.store(picture(number, width: 4, height: Int(number)), for: look(number))
      try folder.setTime(100 - Double(number), of: name(of: number))
    }
    let entries = try storage.entries()
    #expect(entries.map(\.height) == [3, 2, 1])
    #expect(entries.allSatisfy { $0.width == 4 })
    #expect(entries.map(\.lastUse) == [.seconds(97), .seconds(98), .seconds(99)])
    #expect(try entries.map(\.digest) == [3, 2, 1].map { try look($0).digest.description })
    _ = try storage.raster(for: look(3))
    #expect(try storage.entries().map(\.height) == [2, 1, 3])
  }

  @Test(
    arguments: [
      ("", 0xEF46_DB37_51D8_E999), ("a", 0xD24E_C4F1_A98C_6E5B), ("abc", 0x44BC_2CF5_AD77_0999),
      ("Nobody inspects the spammish repetition", 0xFBCE_A83C_8A37_8BF1),
    ] as [(String, UInt64)]
  )
  func `the checksum is XXH64`(text: String, sum: UInt64) {
    #expect(Array(text.utf8).withUnsafeBytes { checksum($0) } == sum)
  }

  private func name(of number: UInt32) throws -> String {
    let digest = try look(number).digest.description
    return try #require(folder.entries.first { $0.contains(digest) })
  }
}
