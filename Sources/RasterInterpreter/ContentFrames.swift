// Records the frames of the contents of a recording, for tools that show them.

import RasterSyntax
import RasterValues

/// The frames that layouts give to their contents while components are recorded.
///
/// A class because all components of a recording share it.
package final class ContentFrames: Sendable {
  /// The frame of one content.
  package struct Frame: Sendable {
    /// The line or the call that created the content.
    package let source: SourceRange
    /// The frame in points, in the space of the outermost component.
    package let rect: Rect
    /// The padding of a box; zero for other contents.
    package let padding: Insets
    /// The size that the layout proposed; nil if the natural size of the layout fitted.
    package let proposed: Size?
  }

  private struct State {
    var frames: [Frame] = []
    /// The number of tiles in progress, which are separate recordings.
    var pauses = 0
  }

  /// The maximum number of frames; contents after these are not recorded.
  private static let limit = 4_096

  private let state = Guarded(State())

  /// Creates an empty record.
  package init() {}

  /// The frames in drawing order: a container before its contents.
  package var all: [Frame] { state.withLock { $0.frames } }

  func add(_ frame: Frame) {
    state.withLock { state in
      guard state.pauses == 0, state.frames.count < Self.limit else { return }
      state.frames.append(frame)
    }
  }

  /// Ignores a nested, separate recording until `resume`.
  func pause() { state.withLock { $0.pauses += 1 } }

  /// Resumes recording after `pause`.
  func resume() { state.withLock { $0.pauses -= 1 } }
}
