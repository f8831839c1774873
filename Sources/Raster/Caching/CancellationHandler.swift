// Work that is told when its task is cancelled, in its caller's isolation.

/// Runs something that is told as soon as the task is cancelled, as `withTaskCancellationHandler`
/// does, and stays in the caller's isolation.
///
/// The standard library calls a closure of a function that is isolated to its caller on the shared
/// pool of threads. Two requests of one actor would then overtake each other on their way there, and
/// either would wait for a thread of the pool before it stood in line. A closure that captures an
/// isolated parameter is isolated to it (SE-0420), and goes nowhere.
func withCancellationHandler<Value>(
  isolation: isolated (any Actor)? = #isolation,
  operation: nonisolated(nonsending) () async -> Value,
  onCancel handler: @Sendable () -> Void
) async -> Value {
  await withTaskCancellationHandler {
    _ = isolation
    return await operation()
  } onCancel: {
    handler()
  }
}
