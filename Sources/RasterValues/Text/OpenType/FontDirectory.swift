// Finds a face in a font file or collection, and the tables of the face.
//
// Source: OpenType 1.9, "Organization of an OpenType Font".

/// The offsets of the tables of one face.
struct FontDirectory: Sendable {
  private struct Record: Sendable {
    let tag: FontTag
    let offset: Int
    let count: Int
  }

  let file: FontData
  private let records: [Record]

  /// Reads the directory of the face at `index`; every table must lie within the file.
  init(_ file: FontData, index: Int) throws(FontError) {
    let start = try Self.faceOffset(file, index: index)
    let version = try Self.need(file.tag(at: start), start + 12, file)
    guard Self.versions.contains(version) else { throw .notFont(found: version.description) }
    let count = try Self.need(file.uint16(at: start + 4), start + 12, file)
    let size = start + 12 + 16 * count
    let list = try Self.need(file.records(at: start + 12, count: count, stride: 16), size, file)
    var records: [Record] = []
    records.reserveCapacity(count)
    for index in 0..<count {
      guard let tag = list.data.tag(at: 16 * index), let offset = list.uint32(index, at: 8),
        let length = list.uint32(index, at: 12)
      else { continue }
      guard file.part(at: offset, count: length) != nil else {
        throw .truncated(
          table: tag.description,
          expected: length,
          found: max(0, file.count - offset)
        )
      }
      records.append(Record(tag: tag, offset: offset, count: length))
    }
    self.file = file
    self.records = records
  }

  /// The first table named `tag`, or `nil` if there is none.
  func table(_ tag: FontTag) -> FontData? {
    guard let record = records.first(where: { $0.tag == tag }) else { return nil }
    return file.part(at: record.offset, count: record.count)
  }

  /// The required table named `tag`, which must have at least `count` bytes.
  func table(_ tag: FontTag, atLeast count: Int) throws(FontError) -> FontData {
    guard let table = table(tag) else { throw .missingTable(tag.description) }
    guard table.count >= count else { throw .truncated(tag, expected: count, in: table) }
    return table
  }

  /// The number of faces in a file: 1 unless it is a collection.
  static func faceCount(_ file: FontData) throws(FontError) -> Int {
    guard try need(file.tag(at: 0), 12, file) == collection else { return 1 }
    let count = try need(file.uint32(at: 8), 12, file)
    guard let offsets = file.records(at: 12, count: count, stride: 4) else {
      throw .unexpected("ttcf", "number of faces", expected: "a smaller number", found: count)
    }
    return offsets.count
  }

  private static let collection: FontTag = "ttcf"
  /// TrueType, CFF, and Apple's tag for TrueType.
  private static let versions = [FontTag(rawValue: 0x0001_0000), "OTTO", "true"]

  private static func faceOffset(_ file: FontData, index: Int) throws(FontError) -> Int {
    let count = try faceCount(file)
    guard index >= 0, index < count else { throw .noFace(index: index, count: count) }
    guard file.tag(at: 0) == collection else { return 0 }
    return try need(file.uint32(at: 12 + 4 * index), 16 + 4 * index, file)
  }

  /// A value read from the file's header, which requires `size` bytes.
  private static func need<Value>(
    _ value: Value?,
    _ size: Int,
    _ file: FontData
  ) throws(FontError) -> Value {
    guard let value else {
      throw .truncated(table: "directory", expected: size, found: file.count)
    }
    return value
  }
}
