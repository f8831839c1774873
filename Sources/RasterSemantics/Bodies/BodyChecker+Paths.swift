// Checks literal SVG path data, and vector drawings that are used as bitmaps.

import RasterValues
import RasterSyntax

extension BodyChecker {
  /// Checks literal arguments of a built-in.
  mutating func checkWritten(_ operands: [TypedExpression], of builtIn: BuiltIn) {
    if builtIn === BuiltIn.svgPath { checkPathData(operands) }
    if builtIn.name == "pattern", let image = operands.first {
      checkPixels(of: image, use: "repeated")
    }
    if builtIn === BuiltIn.date { checkDate(operands) }
    if builtIn === BuiltIn.font {
      checkFontSettings(operands.map { .some($0) }, builtIn.parameters.map { $0.label })
    }
    if builtIn === BuiltIn.colorMatrix, case .list(let numbers)? = operands.first?.kind,
      numbers.count != 20
    {
      report(.matrixCount(numbers.count, at: operands[0].range))
    }
  }

  /// Checks the argument of a pattern: an image or a content.
  mutating func checkTile(_ argument: ExpressionSyntax) -> TypedExpression {
    if argument.needsType || argument.mayBeFile {
      return checkExpression(argument, expected: .image)
    }
    let value = checkExpression(argument)
    return value.type == .content ? value : convert(value, to: .image)
  }

  /// Reports an error in literal SVG path data.
  mutating func checkPathData(_ operands: [TypedExpression]) {
    guard let first = operands.first, case .string(let data) = first.kind,
      let error = Path.svgError(in: data)
    else { return }
    report(.malformedPathData(error, in: data, at: first.range))
  }

  /// Returns the path of an SVG file's shapes, which is read at compile time.
  mutating func checkVectorPath(
    _ operands: [TypedExpression],
    at range: SourceRange
  ) -> TypedExpression {
    guard let first = operands.first, let path = writtenText(first) else {
      return .error(at: range)
    }
    var id: String?
    if operands.count > 1, case .some(let value) = operands[1].kind {
      guard let text = writtenText(value) else { return .error(at: range) }
      id = text
    }
    switch session.images.file(path, from: file) {
    case .missing: report(.missingImage(path, at: first.range))
    case .failed(let reason): report(.brokenImage(path, reason: reason, at: first.range))
    case .bytes: report(.brokenImage(path, reason: "it is not an SVG file", at: first.range))
    case .drawing(let asset):
      switch asset.outline(id) {
      case .data(let data):
        if !asset.losses.isEmpty {
          report(.importFeatureUnsupported(path, losses: asset.losses, at: first.range))
        }
        usedOutlines.insert(ContentDigest(of: Array(data.utf8)))
        let text = TypedExpression(.string(data), .string, at: first.range)
        return TypedExpression(.builtIn(.vectorPath, [text]), .path, at: range)
      case .failed(let reason): report(.brokenImage(path, reason: reason, at: first.range))
      case .unknown(let ids):
        let name = id ?? ""
        let nearest = session.nearest(to: name) { ids }
        let place = operands.count > 1 ? operands[1].range : range
        report(.unknownElement(name, in: path, at: place, nearest: nearest))
      }
    }
    return .error(at: range)
  }

  /// Returns the text of a string literal, and reports any other value.
  private mutating func writtenText(_ value: TypedExpression) -> String? {
    if case .string(let text) = value.kind { return text }
    if value.type != .error { report(.unwrittenFile(at: value.range)) }
    return nil
  }

  /// Reports a vector drawing where pixels are needed.
  mutating func checkPixels(of image: TypedExpression, use: String) {
    guard case .image(let index) = image.kind, index < session.images.assets.count else { return }
    let asset = session.images.assets[index]
    guard asset.image.drawing != nil else { return }
    report(.drawingWithoutPixels(asset.name, use: use, at: image.range))
  }
}

extension ExpressionSyntax {
  /// Whether its value may be a string literal, which stands for a file.
  fileprivate var mayBeFile: Bool {
    switch kind {
    case .string: true
    case .conditional(_, let then, let otherwise): then.mayBeFile || otherwise.mayBeFile
    case .binary(let left, .coalesce, operatorRange: _, let right):
      left.mayBeFile || right.mayBeFile
    case .selection(let choice): choice.cases.contains { $0.value.mayBeFile }
    default: false
    }
  }
}
