// The errors of using a template from Swift.

import RasterSyntax
import RasterValues

/// The reason why a template cannot be used as requested.
public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of errors.
  public enum Kind: Hashable, Sendable {
    /// The source has errors; contains the reports as printed by `rasterc check`.
    case invalidSource(reports: String)
    /// There is no component, property, state, case or field with this name.
    case unknownName(String, kind: String, of: String, among: [String])
    /// The value does not have the property's type.
    case wrongType(property: String, expected: String)
    /// A query or JSON cannot be parsed, or exceeds a limit; contains the reason.
    case unreadable(String)
    /// The source exceeds a limit, whose value is given.
    case exceeded(RasterLimits.Limit, value: Int)
  }

  /// The kind of the error.
  public let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// A description of the error, with the most similar name if there is one.
  public var description: String {
    switch kind {
    case .invalidSource(let reports): return reports
    case .unknownName(let name, let kind, let owner, let names):
      let nearest = nearestName(to: name, in: names).map { "; did you mean '\($0)'?" } ?? ""
      return "'\(owner)' has no \(kind) '\(name)'" + nearest
    case .wrongType(let property, let expected):
      return "'\(property)' expects \(expected)"
    case .unreadable(let reason): return reason
    case .exceeded(let limit, let value):
      return "the template needs more than \(value) \(limit.phrase)"
    }
  }
}
