// The checker's second front door: one expression in the scope of a checked program.

import RasterValues
import RasterSyntax

/// An expression that was checked by itself.
package struct CheckedExpression: Sendable {
  /// Of the expected type, and a constant, if there are no errors.
  package let expression: TypedExpression
  /// The diagnostics of the expression, in the text it was read from.
  package let diagnostics: [Diagnostic]

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension CheckedProgram {
  /// The number that the file of the next expression must have.
  package var nextFile: FileID { FileID(module.files.count) }

  /// Checks an expression as one of type `type` that is known while compiling, as a default is.
  ///
  /// Whatever `file` can name, it can name too. The program must have no errors; the text becomes one
  /// of its files, and images and faces that the expression adds become the program's. `loadAsset`
  /// reads an image file that the expression names. The expression is bounded as all others are, so
  /// that evaluating it ends.
  package mutating func check(
    expression tree: ExpressionTree,
    as type: Type,
    in file: FileID,
    loadAsset: @escaping (FileID, String) -> AssetLoad
  ) -> CheckedExpression {
    let imports = module.files[Int(file.index)].imports.union([file])
    module.files.append(ModuleFile(source: tree.source, imports: imports, scope: file))
    let visible = module.files.map { $0.imports }
    let session = Session(of: program, imports: visible, read: loadAsset)
    var checker = BodyChecker(module: module, file: tree.source.id, session: session)
    let expression = checker.checkExpression(tree.syntax, expected: type)
    var diagnostics = tree.diagnostics + checker.diagnostics
    if !diagnostics.contains(where: { $0.severity == .error }) {
      program.images = session.images.assets
      program.faceSets = session.faces.sets
      diagnostics += bounds(of: expression)
    }
    return CheckedExpression(expression: expression, diagnostics: diagnostics)
  }

  /// Reports what takes too long, or depends on an environment that is not known.
  private func bounds(of expression: TypedExpression) -> [Diagnostic] {
    let range = expression.range
    let head = DeclarationHead(
      name: module.files[Int(range.file.index)].source.text(at: range),
      documentation: nil,
      range: range,
      nameRange: range
    )
    var costs = costs
    costs.check(expression, in: head)
    guard costs.diagnostics.isEmpty else { return costs.diagnostics }
    var finder = ReadFinder(program)
    guard !finder.reads(of: expression).environment.isEmpty else { return [] }
    return [.notConstant("a value", at: range)]
  }
}
