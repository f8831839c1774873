// Turns a component's function into one that takes what it reads of the component as arguments.

import RasterSyntax

/// Rewrites the body of a component's function so that it does not need the component.
///
/// Each property, progress or `let` of the component that the body reads becomes a parameter after
/// its own, and so do `bounds` and `proposed`. Such a function is evaluated, and its costs and its
/// inputs are found, like one at file level. T. Johnsson, "Lambda lifting: transforming programs to
/// recursive equations", FPCA (1985).
struct FunctionLifter: TreeRewriter {
  typealias Capture = FunctionDeclaration.Capture

  private let owner: DeclarationID
  /// The first slot of the function, after those of the component.
  private let firstSlot: Int
  private let parameterCount: Int
  /// What the body reads of the component, with its type, in the order of the parameters.
  let captures: [(capture: Capture, type: Type)]
  private let places: [Capture: Int]
  /// Whether the rewritten code is in a drawing, which has its own bounds.
  private var isInDrawing = false

  init(
    of expressions: [TypedExpression],
    owner: DeclarationID,
    firstSlot: Int,
    parameterCount: Int
  ) {
    (self.owner, self.firstSlot, self.parameterCount) = (owner, firstSlot, parameterCount)
    captures = Self.captures(in: expressions, below: firstSlot)
    var places: [Capture: Int] = [:]
    for (place, captured) in captures.enumerated() {
      places[captured.capture] = parameterCount + place
    }
    self.places = places
  }

  private static func captures(
    in expressions: [TypedExpression],
    below firstSlot: Int
  ) -> [(capture: Capture, type: Type)] {
    var found: [Capture: Type] = [:]
    var pending = expressions.map { (expression: $0, isInDrawing: false) }
    while let (expression, isInDrawing) = pending.popLast() {
      if let capture = expression.kind.capture(below: firstSlot, isInDrawing: isInDrawing) {
        found[capture] = expression.type
      }
      var isInside = isInDrawing
      if case .drawing = expression.kind { isInside = true }
      for part in expression.parts { pending.append((part, isInside)) }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  func callAsFunction(_ range: SourceRange) -> SourceRange { range }

  func slot(_ slot: Int) -> Int {
    if slot < firstSlot { return places[.local(slot)] ?? slot }
    let own = slot - firstSlot
    return own < parameterCount ? own : own + captures.count
  }

  func leaf(_ kind: TypedExpression.Kind) -> TypedExpression.Kind {
    if case .local(let slot) = kind { return .local(self.slot(slot)) }
    let capture = kind.capture(below: firstSlot, isInDrawing: isInDrawing)
    return capture.flatMap { places[$0] }.map { .local($0) } ?? kind
  }

  func callAsFunction(_ drawing: DrawingBlock) -> DrawingBlock {
    var inner = self
    inner.isInDrawing = true
    let slots = drawing.ownSlots
    return DrawingBlock(
      owner: owner,
      ordinal: drawing.ordinal,
      statements: inner.moved(drawing.statements),
      slots: slot(slots.lowerBound)..<slot(slots.upperBound)
    )
  }
}

extension TypedExpression.Kind {
  /// What the expression reads of the component around a function, or nil if it is something else.
  fileprivate func capture(
    below firstSlot: Int,
    isInDrawing: Bool
  ) -> FunctionDeclaration.Capture? {
    switch self {
    case .property(let index): .property(index)
    case .progress(let index): .progress(index)
    case .local(let slot) where slot < firstSlot: .local(slot)
    case .bounds where !isInDrawing: .bounds
    case .proposed: .proposed
    default: nil
    }
  }
}

extension FunctionDeclaration.Capture: Comparable {
  private var order: (kind: Int, index: Int) {
    switch self {
    case .property(let index): (0, index)
    case .progress(let index): (1, index)
    case .local(let slot): (2, slot)
    case .bounds: (3, 0)
    case .proposed: (4, 0)
    }
  }

  package static func < (left: Self, right: Self) -> Bool { left.order < right.order }
}
