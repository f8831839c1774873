// The generator's options: access levels, namespaces and files.

import RasterSemantics
import RasterSyntax

/// The access level of generated declarations without an explicit one.
package enum Access: String, Sendable, CaseIterable {
  case `internal`, package, `public`

  package var level: AccessLevel {
    switch self {
    case .internal: .internal
    case .package: .package
    case .public: .public
    }
  }
}

extension AccessLevel {
  /// The modifier before a declaration, followed by a space; empty for Swift's default.
  var prefix: String { self == .internal ? "" : rawValue + " " }

  /// The access level for the members of a type, which the type's own level limits.
  var ofMembers: AccessLevel { max(self, .internal) }

  /// The modifier before a member of a type.
  var memberPrefix: String { ofMembers.prefix }
}

/// The options of the generator.
package struct GeneratorOptions: Sendable {
  /// How a file's declarations are written.
  package struct Style: Sendable {
    package var access: Access
    /// The enum that contains the declarations, or nil for none.
    package var namespace: String?

    package init(access: Access = .internal, namespace: String? = nil) {
      (self.access, self.namespace) = (access, namespace)
    }
  }

  /// The style of files that `styles` does not contain.
  package var style: Style
  package var styles: [FileID: Style]
  /// The folder to which paths in generated files are relative; empty leaves them unchanged.
  package var root: String
  /// The files to generate, or nil for all of the program's files.
  package var files: Set<FileID>?
  /// The Swift modules of files that are generated elsewhere and must be imported.
  package var modules: [FileID: String]

  package init(
    access: Access = .internal,
    namespace: String? = nil,
    styles: [FileID: Style] = [:],
    root: String = "",
    files: Set<FileID>? = nil,
    modules: [FileID: String] = [:]
  ) {
    style = Style(access: access, namespace: namespace)
    self.styles = styles
    self.root = root
    self.files = files
    self.modules = modules
  }

  func style(of file: FileID) -> Style { styles[file] ?? style }

  /// Returns the access level of a declaration.
  func access(of head: DeclarationHead) -> AccessLevel {
    head.access ?? style(of: head.range.file).access.level
  }

  /// Returns a source's path relative to `root`.
  func relativePath(_ path: String) -> String {
    let prefix = root.hasSuffix("/") || root.isEmpty ? root : root + "/"
    let relative = path.hasPrefix(prefix) ? path.dropFirst(prefix.count) : path[...]
    return String(relative.hasPrefix("./") ? relative.dropFirst(2) : relative)
  }
}

enum GeneratedVersion {
  /// The generator's major version, equal to that of the runtime for which it generates.
  static let major = 1
}
