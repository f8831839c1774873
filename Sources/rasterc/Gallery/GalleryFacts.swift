// The facts about a component in a gallery: size, caps, inputs, accessibility and properties.

import Raster
import RasterCommands
import RasterInterpreter
import RasterPages
import RasterSemantics
import RasterSyntax

/// The facts about a component in a gallery, besides its looks.
struct GalleryFacts {
  private let component: InterpretedComponent
  private let recorder: LookRecorder
  private let environment: Environment

  init(_ component: InterpretedComponent, _ recorder: LookRecorder, fonts: FontCollection) {
    (self.component, self.recorder) = (component, recorder)
    environment = Environment(fonts: fonts)
  }

  private var declaration: ComponentDeclaration { component.declaration }
  private var program: Program { recorder.prepared.program }

  /// The size, caps, accessibility, inputs and source location.
  func facts(file: String) -> [(name: String, words: String)] {
    let size = component.naturalSize(in: environment)
    var facts = [
      (
        "Natural size",
        "\(points(size.width)) × \(points(size.height)) points"
      )
    ]
    if let caps { facts.append(("Caps", caps)) }
    let description =
      declaration.accessibility == nil
      ? "none" : component.accessibility(in: environment, size: nil).line
    facts.append(("Accessibility", description))
    facts.append(("Properties used", propertiesRead))
    facts.append(("Environment used", membersRead))
    if let transitions { facts.append(("Transitions", transitions)) }
    facts.append(("Source", file))
    return facts
  }

  /// `left 12, right 12, proved`, or `nil` without caps.
  private var caps: String? {
    guard let declared = declaration.caps else { return nil }
    let caps = component.declaredCaps(in: environment)
    var parts: [String] = []
    for (axis, sides) in [(caps.horizontal, declared.sides), (caps.vertical, ("top", "bottom"))] {
      guard let axis else { continue }
      parts += ["\(sides.0) \(points(axis.start))", "\(sides.1) \(points(axis.end))"]
      if axis.mode == .tile { parts.append("tiled") }
    }
    let verdict =
      switch declared.verdict {
      case .proved: "proved"
      case .unproved: "not proved; drawn at full size"
      case .unchecked: "unchecked"
      }
    return (parts + [verdict]).joined(separator: ", ")
  }

  /// A length with at most two decimal places.
  private func points(_ length: Double) -> String {
    Functions.string((length * 100).rounded() / 100)
  }

  /// `title, style`: the properties that affect the drawing.
  private var propertiesRead: String {
    let names = declaration.properties.filter { $0.isRead || $0.isProgressRead }.map(\.name)
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  /// `appearance, locale`: the environment members that affect the drawing.
  private var membersRead: String {
    let names = recorder.members(of: declaration).map(\.name)
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  /// `isOn in 12 steps`, or `nil` without transitions.
  private var transitions: String? {
    guard !declaration.transitions.isEmpty else { return nil }
    return declaration.transitions.map { declared in
      let transition = declared.transition
      let count = transition.cases > 0 ? transition.steps : transition.range.count
      return "\(declaration.properties[declared.property].name) in "
        + GalleryBuilder.count(count, "step")
    }.joined(separator: ", ")
  }

  var properties: [Gallery.Property] {
    declaration.properties.map { property in
      Gallery.Property(
        name: property.name,
        type: program.describe(property.type),
        domain: domain(of: property),
        standard: recorder.compilation.sources.line(at: property.defaultValue.range),
        documentation: property.documentation ?? "",
        use: use(of: property)
      )
    }
  }

  /// The possible values of a property: the cases of an enumeration, or its bounds.
  private func domain(of property: ComponentDeclaration.Property) -> String {
    let isPercent = property.type == .fraction
    func number(_ value: Double) -> String {
      isPercent ? Functions.percent(value) : Functions.string(value)
    }
    switch property.domain {
    case .int(let range, let step)?:
      return "\(range.lowerBound)…\(range.upperBound)" + (step == 1 ? "" : " by \(step)")
    case .double(let range, let step)?:
      let bounds = "\(number(range.lowerBound))…\(number(range.upperBound))"
      return bounds + (step.map { " by \(number($0))" } ?? "")
    case .count(let limit)?:
      return "at most \(limit)" + (property.type == .string ? " characters" : "")
    case nil: break
    }
    switch property.type {
    case .enumeration(let index):
      return program.enums[index].cases.map { ".\($0)" }.joined(separator: " ")
    case .builtin(let type): return type.cases.map { ".\($0)" }.joined(separator: " ")
    default: return ""
    }
  }

  private func use(of property: ComponentDeclaration.Property) -> String {
    if property.isRead || property.isProgressRead { return "" }
    return property.isDescribed
      ? "Only the accessibility description depends on this property."
      : "No image depends on this property."
  }
}

extension SourceFiles {
  /// The text of a range on one line, truncated if it is long.
  func line(at range: SourceRange, limit: Int = 90) -> String {
    let text = self[range.file]?.text(at: range) ?? ""
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }
}
