// A block of drawing lines as a content, with the values that it takes from the code around it.

import RasterSyntax
import RasterValues

/// A block of drawing lines in a layout, which is executed when the layout is drawn.
package struct DrawingBlock: Sendable {
  /// A `let`, a loop variable or a parameter of the code around the block.
  package struct Slot: Sendable {
    package let slot: Int
    package let type: Type
  }

  /// The component, function or file-level `let` that contains the block; nil for other positions.
  package let owner: DeclarationID?
  /// The block's number in its owner.
  package let ordinal: Int
  package private(set) var statements: [DrawStatement]
  /// The slots of its own `let`s and loop variables.
  let ownSlots: Range<Int>
  /// The size of the frame in which the statements are executed.
  package var slotCount: Int { ownSlots.upperBound }
  /// The slots of the code around the block that it reads, in ascending order.
  package private(set) var slots: [Slot] = []
  /// The indices of the component's properties that the block reads, in ascending order.
  package private(set) var properties: [Int] = []
  /// The indices of the properties whose progress the block reads, in ascending order.
  package private(set) var progresses: [Int] = []

  /// Creates a block; slots from `firstSlot` on are its own.
  init(
    owner: DeclarationID?,
    ordinal: Int,
    statements: [DrawStatement],
    slots ownSlots: Range<Int>
  ) {
    (self.owner, self.ordinal, self.statements) = (owner, ordinal, statements)
    self.ownSlots = ownSlots
    var types: [Int: Type] = [:]
    var (properties, progresses): (Set<Int>, Set<Int>) = ([], [])
    for expression in statements.flatMap({ $0.allExpressions }) {
      expression.visit { part in
        switch part.kind {
        case .local(let slot) where slot < ownSlots.lowerBound: types[slot] = part.type
        case .property(let index): properties.insert(index)
        case .progress(let index): progresses.insert(index)
        default: break
        }
      }
    }
    slots = types.sorted { $0.key < $1.key }.map { Slot(slot: $0.key, type: $0.value) }
    (self.properties, self.progresses) = (properties.sorted(), progresses.sorted())
  }

  /// Returns the block with its statements at other positions.
  func with(_ statements: [DrawStatement]) -> DrawingBlock {
    var result = self
    result.statements = statements
    return result
  }
}

extension Program {
  /// Returns a drawing's name and the digest of its definition for a key, or nil if it has none.
  package func identity(of drawing: DrawingBlock) -> (name: String, definition: String)? {
    guard let owner = drawing.owner else { return nil }
    let (name, definition): (String, ContentDigest?) =
      switch owner.kind {
      case .component: (components[owner.index].head.name, components[owner.index].definition)
      case .function: (functions[owner.index].head.name, definitions[owner])
      default: (constants[owner.index].head.name, definitions[owner])
      }
    return definition.map { ("\(name) \(drawing.ordinal)", $0.description) }
  }

  /// Whether all values that a drawing takes from the code around it can be written in a key.
  package func isKeyed(_ drawing: DrawingBlock) -> Bool {
    drawing.slots.allSatisfy { isKeyed($0.type) }
  }

  private func isKeyed(_ type: Type) -> Bool {
    switch type {
    case .path, .easing, .colorFilter, .ellipticalCornerRadii, .gridColumn, .pairs, .range, .error:
      false
    case .text(let type): type == .style
    case .structure(let index): structs[index].isKeyed
    case .list(let element): isKeyed(element)
    case .optional(let wrapped): isKeyed(wrapped)
    default: true
    }
  }
}
