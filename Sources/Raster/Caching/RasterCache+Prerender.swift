// Drawing looks before they are requested.

/// The results of a call to `RasterCache.prerender`.
public struct PrerenderSummary: Hashable, Sendable {
  /// The number of looks that were missing in memory and were drawn or loaded from the store.
  public internal(set) var drawn = 0
  /// The number of looks that were in memory, or equal to a look that was being drawn.
  public internal(set) var avoided = 0
  /// The size of the rasters of the drawn looks, in bytes.
  public internal(set) var bytes = 0
  /// The number of looks that could not be drawn, for each error.
  public internal(set) var failures: [RasterError: Int] = [:]

  /// Counts the outcome of one look.
  mutating func count(_ outcome: Result<Preparation, RasterError>) {
    switch outcome {
    case .success(.drawn(let count)):
      drawn &+= 1
      bytes &+= count
    case .success(.avoided): avoided &+= 1
    case .failure(let reason): failures[reason, default: 0] &+= 1
    }
  }
}

/// How a look got into a cache.
enum Preparation: Sendable {
  /// The look was already cached.
  case avoided
  /// The look was drawn; its raster has the given size.
  case drawn(bytes: Int)
}

extension RasterCache {
  /// Draws every look in every size at every scale off the caller's thread, before the first frame.
  ///
  ///     let done = try await RasterCache.shared.prerender(PushButton.looks, scales: [2, 3])
  ///
  /// By default, `sizes` is each component's natural size, in points, and `scales` is the
  /// environment's scale. Components are recorded in the caller's isolation, a few ahead of the
  /// drawings, so memory use does not grow with the sequence. Looks that cannot be drawn are
  /// counted by error. Throws `RasterError.cancelled` if the task is cancelled; looks drawn until
  /// then stay cached.
  nonisolated(nonsending)
    public func prerender<Component: Rasterizable>(
      _ looks: some Sequence<Component>,
      sizes: [Size] = [],
      scales: [Double] = [],
      environment: Environment = Environment(),
      background: Color? = nil,
      priority: DrawPriority = .soon
    ) async throws(RasterError) -> PrerenderSummary
  {
    let variants = variants(sizes, scales, environment)
    let done = await withGroup(of: (LookKey, Result<Preparation, RasterError>).self) { group in
      var done = PrerenderSummary()
      var underway: Set<LookKey> = []
      for look in looks {
        for (size, environment) in variants where !Task.isCancelled {
          switch missing(look, size: size, environment: environment, background: background) {
          case .success(let recording?) where underway.insert(recording.look).inserted:
            group.addTask {
              (recording.look, await self.preparation(of: recording, priority: priority))
            }
          case .success: done.count(.success(.avoided))
          case .failure(let reason): done.count(.failure(reason))
          }
          if underway.count == Self.mostUnderway, let (look, outcome) = await group.next() {
            underway.remove(look)
            done.count(outcome)
          }
        }
      }
      for await (_, outcome) in group { done.count(outcome) }
      return done
    }
    guard !Task.isCancelled else { throw .cancelled }
    return done
  }

  /// The maximum number of recordings waiting to be drawn, enough to keep several cores busy.
  private static var mostUnderway: Int { 8 }

  /// Returns the sizes and environments in which each look is drawn.
  private func variants(
    _ sizes: [Size],
    _ scales: [Double],
    _ environment: Environment
  ) -> [(Size?, Environment)] {
    let sizes = sizes.isEmpty ? [nil] : sizes.map(Optional.some)
    let environments = (scales.isEmpty ? [environment.scale] : scales).map { scale in
      var environment = environment
      environment.scale = scale
      return environment
    }
    return environments.flatMap { environment in sizes.map { ($0, environment) } }
  }

  /// Returns the recording of a look that the cache does not find by its request's key, or nil.
  private func missing(
    _ component: some Rasterizable,
    size: Size?,
    environment: Environment,
    background: Color?
  ) -> Result<Recording?, RasterError> {
    Result { () throws(RasterError) in
      try recordingIfMissing(
        RasterRequest(component, size: size, environment: environment, background: background)
      )
    }
  }

  /// Returns the recording of a request, or nil if the cache finds its look by the request's key.
  func recordingIfMissing(
    _ request: RasterRequest<some Rasterizable>
  ) throws(RasterError) -> Recording? {
    if let key = request.key, tier.contains(key) { return nil }
    return try request.record()
  }

  /// Draws a recording off the caller's thread, unless its look is cached.
  ///
  /// The check does not count as a request.
  func preparation(
    of recording: Recording,
    priority: DrawPriority
  ) async -> Result<Preparation, RasterError> {
    if var raster = tier.raster(for: recording.look) {
      finish(recording, &raster, .standard)
      return .success(.avoided)
    }
    do throws(RasterError) {
      let raster = try await raster(of: recording, priority: priority)
      return .success(.drawn(bytes: raster.pixels.count &* 4))
    } catch {
      return .failure(error)
    }
  }
}
