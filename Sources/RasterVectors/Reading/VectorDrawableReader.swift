// Reads Android vector drawables: groups and clips; reports unsupported features.
//
// The rules are those of Android's own renderer since version 7: strokes are as wide in both
// directions however their path is scaled, clips apply to the elements after them in their group,
// and gradients mix premultiplied colours.

import RasterSyntax
import RasterValues

/// Reads the elements of a vector drawable into a drawing.
struct VectorDrawableReader {
  private static let depthLimit = 128
  private static let lossLimit = 2_000

  let document: XMLDocument
  let file: SourceFile
  private(set) var losses: [Diagnostic] = []
  /// The colours that stand for the colours that the file takes from outside, at most one.
  var tints: [Color] = []
  /// Whether the drawing becomes a source, which can be mirrored.
  var isForSource = false
  /// The transform from the viewport to the drawing's coordinates.
  private(set) var toPoints = Transform.identity
  private(set) var viewport = Size(1, 1)

  init(_ document: XMLDocument, _ file: SourceFile) {
    (self.document, self.file) = (document, file)
  }

  /// Whether the document is a vector drawable, possibly in an animation.
  static func reads(_ document: XMLDocument) -> Bool {
    ["vector", "animated-vector"].contains(document.nodes[0].name)
      && document.nodes[0].namespace == .svg
  }

  /// The context of an element.
  struct Context {
    /// The transform of the enclosing groups, to the viewport.
    var groups = Transform.identity
    var depth = 0
  }

  /// Reads the drawing; returns `nil` if there is none.
  mutating func read() -> VectorDrawing? {
    guard let root = vector() else { return nil }
    checkAttributes(
      of: root,
      known: [
        "width", "height", "viewportWidth", "viewportHeight", "alpha", "tint", "tintMode",
        "autoMirrored",
      ],
      harmless: ["opticalInsetLeft", "opticalInsetTop", "opticalInsetRight", "opticalInsetBottom"]
    )
    guard let size = sizes(of: root) else { return nil }
    toPoints = .scaling(x: size.width / viewport.width, y: size.height / viewport.height)
    var nodes = self.nodes(in: root, Context())
    let opacity = opacity("alpha", of: root) * tint(&nodes, over: size, of: root)
    if opacity < 1 { nodes = [.group(VectorGroup(opacity: opacity, children: nodes))] }
    var drawing = VectorDrawing(
      size: size,
      fitting: DrawingFitting(.stretch),
      title: nil,
      nodes: nodes,
      tints: tints,
      parts: []
    )
    if isMirrored(root) {
      if isForSource {
        drawing.isMirrored = true
      } else {
        lose("an image is not mirrored in right-to-left layouts", at: range(of: root))
      }
    }
    return drawing
  }

  /// The `vector` element: the root, or the one in an animation.
  private mutating func vector() -> Int? {
    guard document.nodes[0].name == "animated-vector" else { return 0 }
    let range = document.nodes[0].range
    for value in document.children(of: 0) where isElement(value, "attr", .aapt) {
      guard document.attribute("name", of: value)?.value == "android:drawable" else { continue }
      let inner = document.children(of: value).first { isElement($0, "vector") }
      guard let inner else { continue }
      lose("animations are left out; the drawing is in its first state", at: range)
      return inner
    }
    lose("the drawing of this animation is in another file", at: range)
    return nil
  }

  func isElement(_ node: Int, _ name: String, _ space: XMLNamespace = .svg) -> Bool {
    document.nodes[node].kind == .element && document.nodes[node].namespace == space
      && document.nodes[node].name == name
  }

  func range(of node: Int) -> Range<Int> { document.nodes[node].range }

  /// Reports a feature that is left out or drawn differently.
  mutating func lose(_ what: String, at range: Range<Int>) {
    guard losses.count <= Self.lossLimit else { return }
    let text =
      losses.count == Self.lossLimit ? "further unsupported features are not listed" : what
    losses.append(.importFeatureUnsupported(text, at: range, in: file))
  }

  // MARK: Sizes

  /// The size in points; also sets the viewport.
  private mutating func sizes(of root: Int) -> Size? {
    let range = range(of: root)
    let own = (number("viewportWidth", of: root), number("viewportHeight", of: root))
    let given = (dimension("width", of: root), dimension("height", of: root))
    guard let width = given.0 ?? own.0, let height = given.1 ?? own.1, width > 0, height > 0 else {
      lose("the drawing has no size", at: range)
      return nil
    }
    guard max(width, height) <= 100_000 else {
      lose("the drawing is larger than 100,000 points", at: range)
      return nil
    }
    if given.0 == nil || given.1 == nil {
      lose("the drawing has no size and gets that of its viewport", at: range)
    }
    viewport = Size(own.0 ?? width, own.1 ?? height)
    guard viewport.width > 0, viewport.height > 0 else {
      lose("the viewport has no size", at: range)
      return nil
    }
    if own.0 == nil || own.1 == nil {
      lose("the drawing has no viewport; its coordinates are points", at: range)
    }
    return Size(width, height)
  }

  private mutating func isMirrored(_ root: Int) -> Bool {
    guard let attribute = attribute("autoMirrored", of: root) else { return false }
    switch attribute.value {
    case "true": return true
    case "false": return false
    default:
      loseValue(attribute, isUsing: "'false'")
      return false
    }
  }

  // MARK: Groups

  /// The nodes that the children of an element draw.
  private mutating func nodes(in parent: Int, _ context: Context) -> [VectorNode] {
    // Each clip begins a list of nodes, which it applies to.
    var lists: [[VectorNode]] = [[]]
    var clips: [VectorRegion] = []
    for child in document.children(of: parent) where document.nodes[child].kind == .element {
      if isElement(child, "path") {
        lists[clips.count] += path(child, context).map { [.shape($0)] } ?? []
      } else if isElement(child, "group") {
        lists[clips.count] += group(child, context)
      } else if isElement(child, "clip-path") {
        checkAttributes(of: child, known: ["pathData"])
        guard let geometry = geometry(of: child) else {
          lose("an empty clip hides the rest of its group", at: range(of: child))
          break
        }
        let transform = context.groups.then(toPoints)
        clips.append(
          .outline(VectorOutline(geometry: geometry, transform: transform), isEvenOdd: false)
        )
        lists.append([])
      } else {
        lose("'\(document.nodes[child].name)' is left out", at: range(of: child))
      }
    }
    var result = lists[clips.count]
    for index in clips.indices.reversed() {
      let clipped = VectorGroup(clip: clips[index], children: result)
      result = lists[index] + (result.isEmpty ? [] : [.group(clipped)])
    }
    return result
  }

  private mutating func group(_ node: Int, _ context: Context) -> [VectorNode] {
    checkAttributes(
      of: node,
      known: ["rotation", "pivotX", "pivotY", "scaleX", "scaleY", "translateX", "translateY"]
    )
    guard context.depth < Self.depthLimit else {
      lose(
        "groups nested more than \(Self.depthLimit) levels deep are left out",
        at: range(of: node)
      )
      return []
    }
    func value(_ name: String, _ standard: Double = 0, _ reader: inout Self) -> Double {
      reader.number(name, of: node, insteadUsing: standard)
    }
    let pivot = Point(value("pivotX", 0, &self), value("pivotY", 0, &self))
    let own = Transform.translation(x: -pivot.x, y: -pivot.y)
      .then(.scaling(x: value("scaleX", 1, &self), y: value("scaleY", 1, &self)))
      .then(.rotation(.degrees(value("rotation", 0, &self))))
      .then(
        .translation(
          x: value("translateX", 0, &self) + pivot.x,
          y: value("translateY", 0, &self) + pivot.y
        )
      )
    var inner = context
    inner.groups = own.then(context.groups)
    inner.depth += 1
    guard inner.groups.isFinite, inner.groups.inverse != nil else { return [] }
    return nodes(in: node, inner)
  }
}
