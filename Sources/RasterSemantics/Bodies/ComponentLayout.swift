// Checks `layout`, the content that gives a component its size and is drawn in its bounds.

import RasterSyntax

/// The layout of a component: a binding that its size and its drawing use.
struct ComponentLayout {
  let binding: Binding
  /// Whether the content depends on the component's bounds, so that it cannot determine them.
  let readsBounds: Bool
  /// The range of the word `layout`.
  let range: SourceRange

  private var content: TypedExpression {
    TypedExpression(.local(binding.slot), .content, at: range)
  }

  /// The content's size in the proposed width.
  var size: TypedExpression {
    let proposed = TypedExpression(.proposed, .size, at: range)
    let width = TypedExpression(.builtIn(.sizeWidth, [proposed]), .double, at: range)
    return TypedExpression(.builtIn(.contentSizeInWidth, [content, width]), .size, at: range)
  }

  /// The line that draws the content in the component's bounds.
  var drawing: DrawStatement {
    let values = DrawOperation.place.line.parameters.map { parameter -> TypedExpression? in
      switch parameter.label {
      case nil: content
      case "in": TypedExpression(.bounds, .rect, at: range)
      default: nil
      }
    }
    return .operation(.place, values, body: [], at: range)
  }
}

extension BodyChecker {
  /// Checks `layout padding: 12 { … }`, which takes the arguments of a box that stands alone, and one content.
  ///
  /// The content is called `layout` in the lines after it.
  mutating func checkLayout(_ line: LineSyntax) -> ComponentLayout {
    let outer = boxReads
    boxReads = []
    let value = checkLayout(.box, CallSyntax(line), line.block, isBody: true)
    let slot = slotCount
    slotCount += 1
    let range = line.word.range
    let local = Scope.Local(
      name: line.word.text,
      kind: .binding,
      slot: slot,
      type: .content,
      range: range,
      boxReads: boxReads
    )
    let readsBounds = boxReads.contains(.bounds)
    if boxReads.contains(.proposed) {
      report(.proposedOutsideSize(through: line.word.text, at: range))
    }
    boxReads = outer
    if let earlier = scope.add(local) {
      report(.duplicateName(local.name, at: range, first: earlier.range))
    }
    _ = scope.use(local.name)
    return ComponentLayout(
      binding: Binding(slot: slot, name: local.name, value: value, documentation: nil),
      readsBounds: readsBounds,
      range: range
    )
  }

  /// Checks the size, which is that of the layout if there is no line `size`.
  mutating func checkSize(
    _ line: LineSyntax?,
    _ layout: ComponentLayout?,
    of component: ComponentSyntax
  ) -> TypedExpression {
    guard line == nil, let layout else { return checkSize(line, component) }
    if layout.readsBounds { report(.boundsUndecided(through: "layout", at: layout.range)) }
    return layout.size
  }
}
