// Sources changed by a command: written together, or printed as differences.

import RasterCommands

/// Sources whose text differs from their files.
struct ChangedSources {
  struct Source {
    let path: String
    let before: [UInt8]
    let after: [UInt8]
  }

  let sources: [Source]

  /// Replaces each file atomically; writes none if one is a link or read-only.
  ///
  /// `verb` is the action that an error message names. `note` is called after each file.
  func write(
    verb: String,
    _ note: (Source) throws(Failure) -> Void
  ) throws(Failure) {
    for source in sources {
      if let reason = FileSystem.reasonToKeep(source.path) {
        throw .inputOutput("cannot \(verb) '\(source.path)': \(reason); nothing was written")
      }
    }
    for source in sources {
      try FileSystem.write(source.after, to: source.path)
      try note(source)
    }
  }

  /// Prints the changes in a format for `git apply` and `patch -p1`.
  func printDifferences() throws(Failure) {
    for source in sources {
      let difference = UnifiedDifference(from: source.before, to: source.after)
      try Streams.output(difference.text(path: source.path))
    }
  }
}
