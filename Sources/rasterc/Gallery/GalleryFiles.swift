// The files of a gallery: written if their contents differ, and removed when obsolete.

import Raster
import RasterCommands
import RasterPages

/// Writes the files of a gallery, and keeps a list of them.
struct GalleryFiles {
  private let folder: String
  private let isSingleFile: Bool
  /// The paths of all files of this gallery, relative to its folder.
  private var paths: Set<String> = []
  private var byteCount = 0
  private var writtenCount = 0
  private var removedCount = 0

  static let manifest = "gallery.manifest"
  private static let manifestTitle = "# gallery.manifest 1"

  /// Throws if the folder contains an index that was not written as part of a gallery.
  init(_ options: GalleryOptions) throws(Failure) {
    (folder, isSingleFile) = (options.output, options.isSingleFile)
    guard !isSingleFile else { return }
    let index = Paths.join(folder, "index.html")
    if FileSystem.kind(of: index) != nil, !former.contains("index.html") {
      throw .usage("'\(index)' exists and is not part of a gallery; choose another folder")
    }
  }

  /// The files listed by an earlier run, limited to names that galleries use.
  private var former: Set<String> {
    let path = Paths.join(folder, Self.manifest)
    guard let bytes = try? FileSystem.read(path, limit: .source) else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    guard lines.first == Self.manifestTitle else { return [] }
    return Set(lines.dropFirst().filter(Self.isOwn))
  }

  /// Whether a gallery can use a path.
  ///
  /// The check prevents a damaged list from causing the removal of other files.
  private static func isOwn(_ path: String) -> Bool {
    let fixed = [
      "index.html", GalleryPages.tokensFile, GalleryPages.playgroundFile,
      GalleryPages.styleFile, GalleryPages.scriptFile,
    ]
    if fixed.contains(path) { return true }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    let name = parts[1]
    switch parts[0] {
    case "images":
      // Older galleries have PNG files.
      let digest = name.prefix(32)
      return digest.utf8.count == 32 && digest.allSatisfy(\.isHexDigit)
        && [".webp", ".png"].contains(name.dropFirst(32))
    case "components": return name.hasSuffix(".html") && !name.hasPrefix(".")
    default: return false
    }
  }

  /// Adds a WebP file and returns its address: a path named by its digest, or a data URI.
  mutating func add(_ image: [UInt8]) throws(Failure) -> String {
    if isSingleFile {
      byteCount += image.count
      return "data:image/webp;base64,\(Data(image).base64EncodedString())"
    }
    let path = "images/\(ContentDigest(of: image).description.prefix(32)).webp"
    if !paths.contains(path) { try write(image, to: path) }
    return path
  }

  /// Writes the pages, and removes files of earlier runs that are no longer used.
  mutating func write(
    _ pages: GalleryPages,
    of gallery: Gallery,
    playground: PlaygroundPage?
  ) throws(Failure) {
    try write(pages.index.html, to: "index.html")
    try write(GalleryPages.style, to: GalleryPages.styleFile)
    try write(GalleryPages.script, to: GalleryPages.scriptFile)
    if let playground { try write(playground.html, to: GalleryPages.playgroundFile) }
    if let tokens = pages.tokens { try write(tokens.html, to: GalleryPages.tokensFile) }
    for place in gallery.components.indices {
      let path = GalleryPages.path(of: gallery.components[place])
      try write(pages.component(at: place).html, to: path)
    }
    // The new list also contains the obsolete files, so that an interrupted run does not lose track
    // of them.
    let stale = former.subtracting(paths)
    let lines = [Self.manifestTitle] + paths.union(stale).sorted(by: areInByteOrder)
    try FileSystem.write(Self.bytes(lines), to: Paths.join(folder, Self.manifest))
    for path in stale.sorted(by: areInByteOrder) {
      let path = Paths.join(folder, path)
      guard FileSystem.kind(of: path) == .file else { continue }
      try FileSystem.remove(path)
      removedCount += 1
    }
    let rest = [Self.manifestTitle] + paths.sorted(by: areInByteOrder)
    try FileSystem.write(Self.bytes(rest), to: Paths.join(folder, Self.manifest))
  }

  private static func bytes(_ lines: [String]) -> [UInt8] {
    Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  private mutating func write(_ text: String, to path: String) throws(Failure) {
    try write(Array(text.utf8), to: path)
  }

  private mutating func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    paths.insert(path)
    byteCount += bytes.count
    let file = Paths.join(folder, path)
    guard !FileSystem.holds(file, bytes) else { return }
    try FileSystem.write(bytes, to: file)
    writtenCount += 1
  }

  /// `gallery/index.html: 3 components, 12 states, 9 looks; 20 files, 60.1 kB, 2 written, 1 removed`.
  func summary(of gallery: Gallery) -> String {
    if isSingleFile { return "\(folder): \(gallery.summary)\n" }
    let files = "\(paths.count) files, \(ByteCount(byteCount))"
    let removed = removedCount > 0 ? ", \(removedCount) removed" : ""
    let index = Paths.join(folder, "index.html")
    return "\(index): \(gallery.summary); \(files), \(writtenCount) written\(removed)\n"
  }
}
