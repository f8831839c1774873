// JSON whose members keep their order.

/// A value of JSON.
package indirect enum DesignTokenJSON: Hashable, Sendable {
  case text(String)
  case number(Double)
  case bool(Bool)
  case list([DesignTokenJSON])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: DesignTokenJSON

    package init(_ name: String, _ value: DesignTokenJSON) {
      (self.name, self.value) = (name, value)
    }
  }

  /// An object of these members.
  package static func members(_ members: (String, DesignTokenJSON)...) -> DesignTokenJSON {
    .object(members.map { Member($0.0, $0.1) })
  }

  /// The text, whose first line continues one of this indentation; short values stand in a line.
  func text(indented depth: Int = 0) -> String {
    let line = lineText
    if line.utf8.count <= 72, !holdsObjects { return line }
    let inner = String(repeating: "  ", count: depth + 1)
    let outer = String(repeating: "  ", count: depth)
    switch self {
    case .text, .number, .bool: return line
    case .list(let values):
      let lines = values.map { inner + $0.text(indented: depth + 1) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(outer)]"
    case .object(let members):
      let lines = members.map {
        "\(inner)\(Self.quoted($0.name)): \($0.value.text(indented: depth + 1))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(outer)}"
    }
  }

  /// Whether it is an object of objects, which lines would hide.
  private var holdsObjects: Bool {
    guard case .object(let members) = self else { return false }
    return members.contains { member in
      if case .object = member.value { return true }
      return false
    }
  }

  private var lineText: String {
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return RasterExports.text(number)
    case .bool(let value): return value ? "true" : "false"
    case .list(let values): return "[\(values.map { $0.lineText }.joined(separator: ", "))]"
    case .object(let members):
      let parts = members.map { "\(Self.quoted($0.name)): \($0.value.lineText)" }
      return parts.isEmpty ? "{}" : "{ \(parts.joined(separator: ", ")) }"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\u{0}"..."\u{1F}":
        result += "\\u00" + String(Int(scalar.value) + 256, radix: 16).dropFirst()
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
