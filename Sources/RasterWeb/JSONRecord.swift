// Values as JSON, written without Foundation.

import RasterValues

/// A value that is written as JSON.
package indirect enum JSONRecord: Sendable {
  case bool(Bool)
  case int(Int)
  /// What is not finite is written as null.
  case number(Double)
  case string(String)
  case list([JSONRecord])
  case object([Member])

  /// A member of an object; one without a value is left out.
  package struct Member: Sendable {
    let name: String
    let value: JSONRecord?

    package init(_ name: String, _ value: JSONRecord?) { (self.name, self.value) = (name, value) }
  }

  /// The value on one line, members in their order, slashes as they are.
  package var json: [UInt8] {
    var writer = RecordWriter()
    writer.write(self)
    return writer.bytes
  }

  static func strings(_ texts: [String]) -> JSONRecord {
    .list(texts.map { JSONRecord.string($0) })
  }
}

private struct RecordWriter {
  var bytes: [UInt8] = []

  mutating func write(_ record: JSONRecord) {
    switch record {
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .int(let value): bytes += Functions.string(value).utf8
    case .number(let value): bytes += (value.isFinite ? Functions.string(value) : "null").utf8
    case .string(let text): write(text)
    case .list(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(element)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      var isFirst = true
      for member in members {
        guard let value = member.value else { continue }
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        isFirst = false
        write(member.name)
        bytes.append(UInt8(ascii: ":"))
        write(value)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 8: bytes += "\\b".utf8
      case 9: bytes += "\\t".utf8
      case 10: bytes += "\\n".utf8
      case 12: bytes += "\\f".utf8
      case 13: bytes += "\\r".utf8
      case 0..<32:
        bytes += "\\u00".utf8
        bytes += [Self.digit(byte >> 4), Self.digit(byte & 15)]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
