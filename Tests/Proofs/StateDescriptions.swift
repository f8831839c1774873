// The drawings and accessibility of a component's states as text; also used with generated Swift.

import Raster

/// Writes the drawings, accessibility, keys, sizes and frames of components.
struct StateDescriptions {
  /// An environment that differs from the standard one in everything that programs read.
  private var other: Environment {
    Environment(
      appearance: .dark,
      contrast: .increased,
      layoutDirection: .rightToLeft,
      textScale: 1.5,
      scale: 2
    )
  }

  /// Prints a component's states, each in its environment, and the first in other environments and
  /// in transitions.
  func describe(_ name: String, _ states: [NamedState<some Rasterizable & Sendable>]) {
    for state in states {
      describe(state.component, "\(name).\(state.name)", state.environment, size: state.size)
    }
    guard let first = states.first?.component else { return }
    describe(first, name, other)
    if let moving = first as? any Transitioning { describe(moving, name) }
  }

  /// Prints the midpoint and the ends of each property's transition.
  private func describe(_ component: some Transitioning, _ name: String) {
    for transition in component.transitions {
      print(transition, component.step(of: transition))
      let range = transition.range
      for step in [range.lowerBound, transition.steps / 2, range.upperBound] {
        let frame = component.component(atStep: step, of: transition)
        describe(frame, "\(name) \(transition.property) \(step)", Environment())
      }
    }
  }

  private func describe(
    _ component: some Rasterizable,
    _ name: String,
    _ environment: Environment,
    size: Size? = nil
  ) {
    var key = KeyEncoder()
    component.encodeKey(into: &key, environment: environment)
    let natural = component.naturalSize(in: environment)
    let proposed = component.size(proposed: Size(33, .infinity), in: environment)
    print(name, natural, proposed, component.caps(in: environment))
    print(key.bytes)
    print(component.accessibility(in: environment, size: size))
    for size in [size ?? natural, Size(natural.width * 1.5 + 7, natural.height + 13.5)] {
      let list = component.displayList(size: size, environment: environment)
      print(list.map { "\($0)" } ?? "nothing")
      let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
      print(component.hitArea(in: bounds, environment: environment).map { "\($0)" } ?? "")
    }
  }
}
