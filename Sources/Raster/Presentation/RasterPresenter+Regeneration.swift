// The steps of a presenter: from a changed state to its image, with the events on the way.

extension RasterPresenter {
  /// Shows the image of the current state, and returns the outcome.
  ///
  /// A hit returns without suspending. A miss is drawn on another thread. Cancelling the waiting
  /// task cancels the regeneration.
  @discardableResult
  nonisolated(nonsending)
    public func regenerate() async -> Outcome
  {
    var outcome: Outcome?
    requested.append { outcome = $0 }
    step(drawsSynchronously ? .here : .elsewhere)
    while outcome == nil, let pass {
      await pass.drawing.wait()
      step(drawsSynchronously ? .here : .elsewhere)
    }
    return outcome ?? .cancelled
  }

  /// Shows the image of the current state later, and calls `completion` exactly once.
  ///
  /// `completion` is called in the owner's isolation. If the presenter draws synchronously, it is
  /// called before this function returns; otherwise afterwards, on hit or miss.
  public func regenerate(completion: @escaping (Outcome) -> Void) {
    requested.append(completion)
    if drawsHere { step() } else { link.signal() }
  }

  /// Shows the image of the current state before returning, drawing on the caller's thread.
  ///
  /// The call joins a drawing in progress. When the delegate calls it, it does nothing and returns
  /// `cancelled`.
  @discardableResult
  public func regenerateNow() -> Outcome {
    guard !isStepping else { return .cancelled }
    var outcome: Outcome?
    requested.append { outcome = $0 }
    step(.here)
    return outcome ?? .cancelled
  }

  /// Processes changes at once: shows a cached image, or starts drawing a missing one.
  ///
  /// A view calls this method before each frame, during layout.
  public func updateIfNeeded() { step() }

  /// Cancels the pending regeneration.
  ///
  /// Its drawing is dropped if it has not begun and has no other waiters. Completions are called
  /// before this function returns. The current image stays; the next change or call of `regenerate`
  /// requests a new one.
  public func cancel() {
    let waiting = takeRequested()
    endPass(.cancelled)
    if !waiting.isEmpty { end(waiting, .cancelled) }
    guard link.isChanged, let component else { return }
    link.clearChanged()
    // The change ended the observation, so observe the component again to notice the next change.
    _ = try? observedReading(of: component)
  }
}

extension RasterPresenter {
  private enum Place { case here, elsewhere }

  private typealias Completions = [(Outcome) -> Void]

  /// Takes a step, unless one is in progress; changes made during a step are left to a later one.
  func step() { step(drawsHere ? .here : .elsewhere) }

  private func step(_ place: Place) {
    guard !isStepping else { return }
    isStepping = true
    repeat { look(place) } while place == .here && !requested.isEmpty
    isStepping = false
  }

  /// Ends a finished regeneration, and begins the next one that is needed.
  private func look(_ place: Place) {
    guard let component, isRasterized else { return lookWithoutRaster() }
    if requested.isEmpty && !(observesState && link.isChanged) {
      collect()
    } else {
      // Clear the flag before reading the state, so that later changes cause another step.
      link.clearChanged()
      do throws(RasterError) {
        look(at: try observedReading(of: component), place)
      } catch {
        endPass(.superseded)
        fail(error, takeRequested())
      }
    }
    announceCleared()
  }

  private func lookWithoutRaster() {
    endPass(.cancelled)
    let (completions, isExpected) = (takeRequested(), observesState && link.isChanged)
    link.clearChanged()
    if component == nil {
      shown = nil
      announceCleared()
    } else if isExpected || !completions.isEmpty {
      notify(.needsDisplay)
    }
    if !completions.isEmpty { end(completions, component == nil ? .empty : .live) }
  }

  private func look(at reading: Reading, _ place: Place) {
    let isOvertaken = pass.map { $0.picture != reading.picture } ?? false
    if isOvertaken, place == .here || loadingContent == .placeholder { endPass(.superseded) }
    collect()
    if shown?.picture == reading.picture { return settle() }
    if let waiting = pass {
      return place == .here ? takeOver(waiting) : wait(for: reading.picture, waiting)
    }
    guard delegate?.presenterShouldRegenerate(self) ?? true else {
      return end(takeRequested(), .vetoed)
    }
    // The delegate may have removed the component in the calls above.
    guard component != nil, isRasterized else { return lookWithoutRaster() }
    let completions = takeRequested()
    do throws(RasterError) {
      try find(reading, place, completions)
    } catch {
      fail(error, completions)
    }
  }

  /// Ends the requests as hits, because the requested image is already shown.
  private func settle() {
    endPass(.superseded)
    if !requested.isEmpty { end(takeRequested(), .hit) }
  }

  /// Waits for the drawing in progress, or draws the newer state after it.
  private func wait(for picture: Picture, _ waiting: Pass) {
    guard waiting.picture == picture else { return link.markChanged() }
    pass?.completions += takeRequested()
  }

  /// Draws the pending image on the caller's thread; the cache joins the two drawings.
  private func takeOver(_ waiting: Pass) {
    pass = nil
    let completions = waiting.completions + takeRequested()
    do throws(RasterError) {
      let raster = try cache.raster(of: waiting.drawing.recording)
      show(waiting.picture.image(raster), of: waiting.picture, .drawn, completions)
    } catch {
      fail(error, completions)
    }
  }

  /// Shows the image from the cache, or starts drawing it.
  private func find(
    _ reading: Reading,
    _ place: Place,
    _ completions: Completions
  ) throws(RasterError) {
    if let key = reading.picture.key, let raster = cache.raster(for: key) {
      return show(try reading.image(raster), of: reading.picture, .hit, completions)
    }
    let recording = try reading.record()
    if let raster = try? cache.raster(of: recording, policy: .cacheOnly) {
      return show(reading.picture.image(raster), of: reading.picture, .hit, completions)
    }
    notify(.willRegenerate)
    switch place {
    case .here:
      let raster = try cache.raster(of: recording)
      show(reading.picture.image(raster), of: reading.picture, .drawn, completions)
    case .elsewhere:
      if loadingContent == .placeholder { shown = nil }
      let drawing = PresenterDrawing(recording, cache: cache, priority: priority, link: link)
      pass = Pass(picture: reading.picture, drawing: drawing, completions: completions)
    }
  }

  /// Ends the regeneration if its drawing is complete or cancelled.
  private func collect() {
    guard let ended = pass else { return }
    guard !ended.isAbandoned else { return endPass(.cancelled) }
    guard let result = ended.drawing.result else { return }
    pass = nil
    switch result {
    case .success(let raster):
      show(ended.picture.image(raster), of: ended.picture, .drawn, ended.completions)
    case .failure(.cancelled): end(ended.completions, .cancelled)
    case .failure(let error): fail(error, ended.completions)
    }
  }

  /// Ends the pending regeneration and cancels its drawing.
  private func endPass(_ outcome: Outcome) {
    guard let ended = pass else { return }
    pass = nil
    ended.drawing.cancel()
    end(ended.completions, ended.isAbandoned ? .cancelled : outcome)
  }

  private func show(
    _ image: RasterImage,
    of picture: Picture,
    _ outcome: Outcome,
    _ completions: Completions
  ) {
    let old = announced
    shown = (picture, image)
    announced = image
    notify(.loaded(from: old, to: image))
    end(completions, outcome)
  }

  /// Removes the image, because an image of another state would be wrong.
  private func fail(_ error: RasterError, _ completions: Completions) {
    shown = nil
    announceCleared()
    end(completions, .failed(error))
  }

  private func announceCleared() {
    guard shown == nil, let old = announced else { return }
    announced = nil
    notify(.cleared(from: old))
  }

  private func takeRequested() -> Completions {
    defer { requested = [] }
    return requested
  }

  private func end(_ completions: Completions, _ outcome: Outcome) {
    notify(.ended(outcome))
    for completion in completions { completion(outcome) }
  }

  private func notify(_ event: Event) {
    delegate?.presenter(self, didReport: event)
    streams.removeAll { stream in
      guard case .terminated = stream.yield(event) else { return false }
      return true
    }
  }
}
