// Parses XML: elements, attributes, texts and entities, up to the first error.

/// Parses a document: XML 1.0 in UTF-8, without external entities.
///
/// Takes time and memory linear in the text, and `XMLLimits` limits everything that could multiply.
/// The parser never opens files: using an external entity is an error.
package struct XMLParser {
  let bytes: [UInt8]
  var position = 0
  private var document = XMLDocument()
  private var open: [(node: Int, name: Range<Int>, bindings: Int)] = []
  private var bindings: [(prefix: String, namespace: XMLNamespace)] = []
  var entities: [String: XMLEntity] = [:]
  var expanded = 0
  private var hasRoot = false

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Parses bytes as a document.
  package static func parse(_ bytes: [UInt8]) throws(XMLFault) -> XMLDocument {
    var parser = XMLParser(bytes)
    try parser.checkEncoding()
    try parser.parse()
    return parser.document
  }

  private mutating func parse() throws(XMLFault) {
    while position < bytes.count {
      if bytes[position] != UInt8(ascii: "<") {
        try text()
      } else if skip("<!--") {
        try skipPast("-->", what: "comment")
      } else if starts("<![CDATA[") {
        try characterData()
      } else if skip("<?") {
        try skipPast("?>", what: "processing instruction")
      } else if starts("<!DOCTYPE") {
        try documentType()
      } else if starts("</") {
        try endTag()
      } else {
        try startTag()
      }
    }
    if let last = open.last {
      throw fault("'<\(string(last.name))>' is not closed", document.nodes[last.node].range)
    }
    guard hasRoot else { throw fault("the file has no element", 0..<min(1, bytes.count)) }
  }

  // MARK: Tags

  private mutating func startTag() throws(XMLFault) {
    let start = position
    position += 1
    let name = nameRange()
    guard !name.isEmpty else { throw expected("a name after '<'") }
    guard !open.isEmpty || !hasRoot else {
      throw fault("a document can have only one root element", name)
    }
    guard open.count < XMLLimits.depth else {
      throw fault("elements are nested more than \(XMLLimits.depth) levels deep", name)
    }
    hasRoot = true
    let outer = bindings.count
    let written = try attributes()
    let isEmpty = skip("/")
    guard skip(">") else { throw expected("'>'") }
    let (prefix, local) = parts(name)
    let first = document.attributes.count
    for attribute in written {
      let (prefix, local) = parts(attribute.name)
      if prefix == "xmlns" || (prefix.isEmpty && local == "xmlns") { continue }
      document.attributes.append(
        .init(
          namespace: prefix.isEmpty ? .svg : namespace(of: prefix),
          name: local,
          value: attribute.value,
          range: attribute.range
        )
      )
    }
    let index = document.nodes.count
    try add(
      .init(
        kind: .element,
        namespace: namespace(of: prefix),
        name: local,
        range: start..<position,
        parent: open.last?.node,
        attributes: first..<document.attributes.count,
        end: index + 1
      )
    )
    if isEmpty {
      bindings.removeLast(bindings.count - outer)
    } else {
      open.append((index, name, outer))
    }
  }

  private mutating func endTag() throws(XMLFault) {
    let start = position
    position += 2
    let name = nameRange()
    skipSpace()
    guard skip(">") else { throw expected("'>'") }
    guard let last = open.popLast() else {
      throw fault("unmatched '</\(string(name))>'", start..<position)
    }
    guard bytes[last.name] == bytes[name] else {
      throw fault(
        "expected '</\(string(last.name))>', found '</\(string(name))>'",
        start..<position
      )
    }
    document.nodes[last.node].end = document.nodes.count
    bindings.removeLast(bindings.count - last.bindings)
  }

  private typealias WrittenAttribute = (name: Range<Int>, value: String, range: Range<Int>)

  /// Parses the attributes of a tag; namespace declarations apply from here on.
  private mutating func attributes() throws(XMLFault) -> [WrittenAttribute] {
    var result: [WrittenAttribute] = []
    var seen: Set<String> = []
    while true {
      let before = position
      skipSpace()
      let name = nameRange()
      guard !name.isEmpty else { return result }
      guard position > before, before < name.lowerBound || result.isEmpty else {
        throw expected("a space")
      }
      skipSpace()
      guard skip("=") else { throw expected("'='") }
      skipSpace()
      let (value, range) = try attributeValue()
      let text = string(name)
      guard seen.insert(text).inserted else { throw fault("duplicate attribute '\(text)'", name) }
      guard result.count < XMLLimits.attributes else {
        throw fault("an element has more than \(XMLLimits.attributes) attributes", name)
      }
      let (prefix, local) = parts(name)
      if prefix == "xmlns" {
        try bind(local, to: value, at: name)
      } else if prefix.isEmpty, local == "xmlns" {
        try bind("", to: value, at: name)
      }
      result.append((name, value, range))
    }
  }

  private mutating func attributeValue() throws(XMLFault) -> (String, Range<Int>) {
    guard position < bytes.count else { throw expected("a value in quotes") }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw expected("a value in quotes")
    }
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "<") { throw expected("the end of the value") }
      position += 1
    }
    guard position < bytes.count else {
      throw fault("unterminated attribute value", start - 1..<min(start + 1, bytes.count))
    }
    let range = start..<position
    position += 1
    return (try characters(range, isAttribute: true), range)
  }

  // MARK: Texts

  private mutating func text() throws(XMLFault) {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    let isSpace = bytes[start..<position].allSatisfy(Self.isSpace)
    if open.isEmpty {
      guard isSpace else {
        throw fault(
          "expected '<', found '\(found(at: start))'",
          start..<min(start + 1, bytes.count)
        )
      }
      return
    }
    try addText(
      isSpace ? " " : try characters(start..<position, isAttribute: false),
      start..<position
    )
  }

  private mutating func characterData() throws(XMLFault) {
    let start = position
    position += 9
    guard !open.isEmpty else { throw fault("text outside the root element", start..<position) }
    let first = position
    try skipPast("]]>", what: "'<![CDATA['")
    try addText(string(first..<position - 3), first..<position - 3)
  }

  private mutating func addText(_ text: String, _ range: Range<Int>) throws(XMLFault) {
    let index = document.nodes.count
    let count = document.attributes.count
    try add(
      .init(
        kind: .text,
        namespace: .svg,
        name: text,
        range: range,
        parent: open.last?.node,
        attributes: count..<count,
        end: index + 1
      )
    )
  }

  private mutating func add(_ node: XMLDocument.Node) throws(XMLFault) {
    guard document.nodes.count < XMLLimits.nodes else {
      throw fault("the file has more than \(XMLLimits.nodes) elements and texts", node.range)
    }
    document.nodes.append(node)
  }

  // MARK: Namespaces

  private mutating func bind(
    _ prefix: String,
    to address: String,
    at range: Range<Int>
  ) throws(XMLFault) {
    guard bindings.count < XMLLimits.declarations else {
      throw fault("more than \(XMLLimits.declarations) namespaces are in scope", range)
    }
    let namespace: XMLNamespace =
      switch address {
      case "http://www.w3.org/2000/svg", "": .svg
      case "http://www.w3.org/1999/xlink": .xlink
      case "http://schemas.android.com/apk/res/android": .android
      case "http://schemas.android.com/aapt": .aapt
      default: .other
      }
    bindings.append((prefix, namespace))
  }

  private func namespace(of prefix: String) -> XMLNamespace {
    for binding in bindings.reversed() where binding.prefix == prefix { return binding.namespace }
    // Without a declaration, the prefix determines the namespace.
    switch prefix {
    case "", "svg": return .svg
    case "xlink": return .xlink
    case "android": return .android
    case "aapt": return .aapt
    default: return .other
    }
  }

  private func parts(_ name: Range<Int>) -> (prefix: String, local: String) {
    guard let colon = bytes[name].firstIndex(of: UInt8(ascii: ":")) else {
      return ("", string(name))
    }
    return (string(name.lowerBound..<colon), string(colon + 1..<name.upperBound))
  }
}
