// Writes random expressions that are wider than a line, to check that each is converted to Swift.

import Foundation
import TestSupport

/// Components whose drawings consist of random wide expressions of every type that has operators.
struct WideExpressions {
  private var random: SeededGenerator
  private let componentCount = 40

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Writes a file `Wide.raster` to a folder, which is created.
  mutating func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var text = "enum Tone { case plain, loud, quiet }\n\n"
    for index in 0..<componentCount { text += component(index) }
    try Data(text.utf8).write(to: folder.appending(path: "Wide.raster"))
  }

  private mutating func component(_ index: Int) -> String {
    """
    component Wide\(index) {
      state title: String = "rooms"
      state count: Int = 3
      state share: Double = 0.5
      state part: Fraction = 50%
      state isOpen: Bool = false
      state tone: Tone = .plain
      size 200, 40

      draw {
        let words = \(string(depth: 4))
        let width = \(number(depth: 4))
        let whole = \(integer(depth: 4))
        let isShown = \(condition(depth: 4))
        if isShown { fill rect(bounds.inset(width)), with: \(color(depth: 3)) }
        text words + "\\(whole)", at: (\(number(depth: 3)), \(number(depth: 3))),
          with: \(color(depth: 3))
      }
    }


    """
  }

  /// Calls one of the generators; returns a leaf if the depth is used up.
  private mutating func string(depth: Int) -> String {
    guard depth > 0 else { return ["title", "\"a (b) \\\"c\\\"\""][random.below(2)] }
    let depth = depth - 1
    switch random.below(4) {
    case 0: return "\(string(depth: depth)) + \(string(depth: depth))"
    case 1:
      return "(\(condition(depth: depth)) ? \(string(depth: depth)) : \(string(depth: depth)))"
    case 2:
      return "\"\(interpolation(depth)) of \(interpolation(depth)) are, \(interpolation(depth))\""
    default: return "\"\\(tone) with \(interpolation(depth))\""
    }
  }

  private mutating func interpolation(_ depth: Int) -> String {
    switch random.below(3) {
    case 0: "\\(\(integer(depth: depth)))"
    case 1: "\\(\(number(depth: depth)))"
    default: "\\(\(string(depth: depth)))"
    }
  }

  private mutating func integer(depth: Int) -> String {
    guard depth > 0 else { return ["count", "1000000", "title.count"][random.below(3)] }
    let depth = depth - 1
    switch random.below(5) {
    case 0: return "max(\(integer(depth: depth)), \(integer(depth: depth)))"
    case 1: return "clamp(\(integer(depth: depth)), min: 0, max: \(integer(depth: depth)))"
    case 2:
      return "(\(condition(depth: depth)) ? \(integer(depth: depth)) : \(integer(depth: depth)))"
    default:
      let symbol = ["+", "-", "*"][random.below(3)]
      return "(\(integer(depth: depth)) \(symbol) \(integer(depth: depth)))"
    }
  }

  private mutating func number(depth: Int) -> String {
    guard depth > 0 else { return ["share", "12.5", "bounds.width"][random.below(3)] }
    let depth = depth - 1
    switch random.below(6) {
    case 0: return "min(\(number(depth: depth)), \(number(depth: depth)))"
    case 1: return "clamp(\(number(depth: depth)), min: 0, max: \(number(depth: depth)))"
    case 2:
      return "(\(condition(depth: depth)) ? \(number(depth: depth)) : \(number(depth: depth)))"
    case 3: return "(\(number(depth: depth)) * \(fraction(depth: depth)))"
    default:
      let symbol = ["+", "-", "*", "/"][random.below(4)]
      return "(\(number(depth: depth)) \(symbol) \(number(depth: depth)))"
    }
  }

  /// A value from 0 to 100 %, as far as its position determines it.
  private mutating func fraction(depth: Int) -> String {
    guard depth > 0 else { return ["part", "12.5%", "Fraction(isOpen)"][random.below(3)] }
    let depth = depth - 1
    switch random.below(5) {
    case 0: return "max(\(fraction(depth: depth)), \(fraction(depth: depth)))"
    case 1: return "clamp(\(fraction(depth: depth)), min: 0%, max: \(fraction(depth: depth)))"
    case 2:
      return "(\(condition(depth: depth)) ? \(fraction(depth: depth)) : \(fraction(depth: depth)))"
    case 3: return "(1 - \(fraction(depth: depth)))"
    default: return "(\(fraction(depth: depth)) * \(fraction(depth: depth)))"
    }
  }

  private mutating func condition(depth: Int) -> String {
    guard depth > 0 else { return ["isOpen", "tone == .loud", "count > 2"][random.below(3)] }
    let depth = depth - 1
    switch random.below(4) {
    case 0: return "(\(condition(depth: depth)) && \(condition(depth: depth)))"
    case 1: return "(\(condition(depth: depth)) || !(\(condition(depth: 0))))"
    case 2: return "\(number(depth: depth)) < \(number(depth: depth))"
    default: return "\(string(depth: depth)) == \(string(depth: depth))"
    }
  }

  private mutating func color(depth: Int) -> String {
    guard depth > 0 else { return ["#D70015", "#0A84FF80"][random.below(2)] }
    let depth = depth - 1
    switch random.below(3) {
    case 0: return "mix(\(color(depth: depth)), \(color(depth: depth)), \(fraction(depth: depth)))"
    case 1: return "(\(condition(depth: depth)) ? \(color(depth: depth)) : \(color(depth: depth)))"
    default: return "\(color(depth: depth)).opacity(\(fraction(depth: depth)))"
    }
  }
}
