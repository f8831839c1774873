// The steps of a presenter: from a changed state to its picture, and what is told on the way.

extension RasterPresenter {
  /// Has the present state's picture shown, and says how that ended.
  ///
  /// A hit returns without suspending; a miss is drawn elsewhere. Cancelling the task that waits
  /// cancels the regeneration.
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

  /// Has the present state's picture shown, later; `completion` is called exactly once, in the
  /// owner's isolation.
  ///
  /// Drawn synchronously, it is called before this returns; otherwise afterwards, hit or miss.
  public func regenerate(completion: @escaping (Outcome) -> Void) {
    requested.append(completion)
    if drawsHere { step() } else { link.signal() }
  }

  /// Has the present state's picture shown before this returns, drawn on the caller's thread.
  ///
  /// A drawing that is under way is joined. Called by the delegate, it does nothing and says
  /// `cancelled`.
  @discardableResult
  public func regenerateNow() -> Outcome {
    guard !isStepping else { return .cancelled }
    var outcome: Outcome?
    requested.append { outcome = $0 }
    step(.here)
    return outcome ?? .cancelled
  }

  /// Looks at what changed at once: shows a picture that is there, has another one drawn.
  ///
  /// What a view calls before a frame, as it lays itself out.
  public func updateIfNeeded() { step() }

  /// Cancels what is waited for: a drawing that has not begun, and that nobody else waits for, is not
  /// made.
  ///
  /// Completions are called before this returns. The picture stays; the next change or call of
  /// `regenerate` asks for another.
  public func cancel() {
    let waiting = takeRequested()
    endPass(.cancelled)
    if !waiting.isEmpty { end(waiting, .cancelled) }
    guard link.isChanged, let component else { return }
    link.clearChanged()
    // What has changed is not observed any more; what changes next is to be noticed.
    _ = try? observedReading(of: component)
  }
}

extension RasterPresenter {
  private enum Place { case here, elsewhere }

  private typealias Completions = [(Outcome) -> Void]

  /// Does all that can be done now; what is called meanwhile leaves its changes to a later step.
  func step() { step(drawsHere ? .here : .elsewhere) }

  private func step(_ place: Place) {
    guard !isStepping else { return }
    isStepping = true
    repeat { look(place) } while place == .here && !requested.isEmpty
    isStepping = false
  }

  /// Ends what has ended, and begins what is wanted.
  private func look(_ place: Place) {
    guard let component, isRasterized else { return lookWithoutRaster() }
    if requested.isEmpty && !(observesState && link.isChanged) {
      collect()
    } else {
      // Cleared before the state is read: what changes from here on is looked at again.
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
      tell(.needsDisplay)
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
    // What the delegate was told of or asked may have had it take the component away.
    guard component != nil, isRasterized else { return lookWithoutRaster() }
    let completions = takeRequested()
    do throws(RasterError) {
      try find(reading, place, completions)
    } catch {
      fail(error, completions)
    }
  }

  /// The wanted picture is shown already.
  private func settle() {
    endPass(.superseded)
    if !requested.isEmpty { end(takeRequested(), .hit) }
  }

  /// Waits for the drawing that is under way: for its picture, or to draw the newer state next.
  private func wait(for picture: Picture, _ waiting: Pass) {
    guard waiting.picture == picture else { return link.markChanged() }
    pass?.completions += takeRequested()
  }

  /// Draws here what is being drawn elsewhere: the cache makes one drawing of the two.
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

  /// Takes the picture from the cache, or has it drawn.
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
    tell(.willRegenerate)
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

  /// Ends the regeneration whose drawing is done, or was cancelled.
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

  /// Ends the regeneration that waits for its drawing, which is not waited for any more.
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
    tell(.loaded(from: old, to: image))
    end(completions, outcome)
  }

  /// Shows nothing: a picture of another state would be a wrong one.
  private func fail(_ error: RasterError, _ completions: Completions) {
    shown = nil
    announceCleared()
    end(completions, .failed(error))
  }

  private func announceCleared() {
    guard shown == nil, let old = announced else { return }
    announced = nil
    tell(.cleared(from: old))
  }

  private func takeRequested() -> Completions {
    defer { requested = [] }
    return requested
  }

  private func end(_ completions: Completions, _ outcome: Outcome) {
    tell(.ended(outcome))
    for completion in completions { completion(outcome) }
  }

  private func tell(_ event: Event) {
    delegate?.presenter(self, didReport: event)
    streams.removeAll { stream in
      guard case .terminated = stream.yield(event) else { return false }
      return true
    }
  }
}
