// What a page knows of a program: its components with their states and properties, and its modes.

import RasterDrawing
import RasterInterpreter
import RasterSemantics
import RasterSyntax
import RasterValues

extension WebProgram {
  /// Reports, components and modes: what `compile` gives to the page.
  package var summary: JSONRecord {
    .object([
      .init("components", .list(components.map { component($0) })),
      .init(
        "modes",
        .list(
          (prepared == nil ? [] : checked.program.modes).map { mode in
            let values = checked.program.values(of: mode)
            return JSONRecord.object([
              .init("name", .string(mode.head.name)), .init("values", .strings(values)),
              .init(
                "value",
                values.indices.contains(mode.standard) ? .string(values[mode.standard]) : nil
              ),
            ])
          }
        )
      ), .init("reports", reports), .init("version", .int(1)),
    ])
  }

  private func component(_ component: InterpretedComponent) -> JSONRecord {
    let declaration = component.declaration
    let size = component.naturalSize(in: Environment())
    return .object([
      .init("name", .string(component.name)),
      .init("documentation", declaration.head.documentation.map { JSONRecord.string($0) }),
      .init("line", .int(line(of: declaration.head.nameRange))),
      .init("size", .list([.number(size.width), .number(size.height)])),
      .init("states", .list(declaration.states.map { state($0) })),
      .init(
        "properties",
        .list(
          declaration.properties.indices.map {
            property(declaration.properties[$0], component.values[$0])
          }
        )
      ),
      .init(
        "reads",
        .strings(
          checked.program.environmentMembers.filter { declaration.reads.contains($0.reads) }.map {
            $0.name
          }
        )
      ),
    ])
  }

  private func line(of range: SourceRange) -> Int {
    sources[range.file]?.location(of: Int(range.lower)).line ?? 1
  }

  private func state(_ state: ComponentDeclaration.NamedState) -> JSONRecord {
    let reads = state.environment.reduce(into: Environment.Reads()) {
      $0.formUnion($1.member.reads)
    }
    return .object([
      .init("name", .string(state.name)),
      .init("saysAppearance", .bool(reads.contains(.appearance))),
      .init("saysScale", .bool(reads.contains(.scale))),
    ])
  }

  private func property(_ property: ComponentDeclaration.Property, _ value: Value) -> JSONRecord {
    let program = checked.program
    let (control, choices) = WebProgram.control(of: property.type, program)
    var bounds: (least: Double?, greatest: Double?, step: Double?)
    switch property.domain {
    case .int(let range, let step):
      bounds = (Double(range.lowerBound), Double(range.upperBound), Double(step))
    case .double(let range, let step): bounds = (range.lowerBound, range.upperBound, step)
    case .count(let most): bounds = (nil, Double(most), nil)
    case nil: bounds = (nil, nil, nil)
    }
    return .object([
      .init("name", .string(property.name)),
      .init("documentation", property.documentation.map { JSONRecord.string($0) }),
      .init("type", .string(program.describe(property.type))), .init("control", .string(control)),
      .init("choices", .strings(choices)),
      .init("least", bounds.least.map { JSONRecord.number($0) }),
      .init("greatest", bounds.greatest.map { JSONRecord.number($0) }),
      .init("step", bounds.step.map { JSONRecord.number($0) }),
      .init("isRead", .bool(property.isRead || property.isProgressRead)),
      .init("value", controlValue(value)),
      .init(
        "source",
        sources[property.defaultValue.range.file].map {
          .string($0.text(at: property.defaultValue.range))
        }
      ),
    ])
  }

  /// The control for a type, and what there is to choose from.
  private static func control(of type: Type, _ program: Program) -> (String, choices: [String]) {
    switch type {
    case .bool: ("switch", [])
    case .int: ("integer", [])
    case .double, .angle, .fraction: ("number", [])
    case .string: ("text", [])
    case .color, .paint: ("colour", [])
    case .enumeration(let index): ("choice", program.enums[index].cases)
    case .builtin(let builtin): ("choice", builtin.cases)
    default: ("none", [])
    }
  }

  /// A value as its control shows it; nil of a value that has none.
  private func controlValue(_ value: Value) -> JSONRecord? {
    switch value {
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .double(let value): .number(value)
    case .angle(let angle): .number(angle.degrees)
    case .string(let text): .string(text)
    case .color(let color): .string(WebProgram.digits(of: color))
    case .paint(.color(let color)): .string(WebProgram.digits(of: color))
    case .enumeration(let type, let index): .string(checked.program.enums[type].cases[index])
    case .builtin(let type, let index): .string(type.cases[index])
    default: nil
    }
  }

  /// `#0A84FF`, with alpha where it is not opaque.
  private static func digits(of color: Color) -> String {
    var text = "#"
    for channel in [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : []) {
      let level = channel > 0 ? UInt8(min(channel, 1) * 255 + 0.5) : 0
      text += (level < 16 ? "0" : "") + String(level, radix: 16, uppercase: true)
    }
    return text
  }
}
