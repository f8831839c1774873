// `--access`: who may use declarations that have no word for it, in the files that belong to no other module.

import RasterCodegen
import RasterSyntax

/// The access that a command asks for.
package struct AccessOption: Sendable {
  private let access: Access?
  private let modules: [SourceModule]

  /// No wish.
  package init() { (access, modules) = (nil, []) }

  init(_ arguments: Arguments) throws(Failure) {
    access = try arguments.choice(.access, as: Access.self)
    modules = try SourceModule.all(arguments)
  }

  /// The access of declarations in a file; nil where the option says nothing of it.
  func level(ofFileAt path: String, _ store: SourceStore) -> AccessLevel? {
    access.flatMap { access in
      modules.contains { store.lies(path, $0.folder) } ? nil : access.level
    }
  }
}
