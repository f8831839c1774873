// Renders pictures through one cache, and writes them as they come.

import Raster
import RasterCommands
import RasterStorage

/// Renders pictures through one cache, and writes them as they come.
struct StateRenderer {
  private var options: RenderOptions
  let cache: RasterCache
  /// The storage of pictures between runs.
  private let storage: RasterFileStore?
  private var sheet = SheetWriter()
  private var placed = PlacedRasters()
  private var noted = NotedPictures()
  private var enlarged = EnlargedPictures()
  private var clock: PhaseClock
  /// The pictures that lost their transparency.
  private var filledCount = 0

  /// The number of pictures that are held at a time.
  private static let chunkSize = 32

  init(_ options: RenderOptions, _ clock: PhaseClock) {
    (self.options, self.clock) = (options, clock)
    storage = options.cacheDirectory.map { RasterFileStore(directory: $0) }
    cache = RasterCache(RasterCache.Configuration(cacheByteLimit: 256 << 20, store: storage))
  }

  mutating func render(_ pictures: [Picture]) throws(Failure) {
    let isOutputNamed = options.output != nil
    options.chooseOutput(for: pictures)
    if let output = options.output, pictures.count != 1 {
      throw .usage(
        "--output \(output) takes one picture, but these are \(pictures.count);"
          + " name a folder, such as -o pictures, or a component and a state"
      )
    }
    var index = 0
    while index < pictures.count {
      let chunk = Array(pictures[index..<min(index + Self.chunkSize, pictures.count)])
      try render(chunk: chunk)
      index += chunk.count
    }
    noted.report()
    // On a sheet pictures have the room that they need.
    if options.output != nil || options.outputDirectory != nil { enlarged.report() }
    if filledCount > 0 {
      let pictures = filledCount == 1 ? "a picture stands" : "\(filledCount) pictures stand"
      Streams.report(
        line:
          "rasterc: note: \(ImageFileFormat.fillWords), so \(pictures) on white; --background gives a colour"
      )
    }
    if let path = options.contactSheet { try sheet.write(to: path, options, &clock) }
    if let output = options.output, !isOutputNamed, !options.isQuiet {
      Streams.report(line: "\(output): 1 picture of 1 component")
    } else if !options.isQuiet, Streams.areReportsOnTerminal {
      Streams.report(summary(of: pictures.count))
    }
    if options.hasTimings { Streams.report(clock.line) }
    if options.printsAccessibility { try printAccessibility(of: pictures) }
    if options.hasStatistics { try printStatistics() }
    reportStorage()
  }

  /// `642 pictures, 258 drawn, 1.2 s, pictures/`; nothing where they are on a sheet alone.
  private func summary(of count: Int) -> String {
    guard
      let place = options.outputDirectory.map({ $0.hasSuffix("/") ? $0 : $0 + "/" })
        ?? options.output, place != "-"
    else { return "" }
    let pictures = "\(count) picture\(count == 1 ? "" : "s")"
    return "\(pictures), \(cache.statistics.looksDrawn) drawn, \(clock.seconds) s, \(place)\n"
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
      Threads.map(chunk.count, jobs: options.jobs) { drawn[$0].encoded(as: options.format) }
    }
    try write(files, of: chunk)
  }

  /// Asks the folder for files, and draws those that it has not.
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
    if notes.contains(.enlarged) { enlarged.add(picture) }
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

  /// A line for each picture: `Volume-plain: slider "Volume", value "40%"`.
  private func printAccessibility(of pictures: [Picture]) throws(Failure) {
    let lines = pictures.map { picture in
      let said = picture.component.accessibility(in: picture.environment, size: picture.size)
      return "\(picture.title): \(said.line)\n"
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
  /// Says where the folder of pictures was of no use; the pictures are right all the same.
  fileprivate func reportStorage() {
    guard let storage, let failure = storage.lastFailure else { return }
    let count = storage.statistics.failed
    Streams.report(
      line: "rasterc: note: --cache-directory '\(storage.directory)' could not be used"
        + " \(count == 1 ? "once" : "\(count) times"): \(failure)"
    )
  }
}

extension Picture {
  /// The list that is drawn; nil where no picture can have the size.
  fileprivate func list(_ options: RenderOptions) -> DisplayList? {
    let size = size ?? component.naturalSize(in: environment)
    return component.displayList(size: size, environment: environment)
  }

  /// The bitmap, or why there is none.
  fileprivate func draw(_ cache: RasterCache, _ options: RenderOptions) -> Result<Bitmap, Failure> {
    do throws(RasterError) {
      return .success(
        try component.bitmap(
          size: size,
          environment: environment,
          background: options.background,
          crop: options.crop,
          cache: cache
        )
      )
    } catch {
      return .failure(Failure(code: .sources, message: "\(title): \(error.words)"))
    }
  }
}

extension Picture {
  /// The picture's file and its notes, or why there is none.
  fileprivate func file(
    _ cache: RasterCache,
    _ options: RenderOptions
  ) -> Result<(file: [UInt8], notes: [DrawingNote]), Failure> {
    do throws(RasterError) {
      let request = try RasterRequest(
        component,
        size: size,
        environment: environment,
        background: options.background,
        crop: options.crop
      )
      return .success(try cache.notedFile(for: request, format: options.format))
    } catch {
      return .failure(Failure(code: .sources, message: "\(title): \(error.words)"))
    }
  }
}

extension Accessibility {
  /// What is said, on one line.
  var line: String {
    let name = label.map { "\"\($0)\"" } ?? "no name"
    var parts = [role == .none ? name : "\(role) \(name)"]
    if !value.isEmpty { parts.append("value \"\(value)\"") }
    if !hint.isEmpty { parts.append("hint \"\(hint)\"") }
    return (parts + traits.map { "\($0)" }).joined(separator: ", ")
  }
}

extension DrawingNote {
  var words: String {
    switch self {
    case .operationLimit: "the drawing was stopped at its millionth operation"
    case .loopLimit: "the drawing was stopped at the millionth turn of its loops"
    case .depthLimit: "layers and components nest deeper than 64; the innermost are missing"
    case .dashLimit: "the strokes have more than a million dashes; the last ones are solid"
    case .capsScaledDown: "the size is smaller than the caps, which were scaled down"
    case .layoutLimit: "a row or column holds too much, or is nested too deep; that is missing"
    case .placeTooLarge: "a placed component is larger than a picture can be, and is missing"
    case .missingGlyph(let scalar): MissingCharacters([scalar]).words
    case .damagedGlyph(let glyph):
      "glyph \(glyph) is damaged in its font; a box stands for it"
    case .simplifiedGlyph(let glyph):
      "glyph \(glyph) has damaged gradients in its font (COLR version 1), and is drawn without them"
    case .unshapedScript(let script):
      "\(script) is not shaped, since its font has no rules for it: letters stand in the wrong forms"
    case .drawingWithoutPixels:
      "a drawing of vectors has no pixels to be repeated or cut in nine, and is missing"
    case .truncatedText: "words are cut, since there is no room for them"
    case .limited(let property, let given, let kept, let unit):
      "'\(property)' was limited to \(kept) of \(given) \(unit == .elements ? "elements" : "characters")"
    case .enlarged: EnlargedPictures.words(count: 1)
    case .cutInk: "ink outside its box is cut off"
    case .keyForgetsState: "a key forgets something that the drawing reads"
    }
  }
}
