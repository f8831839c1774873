// A component on its way through states, as the pictures of an animation.

import RasterDrawing
import RasterValues

/// A component on its way through some of its states, by no clock: what is shown at which time.
///
/// It leaves the first state at once, and stays for a while in each to which it comes.
package struct StateAnimation<Component: Transitioning> {
  /// A component, with what surrounds it and its size: a state at rest, or a moment.
  package struct Moment {
    package let component: Component
    /// The size of the box; nil where it is the component's own.
    package let size: Size?
    package let environment: Environment

    package init(_ component: Component, size: Size?, environment: Environment) {
      (self.component, self.size, self.environment) = (component, size, environment)
    }
  }

  private let states: [Moment]
  private let framesPerSecond: Int
  private let hold: Double

  /// An animation through states, at least one; `hold` is the seconds that is spent in each of them.
  ///
  /// On its way to a state a component has that one's surroundings and size.
  package init(_ states: [Moment], framesPerSecond: Int, hold: Double) {
    self.states = states
    self.framesPerSecond = Swift.min(Swift.max(framesPerSecond, 1), Int(UInt16.max))
    self.hold = hold > 0 ? hold : 0
  }

  /// Whether no property takes time on any of the ways.
  package var isStill: Bool { !durations.contains { $0 > 0 } }

  private var durations: [Double] {
    zip(states, states.dropFirst()).map { $0.component.seconds(to: $1.component) }
  }

  /// What is shown so long after the beginning.
  package func moment(afterSeconds time: Double) -> Moment { moment(place(after: time, durations)) }

  private func moment(_ place: Place) -> Moment {
    let to = states[place.state]
    guard place.state > 0 else { return to }
    let from = states[place.state &- 1].component
    let frame = from.component(to: to.component, afterSeconds: place.time)
    return Moment(frame, size: to.size, environment: to.environment)
  }

  /// The state that a way leads to, and the time since it was begun.
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

  /// What is shown, in order, each for so many frames; a step of the transitions is there once.
  ///
  /// Throws `exceeded` where these are more frames than an animation has.
  package func moments() throws(RasterError) -> [(moment: Moment, frames: Int)] {
    let durations = durations
    let arrival = durations.reduce(0, +) + hold * Double(durations.count &- 1)
    let rate = Double(framesPerSecond)
    // The last state is shown for one frame at least.
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
  /// The animation as a file, and what its drawings say of themselves.
  ///
  /// Where the pictures differ in size, all have the room of the largest, with their boxes' upper left
  /// corners in one place. Each look is drawn once; of more than the cache holds, some twice.
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
    let ground = background.map { RecordedColor($0).pixel } ?? 0
    var animation = AnimatedPNG(framesPerSecond: framesPerSecond, plays: plays)
    for (moment, frames) in moments {
      try animation.append(try room.placed(try draw(moment), on: ground), frames: frames)
    }
    return (animation.png(level: level), notes)
  }
}

/// The room that pictures take whose boxes begin at one point.
private struct PictureRoom {
  /// How far pictures reach from that point.
  private var (left, top, right, bottom) = (Int.min, Int.min, Int.min, Int.min)

  mutating func add(_ picture: Bitmap) {
    left = max(left, picture.bounds.x)
    top = max(top, picture.bounds.y)
    right = max(right, picture.width &- picture.bounds.x)
    bottom = max(bottom, picture.height &- picture.bounds.y)
  }

  /// A picture with a ground around it, as large as the room.
  func placed(_ picture: Bitmap, on ground: UInt32) throws(RasterError) -> Bitmap {
    let (width, height) = (left &+ right, top &+ bottom)
    if picture.width == width, picture.height == height { return picture }
    guard var placed = Bitmap(width: width, height: height) else {
      throw .tooLarge(width: width, height: height, limit: Bitmap.maximumArea)
    }
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
