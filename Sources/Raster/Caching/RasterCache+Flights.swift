// The drawings that are in progress or queued, one for each look.

extension RasterCache {
  /// The numbers of drawings in progress or queued, and of the tasks waiting for them.
  package struct FlightCounts: Hashable, Sendable {
    /// Looks that are being drawn, or about to be.
    package let drawings: Int
    /// Looks in the queue.
    package let queued: Int
    /// Tasks waiting for either.
    package let waiters: Int
  }

  /// The current numbers of drawings and of waiting tasks.
  package var flightCounts: FlightCounts { flights.withLock { $0.counts } }

  /// Returns a look missing from memory, drawn on this thread or by the thread already drawing it.
  ///
  /// A queued drawing is taken over, so a thread waits only for threads that are drawing.
  func drawnLook(
    of recording: Recording,
    _ policy: RequestPolicy
  ) throws(RasterError) -> Bitmap {
    while true {
      let flight = flights.withLock { $0.flight(for: recording, policy: policy) }
      let (outcome, isOwn) = draw(flight)
      guard case .failure(let error) = outcome, error.isOfOneDrawing, !isOwn else {
        return try outcome.get()
      }
      // Another request's drawing stopped, at its limit or because it had no waiters left.
      if let reason = recording.stopReason { throw reason }
      if recording.outer != nil { return try produce(recording, policy, meter: flight.meter()) }
    }
  }

  /// Returns a look missing from memory, drawn on another thread when its turn comes.
  ///
  /// The request is queued before the caller's task is suspended. An actor's requests of equal
  /// priority therefore begin in the order of the calls.
  nonisolated(nonsending)
    func drawnLook(
      of recording: Recording,
      priority: DrawPriority,
      _ policy: RequestPolicy
    ) async throws(RasterError) -> Bitmap
  {
    while true {
      let number = flights.withLock { $0.makeNumber() }
      let outcome = await withCancellationHandler {
        await withCheckedContinuation { waiter in
          wait(waiter, number: number, for: recording, policy, priority)
        }
      } onCancel: {
        flights.withLock { $0.cancel(number) }?.resume(returning: .failure(.cancelled))
      }
      // This request may have joined a drawing after it was stopped for lack of waiters; if so, try
      // again.
      guard case .failure(.cancelled) = outcome, !Task.isCancelled, recording.stopReason == nil
      else { return try outcome.get() }
    }
  }

  /// Registers a waiter, unless its task is cancelled.
  ///
  /// A task is marked as cancelled before its handler is called. If the handler ran first and found
  /// no waiter, this function sees the mark. Otherwise the handler finds the waiter.
  private func wait(
    _ waiter: FlightTable.Waiter,
    number: UInt64,
    for recording: Recording,
    _ policy: RequestPolicy,
    _ priority: DrawPriority
  ) {
    let (isCancelled, ticket) = flights.withLock { table -> (Bool, DrawPriority?) in
      guard !Task.isCancelled else { return (true, nil) }
      return (
        false,
        table.wait(waiter, number: number, for: recording, policy: policy, priority: priority)
      )
    }
    if isCancelled { waiter.resume(returning: .failure(.cancelled)) }
    if let ticket { sendTask(ticket) }
  }

  /// Starts a task that draws the flight that is most urgent when the task runs.
  ///
  /// There is at least one such task for each queued flight that may be drawn, so the thread pool
  /// bounds the number of concurrent drawings. A task that finds an empty queue ends.
  private func sendTask(_ priority: DrawPriority) {
    Task.detached(priority: priority.taskPriority) { [self] in
      guard let flight = flights.withLock({ $0.next() }) else { return }
      draw(flight)
      if let priority = flights.withLock({ $0.drawn() }) { sendTask(priority) }
    }
  }

  /// Draws a flight, or waits for the thread that is drawing it, then resumes the waiting tasks.
  ///
  /// `isOwn` is true if this call drew the flight.
  @discardableResult
  private func draw(
    _ flight: Flight
  ) -> (outcome: Result<Bitmap, RasterError>, isOwn: Bool) {
    var waiters: [FlightTable.Waiter] = []
    var isOwn = false
    let outcome = flight.outcome {
      isOwn = true
      let policy = flights.withLock { $0.begin(flight) }
      let outcome = Result { () throws(RasterError) in
        try produce(flight.recording, policy, meter: flight.meter())
      }
      waiters = land(flight, outcome, policy)
      return outcome
    }
    for waiter in waiters { waiter.resume(returning: outcome) }
    return (outcome, isOwn)
  }

  /// Ends a flight, caching its bitmap first if a request requires that.
  private func land(
    _ flight: Flight,
    _ outcome: Result<Bitmap, RasterError>,
    _ policy: RequestPolicy
  ) -> [FlightTable.Waiter] {
    var policy = policy
    while true {
      switch flights.withLock({ $0.land(flight, policy: policy) }) {
      case .landed(let waiters): return waiters
      case .keep:
        if case .success(let bitmap) = outcome { keep(bitmap, flight.recording) }
        policy = .standard
      }
    }
  }
}

extension DrawPriority {
  /// The priority of the task that draws.
  ///
  /// It is never `background`: the system may delay such threads indefinitely, and a more urgent
  /// request may come to wait for them.
  var taskPriority: TaskPriority {
    switch self {
    case .later: .utility
    case .soon: .medium
    case .visible: .userInitiated
    }
  }
}
