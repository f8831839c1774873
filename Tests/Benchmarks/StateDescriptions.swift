// What a component's states draw, as text: compiled also with the Swift of random programs.

import Raster

/// Writes what components draw, their keys and their sizes.
struct StateDescriptions {
  private var environments: [Environment] {
    [
      Environment(),
      Environment(
        appearance: .dark,
        contrast: .increased,
        layoutDirection: .rightToLeft,
        textScale: 1.5,
        scale: 2
      ),
    ]
  }

  /// Prints a component's states.
  func describe(_ name: String, _ states: [NamedState<some Rasterizable & Sendable>]) {
    for state in states {
      for environment in environments { describe(state.component, name, state.name, environment) }
    }
  }

  private func describe(
    _ component: some Rasterizable,
    _ name: String,
    _ state: String,
    _ environment: Environment
  ) {
    var key = KeyEncoder()
    component.encodeKey(into: &key, environment: environment)
    let natural = component.naturalSize(in: environment)
    print("\(name).\(state)", natural, component.caps(in: environment))
    print(key.bytes)
    for size in [natural, Size(natural.width * 1.5 + 7, natural.height + 13.5)] {
      let list = component.displayList(size: size, environment: environment)
      print(list.map { "\($0)" } ?? "nothing")
    }
  }
}
