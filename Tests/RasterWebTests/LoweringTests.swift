// The pass that lowers modules to 32-bit memory: its changes, and the input that it rejects.

import Testing
import weblower

@Suite struct LoweringTests {
  /// A module of sections, each preceded by its kind and its length.
  private static func module(_ sections: [(kind: UInt8, bytes: [UInt8])]) -> [UInt8] {
    [0, 0x61, 0x73, 0x6D, 1, 0, 0, 0]
      + sections.flatMap { [$0.kind, UInt8($0.bytes.count)] + $0.bytes }
  }

  /// A module with one function that takes two 64-bit numbers, with a memory and a table.
  private static func module(code: [UInt8], isLong: Bool = true) -> [UInt8] {
    let flag: UInt8 = isLong ? 4 : 0
    return module([
      (1, [1, 0x60, 2, 0x7E, 0x7E, 0]), (3, [1, 0]), (4, [1, 0x70, flag, 1]), (5, [1, flag, 2]),
      (10, [1, UInt8(code.count)] + code),
    ])
  }

  private func expect(
    _ code: [UInt8],
    becomes lowered: [UInt8],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(
      try weblower.lowered(Self.module(code: code)) == Self.module(code: lowered, isLong: false),
      sourceLocation: location
    )
  }

  @Test func `addresses of loads are truncated`() throws {
    // local.get 0, i64.load offset=8, drop.
    try expect(
      [0, 0x20, 0, 0x29, 3, 8, 0x1A, 0x0B],
      becomes: [0, 0x20, 0, 0xA7, 0x29, 3, 8, 0x1A, 0x0B]
    )
  }

  @Test func `padding that the linker left in numbers is removed`() throws {
    // An offset of ten bytes.
    let long: [UInt8] = [0x88, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0]
    try expect(
      [0, 0x20, 0, 0x29, 3] + long + [0x1A, 0x0B],
      becomes: [0, 0x20, 0, 0xA7, 0x29, 3, 8, 0x1A, 0x0B]
    )
    // i64.const -1 and a call of function 0.
    try expect(
      [0, 0x42, 0xFF, 0xFF, 0x7F, 0x10, 0x80, 0x00, 0x0B],
      becomes: [0, 0x42, 0x7F, 0x10, 0, 0x0B]
    )
  }

  @Test func `an address below other operands is truncated where it was pushed`() throws {
    // local.get 0, local.get 1, i64.store.
    try expect(
      [0, 0x20, 0, 0x20, 1, 0x37, 3, 0, 0x0B],
      becomes: [0, 0x20, 0, 0xA7, 0x20, 1, 0x37, 3, 0, 0x0B]
    )
    // The value is loaded from another address, which is truncated as well.
    try expect(
      [0, 0x20, 0, 0x20, 1, 0x29, 3, 0, 0x37, 3, 0, 0x0B],
      becomes: [0, 0x20, 0, 0xA7, 0x20, 1, 0xA7, 0x29, 3, 0, 0x37, 3, 0, 0x0B]
    )
  }

  @Test func `if the position is unknown, the value is saved in a local`() throws {
    // A block produces the value, which goes to a new local, the third.
    try expect(
      [0, 0x20, 0, 0x02, 0x7E, 0x42, 5, 0x0B, 0x37, 3, 0, 0x0B],
      becomes: [
        1, 1, 0x7E, 0x20, 0, 0x02, 0x7E, 0x42, 5, 0x0B, 0x21, 2, 0xA7, 0x20, 2, 0x37, 3, 0, 0x0B,
      ]
    )
    // The same applies to the three numbers of a copy.
    try expect(
      [0, 0x42, 1, 0x42, 2, 0x02, 0x7E, 0x42, 3, 0x0B, 0xFC, 10, 0, 0, 0x0B],
      becomes: [
        2, 1, 0x7F, 1, 0x7F, 0x42, 1, 0x42, 2, 0x02, 0x7E, 0x42, 3, 0x0B, 0xA7, 0x21, 2, 0xA7, 0x20,
        2,
        0x21, 2, 0x21, 3, 0xA7, 0x20, 3, 0x20, 2, 0xFC, 10, 0, 0, 0x0B,
      ]
    )
  }

  @Test func `numbers extended from 32 bits stay unchanged`() throws {
    // i64.const 0, call_indirect.
    try expect([0, 0x42, 0, 0x11, 0, 0, 0x0B], becomes: [0, 0x41, 0, 0x11, 0, 0, 0x0B])
    // i32.const 8, i64.extend_i32_u, i64.load.
    try expect(
      [0, 0x41, 8, 0xAD, 0x29, 3, 0, 0x1A, 0x0B],
      becomes: [0, 0x41, 8, 0x29, 3, 0, 0x1A, 0x0B]
    )
    // memory.size, memory.grow, drop.
    try expect(
      [0, 0x3F, 0, 0x40, 0, 0x1A, 0x0B],
      becomes: [0, 0x3F, 0, 0x40, 0, 0xAC, 0x1A, 0x0B]
    )
    // Three numbers, then memory.copy.
    try expect(
      [0, 0x42, 1, 0x42, 2, 0x42, 3, 0xFC, 10, 0, 0, 0x0B],
      becomes: [0, 0x41, 1, 0x41, 2, 0x41, 3, 0xFC, 10, 0, 0, 0x0B]
    )
  }

  @Test func `positions of data are truncated, and custom sections removed`() throws {
    let long = Self.module([(11, [1, 0, 0x42, 0x80, 8, 0x0B, 1, 7]), (0, [1, 65])])
    #expect(
      try lowered(long) == Self.module([(11, [1, 0, 0x41, 0x80, 8, 0x0B, 1, 7])])
    )
  }

  @Test func `the compiler's hash of the module is cleared`() throws {
    let data: [UInt8] = [2, 0, 0x42, 0, 0x0B, 2, 7, 8, 0, 0x42, 4, 0x0B, 2, 9, 9]
    let hash = Array(".swift_modhash".utf8)
    let names = [2, 0, 1, 65, 1, UInt8(hash.count)] + hash
    let section: [UInt8] = [4] + Array("name".utf8) + [0, 1, 65, 9, UInt8(names.count)] + names
    #expect(
      try lowered(Self.module([(11, data), (0, section)]))
        == Self.module([(11, [2, 0, 0x41, 0, 0x0B, 2, 7, 8, 0, 0x41, 4, 0x0B, 2, 0, 0])])
    )
    #expect(throws: ModuleError.self) { try lowered(Self.module([(0, Array(section.dropLast()))])) }
  }

  @Test func `unsupported code is rejected with its position`() {
    #expect(throws: ModuleError.noModule) { try lowered([0, 0x61, 0x73]) }
    #expect(throws: ModuleError.unsupported(11, "a shared memory")) {
      try lowered(Self.module([(5, [1, 6, 1])]))
    }
    #expect(throws: ModuleError.truncated(10)) { try lowered(Self.module([]) + [1, 9]) }
    #expect(throws: ModuleError.unsupported(8, "a section of kind 13")) {
      try lowered(Self.module([(13, [])]))
    }
    // An atomic instruction, an offset beyond 4 GiB, a body without its end.
    for code: [UInt8] in [
      [0, 0xFE, 0, 0x0B], [0, 0x20, 0, 0x29, 3, 0x80, 0x80, 0x80, 0x80, 0x10, 0x0B], [0, 0x01],
    ] {
      #expect(throws: ModuleError.self) { try lowered(Self.module(code: code)) }
    }
  }

  /// Each byte is removed, and replaced by others: the result is an error or a module, never a
  /// trap.
  @Test func `broken modules end with an error`() {
    let whole = Self.module([
      (1, [1, 0x60, 2, 0x7E, 0x7E, 0]), (2, [1, 1, 65, 1, 66, 0, 0]), (3, [1, 0]),
      (4, [1, 0x70, 4, 1]), (5, [1, 5, 2, 9]), (9, [1, 0, 0x42, 1, 0x0B, 1, 0]),
      (
        10,
        [
          1, 34, 1, 1, 0x7F, 0x02, 0x40, 0x20, 0, 0x20, 1, 0x37, 3, 0, 0x42, 1, 0x11, 0, 0, 0x42, 0,
          0x42, 0, 0xFD, 84, 0, 0, 1, 0x0E, 1, 0, 0, 0x1A, 0x0B, 0x01, 0x0B,
        ]
      ), (11, [1, 0, 0x42, 0, 0x0B, 1, 7]),
    ])
    #expect(throws: Never.self) { try lowered(whole) }
    var (errors, tries) = (0, 0)
    func attempt(_ module: [UInt8]) {
      tries += 1
      do { _ = try lowered(module) } catch { errors += 1 }
    }
    for index in whole.indices {
      attempt(Array(whole[..<index]))
      attempt(Array(whole[..<index] + whole[(index + 1)...]))
      for value: UInt8 in [0, 1, 4, 0x0B, 0x7F, 0x80, 0xFC, 0xFD, 0xFF] {
        var module = whole
        module[index] = value
        attempt(module)
      }
    }
    #expect(errors > tries / 3 && errors < tries, "\(errors) of \(tries)")
  }
}
