// Notifies tools of the content of a layout that is being recorded.

import RasterValues

/// An observer that is notified when a canvas starts and ends the recording of a content.
///
/// Only tools that show where operations come from set observers.
package protocol ContentObserver: AnyObject, Sendable {
  func begin(on canvas: borrowing Canvas)
  func end(on canvas: borrowing Canvas)
  /// The layout around the content proposes a size to it, in points.
  func propose(_ size: Size)
  /// The content receives a frame in the recording's space; a box has padding inside it.
  func place(in frame: Rect, padding: Insets, on canvas: borrowing Canvas)
}

extension Canvas {
  /// Draws a content between the two calls of its observer.
  mutating func observed(_ content: Content, _ draw: (inout Canvas) -> Void) {
    guard let observer = content.observer else { return draw(&self) }
    observer.begin(on: self)
    draw(&self)
    observer.end(on: self)
  }

  /// Notifies the observer of a content of its frame, which a box limits to its own.
  func notePlace(of content: Content, in frame: Rect) {
    guard let observer = content.observer else { return }
    let box = content.box
    observer.place(
      in: box?.frame(in: frame) ?? frame,
      padding: box?.padding ?? .zero,
      on: self
    )
  }

  /// A rectangle around a rectangle of the recording's space, in the space of the outermost component.
  package func outermost(_ rect: Rect) -> Rect {
    let whole = transform.then(enclosingTransform)
    let corners = [rect.topLeft, rect.topRight, rect.bottomLeft, rect.bottomRight].map {
      $0.transformed(by: whole)
    }
    var (least, most) = (corners[0], corners[0])
    for corner in corners {
      least = Point(min(least.x, corner.x), min(least.y, corner.y))
      most = Point(max(most.x, corner.x), max(most.y, corner.y))
    }
    return Rect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }
}
