// Reads the compiler's index with the toolchain's library.

import Foundation

/// A store that the compiler writes while building.
///
/// It has units, one for each compiled file, and their records, which list the occurrences of
/// symbols. The functions are declared in `indexstore/indexstore.h`, which the toolchain installs
/// beside the library.
final class IndexStore {
  typealias Handle = UnsafeMutableRawPointer
  /// A pointer and a length, with the layout of the library's text structure.
  typealias Text = iovec
  typealias Visit = @convention(c) (Handle?, Handle?) -> Bool

  private let library: Handle
  private let store: Handle

  init(at path: String, readBy libraryPath: String) throws {
    guard let library = dlopen(libraryPath, RTLD_NOW | RTLD_LOCAL) else {
      throw IndexError("cannot load \(libraryPath)")
    }
    self.library = library
    let create: @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>?) -> Handle? =
      try Self.function("store_create", in: library)
    guard let store = create(path, nil) else { throw IndexError("cannot read the index \(path)") }
    self.store = store
  }

  deinit { try? call("store_dispose", store) }

  /// A function of the library, named without `indexstore_`.
  private static func function<Function>(_ name: String, in library: Handle) throws -> Function {
    guard let address = dlsym(library, "indexstore_" + name) else {
      throw IndexError("the library of the index has no function \(name)")
    }
    return unsafeBitCast(address, to: Function.self)
  }

  private func call(_ name: String, _ handle: Handle) throws {
    let function: @convention(c) (Handle) -> Void = try Self.function(name, in: library)
    function(handle)
  }

  /// Calls `body` with each element that a function of the library lists.
  private func visit(_ name: String, of handle: Handle, _ body: (Handle) -> Void) throws {
    let apply: @convention(c) (Handle, Handle?, Visit) -> Bool =
      try Self.function(name, in: library)
    withoutActuallyEscaping(body) { body in
      let visitor = Visitor(body)
      _ = apply(handle, Unmanaged.passUnretained(visitor).toOpaque()) { context, part in
        guard let context, let part else { return true }
        Unmanaged<Visitor>.fromOpaque(context).takeUnretainedValue().body(part)
        return true
      }
    }
  }

  private final class Visitor {
    let body: (Handle) -> Void

    init(_ body: @escaping (Handle) -> Void) { self.body = body }
  }
}

/// The reason why there is no index.
struct IndexError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension IndexStore {
  /// A compiled file.
  struct Unit {
    let path: String
    let time: Int64
    /// The names of its records.
    let records: [String]
  }

  /// The units of files below a folder, with the newest of each file.
  func units(below folder: String) throws -> [Unit] {
    var units: [String: Unit] = [:]
    for name in try unitNames() {
      guard let unit = try unit(name, below: folder) else { continue }
      if let other = units[unit.path], other.time >= unit.time { continue }
      units[unit.path] = unit
    }
    return units.values.sorted { $0.path < $1.path }
  }

  private func unitNames() throws -> [String] {
    typealias Visit = @convention(c) (Handle?, Text) -> Bool
    let apply: @convention(c) (Handle, UInt32, Handle?, Visit) -> Bool =
      try Self.function("store_units_apply_f", in: library)
    let names = Names()
    _ = apply(store, 0, Unmanaged.passUnretained(names).toOpaque()) { context, name in
      guard let context else { return true }
      Unmanaged<Names>.fromOpaque(context).takeUnretainedValue().all.append(string(name))
      return true
    }
    return names.all
  }

  private final class Names {
    var all: [String] = []
  }

  /// The unit with a name; nil for a file elsewhere.
  private func unit(_ name: String, below folder: String) throws -> Unit? {
    let create:
      @convention(c) (Handle, UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>?) -> Handle? =
        try Self.function("unit_reader_create", in: library)
    let text: @convention(c) (Handle) -> Text =
      try Self.function("unit_reader_get_main_file", in: library)
    guard let reader = create(store, name, nil) else { return nil }
    defer { try? call("unit_reader_dispose", reader) }
    let path = string(text(reader))
    guard path.hasPrefix(folder + "/") else { return nil }
    let time:
      @convention(c) (Handle, UnsafeMutablePointer<Int64>, UnsafeMutablePointer<Int64>) -> Void =
        try Self.function("unit_reader_get_modification_time", in: library)
    var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
    time(reader, &seconds, &nanoseconds)
    return Unit(
      path: path,
      time: seconds * 1_000_000_000 + nanoseconds,
      records: try records(of: reader)
    )
  }

  private func records(of unit: Handle) throws -> [String] {
    let kind: @convention(c) (Handle) -> UInt32 =
      try Self.function("unit_dependency_get_kind", in: library)
    let name: @convention(c) (Handle) -> Text =
      try Self.function("unit_dependency_get_name", in: library)
    var names: [String] = []
    try visit("unit_reader_dependencies_apply_f", of: unit) { dependency in
      let record: UInt32 = 2
      if kind(dependency) == record { names.append(string(name(dependency))) }
    }
    return names
  }
}

extension IndexStore {
  /// The roles of a symbol's occurrence that matter here.
  struct Roles: OptionSet {
    let rawValue: UInt64

    static let declaration = Self(rawValue: 1 << 0)
    static let definition = Self(rawValue: 1 << 1)
    static let reference = Self(rawValue: 1 << 2)
    /// The compiler added it; it is not in the text.
    static let implicit = Self(rawValue: 1 << 8)
    static let childOf = Self(rawValue: 1 << 9)
    static let accessorOf = Self(rawValue: 1 << 15)
  }

  struct Symbol {
    /// The symbol's identifier, unique among all files and modules.
    let id: String
    let name: String
    let isModule: Bool
  }

  /// A symbol at a position in a file.
  struct Occurrence {
    let symbol: Symbol
    let line: Int
    let roles: Roles
    /// The symbols that it is related to there, with the roles.
    let relations: [(roles: Roles, symbol: Symbol)]
  }

  /// The occurrences that a record lists.
  func occurrences(in record: String) throws -> [Occurrence] {
    let create:
      @convention(c) (Handle, UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>?) -> Handle? =
        try Self.function("record_reader_create", in: library)
    guard let reader = create(store, record, nil) else {
      throw IndexError("cannot read the record \(record)")
    }
    defer { try? call("record_reader_dispose", reader) }
    let symbols = try SymbolReader(library)
    let symbol: @convention(c) (Handle) -> Handle? =
      try Self.function("occurrence_get_symbol", in: library)
    let roles: @convention(c) (Handle) -> UInt64 =
      try Self.function("occurrence_get_roles", in: library)
    let place:
      @convention(c) (Handle, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void =
        try Self.function("occurrence_get_line_col", in: library)
    var occurrences: [Occurrence] = []
    try visit("record_reader_occurrences_apply_f", of: reader) { occurrence in
      var (line, column): (UInt32, UInt32) = (0, 0)
      place(occurrence, &line, &column)
      guard let found = symbol(occurrence) else { return }
      occurrences.append(
        Occurrence(
          symbol: symbols.symbol(found),
          line: Int(line),
          roles: Roles(rawValue: roles(occurrence)),
          relations: (try? relations(of: occurrence, symbols)) ?? []
        )
      )
    }
    return occurrences
  }

  private func relations(
    of occurrence: Handle,
    _ symbols: SymbolReader
  ) throws -> [(roles: Roles, symbol: Symbol)] {
    let roles: @convention(c) (Handle) -> UInt64 =
      try Self.function("symbol_relation_get_roles", in: library)
    let symbol: @convention(c) (Handle) -> Handle? =
      try Self.function("symbol_relation_get_symbol", in: library)
    var relations: [(Roles, Symbol)] = []
    try visit("occurrence_relations_apply_f", of: occurrence) { relation in
      let found = Roles(rawValue: roles(relation))
      guard !found.isDisjoint(with: [.childOf, .accessorOf]), let other = symbol(relation) else {
        return
      }
      relations.append((found, symbols.symbol(other)))
    }
    return relations
  }

  /// Reads symbols.
  private struct SymbolReader {
    private let id, name: @convention(c) (Handle) -> Text
    private let kind: @convention(c) (Handle) -> UInt32

    init(_ library: Handle) throws {
      id = try function("symbol_get_usr", in: library)
      name = try function("symbol_get_name", in: library)
      kind = try function("symbol_get_kind", in: library)
    }

    func symbol(_ symbol: Handle) -> Symbol {
      let module: UInt32 = 1
      return Symbol(
        id: string(id(symbol)),
        name: string(name(symbol)),
        isModule: kind(symbol) == module
      )
    }
  }
}

/// Text that the library owns.
private func string(_ text: IndexStore.Text) -> String {
  String(decoding: UnsafeRawBufferPointer(start: text.iov_base, count: text.iov_len), as: UTF8.self)
}
