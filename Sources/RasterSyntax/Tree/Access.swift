// Who may use a declaration: the words before it, which are Swift's.

/// Who may use a declaration, in sources and in the Swift that is generated of them.
package enum AccessLevel: String, Sendable, CaseIterable, Comparable {
  /// The declaration's own file.
  case `private`
  /// The files of its Swift module.
  case `internal`
  /// The modules of its Swift package.
  case package
  /// Everybody.
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

/// The word before a declaration that says who may use it: `private func …`.
package struct AccessSyntax: Sendable {
  package let level: AccessLevel
  /// The word.
  package let range: SourceRange

  package init(_ level: AccessLevel, at range: SourceRange) {
    (self.level, self.range) = (level, range)
  }
}
