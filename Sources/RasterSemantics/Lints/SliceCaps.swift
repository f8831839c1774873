// Finds caps of nine-slice images that are negative, or that overlap in the image.

import RasterSyntax
import RasterValues

/// Compares the constant caps of `nineSlice` with the size of the image.
struct SliceCaps {
  private let program: Program
  private(set) var diagnostics: [Diagnostic] = []

  init(_ program: Program) { self.program = program }

  mutating func check(_ statements: [DrawStatement]) {
    for statement in statements {
      if case .operation(let operation, let arguments, _, _) = statement,
        operation === DrawOperation.nineSlice
      {
        check(arguments, labels: operation.line.parameters.map { $0.label })
      }
      check(statement.nested)
    }
  }

  private mutating func check(_ arguments: [TypedExpression?], labels: [String?]) {
    func argument(_ label: String) -> TypedExpression? {
      labels.firstIndex(of: label).flatMap { $0 < arguments.count ? arguments[$0] : nil }
    }
    guard let expression = argument("caps"),
      let value = Evaluator.constant(expression, program: program)
    else { return }
    let caps = value.insetsValue
    if min(caps.top, caps.left, caps.bottom, caps.right) < 0 {
      diagnostics.append(.negativeSliceCap(at: expression.range))
      return
    }
    guard let image = arguments.first ?? nil, case .image(let index) = image.kind,
      program.images.indices.contains(index), program.images[index].image.drawing == nil
    else { return }
    var scale = 1.0
    if let given = argument("scale") {
      guard let value = Evaluator.constant(given, program: program), value.doubleValue > 0 else {
        return
      }
      scale = value.doubleValue
    }
    let (asset, size) = (program.images[index], program.images[index].image.size)
    let sides = [
      ("left and right", caps.left, caps.right, size.width / scale, "wide"),
      ("top and bottom", caps.top, caps.bottom, size.height / scale, "high"),
    ]
    for (name, first, second, length, word) in sides where first + second > length + 1e-9 {
      diagnostics.append(
        .overlappingSliceCaps(
          "the \(name) caps of \(Functions.string(first)) and \(Functions.string(second)) points",
          in: "'\(asset.name)', which is \(Functions.string(length)) points \(word)",
          at: expression.range
        )
      )
      return
    }
  }
}
