// Checks `clip`, the path that clips all of a component's drawing.

import RasterSyntax

/// A component's clip: the two corresponding arguments of a layer.
struct ClipDeclaration {
  let path: TypedExpression?
  let rule: TypedExpression?
  let range: SourceRange

  /// Returns a layer that contains the drawing and is clipped by the path.
  func layer(of drawing: [DrawStatement]) -> DrawStatement {
    let values = DrawOperation.layer.line.parameters.map { parameter -> TypedExpression? in
      switch parameter.label {
      case "clip": path
      case "clipRule": rule
      default: nil
      }
    }
    return .operation(.layer, values, body: drawing, at: range)
  }
}

extension BodyChecker {
  /// Checks `clip PATH` and `clip PATH, rule: …`.
  mutating func checkClip(_ line: LineSyntax) -> ClipDeclaration {
    let parameters = [
      CallParameter(label: nil, name: "", type: .path, isRequired: true),
      CallParameter(label: "rule", name: "rule", type: .builtin(.fillRule), isRequired: false),
    ]
    let values = checkArguments(CallSyntax(line), to: parameters, of: "clip")
    return ClipDeclaration(path: values[0], rule: values[1], range: line.range)
  }
}
