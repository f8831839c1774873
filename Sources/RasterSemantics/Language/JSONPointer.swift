// References into a file: JSON pointers, and the paths that aliases write.

import RasterSyntax

/// The names that lead to a value, as RFC 6901 has it.
struct JSONPointer {
  let names: [String]

  init(names: [String]) { self.names = names }

  /// A pointer within the same file, as in `#/color/blue/$value`.
  init?(_ text: String) {
    guard text == "#" || text.hasPrefix("#/") else { return nil }
    names = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { part in
      var name = ""
      var isEscape = false
      for character in part {
        if isEscape {
          name += character == "1" ? "/" : character == "0" ? "~" : "~" + String(character)
          isEscape = false
        } else if character == "~" {
          isEscape = true
        } else {
          name.append(character)
        }
      }
      return name
    }
  }

  /// A reference to a group: a pointer, or a path in braces.
  init?(group text: String) {
    if let names = Self.alias(text) {
      self.init(names: names)
    } else {
      self.init(text)
    }
  }

  /// The path of an alias such as `{color.blue}`.
  static func alias(_ text: String) -> [String]? {
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 else { return nil }
    let names = text.dropFirst().dropLast().split(
      separator: ".",
      omittingEmptySubsequences: false
    ).map { String($0) }
    return names.contains("") ? nil : names
  }

  /// The pointer as RFC 6901 writes it.
  var text: String {
    names.map { name in
      var text = "/"
      for character in name {
        text += character == "~" ? "~0" : character == "/" ? "~1" : String(character)
      }
      return text
    }.joined()
  }

  /// The value that it leads to.
  func value(in root: JSONValue) -> JSONValue? {
    var value = root
    for name in names {
      switch value.content {
      case .object(let object):
        guard let next = object[name] else { return nil }
        value = next
      case .array(let values):
        guard let index = Int(name), values.indices.contains(index), String(index) == name else {
          return nil
        }
        value = values[index]
      default: return nil
      }
    }
    return value
  }
}
