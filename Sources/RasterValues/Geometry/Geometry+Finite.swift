// Checks for finite geometry; other geometry is not drawn.

extension Point {
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Rect {
  package var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }
}

extension Insets {
  package var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}

extension Transform {
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
