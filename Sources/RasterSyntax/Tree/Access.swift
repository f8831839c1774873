// The access levels of declarations, which have the names of Swift's.

/// The access level of a declaration, in sources and in generated Swift.
package enum AccessLevel: String, Sendable, CaseIterable, Comparable {
  /// Visible in the file of the declaration.
  case `private`
  /// Visible in the Swift module.
  case `internal`
  /// Visible in the Swift package.
  case package
  /// Visible everywhere.
  case `public`

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .private: 0
    case .internal: 1
    case .package: 2
    case .public: 3
    }
  }
}

/// The access modifier of a declaration: `private func …`.
package struct AccessSyntax: Sendable {
  package let level: AccessLevel
  /// The range of the modifier.
  package let range: SourceRange

  package init(_ level: AccessLevel, at range: SourceRange) {
    (self.level, self.range) = (level, range)
  }
}
