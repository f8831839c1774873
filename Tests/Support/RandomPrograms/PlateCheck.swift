// Compares components with caps, stretched and unstretched, to verify proofs by brute force.

import Raster
import RasterInterpreter
import RasterSemantics
import RasterSyntax
import RasterValues

/// A component with caps, and the checker's verdict.
package struct PlateCheck {
  /// The verdict.
  package enum Verdict: Hashable, Sendable {
    case proved
    /// Unproved, with the start of the reported reason.
    case unproved(String)
    /// Rejected by an error unrelated to caps.
    case broken(String)
  }

  package let verdict: Verdict
  private let prepared: PreparedProgram?
  private let index: Int

  /// Checks the last component of a source; `image` is the file of its images.
  package init(_ text: String, image: [UInt8]? = nil) {
    let compiled = compile([("Plate.raster", Array(text.utf8))]) { _ in image }
    self.init(compiled, compiled.program.components.count - 1)
  }

  /// The checker's verdict on a component, given by its index.
  package init(_ compiled: Compiled, _ index: Int) {
    self.index = index
    if let error = compiled.errors.first {
      (verdict, prepared) = (.broken(error), nil)
      return
    }
    let range = compiled.program.components[index].head.range
    let report = compiled.diagnostics.first {
      $0.code == .capsUnproved && $0.range.lower >= range.lower && $0.range.upper <= range.upper
    }
    verdict = report.map { .unproved($0.message) } ?? .proved
    prepared = PreparedProgram(compiled.program)
  }

  /// The component's caps, or those that it would have.
  package func caps(in environment: Environment) -> Caps {
    prepared?.component(index)?.declaredCaps(in: environment) ?? .none
  }

  /// Whether there are caps for stretching.
  package var hasCaps: Bool {
    let caps = caps(in: Environment())
    return caps.horizontal != nil || caps.vertical != nil
  }

  /// The number of points by which each cap could be shorter without changing the drawing.
  ///
  /// The values are for left, right, top and bottom, of the axes that have caps. All shorter half
  /// points are tried.
  package func excess() -> [Double] {
    let caps = caps(in: Environment())
    func edges(_ own: Caps.Axis?) -> [Double] { own.map { [$0.start, $0.end] } ?? [] }
    let all = edges(caps.horizontal) + edges(caps.vertical)
    func made(_ edges: [Double]) -> Caps {
      var (made, rest) = (caps, edges[...])
      for axis in [\Caps.horizontal, \Caps.vertical] where caps[keyPath: axis] != nil {
        made[keyPath: axis]?.start = rest.removeFirst()
        made[keyPath: axis]?.end = rest.removeFirst()
      }
      return made
    }
    return all.indices.map { place in
      var (tried, least) = (all, all[place])
      while tried[place] > 0 {
        tried[place] -= 0.5
        if difference(caps: made(tried)) == nil { least = tried[place] }
      }
      return all[place] - least
    }
  }

  /// The first size, scale and state at which the stretched component differs from the drawn one.
  ///
  /// It is stretched by `caps`, by default its own, to sizes that are `more` device pixels larger
  /// than the minimum frame.
  package func difference(
    caps: Caps? = nil,
    scales: [Double] = [1, 1.25, 1.5, 2, 3],
    more: [Int] = [0, 1, 2, 7, 40, 90]
  ) -> String? {
    guard let component = prepared?.component(index) else { return nil }
    let reads = component.declaration.reads
    let directions: [LayoutDirection] =
      reads.contains(.layoutDirection) ? [.leftToRight, .rightToLeft] : [.leftToRight]
    for (number, state) in states(of: component).enumerated() {
      for direction in directions {
        for scale in scales {
          let environment = Environment(layoutDirection: direction, scale: scale)
          for more in more {
            guard let size = brokenSize(of: state, by: caps, in: environment, more: more)
            else { continue }
            return "state \(number), \(size) at \(scale), \(direction)"
          }
        }
      }
    }
    return nil
  }

  /// The size at which a stretched component differs, with the given length beyond its minimum
  /// frame.
  private func brokenSize(
    of state: InterpretedComponent,
    by caps: Caps?,
    in environment: Environment,
    more: Int
  ) -> String? {
    let scale = environment.scale
    let own = caps ?? state.declaredCaps(in: environment)
    let trial = StretchTrial(state, caps: own, environment: environment)
    let least = trial.minimumFrame(across: 1)
    let natural = state.naturalSize(in: environment)
    let heights =
      own.vertical == nil
      ? [Int(natural.height * scale), Int(11 * scale)] : [least.height + more]
    let width =
      own.horizontal == nil
      ? Int(natural.width * scale)
      : least.width + (own.vertical == nil ? more : more / 2 + more % 3)
    for height in heights where (try? trial.breaks(width: width, height: height)) == true {
      return "\(width) × \(height)"
    }
    return nil
  }

  /// The component with its defaults, and with low and high numbers in turn.
  private func states(of component: InterpretedComponent) -> [InterpretedComponent] {
    let properties = component.declaration.properties
    guard !properties.isEmpty else { return [component] }
    var states = [component]
    for pattern in 0..<8 {
      var (state, numbers) = (component, 0)
      for (place, property) in properties.enumerated() {
        let isNumber = property.type != .bool
        let isHigh = isNumber ? (pattern >> (numbers % 2)) & 1 == 1 : pattern >= 4
        if isNumber { numbers += 1 }
        guard let value = property.value(isHigh: isHigh) else { continue }
        state = state.setting(place, to: value)
      }
      states.append(state)
    }
    return states
  }
}

extension ComponentDeclaration.Property {
  /// The minimum or the maximum value, or two different values.
  fileprivate func value(isHigh: Bool) -> Value? {
    switch (domain, type) {
    case (.int(let range, _)?, _): .int(isHigh ? range.upperBound : range.lowerBound)
    case (.double(let range, _)?, _): .double(isHigh ? range.upperBound : range.lowerBound)
    case (_, .bool): .bool(isHigh)
    case (_, .double), (_, .fraction): .double(isHigh ? 6 : 1)
    case (_, .int): .int(isHigh ? 3 : 0)
    case (_, .enumeration(let index)): .enumeration(index, isHigh ? 1 : 0)
    default: nil
    }
  }
}
