// Paths drawn the other way round.

extension Path {
  /// The path drawn the other way round.
  ///
  /// Subpaths keep their order, and closed ones the point where they begin. What counts as inside
  /// stays the same; dashes and trims begin at the other end.
  public var reversed: Path {
    guard shape.recordable != nil else { return self }
    return Path.build { builder in
      for subpath in shape.outline.subpaths { builder.add(reversed: subpath) }
    }
  }
}

extension PathBuilder {
  fileprivate mutating func add(reversed subpath: Subpath) {
    move(to: Point(subpath.isClosed ? subpath.start : subpath.end))
    if let line = subpath.closingLine { self.addLine(to: Point(line.from)) }
    for (index, segment) in subpath.segments.enumerated().reversed() {
      // The closing line stands for the first one.
      if case .line = segment.kind, index == 0, subpath.isClosed { break }
      add(segment.reversed)
    }
    if subpath.isClosed { close() }
  }
}
