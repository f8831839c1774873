// Lowers the body of a function to 32-bit addresses.

/// The types of values that lie above an address on the stack while it is truncated.
private enum Spare: Int, CaseIterable {
  case int, long, float, double, vector, secondInt

  /// The type's encoding in a module.
  var code: UInt8 {
    switch self {
    case .int, .secondInt: 0x7F
    case .long: 0x7E
    case .float: 0x7D
    case .double: 0x7C
    case .vector: 0x7B
    }
  }
}

/// Copies the instructions of a function, and truncates addresses at memory accesses.
///
/// An address below other values on the stack is truncated where it was pushed. If that instruction
/// precedes the last branch, the values above it are saved to additional locals and restored.
struct BodyLowering {
  private var reader: ModuleReader
  private let signatures: FunctionSignatures
  /// The number of parameters and declared locals.
  private var localCount: Int
  private var output = ModuleWriter()
  private var trail = InstructionTrail()
  /// The added locals, in the order of their first use.
  private var spares: [Spare] = []
  /// The number of open blocks, including the function's own.
  private var depth = 1

  private enum Code {
    static let wrap: UInt8 = 0xA7
    static let extendSigned: UInt8 = 0xAC
    static let extendUnsigned: UInt8 = 0xAD
    static let localGet: UInt8 = 0x20
    static let localSet: UInt8 = 0x21
    static let longConstant: UInt8 = 0x42
  }

  init(_ body: ModuleReader, parameterCount: Int, _ signatures: FunctionSignatures) {
    (reader, self.signatures) = (body, signatures)
    localCount = parameterCount
  }

  /// Lowers the body, including its locals.
  mutating func run() throws(ModuleError) -> [UInt8] {
    var groups = ModuleWriter()
    let groupCount = try reader.count()
    for _ in 0..<groupCount {
      let start = reader.position
      // Browsers limit a function to 50,000 locals.
      let count = try reader.count()
      guard count <= 1 << 20, localCount <= 1 << 20 else {
        throw .unsupported(start, "a function of so many locals")
      }
      localCount += count
      _ = try reader.byte()
      groups.append(reader.bytes(from: start))
    }
    while !reader.isAtEnd {
      guard depth > 0 else { throw .malformed(reader.position, "instructions follow the end") }
      try lowerInstruction()
    }
    guard depth == 0 else { throw .truncated(reader.position) }
    var body = ModuleWriter()
    body.unsigned(groupCount + spares.count)
    body.append(groups.bytes)
    for spare in spares {
      body.unsigned(1)
      body.byte(spare.code)
    }
    body.append(output.bytes)
    return body.bytes
  }

  private mutating func lowerInstruction() throws(ModuleError) {
    let start = reader.position
    let code = try reader.byte()
    if let effect = InstructionTrail.effect(of: code) {
      return try lowerPlain(code, effect, from: start)
    }
    switch code {
    case 0x02...0x04:
      // A block, a loop or an `if`, with its type.
      depth += 1
      _ = try reader.signed()
    case 0x0B: depth -= 1
    case 0x00, 0x05, 0x0F: break
    case 0x10: return try lowerCall()
    case 0x11: return try lowerTableCall()
    case 0x0C, 0x0D: _ = try reader.count()
    case 0x0E: for _ in 0...(try reader.count()) { _ = try reader.count() }
    case 0xFC: return try lowerBulk(at: start)
    case 0xFD: return try lowerVector(at: start)
    default: throw .unsupported(start, "the instruction \(code)")
    }
    output.append(reader.bytes(from: start))
    trail.cut()
  }

  /// Lowers an instruction that pops and pushes fixed numbers of values.
  ///
  /// Linkers pad numbers to their maximum length; the padding is removed.
  private mutating func lowerPlain(
    _ code: UInt8,
    _ effect: (takes: Int, puts: Int),
    from start: Int
  ) throws(ModuleError) {
    switch code {
    case 0x28...0x35: cut(below: [])
    case 0x36...0x3E: cut(below: [Self.stored(code)])
    case 0x40: cut(below: [])
    default: break
    }
    let place = output.bytes.count
    output.byte(code)
    switch code {
    case 0x20...0x24, 0xD2: output.unsigned(try reader.count())
    case 0x28...0x3E: try lowerPlace()
    case 0x3F, 0x40:
      try reader.skip(1)
      output.byte(0)
      trail.append(at: place, takes: effect.takes, puts: effect.puts)
      // -1 means failure for both widths.
      return write(code == 0x3F ? Code.extendUnsigned : Code.extendSigned)
    case 0x41, 0x42: output.signed(try reader.signed())
    case 0x43, 0x44, 0x1C, 0xD0:
      let count = code == 0x43 ? 4 : code == 0x44 ? 8 : 1
      let start = reader.position
      try reader.skip(code == 0x1C ? try reader.count() : count)
      output.append(reader.bytes(from: start))
    default: break
    }
    trail.append(at: place, takes: effect.takes, puts: effect.puts)
  }

  private mutating func lowerCall() throws(ModuleError) {
    let place = output.bytes.count
    let start = reader.position
    let function = try reader.count()
    guard let type = signatures.ofFunction(function) else {
      throw .malformed(start, "there is no function \(function)")
    }
    output.byte(0x10)
    output.unsigned(function)
    trail.append(at: place, takes: type.parameters, puts: type.results)
  }

  private mutating func lowerTableCall() throws(ModuleError) {
    let start = reader.position
    let index = try reader.count()
    guard let type = signatures.ofType(index) else {
      throw .malformed(start, "there is no type \(index)")
    }
    if signatures.hasLongTable { cut(below: []) }
    let place = output.bytes.count
    output.byte(0x11)
    output.unsigned(index)
    output.unsigned(try reader.count())
    trail.append(at: place, takes: type.parameters + 1, puts: type.results)
  }

  /// The type of the value that a store instruction writes.
  private static func stored(_ code: UInt8) -> Spare {
    switch code {
    case 0x37, 0x3C...0x3E: .long
    case 0x38: .float
    case 0x39: .double
    default: .int
    }
  }

  private mutating func lowerBulk(at start: Int) throws(ModuleError) {
    let code = try reader.count()
    switch code {
    case 0...7: break
    case 8:
      _ = try reader.count()
      try reader.skip(1)
      cut(below: [.int, .secondInt])
    case 9: _ = try reader.count()
    case 10:
      try reader.skip(2)
      // The operands are the count, the source and the target.
      cut(below: [])
      cut(below: [.int])
      cut(below: [.int, .secondInt])
    case 11:
      try reader.skip(1)
      cut(below: [])
      cut(below: [.int, .secondInt])
    default: throw .unsupported(start, "the instruction 252.\(code)")
    }
    let place = output.bytes.count
    output.append(reader.bytes(from: start))
    let effect = code < 8 ? (1, 1) : code == 9 ? (0, 0) : (3, 0)
    trail.append(at: place, takes: effect.0, puts: effect.1)
  }

  private mutating func lowerVector(at start: Int) throws(ModuleError) {
    let code = try reader.count()
    switch code {
    case 0...10, 92, 93: cut(below: [])
    case 11, 84...91: cut(below: [.vector])
    case 12, 13: try reader.skip(16)
    case 21...34: try reader.skip(1)
    case 14...20, 35...83, 94...275: break
    default: throw .unsupported(start, "the instruction 253.\(code)")
    }
    let place = output.bytes.count
    if code <= 11 || (84...93).contains(code) {
      output.byte(0xFD)
      output.unsigned(code)
      try lowerPlace()
      if (84...91).contains(code) { output.byte(try reader.byte()) }
    } else {
      output.append(reader.bytes(from: start))
    }
    if let effect = InstructionTrail.effect(ofVector: code) {
      trail.append(at: place, takes: effect.takes, puts: effect.puts)
    } else {
      trail.cut()
    }
  }

  /// Lowers the alignment and offset of a load or store.
  private mutating func lowerPlace() throws(ModuleError) {
    let start = reader.position
    let alignment = try reader.count()
    guard alignment < 64 else { throw .unsupported(start, "another memory") }
    let offset = try reader.unsigned(bits: 64)
    guard offset <= UInt64(UInt32.max) else { throw .unsupported(start, "an offset beyond 4 GiB") }
    output.unsigned(alignment)
    output.unsigned(Int(offset))
  }

  /// Truncates the address below values of these types, which are listed from the top of the stack.
  private mutating func cut(below values: [Spare]) {
    let end = output.bytes.count
    if let place = trail.end(ofValueBelow: values.count, at: end) { return cut(at: place) }
    for value in values { set(value) }
    write(Code.wrap)
    for value in values.reversed() { get(value) }
  }

  /// Truncates the address that is complete at a position.
  ///
  /// An address extended from 32 bits is left at 32 bits, and a constant is rewritten with 32 bits.
  private mutating func cut(at place: Int) {
    let end = output.bytes.count
    if let start = trail.instruction(endingAt: place, of: end) {
      let code = output.bytes[start]
      let isExtended = code == Code.extendSigned || code == Code.extendUnsigned
      if isExtended, place == start + 1 {
        // The step remains in the trail, with no bytes.
        output.remove(at: start, count: 1)
        return trail.move(from: place, by: -1)
      }
      if code == Code.longConstant { return shorten(start..<place) }
    }
    output.insert(Code.wrap, at: place)
    if place == end {
      trail.append(at: place, takes: 1, puts: 1)
    } else {
      trail.move(from: place, by: 1)
    }
  }

  /// Rewrites a 64-bit constant as a 32-bit one.
  private mutating func shorten(_ place: Range<Int>) {
    var reader = ModuleReader(Array(output.bytes[place.dropFirst()]))
    guard let number = try? reader.signed() else { return }
    var short = ModuleWriter()
    short.byte(0x41)
    short.signed(Int32(truncatingIfNeeded: number))
    output.replace(place, with: short.bytes)
    trail.move(from: place.upperBound, by: short.bytes.count - place.count)
  }

  /// Writes a one-byte instruction.
  private mutating func write(_ code: UInt8) {
    let place = output.bytes.count
    output.byte(code)
    trail.append(at: place, takes: 1, puts: 1)
  }

  private mutating func set(_ spare: Spare) {
    let place = output.bytes.count
    output.byte(Code.localSet)
    output.unsigned(index(of: spare))
    trail.append(at: place, takes: 1, puts: 0)
  }

  private mutating func get(_ spare: Spare) {
    let place = output.bytes.count
    output.byte(Code.localGet)
    output.unsigned(index(of: spare))
    trail.append(at: place, takes: 0, puts: 1)
  }

  private mutating func index(of spare: Spare) -> Int {
    if let index = spares.firstIndex(of: spare) { return localCount + index }
    spares.append(spare)
    return localCount + spares.count - 1
  }
}
