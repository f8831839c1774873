// Tables that live as long as the process and are read without reference counting.

extension Array {
  /// A copy of the elements in memory that is never freed, for tables that live as long as the
  /// process.
  package func immortalCopy() -> UnsafePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: Swift.max(count, 1))
    memory.initialize(from: self, count: count)
    return UnsafePointer(memory)
  }
}
