// Reads drawings, and creates components from them.

import RasterCommands
import RasterFormat
import RasterSemantics
import RasterSyntax
import RasterVectors

/// A component to be written.
struct ImportedComponent: Sendable {
  let name: String
  /// The image and font files that the source references.
  private(set) var pictures: [(name: String, bytes: [UInt8])]
  private let text: String

  init(_ source: ComponentSource) {
    var pictures: [(name: String, bytes: [UInt8])] = []
    for picture in source.variants.flatMap({ $0.drawing.pictures })
    where !pictures.contains(where: { $0.name == picture.name }) {
      pictures.append(picture)
    }
    self.init(name: source.name, text: source.text, pictures: pictures)
  }

  /// Adds the files of fonts that the source declares.
  mutating func add(_ fonts: [ImportFonts.File]) {
    pictures += fonts.map { ($0.name, $0.bytes) }
  }

  init(name: String, text: String, pictures: [(name: String, bytes: [UInt8])]) {
    (self.name, self.pictures) = (name, pictures)
    let file = SourceFile(id: FileID(0), path: "\(name).raster", text: text)
    let bytes = Formatting.checked(parse(file))?.bytes ?? file.bytes
    self.text = String(decoding: bytes, as: UTF8.self)
  }

  /// The source; an error in it is an internal error of the command.
  func source() throws(Failure) -> [UInt8] {
    let path = "\(name).raster"
    let bytes = Array(text.utf8)
    let files = Dictionary([(path, bytes)] + pictures.map { ($0.name, $0.bytes) }) { first, _ in
      first
    }
    let store = SourceStore(
      kind: { files[$0] == nil ? nil : .file },
      identity: { $0 },
      lies: { _, _ in true },
      read: { other, _ in
        files[other].map { .success($0) } ?? .failure(FileError("no such file"))
      }
    )
    let input = Input(path: path, isStandardInput: false)
    let compilation = Compilation(
      try SourceLoader([input], within: nil, jobs: 1, store: store),
      store: store
    )
    guard let report = compilation.diagnostics.first(where: { $0.severity == .error }) else {
      return bytes
    }
    let line =
      compilation.sources[report.range.file]?.location(of: Int(report.range.lower)).line ?? 0
    throw Failure(
      code: .internalError,
      message:
        "'\(path)' would have an error in line \(line), so nothing was written: \(report.message); "
        + "this is a bug in the command; please report it with the drawing"
    )
  }
}

/// A run of `rasterc import`.
struct ImportRun {
  private let inputs: [ImportInput]
  private let tokens: TokenInputs
  private let names: [String]
  private let place: OutputPlace
  private let resolverName: String?
  private let isStrict: Bool
  private let isTinted: Bool
  private let jobs: Int
  private let fonts: ImportFonts

  init(_ arguments: Arguments) throws(Failure) {
    guard !arguments.inputs.isEmpty else {
      throw .usage(
        "no input: name .svg, .svgz, .xml, .9.png or .tokens.json files, or folders of them"
      )
    }
    tokens = try TokenInputs(arguments.inputs)
    inputs = try ImportInputs.find(tokens.others, besides: tokens.folders)
    let endings = inputs.isEmpty ? ["tokens.json"] : ["raster"]
    place = OutputPlace(arguments[.output] ?? ".", endings: endings)
    resolverName = arguments[.importName]
    isStrict = arguments.has(.importStrict)
    isTinted = arguments.has(.importTint)
    jobs = try arguments.count(.jobs) ?? .max
    fonts = try ImportFonts(arguments.all(.importFont))
    let hasDrawings = !inputs.isEmpty || tokens.files.isEmpty
    names = hasDrawings ? try Self.names(inputs, arguments[.importName]) : []
    if case .file = place, inputs.count > 1 {
      throw .usage("-o takes a folder if there are several components")
    }
  }

  /// Whether sources are printed.
  var isPrinted: Bool { place == .standardOutput }

  /// The path of a component's file.
  func path(of name: String) -> String {
    switch place {
    case .standardOutput, .folder("."): "\(name).raster"
    case .file(let path): path
    case .folder(let folder): Paths.join(folder, "\(name).raster")
    }
  }

  /// The path of a file that a step names in the output folder.
  func path(ofFile name: String) -> String {
    switch place {
    case .standardOutput, .folder("."): name
    case .file(let path): path
    case .folder(let folder): Paths.join(folder, name)
    }
  }

  /// The token files, or nil if there are none among the inputs.
  func tokenFiles() throws(Failure) -> TokenImport? {
    guard !tokens.files.isEmpty else { return nil }
    let name = inputs.isEmpty ? resolverName : nil
    let result = try TokenImport(tokens, named: name, isStrict: isStrict)
    if result.files.count > 1, case .folder = place { return result }
    guard result.files.count <= 1 else {
      throw .usage("-o takes a folder if there are several token files")
    }
    return result
  }

  // MARK: Names

  /// The names of the components: from their files, with the folders if these are equal.
  private static func names(_ inputs: [ImportInput], _ given: String?) throws(Failure) -> [String] {
    if let given {
      guard inputs.count == 1 else {
        throw .usage("--name requires a single component, found \(inputs.count)")
      }
      guard name(given) == given else {
        throw .usage(
          "a name begins with a capital letter, contains letters and digits, and is not a type; "
            + "found '\(given)'"
        )
      }
      return [given]
    }
    var names = inputs.map { name($0.title) }
    let counts = Dictionary(grouping: names, by: { $0 })
    names = zip(names, inputs).map { own, input in
      (counts[own]?.count ?? 0) > 1 && !input.folder.isEmpty
        ? name(input.folder + " " + input.title) : own
    }
    var first: [String: ImportInput] = [:]
    for (own, input) in zip(names, inputs) {
      if let other = first[own] {
        let paths = [other, input].map { "'\($0.files.first?.path ?? $0.title)'" }
        throw .usage("\(paths[0]) and \(paths[1]) both become \(own)")
      }
      first[own] = input
    }
    return names
  }

  /// A component name that is not a type of the language.
  private static func name(_ text: String) -> String {
    let name = Identifier.upper(text)
    return SymbolIndex.typeNames.contains(name) ? name + "Icon" : name
  }

  // MARK: Drawings

  /// All components that can be written, with diagnostics.
  func components() throws(Failure) -> (
    components: [ImportedComponent], diagnostics: [Diagnostic], files: SourceFiles
  ) {
    var files = SourceFiles()
    var starts: [Int] = []
    for input in inputs {
      starts.append(files.files.count)
      for file in input.files {
        // Images have no source lines to show.
        let bytes =
          input.isNinePatch
          ? [] : DrawingText.utf8(try FileSystem.read(file.path, limit: .source))
        files.add(path: file.path, bytes: bytes)
      }
    }
    let all = files
    let first = starts
    let results = Threads.map(inputs.count, jobs: jobs) { index in
      component(index, inputs[index].files.indices.compactMap { all[FileID(first[index] + $0)] })
    }
    return (results.compactMap { $0.component }, results.flatMap { $0.diagnostics }, files)
  }

  private func component(
    _ index: Int,
    _ files: [SourceFile]
  ) -> (component: ImportedComponent?, diagnostics: [Diagnostic]) {
    let input = inputs[index]
    if input.isNinePatch {
      let patch = NinePatchImport(names[index], title: input.title, files, isStrict: isStrict)
      return (patch.component, patch.diagnostics)
    }
    var diagnostics: [Diagnostic] = []
    var drawings: [VectorDrawing] = []
    for file in files {
      var reading = readDrawing(file, isForSource: true, fonts: fonts.collection)
      if isTinted, let drawing = reading.drawing {
        reading.tint(drawing, in: file)
      }
      diagnostics += reading.diagnostics
      if let drawing = reading.drawing { drawings.append(drawing) }
    }
    if isStrict {
      for place in diagnostics.indices { diagnostics[place].severity = .error }
    }
    guard drawings.count == files.count, !diagnostics.contains(where: { $0.severity == .error })
    else {
      return (nil, diagnostics)
    }
    var source = source(input, names[index], drawings)
    let used = fonts.files(of: drawings.flatMap { $0.families })
    source.fonts = used.flatMap { file in file.families.map { ($0, file.name) } }
    var component = ImportedComponent(source)
    component.add(used)
    return (component, diagnostics)
  }

  private func source(_ input: ImportInput, _ name: String, _ drawings: [VectorDrawing])
    -> ComponentSource
  {
    if let properties = input.files.first?.name?.properties {
      let variants = zip(drawings, input.files).map { drawing, file in
        ComponentSource.Variant(drawing, values: file.name?.values(of: properties) ?? [])
      }
      return ComponentSource(name: name, title: nil, properties: properties, variants: variants)
    }
    let drawing = drawings[0]
    if let (properties, variants) = drawing.variants {
      return ComponentSource(
        name: name,
        title: drawing.title,
        properties: properties,
        variants: variants
      )
    }
    return ComponentSource(name: name, title: drawing.title, variants: [.init(drawing)])
  }
}
