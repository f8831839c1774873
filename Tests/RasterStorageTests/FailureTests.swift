// Folders that are blocked, missing or foreign: nothing crashes, and foreign files stay.

import Foundation
import Raster
import RasterStorage
import Testing

@Suite struct FailureTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// Stores and reads without success, and expects that both are counted and drawing continues.
  private func expectFailures(_ storage: RasterFileStore) throws {
    #expect(throws: StorageError.self) { try storage.store(picture(1), for: look(1)) }
    #expect(storage.statistics.stored == 0)
    #expect(storage.statistics.failed == 1)
    #expect(storage.lastFailure?.description.isEmpty == false)
    #expect(try storage.raster(for: look(1)) == nil)
    #expect(storage.statistics.misses == 1)
    let cache = RasterCache(.init(cacheByteLimit: 1 << 20, store: storage))
    #expect(try cache.bitmap(of: Square(color: 0x0102_03FF))[0, 0] == 0xFF03_0201)
  }

  @Test(arguments: ["file", "file/below", "file/far/below"])
  func `a file in place of the folder counts as a failure`(name: String) throws {
    try folder.write([1], to: "file")
    try expectFailures(RasterFileStore(directory: "\(folder.path)/\(name)"))
    #expect(try folder.read("file") == [1])
  }

  @Test(arguments: ["", "/", "//", "/.", "/a/b/c", "/a/b/c/"])
  func `the folder's path may be written in any form`(end: String) throws {
    let storage = RasterFileStore(directory: folder.path + end)
    try storage.store(picture(1), for: look(1))
    #expect(try storage.raster(for: look(1)) == picture(1))
    #expect(storage.statistics.failed == 0)
  }

  @Test func `a symbolic link in place of a version's folder is not followed`() throws {
    try RasterFileStore(directory: folder.path).store(picture(1), for: look(1))
    let entry = folder.entries[0]
    let shelf = String(entry.prefix { $0 != "/" })
    let other = try TestFolder()
    try other.write(folder.read(entry), to: "\(entry.dropFirst(shelf.count + 1))")
    try folder.remove(shelf)
    try folder.link(shelf, to: other.path)
    let storage = RasterFileStore(directory: folder.path)
    #expect(throws: StorageError.foreignFile(shelf)) { try storage.store(picture(2), for: look(2)) }
    _ = try? storage.trim(toBytes: 0)
    _ = try? storage.removeAll()
    #expect(other.entries.count == 1)
  }

  @Test func `a symbolic link or a folder in place of an entry stays`() throws {
    let storage = RasterFileStore(directory: folder.path)
    try storage.store(picture(1), for: look(1))
    let entry = folder.entries[0]
    try folder.write([9], to: "target")
    try folder.remove(entry)
    try folder.link(entry, to: folder.path + "/target")
    #expect(try storage.raster(for: look(1)) == nil)
    #expect(throws: StorageError.self) { try storage.store(picture(1), for: look(1)) }
    #expect(try folder.read("target") == [9])
    try folder.remove(entry)
    try folder.write([9], to: "\(entry)/inside")
    #expect(try storage.raster(for: look(1)) == nil)
    #expect(throws: StorageError.self) { try storage.store(picture(1), for: look(1)) }
    #expect(try storage.removeAll() == (0, 0))
    #expect(folder.exists("\(entry)/inside"))
    #expect(storage.statistics.failed == 4)
    #expect(!folder.contents.contains { $0.hasSuffix(".part") })
  }

  @Test func `foreign files in the folder stay`() throws {
    let storage = RasterFileStore(directory: folder.path)
    try storage.store(picture(1), for: look(1))
    let shelf = String(folder.entries[0].prefix { $0 != "/" })
    let names = [
      "notes.txt", "raster-1", "raster-a-b/x.look", "raster-0-1/notes.txt", "\(shelf)/notes.txt",
      "\(shelf)/0123.look", "\(shelf)/0123456789ABCDEF.part",
    ]
    for name in names { try folder.write([1], to: name) }
    try storage.trim(toBytes: 0)
    try storage.removeAll()
    for name in names { #expect(folder.exists(name), "\(name)") }
    #expect(folder.entries.allSatisfy(names.contains))
  }

  @Test func `a folder that disappears is created again`() throws {
    let storage = RasterFileStore(directory: folder.path + "/cache")
    for _ in 0..<3 {
      try storage.store(picture(1), for: look(1))
      #expect(try storage.raster(for: look(1)) == picture(1))
      try folder.remove("cache")
      #expect(try storage.raster(for: look(1)) == nil)
    }
    #expect(storage.statistics.failed == 0)
  }

  @Test func `a lock that is not a file counts as a failure`() throws {
    try folder.write([1], to: "raster.lock/inside")
    try expectFailures(RasterFileStore(directory: folder.path))
  }

  @Test func `a read-only folder still returns its entries`() throws {
    try RasterFileStore(directory: folder.path).store(picture(1), for: look(1))
    let shelf = String(folder.entries[0].prefix { $0 != "/" })
    let paths = [folder.path, "\(folder.path)/\(shelf)"]
    for path in paths { chmod(path, 0o500) }
    chmod("\(folder.path)/raster.lock", 0o400)
    defer { for path in paths { chmod(path, 0o700) } }
    let storage = RasterFileStore(directory: folder.path)
    #expect(try storage.raster(for: look(1)) == picture(1))
    storage.insert(try picture(2), for: try look(2))
    // The superuser may write everywhere.
    #expect(storage.statistics.failed == (geteuid() == 0 ? 0 : 1))
  }
}
