// Transition players: the step shown at each time, and interrupted transitions.
import Raster
import TestSupport
import Testing

@Suite struct TransitionPlayerTests {
  /// A bar that grows from 0 to 10.
  private struct Bar: Transitioning, Equatable {
    static let way = Transition("length", seconds: 1, easing: .linear, steps: 10)

    var length = 0
    var transition = Bar.way

    var transitions: [Transition] { [transition] }

    func step(of transition: Transition) -> Int { length }

    func component(atStep step: Int, of transition: Transition) -> Bar {
      var component = self
      component.length = step
      return component
    }

    func draw(in canvas: inout Canvas) { canvas.fill(.rect(canvas.bounds), with: Color.black) }
  }

  private let clock = ManualClock()

  private func lengths(
    _ player: TransitionPlayer<Bar, ManualClock>,
    every time: Duration
  ) -> [Int] {
    var lengths: [Int] = []
    while player.isMoving {
      lengths.append(player.presentation.length)
      clock.advance(by: time)
    }
    return lengths + [player.presentation.length]
  }

  @Test func `a property passes through its steps`() {
    var player = TransitionPlayer(Bar(), clock: clock)
    #expect(!player.isMoving && player.presentation == Bar())
    player.component.length = 10
    #expect(lengths(player, every: .milliseconds(100)) == Array(0...10))
  }

  @Test func `a partial transition takes a part of the duration`() {
    var player = TransitionPlayer(Bar(length: 2), clock: clock)
    player.component.length = 7
    #expect(lengths(player, every: .milliseconds(100)) == Array(2...7))
  }

  @Test func `a reversed transition continues from its current step`() {
    var player = TransitionPlayer(Bar(), clock: clock)
    player.component.length = 10
    clock.advance(by: .milliseconds(400))
    player.component.length = 0
    #expect(player.presentation.length == 4)
    #expect(lengths(player, every: .milliseconds(100)) == [4, 3, 2, 1, 0])
  }

  @Test func `another change does not disturb a transition`() {
    var player = TransitionPlayer(Bar(), clock: clock)
    player.component.length = 10
    clock.advance(by: .milliseconds(500))
    player.component = Bar(length: 10)
    #expect(player.presentation.length == 5)
  }

  @Test func `reduced motion shows the end at once`() {
    var player = TransitionPlayer(Bar(), clock: clock, motion: .reduced)
    player.component.length = 10
    #expect(!player.isMoving && player.presentation.length == 10)
    player.motion = .full
    player.component.length = 0
    clock.advance(by: .milliseconds(500))
    #expect(player.presentation.length == 5)
    player.motion = .reduced
    #expect(!player.isMoving && player.presentation.length == 0)
  }

  @Test func `a spring overshoots its end by a quarter at most, and returns`() {
    let spring = Transition("length", seconds: 1, easing: .spring(bounce: 0.6), steps: 10)
    var player = TransitionPlayer(Bar(transition: spring), clock: clock)
    player.component.length = 10
    let lengths = lengths(player, every: .milliseconds(5))
    #expect(lengths.max() == 12 && lengths.last == 10)
    #expect(spring.range == -2...12 && Bar.way.range == 0...10)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `an invalid duration takes no time`(_ duration: Double) {
    let transition = Transition("length", seconds: duration, easing: .linear, steps: 10)
    var player = TransitionPlayer(Bar(transition: transition), clock: clock)
    player.component.length = 10
    #expect(!player.isMoving && player.presentation.length == 10)
  }

  @Test func `steps out of range are clamped`() {
    #expect(Bar.way.step(from: .min, to: .max, afterSeconds: 0.5) == 5)
    #expect(Bar.way.step(from: 0, to: .max, afterSeconds: .nan) == 10)
    #expect(Functions.value(at: .max, in: 0.0...1.0, step: 0.3) == 0.9)
    #expect(Functions.value(at: .max, in: .min ... .max, step: .max) == .max - 1)
    #expect(Functions.value(at: -1, in: 3...9) == 3)
    #expect(Functions.step(of: .max, in: .min ... .max) == 999_999)
    #expect(Functions.step(of: .nan, in: 0.0...1.0, step: 0.1) == 0)
    #expect(Functions.step(of: 0.3, in: 0.0...1.0, step: 0.1) == 3)
  }

  @Test(arguments: [Easing.linear, .easeOut, .spring(bounce: 0.4)])
  func `a step of a transition equals a player's presentation at that time`(_ curve: Easing) {
    for (from, to) in [(0, 10), (10, 0), (7, 2), (3, 3)] {
      let transition = Transition("length", seconds: 1, easing: curve, steps: 10)
      let (start, end) = (
        Bar(length: from, transition: transition), Bar(length: to, transition: transition)
      )
      var player = TransitionPlayer(start, clock: clock)
      player.component = end
      clock.advance(by: .milliseconds(3))
      for time in 0...110 {
        let moment = start.component(to: end, after: .milliseconds(10 * time + 3))
        #expect(moment == player.presentation)
        clock.advance(by: .milliseconds(10))
      }
      #expect(start.duration(to: end) == .milliseconds(100 * abs(to - from)))
    }
  }

  @Test func `a transition becomes an animation of its steps`() throws {
    let end = Bar(length: 10)
    let file = try Bar().animatedPNG(
      to: end,
      framesPerSecond: 20,
      hold: .milliseconds(250),
      plays: 1,
      size: Size(10, 4)
    )
    let read = try AnimationReader(file)
    #expect(read.controls.reduce(0) { $0 + $1.delay } == 25)
    #expect(read.plays == 1)
  }
}
