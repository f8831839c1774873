// The fonts that files declare: loaded, subset to their characters, and looked up by family.

import RasterValues
import RasterSyntax

/// The declared fonts of a run, which all bodies share.
///
/// All of them are loaded before the first body is checked.
final class FontTable {
  private(set) var assets: [FontAsset] = []
  /// The distinct sets of declared fonts that fonts carry.
  private(set) var sets: [FaceSet] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var imports: [Set<FileID>] = []
  private let read: (FileID, String) -> AssetLoad

  init(read: @escaping (FileID, String) -> AssetLoad) { self.read = read }

  /// Creates a table with a program's fonts, visible in their files and in files that import those.
  init(of program: Program, imports: [Set<FileID>]) {
    (assets, sets) = (program.fonts, program.faceSets)
    self.imports = imports
    read = { _, _ in .missing }
  }

  /// Loads the fonts that all files declare.
  func load(_ trees: [SyntaxTree], imports: [Set<FileID>], _ module: Module, _ session: Session) {
    self.imports = imports
    for tree in trees {
      for line in tree.syntax.faces {
        var checker = BodyChecker(module: module, file: tree.source.id, session: session)
        if let face = declaration(line, &checker) { load(face, line, tree.source.id) }
        diagnostics += checker.diagnostics
      }
    }
  }

  /// Returns the set of declared fonts for families, or for all visible ones if `families` is nil.
  ///
  /// Returns nil if there are none.
  func set(for families: [String]?, in file: FileID) -> Int? {
    let folded = families.map { Set($0.map(FaceMatch.folded)) }
    let faces = assets.indices.filter { index in
      isVisible(index, in: file) && folded?.contains(FaceMatch.folded(assets[index].name)) ?? true
    }
    guard !faces.isEmpty else { return nil }
    if let known = sets.firstIndex(where: { $0.faces == faces }) { return known }
    let fonts = faces.reduce(FontCollection()) { $0.adding(assets[$1].fonts) }
    sets.append(FaceSet(faces: faces, fonts: fonts))
    return sets.count - 1
  }

  /// Reports declared fonts that no font carries, if a component could use them.
  func unused(_ used: Set<Int>, filesWithComponents: Set<FileID>) -> [Diagnostic] {
    let carried = Set(used.flatMap { sets[$0].faces })
    return assets.indices.compactMap { index in
      let isWanted = filesWithComponents.contains { isVisible(index, in: $0) }
      guard !carried.contains(index), isWanted else { return nil }
      return .unusedFont(assets[index].name, at: assets[index].nameRange)
    }
  }

  private func isVisible(_ index: Int, in file: FileID) -> Bool {
    let owner = assets[index].range.file
    return owner == file || imports[Int(file.index)].contains(owner)
  }

  // MARK: - Declarations

  /// The declaration of a font in the source.
  private struct Declaration {
    let name: Text
    let file: Text
    let characters: Text?
  }

  private struct Text {
    let text: String
    let range: SourceRange
  }

  private static let parameters = [
    CallParameter(label: nil, name: "name", type: .string, isRequired: true),
    CallParameter(label: "file", name: "file", type: .string, isRequired: true),
    CallParameter(label: "characters", name: "characters", type: .string, isRequired: false),
  ]

  private func declaration(_ line: LineSyntax, _ checker: inout BodyChecker) -> Declaration? {
    let values = checker.checkArguments(CallSyntax(line), to: Self.parameters, of: "font")
    var texts: [Text?] = []
    for value in values {
      guard let value, case .string(let text) = value.kind else {
        if let value, value.type != .error { checker.report(.unwrittenFont(at: value.range)) }
        texts.append(nil)
        continue
      }
      texts.append(Text(text: text, range: value.range))
    }
    guard let name = texts[0], let file = texts[1], values[2] == nil || texts[2] != nil else {
      return nil
    }
    guard !name.text.isEmpty else {
      checker.report(.unnamedFont(at: name.range))
      return nil
    }
    return Declaration(name: name, file: file, characters: texts[2])
  }

  private func load(_ face: Declaration, _ line: LineSyntax, _ file: FileID) {
    let path = face.file
    switch read(file, path.text) {
    case .missing: diagnostics.append(.missingFont(path.text, at: path.range))
    case .failed(let reason):
      diagnostics.append(.brokenFont(path.text, reason: reason, at: path.range))
    case .drawing:
      diagnostics.append(
        .brokenFont(path.text, reason: "it is a vector drawing", at: path.range)
      )
    case .bytes(let bytes):
      do throws(FontError) {
        guard let cut = try embedded(bytes, face) else { return }
        let asset = FontAsset(
          name: face.name.text,
          path: path.text,
          bytes: cut,
          fileSize: bytes.count,
          fonts: try FontCollection().adding(cut, as: face.name.text),
          range: line.range,
          nameRange: face.name.range
        )
        if let first = assets.indices.first(where: { isVisible($0, asset, in: file) }) {
          diagnostics.append(
            .duplicateFont(face.name.text, at: face.name.range, first: assets[first].nameRange)
          )
        } else {
          assets.append(asset)
        }
      } catch {
        diagnostics.append(
          .brokenFont(path.text, reason: error.description, at: path.range)
        )
      }
    }
  }

  /// Whether a font that is visible in the file has the family and style of another.
  private func isVisible(_ index: Int, _ asset: FontAsset, in file: FileID) -> Bool {
    isVisible(index, in: file) && assets[index].fonts.styles == asset.fonts.styles
      && FaceMatch.folded(assets[index].name) == FaceMatch.folded(asset.name)
  }

  /// Returns the bytes that programs contain, or nil after reporting invalid characters.
  private func embedded(_ bytes: [UInt8], _ face: Declaration) throws(FontError) -> [UInt8]? {
    guard let text = face.characters else { return bytes }
    let characters = FaceCharacters(text.text)
    if let (first, last) = characters.reversed {
      diagnostics.append(.reversedCharacters(first, last, at: text.range))
      return nil
    }
    guard try OpenTypeFace.faceCount(bytes) == 1 else {
      diagnostics.append(.uncutCollection(face.file.text, at: face.file.range))
      return nil
    }
    let source = try OpenTypeFace(bytes)
    let missing = characters.written.filter { source.glyph(for: $0) == nil }
    if let first = missing.first {
      diagnostics.append(
        .missingCharacter(first, others: missing.count - 1, of: face.file.text, at: text.range)
      )
      return nil
    }
    return try FaceSubset.bytes(of: source, characters: characters.ranges)
  }
}
