// Writes the request key of a component, byte for byte as the interpreter does.

import RasterValues
import RasterSemantics

extension ComponentEmitter {
  /// `encodeKey(into:environment:)`: name and definition, what is read of the properties, and what
  /// is read of the environment.
  func key() -> Document {
    var lines: [Document] = [
      .list(
        "key.component(",
        [
          .text(Literal.string(component.head.name)),
          .text("definition: \"\(component.definition.description)\""),
        ],
        ")"
      )
    ]
    let holdsContent = component.properties.contains {
      $0.isRead && naming.program.holdsContent($0.type)
    }
    if holdsContent { lines.append("key.environment = environment") }
    for (property, own) in zip(component.properties, properties) where property.isRead {
      let value = own == "environment" ? "self.\(own)" : Spelling.identifier(own)
      lines += KeyWriter.append(value, property.type, to: "key")
    }
    for declared in component.readTransitions {
      lines.append(.text("key.append(\(stepValue(of: declared)))"))
    }
    lines += environmentLines()
    return function("encodeKey(into key: inout Raster.KeyEncoder, environment: Raster.Environment)")
    { _ in lines }
  }

  private func environmentLines() -> [Document] {
    naming.program.environmentMembers.filter { component.reads.contains($0.reads) }.map { member in
      if case .enumeration = member.type {
        .text("key.append(enumeration: environment.\(Spelling.member(member.name)).rawValue)")
      } else if case .builtin = member.type {
        .text("key.append(enumeration: Int(environment.\(member.name).rawValue))")
      } else {
        .text("key.append(environment.\(Spelling.member(member.name)))")
      }
    }
  }
}

/// Writes the lines that append a value to a key.
enum KeyWriter {
  /// The lines for a value of a property's type; a struct writes itself, by `encode(into:)`.
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
      return [
        [
          .text("\(key).append(\(value)) { key, value in"),
          .indent([.hardLine, .lines(append("value", wrapped, to: "key"))]), .hardLine, "}",
        ]
      ]
    case .bool, .int, .double, .fraction, .string, .color, .point, .size, .rect, .insets, .corners,
      .angle, .duration, .curve,
      .transform, .anchor, .path, .paint, .gradientStop, .shadow, .colorFilter, .cornerSizes,
      .image, .font, .words, .content, .gridColumn, .range,
      .pairs, .error:
      return [.text("\(key).append(\(value))")]
    }
  }
}
