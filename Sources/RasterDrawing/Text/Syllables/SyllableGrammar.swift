// Finds syllables with a deterministic automaton, which is built from patterns at first use.
//
// The automaton is built by Thompson's construction and the subset construction (Aho, Sethi,
// Ullman, "Compilers", 3.7).

/// A pattern of classes.
indirect enum SyllablePattern {
  /// A character whose class is in a set.
  case one(UInt64)
  case sequence([SyllablePattern])
  case choice([SyllablePattern])
  case optional(SyllablePattern)
  /// Zero or more repetitions.
  case many(SyllablePattern)

  static func indic(_ classes: IndicClass...) -> SyllablePattern {
    .one(classes.reduce(0) { $0 | $1.bit })
  }

  static func universal(_ classes: UniversalClass...) -> SyllablePattern {
    .one(classes.reduce(0) { $0 | $1.bit })
  }

  static func some(_ pattern: SyllablePattern) -> SyllablePattern {
    .sequence([pattern, .many(pattern)])
  }
}

/// The syllables of a model; the longest match wins, and then the first pattern.
struct SyllableGrammar: Sendable {
  /// For each state and class, the next state; 0 if there is none.
  private let transitions: [UInt16]
  /// For each state, the kind of syllable that ends there; 255 if none does.
  private let endings: [UInt8]

  /// The maximum length of a match, greater than that of any real syllable, which bounds the work.
  private static let longest = 256

  init(_ rules: [(kind: SyllableKind, pattern: SyllablePattern)]) {
    var builder = GrammarBuilder()
    for rule in rules { builder.add(rule.pattern, rule.kind) }
    (transitions, endings) = builder.automaton()
  }

  /// Returns the end and the kind of the match at an index.
  ///
  /// If no pattern matches, the result is a single character of no kind.
  func match(_ classes: [UInt8], from start: Int) -> (end: Int, kind: SyllableKind) {
    var (state, index) = (1, start)
    var best = (end: start + 1, kind: SyllableKind.none)
    let limit = min(classes.count, start &+ Self.longest)
    while index < limit {
      state = Int(transitions[state &* 64 &+ Int(classes[index] & 63)])
      guard state != 0 else { break }
      index &+= 1
      if let kind = SyllableKind(rawValue: endings[state]) { best = (index, kind) }
    }
    return best
  }
}

/// The states of a nondeterministic automaton, with transitions by class and free transitions.
private struct GrammarBuilder {
  private struct State {
    var set = 0 as UInt64
    var next = -1
    var free: [Int] = []
    /// The rule that ends here, or −1.
    var rule = -1
  }

  private var states = [State()]
  private var kinds: [SyllableKind] = []

  mutating func add(_ pattern: SyllablePattern, _ kind: SyllableKind) {
    let start = newState()
    states[0].free.append(start)
    states[add(pattern, from: start)].rule = kinds.count
    kinds.append(kind)
  }

  private mutating func newState() -> Int {
    states.append(State())
    return states.count - 1
  }

  /// Adds a pattern that starts in the state `start`, and returns its end state.
  private mutating func add(_ pattern: SyllablePattern, from start: Int) -> Int {
    switch pattern {
    case .one(let set):
      let (place, end) = (newState(), newState())
      states[start].free.append(place)
      (states[place].set, states[place].next) = (set, end)
      return end
    case .sequence(let patterns):
      return patterns.reduce(start) { add($1, from: $0) }
    case .choice(let patterns):
      let end = newState()
      for pattern in patterns { states[add(pattern, from: start)].free.append(end) }
      return end
    case .optional(let pattern):
      let end = newState()
      states[add(pattern, from: start)].free.append(end)
      states[start].free.append(end)
      return end
    case .many(let pattern):
      let (loop, end) = (newState(), newState())
      states[start].free.append(loop)
      states[add(pattern, from: loop)].free.append(loop)
      states[loop].free.append(end)
      return end
    }
  }

  /// Returns the states reachable by free transitions that have a class transition or end a rule.
  private func closure(_ starts: [Int]) -> [Int] {
    var isSeen = [Bool](repeating: false, count: states.count)
    var (pending, found): ([Int], [Int]) = (starts, [])
    while let state = pending.popLast() {
      guard !isSeen[state] else { continue }
      isSeen[state] = true
      if states[state].next >= 0 || states[state].rule >= 0 { found.append(state) }
      pending += states[state].free
    }
    return found.sorted()
  }

  func automaton() -> (transitions: [UInt16], endings: [UInt8]) {
    var sets: [[Int]] = [[], closure([0])]
    var numbers: [[Int]: Int] = [sets[1]: 1]
    var transitions = [UInt16](repeating: 0, count: 64)
    var endings: [UInt8] = [255]
    var index = 1
    while index < sets.count {
      let set = sets[index]
      let rule = set.map { states[$0].rule }.filter { $0 >= 0 }.min()
      endings.append(rule.map { kinds[$0].rawValue } ?? 255)
      for value in 0..<64 {
        let next = set.filter { states[$0].set &>> UInt64(value) & 1 != 0 }.map { states[$0].next }
        guard !next.isEmpty else {
          transitions.append(0)
          continue
        }
        let reached = closure(next)
        let number = numbers[reached] ?? sets.count
        if number == sets.count {
          sets.append(reached)
          numbers[reached] = number
        }
        transitions.append(UInt16(truncatingIfNeeded: number))
      }
      index += 1
    }
    return (transitions, endings)
  }
}
