// `rasterc completions` and `rasterc man`: the data for shells and the manual.

import Foundation
import TestSupport
import Testing

@Suite struct ShellTests {
  /// The commands that the help lists.
  private func commands(_ place: Workplace) throws -> [String] {
    let help = try place.run("--help").text
    let lines = help.split(separator: "\n").drop { $0 != "commands:" }.dropFirst()
    return lines.prefix { $0.hasPrefix("    ") }.compactMap { line in
      line.split(separator: " ").first.map(String.init)
    }
  }

  /// The options that the help of a command lists.
  private func options(_ command: String, _ place: Workplace) throws -> Set<String> {
    let help = try place.run(command, "--help").text
    let list = help.components(separatedBy: "\noptions:\n").last ?? ""
    let rows = list.split(separator: "\n").filter { $0.contains(/^ {2,6}-/) }
    return Set(rows.flatMap { $0.matches(of: /(?:^|[ ,])(--[a-z-]+)/).map { String($0.1) } })
  }

  /// Runs a program of the system; returns nil if it is not installed.
  private func run(_ words: [String], in place: Workplace) throws -> (code: Int32, text: String)? {
    let folders = ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    let path = folders.map { "\($0)/\(words[0])" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let path else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = place.url
    let file = place.url.appending(path: ".output")
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }

  /// The completions of bash for words, where the last is incomplete.
  private func completed(_ words: [String], in place: Workplace) throws -> [String]? {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      source rasterc.bash
      COMP_WORDS=(rasterc \(list)); COMP_CWORD=\(words.count)
      _rasterc
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    guard let run = try run(["bash", "-c", script], in: place) else { return nil }
    #expect(run.code == 0, "\(run.text)")
    return run.text.split(separator: "\n").map(String.init).sorted()
  }

  @Test func `the help of each command has at least two examples`() throws {
    let place = try Workplace()
    for command in try commands(place) {
      let help = try place.run(command, "--help").text
      let section = help.components(separatedBy: "\nexamples:\n").dropFirst().first ?? ""
      let lines = section.components(separatedBy: "\n\n").first?.split(separator: "\n") ?? []
      let examples = lines.filter { $0.hasPrefix("  rasterc \(command)") }
      #expect(examples.count >= 2 && lines.count == 2 * examples.count, "\(command)")
    }
  }

  @Test func `bash completes commands, options, values and files`() throws {
    let place = try Workplace(["A b.raster": "", "parts/C.raster": ""])
    try place.write(try place.run("completions", "bash").text, to: "rasterc.bash")
    guard let all = try completed([""], in: place) else { return }
    let commands = try commands(place)
    #expect(commands.count >= 14, "\(commands)")
    #expect(Set(all) == Set(commands + ["--help", "--version"]))
    #expect(try completed(["ren"], in: place) == ["render"])
    for command in commands where command != "completions" {
      let proposed = try completed([command, "--"], in: place) ?? []
      #expect(Set(proposed) == (try options(command, place)), "\(command)")
    }
    #expect(try completed(["render", "--appearance", ""], in: place) == ["both", "dark", "light"])
    #expect(try completed(["render", "x.raster", "--png-level", "s"], in: place) == ["small"])
    #expect(try completed(["batch", "--chroma", ""], in: place) == ["420", "444"])
    #expect(try completed(["render", "--output-directory", ""], in: place) == ["parts"])
    #expect(try completed(["check", "A"], in: place) == ["A b.raster"])
    #expect(try completed(["render", "--state", ""], in: place) == [])
    #expect(try completed(["completions", ""], in: place) == ["--help", "bash", "fish", "zsh"])
  }

  @Test func `zsh and fish scripts have every option, and are valid`() throws {
    let place = try Workplace()
    for shell in ["zsh", "fish"] {
      let script = try place.run("completions", shell).text
      try place.write(script, to: "script")
      if let run = try run([shell, "-n", "script"], in: place) {
        #expect(run.code == 0 && run.text.isEmpty, "\(shell): \(run.text)")
      }
      for command in try commands(place) {
        #expect(script.contains(command))
        for option in try options(command, place) {
          let words = shell == "fish" ? "-l \(option.dropFirst(2)) " : option
          #expect(script.contains(words), "\(shell): \(option)")
        }
      }
    }
  }

  @Test func `the manual has every command and option`() throws {
    let place = try Workplace()
    let page = try place.run("man").text
    #expect(page.hasPrefix(".TH RASTERC 1 "))
    for command in try commands(place) {
      #expect(page.contains("\n.SS \(command)\n"))
      for option in try options(command, place) {
        #expect(page.contains("\\fB\(option.replacing("-", with: "\\-"))\\fR"), "\(option)")
      }
    }
    try place.write(page, to: "rasterc.1")
    let words = ["groff", "-man", "-Tutf8", "-Kutf8", "-ww", "-z", "rasterc.1"]
    if let run = try run(words, in: place) {
      #expect(run.code == 0 && run.text.isEmpty, "\(run.text.prefix(2000))")
    }
  }

  @Test(arguments: [
    (["completions"], "expected one shell: bash, zsh, fish"),
    (["completions", "bsh"], "did you mean 'bash'?"),
    (["completions", "bash", "zsh"], "expected one shell"),
    (["man", "render"], "man takes no input, found 'render'"),
  ])
  func `wrong usage has its own exit code`(arguments: [String], message: String) throws {
    let run = try Workplace().run(all: arguments)
    #expect(run.code == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
