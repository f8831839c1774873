// Names of data segments, in the custom section `name` that linkers write after the data.

extension ModuleReader {
  /// Returns the indices of the data segments that have the given name.
  ///
  /// Call this after reading the module's header. The position of the reader does not change.
  func dataSegments(named name: String) throws(ModuleError) -> Set<Int> {
    var reader = self
    var found: Set<Int> = []
    while !reader.isAtEnd {
      let kind = try reader.byte()
      var section = try reader.part(try reader.count())
      guard kind == 0, try section.string() == Array("name".utf8) else { continue }
      while !section.isAtEnd {
        let subsection = try section.byte()
        var names = try section.part(try section.count())
        guard subsection == 9 else { continue }
        for _ in 0..<(try names.count()) {
          let index = try names.count()
          if try names.string() == Array(name.utf8) { found.insert(index) }
        }
      }
    }
    return found
  }

  /// Reads bytes preceded by their number.
  private mutating func string() throws(ModuleError) -> [UInt8] {
    let part = try part(try count())
    return Array(part.bytes[part.position..<part.end])
  }
}
