// References into a JSON file: JSON pointers and the paths in aliases.

import RasterSyntax

/// The path of names that leads to a value, as defined by RFC 6901.
package struct JSONPointer {
  let names: [String]

  package init(names: [String]) { self.names = names }

  /// Parses a pointer within the same file, such as `#/color/blue/$value`.
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

  /// Parses a reference to a group: a pointer, or a path in braces.
  init?(group text: String) {
    if let names = Self.alias(text) {
      self.init(names: names)
    } else {
      self.init(text)
    }
  }

  /// Returns the path of an alias such as `{color.blue}`.
  static func alias(_ text: String) -> [String]? {
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 else { return nil }
    let names = text.dropFirst().dropLast().split(
      separator: ".",
      omittingEmptySubsequences: false
    ).map { String($0) }
    return names.contains("") ? nil : names
  }

  /// The pointer in the notation of RFC 6901.
  package var text: String {
    names.map { name in
      var text = "/"
      for character in name {
        text += character == "~" ? "~0" : character == "/" ? "~1" : String(character)
      }
      return text
    }.joined()
  }

  /// Returns the value that the pointer refers to.
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
