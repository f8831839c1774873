// How a presenter reads its component: the requested image's identity, and its recording.

import Observation

extension RasterPresenter {
  /// The identity of a state's image; equal values have equal images of equal size.
  struct Picture: Equatable {
    let key: RequestKey?
    /// The look key of the drawing, for a component that writes no key.
    let look: LookKey?
    let caps: PixelCaps
    let width, height: Int
    let scale: Double

    func image(_ raster: Bitmap) -> RasterImage {
      RasterImage(raster, caps: caps, width: width, height: height, scale: scale)
    }
  }

  /// The result of reading a component.
  struct Reading {
    let picture: Picture
    /// The recording, if the component writes no key and had to be recorded.
    let recording: Recording?
    let makeRecording: () throws(RasterError) -> Recording
    /// Returns the image to show for a raster found by the key.
    let image: (Bitmap) throws(RasterError) -> RasterImage

    func record() throws(RasterError) -> Recording {
      if let recording { return recording }
      return try makeRecording()
    }
  }

  /// A regeneration that waits for its drawing.
  struct Pass {
    let picture: Picture
    let drawing: PresenterDrawing
    var completions: [(Outcome) -> Void]
    /// Whether the regeneration is to end as cancelled.
    var isAbandoned = false
  }

  /// Reads the component: computes its key, or records it if it writes none.
  func reading(of component: some Rasterizable) throws(RasterError) -> Reading {
    let request = try RasterRequest(
      component,
      size: size,
      environment: environment,
      background: background
    )
    let recording = request.key == nil ? try request.record() : nil
    return Reading(
      picture: Picture(
        key: request.key,
        look: recording?.look,
        caps: request.caps,
        width: request.width,
        height: request.height,
        scale: environment.scale
      ),
      recording: recording,
      makeRecording: { () throws(RasterError) in try request.record() },
      image: { [cache] raster throws(RasterError) in try cache.audited(raster, for: request) }
    )
  }

  /// Reads the component, and takes a step after the observed state has changed.
  ///
  /// A key depends on the component and its environment, and a recording also on the size. State
  /// that is already observed is not observed again, so frequent reads do not accumulate memory.
  func observedReading(of component: any Rasterizable) throws(RasterError) -> Reading {
    guard observesState, !link.isObserved else { return try reading(of: component) }
    link.isObserved = true
    let result: Result<Reading, RasterError> = withObservationTracking {
      do throws(RasterError) { return .success(try reading(of: component)) } catch {
        return .failure(error)
      }
    } onChange: { [link] in
      // The component still has its old values here, so it must be read later.
      link.componentWillChange()
    }
    switch result {
    case .success(let reading): hasKey = reading.recording == nil
    case .failure: link.isObserved = false
    }
    return try result.get()
  }
}
