// The checker's entry point for one expression in the scope of a checked program.

import RasterValues
import RasterSyntax

/// An expression that was checked on its own.
package struct CheckedExpression: Sendable {
  /// The expression: a constant of the expected type if there are no errors.
  package let expression: TypedExpression
  /// The diagnostics of the expression, with positions in the text it was parsed from.
  package let diagnostics: [Diagnostic]

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension CheckedProgram {
  /// The file number that the next expression must have.
  package var nextFile: FileID { FileID(module.files.count) }

  /// Checks an expression of type `type` that must be known at compile time, such as a default.
  ///
  /// The expression can use every name that is visible in `file`. The program must have no errors.
  /// The text becomes one of the program's files, and the images and fonts that the expression uses
  /// are added to the program. `loadAsset` reads an image file that the expression names. The usual
  /// cost limits apply, so that evaluating the expression terminates.
  package mutating func check(
    expression tree: ExpressionTree,
    as type: Type,
    in file: FileID,
    loadAsset: @escaping (FileID, String) -> AssetLoad
  ) -> CheckedExpression {
    let own = module.files[Int(file.index)]
    let imports = own.imports.union([file])
    module.files.append(
      ModuleFile(source: tree.source, imports: imports, edition: own.edition, scope: file)
    )
    let visible = module.files.map { $0.imports }
    let session = Session(of: program, imports: visible, read: loadAsset)
    var checker = BodyChecker(module: module, file: tree.source.id, session: session)
    let expression = checker.checkExpression(tree.syntax, expected: type)
    var diagnostics = tree.diagnostics + checker.diagnostics
    if !diagnostics.contains(where: { $0.severity == .error }) {
      program.images = session.images.assets
      program.faceSets = session.fonts.sets
      diagnostics += bounds(of: expression)
    }
    return CheckedExpression(expression: expression, diagnostics: diagnostics)
  }

  /// Reports an expression that takes too long, or that depends on an unknown environment.
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
