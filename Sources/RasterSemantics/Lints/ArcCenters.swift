// Finds gradients that are centred on an arc's bounds instead of the circle's centre.

import RasterSyntax
import RasterValues

/// Finds sweep gradients whose `.center` is the middle of the bounds of a part of a circle.
///
/// The bounds of a part of a circle end where the part ends. Their middle is not the centre, so the
/// sweep does not follow the arc.
struct ArcCenters {
  private(set) var diagnostics: [Diagnostic] = []
  private let trees: [SyntaxTree]
  private var values: [Int: TypedExpression] = [:]

  init(_ trees: [SyntaxTree]) { self.trees = trees }

  mutating func bind(_ binding: Binding) { values[binding.slot] = binding.value }

  mutating func check(_ statements: [DrawStatement]) {
    for statement in statements {
      switch statement {
      case .binding(let binding): bind(binding)
      case .operation(let operation, let arguments, _, _):
        guard operation === DrawOperation.fill || operation === DrawOperation.stroke,
          let path = arguments[0], let paint = arguments[1],
          let circle = circle(of: resolved(path)), let center = center(of: resolved(paint))
        else { break }
        let source = trees[Int(circle.range.file.index)].source
        diagnostics.append(.arcCenter(at: center.range, circle: source.text(at: circle.range)))
      default: break
      }
      check(statement.nested)
    }
  }

  /// Returns the value of a `let` instead of its name, which is followed several times.
  private func resolved(_ value: TypedExpression) -> TypedExpression {
    var value = value
    for _ in 0..<8 {
      guard case .local(let slot) = value.kind, let named = values[slot] else { break }
      value = named
    }
    return value
  }

  /// Returns the centre of the circle of which the path is a part.
  private func circle(of path: TypedExpression) -> TypedExpression? {
    switch path.kind {
    case .builtIn(let builtIn, let arguments):
      return piece(
        ["arc", "pie", "ring"].contains(builtIn.name),
        builtIn.parameters.map { $0.label },
        arguments.map { Optional($0) }
      )
    case .path(let statements):
      guard statements.count == 1,
        case .operation(let operation, let arguments, _, _) = statements[0]
      else {
        return nil
      }
      let line = operation.line
      return piece(line.name == "arc", line.parameters.map { $0.label }, arguments)
    default: return nil
    }
  }

  /// Returns the argument `center` if the arguments `from` and `to` omit part of the circle.
  private func piece(
    _ isArc: Bool,
    _ labels: [String?],
    _ arguments: [TypedExpression?]
  ) -> TypedExpression? {
    func argument(_ label: String) -> TypedExpression? {
      labels.firstIndex(of: label).flatMap { $0 < arguments.count ? arguments[$0] : nil }
    }
    guard isArc, let from = argument("from"), let to = argument("to") else { return nil }
    if case (.angle(let start), .angle(let end)) = (from.kind, to.kind),
      abs(end.degrees - start.degrees) >= 360
    {
      return nil
    }
    return argument("center")
  }

  /// Returns the argument of a gradient that is the middle of the filled bounds.
  private func center(of paint: TypedExpression) -> TypedExpression? {
    guard case .builtIn(let builtIn, let arguments) = paint.kind, builtIn.name == "sweepGradient",
      let index = builtIn.parameters.firstIndex(where: { $0.label == "center" }),
      arguments.indices.contains(index), case .builtIn(BuiltIn.center, _) = arguments[index].kind
    else { return nil }
    return arguments[index]
  }
}
