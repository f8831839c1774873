// Creates a first component in the preview's folder, at the page's request.

import RasterCommands

/// A request for a first component, as created by `rasterc new`.
struct NewComponent: Decodable {
  let name: String

  /// Writes the component's file to the first input folder, and returns its path.
  ///
  /// Throws if there is already a component, if the name is not valid for a component, or if the
  /// file exists.
  func write(for snapshot: PreviewSnapshot) throws(Failure) -> String {
    guard let folder = snapshot.folderForFirstComponent else {
      throw .inputOutput("the preview can create only the first component in a folder")
    }
    let files = try StartingFiles(component: name).files
    guard let file = files.first else { throw .usage("nothing to write") }
    let path = Paths.normalized(Paths.join(folder, file.path))
    guard FileSystem.kind(of: path) == nil else {
      throw .inputOutput("'\(path)' already exists; nothing was written")
    }
    try FileSystem.write(Array(file.text.utf8), to: path)
    return path
  }
}
