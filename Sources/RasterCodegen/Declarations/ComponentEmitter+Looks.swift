// Writes the finite looks of a component.

import RasterValues
import RasterSemantics

extension ComponentEmitter {
  /// `looks`, where every property that is read is finite and there are not too many combinations.
  ///
  /// The first property varies slowest, as in the interpreter.
  func looks() -> Document? {
    let limit = ComponentDeclaration.looksLimit
    let read = zip(component.properties, properties).filter { $0.0.isRead }
    var count = 1
    var loops: [(label: String, name: String, values: Document)] = []
    for (property, own) in read {
      guard let (values, size) = values(of: property) else { return nil }
      count = count.multipliedReportingOverflow(by: size).partialValue
      guard size <= limit, count <= limit else { return nil }
      loops.append((property.name, own, values))
    }
    var frames: [(name: String, steps: ClosedRange<Int>, index: Int)] = []
    for (index, declared) in component.transitions.enumerated() {
      guard let step = stepName(of: declared.property), progresses[declared.property] != nil
      else { continue }
      frames.append((step, declared.transition.range, index))
      count = count.multipliedReportingOverflow(by: declared.transition.range.count).partialValue
      guard count <= limit else { return nil }
    }
    let arguments = loops.map { loop in
      Document.text("\(Spelling.label(loop.label)): \(Spelling.identifier(loop.name))")
    }
    let look = frames.reduce(Document.list(name + "(", arguments, ")")) { look, frame in
      [look, .text(".frame(\(frame.name), of: transitions[\(frame.index)])")]
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
    let head = "\(access.prefix)static var looks: [\(name)] "
    let lines: [Document] =
      loops.isEmpty && frames.isEmpty
      ? [.text("[\(name)()]")] : [.text("var looks: [\(name)] = []"), body, "return looks"]
    return .lines(
      comment("Every look that the component has: \(count).") + [[.text(head), .braces(lines)]]
    )
  }

  /// All values of a property in order, and how many there are; nil where they have no end.
  private func values(
    of property: ComponentDeclaration.Property
  ) -> (values: Document, count: Int)? {
    switch (property.type, property.domain) {
    case (_, .int(let range, let step)):
      let values: Document =
        step == 1
        ? .text("\(range.lowerBound)...\(range.upperBound)")
        : .text(
          "Raster.Functions.values(in: \(range.lowerBound)...\(range.upperBound), step: \(step))"
        )
      return (values, Functions.values(in: range, step: step).count)
    case (_, .double(let range, let step?)):
      let bounds =
        "\(Literal.double(range.lowerBound))...\(Literal.double(range.upperBound))"
      let text = "Raster.Functions.values(in: \(bounds), step: \(Literal.double(step)))"
      return (.text(text), Functions.values(in: range, step: step).count)
    case (.bool, _): return ("[false, true]", 2)
    case (.enumeration(let index), _):
      let declaration = naming.program.enums[index]
      return (
        .text("\(Spelling.identifier(declaration.head.name)).allCases"), declaration.cases.count
      )
    case (.builtin(let builtin), _):
      return (.text("Raster.\(builtin.rawValue).allCases"), builtin.cases.count)
    default: return nil
    }
  }
}
