// The declarations of the sources and their uses, from the compiler's index.

import Foundation
import Testing

/// The declarations of the sources and their uses.
///
/// Accessors count as their properties. Code that the compiler adds, such as the call of a getter
/// or a synthesized conformance, does not count as a use.
struct CodeIndex: Sendable {
  /// A line of a file of the repository.
  struct Place: Hashable, Sendable, CustomStringConvertible {
    let path: String
    let line: Int

    var description: String { "\(path):\(line)" }
  }

  struct Declaration: Hashable, Sendable {
    /// The name, prefixed with that of the type that it is a member of.
    let name: String
    let place: Place
  }

  /// A position that names a declaration.
  struct Use: Hashable, Sendable {
    let place: Place
    let declaration: Declaration
  }

  /// The indexed source files, relative to the repository.
  let files: Set<String>
  /// All uses of the sources' declarations, at most one per declaration and line.
  let uses: [Use]

  /// Reads the existing units of files below `Sources`; units of removed files are ignored.
  init(of root: String, _ store: IndexStore) throws {
    var reader = Reader()
    var files: Set<String> = []
    for unit in try store.units(below: root + "/Sources")
    where FileManager.default.fileExists(atPath: unit.path) {
      let path = String(unit.path.dropFirst(root.count + 1))
      files.insert(path)
      for record in unit.records {
        for occurrence in try store.occurrences(in: record) { reader.add(occurrence, in: path) }
      }
    }
    self.files = files
    uses = reader.uses
  }

  private struct Reader {
    private var declarations: [String: Declaration] = [:]
    /// The properties of accessors.
    private var properties: [String: String] = [:]
    private var references: Set<Reference> = []

    private struct Reference: Hashable {
      let place: Place
      let symbol: String
    }

    mutating func add(_ occurrence: IndexStore.Occurrence, in path: String) {
      let (symbol, roles) = (occurrence.symbol, occurrence.roles)
      guard !symbol.isModule else { return }
      let place = Place(path: path, line: occurrence.line)
      for (roles, other) in occurrence.relations where roles.contains(.accessorOf) {
        properties[symbol.id] = other.id
      }
      if !roles.isDisjoint(with: [.declaration, .definition]) {
        let isWritten = roles.contains(.definition) && !roles.contains(.implicit)
        if isWritten || declarations[symbol.id] == nil {
          let parent = occurrence.relations.first { $0.roles.contains(.childOf) }?.symbol.name
          let name = parent.map { "\($0).\(symbol.name)" } ?? symbol.name
          declarations[symbol.id] = Declaration(name: name, place: place)
        }
      }
      if roles.contains(.reference), !roles.contains(.implicit) {
        references.insert(Reference(place: place, symbol: symbol.id))
      }
    }

    var uses: [Use] {
      let uses = references.compactMap { reference -> Use? in
        var symbol = reference.symbol
        while let property = properties[symbol] { symbol = property }
        return declarations[symbol].map { Use(place: reference.place, declaration: $0) }
      }
      return Set(uses).sorted { left, right in
        (left.place.path, left.place.line, left.declaration.name)
          < (right.place.path, right.place.line, right.declaration.name)
      }
    }
  }
}

extension CodeIndex {
  /// The index of the build that produced the tests.
  static let ofTests = Result { () throws -> CodeIndex in
    let library = try Self.library()
    guard let binary = image(of: #dsohandle), let store = store(above: binary) else {
      throw IndexError(
        "no folder above the tests holds index/store: build without --disable-index-store"
      )
    }
    let root = RepositoryTests.root.path(percentEncoded: false)
    return try CodeIndex(
      of: root.hasSuffix("/") ? String(root.dropLast()) : root,
      IndexStore(at: store, readBy: library)
    )
  }

  /// The index store of a build, in a folder above its products.
  private static func store(above file: String) -> String? {
    ancestors(of: file).map { $0 + "/index/store" }.first {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  /// The toolchain's library, beside the libraries of the tests or the compiler in the search path.
  static func library() throws -> String {
    let type = unsafeBitCast(Test.self as Any.Type, to: UnsafeRawPointer.self)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let compilers = path.split(separator: ":").map {
      URL(filePath: $0 + "/swiftc").resolvingSymlinksInPath().path(percentEncoded: false)
    }
    let places = [
      "/lib/libIndexStore.so", "/lib/libIndexStore.dylib",
      "/Toolchains/XcodeDefault.xctoolchain/usr/lib/libIndexStore.dylib",
    ]
    for file in [image(of: type)].compactMap({ $0 }) + compilers {
      for folder in ancestors(of: file) {
        for place in places where FileManager.default.fileExists(atPath: folder + place) {
          return folder + place
        }
      }
    }
    throw IndexError("the toolchain has no libIndexStore")
  }

  /// The file that an address of the process was loaded from.
  ///
  /// Its path is the first of the four words that `dladdr` returns. Headers for Linux hide the
  /// function.
  private static func image(of address: UnsafeRawPointer) -> String? {
    typealias Find =
      @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UnsafePointer<CChar>?>) -> Int32
    guard let find = dlsym(dlopen(nil, RTLD_NOW), "dladdr") else { return nil }
    var words = [UnsafePointer<CChar>?](repeating: nil, count: 4)
    guard unsafeBitCast(find, to: Find.self)(address, &words) != 0, let path = words[0] else {
      return nil
    }
    return URL(filePath: String(cString: path)).resolvingSymlinksInPath().path(
      percentEncoded: false
    )
  }

  /// The folders that contain a file, the innermost first.
  private static func ancestors(of file: String) -> [String] {
    let parts = file.split(separator: "/").dropLast()
    return (0..<parts.count).map { "/" + parts.dropLast($0).joined(separator: "/") }
  }
}
