// Cancellation handlers and task groups that stay in their caller's isolation.
//
// The standard library's call their closure on the shared pool of threads where a function that is
// isolated to its caller calls them. Two requests of one actor would then overtake each other on
// their way there, either would wait for a thread of the pool before it stood in line, and what the
// actor owns would be used beside it. A closure that captures an isolated parameter is isolated to it
// (SE-0420), and goes nowhere.

/// Runs something, and calls `handler` as soon as the task is cancelled meanwhile.
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

/// Runs something that adds tasks to a group, and waits for them.
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
