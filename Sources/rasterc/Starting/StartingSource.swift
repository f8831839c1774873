// The sources that `rasterc new` writes.

/// The sources of new components.
enum StartingSource {
  /// A label with a background.
  static func component(_ name: String) -> String {
    """
    /// A label on a background that is as wide as the label.
    component \(name) {
      /// The text of the label.
      state title: String = "\(name)"
      state isPressed: Bool = false

      let label = Font(size: 15, weight: .semibold)
      let plate = environment.appearance == .dark ? #2670D6 : #0A5FCC

      size measure(title, font: label).width + 32, 40

      draw {
        fill roundedRect(bounds, radius: 10), with: isPressed ? plate.darker(15%) : plate
        text title, in: bounds, font: label, with: #FFFFFF, align: .center, maxLines: 1
      }

      accessibility {
        label title
        role .button
      }

      states {
        /// While the button is held down.
        pressed isPressed: true
        /// A long title fits too.
        long    title: "Text of any length fits"
      }
    }

    """
  }

  /// Colours and lengths for light and dark.
  static func tokens(_ name: String) -> String {
    """
    /// The colours, lengths and fonts of \(name).
    tokens \(name) {
      /// Interactive elements, and the content on them.
      accent   light: #0A5FCC, dark: #8AB8FF
      onAccent light: #FFFFFF, dark: #06264F

      gap {
        small  8.0
        medium 16.0
      }
      radius   10.0

      label    TextStyle(font: Font(size: 15, weight: .semibold))
    }

    """
  }

  /// A button that uses a set of tokens.
  static func button(_ theme: String) -> String {
    """
    import "\(theme).raster"

    /// A button in the colours of \(theme).
    component \(theme)Button {
      /// The text of the label.
      state title: String = "Continue"
      state isPressed: Bool = false

      let label = measure(title, style: \(theme).label)

      size label.width + 2 * \(theme).gap.medium, label.height + 2 * \(theme).gap.small

      draw {
        fill roundedRect(bounds, radius: \(theme).radius),
          with: isPressed ? \(theme).accent.darker(15%) : \(theme).accent
        text title, in: bounds, style: \(theme).label, with: \(theme).onAccent, align: .center, maxLines: 1
      }

      accessibility {
        label title
        role .button
      }

      states {
        /// While the button is held down.
        pressed isPressed: true
      }
    }

    """
  }
}
