// The byte limit: evicted entries, remaining entries, and cleanup.

import Foundation
import Raster
import RasterStorage
import Testing

@Suite struct LimitTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// The bytes of one entry; the images of the tests are chosen to have the same number.
  private func fill(_ numbers: ClosedRange<UInt32>) throws -> Int {
    let storage = RasterFileStore(directory: folder.path)
    let before = Set(folder.entries)
    for number in numbers {
      try storage.store(noise(number), for: look(number))
      let digest = try look(number).digest.description
      let name = try #require(folder.entries.first { $0.contains(digest) })
      try folder.setTime(Double(number), of: name)
    }
    #expect(folder.entries.count == before.count + numbers.count)
    return try folder.read(folder.entries[0]).count
  }

  /// An image without runs.
  private func noise(_ number: UInt32) throws -> Bitmap {
    let pixels = (0..<64).map { UInt32($0) &* 2_654_435_761 ^ number }
    return try #require(Bitmap(width: 8, height: 8, pixels: pixels))
  }

  private func held(_ storage: RasterFileStore, _ numbers: ClosedRange<UInt32>) throws -> [UInt32] {
    try numbers.filter { try storage.raster(for: look($0)) == noise($0) }
  }

  @Test func `the least recently used entry is evicted first, and no more than necessary`() throws {
    let size = try fill(1...10)
    let storage = RasterFileStore(directory: folder.path, byteLimit: size * 10 + size / 2)
    // Used now, so it is no longer the oldest.
    _ = try storage.raster(for: look(1))
    try storage.store(noise(11), for: look(11))
    try storage.store(noise(12), for: look(12))
    #expect(storage.statistics.evictions == 2)
    #expect(try held(storage, 1...12) == [1, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  }

  @Test func `the limit is respected over a long run and with two tiers`() throws {
    let size = try fill(1...1)
    let limit = size * 40
    let storages = [
      RasterFileStore(directory: folder.path, byteLimit: limit),
      RasterFileStore(directory: folder.path, byteLimit: limit),
    ]
    for number in 2...300 as ClosedRange<UInt32> {
      let storage = storages[Int(number) % 2]
      storage.insert(try noise(number), for: try look(number))
      #expect(storage.statistics.bytes <= limit)
      #expect(try storage.raster(for: look(number)) == noise(number))
    }
    #expect(storages[0].statistics.entries == 40)
    #expect(storages.reduce(0) { $0 + $1.statistics.evictions } == 260)
  }

  @Test func `an entry above the limit is not stored`() throws {
    let storage = RasterFileStore(directory: folder.path, byteLimit: 100)
    #expect(throws: StorageError.self) { try storage.store(noise(1), for: look(1)) }
    #expect(storage.statistics.failed == 1)
    #expect(folder.contents == [])
  }

  @Test func `trim and remove return the number and size of the removed entries`() throws {
    let size = try fill(1...10)
    let storage = RasterFileStore(directory: folder.path)
    let trimmed = try storage.trim(toBytes: size * 4)
    #expect(trimmed == (6, size * 6))
    #expect(try held(storage, 1...10) == [7, 8, 9, 10])
    let removed = try storage.removeAll()
    #expect(removed == (4, size * 4))
    #expect(storage.statistics.evictions == 10)
    #expect(folder.contents == [])
  }

  @Test func `a missing folder counts as empty`() throws {
    let storage = RasterFileStore(directory: folder.path + "/none")
    #expect(try storage.entries() == [])
    #expect(try storage.trim(toBytes: 0) == (0, 0))
    #expect(try storage.removeAll() == (0, 0))
    #expect(folder.contents == [])
  }

  @Test func `a damaged count is computed again`() throws {
    let size = try fill(1...4)
    let zeros = [UInt8](repeating: 0, count: 16)
    for (number, bytes) in zip((5 as UInt32)..., [[], [1], zeros, zeros.map { ~$0 }]) {
      try folder.write(bytes, to: "raster.lock")
      let storage = RasterFileStore(directory: folder.path, byteLimit: size * 4)
      storage.insert(try noise(number), for: try look(number))
      #expect(storage.statistics.bytes == size * 4)
    }
  }

  @Test func `leftovers of dead writers are removed, files in progress stay`() throws {
    let size = try fill(1...2)
    let shelf = try #require(folder.entries.first?.split(separator: "/").first)
    let (left, living) = ("\(shelf)/0123456789abcdef.part", "\(shelf)/fedcba9876543210.part")
    try folder.write(Array(repeating: 1, count: size * 2), to: left)
    try folder.write([1, 2, 3], to: living)
    let writer = open("\(folder.path)/\(living)", O_RDWR)
    defer { close(writer) }
    #expect(flock(writer, LOCK_EX | LOCK_NB) == 0)
    try RasterFileStore(directory: folder.path).trim(toBytes: size * 2 + 3)
    #expect(!folder.exists(left))
    #expect(folder.exists(living))
    #expect(folder.entries.count == 2)
    try RasterFileStore(directory: folder.path).removeAll()
    #expect(folder.contents == ["\(shelf)", living, "raster.lock"])
  }

  @Test func `other versions are removed before entries`() throws {
    let size = try fill(1...2)
    let old = "raster-0-1/" + String(repeating: "a", count: 64) + ".look"
    try folder.write(Array(repeating: 1, count: size), to: old)
    try folder.remove("raster.lock")
    let storage = RasterFileStore(directory: folder.path, byteLimit: size * 3)
    #expect(storage.statistics.entries == 2)
    try storage.store(noise(3), for: look(3))
    #expect(folder.entries.count == 3)
    #expect(!folder.exists("raster-0-1"))
  }
}
