// The keys that identify a component's look in every appearance that it reads.

import RasterDrawing
import RasterSemantics
import RasterValues

extension InterpretedComponent {
  /// Returns the keys of the component's recordings in every appearance that it may read.
  ///
  /// Members of the environment in `named` are not varied. Returns nil if the component cannot be
  /// drawn at the size.
  package func lookKeys(
    size: Size?,
    in environment: Environment,
    besides named: Environment.Reads
  ) -> [LookKey]? {
    var keys: [LookKey] = []
    for environment in appearances(of: environment, besides: named) {
      guard let key = lookKey(size: size, in: environment) else { return nil }
      keys.append(key)
    }
    return lookKeys(keys, besides: named)
  }

  /// Returns the key of the component's recording, or nil if it cannot be drawn at the size.
  func lookKey(size: Size?, in environment: Environment) -> LookKey? {
    guard hasPicture(size: size, in: environment) else { return nil }
    let size = size ?? naturalSize(in: environment)
    return displayList(size: size, environment: environment).map { LookKey($0) }
  }

  /// Returns the keys of the component's looks, given those of `appearances(of:besides:)`.
  func lookKeys(_ keys: [LookKey], besides named: Environment.Reads) -> [LookKey] {
    var keys = keys
    // A state that sets its appearance or contrast has one look for every appearance or contrast.
    let fixed = mayRead.intersection(named)
    if fixed.contains(.appearance) { keys = keys.flatMap { [$0, $0] } }
    if fixed.contains(.contrast) { keys += keys }
    return keys
  }

  /// Returns the environment with its variants of appearance and contrast.
  ///
  /// It varies only members that the component may read and that `named` does not contain.
  func appearances(
    of environment: Environment,
    besides named: Environment.Reads
  ) -> [Environment] {
    let open = mayRead.subtracting(named)
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

  /// Whether a property contains content.
  var holdsContent: Bool {
    declaration.properties.contains { prepared.program.holdsContent($0.type) }
  }

  /// The members that the drawing may read; content may read any appearance and contrast.
  var mayRead: Environment.Reads {
    holdsContent ? declaration.reads.union([.appearance, .contrast]) : declaration.reads
  }
}

extension ComponentDeclaration.NamedState {
  /// The members of the environment that the state sets.
  package var namedReads: Environment.Reads {
    environment.reduce(into: []) { $0.formUnion($1.member.reads) }
  }
}
