// Writes a first component into the preview's folder, as the page asks for.

import RasterCommands

/// A first component that the page asks for, as `rasterc new` writes it.
struct NewComponent: Decodable {
  let name: String

  /// Writes the component's file into the first folder of the inputs, and returns its path.
  ///
  /// Fails if a component is there already, if the name is not one for a component, or if the file exists.
  func write(for snapshot: PreviewSnapshot) throws(Failure) -> String {
    guard let folder = snapshot.folderForFirstComponent else {
      throw .inputOutput("the preview creates only the first component of a folder")
    }
    let files = try StartingFiles(component: name).files
    guard let file = files.first else { throw .usage("there is nothing to write") }
    let path = Paths.normalized(Paths.join(folder, file.path))
    guard FileSystem.kind(of: path) == nil else {
      throw .inputOutput("'\(path)' exists already; nothing was written")
    }
    try FileSystem.write(Array(file.text.utf8), to: path)
    return path
  }
}
