// The editor of one test, with a file or two open, and questions about marked positions.

import RasterSyntax
import RasterServer
import TestSupport
import Testing

/// An editor with open files.
///
/// A `|` in a text marks the position of a question, and is removed.
struct Desk {
  let client = EditorClient()
  let text: String
  private let mark: JSON
  static let path = "/desk/Main.raster"

  init(_ marked: String, _ others: [String: String] = [:], capabilities: [String: JSON] = [:]) {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let before = parts.first ?? ""
    text = parts.joined()
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    mark = EditorClient.position(lines.count - 1, lines.last?.utf16.count ?? 0)
    client.initialize(capabilities: capabilities)
    for (name, text) in others.sorted(by: { $0.key < $1.key }) {
      client.open("/desk/\(name)", text)
    }
    client.open(Self.path, text)
  }

  func params(_ more: KeyValuePairs<String, JSON> = [:]) -> JSON {
    .members(
      [("textDocument", EditorClient.document(Self.path)), ("position", mark)]
        + more.map { ($0.key, $0.value) }
    )
  }

  /// The answer to a question about the marked position.
  func ask(_ method: String, _ more: KeyValuePairs<String, JSON> = [:]) -> JSON? {
    client.request("textDocument/" + method, params(more))
  }

  /// The reason for a missing answer.
  func failure(_ method: String, _ more: KeyValuePairs<String, JSON> = [:]) -> String? {
    client.answer("textDocument/" + method, params(more))?["error"]?["message"]?.string
  }

  var hover: String { ask("hover")?["contents"]?["value"]?.string ?? "" }

  var labels: [String] {
    (ask("completion")?["items"]?.array ?? []).compactMap { $0["label"]?.string }
  }

  /// `Main.raster 3:4` for each position in an answer.
  static func places(_ json: JSON?) -> [String] {
    let all = json?.array ?? [json].compactMap { $0 }
    return all.compactMap { place in
      guard let start = place["range"]?["start"], let line = start["line"]?.int,
        let column = start["character"]?.int
      else { return nil }
      let name = place["uri"]?.string?.split(separator: "/").last.map { $0 + " " } ?? ""
      return "\(name)\(line):\(column)"
    }
  }

  /// The texts after a workspace edit, by name.
  static func applied(_ edit: JSON?, to texts: [String: String]) -> [String: String] {
    var result = texts
    guard case .object(let files)? = edit?["changes"] else { return result }
    for file in files {
      let name = String(file.name.split(separator: "/").last ?? "")
      let edits = (file.value.array ?? []).sorted { offset($0, "start") > offset($1, "start") }
      for edit in edits { result[name] = applied(edit, to: result[name] ?? "") }
    }
    return result
  }

  private static func offset(_ edit: JSON, _ name: String) -> Int {
    let place = edit["range"]?[name]
    return (place?["line"]?.int ?? 0) << 20 + (place?["character"]?.int ?? 0)
  }

  private static func applied(_ edit: JSON, to text: String) -> String {
    func index(_ name: String) -> String.Index {
      let place = edit["range"]?[name]
      var index = text.startIndex
      for _ in 0..<(place?["line"]?.int ?? 0) {
        index = text[index...].firstIndex(of: "\n").map { text.index(after: $0) } ?? text.endIndex
      }
      return text.utf16.index(index, offsetBy: place?["character"]?.int ?? 0)
    }
    return text.replacingCharacters(index("start")..<index("end"), edit["newText"]?.string ?? "")
  }
}

extension String {
  fileprivate func replacingCharacters(_ range: Range<String.Index>, _ text: String) -> String {
    String(self[..<range.lowerBound]) + text + self[range.upperBound...]
  }
}

/// A program for questions; `broken` contains mistakes.
enum Plate {
  static let good = """
    enum Tone { case calm, loud }

    /// The ink of all.
    let ink = #112233
    let half = 100 / 4

    /// Twice as much.
    func twice(_ value: Double, plus more: Double = 0) -> Double { value * 2 + more }

    struct Pen {
      let width: Double
      let color: Color = #000000
    }

    tokens Theme {
      /// What is pressed.
      accent light: #FF0000, dark: #00FF00
      level { low 2.0 }
    }

    /// A plate.
    component Plate {
      /// Whether it is lit.
      state isOn: Bool = false
      state tone: Tone = .calm
      state unread: Int = 3
      size 40, 20

      let edge = twice(4, plus: 1)
      let pen = Pen(width: edge)

      draw {
        let color = isOn ? Theme.accent : ink
        fill roundedRect(bounds, radius: edge), with: color
        stroke rect(bounds), with: pen.color, width: Theme.level.low
        for i in 0..<3 { fill circle(center: Point(x: i * 4, y: 4), radius: 1), with: .white }
        if tone == .loud { fill rect(bounds), with: ink }
      }

      states {
        on isOn: true
        loud .on, tone: .loud
      }
    }

    """

  static let broken =
    good.replacing(
      "    if tone == .loud { fill rect(bounds), with: ink }",
      with: "    fill circel(bounds,"
    )

  /// A text with a mark after the last letter of the nth occurrence of some text.
  static func marked(_ words: String, _ occurrence: Int = 0, in text: String) -> String {
    var start = text.startIndex
    for _ in 0..<occurrence {
      guard let range = text[start...].firstRange(of: words) else { return text }
      start = range.upperBound
    }
    guard let range = text[start...].firstRange(of: words) else { return text }
    return text[..<range.upperBound] + "|" + text[range.upperBound...]
  }
}
