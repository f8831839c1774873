// Checked bodies at new positions, after an edit of the text before them.

import RasterSyntax

extension BodyResult {
  /// Returns a result without diagnostics at the new positions of its declaration.
  func moved(by move: RangeMover) -> BodyResult {
    if move.distance == 0 { return self }
    return BodyResult(
      body: body.moved(by: move),
      diagnostics: diagnostics,
      uses: uses.mapValues { move($0) },
      testUses: testUses,
      usedImages: usedImages,
      usedOutlines: usedOutlines,
      usedFaces: usedFaces,
      isTextBroken: isTextBroken
    )
  }
}

extension CheckedBody {
  fileprivate func moved(by move: RangeMover) -> CheckedBody {
    switch self {
    case .none: .none
    case .function(let function): .function(function.moved(by: move))
    case .component(let body): .component(body.moved(by: move))
    }
  }
}

extension FunctionBody {
  fileprivate func moved(by move: RangeMover) -> FunctionBody {
    var result = self
    result.bindings = bindings.map { move($0) }
    result.body = move(body)
    return result
  }
}

extension ComponentBody {
  fileprivate func moved(by move: RangeMover) -> ComponentBody {
    var result = self
    result.properties = properties.map { $0.moved(by: move) }
    result.bindings = bindings.map { move($0) }
    result.size = move(size)
    result.baseline = move(baseline)
    result.caps = caps?.moved(by: move)
    result.accessibility = accessibility?.moved(by: move)
    result.tests = tests?.moved(by: move)
    result.draw = move.moved(draw)
    result.states = states.map { $0.moved(by: move) }
    result.transitions = transitions.map { transition in
      TransitionBody(
        property: transition.property,
        name: move(transition.name),
        duration: move(transition.duration),
        easing: move(transition.easing),
        steps: move(transition.steps)
      )
    }
    return result
  }
}

extension PropertyBody {
  fileprivate func moved(by move: RangeMover) -> PropertyBody {
    PropertyBody(
      name: move(name),
      documentation: documentation,
      type: type,
      defaultValue: move(defaultValue),
      bounds: bounds.map { (move($0.lower), move($0.upper)) },
      step: move(step),
      limit: move(limit)
    )
  }
}

extension StateLine {
  fileprivate func moved(by move: RangeMover) -> StateLine {
    var result = StateLine(word: move(word))
    result.bases = bases.map { move($0) }
    result.values = values.mapValues { move($0) }
    result.environment = environment.mapValues { ($0.member, move($0.value)) }
    result.size = move(size)
    result.matrix = matrix.map { matrix in
      StateMatrix(
        axes: matrix.axes.map { axis in
          StateMatrix.Axis(
            property: axis.property,
            values: axis.values.map { move.moved($0) },
            range: move(axis.range)
          )
        },
        isWhole: matrix.isWhole,
        condition: move(matrix.condition)
      )
    }
    return result
  }
}

extension ComponentDeclaration.CapsDeclaration {
  fileprivate func moved(by move: RangeMover) -> Self {
    var result = self
    result.horizontal = horizontal?.moved(by: move)
    result.vertical = vertical?.moved(by: move)
    (result.auto, result.unchecked, result.lengths) = (move(auto), move(unchecked), move(lengths))
    return result
  }
}

extension ComponentDeclaration.CapsDeclaration.Axis {
  fileprivate func moved(by move: RangeMover) -> Self {
    Self(leading: move(leading), trailing: move(trailing), mode: move(mode))
  }
}

extension AccessibilityDeclaration {
  fileprivate func moved(by move: RangeMover) -> AccessibilityDeclaration {
    AccessibilityDeclaration(
      label: move(label),
      role: move(role),
      value: move(value),
      hint: move(hint),
      traits: move(traits),
      hitArea: move(hitArea),
      range: move(range)
    )
  }
}

extension TestsDeclaration {
  fileprivate func moved(by move: RangeMover) -> TestsDeclaration {
    var result = TestsDeclaration(range: move(range))
    (result.slots, result.slotCount) = (slots, slotCount)
    result.lines = lines.map { line in
      let kind: Line.Kind =
        switch line.kind {
        case .expect(let condition, let point): .expect(move(condition), at: move(point))
        case .identical: .identical
        case .distinct: .distinct
        }
      var moved = Line(kind, names: line.names.map { move($0) }, range: move(line.range))
      moved.states = line.states
      return moved
    }
    return result
  }
}
