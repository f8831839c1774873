// Shows a component on its way from one state to another, by a clock.

import RasterDrawing
import RasterValues

/// Shows a component on its way from one state to another.
///
/// Give it the component in its new state; `presentation` is then the component as it is to be shown
/// now. Frames are looks like any other: they are drawn once, and after that come from the cache, the
/// way back too.
///
/// ```swift
/// var player = TransitionPlayer(Switch(), clock: ContinuousClock())
/// player.component = Switch(isOn: true)
/// while player.isMoving {
///   presenter.component = player.presentation
///   try await displayRefreshes()
/// }
/// presenter.component = player.presentation
/// ```
///
/// A component that changes on its way goes on from the step that it has reached, in the part of the
/// time that is left for that. Reads of a clock are the only thing that is not a value here.
public struct TransitionPlayer<Component: Transitioning, Time: Clock>
where Time.Duration == Duration {
  /// What is shown of a way.
  public enum Motion: Hashable, Sendable {
    /// Each step.
    case full
    /// The end at once, for who has asked for less that moves.
    case reduced
  }

  /// The component in the state that it is in, or on its way to.
  public var component: Component { didSet { depart(from: oldValue) } }

  /// What is shown of a way; those that have begun end at once where it becomes less.
  public var motion: Motion {
    didSet { if motion == .reduced { ways = ways.map { _ in nil } } }
  }

  private struct Way {
    let start: Time.Instant
    let from, to: Int
  }

  private let clock: Time
  /// The ways that have begun, by their transitions.
  private var ways: [Way?]

  /// A component at rest.
  public init(_ component: Component, clock: Time, motion: Motion = .full) {
    self.component = component
    self.clock = clock
    self.motion = motion
    ways = Array(repeating: nil, count: component.transitions.count)
  }

  /// The component as it is to be shown now.
  public var presentation: Component {
    let now = clock.now
    var presentation = component
    for (index, transition) in component.transitions.enumerated() {
      guard let step = step(index, of: transition, at: now) else { continue }
      presentation = presentation.component(atStep: step, of: transition)
    }
    return presentation
  }

  /// Whether `presentation` will be another one later.
  public var isMoving: Bool {
    let now = clock.now
    return component.transitions.enumerated().contains { index, transition in
      step(index, of: transition, at: now) != nil
    }
  }

  /// The step that is shown at a time; nil at rest.
  private func step(_ index: Int, of transition: Transition, at now: Time.Instant) -> Int? {
    guard ways.indices.contains(index), let way = ways[index] else { return nil }
    let time = way.start.duration(to: now).inSeconds
    guard time < transition.seconds(from: way.from, to: way.to) else { return nil }
    return transition.step(from: way.from, to: way.to, afterSeconds: time)
  }

  private mutating func depart(from old: Component) {
    let (now, transitions) = (clock.now, component.transitions)
    ways = transitions.enumerated().map { index, transition in
      let way = ways.indices.contains(index) ? ways[index] : nil
      let to = component.step(of: transition)
      if let way, way.to == to { return way }
      let from = step(index, of: transition, at: now) ?? old.step(of: transition)
      return from == to || motion == .reduced ? nil : Way(start: now, from: from, to: to)
    }
  }
}

extension TransitionPlayer: Sendable where Component: Sendable, Time: Sendable {}
