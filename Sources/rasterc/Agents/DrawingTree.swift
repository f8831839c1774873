// The operations of a drawing as a tree, with their bounds and source locations.

import Raster
import RasterCommands
import RasterInterpreter
import RasterServer
import RasterSyntax

/// The operations of a drawing, as JSON.
struct DrawingTree {
  /// The maximum number of operations; the others are left out.
  private static let mostNodes = 1_000

  private(set) var nodes: [JSON] = []
  /// Whether all operations are included.
  private(set) var isWhole = true

  private var count = 0

  /// Creates an empty tree.
  init() {}

  /// Creates a tree from a list; `places` maps operations to the statements that recorded them.
  init(_ list: DisplayList, _ places: OperationPlaces, _ sources: SourceFiles) {
    let boxes = list.operationBoxes(most: Self.mostNodes)
    var reader = DisplayList.Reader(list)
    nodes = children(&reader, DrawnValues(list: list), (boxes, places, sources))
  }

  private typealias Context = (
    boxes: [Int: PixelRect], places: OperationPlaces, sources: SourceFiles
  )

  /// The operations up to the end of a layer or a list.
  private mutating func children(
    _ reader: inout DisplayList.Reader,
    _ values: DrawnValues,
    _ context: Context
  ) -> [JSON] {
    var result: [JSON] = []
    while true {
      let position = reader.index
      guard let operation = reader.next() else { return result }
      let node: (word: String, arguments: [DrawnLine.Argument], children: [JSON])
      switch operation {
      case .end: return result
      case .mark(let mark):
        let (word, arguments) = values.line(mark)
        node = (word, arguments, [])
      case .place(let place):
        var inner = DisplayList.Reader(place.list)
        let parts = children(&inner, DrawnValues(list: place.list), context)
        node = ("place", values.arguments(of: place), parts)
      case .layer(let layer):
        node = ("layer", values.arguments(of: layer), children(&reader, values, context))
      }
      count += 1
      guard count <= Self.mostNodes else {
        isWhole = false
        continue
      }
      result.append(json(node, at: position, values.list.scale, context))
    }
  }

  private func json(
    _ node: (word: String, arguments: [DrawnLine.Argument], children: [JSON]),
    at position: Int,
    _ scale: Double,
    _ context: Context
  ) -> JSON {
    let arguments = node.arguments.filter { !$0.isOpaque }.map {
      JSON.Member($0.name, .string($0.value))
    }
    let bounds = context.boxes[position].map { box in
      JSON.object([
        "x": .double(Double(box.x) / scale), "y": .double(Double(box.y) / scale),
        "width": .double(Double(box.width) / scale), "height": .double(Double(box.height) / scale),
      ])
    }
    return .object([
      "operation": .string(node.word), "bounds": bounds, "place": place(position, context),
      "arguments": .object(arguments),
      "children": node.children.isEmpty ? nil : .array(node.children),
    ])
  }

  /// The source location of the statement that recorded an operation.
  private func place(_ position: Int, _ context: Context) -> JSON? {
    guard let range = context.places.place(ofWord: position),
      let file = context.sources[range.file]
    else { return nil }
    let start = file.location(of: Int(range.lower))
    return .object([
      "file": .string(file.path), "line": .int(start.line), "column": .int(start.column),
    ])
  }
}
