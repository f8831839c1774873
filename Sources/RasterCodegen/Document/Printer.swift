// Lays out a document, choosing its line breaks.

extension Document {
  /// Returns the text, in lines of at most `width` columns where the document can break.
  func printed(width: Int = 100) -> String {
    var printer = Printer(width: width)
    printer.print(self)
    return printer.text
  }
}

/// Prints a document with an explicit stack, so that nested documents need no recursion.
private struct Printer {
  private struct Item {
    let document: Document
    let indentation: Int
    let isFlat: Bool
    /// Whether the item is within a string, where no group breaks.
    var isInString = false

    /// Creates an item for a nested part, whose indentation is irrelevant.
    func holding(_ part: Document, isFlat: Bool) -> Item {
      Item(document: part, indentation: 0, isFlat: isFlat, isInString: isInString)
    }
  }

  let width: Int
  var text = ""
  private var column = 0
  /// The remaining items, with the next one last.
  private var items: [Item] = []

  init(width: Int) { self.width = width }

  mutating func print(_ document: Document) {
    items = [Item(document: document, indentation: 0, isFlat: false)]
    while let item = items.popLast() {
      switch item.document {
      case .text(let string): write(string, indentation: item.indentation)
      case .whenBroken(let string):
        if !item.isFlat { write(string, indentation: item.indentation) }
      case .line:
        if item.isFlat { write(" ", indentation: item.indentation) } else { breakLine() }
      case .softLine:
        if !item.isFlat { breakLine() }
      case .hardLine:
        if item.isFlat { write(" ", indentation: item.indentation) } else { breakLine() }
      case .statementEnd:
        if item.isFlat { write("; ", indentation: item.indentation) } else { breakLine() }
      case .sequence, .indent: expand(item)
      case .flat(let content):
        items.append(Item(document: content, indentation: item.indentation, isFlat: true))
      case .group(let content, let isBroken):
        let isFlat = item.isFlat || (!isBroken && fits(content, indentation: item.indentation))
        items.append(Item(document: content, indentation: item.indentation, isFlat: isFlat))
      }
    }
  }

  private mutating func expand(_ item: Item) {
    switch item.document {
    case .sequence(let parts):
      for part in parts.reversed() {
        items.append(
          Item(document: part, indentation: item.indentation, isFlat: item.isFlat)
        )
      }
    case .indent(let content):
      items.append(
        Item(document: content, indentation: item.indentation + 2, isFlat: item.isFlat)
      )
    default: break
    }
  }

  /// Writes text, with the indentation before a line's first text, so that empty lines stay empty.
  private mutating func write(_ string: String, indentation: Int) {
    guard !string.isEmpty else { return }
    if column == 0 {
      text += String(repeating: " ", count: indentation)
      column = indentation
    }
    text += string
    column += string.columnCount
  }

  private mutating func breakLine() {
    text += "\n"
    column = 0
  }

  /// Returns whether `content` on one line, up to the next possible break after it, fits.
  private func fits(_ content: Document, indentation: Int) -> Bool {
    var remaining = width - max(column, indentation)
    var pending = [Item(document: content, indentation: 0, isFlat: true)]
    var next = items.count
    while remaining >= 0 {
      guard let item = pending.popLast() else {
        guard next > 0 else { return true }
        next -= 1
        pending.append(items[next])
        continue
      }
      switch item.document {
      case .text(let string): remaining -= string.columnCount
      case .whenBroken(let string): remaining -= item.isFlat ? 0 : string.columnCount
      case .line:
        if !item.isFlat { return true }
        remaining -= 1
      case .softLine:
        if !item.isFlat { return true }
      case .hardLine, .statementEnd:
        if !item.isFlat { return true }
        remaining -= 2
      case .sequence(let parts):
        for part in parts.reversed() { pending.append(item.holding(part, isFlat: item.isFlat)) }
      case .indent(let inner): pending.append(item.holding(inner, isFlat: item.isFlat))
      case .flat(let inner):
        pending.append(Item(document: inner, indentation: 0, isFlat: true, isInString: true))
      case .group(let inner, let isBroken):
        // A group after the content may break; a group within it does not.
        let isFlat = item.isInString || item.isFlat && !isBroken
        pending.append(item.holding(inner, isFlat: isFlat))
      }
    }
    return false
  }
}

extension String {
  /// The number of characters, which are bytes in ASCII without line breaks.
  fileprivate var columnCount: Int {
    utf8.allSatisfy { (0x20..<0x7F).contains($0) } ? utf8.count : count
  }
}
