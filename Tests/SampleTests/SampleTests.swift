// Interpreted and generated components must be identical, in their drawings and in their keys.

import GeneratedSamples
import Raster
import RasterInterpreter
import RasterSemantics
import Testing
import TestSupport

/// The components of all programs, with their defaults, prepared once for all tests.
private let programs = Result {
  try CheckedInProgram.allCases.flatMap { program in
    let compiled = try program.compiled()
    try #require(compiled.errors == [])
    let prepared = PreparedProgram(compiled.program)
    return compiled.program.components.indices.compactMap { prepared.component($0) }
  }
}

@Suite(.enabled(if: GeneratedSwift.isFresh, GeneratedSwift.stale)) struct SampleTests {
  private let interpreted: [InterpretedComponent]

  init() throws { interpreted = try programs.get() }

  @Test func `every component and named state has its generated counterpart`() {
    let declared = interpreted.map(\.declaration).map { component in
      component.head.name + ": " + component.states.map(\.name).joined(separator: " ")
    }
    let generated = generatedSamples.map { sample in
      sample.name + ": " + sample.states.map(\.name).joined(separator: " ")
    }
    #expect(declared.sorted() == generated.sorted())
  }

  @Test(arguments: generatedSamples.map(\.name))
  func `interpreted and generated components draw the same with the same keys`(
    _ name: String
  ) throws {
    let interpreted = try #require(interpreted.first { $0.name == name })
    let generated = try #require(generatedSamples.first { $0.name == name })
    for (state, sample) in zip(interpreted.namedStates(), generated.states) {
      let component = state.component
      #expect(state.environment == sample.environment && state.size == sample.size)
      for environment in environments + [state.environment] {
        for size in sizes(of: component, in: environment) {
          let expected = component.displayList(size: size, environment: environment)
          let drawn = sample.component.displayList(size: size, environment: environment)
          #expect(expected != nil)
          #expect(expected == drawn, "\(name), \(state.name), \(size), \(environment)")
        }
        #expect(key(of: component, in: environment) == key(of: sample.component, in: environment))
        for offer in offers {
          let size = component.size(proposed: offer, in: environment)
          #expect(size == sample.component.size(proposed: offer, in: environment))
        }
        #expect(
          component.naturalSize(in: environment) == sample.component.naturalSize(in: environment)
        )
        #expect(component.caps(in: environment) == sample.component.caps(in: environment))
        #expect(
          component.ownAccessibility(in: environment)
            == sample.component.ownAccessibility(in: environment)
        )
        let box = Rect(x: 0, y: 0, width: 60, height: 20)
        #expect(
          component.hitArea(in: box, environment: environment)
            == sample.component.hitArea(in: box, environment: environment)
        )
      }
    }
  }

  @Test(arguments: generatedSamples.map(\.name))
  func `every sample renders`(_ name: String) throws {
    let sample = try #require(generatedSamples.first { $0.name == name })
    for state in sample.states {
      let bitmap = try state.component.bitmap(size: state.size, environment: state.environment)
      #expect(bitmap.width > 0, "\(name), \(state.name)")
    }
  }

  @Test func `interpreted and generated looks are identical`() throws {
    let toggle = try #require(interpreted.first { $0.name == "Toggle" })
    let environment = Environment()
    #expect(
      try #require(toggle.looks).map { key(of: $0, in: environment) }
        == Toggle.looks.map { key(of: $0, in: environment) }
    )
  }

  /// Three scales in both appearances; dark ones are right to left.
  private var environments: [Environment] {
    [1.0, 2.0, 3.0].flatMap { scale in
      Appearance.allCases.map { appearance in
        Environment(
          appearance: appearance,
          layoutDirection: appearance == .dark ? .rightToLeft : .leftToRight,
          scale: scale
        )
      }
    }
  }

  private var offers: [Size] { [.unlimited, Size(150, .infinity), Size(40.4, 60)] }

  private func sizes(of component: some Rasterizable, in environment: Environment) -> [Size] {
    let natural = component.naturalSize(in: environment)
    return [natural, Size(natural.width * 1.5 + 7, natural.height + 13.5), Size(20.25, 31)]
  }

  private func key(of component: some Rasterizable, in environment: Environment) -> [UInt8] {
    var key = KeyEncoder()
    component.encodeKey(into: &key, environment: environment)
    return key.bytes
  }
}
