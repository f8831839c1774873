// How many values structs and components hold, those of the structs in them included.

import RasterSyntax

/// Counts the values that structs and components hold, what is used first.
///
/// Structs that hold others twice double with each level: in the memory of generated Swift, where they
/// lie in line, and in the bytes of a key.
struct ValueCounter {
  private let program: Program
  /// By the struct's index; nil where it, or what it holds, has been reported.
  private var structs: [Int?]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ program: Program) {
    self.program = program
    structs = Array(repeating: 1, count: program.structs.count)
  }

  /// Counts a declaration whose structs have been counted; reports one that holds too much.
  mutating func check(_ id: DeclarationID) {
    switch id.kind {
    case .structure:
      let declaration = program.structs[id.index]
      structs[id.index] = checked(declaration.fields.map { $0.type }, of: declaration.head)
    case .component:
      let declaration = program.components[id.index]
      _ = checked(declaration.properties.map { $0.type }, of: declaration.head)
    case .enumeration, .tokens, .mode, .constant, .function: break
    }
  }

  private mutating func checked(_ types: [Type], of head: DeclarationHead) -> Int? {
    var total = 0
    for type in types {
      guard let count = count(of: type) else { return nil }
      total += count
    }
    guard total > Bounds.maximumValues else { return total }
    diagnostics.append(.tooManyValues(head.name, at: head.nameRange))
    return nil
  }

  /// A list counts as one: its elements lie elsewhere, and their number is bounded by itself.
  private func count(of type: Type) -> Int? {
    switch type {
    case .structure(let index): structs[index]
    case .optional(let wrapped): count(of: wrapped)
    case .bool, .int, .double, .fraction, .string, .color, .point, .size, .rect, .insets, .corners,
      .angle, .duration, .curve,
      .transform, .anchor, .path, .paint, .gradientStop, .shadow, .colorFilter, .cornerSizes,
      .image, .font, .words, .content, .gridColumn, .range,
      .pairs,
      .builtin, .enumeration, .list, .error:
      1
    }
  }
}
