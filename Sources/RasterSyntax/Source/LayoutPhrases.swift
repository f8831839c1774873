// Layouts of other languages, with the words of this one.

/// Words of CSS, SwiftUI, Compose and Slint in layouts, and what to write instead.
///
/// Hyphens are removed from names, as in `alignItems` for `align-items`.
package enum LayoutPhrases {
  /// First words of lines, and the words of this language that take their place.
  package static let words = [
    "HStack": "row", "LazyHStack": "row", "Row": "row", "HorizontalLayout": "row",
    "HorizontalBox": "row", "flex": "row", "Flex": "row", "hstack": "row",
    "VStack": "column", "LazyVStack": "column", "Column": "column", "VerticalLayout": "column",
    "VerticalBox": "column", "stack": "column", "vstack": "column", "List": "column",
    "ZStack": "overlay", "Stack": "overlay", "FlowRow": "wrap", "Flow": "wrap", "flow": "wrap",
    "Grid": "grid", "LazyVGrid": "grid", "GridLayout": "grid", "Box": "box", "div": "box",
    "span": "box", "section": "box", "View": "box", "Container": "box", "Group": "box",
    "Spacer": "space", "spacer": "space", "Text": "text", "Label": "text", "label": "text",
    "p": "text", "Image": "image", "img": "image", "picture": "image", "canvas": "drawing",
    "Canvas": "drawing", "overlay": "foreground",
  ]

  private static let plate =
    "draw it in the block: 'background { fill roundedRect(bounds, radius: 8), with: #F2F2F7 }'"
  private static let edge =
    "draw it in the block: 'foreground { stroke rect(bounds), with: #000, align: .inside }'"
  private static let shade =
    "draw it in the block: 'background { layer shadows: [Shadow(#0003, blur: 8)] { … } }'"
  private static let padding = "put the content in a box: 'box padding: 12 { … }'"
  private static let size = "put the content in a box: 'box width: 80, height: 40 { … }'"
  private static let share = "put the content that grows in a box: 'box grow: 1 { … }'"
  private static let rest = "distribute the rest with 'space' or 'box grow: 1 { … }'"
  private static let corner =
    "place a content in an 'overlay' with 'box grow: 1, align: .topTrailing { … }'"
  private static let shape =
    "draw a shape with 'drawing width: 8, height: 8 { fill circle(bounds), with: #000 }'"

  /// First words of lines without an equivalent, with advice.
  package static let lines = [
    "padding": padding, "margin": padding, "width": size, "height": size, "frame": size,
    "backgroundColor": plate, "borderRadius": plate, "cornerRadius": plate, "border": edge,
    "boxShadow": shade, "shadow": shade, "position": corner, "justifyContent": rest,
    "Divider": "draw a divider with 'drawing height: 1 { fill rect(bounds), with: #000 }'",
    "hr": "draw a divider with 'drawing height: 1 { fill rect(bounds), with: #000 }'",
    "HorizontalDivider":
      "draw a divider with 'drawing height: 1 { fill rect(bounds), with: #000 }'",
    "Circle": shape, "Rectangle": shape, "RoundedRectangle": shape, "Capsule": shape,
    "circle": shape, "rect": shape, "Path": shape,
  ]

  /// Labels of arguments, and the labels of this language that take their place.
  package static let labels = [
    "gap": "spacing", "rowGap": "rowSpacing", "weight": "grow", "flex": "grow",
    "flexGrow": "grow", "alignItems": "align", "alignment": "align", "textAlign": "align",
    "verticalAlignment": "align", "horizontalAlignment": "align", "contentAlignment": "align",
    "crossAxisAlignment": "align", "inset": "padding",
  ]

  /// Labels without an equivalent, with advice.
  package static let arguments = [
    "padding": padding, "margin": padding, "width": size, "height": size, "frame": size,
    "minWidth": "write a range: 'width: 80...infinity'",
    "maxWidth": "write a range: 'width: 0...240'",
    "minHeight": "write a range: 'height: 40...infinity'",
    "maxHeight": "write a range: 'height: 0...120'",
    "background": plate, "backgroundColor": plate, "borderRadius": plate, "cornerRadius": plate,
    "border": edge, "borderColor": edge, "boxShadow": shade, "shadow": shade, "elevation": shade,
    "justify": rest, "justifyContent": rest, "horizontalArrangement": rest,
    "verticalArrangement": rest, "mainAxisAlignment": rest, "distribution": rest,
    "weight": share, "flex": share, "flexGrow": share, "grow": share,
    "position": corner, "top": corner, "left": corner, "right": corner, "bottom": corner,
    "modifier":
      "there are no modifiers; padding and sizes are arguments: 'box padding: 8, width: 80 { … }'",
  ]

  /// Corners, which are alignments of boxes.
  package static let corners = [
    "topLeading": corner, "top": corner, "topTrailing": corner, "bottomLeading": corner,
    "bottom": corner, "bottomTrailing": corner,
  ]

  /// Sides that are no alignments of rows, and the alignments of a box that are meant.
  package static let rowSides = [
    "leading": "leading", "start": "leading", "left": "leading", "flexStart": "leading",
    "trailing": "trailing", "end": "trailing", "right": "trailing", "flexEnd": "trailing",
  ]

  /// Returns the advice for a side along a row, where its parts cannot be aligned.
  package static func alongRow(_ side: String) -> String {
    "the parts of a row are aligned vertically, as with '.top'; for a horizontal position, put "
      + "'space' beside them or the row in 'box grow: 1, align: .\(side) { … }'"
  }

  /// Methods with which other languages modify the preceding content.
  package static let modifiers = [
    "padding": "there are no modifiers; " + padding,
    "frame": "there are no modifiers; " + size,
    "background": "there are no modifiers; put the content in a box and " + plate,
    "cornerRadius": "there are no modifiers; put the content in a box and " + plate,
    "overlay": "there are no modifiers; put the content in a box and " + edge,
    "border": "there are no modifiers; put the content in a box and " + edge,
    "shadow": "there are no modifiers; put the content in a box and " + shade,
  ]
}
