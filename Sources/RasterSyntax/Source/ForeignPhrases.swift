// Constructs of other languages without an equivalent, with advice on what to write instead.

/// Words of CSS, SVG, SwiftUI and JavaScript without an equivalent, each with advice.
///
/// Hyphens are removed from names, as in `boxShadow` for `box-shadow`.
package enum ForeignPhrases {
  /// First words of lines.
  package static let lines = [
    "padding": "for space around content, draw in a smaller rectangle: 'bounds.inset(8)'",
    "margin": "for space around content, draw in a smaller rectangle: 'bounds.inset(8)'",
    "background": "draw a background with 'fill rect(bounds), with: #F2F2F7'",
    "backgroundColor": "draw a background with 'fill rect(bounds), with: #F2F2F7'",
    "backgroundImage": "draw a background with 'fill rect(bounds), with: pattern(photo)'",
    "color": "pass the colour where it is used: 'fill rect(bounds), with: #F2F2F7'",
    "border": "draw a border with 'stroke rect(bounds), with: #000, width: 1, align: .inside'",
    "outline": "draw an outline with 'stroke rect(bounds), with: #000, width: 1, align: .outside'",
    "borderRadius": "draw a shape with rounded corners: 'roundedRect(bounds, radius: 8)'",
    "cornerRadius": "draw a shape with rounded corners: 'roundedRect(bounds, radius: 8)'",
    "boxShadow":
      "draw a shadow with 'layer shadows: [Shadow(#0000004D, blur: 4, offset: (0, 2))] { … }'",
    "textShadow":
      "draw a shadow with 'layer shadows: [Shadow(#0000004D, blur: 4, offset: (0, 2))] { … }'",
    "shadow":
      "draw a shadow with 'layer shadows: [Shadow(#0000004D, blur: 4, offset: (0, 2))] { … }'",
    "transform":
      "transform content with 'layer transform: rotation(45deg, about: bounds.center) { … }'",
    "filter": "blur content with 'layer blur: 4 { … }'",
    "width": "set the width and height on one line: 'size 120, 44'",
    "height": "set the width and height on one line: 'size 120, 44'",
    "viewBox": "set the width and height on one line: 'size 24, 24'",
    "fontSize":
      "pass the font where it is used: 'text \"Lake\", in: bounds, font: Font(size: 14), with: #000'",
    "fontFamily":
      "pass the font where it is used: 'text \"Lake\", in: bounds, font: Font(size: 14), with: #000'",
    "fontWeight":
      "pass the font where it is used: 'text \"Lake\", in: bounds, font: Font(size: 14), with: #000'",
    "fontVariationSettings":
      "set axes in the font: 'text \"Lake\", in: bounds, font: Font(variations: [\"GRAD=50\"]), with: #000'",
    "fontFeatureSettings":
      "set features in the font: 'text \"Lake\", in: bounds, font: Font(features: [\"tnum\"]), with: #000'",
    "letterSpacing":
      "set the spacing in the font: 'text \"Lake\", in: bounds, font: Font(tracking: 1), with: #000'",
    "display": "lay out boxes side by side with 'place (row { … }), in: bounds'",
    "flex": "lay out boxes side by side with 'place (row { … }), in: bounds'",
    "position": "draw each part in a rectangle or at a point: 'place Badge(), at: (8, 8)'",
    "left": "draw each part in a rectangle or at a point: 'place Badge(), at: (8, 8)'",
    "top": "draw each part in a rectangle or at a point: 'place Badge(), at: (8, 8)'",
    "Text": "draw text with 'text \"Lake\", in: bounds, with: #000'",
    "Label": "draw text with 'text \"Lake\", in: bounds, with: #000'",
    "HStack":
      "lay out boxes in a row with 'place (row(spacing: 8) { … }), in: bounds' in 'draw'",
    "VStack":
      "lay out boxes in a column with 'place (column(spacing: 8) { … }), in: bounds' in 'draw'",
    "ZStack":
      "later lines draw on top of earlier ones; stack boxes with 'place (overlay { … }), in: bounds'",
    "ctx":
      "there is no drawing context; each line has all its arguments: 'fill rect(bounds), with: #000'",
    "context":
      "there is no drawing context; each line has all its arguments: 'fill rect(bounds), with: #000'",
    "console": "nothing can be printed; show a value with 'text \"\\(x)\", in: bounds, with: #000'",
    "print": "nothing can be printed; show a value with 'text \"\\(x)\", in: bounds, with: #000'",
    "return":
      "nothing is returned; draw with lines such as 'fill rect(bounds), with: #000'",
    "init":
      "give properties their default values where they are declared: 'state title: String = \"Lake\"'",
    "constructor":
      "give properties their default values where they are declared: 'state title: String = \"Lake\"'",
    "while": "write a loop as 'for i in 0..<3 { … }'",
    "ForEach": "write a loop as 'for i in 0..<3 { … }'",
  ]

  /// The required line of a component that a word refers to.
  package static let members = [
    "width": "size", "height": "size", "viewBox": "size", "HStack": "draw", "VStack": "draw",
    "ZStack": "draw", "Text": "draw",
  ]

  /// Argument labels that correspond to another value.
  package static let labels = [
    "cx": "pass the centre as one point: 'center: (12, 12)'",
    "cy": "pass the centre as one point: 'center: (12, 12)'",
    "x1": "pass each end as one point: 'from: (0, 12), to: (24, 12)'",
    "y1": "pass each end as one point: 'from: (0, 12), to: (24, 12)'",
    "x2": "pass each end as one point: 'from: (0, 12), to: (24, 12)'",
    "y2": "pass each end as one point: 'from: (0, 12), to: (24, 12)'",
    "points": "pass the points as a list: '[(0, 0), (24, 12), (0, 24)]'",
    "d": "pass the path data without a label: 'path(\"M 4 12 L 20 12\")'",
    "fontSize": "set the size and weight in the font: 'font: Font(size: 14, weight: .bold)'",
    "fontWeight": "set the size and weight in the font: 'font: Font(size: 14, weight: .bold)'",
    "fontFamily": "set the family in the font: 'font: Font(family: \"Inter\", size: 14)'",
    "fontVariationSettings": "set axes in the font: 'font: Font(variations: [\"GRAD=50\"])'",
    "fontFeatureSettings": "set features in the font: 'font: Font(features: [\"tnum\"])'",
    "letterSpacing": "set the spacing in the font: 'font: Font(tracking: 1)'",
    "borderRadius": "draw a shape with rounded corners: 'roundedRect(bounds, radius: 8)'",
    "cornerRadius": "draw a shape with rounded corners: 'roundedRect(bounds, radius: 8)'",
    "boxShadow":
      "draw a shadow with 'layer shadows: [Shadow(#0000004D, blur: 4, offset: (0, 2))] { … }'",
    "shadow":
      "draw a shadow with 'layer shadows: [Shadow(#0000004D, blur: 4, offset: (0, 2))] { … }'",
    "opacity":
      "use a translucent colour such as '#0008', or 'layer opacity: 50% { … }'",
    "stroke": "use two lines: 'fill' for the shape and 'stroke' for its outline",
    "border": "use two lines: 'fill' for the shape and 'stroke' for its outline",
    "padding": "for space around content, draw in a smaller rectangle: 'bounds.inset(8)'",
    "horizontal": "write the two axes as 'Insets(x: 12, y: 4)'",
    "vertical": "write the two axes as 'Insets(x: 12, y: 4)'",
    "transform":
      "transform a path with 'path.transformed(by: rotation(45deg))', or draw in a 'layer'",
  ]

  /// Methods with which other languages modify the preceding expression.
  package static let modifiers = [
    "frame":
      "there are no modifiers; pass the rectangle where you draw: 'rect(bounds.inset(8))'",
    "padding": "there are no modifiers; draw in a smaller rectangle: 'bounds.inset(8)'",
    "background":
      "there are no modifiers; draw the background first, on a separate line",
    "overlay":
      "there are no modifiers; draw the overlay afterwards, on a separate line",
    "foregroundColor": "there are no modifiers; pass the colour as 'with: #F00'",
    "foregroundStyle": "there are no modifiers; pass the colour as 'with: #F00'",
    "fill": "there are no modifiers; fill a shape with 'fill rect(bounds), with: #F00'",
    "font": "there are no modifiers; pass the font as 'font: Font(size: 14)'",
    "bold": "there are no modifiers; pass the font as 'font: Font(weight: .bold)'",
    "cornerRadius":
      "there are no modifiers; draw a shape with rounded corners: 'roundedRect(bounds, radius: 8)'",
    "clipShape":
      "there are no modifiers; clip content with 'layer clip: circle(bounds) { … }'",
    "shadow":
      "there are no modifiers; draw a shadow with 'layer shadows: [Shadow(#0004, blur: 4)] { … }'",
    "blur":
      "there are no modifiers; blur content with 'layer blur: 4 { … }'",
    "rotationEffect":
      "there are no modifiers; rotate content with 'layer transform: rotation(45deg) { … }'",
    "scaleEffect":
      "there are no modifiers; scale content with 'layer transform: scaling(2) { … }'",
    "onTapGesture": "a component only draws; handle input in your program",
  ]

  /// Values.
  package static let values = [
    "currentColor": "declare a property for the colour: 'state ink: Color = #000'",
    "inherit": "nothing is inherited; declare a property: 'state ink: Color = #000'",
    "auto": "measure the content: 'size measure(title)'",
    "this": "use a property's name alone: 'isOn'",
    "props": "use a property's name alone: 'isOn'",
    "window": "a component can only read its 'bounds' and the 'environment'",
    "screen": "a component can only read its 'bounds' and the 'environment'",
  ]

  /// Functions.
  package static let functions = [
    "linearGradient":
      "write a gradient as 'linearGradient(from: .left, to: .right, [#F00, #00F])'",
    "radialGradient":
      "write a gradient as 'radialGradient(center: .center, radius: 20, [#F00, #00F])'",
    "conicGradient": "write a gradient as 'sweepGradient(center: .center, [#F00, #00F])'",
    "rgba": "write a colour as '#E5004BCC' or 'rgb(0.9, 0, 0.3, alpha: 80%)'",
    "var": "refer to a value by its name: 'UI.accent', declared in 'tokens UI { … }'",
    "calc": "write the expression without a function: 'bounds.width - 16'",
    "url": "name an image file in a string: '\"images/cell.png\"'",
    "useState": "declare a property in the component: 'state isOn: Bool = false'",
    "setTimeout": "a component only draws; animate a property with 'transition'",
  ]

  /// Elements of SVG and HTML.
  package static let elements = [
    "circle": "write a circle as 'fill circle(center: (12, 12), radius: 10), with: #000'",
    "ellipse": "write an ellipse as 'fill ellipse(bounds), with: #000'",
    "rect":
      "write a rectangle as 'fill rect(Rect(x: 0, y: 0, width: 24, height: 24)), with: #000'",
    "line": "write a line as 'stroke line(from: (0, 12), to: (24, 12)), with: #000'",
    "path": "write a path as 'fill path(\"M 4 12 L 20 12\"), with: #000'",
    "polygon": "write a polygon as 'fill polygon([(0, 0), (24, 12), (0, 24)]), with: #000'",
    "text": "text is drawn with 'text \"Lake\", in: bounds, with: #000'",
    "g": "group content with 'layer transform: translation(x: 4, y: 4) { … }'",
    "svg":
      "write a drawing as 'component Icon { … }', with the lines 'size 24, 24' and 'draw { … }'",
    "img": "an image is drawn with 'image \"images/cell.png\", in: bounds'",
    "image": "an image is drawn with 'image \"images/cell.png\", in: bounds'",
  ]

  /// Swift property wrappers.
  static let wrappers: Set<String> = [
    "State", "Binding", "Published", "Bindable", "StateObject", "ObservedObject", "Property",
    "property", "state", "Input", "Prop",
  ]

  /// CSS pseudo-classes.
  static let selectors = [
    "hover": "isHovered", "active": "isPressed", "focus": "isFocused", "disabled": "isDisabled",
    "checked": "isOn", "selected": "isSelected", "before": "hasMark", "after": "hasMark",
    "root": "isRoot",
  ]

  /// A hyphenated name in camel case: `boxShadow` for `box-shadow`.
  package static func camelCase(_ name: String) -> String {
    var result = ""
    var isUpper = false
    for byte in name.utf8 {
      if byte == UInt8(ascii: "-") {
        isUpper = !result.isEmpty
      } else {
        let isLetter = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
        result.unicodeScalars.append(Unicode.Scalar(isUpper && isLetter ? byte - 32 : byte))
        isUpper = false
      }
    }
    return result
  }
}
