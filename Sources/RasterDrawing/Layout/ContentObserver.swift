// Tells tools which content of a layout is being recorded.

import RasterValues

/// Is told when a canvas begins to record a content and when it has ended.
///
/// A tool that shows where operations come from gives contents one; all others have none.
package protocol ContentObserver: AnyObject, Sendable {
  func begin(on canvas: borrowing Canvas)
  func end(on canvas: borrowing Canvas)
}

extension Canvas {
  /// Draws what a content is by itself, between two calls of its observer.
  mutating func observed(_ content: Content, _ draw: (inout Canvas) -> Void) {
    guard let observer = content.observer else { return draw(&self) }
    observer.begin(on: self)
    draw(&self)
    observer.end(on: self)
  }
}
