// The numbers of values in structs and components, nested structs included.

import RasterSyntax

/// Counts the values of structs and components, each after those that it uses.
///
/// A struct that contains another one twice doubles with each level. This affects the memory of
/// generated Swift, which stores structs inline, and the length of keys.
struct ValueCounter {
  private let program: Program
  /// The count by the struct's index; nil if the struct or a part of it has been reported.
  private var structs: [Int?]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ program: Program) {
    self.program = program
    structs = Array(repeating: 1, count: program.structs.count)
  }

  /// Counts a declaration whose structs have been counted, and reports one with too many values.
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

  /// Returns the count of a type; a list counts as one, because its elements are stored separately.
  private func count(of type: Type) -> Int? {
    switch type {
    case .structure(let index): structs[index]
    case .optional(let wrapped): count(of: wrapped)
    case .bool, .int, .double, .fraction, .string, .color, .point, .size, .rect, .insets,
      .cornerRadii,
      .angle, .duration, .easing, .date,
      .transform, .anchor, .path, .paint, .gradientStop, .shadow, .colorFilter,
      .ellipticalCornerRadii,
      .image, .font, .text, .content, .gridColumn, .range,
      .pairs,
      .builtin, .enumeration, .list, .error:
      1
    }
  }
}
