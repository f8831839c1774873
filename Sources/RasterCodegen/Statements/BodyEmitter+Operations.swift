// Writes the drawing operations as calls of the canvas.

import RasterSemantics

extension DrawOperation: WrittenOperation {
  func written(
    _ arguments: [TypedExpression?],
    body: [DrawStatement],
    by emitter: inout BodyEmitter
  ) -> Document { emitter.emitOperation(self, arguments, body: body) }
}

extension BodyEmitter {
  /// Writes a drawing operation.
  fileprivate mutating func emitOperation(
    _ operation: DrawOperation,
    _ arguments: [TypedExpression?],
    body: [DrawStatement]
  ) -> Document {
    switch operation {
    case .fill:
      return call("fill", operation, arguments, plain: ["with"])
    case .stroke, .image, .text, .place:
      return call(operation.rawValue, operation, arguments)
    case .stretch:
      return stretch(operation, arguments)
    case .layer:
      let written = layerArguments(operation, arguments)
      let content = Document.braces(block(body))
      let head: Document = written.isEmpty ? "canvas.layer" : .list("canvas.layer(", written, ")")
      guard case .sequence(let parts) = content, !body.isEmpty else {
        return [head, " { _ in }"]
      }
      return [head, " { canvas in", .sequence(Array(parts.dropFirst()))]
    }
  }

  /// A call with the arguments that were given, labelled as in the language.
  ///
  /// The canvas fills with colours and paints alike, so a colour stays a colour there.
  private mutating func call(
    _ name: String,
    _ operation: DrawOperation,
    _ arguments: [TypedExpression?],
    plain: Set<String> = []
  ) -> Document {
    var written: [Document] = []
    for (parameter, value) in zip(operation.parameters, arguments) {
      guard let value, !value.isImplicit else { continue }
      if plain.contains(parameter.label ?? ""),
        case .convert(.colorToPaint, let color) = value.convertingLast.kind
      {
        written.append(argument(parameter.label, text(color, knowing: .nothing)))
      } else {
        written.append(argument(parameter.label, text(value, knowing: .type)))
      }
    }
    return .list("canvas.\(name)(", written, ")")
  }

  /// Caps and the modes of both axes are one value of the runtime.
  private mutating func stretch(
    _ operation: DrawOperation,
    _ arguments: [TypedExpression?]
  ) -> Document {
    var written: [Document] = []
    var caps: [Document] = []
    var position = 0
    for (parameter, value) in zip(operation.parameters, arguments) {
      guard let value, !value.isImplicit else { continue }
      let document = text(value, knowing: .type)
      switch parameter.label {
      case "caps":
        caps.insert(document, at: 0)
        position = written.count
      case "horizontal", "vertical": caps.append(argument(parameter.label, document))
      default: written.append(argument(parameter.label, document))
      }
    }
    written.insert(["caps: ", .list("Raster.Caps(", caps, ")")], at: position)
    return .list("canvas.stretch(", written, ")")
  }

  /// A mask and its mode are one value of the runtime.
  private mutating func layerArguments(
    _ operation: DrawOperation,
    _ arguments: [TypedExpression?]
  ) -> [Document] {
    var written: [Document] = []
    var mask: [Document] = []
    var maskPosition = 0
    for (parameter, value) in zip(operation.parameters, arguments) {
      guard let value, !value.isImplicit else { continue }
      let document = text(value, knowing: .type)
      switch parameter.label {
      case "mask":
        mask = value.type == .content ? [document, "in: canvas.bounds"] : [document]
        maskPosition = written.count
        written.append(.empty)
      case "maskMode": mask.append(argument("mode", document))
      default: written.append(argument(parameter.label, document))
      }
    }
    guard !mask.isEmpty else { return written }
    let name = mask.count > 1 ? ".component(" : ".path("
    written[maskPosition] = ["mask: ", .list(name, mask, ")")]
    return written
  }
}
