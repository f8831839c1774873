// Writes how a component's properties move.

import RasterSemantics
import RasterValues

extension ComponentEmitter {
  /// The name of the stored step of a truth value or a case that moves, by the property's place.
  func stepName(of property: Int) -> String? {
    guard let transition = component.transition(of: property),
      component.properties[property].type == .bool || transition.cases > 0
    else { return nil }
    return freeName(properties[property] + "Step")
  }

  /// The names of what tells how far truth values are on their way.
  var progresses: [Int: String] {
    var names: [Int: String] = [:]
    for declared in component.readTransitions {
      names[declared.property] = freeName(properties[declared.property] + "Progress")
    }
    return names
  }

  /// The step that a truth value or a case has reached.
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

  /// A name that no property has.
  func freeName(_ name: String) -> String {
    var name = name
    while properties.contains(name) { name += "_" }
    return name
  }

  /// `transitions`, `step(of:)` and `component(atStep:of:)`, and how far truth values are on their
  /// way.
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
    let comment = comment("The ways that properties go, in the order of the source.")
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

  /// What a step makes of a property of cases: at rest in one, or on its way.
  private func caseAtStep(_ declared: TransitionDeclaration) -> Document {
    let property = Spelling.member(properties[declared.property])
    let step = stepName(of: declared.property) ?? ""
    return [
      .text("case \(Literal.string(declared.transition.property)):"),
      .indent([
        .hardLine, .text("if let rest = \(ways(declared)).restingCase(at: step) "),
        .braces([.text("component.\(property) = \(allCases(declared))[rest]")]), " else ",
        .braces([.text("component.\(step) = step")]),
      ]),
    ]
  }

  private func ways(_ declared: TransitionDeclaration) -> String {
    let place = component.transitions.firstIndex { $0.property == declared.property } ?? 0
    return "\(name).transitions[\(place)]"
  }

  private func allCases(_ declared: TransitionDeclaration) -> String {
    naming.typeName(component.properties[declared.property].type) + ".allCases"
  }

  /// The name of what the component is between two cases; nil where no case moves.
  var blendName: String? {
    component.caseTransition.map { freeName(properties[$0.property] + "Blend") }
  }

  /// The two states between which the component is on its way.
  private func blend() -> [Document] {
    guard let declared = component.caseTransition, let blendName else { return [] }
    let property = Spelling.member(properties[declared.property])
    let step = stepName(of: declared.property) ?? ""
    let lines: [Document] = [
      [
        .text("guard let step = self.\(step), let way = \(ways(declared)).way(at: step) else "),
        .braces(["return nil"]),
      ],
      "var (from, to) = (self, self)",
      .text("from.\(property) = \(allCases(declared))[way.from]"),
      .text("to.\(property) = \(allCases(declared))[way.to]"),
      "return Raster.CaseBlend(from, to, share: way.share)",
    ]
    let comment = comment("The states between which it is on its way; nil at rest.")
    let head = "private var \(blendName): Raster.CaseBlend<\(name)>? "
    return [.lines(comment + [[.text(head), .braces(lines)]])]
  }

  /// The line that hands on to what the component is between two cases; nothing where no case moves.
  func onTheWay(_ call: String) -> [Document] {
    guard let blendName else { return [] }
    return [[.text("if let blend = self.\(blendName) "), .braces([.text("return blend.\(call)")])]]
  }

  private func selection(_ cases: [Document], otherwise: String) -> Document {
    let lines = ["switch transition.property {"] + cases + [.text("default: \(otherwise)"), "}"]
    return .lines(lines)
  }
}

extension Easing {
  /// The curve as it is written in Swift.
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
