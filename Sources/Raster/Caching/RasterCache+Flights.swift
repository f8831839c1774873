// The drawings that are under way or wait for their turn: one for each look.

extension RasterCache {
  /// The numbers of drawings under way, and of tasks that wait for them.
  package struct FlightCounts: Hashable, Sendable {
    /// Looks that are being drawn, or will be at once.
    package let drawings: Int
    /// Looks that wait for their turn.
    package let queued: Int
    /// Tasks that wait for either.
    package let waiters: Int
  }

  /// The numbers of drawings under way, and of tasks that wait for them, at this moment.
  package var flightCounts: FlightCounts { flights.withLock { $0.counts } }

  /// The look of a recording that is not in memory, drawn on this thread or by another that is at it.
  ///
  /// A drawing that waits for its turn is taken over, so a thread waits only for threads that draw.
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
      // Another one's drawing has ended, at a limit or since nobody waited for it.
      if let reason = recording.stopReason { throw reason }
      if recording.outer != nil { return try produce(recording, policy, meter: flight.meter()) }
    }
  }

  /// The look of a recording that is not in memory, drawn elsewhere when its turn comes.
  ///
  /// It stands in line before the caller's task is suspended: what an actor asks for at one priority
  /// is begun in the order in which it asked.
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
      // A drawing that ended since nobody waited for it may have been joined too late.
      guard case .failure(.cancelled) = outcome, !Task.isCancelled, recording.stopReason == nil
      else { return try outcome.get() }
    }
  }

  /// Lets a task wait, unless it is cancelled.
  ///
  /// A task is marked as cancelled before its handler is called. So if the handler came before this
  /// and found nobody, the mark is seen here; otherwise it finds the waiter.
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

  /// Sends a task that draws what is most urgent when it comes to run.
  ///
  /// There is at least one for each flight that is queued and may be drawn, so the pool of threads
  /// bounds how many are drawn at a time. Those that find nothing to do end.
  private func sendTask(_ priority: DrawPriority) {
    Task.detached(priority: priority.taskPriority) { [self] in
      guard let flight = flights.withLock({ $0.next() }) else { return }
      draw(flight)
      if let priority = flights.withLock({ $0.drawn() }) { sendTask(priority) }
    }
  }

  /// Draws a flight, or waits for the thread that is at it; then tells the tasks that wait.
  ///
  /// `isOwn` says that it was drawn here.
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

  /// Ends a flight once its picture is kept, if anybody wants it to be.
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
  /// None is `background`: such threads may be held up for as long as the system likes, and somebody
  /// more urgent may come to wait for them.
  var taskPriority: TaskPriority {
    switch self {
    case .later: .utility
    case .soon: .medium
    case .visible: .userInitiated
    }
  }
}
