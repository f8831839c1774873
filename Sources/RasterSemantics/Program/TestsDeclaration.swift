// The lines of `tests`, which `rasterc test` runs.

import RasterSyntax

/// What a component expects of its looks; it is in no key, and in no generated Swift.
package struct TestsDeclaration: Sendable {
  /// What holds in some states.
  package struct Line: Sendable {
    package enum Kind: Sendable {
      /// A condition, with the point whose pixel it may ask for.
      case expect(TypedExpression, at: TypedExpression?)
      /// The states look alike.
      case identical
      /// No two of the states look alike.
      case distinct
    }

    package let kind: Kind
    /// The states by their places; those of `expect` are all where none are written.
    package internal(set) var states: [Int] = []
    /// The states as they are written.
    let names: [NameSyntax]
    package let range: SourceRange

    init(_ kind: Kind, names: [NameSyntax], range: SourceRange) {
      (self.kind, self.names, self.range) = (kind, names, range)
    }
  }

  /// A fact about a look that conditions can ask for by its name.
  package enum Fact: String, CaseIterable, Sendable {
    /// The size that the component takes by itself.
    case size
    /// Whether no text is truncated, and every character has a glyph.
    case textFits
    /// The notes of the drawing, in words.
    case notes
    /// The colour of the pixel at the line's point.
    case pixel
    /// What the drawing records, in placed components too.
    case operations
    /// The layers among that.
    case layers
    /// The pixels that are kept of the look.
    case pixels
    /// How many looks the component has.
    case looks
    /// The bytes of all of them.
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
  /// The slots of the facts; of one whose name the component gives to something else there is none.
  package internal(set) var slots: [Fact: Int] = [:]
  /// The slots of a frame in which conditions are evaluated, the component's own with them.
  package internal(set) var slotCount = 0
  /// The line and its block, which are no part of what is drawn.
  let range: SourceRange

  init(range: SourceRange) { self.range = range }
}
