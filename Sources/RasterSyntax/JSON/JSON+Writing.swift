// Encodes JSON values as bytes, on one line or indented.

extension JSON {
  /// The value on one line, without spaces.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.append(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    default: appendScalar(to: &bytes)
    }
  }

  private func appendScalar(to bytes: inout [UInt8]) {
    switch self {
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .int(let value): bytes += value.description.utf8
    case .double(let value):
      if let whole = Int(exactly: value) {
        bytes += whole.description.utf8
      } else {
        bytes += (value.isFinite ? value.description : "null").utf8
      }
    case .string(let text): Self.append(text, to: &bytes)
    case .null, .array, .object: bytes += "null".utf8
    }
  }

  /// Appends a quoted string; characters that terminals cannot print are escaped.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    let isPlain = text.utf8.allSatisfy { byte in
      (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    guard !isPlain else {
      bytes += text.utf8
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\u{8}": bytes += "\\b".utf8
      case "\t": bytes += "\\t".utf8
      case "\n": bytes += "\\n".utf8
      case "\u{C}": bytes += "\\f".utf8
      case "\r": bytes += "\\r".utf8
      case _ where scalar.isUnprintable: bytes += scalar.jsonEscape.utf8
      case _ where scalar.isASCII: bytes.append(UInt8(ascii: scalar))
      default: bytes += UTF8.encode(scalar).map { Array($0) } ?? []
      }
    }
  }

  /// The value in readable form: short values stay on one line, except objects that contain
  /// objects.
  ///
  /// The first line continues a line that is indented by `depth` steps of two spaces.
  package func indented(by depth: Int = 0) -> String {
    let line = spacedLine
    if line.utf8.count <= 72, !holdsObjects { return line }
    let inner = String(repeating: "  ", count: depth + 1)
    let outer = String(repeating: "  ", count: depth)
    switch self {
    case .array(let values):
      let lines = values.map { inner + $0.indented(by: depth + 1) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(outer)]"
    case .object(let members):
      let lines = members.map {
        "\(inner)\(JSON.string($0.name).spacedLine): \($0.value.indented(by: depth + 1))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
    default: return line
    }
  }

  private var holdsObjects: Bool {
    guard case .object(let members) = self else { return false }
    return members.contains { member in
      if case .object = member.value { return true }
      return false
    }
  }

  private var spacedLine: String {
    switch self {
    case .array(let values): return "[\(values.map { $0.spacedLine }.joined(separator: ", "))]"
    case .object(let members):
      let parts = members.map { "\(JSON.string($0.name).spacedLine): \($0.value.spacedLine)" }
      return parts.isEmpty ? "{}" : "{ \(parts.joined(separator: ", ")) }"
    default: return String(decoding: bytes, as: UTF8.self)
    }
  }
}
