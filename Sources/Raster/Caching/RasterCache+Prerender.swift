// Drawing looks before anybody asks for them.

/// Counts of what `RasterCache.prerender` did.
public struct PrerenderSummary: Hashable, Sendable {
  /// The number of looks that were not in memory, and were drawn or taken from the store below.
  public internal(set) var drawn = 0
  /// The number of looks that were in memory, or equal to one that was being drawn.
  public internal(set) var avoided = 0
  /// The bytes of the rasters of the former.
  public internal(set) var bytes = 0
  /// The number of looks that could not be drawn, by error.
  public internal(set) var failures: [RasterError: Int] = [:]

  /// Counts one look.
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

/// The way in which a look came to be in a cache.
enum Preparation: Sendable {
  /// Nothing was to be done.
  case avoided
  /// It was drawn, and has so many bytes.
  case drawn(bytes: Int)
}

extension RasterCache {
  /// Draws every look in every size at every scale, off the caller's thread, so that the first frame
  /// draws nothing.
  ///
  ///     let done = try await RasterCache.shared.prerender(PushButton.looks, scales: [2, 3])
  ///
  /// Left out, `sizes` is each component's natural size, in points, and `scales` the environment's.
  /// Components are recorded in the caller's isolation, a few ahead of the drawings, so a long list
  /// takes no memory of its own. Looks that cannot be drawn are counted, with the reason. Throws
  /// `RasterError.cancelled` if the task is cancelled; what was drawn until then is kept.
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

  /// The recordings that may wait for their drawings at a time: enough to keep some cores busy.
  private static var mostUnderway: Int { 8 }

  /// The sizes and environments that each look is drawn in.
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

  /// The recording of a look that is not in the cache by its request's key; nil if it is.
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

  /// The recording of a request, unless its look is here by the request's key.
  func recordingIfMissing(
    _ request: RasterRequest<some Rasterizable>
  ) throws(RasterError) -> Recording? {
    if let key = request.key, tier.contains(key) { return nil }
    return try request.record()
  }

  /// Draws what was recorded off the caller's thread, unless it is here.
  ///
  /// To look whether it is here counts as no request.
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
