// Linear combinations of symbols such as a component's size, and the known bounds of the symbols.

/// A number that is partly unknown: a constant plus multiples of symbols.
///
/// Coefficients are carried through sums rather than found by differences, so that a coordinate
/// pinned to the right has a coefficient of exactly 1.
struct Linear: Equatable {
  /// The identifier of an unknown number.
  typealias Symbol = Int

  private(set) var constant: Double
  /// The terms in ascending order of their symbols; no coefficient is 0.
  private(set) var terms: [(symbol: Symbol, factor: Double)] = []

  init(_ constant: Double) { self.constant = constant }

  init(symbol: Symbol) {
    constant = 0
    terms = [(symbol, 1)]
  }

  /// Creates a number from its constant and its factors.
  init(constant: Double, factors: [(symbol: Symbol, factor: Double)]) {
    self.constant = constant
    terms = factors.filter { $0.factor != 0 }
  }

  static func == (left: Linear, right: Linear) -> Bool {
    left.constant == right.constant && left.terms.count == right.terms.count
      && zip(left.terms, right.terms).allSatisfy { $0 == $1 }
  }

  /// The value, or nil if the number contains symbols.
  var value: Double? { terms.isEmpty ? constant : nil }

  /// Returns the coefficient of a symbol.
  func factor(of symbol: Symbol) -> Double {
    terms.first { $0.symbol == symbol }?.factor ?? 0
  }

  static func + (left: Linear, right: Linear) -> Linear { left.adding(right, times: 1) }
  static func - (left: Linear, right: Linear) -> Linear { left.adding(right, times: -1) }
  static func * (left: Linear, right: Double) -> Linear { Linear(0).adding(left, times: right) }

  func adding(_ other: Linear, times factor: Double) -> Linear {
    var result = Linear(constant + other.constant * factor)
    var (index, place) = (0, 0)
    while index < terms.count || place < other.terms.count {
      let left = index < terms.count ? terms[index].symbol : Symbol.max
      let right = place < other.terms.count ? other.terms[place].symbol : Symbol.max
      let symbol = min(left, right)
      var sum = 0.0
      if left == symbol {
        sum += terms[index].factor
        index += 1
      }
      if right == symbol {
        sum += other.terms[place].factor * factor
        place += 1
      }
      if sum != 0 { result.terms.append((symbol, sum)) }
    }
    return result
  }

  /// Returns the number without the term of a symbol.
  func without(_ symbol: Symbol) -> Linear {
    var result = self
    result.terms.removeAll { $0.symbol == symbol }
    return result
  }
}

/// The known bounds of symbols.
struct SymbolTable {
  /// The length of the component along the stretched axis, and its length across.
  static let length: Linear.Symbol = 0
  static let breadth: Linear.Symbol = 1

  /// The lower bounds of the length and the breadth, which can contain further symbols.
  private var lengths: [[Linear]]
  private var ranges: [ClosedRange<Double>] = []
  /// For each range, the number that was rounded to a device pixel boundary, or nil.
  ///
  /// The symbol of the range is the difference to the boundary.
  private var origins: [Linear?] = []

  /// Creates a table with lower bounds of 0 for the length and the breadth.
  init() { lengths = [[Linear(0)], [Linear(0)]] }

  mutating func setLowerBounds(of symbol: Linear.Symbol, _ bounds: [Linear]) {
    lengths[symbol] = bounds
  }

  /// Adds a symbol.
  mutating func add(_ range: ClosedRange<Double> = -.infinity ... .infinity) -> Linear {
    ranges.append(range)
    origins.append(nil)
    return Linear(symbol: lengths.count + ranges.count - 1)
  }

  /// Adds a symbol between two numbers.
  ///
  /// The range is unbounded if one of them is NaN or if they are in the wrong order.
  mutating func add(from least: Double, to greatest: Double) -> Linear {
    least <= greatest ? add(least...greatest) : add()
  }

  /// Returns a number rounded to the nearest device pixel boundary, at most half a point away.
  mutating func snapped(_ number: Linear) -> Linear {
    let rest = add(-0.5...0.5)
    origins[origins.count - 1] = number
    return number + rest
  }

  /// Returns the number from which a rounded number was computed, or nil if it was not rounded.
  func unsnapped(_ number: Linear) -> Linear? {
    for term in number.terms where term.symbol >= lengths.count && term.factor == 1 {
      guard let origin = origins[term.symbol - lengths.count] else { continue }
      return number.without(term.symbol) == origin ? origin : nil
    }
    return nil
  }

  /// Returns the greatest known lower bound of a number.
  func least(_ number: Linear) -> Double {
    guard let first = number.terms.first else { return number.constant }
    if first.symbol < lengths.count {
      guard first.factor > 0 else { return -.infinity }
      let rest = number.without(first.symbol)
      return lengths[first.symbol].map { least(rest.adding($0, times: first.factor)) }.max()
        ?? -.infinity
    }
    return number.terms.reduce(number.constant) { sum, term in
      let range = ranges[term.symbol - lengths.count]
      return sum + term.factor * (term.factor > 0 ? range.lowerBound : range.upperBound)
    }
  }

  /// Returns the least known upper bound of a number.
  func greatest(_ number: Linear) -> Double { -least(number * -1) }
}

extension Linear {
  var growsAlong: Bool { factor(of: SymbolTable.length) != 0 }

  /// Whether sums are practically exact: beside huge numbers, a length loses varying digits.
  var isExact: Bool { abs(constant) < 1e7 && terms.allSatisfy { abs($0.factor) < 1e7 } }
}
