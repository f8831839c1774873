// A binary form of vector files that web pages can read without a parser for their format.

import RasterSyntax
import RasterValues

/// The parts of a vector file that the compiler needs: its drawing, its losses, and its outlines.
///
/// The format begins with an eight-byte signature. The drawing, the losses, and the outlines of all
/// shapes and of each element with an `id` follow. Bytes and lists are preceded by their length in
/// four bytes, in little-endian order.
private enum VectorPack {
  static let mark = Array("RVECTOR1".utf8)

  /// The maximum file size with outlines of elements, since each is computed separately.
  static let mostDetailedBytes = 1 << 16
}

extension VectorAsset {
  /// Returns the asset as bytes; `fileSize` is the size of the original file.
  package func packed(fileSize: Int) -> [UInt8] {
    var bytes = VectorPack.mark
    bytes.append(list: drawing.encoded)
    bytes.append(number: losses.count)
    for loss in losses { bytes.append(list: Array(loss.utf8)) }
    bytes.append(outline: outline(nil))
    // No element has an empty `id`.
    var ids: [String] = []
    if case .unknown(let all) = outline(""), fileSize <= VectorPack.mostDetailedBytes { ids = all }
    bytes.append(number: ids.count)
    for id in ids {
      bytes.append(list: Array(id.utf8))
      bytes.append(outline: outline(id))
    }
    bytes.append(fileSize <= VectorPack.mostDetailedBytes ? 1 : 0)
    return bytes
  }

  /// Creates an asset from packed bytes; returns nil for other bytes.
  package init?(packed bytes: [UInt8]) {
    guard bytes.starts(with: VectorPack.mark) else { return nil }
    var reader = VectorPackReader(bytes: bytes, offset: VectorPack.mark.count)
    guard let encoded = reader.list(), let drawing = Drawing(encoded: encoded),
      let lossCount = reader.number()
    else { return nil }
    var losses: [String] = []
    for _ in 0..<lossCount {
      guard let loss = reader.list() else { return nil }
      losses.append(String(decoding: loss, as: UTF8.self))
    }
    guard let full = reader.outline(), let count = reader.number() else { return nil }
    var ids: [String] = []
    var outlines: [String: OutlineLoad] = [:]
    for _ in 0..<count {
      guard let bytes = reader.list(), let outline = reader.outline() else { return nil }
      let id = String(decoding: bytes, as: UTF8.self)
      ids.append(id)
      outlines[id] = outline
    }
    let hasAll = reader.byte() == 1
    let (known, all) = (outlines, ids)
    self.init(drawing: drawing, losses: losses) { id in
      guard let id else { return full }
      return known[id]
        ?? (hasAll
          ? .unknown(all)
          : .failed("the parts of a file this large are not available on this page"))
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(number: Int) {
    for shift in [0, 8, 16, 24] { append(UInt8(truncatingIfNeeded: number &>> shift)) }
  }

  fileprivate mutating func append(list: [UInt8]) {
    append(number: list.count)
    append(contentsOf: list)
  }

  fileprivate mutating func append(outline: OutlineLoad) {
    switch outline {
    case .data(let data):
      append(1)
      append(list: Array(data.utf8))
    case .failed(let reason):
      append(0)
      append(list: Array(reason.utf8))
    // An `id` that the file lists is known.
    case .unknown:
      append(0)
      append(number: 0)
    }
  }
}

/// Reads bytes in order; its functions return nil if there are too few.
private struct VectorPackReader {
  let bytes: [UInt8]
  var offset: Int

  mutating func byte() -> UInt8? {
    guard offset < bytes.count else { return nil }
    offset += 1
    return bytes[offset - 1]
  }

  mutating func number() -> Int? {
    guard bytes.count - offset >= 4 else { return nil }
    var number = 0
    for place in 0..<4 { number |= Int(bytes[offset + place]) << (8 * place) }
    offset += 4
    return number
  }

  mutating func list() -> [UInt8]? {
    guard let count = number(), count >= 0, count <= bytes.count - offset else { return nil }
    offset += count
    return Array(bytes[(offset - count)..<offset])
  }

  mutating func outline() -> OutlineLoad? {
    guard let kind = byte(), let text = list() else { return nil }
    let string = String(decoding: text, as: UTF8.self)
    return kind == 1 ? .data(string) : .failed(string)
  }
}
