// Writes a component as a struct that draws itself.

import RasterValues
import RasterSemantics
import RasterSyntax

/// Writes one component as a struct.
struct ComponentEmitter {
  let naming: Naming
  let component: ComponentDeclaration
  /// The properties' names in Swift.
  let properties: [String]
  /// The indices of its functions.
  let functions: [Int]
  let access: AccessLevel

  private var conformance: String {
    component.transitions.isEmpty ? "Rasterizable" : "Transitioning"
  }

  var name: String { Spelling.identifier(component.head.name) }

  /// Returns the unclamped declaration.
  func emit() -> Document {
    var members: [Document] = []
    if !component.properties.isEmpty {
      members.append(.joined(storedProperties() + limitedValues(), with: .hardLine))
    }
    members += initializers()
    members += transitions()
    members += sizes() + baseline()
    if let caps = component.usedCaps { members.append(self.caps(caps)) }
    members += [key(), draw()] + accessibility() + ownMembers() + states()
    if let looks = looks() { members.append(looks) }
    return .lines(
      capsVerdict + comment(component.head.documentation)
        + [
          [
            .text("\(access.prefix)nonisolated struct \(name): Raster.\(conformance), "),
            .text("\(naming.standard("Hashable")), \(naming.standard("Sendable")) {"),
            .indent([.hardLine, .paragraphs(members)]), .hardLine, "}",
          ]
        ]
    )
  }

  /// The comment that states whether the caps are proved.
  private var capsVerdict: [Document] {
    switch component.caps?.verdict {
    case nil: []
    case .proved: ["// The caps are proved."]
    case .unproved: ["// The caps are not proved, so the component is drawn at full size."]
    case .unchecked: ["// The caps are unchecked."]
    }
  }

  // MARK: Properties

  private func storedProperties() -> [Document] {
    zip(component.properties, properties).enumerated().map { index, property in
      let (property, own) = property
      let name = Spelling.identifier(own)
      let head = "\(access.memberPrefix)var \(name): \(naming.typeName(property.type))"
      var lines = comment(property.documentation)
      if own != property.name { lines += comment("Named `\(property.name)` in the source.") }
      if let step = stepName(of: index) {
        lines.append([.text(head + " "), .braces([.text("didSet { \(step) = nil }")])])
        let comment = comment(
          "The current step of the transition of `\(property.name)`; nil at rest."
        )
        return .lines(lines + comment + [.text("private var \(step): Int?")])
      }
      guard let domain = property.domain else { return .lines(lines + [.text(head)]) }
      let clamped = clamped(name, to: domain, of: property)
      lines.append([.text(head + " "), .braces([["didSet { \(name) = ", clamped, " }"]])])
      return .lines(lines)
    }
  }

  /// Returns a value clamped to its domain.
  private func clamped(
    _ name: String,
    to domain: ComponentDeclaration.Domain,
    of property: ComponentDeclaration.Property
  ) -> Document {
    let bounds = [.text(name)] + Self.bounds(of: domain, withStep: true)
    guard case .count = domain else { return .list("Raster.Functions.clamp(", bounds, ")") }
    let label: Document = .text("of: \(Literal.string(property.name))")
    return .list("self.\(limitedValuesName).limited(", bounds + [label], ")")
  }

  /// The name of the variable that records values longer than their limits.
  private var limitedValuesName: String { freeName("limitedValues") }

  private var hasLimits: Bool {
    component.properties.contains { $0.isLimited }
  }

  /// The line that ends a key with the lengths that exceeded limits.
  var encodedLimits: [Document] {
    hasLimits ? [.text("self.\(limitedValuesName).encode(into: &key)")] : []
  }

  private func limitedValues() -> [Document] {
    hasLimits ? [.text("private var \(limitedValuesName) = Raster.LimitedValues()")] : []
  }

  /// Returns arguments such as `in: 0...1, step: 0.1`.
  static func bounds(
    of domain: ComponentDeclaration.Domain,
    withStep: Bool
  ) -> [Document] {
    switch domain {
    case .int(let range, let step):
      let bounds: Document = "in: \(range.lowerBound)...\(range.upperBound)"
      return step == 1 ? [bounds] : [bounds, "step: \(step)"]
    case .double(let range, let step):
      let (lower, upper) = (
        Literal.shortDouble(range.lowerBound), Literal.shortDouble(range.upperBound)
      )
      let bounds: Document = .text("in: \(lower)...\(upper)")
      return [bounds] + (step.map { [.text("step: \(Literal.shortDouble($0))")] } ?? [])
    case .count(let limit): return ["to: \(limit)"]
    }
  }

  /// Returns the initializers; a property named `content` adds one with a trailing closure.
  private func initializers() -> [Document] {
    let content = component.properties.first { $0.name == "content" && $0.type.holdsContent }
    guard let content, content.type == .content || content.type == .list(.content) else {
      return [initializer()]
    }
    return [initializer(), initializer(inBraces: content.type)]
  }

  /// Returns a default, limited if it is longer than the property's limit.
  ///
  /// The checker has already reported the excess, so drawings have no note about it.
  private func limited(
    _ value: Document,
    of property: ComponentDeclaration.Property
  ) -> Document {
    guard case .count(let limit)? = property.domain,
      let full = Evaluator.constant(property.defaultValue, program: naming.program),
      full.limitedLength(to: property.clamped(full)) != nil
    else { return value }
    return .list("Raster.Functions.limited(", [value, .text("to: \(limit)")], ")")
  }

  private func initializer(inBraces type: Type? = nil) -> Document {
    var parameters: [Document] = []
    var lines: [Document] = []
    for (property, own) in zip(component.properties, properties) {
      if type != nil, property.name == "content" { continue }
      var emitter = BodyEmitter(naming, place: .expression)
      let value = limited(emitter.text(property.defaultValue, knowing: .type), of: property)
      let isContent = property.type == .content
      let type = isContent ? "some Raster.Rasterizable & Sendable" : naming.typeName(property.type)
      let name = Spelling.identifier(own)
      let label = Spelling.label(property.name) + (own == property.name ? "" : " \(name)")
      parameters.append(.joined("\(label): \(type) =", value))
      let unclamped: Document = .text(isContent ? "Raster.Content(\(name))" : name)
      let stored = property.domain.map { clamped(name, to: $0, of: property) } ?? unclamped
      lines.append([.text("self.\(Spelling.member(own)) = "), stored])
    }
    if let type {
      let isList = type != .content
      let builder = isList ? "Raster.ContentListBuilder" : "Raster.ContentBuilder"
      parameters.append(.text("@\(builder) content: () -> \(naming.typeName(type))"))
      let property = component.properties.first { $0.name == "content" }
      let limit = property.flatMap { property in
        property.domain.map { clamped("content()", to: $0, of: property) }
      }
      let stored = limit ?? .text("content()")
      lines.append(["self.content = ", stored])
    }
    let documentation =
      access == .public ? comment("Creates the component with the given properties.") : []
    let head = Document.list("\(access.memberPrefix)init(", parameters, ")")
    return .lines(documentation + [[head, " ", .braces(lines)]])
  }

  // MARK: Size, caps, drawing

  /// Returns `naturalSize(in:)`, and `size(proposed:in:)` if the size depends on a proposed size.
  private func sizes() -> [Document] {
    let natural = "naturalSize(in environment: Raster.Environment) -> Raster.Size"
    guard readsOffered else {
      return [function(natural) { blendReturn("naturalSize(in: environment)") + size(&$0) }]
    }
    return [
      function(natural) { _ in ["size(proposed: .unlimited, in: environment)"] },
      function(
        "size(proposed: Raster.Size, in environment: Raster.Environment) -> Raster.Size"
      ) { blendReturn("size(proposed: proposed, in: environment)") + size(&$0) },
    ]
  }

  private var readsOffered: Bool {
    let lets = component.bindings.written(for: component.size.usedSlots).map { $0.value }
    var isRead = false
    for value in lets + [component.size] {
      value.visit { if case .proposed = $0.kind { isRead = true } }
    }
    return isRead
  }

  private func size(_ emitter: inout BodyEmitter) -> [Document] {
    let lets = self.lets(for: [component.size], in: &emitter)
    let isOnly = lets.isEmpty && blendName == nil
    return lets + emitter.result(component.size, isOnly: isOnly)
  }

  private func caps(_ caps: ComponentDeclaration.CapsDeclaration) -> Document {
    function("caps(in environment: Raster.Environment) -> Raster.Caps") { emitter in
      let lets = self.lets(for: component.capsExpressions, in: &emitter)
      var arguments: [Document] = []
      let written = emitter.lines { emitter in
        for (label, axis) in [("horizontal", caps.horizontal), ("vertical", caps.vertical)] {
          guard let axis else { continue }
          var parts: [Document] = [
            ["start: ", emitter.text(axis.leading, knowing: .type)],
            ["end: ", emitter.text(axis.trailing, knowing: .type)],
          ]
          if let mode = axis.mode, !mode.isImplicit {
            parts.append(["mode: ", emitter.text(mode, knowing: .type)])
          }
          arguments.append([.text(label + ": "), .list(".init(", parts, ")")])
        }
        return []
      }
      let rest: [Document] =
        blendName.map { [[.text("if self.\($0) != nil "), .braces(["return .none"])]] } ?? []
      let before = rest + lets + written
      var result = Document.list("Raster.Caps(", arguments, ")")
      if caps.followsDirection, caps.horizontal != nil {
        result = [result, ".mirrored(when: environment.layoutDirection == .rightToLeft)"]
      }
      return before + [before.isEmpty ? result : ["return ", result]]
    }
  }

  private func draw() -> Document {
    function("draw(in canvas: inout Raster.Canvas)", place: .drawing) { emitter in
      let slots = component.draw.liveSlots()
      let lines =
        lets(for: slots, counting: component.drawExpressions, in: &emitter)
        + emitter.block(component.draw)
      let noted: [Document] =
        hasLimits ? [.text("self.\(limitedValuesName).note(on: &canvas)")] : []
      let blend = noted + blendReturn("draw(in: &canvas)")
      guard component.mirrors, !lines.isEmpty else { return blend + lines }
      return blend + [
        [
          "canvas.mirror(when: canvas.environment.layoutDirection == .rightToLeft) { canvas in",
          .indent([.hardLine, .lines(lines)]), .hardLine, "}",
        ]
      ]
    }
  }

  func emitter(_ place: BodyEmitter.Place) -> BodyEmitter {
    BodyEmitter(naming, place: place, properties: properties, progresses: progresses)
  }

  func function(
    _ signature: String,
    place: BodyEmitter.Place = .function,
    _ body: (inout BodyEmitter) -> [Document]
  ) -> Document {
    var emitter = emitter(place)
    emitter.isMirrored = component.mirrors
    let lines = body(&emitter)
    return [.text("\(access.memberPrefix)func \(signature) "), .braces(lines)]
  }
}

extension BodyEmitter {
  /// Returns the lines that return a value, without `return` for a single expression.
  mutating func result(_ expression: TypedExpression, isOnly: Bool) -> [Document] {
    let written = lines { [$0.valueBlock(expression)] }
    guard written.count > 1 || !isOnly else { return written }
    return written.dropLast() + [["return ", written.last ?? .empty]]
  }
}
