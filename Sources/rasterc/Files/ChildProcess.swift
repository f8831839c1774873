// Runs other programs, which are found through `PATH`.

import RasterCommands

/// Other programs, run with empty input and a discarded error stream.
enum ChildProcess {
  /// Starts a program without waiting for it.
  static func start(_ command: [String]) throws(FileError) {
    let child = try spawn(command, output: nil)
    // Collect the exit status, because the process otherwise stays in the process table. If no
    // thread can be started, it stays there until this process ends.
    try? Threads.start { _ = status(of: child) }
  }

  /// Runs a program and returns its output, or `nil` if its exit code indicates failure.
  static func output(of command: [String]) throws(FileError) -> [UInt8]? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .ofLastCall }
    defer { close(ends[0]) }
    // Only the program may hold the write end, so that the pipe ends when the program does.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = Result { () throws(FileError) in try spawn(command, output: ends[1]) }
    close(ends[1])
    let bytes = Result { () throws(FileError) in
      try RegularFile.readToEnd(of: ends[0], limit: .asset)
    }
    // A program with too much output would wait forever for a reader.
    if case .failure = bytes, let child = try? child.get() { kill(child, SIGKILL) }
    let isWell = status(of: try child.get()) == 0
    return isWell ? try bytes.get() : nil
  }

  private static func spawn(_ command: [String], output: Int32?) throws(FileError) -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var child = pid_t()
    let result = posix_spawnp(&child, command[0], &actions, nil, &arguments, environ)
    guard result != ENOENT else { throw FileError("the command '\(command[0])' was not found") }
    guard result == 0 else { throw FileError(String(cString: strerror(result))) }
    return child
  }

  /// Waits for a program and returns its exit code, or `nil` if a signal ended it.
  private static func status(of child: pid_t) -> Int32? {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }
}
