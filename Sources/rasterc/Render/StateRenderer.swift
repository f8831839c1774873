// Renders images through one cache, and writes each as it is finished.

import Raster
import RasterCommands
import RasterInterpreter
import RasterStorage

/// Renders images through one cache, and writes each as it is finished.
struct StateRenderer {
  private var options: RenderOptions
  let cache: RasterCache
  /// The storage that persists between runs.
  private let storage: RasterFileStore?
  private var sheet = SheetWriter()
  private var placed = PlacedRasters()
  private var noted = NotedPictures()
  private var enlarged = EnlargedPictures()
  private var clock: PhaseClock
  /// The number of images that lost their transparency.
  private var filledCount = 0

  /// The maximum number of images in memory at a time, and of their pixels.
  private static let (chunkSize, chunkArea) = (32, 2e6)

  init(_ options: RenderOptions, _ clock: PhaseClock) {
    (self.options, self.clock) = (options, clock)
    storage = options.cacheDirectory.map { RasterFileStore(directory: $0) }
    cache = RasterCache(RasterCache.Configuration(cacheByteLimit: 16 << 20, store: storage))
  }

  mutating func render(_ pictures: [Picture]) throws(Failure) {
    let isOutputNamed = options.output != nil
    try options.chooseOutput(for: pictures)
    if let output = options.output, pictures.count != 1 {
      throw .usage(
        "--output \(output) takes one image, but there are \(pictures.count);"
          + " name a folder, such as -o images, or a component and a state"
      )
    }
    var index = 0
    while index < pictures.count {
      let chunk = Self.chunk(of: pictures[index...])
      try render(chunk: chunk)
      index += chunk.count
    }
    noted.report()
    // On a sheet, images have as much space as they need.
    if options.output != nil || options.outputDirectory != nil { enlarged.report() }
    if filledCount > 0 {
      let images = filledCount == 1 ? "an image has" : "\(filledCount) images have"
      Streams.report(
        line:
          "rasterc: note: \(options.format.fillWords), so \(images) a white background; pass --background to change it"
      )
    }
    if let path = options.contactSheet { try sheet.write(to: path, options, &clock) }
    if let output = options.output, !isOutputNamed, !options.isQuiet {
      Streams.report(line: "\(output): 1 image of 1 component")
    } else if !options.isQuiet, Streams.areReportsOnTerminal {
      Streams.report(summary(of: pictures.count))
    }
    if options.hasTimings { Streams.report(clock.line) }
    if options.printsAccessibility { try printAccessibility(of: pictures) }
    if options.hasStatistics { try printStatistics() }
    reportStorage()
  }

  /// The next images to draw together: at least one, and others while their pixels are few.
  private static func chunk(of pictures: ArraySlice<Picture>) -> [Picture] {
    var (chunk, area): ([Picture], Double) = ([], 0)
    for picture in pictures.prefix(chunkSize) {
      area += picture.area
      if area > chunkArea, !chunk.isEmpty { break }
      chunk.append(picture)
    }
    return chunk
  }

  /// `642 images, 258 drawn, 1.2 s, images/`, or an empty string if all images are on sheets.
  private func summary(of count: Int) -> String {
    guard
      let place = options.outputDirectory.map({ $0.hasSuffix("/") ? $0 : $0 + "/" })
        ?? options.output, place != "-"
    else { return "" }
    let images = "\(count) image\(count == 1 ? "" : "s")"
    return "\(images), \(cache.statistics.looksDrawn) drawn, \(clock.seconds) s, \(place)\n"
  }

  private mutating func render(chunk: [Picture]) throws(Failure) {
    if storage != nil, options.contactSheet == nil, !options.hasStatistics,
      options.format.hasTransparency
    {
      return try renderFiles(chunk)
    }
    let (cache, options) = (cache, options)
    let bitmaps = clock.measure(.draw) {
      Threads.map(chunk.count, jobs: options.jobs) { index in
        chunk[index].draw(cache, options)
      }
    }
    var results: [Bitmap] = []
    for bitmap in bitmaps { results.append(try bitmap.get()) }
    for (picture, bitmap) in zip(chunk, results) {
      report(bitmap.notes, of: picture)
      if options.contactSheet != nil { sheet.add(bitmap, of: picture) }
      if !options.format.hasTransparency, !bitmap.isOpaque { filledCount += 1 }
      if options.hasStatistics, let list = picture.list(options) { placed.add(list) }
    }
    guard options.output != nil || options.outputDirectory != nil else { return }
    let drawn = results
    let files = clock.measure(.encode) {
      Threads.map(chunk.count, jobs: options.jobs) { chunk[$0].encoded(drawn[$0], options) }
    }
    try write(try files.map { file throws(Failure) in try file.get() }, of: chunk)
  }

  /// Renders images as files, reusing those in the storage folder.
  private mutating func renderFiles(_ chunk: [Picture]) throws(Failure) {
    let (cache, options) = (cache, options)
    let results = clock.measure(.draw) {
      Threads.map(chunk.count, jobs: options.jobs) { chunk[$0].file(cache, options) }
    }
    var files: [[UInt8]] = []
    for (picture, result) in zip(chunk, results) {
      let (file, notes) = try result.get()
      files.append(file)
      report(notes, of: picture)
    }
    try write(files, of: chunk)
  }

  private mutating func report(_ notes: [DrawingNote], of picture: Picture) {
    noted.add(notes, of: picture)
    if notes.contains(.drawsOutsideBounds) { enlarged.add(picture) }
  }

  private mutating func write(_ files: [[UInt8]], of chunk: [Picture]) throws(Failure) {
    let options = options
    guard options.output != nil || options.outputDirectory != nil else { return }
    let failures = clock.measure(.write) {
      Threads.map(chunk.count, jobs: options.jobs) { index -> Failure? in
        let folder = options.outputDirectory ?? ""
        let path = options.output ?? Paths.join(folder, chunk[index].fileName(in: options.format))
        return Streams.write(files[index], to: path)
      }
    }
    for case let failure? in failures { throw failure }
  }

  /// Prints a line for each image: `Volume-plain: slider "Volume", value "40%"`.
  private func printAccessibility(of pictures: [Picture]) throws(Failure) {
    let lines = pictures.map { picture in
      let description = picture.component.accessibility(in: picture.environment, size: picture.size)
      return "\(picture.title): \(description.line)\n"
    }
    if options.isOutputTaken {
      Streams.report(lines.joined())
    } else {
      try Streams.output(lines.joined())
    }
  }

  private func printStatistics() throws(Failure) {
    let statistics = cache.statistics
    var text = """
      requests: \(statistics.requests)
      looks drawn: \(statistics.looksDrawn)
      draws avoided: \(statistics.hits)
      bytes: \(statistics.bytes)

      """
    if placed.count > 0 {
      text += placed.summary(of: cache.entries, hasStore: storage != nil)
    }
    if let storage {
      let counts = storage.statistics
      text += "looks from disk: \(counts.hits)\nlooks stored on disk: \(counts.stored)\n"
    }
    if options.isOutputTaken { Streams.report(text) } else { try Streams.output(text) }
  }
}

extension StateRenderer {
  /// Reports failures of the storage folder, which do not affect the images.
  fileprivate func reportStorage() {
    guard let storage, let failure = storage.lastFailure else { return }
    let count = storage.statistics.failed
    Streams.report(
      line: "rasterc: note: --cache-directory '\(storage.directory)' failed"
        + " \(count == 1 ? "once" : "\(count) times"): \(failure)"
    )
  }
}

extension Picture {
  /// The number of pixels of the component's bounds.
  fileprivate var area: Double {
    let size = size ?? component.naturalSize(in: environment)
    return size.width * size.height * environment.scale * environment.scale
  }

  /// The display list, or `nil` if the size cannot be drawn.
  fileprivate func list(_ options: RenderOptions) -> DisplayList? {
    let size = size ?? component.naturalSize(in: environment)
    return component.displayList(size: size, environment: environment)
  }

  /// The bitmap, or the reason why there is none.
  fileprivate func draw(_ cache: RasterCache, _ options: RenderOptions) -> Result<Bitmap, Failure> {
    result { () throws(RasterError) in
      try component.bitmap(
        size: size,
        environment: environment,
        background: options.background,
        crop: options.crop,
        cache: cache
      )
    }
  }
}

extension Picture {
  /// The image file and its notes, or the reason why there is none.
  fileprivate func file(
    _ cache: RasterCache,
    _ options: RenderOptions
  ) -> Result<(file: [UInt8], notes: [DrawingNote]), Failure> {
    result { () throws(RasterError) in
      try cache.notedFile(for: try request(options), format: options.format)
    }
  }

  /// The file of the image's bitmap, or the reason why there is none.
  fileprivate func encoded(
    _ bitmap: Bitmap,
    _ options: RenderOptions
  ) -> Result<[UInt8], Failure> {
    result { () throws(RasterError) in
      guard options.format.indexing != nil else { return bitmap.encoded(as: options.format) }
      return try request(options).encoded(bitmap, as: options.format)
    }
  }

  private func request(
    _ options: RenderOptions
  ) throws(RasterError) -> RasterRequest<InterpretedComponent> {
    try RasterRequest(
      component,
      size: size,
      environment: environment,
      background: options.background,
      crop: options.crop
    )
  }

  private func result<Product>(
    _ make: () throws(RasterError) -> Product
  ) -> Result<Product, Failure> {
    do throws(RasterError) { return .success(try make()) } catch {
      return .failure(Failure(code: .sources, message: "\(title): \(error.message)"))
    }
  }
}

extension Accessibility {
  /// The accessibility description, on one line.
  var line: String {
    let name = label.map { "\"\($0)\"" } ?? "no name"
    var parts = [role == .none ? name : "\(role) \(name)"]
    if !value.isEmpty { parts.append("value \"\(value)\"") }
    if !hint.isEmpty { parts.append("hint \"\(hint)\"") }
    return (parts + traits.map { "\($0)" }).joined(separator: ", ")
  }
}

extension DrawingNote {
  var message: String {
    switch self {
    case .operationLimit: "the drawing was stopped after a million operations"
    case .loopLimit: "the drawing was stopped after a million loop iterations"
    case .depthLimit:
      "layers and components are nested more than 64 deep; the innermost are missing"
    case .dashLimit: "the strokes have more than a million dashes; the last strokes are solid"
    case .capsScaledDown: "the size is smaller than the caps, so the caps were scaled down"
    case .layoutLimit: "a row or column is too large or nested too deeply; the excess is missing"
    case .placeTooLarge: "a placed component exceeds the maximum image size, and is missing"
    case .missingGlyph(let scalar): MissingCharacters([scalar]).message
    case .damagedGlyph(let glyph):
      "glyph \(glyph) is damaged in its font; a box is drawn instead"
    case .simplifiedGlyph(let glyph):
      "glyph \(glyph) has damaged gradients in its font (COLR version 1), and is drawn without them"
    case .unshapedScript(let script):
      "\(script) text is not shaped, because its font has no rules for it; characters have the wrong forms"
    case .ignoredFontSetting(let text):
      "'\(text)' is not a feature or a variation of a font, and is ignored"
    case .drawingWithoutPixels:
      "a vector image cannot be tiled or used as a nine-slice, because it has no pixels; it is missing"
    case .truncatedText: "text is truncated, because it does not fit"
    case .limited(let property, let given, let kept, let unit):
      "'\(property)' was limited to \(kept) of \(given) \(unit == .elements ? "elements" : "characters")"
    case .drawsOutsideBounds: EnlargedPictures.message(count: 1)
    case .clippedDrawing: "drawing outside the bounds is clipped"
    case .imageFile(let note): "an image may look different than intended: \(note)"
    case .keyForgetsState: "a key omits a value that the drawing reads"
    }
  }
}
