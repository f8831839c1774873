// What can go wrong between a program written in Swift and a template written in the language.

import RasterSyntax
import RasterValues

/// Why a template cannot be used as asked.
public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of errors.
  public enum Kind: Hashable, Sendable {
    /// The source has errors; the reports in full, as `rasterc check` prints them.
    case invalidSource(reports: String)
    /// There is no component, property, state, case or field of that name.
    case unknownName(String, kind: String, of: String, among: [String])
    /// The value is not of the property's type.
    case wrongType(property: String, expected: String)
    /// A query or JSON cannot be read, or is beyond a limit; why, in words.
    case unreadable(String)
    /// The source is beyond a limit, whose value is given.
    case exceeded(RasterLimits.Limit, value: Int)
  }

  /// The kind of the error.
  public let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// The error in words; the nearest name, where there is one.
  public var description: String {
    switch kind {
    case .invalidSource(let reports): return reports
    case .unknownName(let name, let kind, let owner, let names):
      let nearest = nearestName(to: name, in: names).map { "; did you mean '\($0)'?" } ?? ""
      return "'\(owner)' has no \(kind) '\(name)'" + nearest
    case .wrongType(let property, let expected):
      return "'\(property)' expects \(expected)"
    case .unreadable(let words): return words
    case .exceeded(let limit, let value):
      return "the template needs more than \(value) \(limit.words)"
    }
  }
}
