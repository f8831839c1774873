// Writes a component's accessibility description and hit area.

import RasterSemantics

extension ComponentEmitter {
  /// Returns `ownAccessibility(in:)` and `hitArea(in:environment:)`, if they are declared.
  func accessibility() -> [Document] {
    guard let accessibility = component.accessibility else { return [] }
    var members: [Document] = []
    if !accessibility.arguments.isEmpty { members.append(description(accessibility)) }
    if let hit = accessibility.hitArea { members.append(self.hit(hit)) }
    return members
  }

  private func description(_ accessibility: AccessibilityDeclaration) -> Document {
    function(
      "ownAccessibility(in environment: Raster.Environment) -> Raster.Accessibility"
    ) { emitter in
      let lets = self.lets(for: accessibility.arguments.map { $0.value }, in: &emitter)
      var arguments: [Document] = []
      let written = emitter.lines { emitter in
        arguments = accessibility.arguments.map { label, value in
          let value = emitter.emit(value, knowing: .type)
          return .joined(label + ":", label == "label" ? value.asOptional : value.document)
        }
        return []
      }
      return returned(.list("Raster.Accessibility(", arguments, ")"), after: lets + written)
    }
  }

  private func hit(_ path: TypedExpression) -> Document {
    function(
      "hitArea(in bounds: Raster.Rect, environment: Raster.Environment) -> Raster.Path?"
    ) { emitter in
      emitter.hasBounds = true
      let lets = self.lets(for: [path], in: &emitter)
      var result: Document = .empty
      let written = emitter.lines { emitter in
        let path = emitter.emit(path, knowing: .nothing)
        result = component.mirrors ? path.receiver : path.asOptional
        return []
      }
      if component.mirrors {
        let turns = "environment.layoutDirection == .rightToLeft"
        result = [result, .text(".mirrored(in: bounds, when: \(turns))")]
      }
      return returned(result, after: lets + written)
    }
  }

  private func returned(_ result: Document, after lines: [Document]) -> [Document] {
    lines + [lines.isEmpty ? result : ["return ", result]]
  }
}
