// The images shown by the page, each drawn once.

import Raster
import RasterCommands
import RasterInterpreter
import Synchronization

/// The images shown by the page: each is drawn once, and identified by its inputs.
///
/// It is a class because all requests share it.
final class PreviewPictures: Sendable {
  struct Picture: Sendable {
    /// The digest of everything that affects the image.
    let id: String
    let file: [UInt8]
    /// The digest of the file; different recordings can have equal images.
    let content: ContentDigest
    /// The size in device pixels, including drawing outside the bounds.
    let width, height: Int
    let box: PixelRect
    let notes: [String]
    /// The drawing time, in milliseconds.
    let time: Double
  }

  /// The maximum total bytes of cached files, and their maximum number.
  private static let byteLimit = 128 << 20
  private static let pictureLimit = 10_000
  private static let requestLimit = 20_000

  fileprivate struct State {
    var pictures: [String: (picture: Picture, use: Int)] = [:]
    /// The results of requests, so that requests for unchanged components need no recording.
    var requests: [RequestKey: String] = [:]
    var bytes = 0
    var use = 0
  }

  private let state = Mutex(State())
  /// A cache for placed components, which looks can share; complete images are cached as files.
  private let cache = RasterCache(byteLimit: 32 << 20)

  /// The file of an image that was shown.
  func file(_ id: String) -> [UInt8]? {
    state.withLock { $0.pictures[id]?.picture.file }
  }

  /// The result of looking up a request.
  struct Place: Sendable {
    /// The digest of everything that affects the image.
    let id: String
    fileprivate let key: RequestKey?
    /// The image, or `nil` if it has not been drawn yet.
    let picture: Picture?
  }

  /// Looks up a request, and records it if no equal one was made before.
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

  /// Draws the image of a request.
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
      notes: bitmap.notes.filter { $0 != .drawsOutsideBounds }.messages,
      time: (clock.now - start) / .milliseconds(1)
    )
    insert(picture, place.key)
    return picture
  }

  /// The image of a request, and whether it was drawn for this request.
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
  /// Returns an image, and marks it as used most recently.
  fileprivate mutating func use(_ id: String) -> PreviewPictures.Picture? {
    guard let found = pictures[id] else { return nil }
    use += 1
    pictures[id] = (found.picture, use)
    return found.picture
  }

  /// Evicts the least recently used images, down to half of the limits.
  fileprivate mutating func trim(toBytes limit: Int, count: Int) {
    guard bytes > limit || pictures.count > count else { return }
    for (id, entry) in pictures.sorted(by: { $0.value.use < $1.value.use })
    where bytes > limit / 2 || pictures.count > count / 2 {
      bytes -= entry.picture.file.count
      pictures[id] = nil
    }
  }
}
