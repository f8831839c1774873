// Distinguishes the current format of token files from older forms.

import RasterSyntax

/// The form of a token file.
package enum DesignForm: Sendable {
  /// The Design Tokens Format Module.
  case current
  /// The older form, in which tokens have a `value` and often no type.
  case values
  /// An export of a design tool: token sets by name, and the themes that select them.
  case sets

  /// Finds the form of a file by its members, in linear time.
  package init(_ root: JSONValue) {
    self = .current
    if root["$themes"]?.array != nil || root["$metadata"]?["tokenSetOrder"] != nil {
      self = .sets
      return
    }
    guard root["resolutionOrder"] == nil else { return }
    var isOlder = false
    var pending = [root]
    while let next = pending.popLast() {
      guard let object = next.object else { continue }
      if object["$value"] != nil || object["$ref"] != nil { return }
      switch object["value"]?.content {
      case .string, .number, .bool: isOlder = true
      case .object, .array:
        if object["type"]?.string != nil { isOlder = true } else { fallthrough }
      case .null, nil: pending += object.members.map { $0.value }
      }
    }
    if isOlder { self = .values }
  }
}
