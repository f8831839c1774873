// What it takes to measure contents, as far as the text of the program decides it.

/// The steps that it takes to measure the components of a content once, by what parameters hold.
///
/// A content is measured by itself, and again in what it is offered. Of these the first asks its
/// components for their natural sizes only, so the steps do not double with each component in another.
struct Measuring: Equatable {
  var natural = Growth.zero
  var proposed = Growth.zero

  static let none = Measuring()

  static func + (left: Measuring, right: Measuring) -> Measuring {
    Measuring(natural: left.natural + right.natural, proposed: left.proposed + right.proposed)
  }

  /// The union of both.
  func union(_ other: Measuring) -> Measuring {
    Measuring(natural: natural.union(other.natural), proposed: proposed.union(other.proposed))
  }

  /// The cost of a call whose arguments cost this.
  func applied(to arguments: [Measuring]) -> Measuring {
    Measuring(
      natural: natural.applied(to: arguments.map { $0.natural }),
      proposed: proposed.applied(to: arguments.map { $0.proposed })
    )
  }

  /// The cost of a component whose properties cost this.
  ///
  /// In what a component is offered, a content is measured by itself too: factors of that stand behind
  /// those of all properties, and so do those of the offered size in what its natural size takes.
  func applied(toContents contents: [Measuring]) -> Measuring {
    let naturals = contents.map { $0.natural }
    let proposeds = contents.map { $0.proposed }
    return Measuring(
      natural: natural.applied(to: naturals + proposeds),
      proposed: proposed.applied(to: proposeds + naturals)
    )
  }

  /// The steps besides those for what parameters hold.
  var steps: Int { CostFinder.sum(natural.constant, proposed.constant) }

  /// The part that parameters hold.
  var ofParameters: Measuring {
    Measuring(
      natural: Growth(constant: 0, factors: natural.factors),
      proposed: Growth(constant: 0, factors: proposed.factors)
    )
  }
}

extension Cost {
  /// The steps, with those that it takes to measure the contents that it holds.
  var stepsOfAll: Int { CostFinder.sum(steps, measuring.steps) }

  /// Adds what it takes to measure contents, of which parameters may hold a part.
  mutating func measure(_ contents: Measuring) {
    steps = CostFinder.sum(steps, contents.steps)
    measured = measured + contents.ofParameters
  }

  /// The steps that measuring takes for what the source spells out of the text, the first argument.
  static func lengthSteps(_ parts: [Cost]) -> Int { parts.first?.growth.constant ?? 0 }

  /// Counts what a built-in does with contents: rows nest like components, and sizes are measured.
  mutating func addLayout(_ builtIn: BuiltIn, _ parts: [Cost]) {
    switch builtIn {
    case .row, .column, .overlay, .wrap, .grid, .box: components += 1
    case .text:
      let own = Growth(constant: CostFinder.sum(BuiltIn.measuringSteps, Self.lengthSteps(parts)))
      measuring = measuring + Measuring(natural: own, proposed: own)
    case .contentSize:
      measure(Measuring(natural: measuring.natural))
      measuring = .none
    case .contentSizeInWidth:
      measure(measuring)
      if parts.last?.isUnlimited == true {
        proposedSteps = CostFinder.sum(proposedSteps, measuring.proposed.constant)
      }
      measuring = .none
    case .sizeWidth: isUnlimited = parts.first?.isUnlimited == true
    case .addDouble: isUnlimited = parts.contains { $0.isUnlimited }
    case .subtractDouble: isUnlimited = parts.first?.isUnlimited == true
    case _ where builtIn.setsWords:
      measure(Measuring(natural: measuring.natural))
      measuring = .none
    default: break
    }
  }
}

extension BuiltIn {
  /// Whether it sets words, among which components may stand.
  fileprivate var setsWords: Bool { parameters.first?.alternative == .list(.run) }
}
