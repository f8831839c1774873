// The combinations of a component's finite properties and environment values.

import RasterValues

/// The combinations of the inputs that determine a drawing and have few values.
struct CapsCases {
  /// The index and the possible values of each enumerated property.
  private var properties: [(index: Int, values: [Value])] = []
  private var environments = [Environment()]
  let count: Int

  /// The maximum number of combinations that are checked one by one.
  private static let limit = 256

  /// Returns nil if there is only one combination.
  init?(_ component: ComponentDeclaration, _ program: Program) {
    var (count, environments) = (1, environments)
    func add(_ change: (inout Environment) -> Void) {
      environments += environments.map { environment in
        var environment = environment
        change(&environment)
        return environment
      }
      count *= 2
    }
    let reads = component.reads
    if reads.contains(.appearance) { add { $0.appearance = .dark } }
    if reads.contains(.contrast) { add { $0.contrast = .increased } }
    if reads.contains(.layoutDirection) { add { $0.layoutDirection = .rightToLeft } }
    var lists: [(index: Int, values: [Value])] = []
    for (index, property) in component.properties.enumerated() where property.isRead {
      guard let values = Self.values(of: property, program) else { continue }
      lists.append((index, values))
    }
    // Properties with few values first, as long as the limit allows.
    lists.sort { ($0.values.count, $0.index) < ($1.values.count, $1.index) }
    for list in lists where count * list.values.count <= Self.limit {
      properties.append(list)
      count *= list.values.count
    }
    guard count > 1 else { return nil }
    self.environments = environments
    self.count = count
  }

  /// One combination: an environment, and the values of the enumerated properties.
  subscript(index: Int) -> CapsLook {
    var rest = index
    func next(_ count: Int) -> Int {
      defer { rest /= count }
      return rest % count
    }
    let environment = environments[next(environments.count)]
    return CapsLook(
      environment: environment,
      values: properties.map { ($0.index, $0.values[next($0.values.count)]) }
    )
  }

  private static func values(
    of property: ComponentDeclaration.Property,
    _ program: Program
  ) -> [Value]? {
    switch property.domain {
    case .int(let range, let step):
      guard
        case let (length, overflow) = range.upperBound.subtractingReportingOverflow(
          range.lowerBound
        ),
        !overflow, length / max(step, 1) < limit
      else { return nil }
      return (0...length / max(step, 1)).map {
        property.clamped(.int(range.lowerBound + $0 * max(step, 1)))
      }
    case .double(let range, let step?):
      let count = (range.upperBound - range.lowerBound) / step
      guard count >= 0, count < Double(limit) else { return nil }
      return (0...Int(count)).map {
        property.clamped(.double(range.lowerBound + Double($0) * step))
      }
    case .double, .count: return nil
    case nil: return values(of: property.type, program, depth: 0)
    }
  }

  private static func values(of type: Type, _ program: Program, depth: Int) -> [Value]? {
    switch type {
    case .bool: return [.bool(false), .bool(true)]
    case .enumeration(let index):
      return program.enums[index].cases.indices.map { .enumeration(index, $0) }
    case .builtin(let builtin): return builtin.cases.indices.map { .builtin(builtin, $0) }
    case .optional(let wrapped):
      return values(of: wrapped, program, depth: depth).map { [.nothing] + $0.map { .some($0) } }
    case .structure(let index):
      guard depth < 4 else { return nil }
      var all: [[Value]] = [[]]
      for field in program.structs[index].fields {
        guard let values = values(of: field.type, program, depth: depth + 1),
          all.count * values.count <= limit
        else { return nil }
        all = all.flatMap { start in values.map { start + [$0] } }
      }
      return all.map { .structure(index, $0) }
    default: return nil
    }
  }
}
