// Feeds the fuzzer's input to the product, from bytes to pixels, Swift or an error.
//
// With `-D FUZZER` and `-sanitize=fuzzer` this is libFuzzer's driver (Tests/Support/fuzz.sh).
// Otherwise the program runs the files that it is given, or writes a dictionary.

import Foundation

/// The parts of the product that take input.
enum FuzzTarget: String, CaseIterable {
  case source, image, font, cache

  func run(_ bytes: [UInt8]) {
    switch self {
    case .source: FuzzedSource.run(bytes)
    case .image: FuzzedImage.run(bytes)
    case .font: FuzzedFont.run(bytes)
    case .cache: FuzzedCacheFile.shared.run(bytes)
    }
  }
}

#if FUZZER
/// The target that the environment variable names.
private let target =
  FuzzTarget(rawValue: ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? "") ?? .source

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The function that SwiftPM uses as `main`.
@_cdecl("Fuzzing_main")
public func fuzz(
  _ count: CInt,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
  if CommandLine.arguments.dropFirst().first == "dictionary" {
    print(FuzzDictionary.text)
    return 0
  }
  var (count, words) = (count, words)
  return runFuzzer(&count, &words) { start, count in
    target.run(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  }
}
#else
@main
enum Fuzzing {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    if words.first == "dictionary" { return print(FuzzDictionary.text) }
    guard let target = words.first.flatMap(FuzzTarget.init), words.count > 1 else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")
      print("usage: Fuzzing \(names) FILE…   or   Fuzzing dictionary")
      exit(2)
    }
    var longest = (time: Duration.zero, path: "")
    for path in words.dropFirst() {
      let bytes = Array(try Data(contentsOf: URL(filePath: path)))
      let time = ContinuousClock().measure { target.run(bytes) }
      if time > longest.time { longest = (time, path) }
    }
    print("\(words.count - 1) files; the longest took \(longest.time): \(longest.path)")
  }
}
#endif
