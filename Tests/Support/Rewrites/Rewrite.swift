// Rewrites that keep what a program means: each with what must stay equal.

import RasterSemantics
import RasterSyntax

/// A rewrite of a program that keeps its meaning.
package struct Rewrite: Sendable {
  /// What the rewritten program has in common with the program.
  package enum Promise: Sendable {
    /// Display lists, and so pixels.
    case lists
    /// Pixels; lists differ by design.
    case pixels
    /// Pixels, which whole pixels are moved by.
    case movedPixels
  }

  /// The name of the rewrite that makes loops' variables known.
  static let unrolled = "loop unrolled"

  package let name: String
  package let promise: Promise
  /// Whether it needs the program's types, which takes long: one such rewrite is made of a program.
  let needsTypes: Bool
  /// By how much of 255 a pixel may differ.
  let tolerance: Int
  /// The rewritten text, and how often the rewrite was made; nil where there is no place for it.
  package let apply: @Sendable (ProgramText, inout RewriteContext) -> String?

  init(
    _ name: String,
    _ promise: Promise,
    needsTypes: Bool = false,
    tolerance: Int = 0,
    apply: @escaping @Sendable (ProgramText, inout RewriteContext) -> String?
  ) {
    (self.name, self.promise, self.needsTypes, self.apply) = (name, promise, needsTypes, apply)
    self.tolerance = tolerance
  }

  /// All rewrites; those whose lists stay equal come first.
  package static let all = statements + values + declarations + names + pictures + [moved]
}

/// What rewrites choose by, and what they need to know of the program that the text is of.
package struct RewriteContext {
  package var random: SeededGenerator
  /// What made the program up, and spells its types.
  package var program: RandomProgram
  private var count = 0
  /// Compiles a text, for rewrites that ask for types.
  let compile: (String) -> Compiled
  /// What was added to the program.
  package private(set) var decorations: [Decoration] = []

  package init(
    seed: UInt64,
    program: RandomProgram,
    compile: @escaping (String) -> Compiled
  ) {
    random = SeededGenerator(seed: seed ^ 0x5EED)
    self.program = program
    self.compile = compile
    decorations = makeDecorations()
  }

  /// The program's text with statements for rewrites that have no place in it otherwise.
  package mutating func decorated() -> String {
    let text = ProgramText(program.text)
    // In a component that another one places, whole pixels are none where a layer around it scales.
    let blocks = text.components.suffix(1).compactMap { $0.drawBlock }
    let edits = decorations.compactMap { decoration in
      pick(blocks).map { block in
        var end = block.range.end
        (end.lower, end.upper) = (end.lower - 1, end.upper - 1)
        return (range: end, text: decoration.left)
      }
    }
    return text.replacing(edits)
  }

  /// A name that nothing has in the program, nor in those of other seeds.
  mutating func freshName() -> String {
    count += 1
    return "fresh\(program.suffix)_\(count)"
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[random.below(elements.count)]
  }
}
