// Reads nine-patches, and creates components from them.

import Raster
import RasterCommands
import RasterSyntax

/// The component for one nine-patch, with diagnostics.
struct NinePatchImport {
  private(set) var component: ImportedComponent?
  private(set) var diagnostics: [Diagnostic] = []

  /// Uses the largest light image, and the dark image of the same density.
  init(_ name: String, title: String, _ files: [SourceFile], isStrict: Bool) {
    let days = files.contains { !Self.isNight($0) } ? files.filter { !Self.isNight($0) } : files
    guard let light = days.max(by: { Self.scale(of: $0) < Self.scale(of: $1) }) else { return }
    let scale = Self.scale(of: light)
    let dark = files.first {
      Self.isNight($0) && $0.path != light.path && Self.scale(of: $0) == scale
    }
    guard let patch = patch(light) else { return }
    var night: NinePatch?
    if let dark {
      night = self.patch(dark)
      guard night != nil else { return }
    }
    let source = NinePatchSource(name: name, file: title, patch, night: night, scale: scale)
    for loss in source.losses { report(loss, of: light, isStrict ? .error : .warning) }
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    component = ImportedComponent(name: name, text: source.text, pictures: source.pictures)
  }

  private mutating func patch(_ file: SourceFile) -> NinePatch? {
    let bytes: [UInt8]
    do throws(Failure) { bytes = try FileSystem.read(file.path, limit: .asset) } catch {
      report(error.message, of: file, .error)
      return nil
    }
    let bitmap: Bitmap
    do throws(ImageError) { bitmap = try Image(decoding: bytes).bitmap } catch {
      report(error.description, of: file, .error)
      return nil
    }
    do throws(NinePatch.Fault) { return try NinePatch(bitmap) } catch {
      report(error.message, of: file, .error)
      return nil
    }
  }

  private static func folder(of file: SourceFile) -> String {
    Paths.name(of: Paths.folder(of: file.path))
  }

  private static func isNight(_ file: SourceFile) -> Bool {
    NinePatchSource.isNight(folder(of: file))
  }

  private static func scale(of file: SourceFile) -> Double {
    NinePatchSource.scale(ofFolder: folder(of: file))
  }

  private mutating func report(
    _ message: String,
    of file: SourceFile,
    _ severity: Diagnostic.Severity
  ) {
    let start = SourceRange(file: file.id, lower: 0, upper: 0)
    var report = Diagnostic(.importFeatureUnsupported, message, at: start)
    report.severity = severity
    diagnostics.append(report)
  }
}
