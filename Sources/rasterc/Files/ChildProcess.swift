// Other programs, found as a shell finds them: one that is started, and one whose output is read.

import RasterCommands

/// Other programs, whose input is empty and whose reports nobody reads.
enum ChildProcess {
  /// Starts a program, and lets it run.
  static func start(_ words: [String]) throws(FileError) {
    let child = try spawn(words, output: nil)
    // Nobody else asks how it ended, and a process that nobody asks about stays in the table. Without
    // a thread to ask, it stays there until this process ends.
    try? Threads.start { _ = status(of: child) }
  }

  /// What a program writes until its end; nil where it says that it failed.
  static func output(of words: [String]) throws(FileError) -> [UInt8]? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .ofLastCall }
    defer { close(ends[0]) }
    // Only the program holds the end that is written to, so that its end is the output's.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = Result { () throws(FileError) in try spawn(words, output: ends[1]) }
    close(ends[1])
    let bytes = Result { () throws(FileError) in
      try RegularFile.readToEnd(of: ends[0], limit: .asset)
    }
    // A program that wrote too much would wait for somebody who reads the rest.
    if case .failure = bytes, let child = try? child.get() { kill(child, SIGKILL) }
    let isWell = status(of: try child.get()) == 0
    return isWell ? try bytes.get() : nil
  }

  private static func spawn(_ words: [String], output: Int32?) throws(FileError) -> pid_t {
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
    var arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var child = pid_t()
    let result = posix_spawnp(&child, words[0], &actions, nil, &arguments, environ)
    guard result != ENOENT else { throw FileError("there is no command '\(words[0])'") }
    guard result == 0 else { throw FileError(String(cString: strerror(result))) }
    return child
  }

  /// The code a program ended with, for which it waits; nil where a signal ended it.
  private static func status(of child: pid_t) -> Int32? {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }
}
