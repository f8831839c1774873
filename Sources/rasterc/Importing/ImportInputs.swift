// Finds the inputs of `rasterc import`: files, and folders whose files are variants.

import RasterCommands
import RasterVectors

/// The files of one component.
struct ImportInput {
  /// The original name of the file or folder.
  let title: String
  /// The parent folder, which distinguishes equal names.
  let folder: String
  /// The files with their property values; a file without properties is a single drawing.
  var files: [(path: String, name: VariantName?)]

  /// Whether the files are nine-patches: one image in several densities, for light and dark.
  var isNinePatch: Bool { files.first.map { ImportInputs.isNinePatch($0.path) } ?? false }
}

enum ImportInputs {
  /// The components at these paths, in the order of the paths' bytes.
  ///
  /// A folder needs no drawings if it is one of `besides`, which contain other inputs.
  static func find(
    _ paths: [String],
    besides folders: Set<String> = []
  ) throws(Failure) -> [ImportInput] {
    var result: [ImportInput] = []
    for path in paths {
      let path = Paths.normalized(path)
      switch FileSystem.kind(of: path) {
      case .folder?:
        let before = result.count
        var visited: Set<String> = []
        try add(path, besides: &visited, to: &result)
        guard result.count > before || folders.contains(path) else {
          throw .usage("no drawings, nine-patches or .tokens.json files in '\(path)'")
        }
      case .file?: result.append(file(path))
      case .other?: throw .inputOutput("cannot read '\(path)': it is not a regular file")
      case nil: throw .inputOutput("cannot read '\(path)': no such file or folder")
      }
    }
    return joined(result)
  }

  /// Whether a path names a nine-patch.
  static func isNinePatch(_ path: String) -> Bool { path.lowercased().hasSuffix(".9.png") }

  /// Combines nine-patches with the same name in sibling folders.
  private static func joined(_ inputs: [ImportInput]) -> [ImportInput] {
    var result: [ImportInput] = []
    var places: [String: Int] = [:]
    for input in inputs {
      guard let path = input.files.first?.path, isNinePatch(path) else {
        result.append(input)
        continue
      }
      let key = Paths.join(Paths.folder(of: Paths.folder(of: path)), input.title)
      if let place = places[key], path != result[place].files[0].path {
        result[place].files += input.files
      } else {
        places[key] = result.count
        result.append(input)
      }
    }
    return result
  }

  private static func file(_ path: String) -> ImportInput {
    ImportInput(
      title: isNinePatch(path) ? stem(stem(path)) : stem(path),
      folder: Paths.name(of: Paths.folder(of: path)),
      files: [(path, nil)]
    )
  }

  /// A file's name without its extension.
  static func stem(_ path: String) -> String {
    let name = Paths.name(of: path)
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return name }
    return String(name[..<point])
  }

  /// Whether a file in a folder is a drawing; other XML files are not.
  private static func isDrawing(_ path: String) throws(Failure) -> Bool {
    let name = path.lowercased()
    if name.hasSuffix(".svg") || name.hasSuffix(".svgz") { return true }
    guard name.hasSuffix(".xml"), FileSystem.kind(of: path) == .file else { return false }
    return DrawingText.isVectorDrawable(try FileSystem.read(path, limit: .source))
  }

  /// Adds the files in a folder and its subfolders, except hidden ones; visits each folder once.
  private static func add(
    _ folder: String,
    besides visited: inout Set<String>,
    to result: inout [ImportInput]
  ) throws(Failure) {
    guard visited.insert(FileSystem.identity(of: folder)).inserted else { return }
    var variants: [(path: String, name: VariantName?)] = []
    for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
      let path = Paths.normalized(Paths.join(folder, name))
      switch FileSystem.kind(of: path) {
      case .folder?: try add(path, besides: &visited, to: &result)
      case .file?, .other?:
        if isNinePatch(name) {
          result.append(file(path))
          continue
        }
        guard try isDrawing(path) else { continue }
        if let variant = VariantName(stem(path)) {
          variants.append((path, variant))
        } else {
          result.append(file(path))
        }
      case nil: break
      }
    }
    guard let first = variants.first?.name else { return }
    if variants.contains(where: { $0.name?.values(of: first.properties) == nil }) {
      throw .usage("the files in '\(folder)' are named by different properties")
    }
    let title = Paths.name(of: FileSystem.identity(of: folder))
    let parent = Paths.name(of: Paths.folder(of: folder))
    result.append(
      ImportInput(title: title.isEmpty ? "Component" : title, folder: parent, files: variants)
    )
  }
}
