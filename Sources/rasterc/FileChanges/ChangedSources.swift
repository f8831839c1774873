// Sources that a command changes: written all or not at all, or shown as differences.

import RasterCommands

/// Sources whose texts differ from those of their files.
struct ChangedSources {
  struct Source {
    let path: String
    let before: [UInt8]
    let after: [UInt8]
  }

  let sources: [Source]

  /// Writes the files, each at once; none where one of them is to stay, since it is a link or read only.
  ///
  /// `verb` is what cannot be done then; `note` is called after each file.
  func write(
    verb: String,
    _ note: (Source) throws(Failure) -> Void
  ) throws(Failure) {
    for source in sources {
      if let reason = FileSystem.reasonToKeep(source.path) {
        throw .inputOutput("cannot \(verb) '\(source.path)': \(reason); nothing is written")
      }
    }
    for source in sources {
      try FileSystem.write(source.after, to: source.path)
      try note(source)
    }
  }

  /// Prints what would change, for `git apply` and `patch -p1`.
  func printDifferences() throws(Failure) {
    for source in sources {
      let difference = UnifiedDifference(from: source.before, to: source.after)
      try Streams.output(difference.text(path: source.path))
    }
  }
}
