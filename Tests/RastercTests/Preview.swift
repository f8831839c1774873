// A preview that a test runs, and the records that its page asks for.

import Foundation
import TestSupport
import Testing

/// A preview that runs in a folder.
final class Preview {
  let address: URL
  /// The folder, which exists as long as the preview does.
  private let place: Workplace
  private let process = Process()
  private let port: Int
  private let events: HTTPClient

  init(_ place: Workplace, _ arguments: String...) throws {
    self.place = place
    process.executableURL = rasterc
    process.arguments = ["preview"] + arguments
    process.currentDirectoryURL = place.url
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var line = ""
    while !line.hasSuffix("\n") {
      let bytes = output.fileHandleForReading.availableData
      guard !bytes.isEmpty else { break }
      line += String(decoding: bytes, as: UTF8.self)
    }
    address = try #require(URL(string: line.trimmingCharacters(in: .newlines)))
    port = try #require(address.port)
    events = try #require(HTTPClient(port: port))
    events.send("GET \(address.path())events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    try wait(for: 1)
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  /// Waits until the page receives this revision of the sources.
  func wait(for number: Int) throws {
    _ = try #require(events.read(until: "event: change\ndata: \(number)\n\n"))
  }

  func ask(_ path: String, post: String? = nil) throws -> (status: Int, body: [UInt8]) {
    let client = try #require(HTTPClient(port: port))
    let body = post.map { "Content-Type: application/json\r\nContent-Length: \($0.utf8.count)\r\n" }
    client.send(
      "\(post == nil ? "GET" : "POST") \(address.path())\(path) HTTP/1.1\r\n"
        + "Host: 127.0.0.1:\(port)\r\n\(body ?? "")\r\n\(post ?? "")"
    )
    let answer = try #require(client.answer())
    return (answer.status, answer.body)
  }

  func record<Record: Decodable>(_ path: String, as type: Record.Type) throws -> Record {
    try JSONDecoder().decode(type, from: Data(try ask(path).body))
  }
}

extension Workplace {
  /// Replaces a file by a new one, as editors do, so that no partial file is visible.
  func save(_ text: String, to path: String) throws {
    try write(text, to: path + "~")
    let moved = rename(
      url.appending(path: path + "~").path(percentEncoded: false),
      url.appending(path: path).path(percentEncoded: false)
    )
    #expect(moved == 0)
  }
}

struct Project: Decodable {
  struct Component: Decodable {
    struct Property: Decodable {
      let name, control, value: String
      let choices: [String]
    }

    let title, place: String
    let properties: [Property]
  }

  let number, errors: Int
  let isStale: Bool
  let components: [Component]
  let folderForFirstComponent: String?
}

struct Picture: Decodable {
  let id: String
  let width, height: Int
}

struct Sheet: Decodable {
  struct Look: Decodable {
    let picture: Picture
    let names: [String]
    let appearance: String
    let values: [String: String]
  }

  let states, lookCount, drawn, reused: Int
  let looks: [Look]
}

struct Details: Decodable {
  let picture: Picture?
  let values, problems: [String: String]
}

struct Reports: Decodable {
  struct Report: Decodable {
    struct Excerpt: Decodable {
      let file: String
      let line: Int
      let marked: String
    }

    struct FixIt: Decodable { let message: String }

    let code: String
    let excerpt: Excerpt?
    let fixIts: [FixIt]
  }

  let number: Int
  let reports: [Report]
}

struct Operations: Decodable {
  struct Operation: Decodable {
    let title, source, file: String
    let line, pixels: Int
  }

  struct Content: Decodable {
    let title, file: String
    let line: Int
    let frame, padding: [Double]
    let proposed: [Double?]?
  }

  let width, height: Int
  let operations: [Operation]
  let contents: [Content]
}
