// Compares the keys of random pairs of states with their drawings.

import Raster
import RasterInterpreter
import RasterSemantics

/// Pairs of states of components, whose keys must be equal exactly if their drawings are.
package struct KeyPairs {
  /// The number of pairs, and of those whose keys are equal.
  package private(set) var count = 0
  package private(set) var equalKeys = 0
  /// Pairs with equal keys and different drawings: a cached image would be wrong.
  package private(set) var mistaken: [String] = []
  /// The number of pairs that draw the same and differ only in finite properties.
  package private(set) var finiteTwins = 0
  /// Those of them whose keys differ: an image is drawn twice.
  package private(set) var strangers: [String] = []

  package init() {}

  /// Adds random pairs of each component of a program.
  package mutating func add(_ program: Program, pairs: Int, seed: UInt64, title: String) {
    let prepared = PreparedProgram(program)
    var values = RandomValues(program, seed: seed)
    for index in program.components.indices {
      guard let component = prepared.component(index) else { continue }
      for _ in 0..<pairs { add(component, program, &values, title) }
    }
  }

  private mutating func add(
    _ component: InterpretedComponent,
    _ program: Program,
    _ values: inout RandomValues,
    _ title: String
  ) {
    let properties = component.declaration.properties
    guard !properties.isEmpty else { return }
    var first = component
    for (index, property) in properties.enumerated() {
      if let value = values.value(of: property) { first = first.setting(index, to: value) }
    }
    var second = first
    var names: [String] = []
    var isFinite = true
    for _ in 0...values.random.below(2) {
      let index = values.random.below(properties.count)
      guard let value = values.value(of: properties[index]) else { continue }
      second = second.setting(index, to: value)
      isFinite = isFinite && program.finiteValues(of: properties[index]) != nil
      names.append("\(properties[index].name): \(first.values[index]) | \(second.values[index])")
    }
    guard first != second else { return }
    let isSameKey = key(of: first) == key(of: second)
    let isSame = drawsSame(first, second)
    let words = "\(title), \(component.name), \(names.joined(separator: ", "))"
    count += 1
    if isSameKey { equalKeys += 1 }
    if isSameKey, !isSame { mistaken.append(words) }
    if isSame, isFinite {
      finiteTwins += 1
      if !isSameKey { strangers.append(words) }
    }
  }

  private func key(of component: InterpretedComponent) -> [UInt8] {
    var key = KeyEncoder()
    component.encodeKey(into: &key, environment: Environment())
    return key.bytes
  }

  private func drawsSame(_ first: InterpretedComponent, _ second: InterpretedComponent) -> Bool {
    let environment = Environment()
    let size = first.naturalSize(in: environment)
    // The descriptions are equal also if a side is NaN.
    guard "\(size)" == "\(second.naturalSize(in: environment))",
      "\(first.caps(in: environment))" == "\(second.caps(in: environment))"
    else { return false }
    for size in [size, Size(size.width + 13, size.height * 1.5 + 4)] {
      let lists = [first, second].map { $0.displayList(size: size, environment: environment) }
      if lists[0] != lists[1] { return false }
    }
    return true
  }
}
