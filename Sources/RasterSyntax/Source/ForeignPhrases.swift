// What other languages say that is no name of anything here, and how it is said instead.

/// Words of CSS, SVG, SwiftUI and JavaScript that no word of the language stands for, each with what is
/// written here; hyphens are left out, as in `boxShadow` for `box-shadow`.
package enum ForeignPhrases {
  /// First words of lines.
  package static let lines = [
    "padding": "space around is left by a smaller box: 'bounds.inset(8)'",
    "margin": "space around is left by a smaller box: 'bounds.inset(8)'",
    "background": "a background is 'fill rect(bounds), with: #F2F2F7'",
    "backgroundColor": "a background is 'fill rect(bounds), with: #F2F2F7'",
    "backgroundImage": "a background is 'fill rect(bounds), with: pattern(photo)'",
    "color": "a colour stands where it is used: 'fill rect(bounds), with: #F2F2F7'",
    "border": "a border is 'stroke rect(bounds), with: #000, width: 1, align: .inside'",
    "outline": "an outline is 'stroke rect(bounds), with: #000, width: 1, align: .outside'",
    "borderRadius": "round corners are a shape's: 'roundedRect(bounds, radius: 8)'",
    "cornerRadius": "round corners are a shape's: 'roundedRect(bounds, radius: 8)'",
    "boxShadow":
      "a shadow is 'layer shadows: [Shadow(#0000004D, blur: 4, offset: (0, 2))] { … }'",
    "textShadow":
      "a shadow is 'layer shadows: [Shadow(#0000004D, blur: 4, offset: (0, 2))] { … }'",
    "shadow": "a shadow is 'layer shadows: [Shadow(#0000004D, blur: 4, offset: (0, 2))] { … }'",
    "transform":
      "what is turned stands in 'layer transform: rotation(45deg, about: bounds.center) { … }'",
    "filter": "what is blurred stands in 'layer blur: 4 { … }'",
    "width": "width and height are one line: 'size 120, 44'",
    "height": "width and height are one line: 'size 120, 44'",
    "viewBox": "width and height are one line: 'size 24, 24'",
    "fontSize":
      "a font stands where it is used: 'text \"Lake\", in: bounds, font: Font(size: 14), with: #000'",
    "fontFamily":
      "a font stands where it is used: 'text \"Lake\", in: bounds, font: Font(size: 14), with: #000'",
    "fontWeight":
      "a font stands where it is used: 'text \"Lake\", in: bounds, font: Font(size: 14), with: #000'",
    "display": "boxes side by side are 'place (row { … }), in: bounds'",
    "flex": "boxes side by side are 'place (row { … }), in: bounds'",
    "position": "each thing is drawn in a box or at a point: 'place Badge(), at: (8, 8)'",
    "left": "each thing is drawn in a box or at a point: 'place Badge(), at: (8, 8)'",
    "top": "each thing is drawn in a box or at a point: 'place Badge(), at: (8, 8)'",
    "Text": "words are drawn by 'text \"Lake\", in: bounds, with: #000'",
    "Label": "words are drawn by 'text \"Lake\", in: bounds, with: #000'",
    "HStack":
      "boxes side by side are drawn by 'place (row(spacing: 8) { … }), in: bounds' in 'draw'",
    "VStack":
      "boxes in a column are drawn by 'place (column(spacing: 8) { … }), in: bounds' in 'draw'",
    "ZStack":
      "what is drawn later lies above; boxes on one another are 'place (overlay { … }), in: bounds'",
    "ctx":
      "there is no pen with a state: each line says it all, as 'fill rect(bounds), with: #000'",
    "context":
      "there is no pen with a state: each line says it all, as 'fill rect(bounds), with: #000'",
    "console": "nothing is printed; a value is shown by 'text \"\\(x)\", in: bounds, with: #000'",
    "print": "nothing is printed; a value is shown by 'text \"\\(x)\", in: bounds, with: #000'",
    "return":
      "nothing is returned: what is drawn is said line by line, as 'fill rect(bounds), with: #000'",
    "init":
      "properties have their values where they are declared: 'state title: String = \"Lake\"'",
    "constructor":
      "properties have their values where they are declared: 'state title: String = \"Lake\"'",
    "while": "a loop is written 'for i in 0..<3 { … }'",
    "ForEach": "a loop is written 'for i in 0..<3 { … }'",
  ]

  /// The line that a word of a component is about, where that is one of those it must have.
  package static let members = [
    "width": "size", "height": "size", "viewBox": "size", "HStack": "draw", "VStack": "draw",
    "ZStack": "draw", "Text": "draw",
  ]

  /// Labels of arguments that are said by another value.
  package static let labels = [
    "cx": "a centre is one point: 'center: (12, 12)'",
    "cy": "a centre is one point: 'center: (12, 12)'",
    "x1": "each end is one point: 'from: (0, 12), to: (24, 12)'",
    "y1": "each end is one point: 'from: (0, 12), to: (24, 12)'",
    "x2": "each end is one point: 'from: (0, 12), to: (24, 12)'",
    "y2": "each end is one point: 'from: (0, 12), to: (24, 12)'",
    "points": "a polygon has points in a list: '[(0, 0), (24, 12), (0, 24)]'",
    "d": "a path has its data without a label: 'path(\"M 4 12 L 20 12\")'",
    "fontSize": "size and weight are the font's: 'font: Font(size: 14, weight: .bold)'",
    "fontWeight": "size and weight are the font's: 'font: Font(size: 14, weight: .bold)'",
    "fontFamily": "the family is the font's: 'font: Font(family: \"Inter\", size: 14)'",
    "borderRadius": "round corners are a shape's: 'roundedRect(bounds, radius: 8)'",
    "cornerRadius": "round corners are a shape's: 'roundedRect(bounds, radius: 8)'",
    "boxShadow":
      "a shadow is 'layer shadows: [Shadow(#0000004D, blur: 4, offset: (0, 2))] { … }'",
    "shadow": "a shadow is 'layer shadows: [Shadow(#0000004D, blur: 4, offset: (0, 2))] { … }'",
    "opacity":
      "what is faint has a colour that is, '#0008', or stands in 'layer opacity: 50% { … }'",
    "stroke": "a shape is filled by 'fill', and gets an edge by 'stroke': two lines",
    "border": "a shape is filled by 'fill', and gets an edge by 'stroke': two lines",
    "padding": "space around is left by a smaller box: 'bounds.inset(8)'",
    "transform":
      "what is turned is 'path.transformed(by: rotation(45deg))', or stands in a 'layer'",
  ]

  /// Methods with which other languages change what stands before them.
  package static let modifiers = [
    "frame":
      "nothing is changed afterwards: a box is given where it is drawn, 'rect(bounds.inset(8))'",
    "padding": "nothing is changed afterwards: space is left by a smaller box, 'bounds.inset(8)'",
    "background":
      "nothing is changed afterwards: what lies behind is drawn before, by a line of its own",
    "overlay":
      "nothing is changed afterwards: what lies above is drawn after, by a line of its own",
    "foregroundColor": "nothing is changed afterwards: a colour is the argument 'with: #F00'",
    "foregroundStyle": "nothing is changed afterwards: a colour is the argument 'with: #F00'",
    "fill": "nothing is changed afterwards: a shape is drawn by 'fill rect(bounds), with: #F00'",
    "font": "nothing is changed afterwards: a font is the argument 'font: Font(size: 14)'",
    "bold": "nothing is changed afterwards: a font is the argument 'font: Font(weight: .bold)'",
    "cornerRadius":
      "nothing is changed afterwards: a shape is round itself, 'roundedRect(bounds, radius: 8)'",
    "clipShape":
      "nothing is changed afterwards: what is cut stands in 'layer clip: circle(bounds) { … }'",
    "shadow":
      "nothing is changed afterwards: what has one stands in 'layer shadows: [Shadow(#0004, blur: 4)] { … }'",
    "blur":
      "nothing is changed afterwards: what is blurred stands in 'layer blur: 4 { … }'",
    "rotationEffect":
      "nothing is changed afterwards: what is turned stands in 'layer transform: rotation(45deg) { … }'",
    "scaleEffect":
      "nothing is changed afterwards: what is scaled stands in 'layer transform: scaling(2) { … }'",
    "onTapGesture": "a component only draws: what is done with it is the program's matter",
  ]

  /// Values.
  package static let values = [
    "currentColor": "a colour that is given is a property: 'state ink: Color = #000'",
    "inherit": "nothing is inherited: what is given is a property, 'state ink: Color = #000'",
    "auto": "a size is measured: 'size measure(title)'",
    "this": "properties are named as they are: 'isOn'",
    "props": "properties are named as they are: 'isOn'",
    "window": "a component sees its 'bounds' and the 'environment'",
    "screen": "a component sees its 'bounds' and the 'environment'",
  ]

  /// Functions.
  package static let functions = [
    "linearGradient": "a gradient is 'linearGradient(from: .left, to: .right, [#F00, #00F])'",
    "radialGradient": "a gradient is 'radialGradient(center: .center, radius: 20, [#F00, #00F])'",
    "conicGradient": "a gradient is 'sweepGradient(center: .center, [#F00, #00F])'",
    "rgba": "a colour is '#E5004BCC', or 'rgb(0.9, 0, 0.3, alpha: 80%)'",
    "var": "a value of a name is the name: 'UI.accent', declared in 'tokens UI { … }'",
    "calc": "what is computed stands as it is: 'bounds.width - 16'",
    "url": "a picture is named by a text: '\"images/cell.png\"'",
    "useState": "a property is declared in the component: 'state isOn: Bool = false'",
    "setTimeout": "a component only draws; what moves is a 'transition'",
  ]

  /// Elements of SVG and HTML.
  package static let elements = [
    "circle": "a circle is 'fill circle(center: (12, 12), radius: 10), with: #000'",
    "ellipse": "an ellipse is 'fill ellipse(bounds), with: #000'",
    "rect": "a rectangle is 'fill rect(Rect(x: 0, y: 0, width: 24, height: 24)), with: #000'",
    "line": "a line is 'stroke line(from: (0, 12), to: (24, 12)), with: #000'",
    "path": "a path is 'fill path(\"M 4 12 L 20 12\"), with: #000'",
    "polygon": "a polygon is 'fill polygon([(0, 0), (24, 12), (0, 24)]), with: #000'",
    "text": "words are 'text \"Lake\", in: bounds, with: #000'",
    "g": "what belongs together stands in 'layer transform: translation(x: 4, y: 4) { … }'",
    "svg": "a drawing is a 'component Icon { … }', with the lines 'size 24, 24' and 'draw { … }'",
    "img": "a picture is 'image \"images/cell.png\", in: bounds'",
    "image": "a picture is 'image \"images/cell.png\", in: bounds'",
  ]

  /// What wraps a property in Swift.
  static let wrappers: Set<String> = [
    "State", "Binding", "Published", "Bindable", "StateObject", "ObservedObject", "Property",
    "property", "state", "Input", "Prop",
  ]

  /// States of CSS's selectors.
  static let selectors = [
    "hover": "isHovered", "active": "isPressed", "focus": "isFocused", "disabled": "isDisabled",
    "checked": "isOn", "selected": "isSelected", "before": "hasMark", "after": "hasMark",
    "root": "isRoot",
  ]

  /// A name with hyphens as one in camel case: `boxShadow` for `box-shadow`.
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
