// Writes the transitions of a component's properties.

import RasterSemantics
import RasterValues

extension ComponentEmitter {
  /// Returns the name of the stored step of an animated Boolean or enum property.
  func stepName(of property: Int) -> String? {
    guard let transition = component.transition(of: property),
      component.properties[property].type == .bool || transition.cases > 0
    else { return nil }
    return freeName(properties[property] + "Step")
  }

  /// The names of the progress variables of Boolean properties.
  var progresses: [Int: String] {
    var names: [Int: String] = [:]
    for declared in component.readTransitions {
      names[declared.property] = freeName(properties[declared.property] + "Progress")
    }
    return names
  }

  /// Returns the expression of the step that a Boolean or enum property has reached.
  func stepValue(of declared: TransitionDeclaration) -> String {
    let isOn = "self.\(Spelling.member(properties[declared.property]))"
    let step = stepName(of: declared.property) ?? ""
    if declared.transition.cases > 0 {
      guard case .builtin = component.properties[declared.property].type else {
        return "\(step) ?? \(isOn).rawValue"
      }
      return "\(step) ?? Int(\(isOn).rawValue)"
    }
    return "\(step) ?? (\(isOn) ? \(declared.transition.steps) : 0)"
  }

  /// Returns a name that no property and no function has.
  func freeName(_ name: String) -> String {
    let taken = properties + functions.map { naming.declaredName(ofFunction: $0) }
    var name = name
    while taken.contains(name) { name += "_" }
    return name
  }

  /// Returns `transitions`, `step(of:)`, `component(atStep:of:)` and the progress variables.
  func transitions() -> [Document] {
    guard !component.transitions.isEmpty else { return [] }
    return progressProperties() + [list()]
      + [
        .text("\(access.memberPrefix)var transitions: [Raster.Transition] { \(name).transitions }")
      ]
      + [step(), componentAtStep()] + blend()
  }

  private func progressProperties() -> [Document] {
    component.readTransitions.compactMap { declared in
      guard let progress = progresses[declared.property] else { return nil }
      let value = "Double(\(stepValue(of: declared))) / \(declared.transition.steps)"
      return [.text("private var \(progress): Raster.Fraction "), .braces([.text(value)])]
    }
  }

  private func list() -> Document {
    let elements: [Document] = component.transitions.map { declared in
      let transition = declared.transition
      return .list(
        "Raster.Transition(",
        [
          .text(Literal.string(transition.property)),
          .text("seconds: \(Literal.shortDouble(transition.seconds))"),
          .text("easing: \(transition.easing.literal)"), .text("steps: \(transition.steps)"),
        ] + (transition.cases > 0 ? [.text("cases: \(transition.cases)")] : []),
        ")"
      )
    }
    let head = "\(access.memberPrefix)static let transitions: [Raster.Transition] = "
    let comment = comment("The transitions of properties, in source order.")
    return .lines(comment + [[.text(head), .list("[", elements, "]", trailingComma: true)]])
  }

  private func step() -> Document {
    let cases: [Document] = component.transitions.map { declared in
      let property = component.properties[declared.property]
      let head = Document.text("case \(Literal.string(property.name)): ")
      if stepName(of: declared.property) != nil { return [head, .text(stepValue(of: declared))] }
      let value = Document.text("of: self.\(Spelling.member(properties[declared.property]))")
      let bounds = property.domain.map { Self.bounds(of: $0, withStep: true) } ?? []
      return [head, .list("Raster.Functions.step(", [value] + bounds, ")")]
    }
    let head = "\(access.memberPrefix)func step(of transition: Raster.Transition) -> Int "
    return [.text(head), .braces([selection(cases, otherwise: "0")])]
  }

  private func componentAtStep() -> Document {
    let cases: [Document] = component.transitions.map { declared in
      let property = component.properties[declared.property]
      let head = "case \(Literal.string(property.name)): component."
      if declared.transition.cases > 0 { return caseAtStep(declared) }
      if let name = stepName(of: declared.property) {
        let range = declared.transition.range
        let bounds = Document.text("in: \(range.lowerBound)...\(range.upperBound)")
        return [
          .text("\(head)\(name) = "), .list("Raster.Functions.clamp(", ["step", bounds], ")"),
        ]
      }
      let bounds = property.domain.map { Self.bounds(of: $0, withStep: true) } ?? []
      return [
        .text("\(head)\(Spelling.member(properties[declared.property])) = "),
        .list("Raster.Functions.value(", ["at: step"] + bounds, ")"),
      ]
    }
    let head =
      "\(access.memberPrefix)func component(atStep step: Int, "
      + "of transition: Raster.Transition) -> \(name) "
    let body: [Document] = [
      "var component = self", selection(cases, otherwise: "break"), "return component",
    ]
    return [.text(head), .braces(body)]
  }

  /// Returns the code that sets an enum property to a step: at rest in a case, or in transition.
  private func caseAtStep(_ declared: TransitionDeclaration) -> Document {
    let property = Spelling.member(properties[declared.property])
    let step = stepName(of: declared.property) ?? ""
    return [
      .text("case \(Literal.string(declared.transition.property)):"),
      .indent([
        .hardLine, .text("if let rest = \(code(declared)).restingCase(at: step) "),
        .braces([.text("component.\(property) = \(allCases(declared))[rest]")]), " else ",
        .braces([.text("component.\(step) = step")]),
      ]),
    ]
  }

  private func code(_ declared: TransitionDeclaration) -> String {
    let place = component.transitions.firstIndex { $0.property == declared.property } ?? 0
    return "\(name).transitions[\(place)]"
  }

  private func allCases(_ declared: TransitionDeclaration) -> String {
    naming.typeName(component.properties[declared.property].type) + ".allCases"
  }

  /// The name of the variable that cross-fades two cases, or nil without case transitions.
  var blendName: String? {
    component.caseTransition.map { freeName(properties[$0.property] + "Blend") }
  }

  /// Returns the variable with the two states between which the component cross-fades.
  private func blend() -> [Document] {
    guard let declared = component.caseTransition, let blendName else { return [] }
    let property = Spelling.member(properties[declared.property])
    let step = stepName(of: declared.property) ?? ""
    let lines: [Document] = [
      [
        .text("guard let step = self.\(step), let blend = \(code(declared)).blend(at: step) else "),
        .braces(["return nil"]),
      ],
      "var (from, to) = (self, self)",
      .text("from.\(property) = \(allCases(declared))[blend.from]"),
      .text("to.\(property) = \(allCases(declared))[blend.to]"),
      "return Raster.CaseBlend(from, to, fraction: blend.fraction)",
    ]
    let comment = comment(
      "The two states between which the component is in transition; nil at rest."
    )
    let head = "private var \(blendName): Raster.CaseBlend<\(name)>? "
    return [.lines(comment + [[.text(head), .braces(lines)]])]
  }

  /// Returns the line that forwards a call to a cross-fade, or no line without case transitions.
  func blendReturn(_ call: String) -> [Document] {
    guard let blendName else { return [] }
    return [[.text("if let blend = self.\(blendName) "), .braces([.text("return blend.\(call)")])]]
  }

  private func selection(_ cases: [Document], otherwise: String) -> Document {
    let lines = ["switch transition.property {"] + cases + [.text("default: \(otherwise)"), "}"]
    return .lines(lines)
  }
}

extension Easing {
  /// The curve as a Swift expression.
  fileprivate var literal: String {
    switch self {
    case .linear: ".linear"
    case .easeIn: ".easeIn"
    case .easeOut: ".easeOut"
    case .easeInOut: ".easeInOut"
    case .cubicBezier(let x1, let y1, let x2, let y2):
      ".cubicBezier(\([x1, y1, x2, y2].map { Literal.shortDouble($0) }.joined(separator: ", ")))"
    case .spring(let bounce): ".spring(bounce: \(Literal.shortDouble(bounce)))"
    }
  }
}
