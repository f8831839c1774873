// Plays the transitions of a component from one state to another, by a clock.

import RasterDrawing
import RasterValues

/// Plays the transitions of a component from one state to another.
///
/// Set the component to its new state; `presentation` is then the component to show now. Frames are
/// ordinary looks: each is drawn once and then comes from the cache, also during the reverse
/// transition.
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
/// If the component changes during a transition, the new transition starts from the step reached so
/// far and takes a proportional part of the duration. Apart from reading the clock, the player is a
/// value.
public struct TransitionPlayer<Component: Transitioning, Time: Clock>
where Time.Duration == Duration {
  /// The amount of motion shown in transitions.
  public enum Motion: Hashable, Sendable {
    /// Every step is shown.
    case full
    /// The final state is shown at once, for users who prefer reduced motion.
    case reduced
  }

  /// The component in its current or target state.
  public var component: Component { didSet { depart(from: oldValue) } }

  /// The amount of motion shown; changing it to `reduced` ends active transitions at once.
  public var motion: Motion {
    didSet { if motion == .reduced { moves = moves.map { _ in nil } } }
  }

  private struct Move {
    let start: Time.Instant
    let from, to: Int
  }

  private let clock: Time
  /// The active transitions, by their index in `transitions`.
  private var moves: [Move?]

  /// Creates a player for a component at rest.
  public init(_ component: Component, clock: Time, motion: Motion = .full) {
    self.component = component
    self.clock = clock
    self.motion = motion
    moves = Array(repeating: nil, count: component.transitions.count)
  }

  /// The component to show now.
  public var presentation: Component {
    let now = clock.now
    var presentation = component
    for (index, transition) in component.transitions.enumerated() {
      guard let step = step(index, of: transition, at: now) else { continue }
      presentation = presentation.component(atStep: step, of: transition)
    }
    return presentation
  }

  /// Whether a transition is active, so that `presentation` will change.
  public var isMoving: Bool {
    let now = clock.now
    return component.transitions.enumerated().contains { index, transition in
      step(index, of: transition, at: now) != nil
    }
  }

  /// Returns the step of an active transition at a time, or nil at rest.
  private func step(_ index: Int, of transition: Transition, at now: Time.Instant) -> Int? {
    guard moves.indices.contains(index), let move = moves[index] else { return nil }
    let time = move.start.duration(to: now).inSeconds
    guard time < transition.seconds(from: move.from, to: move.to) else { return nil }
    return transition.step(from: move.from, to: move.to, afterSeconds: time)
  }

  private mutating func depart(from old: Component) {
    let (now, transitions) = (clock.now, component.transitions)
    moves = transitions.enumerated().map { index, transition in
      let move = moves.indices.contains(index) ? moves[index] : nil
      let to = component.step(of: transition)
      if let move, move.to == to { return move }
      let from = step(index, of: transition, at: now) ?? old.step(of: transition)
      return from == to || motion == .reduced ? nil : Move(start: now, from: from, to: to)
    }
  }
}

extension TransitionPlayer: Sendable where Component: Sendable, Time: Sendable {}
