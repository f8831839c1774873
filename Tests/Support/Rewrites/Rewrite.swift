// Rewrites that preserve the meaning of a program, each with the properties that stay equal.

import RasterSemantics
import RasterSyntax

/// A rewrite of a program that preserves its meaning.
package struct Rewrite: Sendable {
  /// The properties that the rewritten program shares with the original.
  package enum Promise: Sendable {
    /// Display lists, and therefore pixels.
    case lists
    /// Pixels; lists differ by design.
    case pixels
    /// Pixels, after a move by whole pixels.
    case movedPixels
  }

  /// The name of the rewrite that makes loop variables known.
  static let unrolled = "loop unrolled"

  package let name: String
  package let promise: Promise
  /// Whether it needs the program's types, which takes long; only one such rewrite is made per
  /// program.
  let needsTypes: Bool
  /// The maximum difference of a pixel, in levels of 255.
  let tolerance: Int
  /// The rewritten text, and the number of rewrites; nil if there is no position for it.
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

  /// All rewrites; those that preserve lists come first.
  package static let all =
    statements + values + declarations + names + layouts + pictures + [moved]
}

/// The random choices of rewrites, and their knowledge of the program.
package struct RewriteContext {
  package var random: SeededGenerator
  /// The generator of the program, which writes its types.
  package var program: RandomProgram
  private var count = 0
  /// Compiles a text, for rewrites that need types.
  let compile: (String) -> Compiled
  /// The additions to the program.
  package private(set) var decorations: [Decoration] = []

  package init(
    seed: UInt64,
    program: RandomProgram,
    compile: @escaping (String) -> Compiled
  ) {
    random = SeededGenerator(seed: seed ^ 0x5EED)
    self.program = program
    self.compile = compile
    if program.subject == .everything { decorations = makeDecorations() }
  }

  /// The program's text with statements for rewrites that would have no position in it.
  package mutating func decorated() -> String {
    let text = ProgramText(program.text)
    // In a component that another one places, whole pixels do not exist where an enclosing layer
    // scales.
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

  /// A name that is unique in the program, and among those of other seeds.
  mutating func freshName() -> String {
    count += 1
    return "fresh\(program.suffix)_\(count)"
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[random.below(elements.count)]
  }
}
