// Notifies tools of the content of a layout that is being recorded.

import RasterValues

/// An observer that is notified when a canvas starts and ends the recording of a content.
///
/// Only tools that show where operations come from set observers.
package protocol ContentObserver: AnyObject, Sendable {
  func begin(on canvas: borrowing Canvas)
  func end(on canvas: borrowing Canvas)
}

extension Canvas {
  /// Draws a content between the two calls of its observer.
  mutating func observed(_ content: Content, _ draw: (inout Canvas) -> Void) {
    guard let observer = content.observer else { return draw(&self) }
    observer.begin(on: self)
    draw(&self)
    observer.end(on: self)
  }
}
