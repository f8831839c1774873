// Finds the property whose bound makes a component too expensive, and the largest valid bound.

import RasterSyntax

/// Repeats the cost check of one component with lower bounds of its properties.
///
/// Costs grow with bounds, so the largest valid one is found by bisection: a list of 1,000 elements
/// takes ten checks. Only the first `maximumProperties` lists and bounded integers of a component
/// are tried.
struct BoundSearch {
  private static let maximumProperties = 16

  private let checker: CostChecker
  private let component: Int

  /// Creates a search; `checker` has the costs of everything that the component uses.
  init(_ checker: CostChecker, component: Int) {
    self.checker = checker
    self.component = component
  }

  /// A property with its bound, and the largest bound with which the component passes.
  private struct Candidate {
    let property: Int
    let bound: Int
    let most: Int
    /// The diagnostics that remain with the lowest possible bound.
    let remaining: Set<SourceRange>
  }

  /// Returns the diagnostics, moved to the properties that cause them.
  ///
  /// Diagnostics without such a property stay at their positions.
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

  /// Returns the largest number that passes.
  ///
  /// The first number of the range passes, and so does every number below one that passes.
  private func largest(in range: Range<Int>, passes: (Int) -> Bool) -> Int {
    var (passing, failing) = (range.lowerBound, range.upperBound)
    while failing - passing > 1 {
      let middle = passing + (failing - passing) / 2
      if passes(middle) { passing = middle } else { failing = middle }
    }
    return passing
  }

  /// Returns the range of a property's bound: elements of a list, or an integer's value.
  private func bounds(of index: Int, _ property: PropertyBody) -> Range<Int>? {
    let cost = checker.finder.properties[index]
    if property.type.unwrapped.element != nil {
      let count = cost.count ?? Bounds.maximumCount
      return count > 1 ? 1..<count : nil
    }
    guard property.type == .int, let bounds = cost.bounds, bounds.lowerBound < bounds.upperBound,
      !bounds.upperBound.subtractingReportingOverflow(bounds.lowerBound).overflow
    else { return nil }
    return bounds.lowerBound..<bounds.upperBound
  }

  /// Returns the ranges of the diagnostics if a property's bound is `bound`.
  private func reports(with property: Int, _ bound: Int) -> Set<SourceRange> {
    var trial = checker
    trial.diagnostics = []
    trial.finder.slots = [:]
    if let bounds = trial.finder.properties[property].bounds {
      trial.finder.properties[property].bounds = bounds.lowerBound...bound
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

  /// Returns the text that limits a list to `most` elements, and its range.
  ///
  /// Returns nil if the limit would truncate the default.
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
