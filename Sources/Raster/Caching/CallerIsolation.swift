// Cancellation handlers and task groups that run in their caller's isolation.
//
// The standard library's versions run their closure on the shared thread pool when they are called
// from a `nonisolated(nonsending)` function. Two requests of one actor could then overtake each
// other, each would wait for a pool thread before it is queued, and the actor's state would be used
// concurrently. A closure that captures an isolated parameter is isolated to it (SE-0420), so it
// stays on the actor.

/// Runs `operation`, and calls `handler` at once if the task is cancelled meanwhile.
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

/// Runs `body`, which adds tasks to a group, and waits for them.
func withGroup<Child: Sendable, Value>(
  of child: Child.Type,
  isolation: isolated (any Actor)? = #isolation,
  body: nonisolated(nonsending) (inout TaskGroup<Child>) async -> Value
) async -> Value {
  await withTaskGroup(of: child) { group in
    _ = isolation
    return await body(&group)
  }
}
