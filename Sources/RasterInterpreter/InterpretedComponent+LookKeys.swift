// What tells the look of a component from others, in all appearances that it reads.

import RasterDrawing
import RasterSemantics
import RasterValues

extension InterpretedComponent {
  /// What tells the component's look from others: its recordings in all appearances that it reads and
  /// `said` does not name; nil where it has no picture.
  package func lookKeys(
    size: Size?,
    in environment: Environment,
    besides said: Environment.Reads
  ) -> [LookKey]? {
    var keys: [LookKey] = []
    for environment in appearances(of: environment, besides: said) {
      guard hasPicture(size: size, in: environment),
        let list = displayList(
          size: size ?? naturalSize(in: environment),
          environment: environment
        )
      else { return nil }
      keys.append(LookKey(list))
    }
    // A state that sets its appearance or contrast has one look for every appearance or contrast.
    let fixed = mayRead.intersection(said)
    if fixed.contains(.appearance) { keys = keys.flatMap { [$0, $0] } }
    if fixed.contains(.contrast) { keys += keys }
    return keys
  }

  /// An environment, and with it those of other appearance and contrast, where the component reads them
  /// and `said` does not name them.
  func appearances(
    of environment: Environment,
    besides said: Environment.Reads
  ) -> [Environment] {
    let open = mayRead.subtracting(said)
    var result = [environment]
    if open.contains(.appearance) {
      result += result.map {
        var dark = $0
        dark.appearance = .dark
        return dark
      }
    }
    if open.contains(.contrast) {
      result += result.map {
        var increased = $0
        increased.contrast = .increased
        return increased
      }
    }
    return result
  }

  /// Whether a property of it holds contents.
  var holdsContent: Bool {
    declaration.properties.contains { prepared.program.holdsContent($0.type) }
  }

  /// What the drawing may read; what contents read is not known before they are.
  var mayRead: Environment.Reads {
    holdsContent ? declaration.reads.union([.appearance, .contrast]) : declaration.reads
  }
}

extension ComponentDeclaration.NamedState {
  /// The members of the environment that the state names.
  package var namedReads: Environment.Reads {
    environment.reduce(into: []) { $0.formUnion($1.member.reads) }
  }
}
