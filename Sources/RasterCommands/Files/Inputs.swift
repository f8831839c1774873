// Finds the source files that a command's arguments name.

/// A source file named by a command's arguments.
package struct Input: Hashable {
  /// The path shown in reports.
  package let path: String
  package let isStandardInput: Bool

  package init(path: String, isStandardInput: Bool) {
    (self.path, self.isStandardInput) = (path, isStandardInput)
  }
}

package enum Inputs {
  /// The files named by the arguments, without duplicates and sorted by the bytes of their paths.
  package static func find(in arguments: Arguments) throws(Failure) -> [Input] {
    guard !arguments.inputs.isEmpty else {
      throw .usage("no input: name .raster files or folders, or '-' for the standard input")
    }
    return try find(arguments.inputs, standardInput: arguments[.assumeFilename])
  }

  /// The files at `paths`; `standardInput` is the path that represents the standard input.
  package static func find(
    _ paths: [String],
    standardInput: String? = nil
  ) throws(Failure) -> [Input] {
    var result: [Input] = []
    for path in paths { try add(path, standardInput, to: &result) }
    result.sort { areInByteOrder($0.path, $1.path) }
    var seen: Set<String> = []
    return result.filter { input in
      input.isStandardInput || seen.insert(FileSystem.identity(of: input.path)).inserted
    }
  }

  private static func add(
    _ path: String,
    _ standardInput: String?,
    to result: inout [Input]
  ) throws(Failure) {
    if path == "-" {
      let name = standardInput ?? "standard-input.raster"
      let input = Input(path: Paths.normalized(name), isStandardInput: true)
      guard !result.contains(input) else { throw .usage("'-' is given twice") }
      result.append(input)
      return
    }
    let path = Paths.normalized(path)
    switch FileSystem.kind(of: path) {
    case .folder?:
      let before = result.count
      var visited: Set<String> = []
      try addFiles(in: path, besides: &visited, to: &result)
      guard result.count > before else { throw .usage("no .raster files in '\(path)'") }
    case .file?:
      result.append(Input(path: path, isStandardInput: false))
    case .other?: throw .inputOutput("cannot read '\(path)': it is not a regular file")
    case nil: throw .inputOutput("cannot read '\(path)': no such file or folder")
    }
  }

  /// Adds the `.raster` files in a folder and its subfolders, except hidden ones.
  ///
  /// Each folder is visited once, because a link may lead to a parent.
  private static func addFiles(
    in folder: String,
    besides visited: inout Set<String>,
    to result: inout [Input]
  ) throws(Failure) {
    guard visited.insert(FileSystem.identity(of: folder)).inserted else { return }
    let names = try FileSystem.names(in: folder) { name throws(Failure) in
      guard name.hasSuffix(".raster") else { return }
      throw .inputOutput(
        "cannot read '\(Paths.join(folder, name))': its name is not UTF-8; rename the file"
      )
    }
    for name in names where !name.hasPrefix(".") {
      let path = Paths.normalized(Paths.join(folder, name))
      switch FileSystem.kind(of: path) {
      case .folder?: try addFiles(in: path, besides: &visited, to: &result)
      case .file?, .other?:
        guard name.hasSuffix(".raster") else { continue }
        // Files that are not regular are reported when they are read.
        result.append(Input(path: path, isStandardInput: false))
      case nil: break
      }
    }
  }
}
