// A summary of a program for a page: components with states and properties, and modes.

import RasterDrawing
import RasterInterpreter
import RasterSemantics
import RasterSyntax
import RasterValues

extension WebProgram {
  /// The diagnostics, components and modes: the result of `compile` for the page.
  package var summary: JSON {
    .object([
      "components": .array(components.map { component($0) }),
      "modes": .array(
        (prepared == nil ? [] : checked.program.modes).map { mode in
          let values = checked.program.values(of: mode)
          return JSON.object([
            "name": .string(mode.head.name), "values": .strings(values),
            "value": values.indices.contains(mode.standard) ? .string(values[mode.standard]) : nil,
          ])
        }
      ), "reports": reports, "version": .int(1),
    ])
  }

  private func component(_ component: InterpretedComponent) -> JSON {
    let declaration = component.declaration
    let size = component.naturalSize(in: Environment())
    return .object([
      "name": .string(component.name),
      "documentation": declaration.head.documentation.map { .string($0) },
      "line": .int(line(of: declaration.head.nameRange)),
      "size": .array([.double(size.width), .double(size.height)]),
      "states": .array(declaration.states.map { state($0) }),
      "properties": .array(
        declaration.properties.indices.map {
          property(declaration.properties[$0], component.values[$0])
        }
      ),
      "reads": .strings(
        checked.program.environmentMembers.filter { declaration.reads.contains($0.reads) }.map {
          $0.name
        }
      ),
    ])
  }

  private func line(of range: SourceRange) -> Int {
    sources[range.file]?.location(of: Int(range.lower)).line ?? 1
  }

  private func state(_ state: ComponentDeclaration.NamedState) -> JSON {
    let reads = state.environment.reduce(into: Environment.Reads()) {
      $0.formUnion($1.member.reads)
    }
    return .object([
      "name": .string(state.name),
      "saysAppearance": .bool(reads.contains(.appearance)),
      "saysScale": .bool(reads.contains(.scale)),
    ])
  }

  private func property(_ property: ComponentDeclaration.Property, _ value: Value) -> JSON {
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
      "name": .string(property.name),
      "documentation": property.documentation.map { .string($0) },
      "type": .string(program.describe(property.type)), "control": .string(control),
      "choices": .strings(choices),
      "least": bounds.least.map { .double($0) },
      "greatest": bounds.greatest.map { .double($0) },
      "step": bounds.step.map { .double($0) },
      "isRead": .bool(property.isRead || property.isProgressRead),
      "value": controlValue(value),
      "source": sources[property.defaultValue.range.file].map {
        .string($0.text(at: property.defaultValue.range))
      },
    ])
  }

  /// Returns the control for a type, and its choices.
  private static func control(of type: Type, _ program: Program) -> (String, choices: [String]) {
    switch type {
    case .bool: ("switch", [])
    case .int: ("integer", [])
    case .double, .angle, .fraction: ("number", [])
    case .string, .date: ("text", [])
    case .color, .paint: ("colour", [])
    case .enumeration(let index): ("choice", program.enums[index].cases)
    case .builtin(let builtin): ("choice", builtin.cases)
    default: ("none", [])
    }
  }

  /// Returns a value in the form that its control shows, or nil if it has no control.
  private func controlValue(_ value: Value) -> JSON? {
    switch value {
    case .bool(let value): .bool(value)
    case .int(let value): .int(value)
    case .double(let value): .double(value)
    case .angle(let angle): .double(angle.degrees)
    case .string(let text): .string(text)
    case .date(let date): .string(date.description)
    case .color(let color): .string(WebProgram.digits(of: color))
    case .paint(.color(let color)): .string(WebProgram.digits(of: color))
    case .enumeration(let type, let index): .string(checked.program.enums[type].cases[index])
    case .builtin(let type, let index): .string(type.cases[index])
    default: nil
    }
  }

  /// Returns a colour such as `#0A84FF`, with alpha if it is not opaque.
  private static func digits(of color: Color) -> String {
    var text = "#"
    for channel in [color.red, color.green, color.blue] + (color.alpha < 1 ? [color.alpha] : []) {
      let level = channel > 0 ? UInt8(min(channel, 1) * 255 + 0.5) : 0
      text += (level < 16 ? "0" : "") + String(level, radix: 16, uppercase: true)
    }
    return text
  }
}
