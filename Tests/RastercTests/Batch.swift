// Helpers of tests of `rasterc batch`: a component, its rows, and a reader of archives.

import Foundation

/// A component whose title changes the look, and whose number does not affect the drawing.
let tile = """
  enum Tone { case calm, loud }

  struct Place {
    let name: String
    let floor: Int = 1
  }

  component Tile {
    state title: String = "Inn"
    state stars: Int = 3, in: 0...5
    state tone: Tone = .calm
    state share: Fraction = 50%
    state places: [Place] = []
    state nick: String? = nil
    state isOn: Bool = true
    state photo: Image? = nil
    size 60, 20

    draw {
      fill rect(bounds), with: tone == .loud ? #D70015 : #0A84FF
      text nick ?? title, in: bounds, font: Font(size: 9), with: #FFFFFF
      fill rect(Rect(x: 0, y: 16, width: 60 * share, height: 4)), with: isOn ? #FFFFFF : #000000
      for i in 0..<stars { fill circle(center: (6 + 8 * i, 12), radius: 3), with: #FFCC00 }
      for (i, place) in places.enumerated {
        fill rect(Rect(x: 8 * i, y: 0, width: place.floor, height: 2)), with: #00FF00
      }
      if environment.appearance == .dark { fill rect(bounds), with: #00000080 }
      if let shown = photo { image shown, in: Rect(x: 40, y: 0, width: 20, height: 16) }
    }

    states {
      loud tone: .loud
    }
  }

  """

/// Hotels as lines of JSON; each tenth row has an error.
func hotels(_ count: Int) -> String {
  (1...count).map { number in
    number % 10 == 0
      ? "{\"id\": \(number), \"stars\": \"many\"}\n"
      : "{\"id\": \(number), \"title\": \"Inn \(number % 7)\", \"stars\": \(number % 3)}\n"
  }.joined()
}

/// A line of the results.
struct BatchResult: Decodable, Equatable {
  let row: Int
  var file: String?
  var bytes: Int?
  var width, height: Int?
  var sha256, lookDigest: String?
  var notes: [String]?
  var format, data: String?
  var errors: [String]?
}

extension Run {
  /// The lines of the results.
  func results() throws -> [BatchResult] {
    try text.split(separator: "\n").map {
      try JSONDecoder().decode(BatchResult.self, from: Data($0.utf8))
    }
  }
}

/// A member of a tar archive, as POSIX describes it.
struct TarMember: Equatable {
  let name: String
  let bytes: [UInt8]

  /// The members of an archive; nil unless it has valid checksums, owners and times.
  static func members(of archive: [UInt8]) -> [TarMember]? {
    guard archive.count % 10_240 == 0 else { return nil }
    var (members, position, path) = ([TarMember](), 0, String?.none)
    while position + 512 <= archive.count {
      let block = Array(archive[position..<(position + 512)])
      if block.allSatisfy({ $0 == 0 }) { return members }
      func text(_ offset: Int, _ count: Int) -> String {
        String(decoding: block[offset..<(offset + count)].prefix { $0 != 0 }, as: UTF8.self)
      }
      let sum = block.indices.reduce(0) { $0 + ((148..<156).contains($1) ? 32 : Int(block[$1])) }
      guard Int(text(148, 6), radix: 8) == sum, text(257, 6) == "ustar",
        text(136, 12) == "00000000000",
        text(108, 8) == "0000000", text(100, 8) == "0000644",
        let size = Int(text(124, 11), radix: 8),
        position + 512 + size <= archive.count
      else { return nil }
      let bytes = Array(archive[(position + 512)..<(position + 512 + size)])
      if block[156] == UInt8(ascii: "x") {
        let record = String(decoding: bytes, as: UTF8.self)
        guard record.hasPrefix("\(bytes.count) path="), record.hasSuffix("\n") else { return nil }
        path = String(record.dropFirst("\(bytes.count) path=".count).dropLast())
      } else {
        let prefix = text(345, 155)
        let name = path ?? (prefix.isEmpty ? "" : prefix + "/") + text(0, 100)
        members.append(TarMember(name: name, bytes: bytes))
        path = nil
      }
      position += 512 + (size + 511) / 512 * 512
    }
    return nil
  }
}
