// The tutorial `YourFirstHour` of the documentation: its steps, and its page in Markdown.

import Foundation
import TestSupport

/// A tutorial, line by line.
struct FirstHour {
  /// The kind of a line of the tutorial.
  enum Part: Equatable {
    case title(String)
    case section(String)
    case words(String)
    /// A file that the reader writes, or, if it is named `Terminal`, commands that the reader
    /// types.
    case code(name: String, file: String)
    case image(file: String, words: String)
  }

  static let path = "Sources/Raster/Raster.docc/YourFirstHour.tutorial"
  static let resources = "Sources/Raster/Raster.docc/Hour"

  let parts: [Part]

  init() throws {
    let text = String(decoding: try bytes(ofFileAt: Self.path), as: UTF8.self)
    parts = text.split(separator: "\n").compactMap { Self.part($0.drop { $0 == " " }) }
  }

  private static func part(_ line: Substring) -> Part? {
    if line == "}" { return nil }
    guard line.hasPrefix("@") else { return .words(String(line)) }
    let values = line.matches(of: /"([^"]*)"/).map { String($0.output.1) }
    switch (line.prefix { $0 != "(" }, values.count) {
    case ("@Intro", 1): return .title(values[0])
    case ("@Section", 1): return .section(values[0])
    case ("@Code", 2): return .code(name: values[0], file: values[1])
    case ("@Image", 2): return .image(file: values[0], words: values[1])
    default: return nil
    }
  }

  /// The text of a file that the tutorial shows.
  static func resource(_ name: String) throws -> String {
    String(decoding: try bytes(ofFileAt: "\(resources)/\(name)"), as: UTF8.self)
  }

  /// The tutorial as a Markdown page for code hosts.
  func page() throws -> String {
    var blocks: [String] = []
    var number = 0
    for part in parts {
      switch part {
      case .title(let title): blocks.append("# \(title)")
      case .section(let title):
        number += 1
        blocks.append("## \(number). \(title)")
      case .words(let words): blocks.append(words)
      case .code(let name, let file):
        let text = try Self.resource(file)
        if name == "Terminal" {
          blocks.append("```console\n\(text)```")
        } else {
          let language = name.split(separator: ".").last ?? ""
          blocks.append("`\(name)`:\n\n```\(language)\n\(text)```")
        }
      case .image(let file, let words):
        blocks.append("<img src=\"../\(Self.resources)/\(file)\" width=\"640\" alt=\"\(words)\">")
      }
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }
}
