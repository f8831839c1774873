// Transitions of a switch: the same looks in both back ends, each drawn once.

import GeneratedSamples
import Raster
import RasterInterpreter
import TestSupport
import Testing

@Suite(.enabled(if: GeneratedSwift.isFresh, GeneratedSwift.stale)) struct TransitionTests {
  private let interpreted, slider: InterpretedComponent

  init() throws {
    let samples = PreparedProgram(try CheckedInProgram.samples.compiled().program)
    interpreted = try #require(samples.component(named: "Switch"))
    slider = try #require(samples.component(named: "Slider"))
  }

  /// Shows a player's frames at sixty per second until nothing moves; returns the number of looks
  /// drawn.
  private func show<Component: Transitioning>(
    _ player: TransitionPlayer<Component, ManualClock>,
    _ clock: ManualClock,
    _ cache: RasterCache
  ) throws -> Int {
    let before = cache.statistics.looksDrawn
    while player.isMoving {
      _ = try cache.raster(of: player.presentation)
      clock.advance(by: .milliseconds(8))
    }
    _ = try cache.raster(of: player.presentation)
    return cache.statistics.looksDrawn - before
  }

  private func looks<Component: Transitioning>(
    of component: Component,
    switched: Component
  ) throws -> [Int] {
    let (clock, cache) = (ManualClock(), RasterCache(byteLimit: 1 << 20))
    var player = TransitionPlayer(component, clock: clock)
    _ = try cache.raster(of: player.presentation)
    var counts: [Int] = []
    for next in [switched, component, switched] {
      player.component = next
      counts.append(try show(player, clock, cache))
    }
    return counts
  }

  @Test func `a transition draws eight looks, and none in reverse or again`() throws {
    #expect(try looks(of: Switch(), switched: Switch(isOn: true)) == [8, 0, 0])
    let on = try interpreted.setting("isOn", to: .bool(true))
    #expect(try looks(of: interpreted, switched: on) == [8, 0, 0])
  }

  @Test func `both back ends have the same transitions, frames and keys`() throws {
    #expect(interpreted.transitions == Switch.transitions)
    #expect(Switch.transitions == [Transition("isOn", seconds: 0.2, easing: .easeOut, steps: 8)])
    #expect(slider.transitions == Slider.transitions)
    #expect(
      Slider.transitions == [
        Transition("level", seconds: 0.3, easing: .spring(bounce: 0.2), steps: 20)
      ]
    )
    for step in -3...12 { expectSameFrame(Switch(), interpreted, step, Switch.transitions[0]) }
    for step in -3...24 { expectSameFrame(Slider(), slider, step, Slider.transitions[0]) }
  }

  private func expectSameFrame(
    _ component: some Transitioning,
    _ interpreted: InterpretedComponent,
    _ step: Int,
    _ transition: Transition
  ) {
    let environment = Environment()
    let one = component.component(atStep: step, of: transition)
    let other = interpreted.component(atStep: step, of: transition)
    #expect(one.step(of: transition) == other.step(of: transition))
    let size = one.naturalSize(in: environment)
    #expect(
      one.displayList(size: size, environment: environment)
        == other.displayList(size: size, environment: environment)
    )
    #expect(key(of: one) == key(of: other))
  }

  @Test func `a frame at an end equals the component at rest`() {
    let transition = Switch.transitions[0]
    #expect(key(of: Switch().component(atStep: 8, of: transition)) == key(of: Switch(isOn: true)))
    #expect(key(of: Switch(isOn: true).component(atStep: 0, of: transition)) == key(of: Switch()))
    #expect(key(of: Switch().component(atStep: 3, of: transition)) != key(of: Switch()))
    #expect(
      key(of: Switch(isOn: true).component(atStep: 3, of: transition))
        == key(of: Switch().component(atStep: 3, of: transition))
    )
    var frame = Switch().component(atStep: 3, of: transition)
    frame.isOn = false
    #expect(frame == Switch())
  }

  @Test func `a transition that no drawing reads is omitted`() throws {
    let compiled = compile(
      """
      component Plate {
        state isOn: Bool = false
        size 40, 20
        transition isOn, 200ms
        accessibility { hitArea rect(bounds.inset(4 * isOn.progress)) }
        draw { fill rect(bounds), with: #0050FF }
      }
      """
    )
    let plate = try #require(PreparedProgram(compiled.program).component(named: "Plate"))
    let on = try plate.setting("isOn", to: .bool(true))
    func isHit(_ component: InterpretedComponent) -> Bool {
      let box = Rect(x: 0, y: 0, width: 40, height: 20)
      return component.isHit(at: Point(2, 2), in: box, environment: Environment())
    }
    #expect(isHit(plate) && !isHit(on))
    #expect(!isHit(on.component(atStep: 3, of: on.transitions[0])))
  }

  @Test func `all looks are listed, including those in transitions`() throws {
    #expect(Switch.looks.count == 2 * 9)
    let looks = try #require(interpreted.looks)
    #expect(looks.map { key(of: $0) } == Switch.looks.map { key(of: $0) })
    #expect(Set(looks.map { key(of: $0) }).count == looks.count)
  }

  private static let moody = Moody.transitions[0]

  /// The number of the step from one case to another, in a transition's numbering.
  private func number(_ from: Temper, _ to: Temper, _ gone: Double) -> Int {
    let transition = Transition("mood", seconds: 1, easing: .linear, steps: 6, cases: 3)
    return transition.step(from: from.rawValue, to: to.rawValue, afterSeconds: gone)
  }

  @Test func `cases cross-fade identically in both back ends`() throws {
    let language = PreparedProgram(try CheckedInProgram.language.compiled().program)
    let moody = try #require(language.component(named: "Moody"))
    let aligned = try #require(language.component(named: "Aligned"))
    #expect(moody.transitions == Moody.transitions)
    #expect(aligned.transitions == Aligned.transitions)
    #expect(Self.moody.cases == 3)
    for step in -2...70 { expectSameFrame(Moody(), moody, step, Self.moody) }
    for step in -2...20 { expectSameFrame(Aligned(), aligned, step, Aligned.transitions[0]) }
    let large = Moody(isLarge: true).component(atStep: 1, of: Moody.transitions[1])
    let other = try moody.setting("isLarge", to: .bool(true))
      .component(atStep: 1, of: Moody.transitions[1])
    let half = number(.calm, .cross, 0.5)
    expectSameFrame(large, other, half, Self.moody)
  }

  @Test func `each pair of cases has its steps, directly or through any others`() throws {
    #expect(try looks(of: Moody(), switched: Moody(mood: .glad)) == [6, 0, 0])
    let calm = Moody()
    for (from, to) in [(Temper.calm, Temper.glad), (.cross, .calm), (.glad, .cross)] {
      for gone in 0...6 {
        let (there, back) = (
          number(from, to, Double(gone) / 6), number(to, from, 1 - Double(gone) / 6)
        )
        #expect(
          key(of: calm.component(atStep: there, of: Self.moody))
            == key(of: calm.component(atStep: back, of: Self.moody))
        )
      }
    }
    #expect(calm.component(atStep: number(.calm, .cross, 1), of: Self.moody) == Moody(mood: .cross))
    #expect(calm.step(of: Self.moody) == 0 && Moody(mood: .cross).step(of: Self.moody) == 2)
  }

  @Test func `a transition that turns to a third case starts from the nearer one`() {
    let transition = Transition("mood", seconds: 1, easing: .linear, steps: 6, cases: 3)
    let start = transition.step(from: 0, to: 1, afterSeconds: 2.0 / 6)
    #expect(transition.seconds(from: start, to: 2) == 8.0 / 6)
    #expect(
      transition.step(from: start, to: 2, afterSeconds: 1.0 / 6)
        == transition.step(from: 0, to: 1, afterSeconds: 1.0 / 6)
    )
    #expect(transition.step(from: start, to: 2, afterSeconds: 2.0 / 6) == 0)
    #expect(
      transition.step(from: start, to: 2, afterSeconds: 5.0 / 6)
        == transition.step(from: 0, to: 2, afterSeconds: 3.0 / 6)
    )
    #expect(transition.step(from: start, to: 2, afterSeconds: 2) == 2)
    #expect(
      transition.seconds(from: start, to: 1) == 4.0 / 6
        && transition.seconds(from: start, to: 0) == 2.0 / 6
    )
    for step in [Int.min, -1, 0, 3, 60, 1_000_000, .max] {
      let rest = transition.restingCase(at: step)
      #expect(rest.map { (0..<3).contains($0) } ?? (transition.blend(at: step) != nil))
    }
    #expect(Transition("none", seconds: 1, easing: .linear, steps: 1).restingCase(at: 0) == 0)
  }

  @Test func `the midpoint of a transition is the mean of both images and sizes`() throws {
    let half = Moody().component(atStep: number(.calm, .cross, 0.5), of: Self.moody)
    let environment = Environment()
    #expect(half.naturalSize(in: environment) == Size(70, 30))
    let (calm, cross) = (Moody(), Moody(mood: .cross))
    let size = Size(60, 30)
    func pixel(_ component: Moody) throws -> [UInt8] {
      let list = try #require(component.displayList(size: size, environment: environment))
      let bitmap = try list.bitmap()
      let place = 4 * (15 * bitmap.width + 30)
      return Array(bitmap.bytes[place..<place + 4])
    }
    let (first, second, mean) = (try pixel(calm), try pixel(cross), try pixel(half))
    for channel in 0..<4 {
      let expected = (Int(first[channel]) + Int(second[channel])) / 2
      #expect(abs(Int(mean[channel]) - expected) <= 1)
    }
    #expect(half.caps(in: environment) == .none)
  }

  private func lineCount(_ list: DisplayList) -> Int {
    list.description.split(separator: "\n").count
  }

  @Test func `drawings with the same operations interpolate their numbers`() throws {
    let environment = Environment()
    func list(_ component: some Rasterizable) throws -> DisplayList {
      try #require(component.displayList(size: Size(60, 30), environment: environment))
    }
    let calm = Moody()
    let between = try list(calm.component(atStep: number(.calm, .cross, 0.5), of: Self.moody))
    let cross = try list(Moody(mood: .cross))
    #expect(lineCount(between) == lineCount(cross))
    #expect(between.description != cross.description)
    #expect(!between.description.contains("layer"))
    // The drawing has one circle more, so it fades.
    let fading = try list(calm.component(atStep: number(.calm, .glad, 0.5), of: Self.moody))
    #expect(fading.description.contains("layer"))
  }

  private func key(of component: some Rasterizable) -> [UInt8] {
    var encoder = KeyEncoder()
    component.encodeKey(into: &encoder, environment: Environment())
    return encoder.bytes
  }
}
