// A component's transition between states: its images and their name.

import Raster
import RasterCommands
import RasterInterpreter

/// A component's transition through states.
struct PictureMotion: Sendable {
  /// The states in order; at least two.
  private let states: [Picture]

  /// The file's name: `Component-state-to-state.apng`.
  var fileName: String { "\(title).\(AskedMotion.format)" }

  /// The file's name without its extension.
  var title: String { picture(states[0], named: stateNames).title }

  /// The names of the states, joined.
  private var stateNames: String { states.map(\.state).joined(separator: "-to-") }

  /// The animation of the transition.
  func animation(_ motion: AskedMotion) -> StateAnimation<InterpretedComponent> {
    StateAnimation(
      states.map { .init($0.component, size: $0.size, environment: $0.environment) },
      framesPerSecond: motion.framesPerSecond,
      hold: motion.hold
    )
  }

  /// The image at the requested time.
  func picture(at moment: (text: String, time: Double), of motion: AskedMotion) -> Picture {
    let shown = animation(motion).moment(afterSeconds: moment.time)
    let picture = Picture(
      component: shown.component,
      state: states[0].state,
      environment: shown.environment,
      modes: states[0].modes,
      size: shown.size,
      isDirectionNamed: states[0].isDirectionNamed
    )
    return self.picture(picture, named: "\(stateNames)-\(moment.text)")
  }

  private func picture(_ picture: Picture, named state: String) -> Picture {
    Picture(
      component: picture.component,
      state: state,
      environment: picture.environment,
      modes: picture.modes,
      size: picture.size,
      isDirectionNamed: picture.isDirectionNamed
    )
  }

  /// The transitions that the options select: those of each component that has all the states.
  static func plan(
    _ compilation: Compilation,
    _ options: RenderOptions,
    _ settings: [Setting],
    through motion: AskedMotion
  ) throws(Failure) -> [PictureMotion] {
    let names = [options.states.first ?? "plain"] + motion.states
    var plans: [[Picture]] = []
    for name in names {
      plans.append(try Picture.plan(compilation, options.drawing(state: name), settings))
    }
    var motions: [PictureMotion] = []
    for start in plans[0] {
      var states = [start]
      for plan in plans.dropFirst() {
        let own = plan.filter { $0.component.name == start.component.name }
        guard !own.isEmpty else { break }
        states.append(try start.like(among: own))
      }
      if states.count == names.count { motions.append(PictureMotion(states: states)) }
    }
    guard !motions.isEmpty else {
      throw .usage(
        "no component has the states \(names.map { "'\($0)'" }.joined(separator: " and "))"
      )
    }
    return motions
  }
}

extension Picture {
  /// The image of another state in the same environment, except for values that the state sets.
  fileprivate func like(among others: [Picture]) throws(Failure) -> Picture {
    let scaled = others.filter { $0.environment.scale == environment.scale }
    guard let first = scaled.first else {
      throw .usage(
        "the states '\(state)' and '\(others[0].state)' of '\(component.name)' set different scales;"
          + " pass --scale to use one for both"
      )
    }
    let turned = scaled.filter { $0.environment.layoutDirection == environment.layoutDirection }
    let near = turned.isEmpty ? scaled : turned
    return near.first { $0.environment.appearance == environment.appearance } ?? near.first ?? first
  }
}
