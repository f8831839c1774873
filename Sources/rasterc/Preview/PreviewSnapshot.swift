// What the sources are at one moment, and what is shown of them.

import Raster
import RasterCommands
import RasterInterpreter
import RasterSemantics
import RasterSyntax

/// The sources as they were at one moment: what is wrong with them, and the last of them that were right.
struct PreviewSnapshot: Sendable {
  /// Grows with each change.
  let number: Int
  /// The sources that were checked last; nil where they never could be read.
  let latest: Compilation?
  /// Why the sources cannot be read now.
  let failure: String?
  /// The last sources without errors; nil where there were none yet.
  let shown: ShownProgram?
  /// The folder that the page's paths are relative to.
  let folder: PreviewFolder
  /// The faces of `--font`.
  let fonts: FontCollection
  /// How long reading and checking took, in milliseconds.
  let checkTime: Double
  /// The number of files and folders that are watched.
  let fileCount: Int

  /// The folder for a first component; `nil` where there is one, where sources have errors, or if all
  /// inputs are files.
  var folderForFirstComponent: String? {
    let hasErrors = latest?.diagnostics.contains { $0.severity == .error } ?? false
    guard !hasErrors, shown?.components.isEmpty ?? true else { return nil }
    return folder.newComponents
  }

  /// Whether what is shown is older than the sources.
  var isStale: Bool { failure != nil || shown.map { $0.number != number } ?? true }
}

/// Sources without errors, ready to be drawn.
struct ShownProgram: Sendable {
  /// The snapshot that they came with.
  let number: Int
  let compilation: Compilation
  let prepared: PreparedProgram
  let folder: PreviewFolder

  /// What a drawing may take: a picture of 16 million pixels, and some seconds of a processor.
  static let limits = RasterLimits(
    maximumImageArea: 1 << 24,
    layerArea: 1 << 24,
    recordingBytes: 1 << 26,
    work: 1 << 32
  )

  init(number: Int, _ compilation: Compilation, _ folder: PreviewFolder) {
    (self.number, self.compilation, self.folder) = (number, compilation, folder)
    prepared = PreparedProgram(compilation.program, limits: Self.limits)
  }

  /// A component of the inputs, and what the page calls it.
  struct Component: Sendable {
    /// Its name, behind that of its file where there are several of the name.
    let title: String
    let name: String
    /// The path of its file as the page shows it.
    let file: String
    let index: Int
    let component: InterpretedComponent
  }

  /// The components of the inputs, by their names.
  var components: [Component] {
    let declared = compilation.program.components.enumerated().filter {
      compilation.isInput($0.element.head.range)
    }
    return declared.compactMap { index, declaration in
      prepared.component(index).map { component in
        let name = declaration.head.name
        let isAlone = declared.count { $0.element.head.name == name } == 1
        let path = compilation.sources[declaration.head.range.file]?.path ?? ""
        let file = folder.shown(path)
        return Component(
          title: isAlone ? name : "\(file) \(name)",
          name: name,
          file: file,
          index: index,
          component: component
        )
      }
    }.sorted { areInByteOrder($0.title, $1.title) }
  }
}
