// Reverses the direction of paths.

extension Path {
  /// The path drawn in the opposite direction.
  ///
  /// Subpaths keep their order, and closed subpaths keep their start points. The inside of the path
  /// does not change. Dashes and trims begin at the other end.
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
      // The closing line replaces the first line.
      if case .line = segment.kind, index == 0, subpath.isClosed { break }
      add(segment.reversed)
    }
    if subpath.isClosed { close() }
  }
}
