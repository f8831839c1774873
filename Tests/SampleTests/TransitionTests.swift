// A switch on its way: the same looks in both back ends, each drawn once.

import GeneratedSamples
import Raster
import RasterInterpreter
import TestSupport
import Testing

@Suite struct TransitionTests {
  private let interpreted, slider: InterpretedComponent

  init() throws {
    let samples = PreparedProgram(try CheckedInProgram.samples.compiled().program)
    interpreted = try #require(samples.component(named: "Switch"))
    slider = try #require(samples.component(named: "Slider"))
  }

  /// Shows a player's frames, sixty a second, until nothing moves; returns how many looks were drawn.
  private func show<Component: Transitioning>(
    _ player: TransitionPlayer<Component, ManualClock>,
    _ clock: ManualClock,
    _ cache: RasterCache
  ) throws -> Int {
    let before = cache.statistics.looksDrawn
    while player.isMoving {
      _ = try cache.raster(of: player.frame)
      clock.advance(by: .milliseconds(8))
    }
    _ = try cache.raster(of: player.frame)
    return cache.statistics.looksDrawn - before
  }

  private func looks<Component: Transitioning>(
    of component: Component,
    switched: Component
  ) throws -> [Int] {
    let (clock, cache) = (ManualClock(), RasterCache(byteLimit: 1 << 20))
    var player = TransitionPlayer(component, clock: clock)
    _ = try cache.raster(of: player.frame)
    var counts: [Int] = []
    for next in [switched, component, switched] {
      player.component = next
      counts.append(try show(player, clock, cache))
    }
    return counts
  }

  @Test func `a switch draws eight looks on its way, and none when it goes back or again`() throws {
    #expect(try looks(of: Switch(), switched: Switch(isOn: true)) == [8, 0, 0])
    let on = try interpreted.setting("isOn", to: .bool(true))
    #expect(try looks(of: interpreted, switched: on) == [8, 0, 0])
  }

  @Test func `both back ends have the same transitions, frames and keys`() throws {
    #expect(interpreted.transitions == Switch.transitions)
    #expect(Switch.transitions == [Transition("isOn", 0.2, .easeOut, steps: 8)])
    #expect(slider.transitions == Slider.transitions)
    #expect(Slider.transitions == [Transition("level", 0.3, .spring(bounce: 0.2), steps: 20)])
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
    let one = component.frame(step, of: transition)
    let other = interpreted.frame(step, of: transition)
    #expect(one.step(of: transition) == other.step(of: transition))
    let size = one.naturalSize(in: environment)
    #expect(
      one.displayList(size: size, environment: environment)
        == other.displayList(size: size, environment: environment)
    )
    #expect(key(of: one) == key(of: other))
  }

  @Test func `a frame at an end is the component at rest`() {
    let transition = Switch.transitions[0]
    #expect(key(of: Switch().frame(8, of: transition)) == key(of: Switch(isOn: true)))
    #expect(key(of: Switch(isOn: true).frame(0, of: transition)) == key(of: Switch()))
    #expect(key(of: Switch().frame(3, of: transition)) != key(of: Switch()))
    #expect(
      key(of: Switch(isOn: true).frame(3, of: transition))
        == key(of: Switch().frame(3, of: transition))
    )
    var frame = Switch().frame(3, of: transition)
    frame.isOn = false
    #expect(frame == Switch())
  }

  @Test func `what no drawing reads is at rest`() throws {
    let compiled = compile(
      """
      component Plate {
        state isOn: Bool = false
        size 40, 20
        transition isOn, 200ms
        accessibility { hit rect(bounds.inset(4 * isOn.progress)) }
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
    #expect(!isHit(on.frame(3, of: on.transitions[0])))
  }

  @Test func `all looks are listed, those on the way too`() throws {
    #expect(Switch.looks.count == 2 * 9)
    let looks = try #require(interpreted.looks)
    #expect(looks.map { key(of: $0) } == Switch.looks.map { key(of: $0) })
    #expect(Set(looks.map { key(of: $0) }).count == looks.count)
  }

  private func key(of component: some Rasterizable) -> [UInt8] {
    var encoder = KeyEncoder()
    component.encodeKey(into: &encoder, environment: Environment())
    return encoder.bytes
  }
}
