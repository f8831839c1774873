// A component's transitions through several states, as the frames of an animation.

import RasterDrawing
import RasterValues

/// A component's transitions through several states, as a function of time.
///
/// The animation leaves the first state at once, and then holds each further state for a while.
package struct StateAnimation<Component: Transitioning> {
  /// A component with its environment and size, at rest or during a transition.
  package struct Moment {
    package let component: Component
    /// The size of the component, or nil for its natural size.
    package let size: Size?
    package let environment: Environment

    package init(_ component: Component, size: Size?, environment: Environment) {
      (self.component, self.size, self.environment) = (component, size, environment)
    }
  }

  private let states: [Moment]
  private let framesPerSecond: Int
  private let hold: Double

  /// Creates an animation through at least one state; `hold` is the number of seconds spent in each of them.
  ///
  /// During the transition to a state, the component has that state's environment and size.
  package init(_ states: [Moment], framesPerSecond: Int, hold: Double) {
    self.states = states
    self.framesPerSecond = Swift.min(Swift.max(framesPerSecond, 1), Int(UInt16.max))
    self.hold = hold > 0 ? hold : 0
  }

  /// Whether no transition takes any time.
  package var isStill: Bool { !durations.contains { $0 > 0 } }

  private var durations: [Double] {
    zip(states, states.dropFirst()).map { $0.component.seconds(to: $1.component) }
  }

  /// Returns the moment shown at a time since the beginning.
  package func moment(afterSeconds time: Double) -> Moment { moment(place(after: time, durations)) }

  private func moment(_ place: Place) -> Moment {
    let to = states[place.state]
    guard place.state > 0 else { return to }
    let from = states[place.state &- 1].component
    let frame = from.component(to: to.component, afterSeconds: place.time)
    return Moment(frame, size: to.size, environment: to.environment)
  }

  /// The target state of a transition, and the time since the transition began.
  private struct Place {
    let state: Int
    let time: Double
  }

  private func place(after time: Double, _ durations: [Double]) -> Place {
    var rest = time
    for (index, duration) in durations.enumerated() {
      guard rest >= duration + hold, index &+ 1 < durations.count else {
        return Place(state: index &+ 1, time: rest)
      }
      rest -= duration + hold
    }
    return Place(state: 0, time: 0)
  }

  /// Returns the moments in order, each with its number of frames.
  ///
  /// Consecutive frames with equal transition steps are one moment. Throws `exceeded` if there are
  /// more frames than an animated PNG can have.
  package func moments() throws(RasterError) -> [(moment: Moment, frames: Int)] {
    let durations = durations
    let arrival = durations.reduce(0, +) + hold * Double(durations.count &- 1)
    let rate = Double(framesPerSecond)
    // The last state is shown for at least one frame.
    let count = Swift.max(((arrival + hold) * rate).rounded(.up), (arrival * rate).rounded(.up) + 1)
    guard !durations.isEmpty else { return [(states[0], 1)] }
    guard count <= Double(AnimatedPNG.maximumFrames) else {
      throw .exceeded(.frames, value: AnimatedPNG.maximumFrames)
    }
    var moments: [(moment: Moment, frames: Int)] = []
    var (state, steps): (Int, [Int]) = (-1, [])
    for frame in 0..<Int(count) {
      let place = place(after: Double(frame) / rate, durations)
      let from = states[place.state &- 1].component
      let reached = from.steps(to: states[place.state].component, afterSeconds: place.time)
      if place.state == state, reached == steps {
        moments[moments.count &- 1].frames &+= 1
      } else {
        (state, steps) = (place.state, reached)
        moments.append((moment(place), 1))
      }
    }
    return moments
  }
}

extension StateAnimation {
  /// Returns the animation as a PNG file, with the notes of its drawings.
  ///
  /// If the frames differ in size, all get the size that contains every frame, and the component's
  /// top left corner has the same position in each. Each look is drawn once, unless it is evicted
  /// from the cache meanwhile.
  package func png(
    plays: Int? = nil,
    background: Color? = nil,
    crop: Crop? = nil,
    level: PNGLevel = .balanced,
    cache: RasterCache = .shared
  ) throws(RasterError) -> (file: [UInt8], notes: [DrawingNote]) {
    func draw(_ moment: Moment) throws(RasterError) -> Bitmap {
      try cache.bitmap(
        of: moment.component,
        size: moment.size,
        environment: moment.environment,
        background: background,
        crop: crop
      )
    }
    let moments = try moments()
    var room = PictureRoom()
    var notes: [DrawingNote] = []
    for (moment, _) in moments {
      let picture = try draw(moment)
      room.add(picture)
      notes += picture.notes.filter { !notes.contains($0) }
    }
    let space = moments.first?.0.environment.colorSpace ?? .srgb
    let ground = background.map { RecordedColor($0, in: space).pixel } ?? 0
    var animation = AnimatedPNG(framesPerSecond: framesPerSecond, plays: plays)
    for (moment, frames) in moments {
      try animation.append(try room.placed(try draw(moment), on: ground), frames: frames)
    }
    return (animation.png(level: level), notes)
  }
}

/// The extent of several bitmaps whose components' top left corners coincide.
private struct PictureRoom {
  /// The extent of the bitmaps from that corner in each direction.
  private var (left, top, right, bottom) = (Int.min, Int.min, Int.min, Int.min)

  mutating func add(_ picture: Bitmap) {
    left = max(left, picture.bounds.x)
    top = max(top, picture.bounds.y)
    right = max(right, picture.width &- picture.bounds.x)
    bottom = max(bottom, picture.height &- picture.bounds.y)
  }

  /// Returns a bitmap extended to the common size with a background colour.
  func placed(_ picture: Bitmap, on ground: UInt32) throws(RasterError) -> Bitmap {
    let (width, height) = (left &+ right, top &+ bottom)
    if picture.width == width, picture.height == height { return picture }
    guard var placed = Bitmap(width: width, height: height) else {
      throw .tooLarge(width: width, height: height, limit: Bitmap.maximumArea)
    }
    placed.colorSpace = picture.colorSpace
    if ground != 0 { placed.pixels = Array(repeating: ground, count: width &* height) }
    let start = (top &- picture.bounds.y) &* width &+ left &- picture.bounds.x
    for y in 0..<picture.height {
      let row = picture.pixels[y &* picture.width..<(y &+ 1) &* picture.width]
      placed.pixels.replaceSubrange(
        start &+ y &* width..<start &+ y &* width &+ row.count,
        with: row
      )
    }
    return placed
  }
}
