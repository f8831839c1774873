// `path { … }`: the lines of a path block, and SVG path data.

import Raster
import RasterSyntax

extension PathOperation: CheckedOperation {
  static let hasLoops = false

  static func check(_ line: LineSyntax, by checker: inout BodyChecker) -> PathStatement? {
    checker.checkPathLine(line)
  }
}

extension BodyChecker {
  fileprivate mutating func checkPathLine(_ line: LineSyntax) -> PathStatement? {
    guard let operation = PathOperation(rawValue: line.word.text) else {
      checkLoosely(CallSyntax(line))
      let words = PathOperation.allCases.map { $0.rawValue }
      reportUnknownWord(line.word, among: words, in: "a path")
      return nil
    }
    if let block = line.block { report(.unwantedBlock(line.word.text, at: block.range.start)) }
    let parameters = operation.parameters.map { CallParameter($0) }
    let values = checkArguments(CallSyntax(line), to: parameters, of: line.word.text)
    let arguments = values.map { $0 ?? .error(at: line.range) }
    return .operation(operation, arguments, body: [], at: line.range)
  }

  /// Reports a mistake in SVG path data that is written out.
  mutating func checkPathData(_ operands: [TypedExpression]) {
    guard let first = operands.first, case .string(let data) = first.kind,
      let error = Path.svgError(in: data)
    else { return }
    report(.malformedPathData(error, in: data, at: first.range))
  }
}

extension CallSyntax {
  /// A line's arguments, as those of a call of its word.
  init(_ line: LineSyntax) {
    let last = line.arguments.last?.range ?? line.word.range
    self.init(
      arguments: line.arguments,
      argumentsRange: line.word.range,
      range: line.word.range.union(last)
    )
  }
}
