// How a presenter reads its component: which picture is wanted, and its recording.

import Observation

extension RasterPresenter {
  /// The identity of a state's picture; equal ones are the same picture in the same size.
  struct Picture: Equatable {
    let key: RequestKey?
    /// The key of the drawing, for a component that writes no key.
    let look: LookKey?
    let caps: PixelCaps
    let width, height: Int
    let scale: Double

    func image(_ raster: Bitmap) -> RasterImage {
      RasterImage(raster, caps: caps, width: width, height: height, scale: scale)
    }
  }

  /// The reading of a component.
  struct Reading {
    let picture: Picture
    /// Made already, for a component that writes no key.
    let recording: Recording?
    let makeRecording: () throws(RasterError) -> Recording
    /// The image to be shown of a raster that was found by the key.
    let image: (Bitmap) throws(RasterError) -> RasterImage

    func record() throws(RasterError) -> Recording {
      if let recording { return recording }
      return try makeRecording()
    }
  }

  /// A regeneration whose drawing is waited for.
  struct Pass {
    let picture: Picture
    let drawing: PresenterDrawing
    var completions: [(Outcome) -> Void]
    /// Whether it is to end as cancelled.
    var isAbandoned = false
  }

  /// Reads the component, which writes its key or is recorded.
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

  /// Reads the component; after what was read has changed, a step is taken.
  ///
  /// What stands in a key depends on the component and its environment, and a recording on the size
  /// too. What is observed already is not observed twice, so that reading it often costs no memory.
  func observedReading(of component: any Rasterizable) throws(RasterError) -> Reading {
    guard observesState, !link.isObserved else { return try reading(of: component) }
    link.isObserved = true
    let result: Result<Reading, RasterError> = withObservationTracking {
      do throws(RasterError) { return .success(try reading(of: component)) } catch {
        return .failure(error)
      }
    } onChange: { [link] in
      // The component has its old values still: reading it now would be reading the past.
      link.componentWillChange()
    }
    switch result {
    case .success(let reading): hasKey = reading.recording == nil
    case .failure: link.isObserved = false
    }
    return try result.get()
  }
}
