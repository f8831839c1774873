// Writes the finite looks of a component.

import RasterValues
import RasterSemantics

extension ComponentEmitter {
  /// Returns `looks`, if all properties that are read are finite and the combinations few enough.
  ///
  /// The first property varies slowest, as in the interpreter.
  func looks() -> Document? {
    guard let finite = FiniteLooks(component, in: naming.program) else { return nil }
    let loops = finite.values.map { index, _ in
      let property = component.properties[index]
      return (label: property.name, name: properties[index], values: values(of: property))
    }
    let frames = finite.steps.compactMap { property, steps in
      stepName(of: property).flatMap { step in
        component.transitions.firstIndex { $0.property == property }
          .map { (name: step, steps: steps, index: $0) }
      }
    }
    let count = finite.lookCount
    let arguments = loops.map { loop in
      Document.text("\(Spelling.label(loop.label)): \(Spelling.identifier(loop.name))")
    }
    let look = frames.reduce(Document.list(name + "(", arguments, ")")) { look, frame in
      [look, .text(".component(atStep: \(frame.name), of: transitions[\(frame.index)])")]
    }
    var body = Document.list("looks.append(", [look], ")")
    for frame in frames.reversed() {
      let range = "\(frame.steps.lowerBound)...\(frame.steps.upperBound)"
      body = [.text("for \(frame.name) in \(range) "), .braces([body])]
    }
    for loop in loops.reversed() {
      body = [
        .text("for \(Spelling.identifier(loop.name)) in "), loop.values, " ", .braces([body]),
      ]
    }
    let head = "\(access.memberPrefix)static var looks: [\(name)] "
    let result = count == finite.stateCount ? "looks" : "Raster.KeyEncoder.distinct(looks)"
    let lines: [Document] =
      loops.isEmpty && frames.isEmpty
      ? [.text("[\(name)()]")]
      : [.text("var looks: [\(name)] = []"), body, .text("return \(result)")]
    return .lines(
      comment("All looks of the component: \(count).") + [[.text(head), .braces(lines)]]
    )
  }

  /// Returns the values of a finite property, in order.
  private func values(of property: ComponentDeclaration.Property) -> Document {
    switch (property.type, property.domain) {
    case (_, .int(let range, 1)): return .text("\(range.lowerBound)...\(range.upperBound)")
    case (_, .int(let range, let step)):
      let bounds = "\(range.lowerBound)...\(range.upperBound)"
      return .text("Raster.Functions.values(in: \(bounds), step: \(step))")
    case (_, .double(let range, let step?)):
      let bounds =
        "\(Literal.double(range.lowerBound))...\(Literal.double(range.upperBound))"
      return .text("Raster.Functions.values(in: \(bounds), step: \(Literal.double(step)))")
    case (.enumeration(let index), _):
      let declaration = naming.program.enums[index]
      return .text("\(naming.reference(to: declaration.head)).allCases")
    case (.builtin(let builtin), _): return .text("Raster.\(builtin.rawValue).allCases")
    default: return "[false, true]"
    }
  }
}
