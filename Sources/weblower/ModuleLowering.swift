// Converts a module with 64-bit addresses to one with an ordinary 32-bit memory.
//
// Functions still compute addresses in 64 bits; addresses are truncated to 32 bits at memory
// accesses. An address beyond 32 bits would be outside an ordinary memory, so a correct program
// stays correct. Loads, stores, `memory.*`, `call_indirect`, the limits of memories and tables and
// the offsets of segments change; everything else is copied. Custom sections, which do not affect
// execution, are omitted. The compiler's hash of the module, which depends on the folder of the
// build and which nothing reads, is replaced by zeros.

/// Converts a module with 64-bit addresses to a 32-bit one.
///
/// Throws if the bytes are not a module, or if a part that this pass reads is malformed. The
/// browser validates the rest. Takes time linear in the size of the module.
package func lowered(_ module: [UInt8]) throws(ModuleError) -> [UInt8] {
  guard module.starts(with: [0, 0x61, 0x73, 0x6D, 1, 0, 0, 0]) else { throw .noModule }
  var lowering = ModuleLowering(module)
  return try lowering.run()
}

/// One pass over the sections of a module.
struct ModuleLowering {
  private var reader: ModuleReader
  private var output = ModuleWriter()
  private var signatures = FunctionSignatures()
  /// The indices of the data segments that contain the compiler's hash.
  private var hashes: Set<Int> = []

  init(_ module: [UInt8]) {
    reader = ModuleReader(module)
  }

  mutating func run() throws(ModuleError) -> [UInt8] {
    output.append(try reader.part(8).bytes[..<8])
    hashes = try reader.dataSegments(named: ".swift_modhash")
    while !reader.isAtEnd {
      let place = reader.position
      let kind = try reader.byte()
      let part = try reader.part(try reader.count())
      guard kind != 0 else { continue }
      output.byte(kind)
      output.counted(try section(kind, part, at: place))
    }
    return output.bytes
  }

  private mutating func section(
    _ kind: UInt8,
    _ part: ModuleReader,
    at place: Int
  ) throws(ModuleError) -> [UInt8] {
    switch kind {
    case 1: try readTypes(part)
    case 2: return try imports(part)
    case 3: try readFunctions(part)
    case 4: return try limits(of: .table, part)
    case 5: return try limits(of: .memory, part)
    case 6, 7, 8, 12: break
    case 9: return try elements(part)
    case 10: return try code(part)
    case 11: return try data(part)
    default: throw .unsupported(place, "a section of kind \(kind)")
    }
    return Array(part.bytes[part.position..<part.end])
  }

  private mutating func readTypes(_ part: ModuleReader) throws(ModuleError) {
    var part = part
    for _ in 0..<(try part.count()) {
      let place = part.position
      guard try part.byte() == 0x60 else { throw .unsupported(place, "a type of no function") }
      let count = try part.count()
      try part.skip(count)
      let results = try part.count()
      try part.skip(results)
      signatures.types.append((count, results))
    }
    try part.finish()
  }

  /// Reads the imports, which must be functions.
  ///
  /// Imported memories and tables could have addresses of another width.
  private mutating func imports(_ part: ModuleReader) throws(ModuleError) -> [UInt8] {
    var reader = part
    for _ in 0..<(try reader.count()) {
      try reader.skip(try reader.count())
      try reader.skip(try reader.count())
      let place = reader.position
      guard try reader.byte() == 0 else { throw .unsupported(place, "an import of no function") }
      signatures.imported.append(try reader.count())
    }
    try reader.finish()
    return Array(part.bytes[part.position..<part.end])
  }

  private mutating func readFunctions(_ part: ModuleReader) throws(ModuleError) {
    var part = part
    for _ in 0..<(try part.count()) {
      let place = part.position
      let type = try part.count()
      guard signatures.ofType(type) != nil else {
        throw .malformed(place, "there is no type \(type)")
      }
      signatures.defined.append(type)
    }
    try part.finish()
  }

  private enum Limited { case table, memory }

  private mutating func limits(
    of kind: Limited,
    _ part: ModuleReader
  ) throws(ModuleError) -> [UInt8] {
    var part = part
    var output = ModuleWriter()
    let count = try part.count()
    guard count <= 1 else { throw .unsupported(part.position, "more than one memory or table") }
    output.unsigned(count)
    for _ in 0..<count {
      if kind == .table { output.byte(try part.byte()) }
      let place = part.position
      let flags = try part.byte()
      guard flags & ~5 == 0 else { throw .unsupported(place, "a shared memory") }
      if kind == .table { signatures.hasLongTable = flags & 4 != 0 }
      output.byte(flags & 1)
      // A memory has at most 65,536 pages.
      let most: UInt64 = kind == .memory ? 1 << 16 : 1 << 32 - 1
      let least = try part.unsigned(bits: 64)
      guard least <= most else { throw .unsupported(place, "a memory of more than 4 GiB") }
      output.unsigned(Int(least))
      if flags & 1 != 0 { output.unsigned(Int(min(try part.unsigned(bits: 64), most))) }
    }
    try part.finish()
    return output.bytes
  }

  /// Lowers an expression that computes an offset: a constant, truncated to 32 bits.
  private func place(
    _ reader: inout ModuleReader,
    _ output: inout ModuleWriter
  ) throws(ModuleError) {
    let place = reader.position
    let kind = try reader.byte()
    guard kind == 0x41 || kind == 0x42 else {
      throw .unsupported(place, "a segment whose offset is not a constant")
    }
    let number = try reader.signed()
    guard let short = Int32(exactly: number) ?? UInt32(exactly: number).map(Int32.init(bitPattern:))
    else { throw .unsupported(place, "a segment beyond 4 GiB") }
    guard try reader.byte() == 0x0B else {
      throw .unsupported(place, "a segment whose offset is more than one constant")
    }
    output.byte(0x41)
    output.signed(short)
    output.byte(0x0B)
  }

  private func elements(_ part: ModuleReader) throws(ModuleError) -> [UInt8] {
    var part = part
    var output = ModuleWriter()
    let count = try part.count()
    output.unsigned(count)
    for _ in 0..<count {
      let start = part.position
      guard try part.count() == 0 else {
        throw .unsupported(start, "an element segment that is not an active list of functions")
      }
      output.byte(0)
      try place(&part, &output)
      let functions = part.position
      for _ in 0..<(try part.count()) { _ = try part.count() }
      output.append(part.bytes(from: functions))
    }
    try part.finish()
    return output.bytes
  }

  private func data(_ part: ModuleReader) throws(ModuleError) -> [UInt8] {
    var part = part
    var output = ModuleWriter()
    let count = try part.count()
    output.unsigned(count)
    for index in 0..<count {
      let start = part.position
      let kind = try part.count()
      guard kind <= 1 else { throw .unsupported(start, "a segment of another memory") }
      output.unsigned(kind)
      if kind == 0 { try place(&part, &output) }
      let length = part.position
      let contents = try part.part(try part.count())
      output.append(part.bytes[length..<contents.position])
      let own = part.bytes[contents.position..<contents.end]
      output.append(hashes.contains(index) ? ArraySlice(repeating: 0, count: own.count) : own)
    }
    try part.finish()
    return output.bytes
  }

  private func code(_ part: ModuleReader) throws(ModuleError) -> [UInt8] {
    var part = part
    var output = ModuleWriter()
    let count = try part.count()
    let types = signatures.defined
    guard count == types.count else {
      throw .malformed(part.position, "\(types.count) functions have \(count) bodies")
    }
    output.unsigned(count)
    for type in types {
      let body = try part.part(try part.count())
      let parameterCount = signatures.ofType(type)?.parameters ?? 0
      var lowering = BodyLowering(body, parameterCount: parameterCount, signatures)
      output.counted(try lowering.run())
    }
    try part.finish()
    return output.bytes
  }
}

/// The numbers of parameters and results of a module's functions.
struct FunctionSignatures {
  var types: [(parameters: Int, results: Int)] = []
  /// The type indices of imported functions, which come first, and of defined functions.
  var imported: [Int] = []
  var defined: [Int] = []
  /// Whether the only table has 64-bit indices.
  var hasLongTable = false

  func ofType(_ index: Int) -> (parameters: Int, results: Int)? {
    types.indices.contains(index) ? types[index] : nil
  }

  func ofFunction(_ index: Int) -> (parameters: Int, results: Int)? {
    let place = index - imported.count
    if place < 0 { return ofType(imported[index]) }
    return defined.indices.contains(place) ? ofType(defined[place]) : nil
  }
}
