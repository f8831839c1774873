// Numbers that depend on a component's size: sums of symbols, and what is known of these.

/// A number that is not known as a whole: a constant, and so many times each of some symbols.
///
/// Coefficients are carried through sums, not found by differences, so that what is pinned to the right
/// has a coefficient of exactly 1.
struct Linear: Equatable {
  /// A number that stands for itself.
  typealias Symbol = Int

  private(set) var constant: Double
  /// By ascending symbols; no coefficient is 0.
  private(set) var terms: [(symbol: Symbol, factor: Double)] = []

  init(_ constant: Double) { self.constant = constant }

  init(symbol: Symbol) {
    constant = 0
    terms = [(symbol, 1)]
  }

  /// The number whose constant is the first value, and whose factors are the others.
  init(constant: Double, factors: [(symbol: Symbol, factor: Double)]) {
    self.constant = constant
    terms = factors.filter { $0.factor != 0 }
  }

  static func == (left: Linear, right: Linear) -> Bool {
    left.constant == right.constant && left.terms.count == right.terms.count
      && zip(left.terms, right.terms).allSatisfy { $0 == $1 }
  }

  /// The value, where no symbol is in it.
  var value: Double? { terms.isEmpty ? constant : nil }

  /// How many times a symbol is in it.
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

  /// The number without a symbol.
  func without(_ symbol: Symbol) -> Linear {
    var result = self
    result.terms.removeAll { $0.symbol == symbol }
    return result
  }
}

/// What is known of symbols.
struct SymbolTable {
  /// The length of the component's box along the axis that is stretched, and the one across.
  static let length: Linear.Symbol = 0
  static let breadth: Linear.Symbol = 1

  /// Each is no less than all of its lower bounds, whose symbols are further ones.
  private var lengths: [[Linear]]
  private var ranges: [ClosedRange<Double>] = []
  /// Beside each range, of a symbol that is what is added to a number up to its nearest line of device
  /// pixels, that number.
  private var origins: [Linear?] = []

  /// The lower bounds of the length and the breadth.
  init() { lengths = [[Linear(0)], [Linear(0)]] }

  mutating func setLowerBounds(of symbol: Linear.Symbol, _ bounds: [Linear]) {
    lengths[symbol] = bounds
  }

  /// A further symbol.
  mutating func add(_ range: ClosedRange<Double> = -.infinity ... .infinity) -> Linear {
    ranges.append(range)
    origins.append(nil)
    return Linear(symbol: lengths.count + ranges.count - 1)
  }

  /// A further symbol between two numbers; anywhere where one of them is no number, or they are the wrong
  /// way round.
  mutating func add(from least: Double, to greatest: Double) -> Linear {
    least <= greatest ? add(least...greatest) : add()
  }

  /// A number's nearest line of device pixels, at most half a point away.
  mutating func snapped(_ number: Linear) -> Linear {
    let rest = add(-0.5...0.5)
    origins[origins.count - 1] = number
    return number + rest
  }

  /// The number whose nearest line a number is; nil where it is none.
  func unsnapped(_ number: Linear) -> Linear? {
    for term in number.terms where term.symbol >= lengths.count && term.factor == 1 {
      guard let origin = origins[term.symbol - lengths.count] else { continue }
      return number.without(term.symbol) == origin ? origin : nil
    }
    return nil
  }

  /// The greatest lower bound of a number that is known.
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

  /// The least upper bound of a number that is known.
  func greatest(_ number: Linear) -> Double { -least(number * -1) }
}

extension Linear {
  var growsAlong: Bool { factor(of: SymbolTable.length) != 0 }

  /// Whether sums are as good as exact: beside gigantic numbers a length loses digits, now these, now
  /// those.
  var isExact: Bool { abs(constant) < 1e7 && terms.allSatisfy { abs($0.factor) < 1e7 } }
}
