// The `tests` lines of a component, which `rasterc test` runs.

import RasterSyntax

/// A component's expectations about its looks, which are in no key and in no generated Swift.
package struct TestsDeclaration: Sendable {
  /// A condition that must hold in some states.
  package struct Line: Sendable {
    package enum Kind: Sendable {
      /// A condition, with the point whose pixel it can refer to.
      case expect(TypedExpression, at: TypedExpression?)
      /// The states have identical looks.
      case identical
      /// All states have different looks.
      case distinct
    }

    package let kind: Kind
    /// The indices of the states; `expect` without states applies to all of them.
    package internal(set) var states: [Int] = []
    /// The state names as written.
    let names: [NameSyntax]
    package let range: SourceRange

    init(_ kind: Kind, names: [NameSyntax], range: SourceRange) {
      (self.kind, self.names, self.range) = (kind, names, range)
    }
  }

  /// A fact about a look to which conditions can refer by name.
  package enum Fact: String, CaseIterable, Sendable {
    /// The natural size of the component.
    case size
    /// Whether no text is truncated and every character has a glyph.
    case textFits
    /// The notes of the drawing, as text.
    case notes
    /// The colour of the pixel at the line's point.
    case pixel
    /// The number of recorded operations, including those of placed components.
    case operations
    /// The number of layers among the operations.
    case layers
    /// The number of pixels that are stored for the look.
    case pixels
    /// The number of looks of the component.
    case looks
    /// The number of bytes of all looks.
    case bytes

    var type: Type {
      switch self {
      case .size: .size
      case .textFits: .bool
      case .notes: .list(.string)
      case .pixel: .color
      case .operations, .layers, .pixels, .looks, .bytes: .int
      }
    }
  }

  package internal(set) var lines: [Line] = []
  /// The slots of the facts, except those whose names the component uses for something else.
  package internal(set) var slots: [Fact: Int] = [:]
  /// The number of slots in a frame that evaluates conditions, including the component's own slots.
  package internal(set) var slotCount = 0
  /// The range of the declaration and its block, which do not affect drawing.
  let range: SourceRange

  init(range: SourceRange) { self.range = range }
}
