// The pictures that the page shows, each drawn once.

import Raster
import RasterCommands
import RasterInterpreter
import Synchronization

/// The pictures that the page shows: each is drawn once, and found by what it depends on.
///
/// A class, since all requests share it.
final class PreviewPictures: Sendable {
  struct Picture: Sendable {
    /// The digest of all that it depends on.
    let id: String
    let file: [UInt8]
    /// The digest of the file: pictures of different recordings may be equal.
    let content: ContentDigest
    /// In device pixels, with the ink around the box.
    let width, height: Int
    let box: PixelRect
    let notes: [String]
    /// How long its drawing took, in milliseconds.
    let time: Double
  }

  /// The most bytes of files that are kept, and the most files.
  private static let byteLimit = 128 << 20
  private static let pictureLimit = 10_000
  private static let requestLimit = 20_000

  fileprivate struct State {
    var pictures: [String: (picture: Picture, use: Int)] = [:]
    /// What requests led to, so that those of components that did not change are not even recorded.
    var requests: [RequestKey: String] = [:]
    var bytes = 0
    var use = 0
  }

  private let state = Mutex(State())
  /// What a drawing places, which other looks may place too; whole pictures are kept as files.
  private let cache = RasterCache(byteLimit: 32 << 20)

  /// The file of a picture that was shown.
  func file(_ id: String) -> [UInt8]? {
    state.withLock { $0.pictures[id]?.picture.file }
  }

  /// What a request leads to.
  struct Place: Sendable {
    /// The digest of all that the picture depends on.
    let id: String
    fileprivate let key: RequestKey?
    /// Nil where it is not drawn yet.
    let picture: Picture?
  }

  /// What a request leads to, which is recorded where its like was not asked for before.
  func place(of request: RasterRequest<InterpretedComponent>) throws(RasterError) -> Place {
    let key = request.key?.sized(
      width: request.width,
      height: request.height,
      hasInk: true,
      .png(.fast)
    )
    if let key, let known = known(key) { return Place(id: known.id, key: key, picture: known) }
    let look = try request.record().look.sized(
      width: request.width,
      height: request.height,
      hasInk: true,
      .png(.fast)
    )
    let id = look.digest.description
    return Place(id: id, key: key, picture: known(id, as: key))
  }

  /// Draws the picture of a request.
  func draw(
    _ request: RasterRequest<InterpretedComponent>,
    at place: Place
  ) throws(RasterError) -> Picture {
    let clock = ContinuousClock()
    let start = clock.now
    let bitmap = try request.component.bitmap(
      size: request.size,
      environment: request.environment,
      background: request.background,
      crop: .drawing,
      cache: cache
    )
    let file = bitmap.png(level: .fast)
    let picture = Picture(
      id: place.id,
      file: file,
      content: ContentDigest(of: file),
      width: bitmap.width,
      height: bitmap.height,
      box: bitmap.bounds,
      notes: bitmap.notes.filter { $0 != .enlarged }.words,
      time: (clock.now - start) / .milliseconds(1)
    )
    insert(picture, place.key)
    return picture
  }

  /// The picture of a request, and whether it was drawn for it.
  func picture(
    for request: RasterRequest<InterpretedComponent>
  ) throws(RasterError) -> (picture: Picture, isDrawn: Bool) {
    let place = try place(of: request)
    if let picture = place.picture { return (picture, false) }
    return (try draw(request, at: place), true)
  }

  private func known(_ key: RequestKey) -> Picture? {
    state.withLock { state in state.requests[key].flatMap { state.use($0) } }
  }

  private func known(_ id: String, as key: RequestKey?) -> Picture? {
    state.withLock { state in
      let picture = state.use(id)
      if picture != nil, let key { state.requests[key] = id }
      return picture
    }
  }

  private func insert(_ picture: Picture, _ key: RequestKey?) {
    state.withLock { state in
      if state.pictures[picture.id] == nil { state.bytes += picture.file.count }
      state.use += 1
      state.pictures[picture.id] = (picture, state.use)
      if state.requests.count >= Self.requestLimit { state.requests = [:] }
      if let key { state.requests[key] = picture.id }
      state.trim(toBytes: Self.byteLimit, count: Self.pictureLimit)
    }
  }
}

extension PreviewPictures.State {
  /// A picture, which is then the last that was used.
  fileprivate mutating func use(_ id: String) -> PreviewPictures.Picture? {
    guard let found = pictures[id] else { return nil }
    use += 1
    pictures[id] = (found.picture, use)
    return found.picture
  }

  /// Forgets what was used least lately, down to half of what may be kept.
  fileprivate mutating func trim(toBytes limit: Int, count: Int) {
    guard bytes > limit || pictures.count > count else { return }
    for (id, entry) in pictures.sorted(by: { $0.value.use < $1.value.use })
    where bytes > limit / 2 || pictures.count > count / 2 {
      bytes -= entry.picture.file.count
      pictures[id] = nil
    }
  }
}
