// A file of a program, with all of its imports.

import RasterSyntax

/// One of several files, and those that it imports, by their paths.
package struct Imported {
  /// The file, followed by its imports.
  package private(set) var texts: [(path: String, bytes: [UInt8])] = []

  package init(
    _ file: (path: String, bytes: [UInt8]),
    _ all: [(path: String, bytes: [UInt8])]
  ) {
    var pending = [file]
    while let next = pending.popLast() {
      if texts.contains(where: { $0.path == next.path }) { continue }
      texts.append(next)
      let source = SourceFile(id: FileID(0), path: next.path, bytes: next.bytes)
      for syntax in parse(source).syntax.imports {
        pending += all.filter { $0.path == syntax.path }
      }
    }
  }
}
