// What `rasterc skill` prints: the language and the way to work, in a page for agents.

/// The page for agents, in Markdown with the front matter of a skill file.
enum Skill {
  /// The text.
  ///
  /// A test checks and formats its examples, and limits its length.
  static let text = #"""
    ---
    name: raster
    description: Write, check and look at interface components in .raster files with the command rasterc.
    ---

    # Drawing components in .raster files

    A `.raster` file declares components: properties, a size, and what to draw. `rasterc` checks them, draws them to the same bytes on every machine, and generates Swift. The language is declarative: no assignment, no recursion, no I/O.

    ## Work in this loop

    1. Write `Name.raster`.
    2. `rasterc check Name.raster` reports mistakes, each at its place. `rasterc check --fix` applies suggestions. `rasterc explain CODE` explains a report by an example.
    3. `rasterc render Name.raster --all-states --contact-sheet sheet.png --scale 2` draws all states, light and dark. Look at the image. `--state NAME --appearance dark -o one.png` draws one.
    4. Change the source, and begin again. At the end: `rasterc format Name.raster`.

    ## A component

    Every line is a word, arguments as in a call without parentheses, and an optional block.

    ```raster
    /// A card with a price.
    component RoomCard {
      state name: String = "Lake view", limit: 60
      state price: Double = 240
      state tags: [String] = ["Quiet", "Balcony"], limit: 6
      state isSold: Bool = false

      let isDark = environment.appearance == .dark
      let ink: Color = isDark ? #F2F2F7 : #1B1B1F

      layout width: 200...280, padding: 16 {
        background {
          fill roundedRect(bounds, radius: 12), with: isDark ? #2C2C2E : #FFFFFF
          stroke roundedRect(bounds, radius: 12), with: #8E8E93, align: .inside
        }
        column spacing: 8, align: .stretch {
          row spacing: 8, align: .baseline {
            box grow: 1, align: .leading {
              text name, font: Font(size: 17, weight: .semibold), with: ink
            }
            text format(price, decimals: 0), font: Font(size: 17), with: ink
          }
          drawing height: 1 { fill rect(bounds), with: #8E8E9360 }
          wrap spacing: 6, rowSpacing: 6 {
            for tag in tags {
              box padding: Insets(x: 8, y: 3) {
                background { fill capsule(bounds), with: #0A4F96 }
                text tag, font: Font(size: 12), with: #FFFFFF
              }
            }
          }
          if isSold { text "Sold out", font: Font(size: 13), with: isDark ? #FFB4AB : #B3261E }
        }
      }

      states {
        sold   isSold: true
        long   name: "A room with a view of the lake and the mountains"
        hebrew .sold, environment: Environment(layoutDirection: .rightToLeft)
      }
    }
    ```

    - `state` declares a property with a default. `in: 0...10` bounds a number, and `limit:` a list or a string. Types: `Bool Int Double Fraction String Color Duration Angle Date Point Size Image`, `[T]`, `T?`, your own `enum` and `struct Part { let name: String; let value: Double }`, made by `Part(name: "a", value: 1)`.
    - A component has `layout`, whose content gives its size, or `size 120, 40` and `draw`, which draws in `bounds`. `draw` beside `layout` draws behind it.
    - `states` names values to look at; `plain`, with all defaults, is always there. `.sold` inherits from a state above. `matrix a, b` makes a state of each combination.
    - `caps 12` after `size` keeps the edges when the drawing is stretched. `mirrors` mirrors it in right-to-left layouts; then write `leading` and `trailing` instead of `left` and `right`.
    - `accessibility { label name; role .button }` describes it. Controls need a label.

    ## Drawing

    ```raster
    enum Level { case low, high }

    component Meter {
      state level: Level = .low
      state share: Fraction = 40%, in: 0%...100%

      size 120, 48

      let track = Rect(x: 12, y: 30, width: bounds.width - 24, height: 6)
      let tint: Color = switch level {
        case .low: #1B7A3E
        case .high: #B3201B
      }

      draw {
        layer shadows: [Shadow(#00000030, blur: 6, offset: (0, 2))] {
          fill roundedRect(bounds.inset(4), radius: 8),
            with: linearGradient(from: .top, to: .bottom, [#FFFFFF, #F2F4F8])
        }
        text "\(share)", in: bounds.inset(x: 12, y: 8), font: Font(size: 13), with: #1B1B1F,
          verticalAlign: .top
        fill capsule(track), with: #D8DCE3
        fill capsule(track.slice(track.width * share, from: .left)), with: tint
        for i in 0..<5 { fill circle(center: (12 + 24 * Double(i), 42), radius: 1), with: #8E8E93 }
        stroke path {
          move (98, 16)
          line (102, 20)
          line (108, 12)
        }, with: tint, width: 2, cap: .round
      }

      states { full level: .high, share: 100% }
    }
    ```

    | line | arguments |
    |---|---|
    | `fill PATH` | `with:` a colour or a gradient, `rule:` |
    | `stroke PATH` | `with: width: cap: join: dash: [4, 2]`, `align: .inside` |
    | `text "…"` | `in:` a rectangle or `at:` a baseline; `font: with: align: verticalAlign: maxLines: lineHeight: truncation:` |
    | `image "a.png"` | `in:` or `at:`, `fit: .cover`, `tint:`; PNG, JPEG, WebP, GIF, BMP, SVG |
    | `layer { }` | `opacity: blend: blur: clip: mask: shadows: transform:` |
    | `place Other(x: 1)` | `in:` or `at:`; draws a component. In a layout: `Other x: 1` |

    Paths: `rect(r)`, `roundedRect(r, radius:)`, `capsule(r)`, `ellipse(r)`, `circle(r)`, `circle(center:, radius:)`, `line(from:, to:)`, `polyline(points)`, `polygon(points)`, `arc(center:, radius:, from:, to:)`, `pie(…)` (the same labels), `ring(center:, radius:, innerRadius:, from:, to:)`, `star(in:)`, `path("M 0 0 L 9 9")` (SVG path data), `svg("icon.svg")`, and `path { move p; line p; quad p, control: c; curve p, control1: a, control2: b; close }`. A point is `(x, y)`. Angles: `90deg`, clockwise. Gradients: `linearGradient(from: .topLeft, to: .bottom, […])`, `radialGradient(center:, radius:, […])`, with `GradientStop(#FFF, at: 40%)`.
    Rectangles: `bounds.inset(8)`, `.inset(x: 4, y: 2)`, `.slice(20, from: .leading)`, `.center .midX .maxX .width`, `Rect(center:, size:)`.

    ## Layout

    Contents: `row column overlay wrap grid(columns:) box space text image drawing`, components, `place`. Blocks hold `let if switch for`. `row` and `column` take `spacing:` and `align:` (`row`: `.top .center .bottom .stretch .baseline`; `column`: `.leading .center .trailing .stretch`). `box` takes one content and `width: height: padding: grow: align: offset: aspectRatio:`; `width: 44...120` is a range. Space between is `box grow: 1` or `space`. Backgrounds, borders, corners and shadows are drawn in `background { }`.

    ## Values

    - `let` names a value. `func half(_ x: Double) -> Double { x / 2 }` holds `let`s and one result, which may be a `Content`. `c ? a : b`; `switch` is a value, too. `list[i]` is optional: `list[i] ?? 0`.
    - Lists are built, not changed: `[for (i, x) in xs.enumerated: x * 2]`, `.count .first .max .sum .prefix(2)`; a running total is `xs.prefix(i).sum`.
    - Strings: `"\(x)"`, `.uppercased .initials .prefix(2)`.
    - `environment.appearance`, `.contrast`, `.layoutDirection`, `.textScale`, `.locale`.
    - `Font(size: 15, weight: .medium)`: `.regular .medium .semibold .bold`; `format(x, decimals: 2, grouping: true)`.
    - Numbers: `/` never truncates: `1 / 2` is 0.5. Write `div(a, b)`, `mod(a, b)`, `Int(x)`, `min max round abs sin cos`. A percentage is a `Fraction`: `width * 40%`. Angle 0 points right.
    - `tokens UI { accent light: #E5004B, dark: #FF4F87 }` outside components declares a value by appearance: `UI.accent`. `import "Other.raster"` makes the declarations of another file visible.

    ## Common mistakes

    - There is no CSS: no `background:`, `border:`, `margin:`; use `background { }`, `padding:`, `spacing:`.
    - `with:` is the paint; `text` needs no `in:` in a layout.
    - Text that does not fit is truncated and reported. Give it room, or write `truncation: .end` to accept it. Text in a layout wraps, even in a number; `maxLines: 1` keeps one line.
    - Two states with the same look are reported; remove one.
    - A line that begins with `-` or another operator continues the line above.
    - In a column with `align: .stretch`, put text into `box align: .leading { }` so that it follows the layout direction.

    """#
}
