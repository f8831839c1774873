// The costs of measuring contents, as far as the program's text determines them.

/// The steps of measuring the components of a content once, depending on the parameters.
///
/// A content is measured at its natural size, and again in a proposed size. The first only requires
/// the natural sizes of nested components, so the steps do not double with each level of nesting.
struct Measuring: Equatable {
  var natural = Growth.zero
  var proposed = Growth.zero

  static let none = Measuring()

  static func + (left: Measuring, right: Measuring) -> Measuring {
    Measuring(natural: left.natural + right.natural, proposed: left.proposed + right.proposed)
  }

  /// Returns the maximum of both.
  func union(_ other: Measuring) -> Measuring {
    Measuring(natural: natural.union(other.natural), proposed: proposed.union(other.proposed))
  }

  /// Returns the cost of a call with the given costs of arguments.
  func applied(to arguments: [Measuring]) -> Measuring {
    Measuring(
      natural: natural.applied(to: arguments.map { $0.natural }),
      proposed: proposed.applied(to: arguments.map { $0.proposed })
    )
  }

  /// Returns the cost of a component with the given costs of its properties.
  ///
  /// In a proposed size, a content is measured at its natural size too. Its factors follow those of
  /// all properties, and so do the factors of the proposed size in the natural cost.
  func applied(toContents contents: [Measuring]) -> Measuring {
    let naturals = contents.map { $0.natural }
    let proposeds = contents.map { $0.proposed }
    return Measuring(
      natural: natural.applied(to: naturals + proposeds),
      proposed: proposed.applied(to: proposeds + naturals)
    )
  }

  /// The steps beyond those for the values of parameters.
  var steps: Int { CostFinder.sum(natural.constant, proposed.constant) }

  /// The part that depends on the values of parameters.
  var ofParameters: Measuring {
    Measuring(
      natural: Growth(constant: 0, factors: natural.factors),
      proposed: Growth(constant: 0, factors: proposed.factors)
    )
  }
}

extension Cost {
  /// The steps, including those of measuring the contents in the value.
  var stepsOfAll: Int { CostFinder.sum(steps, measuring.steps) }

  /// Adds the cost of measuring contents, part of which may be in parameters.
  mutating func measure(_ contents: Measuring) {
    steps = CostFinder.sum(steps, contents.steps)
    measured = measured + contents.ofParameters
  }

  /// Returns the steps of measuring the literal part of a text, which is the first argument.
  static func lengthSteps(_ parts: [Cost]) -> Int { parts.first?.growth.constant ?? 0 }

  /// Adds the cost of a built-in for contents: rows nest like components, and sizes are measured.
  mutating func addLayout(_ builtIn: BuiltIn, _ parts: [Cost]) {
    switch builtIn {
    case .row, .column, .overlay, .wrap, .grid, .box: components += 1
    case .text:
      let own = Growth(constant: CostFinder.sum(BuiltIn.measuringSteps, Self.lengthSteps(parts)))
      measuring = measuring + Measuring(natural: own, proposed: own)
    case .contentSize, .contentBaseline:
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
    case _ where builtIn.setsText:
      measure(Measuring(natural: measuring.natural))
      measuring = .none
    default: break
    }
  }
}

extension BuiltIn {
  /// Whether it sets text, which can contain components.
  fileprivate var setsText: Bool { parameters.first?.alternative == .list(.run) }
}
