// What a generator is asked for: access, namespaces, files; and the words that follow from it.

import RasterSemantics
import RasterSyntax

/// The access that generated declarations have where no word before them says another one.
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
  /// The word before a declaration, with a space; Swift's default needs none.
  var prefix: String { self == .internal ? "" : rawValue + " " }

  /// The access of the members of a type: Swift lets no more than the type's own users reach them.
  var ofMembers: AccessLevel { max(self, .internal) }

  /// The word before a member of a type.
  var memberPrefix: String { ofMembers.prefix }
}

/// The options of the generator.
package struct GeneratorOptions: Sendable {
  /// How a file's declarations are written.
  package struct Style: Sendable {
    package var access: Access
    /// The enum that the declarations stand in; nil for none.
    package var namespace: String?

    package init(access: Access = .internal, namespace: String? = nil) {
      (self.access, self.namespace) = (access, namespace)
    }
  }

  /// The style of files that `styles` does not name.
  package var style: Style
  package var styles: [FileID: Style]
  /// The folder that paths in generated files are relative to; empty leaves them as they are.
  package var root: String
  /// The files to generate; nil for all of the program's.
  package var files: Set<FileID>?
  /// The Swift modules of files that are generated elsewhere, and are to be imported.
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

  /// Who may use a declaration.
  func access(of head: DeclarationHead) -> AccessLevel {
    head.access ?? style(of: head.range.file).access.level
  }

  /// A source's path as seen from `root`.
  func relativePath(_ path: String) -> String {
    let prefix = root.hasSuffix("/") || root.isEmpty ? root : root + "/"
    let relative = path.hasPrefix(prefix) ? path.dropFirst(prefix.count) : path[...]
    return String(relative.hasPrefix("./") ? relative.dropFirst(2) : relative)
  }
}

enum GeneratedVersion {
  /// The generator's major version, which is that of the runtime that it writes for.
  static let major = 1
}
