// Writes the lines that append values and members of the environment to a key.

import RasterSemantics
import RasterValues

/// Writes the lines that append a value to a key.
struct KeyWriter {
  let naming: Naming

  /// Returns the lines that append the members of an environment that are read.
  func append(environment reads: Environment.Reads) -> [Document] {
    naming.program.environmentMembers.filter { reads.contains($0.reads) }.map { member in
      if case .enumeration = member.type {
        .text("key.append(enumeration: environment.\(Spelling.member(member.name)).rawValue)")
      } else if case .builtin = member.type {
        .text("key.append(enumeration: Int(environment.\(member.name).rawValue))")
      } else {
        .text("key.append(environment.\(Spelling.member(member.name)))")
      }
    }
  }

  /// Returns the lines that append parts of a value.
  func append(_ value: String, _ type: Type, _ parts: KeyParts, to key: String) -> [Document] {
    switch (parts, type) {
    case (.fields(let fields), .structure(let index)):
      return fields.flatMap { field in
        let declared = naming.program.structs[index].fields[field.index]
        let member = "\(value).\(Spelling.member(declared.name))"
        return append(member, declared.type, field.parts, to: key)
      }
    case (.elements(let parts), .list(let element)):
      return [
        .text("\(key).append(list: \(value).count)"),
        [
          .text("for element in \(value) "),
          .braces(append("element", element, parts, to: key)),
        ],
      ]
    case (.wrapped(let parts), .optional(let wrapped)):
      return [Self.optional(value, to: key, append("value", wrapped, parts, to: "key"))]
    case (.places(let places), .list(let element)):
      return places.map { place in
        let count = place.index < 0 ? -place.index : place.index + 1
        guard place.parts != .nothing else {
          return .text("\(key).append(\(value).count >= \(count))")
        }
        let index = place.index < 0 ? "\(value).count - \(count)" : "\(place.index)"
        let one = "Raster.Functions.element(\(value), at: \(index))"
        return Self.optional(one, to: key, append("value", element, place.parts, to: "key"))
      }
    case (.nothing, _): return []
    default: return Self.append(value, type, to: key)
    }
  }

  /// Returns the lines that append a value; a struct is encoded by its own `encode(into:)`.
  static func append(_ value: String, _ type: Type, to key: String) -> [Document] {
    switch type {
    case .enumeration: return [.text("\(key).append(enumeration: \(value).rawValue)")]
    case .builtin: return [.text("\(key).append(enumeration: Int(\(value).rawValue))")]
    case .structure: return [.text("\(value).encode(into: &\(key))")]
    case .list(let element):
      return [
        .text("\(key).append(list: \(value).count)"),
        [.text("for element in \(value) "), .braces(append("element", element, to: key))],
      ]
    case .optional(let wrapped):
      return [optional(value, to: key, append("value", wrapped, to: "key"))]
    case .bool, .int, .double, .fraction, .string, .color, .point, .size, .rect, .insets,
      .cornerRadii,
      .angle, .duration, .easing, .date,
      .transform, .anchor, .path, .paint, .gradientStop, .shadow, .colorFilter,
      .ellipticalCornerRadii,
      .image, .font, .text, .content, .gridColumn, .range,
      .pairs, .error:
      return [.text("\(key).append(\(value))")]
    }
  }

  /// Appends an optional, whose wrapped value is appended by `lines`.
  private static func optional(_ value: String, to key: String, _ lines: [Document]) -> Document {
    [
      .text("\(key).append(\(value)) { key, value in"),
      .indent([.hardLine, .lines(lines)]), .hardLine, "}",
    ]
  }
}
