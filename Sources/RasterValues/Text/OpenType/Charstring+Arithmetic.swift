// The arithmetic, storage and stack operators of charstrings.
//
// Source: Adobe Technical Note 5177, sections 4.4 to 4.6.

extension Charstring {
  /// Performs the operator with second byte `operation`; unknown operators clear the stack.
  mutating func calculate(_ operation: Int) throws(FontError) {
    switch operation {
    case 3, 4, 10, 11, 12, 15, 24:
      let second = try pop()
      try push(Self.combined(operation, try pop(), second))
    case 5, 9, 14, 26:
      try push(Self.changed(operation, try pop()))
    case 18: _ = try pop()
    case 20, 21: try useStorage(operation)
    case 22: try choose()
    // A constant replaces the random number, 0 < n ≤ 1, so that results are reproducible.
    case 23: try push(0.5)
    case 27:
      let value = try pop()
      try push(value)
      try push(value)
    case 28:
      let second = try pop()
      let first = try pop()
      try push(second)
      try push(first)
    case 29:
      let index = max(try popInteger(), 0)
      try push(try operand(stack.count - 1 - min(index, stack.count - 1)))
    case 30: try roll()
    default: stack.removeAll(keepingCapacity: true)
    }
  }

  private static func combined(_ operation: Int, _ first: Double, _ second: Double) -> Double {
    switch operation {
    case 3: first != 0 && second != 0 ? 1 : 0
    case 4: first != 0 || second != 0 ? 1 : 0
    case 10: first + second
    case 11: first - second
    case 12: second == 0 ? 0 : first / second
    case 15: first == second ? 1 : 0
    default: first * second
    }
  }

  private static func changed(_ operation: Int, _ value: Double) -> Double {
    switch operation {
    case 5: value == 0 ? 1 : 0
    case 9: abs(value)
    case 14: -value
    default: value > 0 ? value.squareRoot() : 0
    }
  }

  /// Reads or writes one of 32 storage elements, which are initially 0.
  private mutating func useStorage(_ operation: Int) throws(FontError) {
    let index = try popInteger()
    guard (0..<32).contains(index) else {
      throw .unexpected(tag, "storage index", expected: "0…31", found: index)
    }
    if storage.isEmpty { storage = Array(repeating: 0, count: 32) }
    if operation == 20 {
      storage[index] = try pop()
    } else {
      try push(storage[index])
    }
  }

  /// The operator `ifelse`: chooses the first of two numbers if the third is not above the fourth.
  private mutating func choose() throws(FontError) {
    let fourth = try pop()
    let third = try pop()
    let second = try pop()
    let first = try pop()
    try push(third <= fourth ? first : second)
  }

  /// The operator `roll`: rotates the topmost numbers.
  private mutating func roll() throws(FontError) {
    let distance = try popInteger()
    let count = try popInteger()
    guard count > 0, count <= stack.count else { return }
    spend(count)
    let first = stack.count - count
    let turn = ((distance % count) + count) % count
    let values = Array(stack[first...])
    for index in 0..<count { stack[first + (index + turn) % count] = values[index] }
  }
}
