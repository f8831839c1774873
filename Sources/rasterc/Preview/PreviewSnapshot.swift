// The sources at one moment, and the program that is shown.

import Raster
import RasterCommands
import RasterInterpreter
import RasterSemantics
import RasterSyntax

/// The sources at one moment with their diagnostics, and the last version without errors.
struct PreviewSnapshot: Sendable {
  /// A number that increases with each change.
  let number: Int
  /// The last checked sources, or `nil` if they could never be read.
  let latest: Compilation?
  /// The reason why the sources cannot currently be read.
  let failure: String?
  /// The last sources without errors, or `nil` if there have been none.
  let shown: ShownProgram?
  /// The folder to which the page's paths are relative.
  let folder: PreviewFolder
  /// The fonts of `--font`.
  let fonts: FontCollection
  /// The time for reading and checking, in milliseconds.
  let checkTime: Double
  /// The number of watched files and folders.
  let fileCount: Int

  /// The folder in which the page can create a first component.
  ///
  /// `nil` if there is a component, if sources have errors, or if all inputs are files.
  var folderForFirstComponent: String? {
    let hasErrors = latest?.diagnostics.contains { $0.severity == .error } ?? false
    guard !hasErrors, shown?.components.isEmpty ?? true else { return nil }
    return folder.newComponents
  }

  /// Whether the shown program is older than the sources.
  var isStale: Bool { failure != nil || shown.map { $0.number != number } ?? true }
}

/// Sources without errors, ready to be drawn.
struct ShownProgram: Sendable {
  /// The number of the snapshot with these sources.
  let number: Int
  let compilation: Compilation
  let prepared: PreparedProgram
  let folder: PreviewFolder

  /// The limits of a drawing: an image of 16 million pixels, and several seconds of CPU time.
  static let limits = RasterLimits(
    bitmapArea: 1 << 24,
    layerArea: 1 << 24,
    recordingBytes: 1 << 26,
    work: 1 << 32
  )

  init(number: Int, _ compilation: Compilation, _ folder: PreviewFolder) {
    (self.number, self.compilation, self.folder) = (number, compilation, folder)
    prepared = PreparedProgram(compilation.program, limits: Self.limits)
  }

  /// A component of the inputs, with its title on the page.
  struct Component: Sendable {
    /// The name, preceded by that of its file if several components have the name.
    let title: String
    let name: String
    /// The path of its file as shown on the page.
    let file: String
    let index: Int
    let component: InterpretedComponent
  }

  /// The components of the inputs, sorted by name.
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
