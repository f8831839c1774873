// Filters and blend modes of the drawing that shows which pixels may be dithered.

import RasterValues

extension BlendMode {
  /// Whether the mode computes a colour from two, instead of choosing between them.
  var mixesColors: Bool { self != .normal && rawValue <= BlendMode.luminosity.rawValue }
}

extension DrawingFilter {
  /// The filter for white and black content.
  ///
  /// Floods are white in a filter that blurs, because they are usually shadows.
  var keepingWhite: DrawingFilter {
    let constant = steps.contains { $0.kind.blurs } ? 1.0 : 0
    let steps = steps.map { step in
      var (kind, values) = (step.kind, step.values)
      switch kind {
      case .flood: values = zip(values, [0, 1, 2, 3]).map { $1 < 3 ? constant : $0 }
      case .matrix: values = values.keepingWhite(constant: constant)
      case .blend:
        let mode = values.first.flatMap { UInt8(exactly: $0) }.flatMap { BlendMode(rawValue: $0) }
        if mode?.mixesColors == true { values[0] = Double(BlendMode.lighten.rawValue) }
      // A step that does nothing has the same number of values: an offset by 0.
      case .transfer: (kind, values) = (.offset, values.map { _ in 0 })
      case .blur, .offset, .morphology, .arithmetic, .merge, .tile, .turbulence, .convolution,
        .displacement, .lighting:
        break
      }
      return DrawingFilterStep(
        kind,
        of: step.inputs,
        values,
        region: step.region,
        isLinear: step.isLinear
      )
    }
    return DrawingFilter(region: region, transform: transform, steps: steps)
  }

  /// Whether a step blurs the content itself, and not only its alpha.
  var blursContent: Bool {
    steps.contains { $0.kind.blurs && $0.inputs.contains(DrawingFilterStep.source) }
  }
}

extension DrawingFilterStep.Kind {
  /// Whether the result has more colours than the input.
  var blurs: Bool {
    switch self {
    case .blur, .turbulence, .convolution, .displacement, .lighting: true
    case .flood, .offset, .morphology, .matrix, .transfer, .blend, .arithmetic, .merge, .tile: false
    }
  }
}

extension [Double] {
  /// Returns the rows of a colour matrix for white and black content.
  ///
  /// If the result does not depend on the colour, it is the grey `constant`; otherwise the colour
  /// stays. Alpha that depends on the colour stays too.
  func keepingWhite(constant: Double) -> [Double] {
    guard count == 20 else { return self }
    func dependsOnColor(_ row: Int) -> Bool { self[(row * 5)..<(row * 5 + 3)].contains { $0 != 0 } }
    let isConstant = !(0..<3).contains(where: dependsOnColor)
    let hasOwnAlpha = !dependsOnColor(3)
    return indices.map { index in
      let (row, column) = (index / 5, index % 5)
      if row == 3 { return hasOwnAlpha ? self[index] : column == 3 ? 1 : 0 }
      if isConstant { return column == 4 ? constant : 0 }
      return row == column ? 1 : 0
    }
  }
}
