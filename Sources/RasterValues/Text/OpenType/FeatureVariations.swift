// The features of GSUB and GPOS that a variable font replaces in parts of its design space.
//
// Source: OpenType 1.9, "OpenType Layout Common Table Formats", "FeatureVariations table".

/// The feature tables that apply at a position in the design space, by feature index.
package struct FeatureVariations: Sendable {
  private let tables: [Int: FontData]

  /// The maximum number of conditions that are tested, and of feature tables that are read.
  ///
  /// Real fonts have at most some hundreds. Records of a damaged font may share a long list.
  private static let limit = 1 << 16

  /// Reads the replacements in a GSUB or GPOS table at a position.
  ///
  /// The first record whose conditions are all met applies. Conditions of unknown formats are
  /// not met, as in HarfBuzz.
  package init(_ table: FontData?, at coordinates: FontCoordinates) {
    tables = Self.substitution(in: table, at: coordinates).map { Self.tables(of: $0) } ?? [:]
  }

  /// The table that replaces a feature's table, or `nil` if the feature does not vary here.
  package func table(of feature: Int) -> FontData? { tables[feature] }

  /// The feature tables of all records, with the features that they replace.
  static func all(in table: FontData?) -> [(feature: Int, table: FontData)] {
    guard let list = list(in: table), let records = records(of: list) else { return [] }
    var tables: [(feature: Int, table: FontData)] = []
    for index in 0..<records.count {
      guard let offset = records.uint32(index, at: 4), let substitution = list.from(offset),
        let features = Self.features(of: substitution)
      else { continue }
      for place in 0..<features.count {
        guard tables.count < limit else { return tables }
        guard let feature = features.uint16(place), let offset = features.uint32(place, at: 2),
          let table = substitution.from(offset)
        else { continue }
        tables.append((feature, table))
      }
    }
    return tables
  }

  // MARK: - Tables in the file

  private static func list(in table: FontData?) -> FontData? {
    guard let table, table.uint16(at: 0) == 1, let minor = table.uint16(at: 2), minor >= 1 else {
      return nil
    }
    return table.subtable32(at: 10)
  }

  private static func records(of list: FontData) -> FontRecords? {
    guard list.uint16(at: 0) == 1, let count = list.uint32(at: 4) else { return nil }
    return list.records(at: 8, count: count, stride: 8)
  }

  private static func features(of substitution: FontData) -> FontRecords? {
    guard substitution.uint16(at: 0) == 1, let count = substitution.uint16(at: 4) else {
      return nil
    }
    return substitution.records(at: 6, count: count, stride: 6)
  }

  /// The substitution table of the first record whose conditions are met.
  private static func substitution(
    in table: FontData?,
    at coordinates: FontCoordinates
  ) -> FontData? {
    guard let list = list(in: table), let records = records(of: list) else { return nil }
    var budget = limit
    for index in 0..<records.count {
      guard let offset = records.uint32(index),
        isMet(offset, in: list, at: coordinates, &budget)
      else {
        if budget < 0 { return nil }
        continue
      }
      return records.uint32(index, at: 4).flatMap { $0 == 0 ? nil : list.from($0) }
    }
    return nil
  }

  /// Whether all conditions of the set at an offset are met; an offset of 0 has no conditions.
  private static func isMet(
    _ offset: Int,
    in list: FontData,
    at coordinates: FontCoordinates,
    _ budget: inout Int
  ) -> Bool {
    budget -= 1
    guard budget >= 0 else { return false }
    if offset == 0 { return true }
    guard let set = list.from(offset), let count = set.uint16(at: 0) else { return false }
    for index in 0..<count {
      budget -= 1
      guard budget >= 0, let condition = set.subtable32(at: 2 &+ 4 &* index),
        condition.uint16(at: 0) == 1, let axis = condition.uint16(at: 2),
        let minimum = condition.int16(at: 4), let maximum = condition.int16(at: 6),
        (minimum <= coordinates.value(axis)) && (coordinates.value(axis) <= maximum)
      else { return false }
    }
    return true
  }

  private static func tables(of substitution: FontData) -> [Int: FontData] {
    guard let features = features(of: substitution) else { return [:] }
    var tables: [Int: FontData] = [:]
    for index in 0..<features.count {
      guard let feature = features.uint16(index), tables[feature] == nil,
        let offset = features.uint32(index, at: 2), offset != 0
      else { continue }
      tables[feature] = substitution.from(offset)
    }
    return tables
  }
}
