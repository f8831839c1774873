// Finds the property whose bound makes a component too costly, and the largest bound that passes.

import RasterSyntax

/// Checks the costs of one component again, with lower bounds of its properties.
///
/// Costs grow with the bounds, so a bound that passes is found by bisection: a list of 1,000 elements takes
/// ten checks. Only the first `maximumProperties` lists and bounded integers of a component are tried.
struct BoundSearch {
  private static let maximumProperties = 16

  private let checker: CostChecker
  private let component: Int

  /// `checker` has the costs of all that the component uses.
  init(_ checker: CostChecker, component: Int) {
    self.checker = checker
    self.component = component
  }

  /// A property with the most that it may hold, and the most with which the component passes.
  private struct Candidate {
    let property: Int
    let bound: Int
    let most: Int
    /// The reports that remain where the property holds as little as possible.
    let remaining: Set<SourceRange>
  }

  /// The reports, each at the property that causes it; reports without such a property stay.
  func located(_ reports: ArraySlice<Diagnostic>) -> [Diagnostic] {
    let candidates = reports.isEmpty ? [] : candidates(Set(reports.map { $0.range }))
    var used: Set<Int> = []
    var result: [Diagnostic] = []
    for report in reports {
      let cures = candidates.filter { !$0.remaining.contains(report.range) }
      guard report.code != .nestedTooDeeply,
        let cure = cures.max(by: { ($0.most, $1.property) < ($1.most, $0.property) })
      else {
        result.append(report)
        continue
      }
      guard used.insert(cure.property).inserted else { continue }
      result.append(diagnostic(cure, for: report))
    }
    return result
  }

  private func candidates(_ reported: Set<SourceRange>) -> [Candidate] {
    var result: [Candidate] = []
    var triesLeft = Self.maximumProperties
    for (index, property) in checker.properties.enumerated() where triesLeft > 0 {
      guard let bounds = bounds(of: index, property) else { continue }
      triesLeft -= 1
      let remaining = reports(with: index, bounds.lowerBound)
      guard !reported.isSubset(of: remaining) else { continue }
      let most = largest(in: bounds) { reports(with: index, $0).isSubset(of: remaining) }
      result.append(
        Candidate(property: index, bound: bounds.upperBound, most: most, remaining: remaining)
      )
    }
    return result
  }

  /// The largest number that passes; the first of the range does, and so does each below one that does.
  private func largest(in range: Range<Int>, passes: (Int) -> Bool) -> Int {
    var (passing, failing) = (range.lowerBound, range.upperBound)
    while failing - passing > 1 {
      let middle = passing + (failing - passing) / 2
      if passes(middle) { passing = middle } else { failing = middle }
    }
    return passing
  }

  /// The least and the most that a property may hold: elements of a list, or an integer's value.
  private func bounds(of index: Int, _ property: PropertyBody) -> Range<Int>? {
    let cost = checker.finder.properties[index]
    if property.type.unwrapped.element != nil {
      let count = cost.count ?? Bounds.maximumCount
      return count > 1 ? 1..<count : nil
    }
    guard property.type == .int, let whole = cost.whole, whole.lowerBound < whole.upperBound,
      !whole.upperBound.subtractingReportingOverflow(whole.lowerBound).overflow
    else { return nil }
    return whole.lowerBound..<whole.upperBound
  }

  /// Where the component is reported if a property holds no more than `bound`.
  private func reports(with property: Int, _ bound: Int) -> Set<SourceRange> {
    var trial = checker
    trial.diagnostics = []
    trial.finder.slots = [:]
    if let whole = trial.finder.properties[property].whole {
      trial.finder.properties[property].whole = whole.lowerBound...bound
    } else {
      trial.finder.properties[property].count = bound
    }
    trial.checkComponent(component)
    return Set(trial.diagnostics.map { $0.range })
  }

  // MARK: Reports

  private func diagnostic(_ cure: Candidate, for report: Diagnostic) -> Diagnostic {
    let property = checker.properties[cure.property]
    let isList = property.type != .int
    return .tooManyElements(
      Diagnostic.PropertyBound(
        name: property.name,
        isList: isList,
        bound: cure.bound,
        most: cure.most
      ),
      in: report,
      fixIt: isList
        ? limit(cure.most, of: property)
        : property.bounds.map { ("\(cure.most)", $0.upper.range) }
    )
  }

  /// The text that limits a list to so many elements, and where it goes; nil where that would cut the
  /// default.
  private func limit(_ most: Int, of property: PropertyBody) -> (String, SourceRange)? {
    if let limit = property.limit { return ("\(most)", limit.range) }
    var value = property.defaultValue
    while case .some(let inner) = value.kind { value = inner }
    switch value.kind {
    case .none: return nil
    case .list(let elements) where elements.count > most: return nil
    default: return (", limit: \(most)", property.defaultValue.range.end)
    }
  }
}
